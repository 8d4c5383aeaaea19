'use strict';
// Sessions of tools: several attempts in one process, each with a realm of its own, and one call at a time.
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const DRAFTS = fs.readFileSync(path.join(__dirname, 'drafts.cjs'), 'utf8');
const makeDrafts = new vm.Script(DRAFTS, { filename: 'realm' });

/** `begin` begins a call: it gives its state and its end; `newRealm` makes a realm for them; `worded` puts what Node says into our words. */
function makeSessions({ begin, newRealm, classes, worded }) {
  const sessions = new Map();
  let initial;

  function load(call) {
    return begin(call, (turn) => {
      initial = call.state;
      for (const one of classes) harden(one);
      turn.end({ answer: 'null' });
    });
  }

  function close(call) {
    return begin(call, (turn) => {
      sessions.delete(call.session);
      turn.end({ answer: 'null' });
    });
  }

  function open(call) {
    return begin(call, (turn) => {
      const session = { turn };
      // One realm for all calls of the session: what it asks of this one goes to the call under way.
      const state = turn.state;
      session.state = state;
      session.realm = newRealm(state, (what) => session.turn.end(what), call);
      turn.realm = session.realm;
      const { context, modules } = session.realm;
      session.drafts = makeDrafts.runInContext(context)(initial, worded);
      return (async () => {
        const module = modules.ofFile(call.file);
        await modules.link(module);
        await module.evaluate();
        const said = session.drafts.load(module.namespace.tools);
        if (call.changes !== undefined) session.drafts.replay(call.changes);
        sessions.set(call.session, session);
        session.turn.end({ answer: said });
      })();
    });
  }

  function ask(call) {
    const session = sessions.get(call.session);
    return begin(
      call,
      (turn) => {
        session.turn = turn;
        turn.realm = session.realm;
        turn.abort = () => session.drafts.abort();
        session.drafts.call(call.tool, call.args, (reply) => {
          turn.abort = undefined;
          turn.end({ answer: String(reply) });
        });
      },
      session.state,
    );
  }

  return {
    answered(message) {
      if (message.do === 'load') return load(message);
      if (message.do === 'open') return open(message);
      if (message.do === 'ask') return ask(message);
      return close(message);
    },
  };
}

/** What all realms of the process are handed must not be a place to leave something for another. */
function harden(one) {
  if (typeof one !== 'function' && (typeof one !== 'object' || one === null)) return;
  if (!Object.isFrozen(one)) Object.freeze(one);
  if (typeof one === 'function' && one.prototype !== undefined) Object.freeze(one.prototype);
}

module.exports = { makeSessions };

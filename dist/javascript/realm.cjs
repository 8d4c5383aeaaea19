// The first code of a realm: it makes what own code sees there and turns what comes of it into text. Nothing of the realm
// outside is handed to own code; what it may use of it stands behind functions of this one.
(host) => {
  'use strict';
  const { parse, stringify } = JSON;
  const { defineProperty, hasOwn } = Object;
  const { apply } = Reflect;
  const { isFinite: finite } = Number;
  const { isArray } = Array;
  const RealmError = Error;
  const text = String;
  let given = {};

  class BadResult extends RealmError {}

  /** A global variable as code could have made it itself; one that cannot be replaced, such as `undefined`, stays as it is. */
  function define(name, value) {
    try {
      defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
    } catch {
      // `undefined`, `NaN` and `Infinity`: the variable is still there in `variables`.
    }
  }

  /** A function of this realm for one outside. Errors of the other realm end there. */
  const bridged =
    (call) =>
    (...values) => {
      try {
        return call(...values);
      } catch (error) {
        throw new RealmError(text(error?.message));
      }
    };

  function shown(value) {
    if (typeof value === 'string') return value;
    if (value instanceof RealmError) return text(value.stack ?? value);
    try {
      return (typeof value === 'object' && value !== null ? stringify(value) : undefined) ?? text(value);
    } catch {
      return '[cannot be shown]';
    }
  }

  const print = bridged((...values) => host.print(values.map(shown).join(' ')));
  const logging = {};
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'])
    logging[name] = print;
  logging.assert = (held, ...values) => {
    if (!held) print('Assertion failed', ...values);
  };
  for (const name of ['time', 'timeEnd', 'timeLog', 'group', 'groupEnd', 'count'])
    logging[name] = () => undefined;

  const timer = (repeat) =>
    bridged((callback, ms, ...values) => {
      if (typeof callback !== 'function') throw new RealmError('a timer needs a function');
      return host.timer(() => void apply(callback, undefined, values), +ms || 0, repeat);
    });
  const clear = bridged((id) => host.clearTimer(+id));
  const soon = timer(false);
  const globals = {
    console: logging,
    setTimeout: timer(false),
    setInterval: timer(true),
    setImmediate: (callback, ...values) => soon(callback, 0, ...values),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
    queueMicrotask: async (callback) => {
      await undefined;
      callback();
    },
    structuredClone: (value) => parse(stringify(value)),
  };
  for (const name of Object.keys(globals))
    defineProperty(globalThis, name, { value: globals[name], writable: true, configurable: true });
  for (const name of host.lazyNames)
    defineProperty(globalThis, name, {
      get: () => host.lazy(name),
      set: (value) => define(name, value),
      configurable: true,
    });

  /** Text of a value as JSON; throws what it is that JSON cannot say. */
  function written(value) {
    if (value === undefined || value === null) throw new BadResult('the code gave no result');
    const seen = (key, part) => {
      if (typeof part === 'number' && !finite(part))
        throw new BadResult(`${named(key)} is ${part}, which is no JSON value`);
      if (typeof part === 'bigint') throw new BadResult(`${named(key)} is a BigInt, which is no JSON value`);
      return part;
    };
    const named = (key) => (key === '' ? 'the result' : `\`${text(key).slice(0, 100)}\``);
    let json;
    try {
      json = stringify(value, seen);
    } catch (error) {
      if (error instanceof BadResult) throw error;
      throw new BadResult(
        `the result is no JSON value: ${text(error?.message).split('\n')[0].slice(0, 200)}`,
      );
    }
    if (typeof json !== 'string') throw new BadResult(`the result is of type ${typeof value}`);
    return json;
  }

  /** What code threw, as a list of texts: type, message, stack. It was written by the code and may fail, flood or hang itself. */
  function described(error) {
    try {
      if (typeof error !== 'object' || error === null) return ['raised', 'Thrown', shown(error), ''];
      if (error instanceof BadResult) return ['result', '', text(error.message), ''];
      return ['raised', text(error.name ?? 'Error'), text(error.message ?? ''), text(error.stack ?? '')];
    } catch {
      return ['raised', 'Error', '(its message cannot be shown)', ''];
    }
  }

  /** Settles a call: `work` gives its value, at once or later. */
  async function settle(work) {
    try {
      host.done('value', written(await work()));
    } catch (error) {
      const [kind, type, message, stack] = described(error);
      host.done(kind, type, message, stack);
    }
  }

  const FUNCTIONS = ['score', 'evaluate'];
  /** The result among what code defined: functions are called with `subject`. */
  async function chosen(names, subject, hint) {
    for (const name of ['default', 'result']) {
      const value = names[name];
      if (value === undefined || (name === 'result' && hasOwn(given, 'result') && value === given.result))
        continue;
      return typeof value === 'function' ? apply(value, undefined, [subject]) : value;
    }
    for (const name of FUNCTIONS)
      if (typeof names[name] === 'function') return apply(names[name], undefined, [subject]);
    throw new BadResult(`the code gave no result: ${hint}`);
  }

  return {
    parse: (json) => parse(json),
    /** Globals of the code, as `[name, value]` rows of JSON. */
    give(rows) {
      given = {};
      for (const [name, value] of parse(rows)) {
        if (name.startsWith('__')) continue;
        defineProperty(given, name, { value, enumerable: true, configurable: true });
        define(name, value);
      }
    },
    settleFunction(body, subject) {
      const end = (result, score, evaluate) =>
        chosen({ result, score, evaluate }, parse(subject), 'end it with `return`, or define score(…)');
      void settle(async () => {
        const value = await body(end);
        // Inline code that is nothing but a function.
        return typeof value === 'function' ? apply(value, undefined, [parse(subject)]) : value;
      });
    },
    settleModule(names, subject) {
      void settle(() =>
        chosen(
          {
            default: names.default,
            result: names.result,
            score: names.score,
            evaluate: names.evaluate,
          },
          parse(subject),
          'export a default function or value, or score(…)',
        ),
      );
    },
    describe: described,
    isArray,
  };
};

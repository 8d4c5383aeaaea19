// Code of the realm of an attempt: its tools, and the state that they change. What all attempts begin with is one frozen value outside;
// containers of it are wrapped where they are first asked for, in proxies around shallow copies of this realm, which note what is changed,
// so that nobody has to compare all of it. Same rules as tracked.py.
(initial, worded) => {
  'use strict';
  const { parse, stringify } = JSON;
  const { hasOwn, keys, defineProperty, getPrototypeOf } = Object;
  const { ownKeys, deleteProperty, getOwnPropertyDescriptor, apply } = Reflect;
  const { isArray } = Array;
  const { isFinite: finite } = Number;
  const { slice } = Array.prototype;
  const RealmError = Error;
  const RealmTypeError = TypeError;
  const text = String;
  const tagOf = Object.prototype.toString;
  const DEEPEST = 100;
  const LARGEST_REPLY = 4 * 1024 * 1024;
  /** Keys of a tool, besides `run`. */
  const TOLD = ['name', 'description', 'parameters', 'reads', 'ends'];

  /** What is known of a wrapper: target, what it wraps, what it held before the call, whether something in it changed, where it stands. */
  const metas = new WeakMap();
  let open = false;
  let changed = [];
  let dirty = [];
  /** What the tool put in: it stays the very object until the call ends. */
  let fresh = new Set();

  const isContainer = (value) => typeof value === 'object' && value !== null;
  const copied = (one) => (isArray(one) ? apply(slice, one, []) : { ...one });
  /** Also a key that would be the prototype. */
  const put = (target, key, value) =>
    key === '__proto__'
      ? defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true })
      : (target[key] = value);

  function wrapped(src, parent) {
    const target = copied(src);
    const meta = {
      target,
      src,
      pre: null,
      dirty: false,
      parents: parent === null ? [] : [parent],
      proxy: null,
    };
    meta.proxy = new Proxy(target, trapsOf(meta));
    metas.set(meta.proxy, meta);
    return meta.proxy;
  }

  /** What stands in a container, wrapped where that is still to do. */
  function taken(meta, key) {
    const value = meta.target[key];
    if (!isContainer(value) || metas.has(value) || fresh.has(value)) return value;
    if (!hasOwn(meta.target, key)) return value;
    const made = wrapped(value, meta);
    put(meta.target, key, made);
    return made;
  }

  /** Keeps what a container holds, before its first change in a call. */
  function touch(meta) {
    if (meta.pre !== null) return;
    if (!open) throw new RealmTypeError('the state can be changed only while a call of a tool is under way');
    meta.pre = copied(meta.target);
    changed[changed.length] = meta;
    const waiting = [meta];
    while (waiting.length > 0) {
      const above = waiting[waiting.length - 1];
      waiting.length -= 1;
      if (above.dirty) continue;
      above.dirty = true;
      dirty[dirty.length] = above;
      for (let at = 0; at < above.parents.length; at += 1) waiting[waiting.length] = above.parents[at];
    }
  }

  function stored(meta, key, value) {
    if (typeof key === 'symbol') throw new RealmTypeError('the state holds JSON, which has no symbols');
    touch(meta);
    const inner = metas.get(value);
    if (inner !== undefined) {
      let known = false;
      for (let at = 0; at < inner.parents.length; at += 1) known ||= inner.parents[at] === meta;
      if (!known) inner.parents[inner.parents.length] = meta;
    } else if (isContainer(value)) fresh.add(value);
    put(meta.target, key, value);
    return true;
  }

  const trapsOf = (meta) => ({
    get: (_, key) => taken(meta, key),
    set: (_, key, value) => stored(meta, key, value),
    deleteProperty(target, key) {
      if (hasOwn(target, key)) touch(meta);
      return deleteProperty(target, key);
    },
    defineProperty(_, key, descriptor) {
      if (!hasOwn(descriptor, 'value'))
        throw new RealmTypeError('the state holds JSON, which has no accessors');
      return stored(meta, key, descriptor.value);
    },
    getOwnPropertyDescriptor(target, key) {
      taken(meta, key);
      return getOwnPropertyDescriptor(target, key);
    },
    preventExtensions: () => false,
    setPrototypeOf: () => false,
  });

  class NotPlain extends RealmError {}
  const notPlain = (path, what) => new NotPlain(`${path} ${what}, which is no JSON value`);

  /** A value without wrappers, for JSON: undefined in objects is left out. Throws NotPlain for what JSON cannot say. */
  function plain(given, path, depth) {
    let value = given;
    if (isContainer(value) && !metas.has(value) && typeof value.toJSON === 'function') value = value.toJSON();
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') {
      if (!finite(value)) throw notPlain(path, `is ${value}`);
      return value;
    }
    if (typeof value !== 'object')
      throw notPlain(path, `is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`);
    if (depth > DEEPEST)
      throw new NotPlain(
        `${path.slice(0, 100)} contains itself, or is nested more than ${DEEPEST} levels deep`,
      );
    const meta = metas.get(value);
    const from = meta === undefined ? value : meta.target;
    if (isArray(from)) {
      const list = [];
      for (let at = 0; at < from.length; at += 1)
        list[at] = from[at] === undefined ? null : plain(from[at], `${path}/${at}`, depth + 1);
      return list;
    }
    const tag = apply(tagOf, from, []);
    if (tag !== '[object Object]') throw notPlain(path, `is a ${text(tag).slice(8, -1)}`);
    const names = keys(from);
    const object = {};
    for (let at = 0; at < names.length; at += 1) {
      const part = from[names[at]];
      if (part !== undefined) put(object, names[at], plain(part, `${path}/${names[at]}`, depth + 1));
    }
    return object;
  }
  const written = (value, path) => stringify(plain(value, path, 0));

  const unmoved = (was, now) => was === now || (isContainer(now) && metas.get(now)?.src === was);
  const below = (path, key) => `${path}/${text(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const contentOf = (value) => metas.get(value)?.target ?? value;
  const earlier = (value) => metas.get(value)?.pre ?? contentOf(value);
  const has = (one, key) => hasOwn(one, key) && one[key] !== undefined;

  /** The changes of a call as operations, `values` as the JSON that will stand in the state. */
  function compared(root) {
    const operations = [];
    const say = (op, path, value) => {
      const at = `the state at ${path === '' ? 'its top' : path}`;
      operations[operations.length] =
        `{"op":"${op}","path":${stringify(path)}${op === 'remove' ? '' : `,"value":${written(value, at)}`}}`;
    };
    function compare(was, now, path, depth) {
      if (unmoved(was, now)) {
        const meta = isContainer(now) ? metas.get(now) : undefined;
        if (meta?.dirty !== true) return;
        if (meta.pre === null) within(meta.target, path, depth);
        else content(meta.pre, meta.target, path, depth);
      } else if (isContainer(was) && isContainer(now) && isArray(was) === isArray(now) && isOurs(now))
        content(earlier(was), contentOf(now), path, depth);
      else say('replace', path, now);
    }
    /** A container that holds what it held, and something in it has changed. */
    function within(target, path, depth) {
      const names = keys(target);
      for (let at = 0; at < names.length; at += 1) {
        const value = target[names[at]];
        if (isContainer(value) && metas.get(value)?.dirty === true)
          compare(value, value, below(path, names[at]), depth + 1);
      }
    }
    function content(was, now, path, depth) {
      if (depth > DEEPEST) throw new NotPlain('the state contains itself, or is nested too deeply');
      if (isArray(now)) return list(was, now, path, depth);
      const before = keys(was);
      for (let at = 0; at < before.length; at += 1)
        if (!has(now, before[at])) say('remove', below(path, before[at]));
      const after = keys(now);
      for (let at = 0; at < after.length; at += 1) {
        const key = after[at];
        if (hasOwn(was, key)) {
          if (now[key] !== undefined) compare(was[key], now[key], below(path, key), depth + 1);
        } else if (now[key] !== undefined) say('add', below(path, key), now[key]);
      }
    }
    /** What stands at the beginning and at the end as before is left alone; what lies between is compared by position. */
    function list(was, now, path, depth) {
      const most = was.length < now.length ? was.length : now.length;
      let start = 0;
      while (start < most && unmoved(was[start], now[start])) start += 1;
      let end = 0;
      while (end < most - start && unmoved(was[was.length - 1 - end], now[now.length - 1 - end])) end += 1;
      const both = most - end;
      const item = (value) => (value === undefined ? null : value);
      for (let at = 0; at < both; at += 1) compare(was[at], item(now[at]), `${path}/${at}`, depth + 1);
      for (let left = was.length - end - both; left > 0; left -= 1) say('remove', `${path}/${both}`);
      for (let at = both; at < now.length - end; at += 1) say('add', `${path}/${at}`, item(now[at]));
      for (let left = end; left > 0; left -= 1)
        compare(was[was.length - left], now[now.length - left], `${path}/${now.length - left}`, depth + 1);
    }
    compare(root, root, '', 0);
    return `[${operations.join(',')}]`;
  }

  /** Whether a value is compared part by part: what decides itself how it is written is not. */
  function isOurs(value) {
    if (metas.has(value) || isArray(value)) return true;
    const prototype = getPrototypeOf(value);
    return (prototype === null || prototype === Object.prototype) && typeof value.toJSON !== 'function';
  }

  /** Makes what the call put into the state our own, once the call counts. */
  function detach() {
    for (const { pre, target } of changed) {
      const known = new Set();
      for (const key of ownKeys(pre)) known.add(pre[key]);
      for (const key of keys(target)) {
        const value = target[key];
        if (value === undefined || typeof value === 'function') {
          if (isArray(target)) target[key] = null;
          else delete target[key];
        }
        if (!isContainer(value) || known.has(value) || known.has(metas.get(value)?.src)) continue;
        try {
          put(target, key, plain(value, '', 0));
        } catch {
          // Of a container that is in the state no more: all that is in it has been written before.
        }
      }
      if (isArray(target))
        for (let at = 0; at < target.length; at += 1) if (!hasOwn(target, at)) target[at] = null;
    }
  }

  function settle() {
    for (const meta of changed) meta.pre = null;
    for (const meta of dirty) meta.dirty = false;
    changed = [];
    dirty = [];
    fresh = new Set();
    open = false;
  }

  function rollBack() {
    for (const { target, pre } of changed) {
      if (isArray(target)) target.length = 0;
      else for (const key of ownKeys(target)) delete target[key];
      for (const key of keys(pre)) put(target, key, pre[key]);
    }
    settle();
  }

  const state = wrapped(initial, null);
  const tools = new Map();
  /** The call under way; what belongs to an earlier one changes nothing any more. */
  let turn = 0;

  /** Keys that mean nothing, the first of them: one that is misspelt is told by the other side. */
  function othersOf(names) {
    const others = [];
    for (let at = 0; at < names.length && others.length < 20; at += 1) {
      const name = names[at];
      let known = name === 'run' || name.length > 200;
      for (const key of TOLD) known ||= key === name;
      if (!known) others[others.length] = name;
    }
    return others;
  }

  /** What there is to say of the tools, as JSON: what is wrong with it is said by the other side. */
  function load(found) {
    if (!isArray(found))
      return stringify({ kind: found === undefined ? 'nothing' : found === null ? 'null' : typeof found });
    const rows = [];
    for (let at = 0; at < found.length; at += 1) {
      const one = found[at];
      if (!isContainer(one)) {
        rows[at] = { kind: one === null ? 'null' : typeof one };
        continue;
      }
      const row = { runs: typeof one.run === 'function' };
      for (const key of TOLD)
        if (one[key] !== undefined && one[key] !== null)
          row[key] = plain(one[key], `\`${key}\` of tool ${at + 1}`, 0);
      row.others = othersOf(keys(one));
      if (row.runs) tools.set(row.name, one);
      rows[at] = row;
    }
    return stringify({ tools: rows });
  }

  /** Calls a tool; `done` gets the reply as text. A call that fails has changed nothing. */
  async function call(name, args, done) {
    turn += 1;
    const mine = turn;
    open = true;
    let reply;
    try {
      const tool = tools.get(name);
      const given = await tool.run(state, parse(args));
      if (mine !== turn) return;
      const result = given === undefined ? 'null' : written(given, 'the result');
      reply = `{"result":${result},"changes":${compared(state)}}`;
      if (reply.length > LARGEST_REPLY)
        throw new NotPlain('the result, with what the call changed, is larger than 4 MiB');
      detach();
      settle();
    } catch (error) {
      if (mine !== turn) return;
      rollBack();
      reply = stringify({ error: messageOf(error) });
    }
    done(reply);
  }

  /** What the agent is told. It was written by the code and may fail or flood. */
  function messageOf(error) {
    try {
      const said = isContainer(error) ? error.message : error;
      const kind = isContainer(error) ? error.name : undefined;
      const message = text(said === undefined || said === '' ? (kind ?? 'the tool failed') : said);
      return worded(message).slice(0, 10_000);
    } catch {
      return 'the tool failed (its message cannot be shown)';
    }
  }

  return {
    load,
    call: (name, args, done) => void call(name, args, done),
    /** Ends the call under way without an answer of its own. */
    abort() {
      turn += 1;
      rollBack();
    },
    /** Puts in what earlier calls had changed. */
    replay(operations) {
      open = true;
      for (const { op, path, value } of parse(operations)) {
        const way = path
          .split('/')
          .slice(1)
          .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
        const key = way.pop();
        let place = state;
        for (const step of way) place = place[step];
        if (isArray(place) && op === 'add') place.splice(+key, 0, value);
        else if (isArray(place) && op === 'remove') place.splice(+key, 1);
        else if (op === 'remove') delete place[key];
        else place[key] = value;
      }
      detach();
      settle();
    },
  };
};

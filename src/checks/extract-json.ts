/** A fenced block: its opening line, by the label that JSON goes under. */
const FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:json[c5l]?|)[ \t]*$/i;

/**
 * The first JSON value in a text that is more than one: what a fenced block holds (labelled `json` or not at all), else the first object or
 * list that stands in the prose. Undefined when there is none. Linear in the text.
 */
export function extractJson(text: string): { value: unknown } | undefined {
  return fenced(text) ?? bareJson(text);
}

/** What the first character of a JSON value can be; whatever else a block begins with is not worth an exception. */
const MAY_BE_JSON = /^\s*[[{"\-\dtfn]/;
/** Blocks that are looked into. */
const MOST_FENCES = 1000;
/** Deepest nesting of a JSON value that is read: far beyond what anybody means, far below what costs seconds. */
const DEEPEST = 5000;

function fenced(text: string): { value: unknown } | undefined {
  let open: { mark: string; from: number } | undefined;
  let tried = 0;
  for (let from = 0; from < text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    // A fence is a short line; the others are not looked at one by one.
    const line = end - from > 200 ? '' : text.slice(from, end).replace(/\r$/, '');
    if (open === undefined) {
      const mark = FENCE.exec(line)?.[1];
      if (mark !== undefined) open = { mark, from: end + 1 };
      else if (/^[ \t]*(?:`{3}|~{3})/.test(line))
        open = { mark: /[`~]{3,}/.exec(line)?.[0] ?? '```', from: -1 };
    } else if (line.trim().startsWith(open.mark)) {
      const inside = open.from < 0 ? '' : text.slice(open.from, from);
      const parsed = MAY_BE_JSON.test(inside) ? parse(inside) : undefined;
      if (parsed !== undefined) return parsed;
      tried += 1;
      if (tried === MOST_FENCES) return undefined;
      open = undefined;
    }
    from = end + 1;
  }
  return undefined;
}

/** Whether a text nests brackets deeper than any JSON value that is read; strings are left out. */
export function nestsTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (quoted) {
      if (unit === 0x5c) at += 1;
      else if (unit === 0x22) quoted = false;
    } else if (unit === 0x22) quoted = true;
    else if (unit === 0x5b || unit === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return false;
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** What the grammar allows next inside a container. */
type Expecting = 'value or end' | 'value' | 'key or end' | 'key' | 'colon' | 'comma or end';

interface Open {
  readonly from: number;
  readonly close: '}' | ']';
  expecting: Expecting;
}

/** A span of the text that is a whole object or list. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/**
 * One pass with a stack of what is open. What breaks the grammar closes everything open, since all of it holds the break; what was complete
 * inside by then is the value.
 */
function bareJson(text: string): { value: unknown } | undefined {
  const stack: Open[] = [];
  let complete: Span | undefined;
  let at = nextOpening(text, 0);
  while (at < text.length) {
    const top = stack.at(-1);
    if (top === undefined) {
      if (complete !== undefined) break;
      at = nextOpening(text, at);
      if (at >= text.length) break;
      stack.push(opening(text, at));
      at += 1;
      continue;
    }
    const step = token(text, at, top);
    if (step === 'open' && stack.length < DEEPEST) {
      top.expecting = 'comma or end';
      stack.push(opening(text, at));
      at += 1;
    } else if (step === 'close') {
      stack.pop();
      at += 1;
      // What is larger holds what is smaller; what began first is kept.
      if (complete === undefined || top.from < complete.from) complete = { from: top.from, to: at };
    } else if (typeof step === 'number') at = step;
    else {
      if (complete !== undefined) break;
      stack.length = 0;
      // What was taken for a text may hold the value.
      if (text[at] === '"') at += 1;
    }
  }
  return complete === undefined ? undefined : parse(text.slice(complete.from, complete.to));
}

function nextOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x7b || unit === 0x5b) return at;
  }
  return text.length;
}

function opening(text: string, at: number): Open {
  return text[at] === '{'
    ? { from: at, close: '}', expecting: 'key or end' }
    : { from: at, close: ']', expecting: 'value or end' };
}

/** What stands at a place inside a container: the place behind it, the beginning or the end of a container, or a break of the grammar. */
function token(text: string, at: number, top: Open): number | 'open' | 'close' | 'break' {
  const sign = text[at];
  if (sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t') return at + 1;
  const { expecting } = top;
  if (sign === top.close) return expecting.endsWith('or end') ? 'close' : 'break';
  if (expecting === 'comma or end') {
    if (sign !== ',') return 'break';
    top.expecting = top.close === '}' ? 'key' : 'value';
    return at + 1;
  }
  if (expecting === 'colon') {
    if (sign !== ':') return 'break';
    top.expecting = 'value';
    return at + 1;
  }
  const wantsKey = expecting === 'key or end' || expecting === 'key';
  if (!wantsKey && (sign === '{' || sign === '[')) return 'open';
  const end = sign === '"' ? endOfString(text, at) : wantsKey ? undefined : endOf(SCALAR, text, at);
  if (end === undefined) return 'break';
  top.expecting = wantsKey ? 'colon' : 'comma or end';
  return end;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Behind the closing quote; a loop, since a regular expression would keep one step back for each character of a long text. */
function endOfString(text: string, from: number): number | undefined {
  for (let at = from + 1; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    if (unit < 0x20) return undefined;
    const next = unit === 0x5c ? endOf(ESCAPE, text, at) : at + 1;
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** Where a text breaks the grammar of JSON: the index of what does not belong there; its length where something is missing at the end. */
export function brokenJson(text: string): number {
  const start = afterBlanks(text, 0);
  let at = start;
  if (text[start] === '{' || text[start] === '[') {
    const stack = [opening(text, start)];
    at += 1;
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const step = token(text, at, top);
      if (step === 'break') return at;
      if (step === 'open') {
        top.expecting = 'comma or end';
        stack.push(opening(text, at));
      } else if (step === 'close') stack.pop();
      at = typeof step === 'number' ? step : at + 1;
    }
  } else {
    const end = text[start] === '"' ? endOfString(text, start) : endOf(SCALAR, text, start);
    if (end === undefined) return start;
    at = end;
  }
  return afterBlanks(text, at);
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (' \n\r\t'.includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}

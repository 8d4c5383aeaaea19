import type { Key } from './watch-session.ts';

const CTRL_C = '\u0003';
const KEYS = new Map<string, Key>([
  ['\r', 'all'],
  ['\n', 'all'],
  ['a', 'all'],
  ['f', 'failing'],
  ['q', 'quit'],
]);

/**
 * Tells of keys as they are pressed, where a person sits at standard input; Ctrl-C, which is a key there, goes to `onInterrupt`. The
 * answer gives the terminal back as it was; it is undefined where standard input is no terminal.
 */
export function readKeys(onKey: (key: Key) => void, onInterrupt: () => void): (() => void) | undefined {
  const { stdin } = process;
  if (stdin.isTTY !== true) return undefined;
  const onData = (text: string) => {
    for (const one of text) {
      const key = KEYS.get(one.toLowerCase());
      if (one === CTRL_C) onInterrupt();
      else if (key !== undefined) onKey(key);
    }
  };
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', onData);
  stdin.resume();
  return () => {
    stdin.off('data', onData);
    stdin.setRawMode(false);
    stdin.pause();
  };
}

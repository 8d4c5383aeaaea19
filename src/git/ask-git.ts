import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';

/** What a question to git came to. `code` is git's own: 1 is mostly "no", 128 "I cannot". */
export interface GitAnswer {
  code: number;
  out: string;
  errors: string;
}

/** Puts a question to git. Rejects when there is no git, or it does not answer. */
export type AskGit = (...words: readonly string[]) => Promise<GitAnswer>;

/** Settings of the person that git works by, owners that it trusts among them; nothing else of our environment. */
const INHERITED = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'GIT_CONFIG_GLOBAL', 'SystemRoot', 'USERPROFILE'];
/** Only asked: nothing is written, fetched, or read from a terminal, and messages are in English. */
const READ_ONLY = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
/** The longest question, a comparison of a whole repository with a cold disk, takes seconds. */
const MOST_MS = 120_000;

/** Git in a folder, for questions only, unless `more` variables say otherwise. */
export function gitIn(
  folder: string,
  ports: Pick<Ports, 'spawn' | 'env' | 'clock'>,
  more: Readonly<Record<string, string>> = {},
): AskGit {
  const env: Record<string, string> = { ...READ_ONLY };
  for (const name of INHERITED) {
    const value = ports.env.get(name);
    if (value !== undefined) env[name] = value;
  }
  Object.assign(env, more);
  return async (...words) => {
    const child = ports.spawn(['git', ...words], { cwd: folder, env });
    const [out, errors]: [string[], string[]] = [[], []];
    child.onOutput((text) => out.push(text));
    child.onErrors((text) => errors.push(text));
    child.closeInput();
    let late = false;
    const cancel = ports.clock.after(MOST_MS, () => {
      late = true;
      child.kill();
    });
    const { code, startError } = await child.ended;
    cancel();
    if (late)
      throw new Fault('timeout', `git did not answer within ${MOST_MS / 1000} s`, {
        where: `git ${words.join(' ')}`,
        hint: 'Try it by hand in the same folder.',
      });
    if (startError !== undefined)
      throw new Fault('not_found', 'git could not be started', {
        where: folder,
        hint: 'Install git; what changed is asked of it.',
        cause: startError,
      });
    return { code: code ?? 128, out: out.join(''), errors: errors.join('') };
  };
}

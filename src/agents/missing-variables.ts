import type { Environment } from '../ports/ports.ts';
import { CREDENTIAL_KEYS } from '../schema/agent.ts';

/** How much of a text is searched: a complaint stands at its beginning or is the end of standard error. */
const MOST_SEARCHED = 8 * 1024;
/** Variables that one piece of advice names. */
const MOST_NAMED = 3;

/** A name of at least two words in capitals, as variables have and hardly anything else. */
const VARIABLE = /\b[A-Z][A-Z0-9]{0,39}(?:_[A-Z0-9]{1,40}){1,8}\b/g;
/** Python's complaint about `os.environ["NAME"]`. */
const KEY_ERROR = /\bKeyError: ['"]([A-Z][A-Z0-9_]{1,80})['"]/g;
/** Words that make a name a missing variable, before it or behind it on its line. */
const IS_MISSING =
  /\b(?:not set|unset|unbound|missing|required|must be set|undefined|not found|not defined|not provided|environment variable|env var|setting the)\b/i;

/** What a program can see, and what there is to be handed to it. */
export interface ProgramEnvironment {
  agentId: string;
  /** Names of the variables that it gets. */
  passed: ReadonlySet<string>;
  env: Pick<Environment, 'get' | 'names'>;
}

/**
 * What to add to the file of an agent so that its program sees the variables that a text of it speaks of and that it was not given.
 * Where the text speaks of none and `guess` is given: the keys of providers that are set here and not handed over.
 */
export function missingVariables(
  text: string,
  { agentId, passed, env }: ProgramEnvironment,
  { guess = false }: { guess?: boolean } = {},
): string | undefined {
  const given = (name: string) => (env.get(name) ?? '') !== '';
  const searched = text.slice(-MOST_SEARCHED);
  const absent = namesIn(searched).filter((name) => !passed.has(name));
  const set = absent.filter(given).slice(0, MOST_NAMED);
  if (set.length > 0)
    return `The program does not see ${set.join(', ')}: it gets only the variables that its file names. Add ${linesFor(agentId, set)}`;
  const unset = absent.filter((name) => isComplaint(searched, name)).slice(0, MOST_NAMED);
  if (unset.length > 0)
    return `${unset.join(', ')} ${unset.length === 1 ? 'is' : 'are'} not set here either: set ${unset.length === 1 ? 'it' : 'them'}. The program gets only the variables that its file names. Add ${linesFor(agentId, unset)}`;
  const keys = guess ? providerKeys(env).filter((name) => !passed.has(name) && given(name)) : [];
  if (keys.length === 0) return undefined;
  const shown = keys.slice(0, MOST_NAMED);
  return `It does not see your environment. If it needs ${shown.join(' or ')}, add ${linesFor(agentId, shown)}`;
}

/** Names of variables that are set here, were not handed over, and that an answer speaks of. */
export const setButMissing = (text: string, { passed, env }: ProgramEnvironment): string[] =>
  namesIn(text.slice(0, MOST_SEARCHED))
    .filter((name) => !passed.has(name) && (env.get(name) ?? '') !== '')
    .slice(0, MOST_NAMED);

function namesIn(text: string): string[] {
  const keyErrors = [...text.matchAll(KEY_ERROR)].map((match) => match[1] as string);
  return [...new Set([...keyErrors, ...[...text.matchAll(VARIABLE)].map(([name]) => name)])];
}

function isComplaint(text: string, name: string): boolean {
  return text
    .split('\n')
    .some((line) => line.includes(name) && (/\bKeyError:/.test(line) || IS_MISSING.test(line)));
}

function providerKeys(env: Pick<Environment, 'names'>): string[] {
  const known: readonly string[] = CREDENTIAL_KEYS;
  return env
    .names()
    .filter((name) => known.includes(name) || (/_API_KEY$/.test(name) && !name.startsWith('ASSAY_')));
}

/** Where to add which lines, laid out so that they can be copied. */
function linesFor(agentId: string, names: readonly string[]): string {
  const lines = names.map((name) => `    ${name}: "\${${name}}"`);
  return `under invocation in the file of agent ${agentId}:\n  env:\n${lines.join('\n')}`;
}

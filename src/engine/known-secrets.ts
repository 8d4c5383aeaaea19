import { join } from 'node:path';
import type { Environment, Ports } from '../ports/ports.ts';
import { proxySecrets } from '../ports/proxy-variables.ts';
import { variablesIn } from '../test-cases/interpolate.ts';
import { isRedactable, redactor } from '../text/escape/redact.ts';

/** The secrets that an entry point knows of so far, and what takes them out of texts. */
export interface KnownSecrets {
  /** Takes out every secret that is known when it is called. */
  readonly redact: (text: string) => string;
  /** Whether there is anything to take out. */
  isEmpty(): boolean;
  /** Values too short to be told from ordinary text are left out. Gives back the ones that were not known. */
  add(values: Iterable<string>): string[];
}

/** Variables whose values are secrets by their names: `OPENAI_API_KEY`, `db_password`, `TOKEN_2`. */
const NAMED_LIKE_A_SECRET =
  /(^|_)(KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|APIKEY|PAT)(_\d+)?$/i;
/** Variables that say where something is, or who and how, whatever uses them: taking their values out would only garble paths. */
const PLACES = new Set(
  'PATH HOME LANG TMPDIR TMP TEMP PWD USER USERNAME LOGNAME SHELL GITHUB_WORKSPACE RUNNER_TEMP'.split(' '),
);
/** User and password in an address, such as that of a database. */
const IN_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@:]*:([^\s/?#@]+)@/i;

/** What is named like a secret in the environment, passwords in its addresses, and who a proxy is told we are (security.md S04). */
export function secretVariables(env: Pick<Environment, 'names' | 'get'>): string[] {
  const values = env.names().flatMap((name) => {
    const value = env.get(name) ?? '';
    const password = IN_ADDRESS.exec(value)?.[1];
    return [
      ...(NAMED_LIKE_A_SECRET.test(name) ? [value] : []),
      ...(password === undefined ? [] : [password, decoded(password)]),
    ];
  });
  return [...values, ...proxySecrets(env)].filter(isRedactable);
}

/**
 * The values of variables that an evals folder passes on to agents and webhooks (`${NAME}`), but for those that are places. The files are
 * looked through as text, so that what is known of secrets does not depend on whether they are valid, or needed by a command.
 */
export function secretsPassedOn(evalsDir: string, { files, env }: Pick<Ports, 'files' | 'env'>): string[] {
  const names = new Set<string>();
  const lookInto = (path: string, depth: number): void => {
    const stat = files.stat(path);
    if (stat?.kind === 'directory' && depth < DEEPEST_FOLDER)
      for (const name of files.list(path)) lookInto(join(path, name), depth + 1);
    if (stat?.kind !== 'file' || stat.size > LARGEST_FILE) return;
    for (const name of variablesIn(files.readTextIfThere(path) ?? '').names) names.add(name);
  };
  for (const place of ['assay.yaml', 'assay.yml', 'agents']) {
    try {
      lookInto(join(evalsDir, place), 0);
    } catch {
      // What cannot be read is reported by whoever needs it.
    }
  }
  return [...names].filter((name) => !PLACES.has(name)).map((name) => env.get(name) ?? '');
}

const DEEPEST_FOLDER = 8;
/** Larger files are no agents. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** Secrets, of which more may become known; what removes them is made when it is first needed. */
export function knownSecrets(values: Iterable<string>): KnownSecrets {
  const known = new Set<string>();
  let made: ((text: string) => string) | undefined;
  const add = (more: Iterable<string>) => {
    const fresh = [...new Set(more)].filter((value) => isRedactable(value) && !known.has(value));
    for (const value of fresh) known.add(value);
    if (fresh.length > 0) made = undefined;
    return fresh;
  };
  add(values);
  return {
    redact(text) {
      made ??= redactor([...known]);
      return made(text);
    },
    isEmpty: () => known.size === 0,
    add,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

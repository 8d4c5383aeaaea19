import { dirname, join } from 'node:path';
import {
  type BrokenCassette,
  type StoredCassette,
  storedCassettes,
} from '../../cassettes/file/stored-cassettes.ts';
import type { Engine } from '../../engine/engine.ts';
import { Fault } from '../../errors.ts';
import { timeWindow } from '../../schema/common.ts';
import { CASSETTES, stateKey } from '../../state/state-key.ts';
import { didYouMean } from '../../text/distance.ts';
import { terminalLine } from '../../text/escape/escape-terminal.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { windowMs } from '../../text/time-window.ts';
import { type CommonFlags, engineOf } from '../common-flags.ts';
import { shownValue } from '../redaction.ts';
import { tableText } from '../table-text.ts';
import { terminal } from '../terminal.ts';

interface CassetteFlags extends CommonFlags {
  dryRun?: boolean;
  olderThan?: string;
}

type Listed = StoredCassette | BrokenCassette;
type Command = (engine: Engine, flags: CassetteFlags) => Promise<number>;

const DAY_MS = 86_400_000;
/** What is wrong with files is wrong input, as in `validate`. */
const PROBLEMS = 2;

const COMMANDS: Readonly<Record<string, Command>> = { list, verify, prune };

/** `assay cassettes list|verify|prune`: what was recorded; whether it is whole, signed and of cases that exist; what no case needs any more. */
export async function cassettesCommand([what = '']: string[], flags: CassetteFlags): Promise<number> {
  const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[what] : undefined;
  if (command === undefined) {
    const close = didYouMean(what, Object.keys(COMMANDS));
    throw new Fault(
      'usage',
      what === '' ? 'nothing was said to do with cassettes' : `cassettes cannot ${what}`,
      {
        hint: `${close === null ? 'Write' : `Did you mean "${close}"? Write`}: assay cassettes list, verify or prune`,
      },
    );
  }
  if (what !== 'prune' && (flags.olderThan !== undefined || flags.dryRun === true))
    throw new Fault('usage', `cassettes ${what} takes neither --older-than nor --dry-run`, {
      hint: 'They belong to: assay cassettes prune',
    });
  return command(engineOf(flags), flags);
}

const folderOf = ({ evalsDir }: Pick<Engine, 'evalsDir'>): string => join(evalsDir, 'cassettes');

async function all(engine: Pick<Engine, 'evalsDir' | 'ports'>): Promise<Listed[]> {
  const { files, env } = engine.ports;
  const text = env.get('ASSAY_STATE_KEY')?.trim() ?? '';
  const key = text === '' ? undefined : stateKey(text, CASSETTES);
  const found: Listed[] = [];
  for await (const one of storedCassettes(folderOf(engine), files, key)) found.push(one);
  return found;
}

async function list(engine: Engine, flags: CassetteFlags): Promise<number> {
  const { out, screen, width } = terminal();
  const now = engine.ports.clock.now();
  const found = shownValue(await all(engine));
  if (flags.json === true) {
    out(
      `${JSON.stringify(
        found.map((one) => ({ ...one, ...ageOf(one, now) })),
        null,
        2,
      )}\n`,
    );
    return 0;
  }
  const rows = found.map((one) =>
    'problem' in one
      ? { case: one.path, size: sizeText(one.bytes), models: one.problem }
      : {
          ...{ case: one.case, agent: one.agent, attempts: one.attempts },
          ...{ recordings: one.exchanges + one.judge_answers, size: sizeText(one.bytes) },
          ...{ age: `${ageOf(one, now).age_days} d`, signed: TRUST[one.trust] },
          models: one.models,
        },
  );
  const columns = ['case', 'agent', 'attempts', 'recordings', 'size', 'age', 'signed', 'models'];
  out(tableText(rows, columns, screen ? width : undefined));
  return 0;
}

const TRUST = { signed: 'yes', unsigned: 'no', unknown: 'not checked' } as const;

const ageOf = (one: Listed, nowMs: number) =>
  'problem' in one
    ? {}
    : { age_days: Math.max(0, Math.floor((nowMs - Date.parse(one.recorded_at)) / DAY_MS)) };

/** Bytes in the unit that a reader knows. */
function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function verify(engine: Engine, flags: CassetteFlags): Promise<number> {
  const { out } = terminal();
  const isNeeded = await neededBy(engine);
  const hasKey = (engine.ports.env.get('ASSAY_STATE_KEY') ?? '').trim() !== '';
  const found = await all(engine);
  const problems = shownValue(
    found.flatMap((one) => {
      const message = 'problem' in one ? one.problem : problemOf(one, isNeeded, hasKey);
      return message === undefined ? [] : [{ path: one.path, message }];
    }),
  );
  const recordings = found.reduce(
    (sum, one) => sum + ('problem' in one ? 0 : one.exchanges + one.judge_answers),
    0,
  );
  if (flags.json === true) {
    const counts = { cassettes: found.length, recordings, bytes: bytesOf(found) };
    out(`${JSON.stringify({ valid: problems.length === 0, ...counts, problems }, null, 2)}\n`);
  } else {
    for (const { path, message } of problems) out(`${terminalLine(`${path}: ${message}`)}\n`);
    const counted = `${formatCounted(found.length, 'cassette')}, ${formatCounted(recordings, 'recording')}, ${sizeText(bytesOf(found))}`;
    const wrong = problems.length === 0 ? 'no problem' : formatCounted(problems.length, 'problem');
    out(`${counted}: ${wrong}\n`);
  }
  return problems.length === 0 ? 0 : PROBLEMS;
}

const bytesOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is wrong with a cassette that can be read. */
function problemOf(
  one: StoredCassette,
  isNeeded: (one: StoredCassette) => string | undefined,
  hasKey: boolean,
): string | undefined {
  if (one.misplaced === true)
    return `it was recorded for the case ${one.case} with the agent ${one.agent}, which is looked for elsewhere`;
  const why = isNeeded(one);
  if (why !== undefined) return `${why}; remove it with: assay cassettes prune`;
  return hasKey && one.trust !== 'signed'
    ? 'it is not signed; record the case again while ASSAY_STATE_KEY is set'
    : undefined;
}

/** Why nobody needs a cassette any more; undefined where its case and its agent are there. */
async function neededBy(engine: Engine): Promise<(one: StoredCassette) => string | undefined> {
  const cases = new Set((await engine.cases()).map((one) => one.case.id));
  const agents = new Set((await engine.agents()).map(({ agent }) => agent.id));
  return (one) => {
    if (!cases.has(one.case)) return `there is no case ${one.case}`;
    return agents.has(one.agent) ? undefined : `there is no agent ${one.agent}`;
  };
}

async function prune(engine: Engine, flags: CassetteFlags): Promise<number> {
  const { out } = terminal();
  const { files, clock } = engine.ports;
  const oldest = oldestKept(flags.olderThan, clock.now());
  const isNeeded = await neededBy(engine);
  const home = dirname(engine.evalsDir);
  const removed: { path: string; bytes: number; why: string }[] = [];
  for (const one of await all(engine)) {
    // What cannot be read may be a cassette that somebody still mends.
    if ('problem' in one) continue;
    const tooOld = Date.parse(one.recorded_at) < oldest ? `older than ${flags.olderThan}` : undefined;
    const why = isNeeded(one) ?? tooOld;
    if (why === undefined) continue;
    removed.push({ path: one.path, bytes: one.bytes, why });
    if (flags.dryRun !== true) files.remove(join(home, one.path));
  }
  if (flags.dryRun !== true) for (const { path } of removed) removeEmpty(dirname(join(home, path)), engine);
  const shown = shownValue(removed);
  if (flags.json === true)
    out(`${JSON.stringify({ removed: shown, dry_run: flags.dryRun === true }, null, 2)}\n`);
  else {
    for (const { path, why } of shown) out(`${terminalLine(`${path}: ${why}`)}\n`);
    const did = flags.dryRun === true ? 'would be removed' : 'removed';
    out(`${formatCount(removed.length)} of the cassettes ${did}, ${sizeText(bytesOf(removed))}\n`);
  }
  return 0;
}

function oldestKept(window: string | undefined, nowMs: number): number {
  if (window === undefined) return Number.NEGATIVE_INFINITY;
  if (timeWindow.safeParse(window).success) return nowMs - windowMs(window);
  throw new Fault('usage', `--older-than cannot be "${window}"`, {
    hint: 'Write a number plus h, d, w or m, such as 90d.',
  });
}

/** Takes away folders that held nothing else. */
function removeEmpty(folder: string, { evalsDir, ports: { files } }: Engine): void {
  for (let at = folder; at.length >= join(evalsDir, 'cassettes').length; at = dirname(at)) {
    if (files.stat(at) === null || files.list(at).length > 0) return;
    files.remove(at);
  }
}

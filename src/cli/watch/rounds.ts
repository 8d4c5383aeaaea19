import { relative, resolve, sep } from 'node:path';
import type { Engine } from '../../engine/engine.ts';
import { asFault } from '../../errors.ts';
import { gitIn } from '../../git/ask-git.ts';
import type { Ports } from '../../ports/ports.ts';
import type { FolderWatch } from '../../ports/watch/node-watch.ts';
import { planRun } from '../../runs/planning/plan-run.ts';
import type { RunOptions } from '../../runs/planning/run-options.ts';
import { defined } from '../../schema/defined.ts';
import type { CaseResult } from '../../schema/run.ts';
import { terminalLine } from '../../text/escape/escape-terminal.ts';
import { formatCounted } from '../../text/format.ts';
import { OPENED } from '../background-ended.ts';
import { faultText } from '../print-fault.ts';
import { play, type RunFlags, runEngine, runOptions } from '../run.ts';
import { terminal } from '../terminal.ts';
import type { Wanted } from './watch-session.ts';

/** What the rounds of a session stand on. */
interface RoundsWorld {
  flags: RunFlags;
  ports: Ports;
  /** What is watched, which grows by the files that the evals name. */
  watched(): Pick<FolderWatch, 'files' | 'add'>;
  /** Told right before cases are played: what is on the screen may go. */
  onBegin(): void;
}

/** One round after the other, and what they came to together. */
export interface Rounds {
  /** Plays what is wanted; false where the files do not allow it, which it has said. */
  play(wanted: Wanted, signal: AbortSignal): Promise<boolean>;
  /** Cases that failed or errored when they were last played, and gate. */
  failing(): string[];
  /** Files that the evals named when they were last read: prompts, rubrics, context files. */
  named(): ReadonlySet<string>;
  /** Exit code of the last run; 0 before the first. */
  readonly exitCode: number;
}

/** So many names are shown of what changed. */
const NAMED = 3;
/** Arguments of one question to git. */
const MOST_ASKED = 500;

/** What became of a case when it was last played, and what it was then. */
interface LastPlay {
  result?: CaseResult;
  hash: string;
}

/** Plays runs with an engine of its own each: as their files say it then. */
export function rounds(world: RoundsWorld): Rounds {
  const { flags, ports } = world;
  const last = new Map<string, LastPlay>();
  let exitCode = 0;
  let named: ReadonlySet<string> = new Set();
  const failing = () => [...last].flatMap(([id, { result }]) => (isFailing(result) ? [id] : []));
  const playRun = async (engine: Engine, options: RunOptions, isWhole: boolean) => {
    exitCode = await play(engine, options, flags, {
      onStart({ planned }) {
        if (isWhole) last.clear();
        for (const { description } of planned) last.set(description.id, { hash: description.hash });
      },
      onCase: (result) => void last.set(result.id, { hash: last.get(result.id)?.hash ?? '', result }),
    });
  };
  const playWanted = async (engine: Engine, wanted: Wanted, signal: AbortSignal) => {
    const options = { ...runOptions(flags, engine), signal };
    const { ids, line } =
      wanted.what === 'all'
        ? {}
        : wanted.what === 'failing'
          ? { ids: failing(), line: failing().length === 0 ? 'no case fails' : undefined }
          : await changedCases(engine, options, wanted.files, { ...world, last });
    if (ids?.length !== 0) world.onBegin();
    if (line !== undefined && flags.quiet !== true) terminal().err(`${terminalLine(line)}\n`);
    if (ids?.length === 0) return;
    const { repeat, agent } = options.selection ?? {};
    const { affected: _, narrowing: __, ...rest } = options;
    const chosen = { selection: defined({ repeat, agent, cases: ids }) };
    await playRun(engine, ids === undefined ? options : { ...rest, ...chosen }, ids === undefined);
  };
  return {
    failing,
    named: () => named,
    get exitCode() {
      return exitCode;
    },
    async play(wanted, signal) {
      const engine = runEngine(flags, { ports });
      try {
        named = new Set(await namedFiles(engine));
        world.watched().add([...named]);
        await playWanted(engine, wanted, signal);
        return true;
      } catch (error) {
        const fault = asFault(error);
        if (fault.code === 'internal') throw error;
        terminal().err(faultText(fault));
        return false;
      } finally {
        letGo(engine);
      }
    },
  };
}

const isFailing = (one: CaseResult | undefined) =>
  one !== undefined && one.gating !== false && (one.status === 'failed' || one.status === 'errored');

/** The cases that these files can have made different, with one line that says so; none where git ignores all of them. */
async function changedCases(
  engine: Engine,
  options: RunOptions,
  files: readonly string[],
  { watched, ports, last }: RoundsWorld & { last: ReadonlyMap<string, LastPlay> },
): Promise<{ ids: string[]; line?: string }> {
  const { root, boundary } = await engine.evals();
  const counting = await withoutIgnored(files, { root, boundary }, ports);
  const named = counting.slice(0, NAMED).map((path) => relative(ports.env.cwd(), path));
  const more = counting.length > NAMED ? ` and ${counting.length - NAMED} more` : '';
  if (counting.length === 0) return { ids: [] };
  const { failing: _, ...narrowing } = options.narrowing ?? {};
  const plan = await planRun(engine, {
    ...options,
    narrowing,
    affected: { base: 'the last run', watched: { changed: counting, all: () => watched().files() } },
  });
  const why = plan.affected?.why;
  const reached = plan.planned.filter(({ description }) => description.skip === undefined);
  // A file holds many cases, and its edit changed some.
  const due = reached.filter(
    ({ description: { id, hash } }) =>
      why?.get(id)?.reason.endsWith(OWN_FILE) !== true || last.get(id)?.hash !== hash,
  );
  const concerned = concernedText({ due: due.length, reached: reached.length });
  return {
    ids: due.map(({ description }) => description.id),
    line: `changed: ${named.join(', ')}${more}; ${concerned}`,
  };
}

/** What a change comes to: of the cases that its files reach, some read otherwise than when they were last played. */
export function concernedText({ due, reached }: { due: number; reached: number }): string {
  if (due > 0) return `it concerns ${formatCounted(due, 'case')}`;
  return reached > 0 ? 'its cases read as before' : 'no case depends on that';
}

/** End of the reason why a case is affected whose own file changed. */
const OWN_FILE = ': its own file';

/** Without what git ignores: logs and builds. What lies in the evals folder always counts. */
async function withoutIgnored(
  files: readonly string[],
  { root, boundary }: { root: string; boundary: string },
  ports: Ports,
): Promise<string[]> {
  const others = files.filter((path) => !path.startsWith(root + sep));
  if (others.length === 0 || others.length > MOST_ASKED) return [...files];
  const answer = await gitIn(boundary, ports)('check-ignore', '-z', '--', ...others).catch(() => undefined);
  if (answer?.code !== 0) return [...files];
  const ignored = new Set(answer.out.split('\0').map((path) => resolve(boundary, path)));
  return files.filter((path) => !ignored.has(path));
}

/** What the evals name, wherever it lies: prompts, rubrics, context files, and the folders that programs start in. */
async function namedFiles(engine: Engine): Promise<string[]> {
  const { agents, scorers, cases } = await engine.evals();
  return [
    ...agents.map(({ systemPromptPath }) => systemPromptPath),
    ...agents.map(({ agent, home }) => agent.invocation?.cwd && resolve(home, agent.invocation.cwd)),
    ...scorers.map(({ rubricPath }) => rubricPath),
    ...cases.flatMap(({ reads }) => reads ?? []),
  ].flatMap((path) => (path === undefined || path === '' || path.includes('*') ? [] : [path]));
}

/** What goes on behind a run is waited for at the end of the session; what has ended is not kept. */
function letGo(engine: Engine): void {
  void engine.settled().then(() => {
    const place = OPENED.indexOf(engine);
    if (place >= 0) OPENED.splice(place, 1);
  });
}

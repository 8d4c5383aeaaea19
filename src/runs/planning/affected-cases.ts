import { dirname, join, relative, resolve, sep } from 'node:path';
import { cassettePath } from '../../cassettes/file/place.ts';
import { Fault, faultLine } from '../../errors.ts';
import { remembered } from '../../flow/remembered.ts';
import type { ChangedFile } from '../../git/changed-file.ts';
import { changedFiles } from '../../git/changed-files.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { Settings } from '../../schema/settings.ts';
import type { FaultKind } from '../../schema/worlds/world.ts';
import type { StateAccess } from '../../state/state-access.ts';
import {
  affectedCases,
  type CaseTies,
  type Dependence,
  type Tie,
  type Why,
} from '../../test-cases/affected.ts';
import type { Evals, LoadedScorer } from '../../test-cases/evals.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import type { SuitePlaces } from '../../test-cases/everyones-files.ts';
import { CASSETTES, FOLDERS } from '../../test-cases/find-files.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import type { LoadedWorld } from '../../worlds/loaded-world.ts';
import type { AffectedPart, RunConfig, ShardPart } from '../records.ts';
import { affectedPart, gateOfPart, shownBase } from './affected-part.ts';
import type { NarrowedChoice } from './narrowed-part.ts';
import type { PlannedCase } from './plan.ts';

/** Only cases that a change can have made different (contract 6, `--affected`; contract 7, `affected-only`). */
export interface AffectedOptions {
  /** Branch, tag or commit that the change starts from. */
  base: string;
  /** Play every case where git does not know the changes, with a warning, instead of failing: for entry points where nobody can answer. */
  orAll?: boolean;
  /** Files and folders (absolute) that we write ourselves; the state folder is known. */
  leaveOut?: readonly string[];
  /** What changed, where somebody watched: then git is not asked, and `base` only says since when. */
  watched?: WatchedFiles;
}

/** Files by their absolute paths. */
export interface WatchedFiles {
  changed: readonly string[];
  /** Every file that is watched. */
  all(): Iterable<string>;
}

/** Which of the selected cases are affected. */
export interface AffectedChoice extends AffectedPart {
  /** Reasons by case id, in the order of the plan: exactly the chosen cases. Absent where a run goes on that chose before. */
  why?: ReadonlyMap<string, Why>;
}

/** What would be played, and by which gate. */
export interface RunPlan {
  planned: PlannedCase[];
  settings: Settings;
  /** Where only affected cases were asked for. */
  affected?: AffectedChoice;
  /** Where some of the selected cases alone are played. */
  narrowed?: NarrowedChoice;
  /** Where it is one shard of a suite. */
  part?: ShardPart;
  /** Kinds of faults that the cases of worlds are played again with. */
  faults?: readonly FaultKind[];
}

/**
 * A plan with its affected cases only, and a gate that asks no more of them than a part can give. Where that is not asked for it is the plan
 * itself; so it is, with a warning, where git does not know the changes and `orAll` is set. `before` is what a run chose that goes on.
 */
export async function onlyAffected(
  engine: EvalsAccess & StateAccess,
  whole: RunPlan,
  requested: AffectedOptions | undefined,
  before: AffectedPart | undefined,
): Promise<RunPlan> {
  const chosen =
    before === undefined ? requested && (await chosenBy(engine, whole.planned, requested)) : undefined;
  const planned =
    chosen === undefined
      ? whole.planned
      : whole.planned
          .filter(({ description }) => chosen.why.has(description.id))
          .map((one, index) => ({ ...one, index }));
  const part =
    before ?? (chosen && { ...affectedPart(chosen, planned), ...unaffectedOf(whole.planned, chosen) });
  if (part === undefined) return whole;
  const gate = gateOfPart(whole.settings.gate, part, planned);
  return {
    planned,
    settings: { ...whole.settings, gate },
    affected: { ...part, ...(chosen === undefined ? {} : { why: chosen.why }) },
  };
}

/** The cases that were not chosen; nothing where all are. */
function unaffectedOf(
  planned: readonly PlannedCase[],
  { why }: Required<Pick<AffectedChoice, 'why'>>,
): Pick<AffectedPart, 'unaffected'> {
  const unaffected = planned.flatMap(({ description: { id } }) => (why.has(id) ? [] : [id]));
  return unaffected.length === 0 ? {} : { unaffected };
}

/** What a run writes down of the choice, so that it is a part to whoever compares it and goes on with the same cases after a kill. */
export function recordedChoice(
  selection: RunConfig['selection'],
  { affected, narrowed }: Pick<RunPlan, 'affected' | 'narrowed'>,
): Pick<RunConfig, 'selection' | 'affected' | 'narrowed'> {
  if (narrowed === undefined) return affectedChoice(selection, affected);
  const { ids, ...part } = narrowed;
  const chosen = affectedChoice(selection, affected);
  if (ids === undefined) return { ...chosen, narrowed: part };
  const { tags: _, cases: __, ...rest } = selection;
  const { unaffected: ___, ...counts } = chosen.affected ?? {};
  return {
    selection: { ...rest, cases: [...ids] },
    // What the baseline holds beside them was just not played.
    ...(chosen.affected === undefined ? {} : { affected: counts as AffectedPart }), // The part without one optional key.
    narrowed: part,
  };
}

function affectedChoice(
  selection: RunConfig['selection'],
  affected: AffectedChoice | undefined,
): Pick<RunConfig, 'selection' | 'affected'> {
  if (affected === undefined) return { selection };
  const { why, ...part } = affected;
  if (why === undefined || part.chosen === part.of) return { selection, affected: part };
  const { tags, cases, ...rest } = selection;
  const { unaffected: _, ...counts } = part;
  // Beside a selection of its own there may be cases that nobody selected.
  const isWhole = tags === undefined && cases === undefined;
  return { selection: { ...rest, cases: [...why.keys()] }, affected: isWhole ? part : counts };
}

async function chosenBy(
  engine: EvalsAccess & StateAccess,
  planned: readonly PlannedCase[],
  { base, orAll, leaveOut = [], watched }: AffectedOptions,
) {
  try {
    const evals = await engine.evals();
    const changes =
      watched === undefined
        ? await changedFiles(evals.boundary, base, [engine.stateDir, ...leaveOut], engine.ports)
        : watchedChanges(evals, watched);
    const ties = tiesOf(evals, planned, engine, watched === undefined);
    // Asked only where some pattern could be out of date.
    const hasPatterns = ties.some(({ affects }) => affects.length > 0);
    const files = hasPatterns && changes.changed.length > 0 ? await changes.tracked() : [];
    const why = affectedCases(changes.changed, ties, placesOf(evals, engine), files);
    return { base, changed: changes.changed.length, of: planned.length, why };
  } catch (error) {
    if (!(error instanceof Fault) || orAll !== true || error.code === 'internal') throw error;
    const hint = error.hint === undefined ? '' : `. ${error.hint}`;
    engine.warn(`every case is played, because what changed is not known: ${faultLine(error)}${hint}`);
    return undefined;
  }
}

/** What was watched, as git would have said it. */
function watchedChanges({ boundary }: Evals, { changed, all }: WatchedFiles) {
  const fromTop = pathsFrom(boundary);
  return {
    changed: changed.flatMap(fromTop).map((path): ChangedFile => ({ path })),
    tracked: async () => [...all()].flatMap(fromTop),
  };
}

/** Causes that the line names; the dry run holds all. */
const MOST_CAUSES = 3;

/** One line for people: `12 of 40 cases are affected by 3 files changed since main: src/refunds.ts (8), evals/agents/bot.yaml (4)`. */
export function affectedLine({ base, changed, of, chosen, why }: AffectedChoice): string {
  const counted = new Map<string, number>();
  for (const { cause } of why?.values() ?? []) counted.set(cause, (counted.get(cause) ?? 0) + 1);
  const causes = [...counted].sort(([, a], [, b]) => b - a);
  const named = causes.slice(0, MOST_CAUSES).map(([cause, count]) => `${cause} (${formatCount(count)})`);
  const more = causes.length > MOST_CAUSES ? `, and ${formatCount(causes.length - MOST_CAUSES)} more` : '';
  const list = named.length === 0 ? '' : `: ${named.join(', ')}${more}`;
  return `${formatCount(chosen)} of ${formatCounted(of, 'case')} ${chosen === 1 || of === 1 ? 'is' : 'are'} affected by ${formatCounted(changed, 'file')} changed since ${shownBase(base)}${list}`;
}

/**
 * What each case hangs on, in paths from the top of the repository. What it was answered is among it unless files are watched: a round that
 * records would be followed by another.
 */
function tiesOf(
  evals: Evals,
  planned: readonly PlannedCase[],
  { ports }: PortsAccess,
  withCassettes: boolean,
): CaseTies[] {
  const fromTop = pathsFrom(evals.boundary);
  const cassettes = join(evals.root, CASSETTES);
  const bothNames = bothNamesIn(evals, ports);
  const inFolder = new Set(evals.cases);
  const agents = new Set(evals.agents);
  const scorers = new Map(evals.scorers.map((one) => [one.scorer.scorer_id, one]));
  const tie =
    (what: string) =>
    (path: string): Tie => ({ path, what });
  // Thousands of cases share a world, whose folder may hold thousands of files.
  const tied = new Map<LoadedWorld, Tie[]>();
  const ofWorld = (world: LoadedWorld): Tie[] => {
    const ties = tied.get(world) ?? world.reads.flatMap(fromTop).map(tie(`it is of world ${world.id}`));
    tied.set(world, ties);
    return ties;
  };
  return planned.map(({ loaded, agent, description }) => {
    const { agent: settings, systemPromptPath: prompt } = agent;
    const rubrics = [...new Set(description.scorers.flat())].flatMap((name) => rubricTie(scorers.get(name)));
    return {
      id: description.id,
      affects: (loaded.case.affects ?? []).flatMap((written) =>
        dependence(written, loaded.baseFolder, evals),
      ),
      files: [
        ...(inFolder.has(loaded) ? bothNames(loaded.location.file).map(tie('its own file')) : []),
        ...(withCassettes
          ? fromTop(cassettePath(cassettes, { agentId: settings.id, caseId: loaded.case.id })).map(
              tie('it is what the case was answered'),
            )
          : []),
        ...(loaded.reads ?? []).flatMap(fromTop).map(tie('the case names it')),
        ...(loaded.world === undefined ? [] : ofWorld(loaded.world)),
        ...(agents.has(agent) ? bothNames(agent.location.file).map(tie(`it is agent ${settings.id}`)) : []),
        ...(prompt === undefined ? [] : fromTop(prompt).map(tie(`it is the prompt of agent ${settings.id}`))),
        ...rubrics.flatMap(({ path, what }) => fromTop(path).map(tie(what))),
      ],
    };
  });
}

const rubricTie = (one: LoadedScorer | undefined): Tie[] =>
  one?.rubricPath === undefined
    ? []
    : [{ path: one.rubricPath, what: `it is the rubric of scorer ${one.scorer.scorer_id}` }];

/**
 * What an entry of `affects` may mean: `./` and `../` start at the file of the case, others at the top of the repository or
 * at the folder that holds the evals folder.
 */
function dependence(entry: string, caseFolder: string, { root, boundary }: Evals): Dependence[] {
  const exclude = entry.startsWith('!');
  const written = exclude ? entry.slice(1) : entry;
  if (written.trim() === '') return [];
  const fromTop = pathsFrom(boundary);
  const starts = /^\.\.?\//.test(written) ? [caseFolder] : [boundary, dirname(root)];
  const plain = written.replace(/^\/+/, '');
  const patterns = [...new Set(starts.flatMap((start) => fromTop(join(start, plain))))];
  return [{ written: entry, patterns, exclude }];
}

/** A file of the evals folder may be a link: git knows link and target by their own names. */
function bothNamesIn({ root, boundary }: Evals, { files }: Pick<Ports, 'files'>) {
  const fromTop = pathsFrom(boundary);
  return remembered((file: string) => {
    const path = resolve(dirname(root), file);
    return [...new Set([path, files.realPath(path) ?? path])].flatMap(fromTop);
  });
}

function placesOf(evals: Evals, { ports }: PortsAccess): SuitePlaces {
  const fromTop = pathsFrom(evals.boundary);
  const testCases = join(evals.root, FOLDERS.case);
  const owned = [
    ...evals.agents.map((one) => one.systemPromptPath),
    ...evals.scorers.map((one) => one.rubricPath),
    // Tied to the cases that are played there.
    ...evals.worlds.flatMap((one) => one.reads),
    // Elsewhere they could be what an agent reads too.
    ...evals.cases.flatMap((one) => one.reads ?? []).filter((path) => path.startsWith(testCases + sep)),
  ];
  const caseFiles = new Set(evals.cases.map(({ location }) => location.file));
  const belonging = new Set([
    ...owned.flatMap((path) => (path === undefined ? [] : fromTop(path))),
    ...[...caseFiles].flatMap(bothNamesIn(evals, ports)),
  ]);
  const [evalsPath = ''] = fromTop(evals.root);
  return { evals: evalsPath, home: fromTop(dirname(evals.root))[0], belongs: (path) => belonging.has(path) };
}

/** Path from the top with forward slashes; nothing where it leads out of the repository. */
const pathsFrom = (top: string) => (path: string) => {
  const found = relative(top, path).split(sep).join('/');
  return found === '..' || found.startsWith('../') ? [] : [found];
};

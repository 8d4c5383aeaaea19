import type { ChangedCassette, ChangedCassettes } from '../../schema/cassettes/changed-cassettes.ts';
import type { ReplayedOfRun } from '../../schema/cassettes/replayed.ts';
import type { RunHeader } from '../../schema/run.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import { named, type Phrase, phraseText } from './phrase.ts';

/** Models and files that a sentence names. */
const MOST_MODELS = 3;
const MOST_FILES = 3;
/** Code points of a path. */
const PATH = 160;

/**
 * When and with whom was recorded what a run was answered: `recorded 2026-11-02 to 2026-11-12 with gpt-x; 92 answers of models and 38 of the
 * judge in 40 of 41 attempts`. Names of models are those of a file.
 */
export function replayedPhrase({ oldest, newest, models, ...counts }: ReplayedOfRun): Phrase {
  const [from, to] = [oldest.slice(0, 10), newest.slice(0, 10)];
  return [
    `recorded ${from === to ? from : `${from} to ${to}`}`,
    ...(models.length === 0 ? [] : [' with ', ...modelsPhrase(models)]),
    `; ${answersText(counts)}`,
  ];
}

function modelsPhrase(models: readonly string[]): Phrase {
  const shown = models.slice(0, MOST_MODELS);
  const more = models.length - shown.length;
  return [
    ...shown.flatMap((model, index) => [...(index === 0 ? [] : [', ']), named(model)]),
    ...(more === 0 ? [] : [` and ${formatCount(more)} more`]),
  ];
}

function answersText({
  exchanges,
  judge_answers: judged,
  attempts,
  of,
}: Omit<ReplayedOfRun, 'oldest' | 'newest' | 'models'>): string {
  const answers = [
    ...(exchanges > 0 || judged === 0 ? [`${formatCounted(exchanges, 'answer')} of models`] : []),
    ...(judged > 0 ? [`${formatCounted(judged, 'answer')} of the judge`] : []),
  ].join(' and ');
  const share = attempts < of ? `${formatCount(attempts)} of ${formatCount(of)}` : formatCount(attempts);
  return `${answers} in ${share} ${attempts === 1 && of === 1 ? 'attempt' : 'attempts'}`;
}

/** The same as text. */
export const replayedText = (replayed: ReplayedOfRun): string => phraseText(replayedPhrase(replayed));

/** Stands behind what a run cost: nobody paid it where all of it was replayed. */
export function replayedMark({ replayed }: Pick<RunHeader, 'replayed'>): string {
  if (replayed === undefined) return '';
  return replayed.attempts < replayed.of ? ' (in part replayed)' : ' (replayed)';
}

const whatOf = ({ file, what, recordings }: ChangedCassette) => {
  const how = what === 'removed' ? 'removed' : what === 'added' ? 'new' : undefined;
  const many = recordings === undefined ? undefined : formatCount(recordings);
  const notes = [how, many].filter((one) => one !== undefined).join(', ');
  return `${truncateText(file, PATH)}${notes === '' ? '' : ` (${notes})`}`;
};

/**
 * That what was judged is what this branch says, as one sentence among those on the bar: `3 recorded answers in 2 cassettes are of this
 * branch: …`. Paths are of the branch.
 */
function changedCassettesText(changed: ChangedCassettes): string {
  const { cassettes, recordings, files, unknown } = changed;
  if (unknown !== undefined) return `It is not known which recorded answers are of this branch: ${unknown}.`;
  const shown = files.slice(0, MOST_FILES).map(whatOf);
  const more = cassettes - shown.length;
  const list = `${shown.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
  const noun = formatCounted(cassettes, 'cassette');
  if (isAgain(changed))
    return `${noun} ${cassettes === 1 ? 'was' : 'were'} recorded again by this branch, with the same words: ${list}.`;
  const answers = recordings === 0 ? 'Recorded answers' : formatCounted(recordings, 'recorded answer');
  return `${answers} in ${noun} ${recordings === 1 ? 'is' : 'are'} of this branch: ${list}. Review them as you review code, because the verdict rests on them.`;
}

/** Where words that a run was judged by are of its branch, or may be: one sentence that belongs to the moved bars; else none. */
export function movedCassettes(header: Pick<RunHeader, 'changed_cassettes'>): string[] {
  return isAgain(header.changed_cassettes) ? [] : sentencesOf(header);
}

/** Where they were recorded again and are the same: a note; else none. */
export function recordedAgain(header: Pick<RunHeader, 'changed_cassettes'>): string[] {
  return isAgain(header.changed_cassettes) ? sentencesOf(header) : [];
}

const sentencesOf = ({ changed_cassettes: changed }: Pick<RunHeader, 'changed_cassettes'>) =>
  changed === undefined ? [] : [changedCassettesText(changed)];

/** Only files that are named can be told to be the same; one that is new or gone is not, however little it holds: it may be a link. */
const isAgain = (changed: ChangedCassettes | undefined) =>
  changed !== undefined &&
  changed.unknown === undefined &&
  changed.recordings === 0 &&
  changed.files.length > 0 &&
  changed.files.every(({ what, recordings }) => what === 'changed' && recordings === 0);

import type { RunReport } from '../../schema/run.ts';
import { formatCount, formatCounted } from '../../text/format.ts';
import { truncateText } from '../../text/truncate.ts';
import type { WorkflowContext } from '../api/context.ts';
import type { NightlyMark } from './nightly-mark.ts';

type Place = Pick<WorkflowContext, 'serverUrl' | 'owner' | 'repository' | 'runId' | 'runNumber'>;

/** Code points of the name of a suite in a title; GitHub takes 256 for all of it. */
const NAME = 80;
/** Nothing that could end a link, as in the footer of a comment. */
const ADDRESS = /^https:\/\/[\w.:/@%+~?=#-]{1,500}$/;

/** The decision in our own words and numbers: a title is not Markdown, so that nothing could be escaped in it. */
export function nightlyTitle({ header }: Pick<RunReport, 'header'>, key: string): string {
  const { counts, conclusion } = header;
  const judged = counts.total - counts.skipped;
  const unjudged = counts.errored === 0 ? '' : `, ${formatCount(counts.errored)} could not be judged`;
  return `Evals ${conclusion === 'passed' ? 'passed again' : 'failed'} (${suiteName(key)}): ${formatCount(counts.passed)} of ${formatCounted(judged, 'case')} passed${unjudged}`;
}

/** The name of a suite in a title. */
export const suiteName = (key: string): string =>
  truncateText(key.replaceAll('@', ' on ').replace(/[^\w./ -]+/g, '?'), NAME);

/**
 * Since when it fails and between which commits, for the beginning of the issue; numbers and addresses only. `before` is what was known
 * before a good run.
 */
export function nightlyHistory(mark: NightlyMark, before: NightlyMark | undefined, place: Place): string {
  const { first } = mark;
  const root = `${place.serverUrl}/${place.owner}/${place.repository}`;
  const runOf = (number: number, id: number) => link(`run ${number}`, `${root}/actions/runs/${id}`);
  const commitOf = (sha: string) =>
    sha === '' ? 'not known' : link(`\`${sha.slice(0, 7)}\``, `${root}/commit/${sha}`);
  const begun = `${runOf(first.run, first.id)}, commit ${commitOf(first.sha)}`;
  if (mark.failing === 0)
    return list([
      `**Passes since** ${runOf(place.runNumber, place.runId)}, commit ${commitOf(mark.sha)}`,
      `**Failed before** since ${begun}: ${formatCounted(before?.failing ?? 0, 'failing run')}`,
    ]);
  return list([
    `**Fails since** ${begun}: ${formatCounted(mark.failing, 'failing run')}`,
    `**Last good commit** ${commitOf(mark.good)}${rangeOf(mark, root)}`,
  ]);
}

/** How the issue goes on, for whoever reads only this one. */
export const NIGHTLY_NOTE =
  '<sub>Kept up to date by every run, and closed by the next one that passes. Closed by hand, it is opened again when another commit fails.</sub>\n';

function rangeOf({ good, first }: NightlyMark, root: string): string {
  if (good === '' || first.sha === '') return '';
  if (good === first.sha)
    return '. The same commit passed before, so that what changed is outside of it (a model, a service, data), or chance.';
  return `, ${link('what changed until the first failing one', `${root}/compare/${good}...${first.sha}`)}`;
}

const list = (items: string[]) => items.map((item) => `- ${item}\n`).join('');
/** A link, where the address holds nothing that could end it; else the text alone. */
export const link = (text: string, address: string): string =>
  ADDRESS.test(address) ? `[${text}](${address})` : text;

import { Fault } from '../../errors.ts';
import type { RunReport } from '../../schema/run.ts';
import { formatCount } from '../../text/format.ts';
import type { GitHubClient } from '../api/client.ts';
import { at } from '../api/payload.ts';
import type { StepWorld } from '../steps/step-world.ts';

/** A verdict that somebody called wrong. */
export interface WrongMark {
  case: string;
  scorer: string;
  /** Login. */
  by: string;
}

/** The second line of an answer, behind its marker: what was marked, unseen on the page. */
const LINE = /^<!-- assay:\S+ [^\n]*-->\r?\n<!-- assay-wrong:([\w.!~*'()%]+) -->(?:\r?\n|$)/;
const LONGEST = 200;
/** Marks that are named in a report. */
const MOST_NAMED = 5;

/** The line that a later report reads; nothing in it can end an HTML comment. */
export function wrongMark(mark: WrongMark): string {
  return `<!-- assay-wrong:${encodeURIComponent(JSON.stringify(mark)).replaceAll('-', '%2D')} -->`;
}

/** The verdicts that were called wrong on a pull request, by the answers that we ourselves wrote there; oldest first, each once. */
export async function wrongMarks(
  client: Pick<GitHubClient, 'viewer' | 'comments'>,
  number: number,
): Promise<WrongMark[]> {
  const marked = (await client.comments(number)).filter(({ body }) => LINE.test(body));
  if (marked.length === 0) return [];
  const viewer = await client.viewer();
  const marks = marked.filter(({ author }) => author === viewer).flatMap(({ body }) => readMark(body) ?? []);
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

function readMark(body: string): WrongMark | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(LINE.exec(body)?.[1] ?? ''));
    const [id, scorer, by] = [at(value, 'case'), at(value, 'scorer'), at(value, 'by')];
    return isName(id) && isName(scorer) && isName(by) ? { case: id, scorer, by } : undefined;
  } catch {
    return undefined; // Somebody with rights has edited it.
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/**
 * A report with a note of what was called wrong on its pull request; the report itself where nothing was, or where that cannot be read,
 * which costs the note and nothing else.
 */
export async function withWrongMarks(
  report: RunReport,
  { inputs, context, client, note }: Pick<StepWorld, 'inputs' | 'context' | 'client' | 'note'>,
): Promise<RunReport> {
  const pull = context?.pullRequest;
  const isAsked = inputs.comment !== 'off' && note === undefined && pull?.fromFork === false;
  if (!isAsked || client === undefined) return report;
  try {
    const said = marksNote(await wrongMarks(client, pull.number));
    return said.length === 0 ? report : { ...report, notes: [...(report.notes ?? []), ...said] };
  } catch (error) {
    if (error instanceof Fault) return report;
    throw error;
  }
}

/** One sentence for a report; nothing where nothing was marked. */
export function marksNote(marks: readonly WrongMark[]): string[] {
  if (marks.length === 0) return [];
  const named = marks
    .slice(0, MOST_NAMED)
    .map(({ case: id, scorer, by }) => `${scorer} on ${id} (by ${by})`)
    .join(', ');
  const more = marks.length > MOST_NAMED ? ` and ${formatCount(marks.length - MOST_NAMED)} more` : '';
  return [`Marked wrong on this pull request: ${named}${more}. A label changes no verdict.`];
}

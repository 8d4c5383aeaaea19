import { asFault, Fault, faultLine } from '../../errors.ts';
import { cleanText, oneLine } from '../../text/escape/clean-text.ts';
import type { CheckAnnotation, CheckRunInput, GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { runUrl } from '../api/read-context.ts';

export interface CheckRequest {
  /** Name of the check, as branch protection knows it. */
  name: string;
  conclusion: 'success' | 'failure' | 'neutral';
  /** The decision in a sentence: it stands in the list of checks. */
  title: string;
  /** Markdown within `budget` characters. */
  summary: (budget: number) => string;
  annotations?: readonly CheckAnnotation[];
  /** Where "Details" leads; default this attempt of the run. */
  detailsUrl?: string;
}

/** What became of the check. No outcome is an error: a check that cannot be made never changes a verdict. */
type CheckOutcome =
  /** `annotated`: how many annotations stand on it; `reason` why not all do. */
  | { status: 'created'; id: number; url: string; annotated: number; reason?: string }
  | { status: 'forbidden' | 'failed'; reason: string };

/** Limits of GitHub's API (toolchain.md 4). */
const A_REQUEST = 50;
const TITLE_LENGTH = 255;
const SUMMARY_LENGTH = 65_535;
/** 64 KB, in bytes. */
const MESSAGE_BYTES = 64 * 1024;
/** Characters to try a summary with, each after a 422. */
const BUDGETS = [60_000, 30_000, 10_000];
/** Two requests. Who looks at a pull request reads fewer; the report has them all. */
const MOST_ANNOTATIONS = 100;

/**
 * Creates a finished check on the head commit, with up to 50 annotations; the others follow in further requests, and when one
 * of these fails the decision stands all the same.
 */
export async function postCheck(
  client: Pick<GitHubClient, 'createCheck' | 'updateCheck'>,
  context: Pick<WorkflowContext, 'headSha' | 'serverUrl' | 'owner' | 'repository' | 'runId' | 'runAttempt'>,
  request: CheckRequest,
): Promise<CheckOutcome> {
  if (context.headSha === '') return { status: 'failed', reason: 'The event names no commit for a check.' };
  const title = within(oneLine(request.title), TITLE_LENGTH);
  const all = (request.annotations ?? []).filter(isPlaced).slice(0, MOST_ANNOTATIONS).map(fitting);
  const check = {
    name: request.name,
    headSha: context.headSha,
    status: 'completed',
    conclusion: request.conclusion,
    title: title === '' ? request.conclusion : title,
    detailsUrl: request.detailsUrl ?? runUrl(context),
    annotations: all.slice(0, A_REQUEST),
  } as const satisfies Omit<CheckRunInput, 'summary'>;
  let made: { id: number; url: string; summary: string };
  try {
    made = await create(client, check, request.summary);
  } catch (error) {
    return refusal(error);
  }
  const { id, url, summary } = made;
  let annotated = check.annotations.length;
  try {
    for (; annotated < all.length; annotated += A_REQUEST) {
      const annotations = all.slice(annotated, annotated + A_REQUEST);
      await client.updateCheck(id, { title: check.title, summary, annotations });
    }
  } catch (error) {
    return { status: 'created', id, url, annotated, reason: refusal(asFault(error)).reason };
  }
  return { status: 'created', id, url, annotated: all.length };
}

/** Creates it with the longest summary that GitHub takes. */
async function create(
  client: Pick<GitHubClient, 'createCheck'>,
  check: Omit<CheckRunInput, 'summary'>,
  summaryFor: CheckRequest['summary'],
): Promise<{ id: number; url: string; summary: string }> {
  for (const [rung, budget] of BUDGETS.entries()) {
    const summary = within(summaryFor(budget), SUMMARY_LENGTH);
    try {
      return { ...(await client.createCheck({ ...check, summary })), summary };
    } catch (error) {
      const isTooLong = error instanceof Fault && error.subcode === 'unprocessable';
      if (!isTooLong || rung === BUDGETS.length - 1) throw error;
    }
  }
  throw new Error('the last rung returns or throws');
}

function refusal(error: unknown): { status: 'forbidden' | 'failed'; reason: string } {
  if (!(error instanceof Fault)) throw error;
  const hint = error.hint === undefined ? '' : ` ${error.hint}`;
  return error.subcode === 'forbidden'
    ? { status: 'forbidden', reason: `${error.message}.${hint}` }
    : { status: 'failed', reason: `${faultLine(error)}.${hint}` };
}

/** GitHub refuses the whole request for one annotation whose path is none of the repository. */
function isPlaced({ path }: CheckAnnotation): boolean {
  return path !== '' && !path.startsWith('/') && !path.split('/').includes('..');
}

function fitting(annotation: CheckAnnotation): CheckAnnotation {
  return {
    ...annotation,
    line: Math.max(1, Math.trunc(annotation.line) || 1),
    title: within(oneLine(annotation.title), TITLE_LENGTH),
    message: withinBytes(cleanText(annotation.message)) || '–',
  };
}

/** At most `most` UTF-16 units, the smaller reading of "characters"; a surrogate pair is never split. */
function within(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** At most 64 KB; a character has four bytes at the most, so only long texts are measured. */
function withinBytes(text: string): string {
  if (text.length * 4 <= MESSAGE_BYTES) return text;
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MESSAGE_BYTES) return text;
  // Three bytes for the ellipsis; a character that the cut goes through is left out.
  const cut = new TextDecoder().decode(bytes.subarray(0, MESSAGE_BYTES - 3), { stream: true });
  return `${cut}…`;
}

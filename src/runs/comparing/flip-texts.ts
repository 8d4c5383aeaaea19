import type { Flip } from '../../schema/comparison.ts';
import { defined } from '../../schema/defined.ts';
import type { AttemptResult, CaseResult } from '../../schema/run.ts';
import { counts } from '../../scorers/counts.ts';
import { truncateText } from '../../text/truncate.ts';
import type { FoundFlip } from './find-flips.ts';
import { failsOnBase } from './flip-verdict.ts';

/** Flips that carry their answers: more nobody reads, and a mass failure must not make a report of a hundred megabytes. */
export const FLIPS_WITH_TEXTS = 200;
/** Characters of one answer. */
const LONGEST_ANSWER = 10_000;
/** Scorers that a reason names, and characters of what each says. */
const SCORERS_IN_REASON = 3;
const LONGEST_REASONING = 400;

/** What a reader is shown of one attempt. */
interface PlayTexts {
  location: Flip['location'];
  /** By turn; empty where texts are not kept. */
  outputs: string[];
  /** The turn that failed. */
  failing: number | undefined;
  reason: string;
}

/** The flips with answers and reasons, read from the runs in one more pass each. */
export function withTexts(
  flips: readonly FoundFlip[],
  a: Iterable<CaseResult>,
  b: Iterable<CaseResult>,
): Flip[] {
  if (flips.length === 0) return [];
  const texts = { a: textsOf(flips, 'a', a), b: textsOf(flips, 'b', b) };
  return flips.map((one): Flip => {
    const [before, after] = [textOf(texts.a, one.a?.id), textOf(texts.b, one.b?.id)];
    const facts = one.b ?? one.a!;
    const failed = one.b?.status === 'failed' ? after : one.a?.status === 'failed' ? before : undefined;
    const turn = failed?.failing;
    const shown = after ?? before;
    return {
      id: facts.id,
      name: facts.name,
      kind: one.kind,
      from: one.a?.status ?? null,
      to: one.b?.status ?? null,
      before: answerAt(before, turn),
      after: answerAt(after, turn),
      reason: reasonOf(one, failed, shown),
      location: shown?.location ?? { file: '', line: 0 },
      ...defined({ verdict: one.verdict, repeats: one.repeats, on_base: one.onBase, flaky: one.flaky }),
    };
  });
}

const textOf = (texts: ReadonlyMap<string, PlayTexts>, id: string | undefined) =>
  id === undefined ? undefined : texts.get(id);

/** The answer of the turn that failed (on either side), else the last one. */
function answerAt(play: PlayTexts | undefined, turn: number | undefined): string | null {
  return (turn === undefined ? undefined : play?.outputs[turn]) ?? play?.outputs.at(-1) ?? null;
}

function reasonOf(flip: FoundFlip, failed: PlayTexts | undefined, shown: PlayTexts | undefined): string {
  if (failed !== undefined) {
    const weak = flip.b?.gating === false && flip.kind === 'pass_to_fail' ? 'Does not gate. ' : '';
    const there = failsOnBase(flip.onBase) ? 'Fails on the base too. ' : '';
    return `${weak}${there}${failed.reason}`;
  }
  if (shown !== undefined && shown.reason !== '') return shown.reason;
  return flip.kind === 'new' ? 'New; it passed.' : 'It passed before.';
}

/** Goes through a run once and keeps what is shown of the plays of its flipped cases. */
function textsOf(
  flips: readonly FoundFlip[],
  side: 'a' | 'b',
  cases: Iterable<CaseResult>,
): Map<string, PlayTexts> {
  const wanted = new Map<string, boolean>();
  for (const [index, flip] of flips.entries()) {
    const facts = flip[side];
    if (facts !== undefined) wanted.set(facts.id, index < FLIPS_WITH_TEXTS);
  }
  const texts = new Map<string, PlayTexts>();
  if (wanted.size === 0) return texts;
  for (const one of cases) {
    const full = wanted.get(one.id);
    if (full !== undefined && !texts.has(one.id)) texts.set(one.id, playTexts(one, full));
    if (texts.size === wanted.size) break;
  }
  return texts;
}

function playTexts(one: CaseResult, full: boolean): PlayTexts {
  const play = one.attempts.find(({ status }) => status === one.status) ?? one.attempts[0];
  const turns = play?.turns ?? [];
  const failing = turns.findIndex((turn) => failuresOf(turn).length > 0);
  const location = { file: one.location.file, line: one.location.line };
  return {
    location,
    outputs: full ? turns.map(({ output }) => truncateText(output, LONGEST_ANSWER)) : [],
    failing: failing < 0 ? undefined : failing,
    reason: whyOf(one, play, failing),
  };
}

/** Why the attempt failed, by the reasoning of its scorers; for a case that was not judged why not; empty for one that passed. */
function whyOf(one: CaseResult, play: AttemptResult | undefined, failing: number): string {
  if (one.status === 'errored')
    return truncateText(play?.error?.message ?? 'It could not be judged.', LONGEST_REASONING);
  if (one.status === 'skipped') return truncateText(one.reason ?? 'It was skipped.', LONGEST_REASONING);
  if (one.status === 'passed') return '';
  const turn = play?.turns[failing];
  const failures = turn === undefined ? [] : failuresOf(turn);
  if (failures.length === 0) return 'It failed.';
  const reasons = failures
    .slice(0, SCORERS_IN_REASON)
    .map(([name, { reasoning }]) => truncateText(`${name}: ${reasoning}`, LONGEST_REASONING));
  const more = failures.length - reasons.length;
  const place = (play?.turns.length ?? 0) > 1 ? `Turn ${failing + 1}: ` : '';
  return `${place}${reasons.join(' ')}${more > 0 ? ` (and ${more} more)` : ''}`;
}

const failuresOf = ({ results }: AttemptResult['turns'][number]) =>
  Object.entries(results).filter(([, result]) => !result.pass && counts(result));

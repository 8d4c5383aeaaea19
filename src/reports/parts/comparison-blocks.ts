import type { Comparison, Flip, ScorerDelta } from '../../schema/comparison.ts';
import { htmlCode, markdownCode, markdownFence, markdownProse } from '../../text/escape/escape-markdown.ts';
import { formatCounted, formatScore } from '../../text/format.ts';
import { formatDifference, formatDifferenceInterval, formatP } from '../../text/format-difference.ts';
import { truncateText } from '../../text/truncate.ts';
import { answerDiff } from './answer-diff.ts';
import { nameMarkdown, placeMarkdown } from './case-markdown.ts';
import { claimedInterval, flipNote, flipsOf, movedScorers, scorerVerdict } from './comparison-words.ts';
import { type Keeper, keeper } from './keeper.ts';
import { namedList, phraseMarkdown } from './phrase.ts';

/** Bytes of each part, 250 KiB together: a run's summary has as much to spare (security.md S19). */
const KIB = 1024;
const LIMITS = {
  criteria: 20 * KIB,
  regressions: 70 * KIB,
  others: 12 * KIB,
  details: 90 * KIB,
  scorers: 30 * KIB,
};
/** Code points of a reason, of a sentence of ours that may quote names, and of an answer shown alone. */
const REASON = 300;
const SENTENCE = 600;
const ANSWER = 2_000;
/** Names of scorers in a line. */
const MOST_NAMES = 40;

const code = (text: string, length = REASON) => markdownCode(truncateText(text, length));
const prose = (text: string) => markdownProse(truncateText(text, SENTENCE));
const more = (list: Keeper, noun: string) =>
  list.more === 0 ? '' : `\n${formatCounted(list.more, `more ${noun}`)}: see the JSON.\n`;

/** How the criteria changed, to be said before any number; nothing where they did not. */
export function* criteriaChangedMarkdown({
  comparable,
  criteria_changed: changes,
}: Comparison): Iterable<string> {
  if (comparable && changes.length === 0) return;
  yield '### ⚠️ The bar moved\n\n';
  yield 'These runs were not measured alike, so that a difference may come from the criteria and not from the agent:\n\n';
  const kept = keeper(LIMITS.criteria);
  for (const { message } of changes) kept.add(() => `- ${prose(message)}\n`);
  yield `${kept.kept.join('')}${more(kept, 'change')}\n`;
}

/** Cases that went from pass to fail, with what repeats say, their answers before and now; then all other flips. */
export function* flipsMarkdown(comparison: Comparison, linkBase?: string): Iterable<string> {
  const worse = flipsOf(comparison, 'pass_to_fail');
  if (worse.length > 0) {
    const rows = keeper(LIMITS.regressions);
    const details = keeper(LIMITS.details);
    for (const flip of worse) {
      rows.add(
        () =>
          `| ${nameMarkdown(flip)} | ${flipNote(flip) || '–'} | ${flip.reason === '' ? '–' : code(flip.reason)} | ${placeMarkdown(flip, linkBase)} |\n`,
      );
      if (flip.before !== null || flip.after !== null) details.add(() => beforeAndNow(flip));
    }
    yield '### Passed before, fails now\n\n| case | verdict | why it fails | where |\n|---|---|---|---|\n';
    yield `${rows.kept.join('')}${more(rows, 'case')}\n`;
    yield* details.kept;
    if (details.more > 0) yield `Answers of ${formatCounted(details.more, 'more case')}: see the JSON.\n\n`;
  }
  for (const [kind, title, why] of OTHERS) yield* folded(flipsOf(comparison, kind), title, why);
}

const OTHERS = [
  ['fail_to_pass', 'Failed before, pass now', 'why it failed'],
  ['changed_criteria', 'Under other criteria, not compared', 'reason'],
  ['new', 'Not in the baseline', 'reason'],
  ['removed', 'Only in the baseline', 'reason'],
] as const;

function* folded(flips: readonly Flip[], title: string, why: string): Iterable<string> {
  if (flips.length === 0) return;
  const rows = keeper(LIMITS.others);
  for (const flip of flips)
    rows.add(
      () =>
        `| ${nameMarkdown(flip)} | ${flip.from ?? '–'} → ${flip.to ?? '–'} | ${flip.reason === '' ? '–' : code(flip.reason)} |\n`,
    );
  yield `<details><summary>${title}: ${formatCounted(flips.length, 'case')}</summary>\n\n| case | status | ${why} |\n|---|---|---|\n`;
  yield `${rows.kept.join('')}${more(rows, 'case')}\n</details>\n\n`;
}

/** The two answers of a flipped case, folded: the difference where there are both. */
function beforeAndNow({ id, before, after }: Flip): string {
  return [
    `<details><summary>${htmlCode(truncateText(id, REASON))}: before and now</summary>`,
    '',
    ...(before !== null && after !== null ? bothAnswers(before, after) : oneAnswer(before, after)),
    '',
    '</details>',
    '',
    '',
  ].join('\n');
}

function bothAnswers(before: string, after: string): string[] {
  const { lines, more: left } = answerDiff(before, after);
  if (lines.length === 0)
    return ['The answer is the same in both runs:', '', markdownFence(truncateText(after, ANSWER), 'text')];
  return [
    markdownFence(truncateText(lines.join('\n'), 2 * ANSWER), 'diff'),
    ...(left > 0 ? ['', `${formatCounted(left, 'more line')}.`] : []),
  ];
}

function oneAnswer(before: string | null, after: string | null): string[] {
  return [
    before === null ? '**Now** (no answer before)' : '**Before** (no answer now)',
    '',
    markdownFence(truncateText(before ?? after ?? '', ANSWER), 'text'),
  ];
}

/** The scorers that moved: means over the cases that both runs judged, and what became of them; the others by name. */
export function* scorerDeltasMarkdown(comparison: Comparison): Iterable<string> {
  const { moved, still, uncompared } = movedScorers(comparison);
  if (moved.length + still.length + uncompared.length > 0) yield '### Scorers\n\n';
  if (moved.length > 0) {
    const rows = keeper(LIMITS.scorers);
    for (const [name, one] of moved)
      rows.add(() => {
        const cells = [
          code(name, 100),
          one.mean_a === null ? '–' : formatScore(one.mean_a),
          one.mean_b === null ? '–' : formatScore(one.mean_b),
          ...deltaCells(one),
          String(one.cases),
        ];
        return `| ${cells.join(' | ')} |\n`;
      });
    yield '| scorer | before | now | Δ | 95 % interval | p, adjusted | verdict | cases |\n|---|--:|--:|--:|--:|--:|---|--:|\n';
    yield `${rows.kept.join('')}${more(rows, 'scorer')}\n`;
  }
  if (still.length > 0) yield `Unchanged: ${phraseMarkdown(namedList(still, MOST_NAMES))}.\n\n`;
  if (uncompared.length > 0) yield `Not compared: ${phraseMarkdown(namedList(uncompared, MOST_NAMES))}.\n\n`;
}

/** Difference, interval, p over all scorers (Holm), verdict. */
export function deltaCells(one: ScorerDelta | undefined): string[] {
  if (one === undefined) return ['–', '–', '–', 'not in the baseline'];
  const { delta, p_adjusted: p } = one;
  const interval = claimedInterval(one);
  return [
    delta === null ? '–' : formatDifference(delta, 'score'),
    interval === null ? '–' : formatDifferenceInterval(interval, 'score'),
    delta === null ? '–' : formatP(p).replace('<', '&lt;').replace('>', '&gt;'),
    scorerVerdict(one),
  ];
}

/** Sentences of ours that a reader must not miss. */
export function* warningsMarkdown(warnings: readonly string[]): Iterable<string> {
  const kept = keeper(LIMITS.criteria);
  for (const warning of warnings) kept.add(() => `- ⚠️ ${prose(warning)}\n`);
  if (warnings.length > 0) yield `${kept.kept.join('')}${more(kept, 'warning')}\n`;
}

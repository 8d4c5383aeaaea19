import { defined } from '../../schema/defined.ts';
import type { Score } from '../../schema/score.ts';
import type { ToolCall } from '../../schema/tool-call.ts';
import type { Prepared } from '../prepare.ts';
import { reasoning, type WorstItem } from '../reasoning.ts';
import { shownText, textOf } from '../verdicts.ts';
import type { CheckedCall } from './argument-checks.ts';
import { type ArgumentAnswers, argumentScore } from './argument-score.ts';
import { round4, shown } from './round.ts';
import { type ToolChoice, toolChoiceScore } from './tool-choice.ts';

/** Selection and arguments of one assistant turn; null where it gives nothing to judge. */
interface TurnScore {
  readonly turn: number;
  readonly selection_score: number | null;
  readonly argument_score: number | null;
}

/** `min(S, A)`: the choice of tools and their arguments, whichever is worse (metrics.md 6.6). */
export function toolUseScore(
  choice: ToolChoice,
  given: ArgumentAnswers,
  subject: Prepared,
  checked: readonly CheckedCall[],
): Score {
  const { tool_calls: calls = [] } = subject;
  const selection = toolChoiceScore(choice, subject);
  const arguments_ = argumentScore(given, calls, checked);
  const issues = issuesOf(selection, arguments_);
  const turns = perTurn(choice, given, subject, checked);
  const [s, a] = [scoreOf(selection), scoreOf(arguments_)];
  const metadata = toolUseMetadata(calls, {
    selection_score: round4(s ?? 1),
    argument_score: round4(a ?? 1),
    issues: issues.map(({ quote, reason = '' }) => `${shownText(quote)}: ${reason}`),
    ...(turns.length === 0 ? {} : { per_turn: turns }),
  });
  if (s === null)
    return { status: 'not_applicable', reasoning: 'no tool was called and none was needed.', metadata };
  const counts = `tools chosen ${shown(s)}, their arguments ${a === null ? 'none to judge' : shown(a)}; the smaller one counts.`;
  return {
    status: 'scored',
    value: Math.min(s, a ?? 1),
    metadata,
    reasoning: reasoning(counts, 'Problems', issues),
  };
}

/** The metadata of the card; `found` replaces what stands for nothing found. */
export function toolUseMetadata(calls: readonly ToolCall[], found: Record<string, unknown> = {}) {
  return {
    selection_score: 1,
    argument_score: 1,
    tools_used: calls.map((call) => call.name),
    issues: [] as string[],
    ...found,
  };
}

function scoreOf(score: Score | undefined): number | null {
  return score?.status === 'scored' ? score.value : null;
}

/** What is wrong, in the words of both scores: missing and unexpected tools, wrong and missing arguments. */
function issuesOf(selection: Score, arguments_: Score): WorstItem[] {
  const listed = (score: Score, field: string): unknown[] => {
    const value = score.status === 'failed' ? [] : score.metadata[field];
    return Array.isArray(value) ? value : [];
  };
  const named = (field: string, reason: string) =>
    listed(selection, field).map((name) => ({ quote: String(name), reason }));
  return [
    ...named('forbidden_called', 'forbidden, yet called'),
    ...named('missing_tools', 'needed, not called'),
    ...named('unexpected_tools', 'called, not needed'),
    ...listed(arguments_, 'incorrect_arguments').map((entry) => {
      const fields = entry as Readonly<Record<string, unknown>>; // made by argumentsMetadata
      return {
        quote: `${textOf(fields, 'tool')}: ${textOf(fields, 'name')}`,
        reason: textOf(fields, 'reason'),
      };
    }),
    ...listed(arguments_, 'calls').flatMap((entry) => {
      const { tool, missing } = entry as { tool: string; missing: readonly string[] }; // made by argumentsMetadata
      return missing.map((name) => ({ quote: `${tool}: ${name}`, reason: 'missing' }));
    }),
  ];
}

/**
 * The same two scores for each turn that calls say they belong to: its calls, and the user turn right before it. A reference
 * for the whole conversation does not say which turn owes what, so then the choice of tools has no score by turn.
 */
function perTurn(
  choice: ToolChoice,
  given: ArgumentAnswers,
  { tool_calls: calls = [], available_tools }: Prepared,
  checked: readonly CheckedCall[],
): TurnScore[] {
  const byTurn = new Map<number, number[]>();
  for (const [index, { turn }] of calls.entries()) {
    if (turn === undefined) continue;
    const known = byTurn.get(turn);
    if (known === undefined) byTurn.set(turn, [index]);
    else known.push(index);
  }
  const judged = new Map<unknown, ArgumentAnswers['judged'][number][]>();
  for (const verdict of given.judged) {
    const index = verdict.item['tool_call_index'];
    const known = judged.get(index);
    if (known === undefined) judged.set(index, [verdict]);
    else known.push(verdict);
  }
  const judgedChoice = choice.mode === 'judge' ? choice : undefined;
  const requests = new Map(judgedChoice?.requests.map((request) => [request.item['turn'], request]));
  return [...byTurn]
    .sort(([a], [b]) => a - b)
    .map(([turn, indices]) => {
      const own = indices.flatMap((index) => calls[index] ?? []);
      const selection =
        judgedChoice &&
        toolChoiceScore(
          {
            mode: 'judge',
            forbidden: judgedChoice.forbidden,
            calls: indices.flatMap((index) => judgedChoice.calls[index] ?? []),
            requests: [requests.get(turn - 1) ?? requests.get(turn) ?? []].flat(),
          },
          { tool_calls: own, ...defined({ available_tools }) },
        );
      const arguments_ = argumentScore(
        {
          judged: indices.flatMap((index, at) =>
            (judged.get(index) ?? []).map((verdict) => ({
              ...verdict,
              item: { ...verdict.item, tool_call_index: at },
            })),
          ),
          gaps: indices.flatMap((index) => given.gaps[index] ?? []),
        },
        own,
        indices.flatMap((index) => checked[index] ?? []),
      );
      const rounded = (value: number | null) => (value === null ? null : round4(value));
      return {
        turn,
        selection_score: rounded(scoreOf(selection)),
        argument_score: rounded(scoreOf(arguments_)),
      };
    });
}

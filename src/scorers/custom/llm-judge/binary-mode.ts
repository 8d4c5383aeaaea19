import { type Form, FormError, type TokenChance } from '../../../judges/judge.ts';
import { normaliseVerdict } from '../../../judges/normalise-verdict.ts';
import { round4 } from '../../formulas/round.ts';
import { addressesJudge } from '../../output-screens.ts';
import { askSamples, joinSamples, noteSpread } from './ask-samples.ts';
import { weighed } from './chances.ts';
import { type Answer, type Extras, extraForm, neutralExtras, textIn } from './extra-form.ts';
import { inputsOf, type JudgeTask } from './judge-task.ts';
import type { ModeSpec, Scored } from './mode-spec.ts';
import { extraMetadata, judgeText } from './shown-answer.ts';

const VERDICTS = ['yes', 'no'] as const;
type Verdict = (typeof VERDICTS)[number];

interface Vote {
  readonly verdict: Verdict;
  readonly evidence: string;
  readonly reason: string;
  readonly extras: Extras;
}
interface Answers {
  readonly votes: readonly (Vote & { readonly yes: number; readonly byTokens: boolean })[];
  readonly attacked: boolean;
}

/** One criterion, the rubric as a whole: P(yes) by the token probabilities of the verdict, else the share of votes (metrics.md 7.2). */
export function binaryMode(task: JudgeTask): ModeSpec<Answers> {
  const form = voteForm(task);
  const instructions = `Decide whether the material fulfils the rubric below. [block "LABEL"] in it stands for the block of material with that label.
evidence_quote: the exact words of the material that decide it, or empty when something missing does. verdict: yes only if the rubric is fulfilled in all it says, else no.

The rubric:
${task.rubric}`;
  return {
    formulaInWords: 'P(yes) by token probabilities, else the share of samples that say yes',
    emptyMetadata: () => ({ mode: 'binary', scoring: 'single', probability_yes: null }),
    async answers(subject, ask) {
      const attacked = addressesJudge(subject.output ?? '');
      const filled = await askSamples(
        ask,
        {
          key: `llm_judge/${task.id}/decide@${task.hash}`,
          instructions,
          promptInputs: inputsOf(task, subject),
          form,
          items: 2 + task.extras.length,
          logprobs: 'verdict',
          offline: async () => {
            const { offlineShare } = await import('./offline-rubric.ts');
            const { fulfilled, total, reason } = offlineShare(task, subject);
            return {
              evidence_quote: '',
              reason,
              ...neutralExtras(task.extras),
              verdict: fulfilled === total ? 'yes' : 'no',
            };
          },
        },
        attacked ? undefined : ({ answer, logprobs }) => chanceOfYes(answer, logprobs) !== null,
      );
      const votes = filled.map(({ answer, logprobs }) => {
        const chance = chanceOfYes(answer, logprobs);
        return { ...answer, yes: chance ?? (answer.verdict === 'yes' ? 1 : 0), byTokens: chance !== null };
      });
      noteSpread(
        ask,
        votes.map(({ yes }) => yes),
      );
      return { votes, attacked };
    },
    formula: (answers) => scored(task, answers),
  };
}

function voteForm({ extras: wanted }: JudgeTask): Form<Vote> {
  const text = { type: 'string' };
  return extraForm(
    'binary_form',
    { evidence_quote: text, reason: text },
    wanted,
    { verdict: { type: 'string', enum: VERDICTS } },
    (answer, extras) => ({
      verdict: verdictIn(answer),
      evidence: textIn(answer, 'evidence_quote'),
      reason: textIn(answer, 'reason'),
      extras,
    }),
  );
}

function scored(task: JudgeTask, { votes, attacked }: Answers): Scored {
  const joined = joinSamples(
    votes.map(({ yes }) => yes),
    attacked,
  );
  const shown = votes[joined.nearest];
  const byTokens = votes.every((vote) => vote.byTokens);
  return {
    status: 'scored',
    value: joined.value,
    reasoning: `the verdict is ${shown?.verdict}. ${judgeText(shown?.reason ?? '', 500)}`,
    metadata: {
      ...extraMetadata(task.extras, shown?.extras ?? new Map()),
      mode: 'binary',
      scoring: byTokens ? 'logprobs' : votes.length === 1 ? 'single' : 'samples',
      probability_yes: round4(joined.value),
      verdict: shown?.verdict,
      evidence: judgeText(shown?.evidence ?? '', 300),
      raw_scores: votes.map(({ yes }) => round4(yes)),
      ...(votes.length === 1 ? {} : { aggregation: joined.aggregation }),
    },
  };
}

function verdictIn(answer: Answer): Verdict {
  const verdict = normaliseVerdict(
    Object.hasOwn(answer, 'verdict') ? answer['verdict'] : undefined,
    VERDICTS,
  );
  if (verdict === undefined) throw new FormError('The property "verdict" must be yes or no.');
  return verdict;
}

function chanceOfYes({ verdict }: Vote, logprobs: readonly TokenChance[] | undefined): number | null {
  const distribution = weighed(logprobs, verdict, VERDICTS);
  return distribution === null ? null : (distribution['yes'] ?? 0);
}

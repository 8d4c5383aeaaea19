import type { OptimizationReport } from '../../schema/optimization.ts';
import { formatScore } from '../../text/format.ts';
import { spendingParts } from '../parts/effort.ts';
import { isImproved } from '../parts/is-improved.ts';
import {
  decisionSentence,
  detailsOf,
  effectWords,
  heldOutOf,
  optimizationFacts,
  promptTexts,
} from '../parts/optimization-words.ts';
import { named, quoting } from '../parts/phrase.ts';
import { judgeName } from '../parts/verdict.ts';
import { bounded, LONGEST } from './bounded.ts';
import { PAGE_VERSION, type PageHead, type PageOptimization, type PageTone } from './page-data.ts';

/** UTF-16 units of a prompt; the files beside the page have it whole. */
const LONGEST_PROMPT = 200_000;

const TITLES: Record<OptimizationReport['response']['decision'], { title: string; tone: PageTone }> = {
  accepted: { title: 'A better prompt, proven', tone: 'good' },
  provisional: { title: 'A better prompt, not proven yet', tone: 'warn' },
  rejected: { title: 'No better prompt was found', tone: 'plain' },
  no_headroom: { title: 'A prompt has nothing to gain here', tone: 'plain' },
  not_validated: { title: 'Nothing was proven', tone: 'plain' },
  insufficient_failures: { title: 'Too few failures to learn from', tone: 'plain' },
};

/** The page of an optimization. */
export function optimizationHead(report: OptimizationReport): PageHead {
  const { response } = report;
  const { title, tone } = TITLES[response.decision];
  return {
    version: PAGE_VERSION,
    kind: 'optimization',
    id: response.optimization_id,
    title: `${title} · ${response.optimization_id}`,
    verdict: {
      tone,
      title: [title],
      sentences: [[quoting(bounded(decisionSentence(response), LONGEST.reason))]],
      advice: [],
    },
    facts: [
      { label: 'agent', phrase: [named(report.agent_id)] },
      { label: 'judge', phrase: [judgeName(report)] },
      { label: 'effort', phrase: [spendingParts(report).join(' · ')] },
      ...optimizationFacts(report).map(({ label, text }) => ({
        label,
        phrase: [quoting(bounded(text, LONGEST.reason))],
      })),
    ],
    warnings: [],
    notes: [],
    optimization: optimizationPart(report),
  };
}

function optimizationPart(report: OptimizationReport): PageOptimization {
  const { response } = report;
  const [before, after] = promptTexts(report);
  const { validation } = detailsOf(response);
  return {
    decision: response.decision.replaceAll('_', ' '),
    improved: isImproved(response),
    before: bounded(before, LONGEST_PROMPT),
    after: bounded(after, LONGEST_PROMPT),
    changes: response.changes_made.map((change) => ({
      type: bounded(change.type, LONGEST.name).replaceAll('_', ' '),
      op: bounded(change.op ?? '', LONGEST.name),
      content: bounded(change.content ?? '', LONGEST.value),
      rationale: bounded(change.rationale, LONGEST.reason),
      effect: effectWords(change.measured_effect, response),
      measured: change.measured_effect ?? null,
    })),
    held_out: Object.entries(heldOutOf(response)).map(([metric, { from, to }]) => ({
      metric: bounded(metric, LONGEST.name),
      ...{ from, to, shown: `${formatScore(from)} → ${formatScore(to)}` },
    })),
    ...(validation === undefined
      ? {}
      : {
          validation: {
            cases: validation.cases,
            from: { passed: validation.from.passed, plays: validation.from.plays },
            to: { passed: validation.to.passed, plays: validation.to.plays },
          },
        }),
  };
}

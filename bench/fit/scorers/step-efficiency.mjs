import { stepLabels } from '../../../src/scorers/formulas/step-labels.ts';
import { stepEvidence, stepFeatures } from '../../../src/scorers/offline/agents/step-efficiency.ts';
import { stepUses } from '../../../src/scorers/offline/agents/step-facts.ts';

/** Steps that code labels keep their value; the others are fitted and put together as the formula does. */
const LABELLED = { redundant: 0, failed_recovered: 0.5, failed_unrecovered: 0 };

export const fit = {
  items({ tool_calls: calls = [], output = '' }) {
    const labels = stepLabels(calls);
    const uses = stepUses(calls, output);
    const open = calls.map((_, index) => index).filter((index) => labels[index] === null);
    const features = stepFeatures(calls, output);
    return Object.assign(
      open.map((index) => features[index]),
      {
        uses: open.map((index) => uses[index]),
        labelled: labels.flatMap((label) => (label === null ? [] : [LABELLED[label]])),
      },
    );
  },
  combine(likelihoods, { items }) {
    const values = [
      ...likelihoods.map((chance, at) => stepEvidence(items.uses[at], chance)),
      ...items.labelled,
    ];
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  },
  signs: {
    run_length: -1,
    run_unused: -1,
    run_wasted: -1,
    run_same_tool: -1,
    unused: -1,
    used: 1,
    followed_up: 1,
    run_changes: 1,
  },
};

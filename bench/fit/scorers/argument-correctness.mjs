import { checkArguments } from '../../../src/scorers/formulas/argument-checks.ts';
import { callScore } from '../../../src/scorers/formulas/argument-score.ts';
import { argumentItems } from '../../../src/scorers/offline/agents/argument-correctness.ts';

/** Arguments that code decides keep their value; the others and the call as a whole are fitted and put together as the formula does. */
export const fit = {
  items({ input = '', tool_calls: calls = [], available_tools: catalog = [] }) {
    const checked = checkArguments(calls, catalog, [], input);
    const items = argumentItems({ input, history: '', calls, checked });
    return Object.assign(
      // The last one has no mark against it: the likelihoods of the others are taken relative to its own.
      [...items.map((item) => item.features), {}],
      { items, checked, calls },
    );
  },
  combine(likelihoods, row) {
    const { items, checked, calls } = row.items;
    const clean = likelihoods.at(-1);
    const scores = calls.map((call, index) => {
      const given = Object.keys(call.arguments ?? {}).length;
      let correct = [...checked[index].decided.values()].filter(
        ({ verdict }) => verdict === 'correct',
      ).length;
      let missing = checked[index].missing.length;
      for (const [at, item] of items.entries()) {
        if (item.call !== index) continue;
        const evidence = item.evidence(likelihoods[at], clean);
        if (!item.whole) correct += evidence;
        else if (missing === 0 && given > 0) missing += 1 - evidence;
      }
      return callScore({ correct, arguments: given, missing });
    });
    return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  },
  signs: {
    unknown_share: -1,
    unknown_number: -1,
    unknown_optional: -1,
    unknown_choice: -1,
    switched_unasked: -1,
    unasked_setting: -1,
    percent_kept: -1,
    not_bare: -1,
    unlike_example: -1,
    stated_default: 1,
    unused_numbers: -1,
    unused_quoted: -1,
  },
};

import { decide } from '../../src/experiments/decide.ts';
import { evidenceOf } from './evidence-of.mjs';
import { allPairs } from './paired-draws.mjs';
import { ALPHA, meanOf } from './real-pairs-figures.mjs';

/** Missing results leave the pair, and the decision on the four agents names a leader that the plain rates name, too. */
export function retailRows({ systems, scores }) {
  const rates = scores.map((values) => meanOf(values.filter((value) => value !== null)));
  let wrongCases = 0;
  let reversed = 0;
  let significant = 0;
  for (const [a, b] of allPairs(systems.length)) {
    const evidence = evidenceOf([a, b].map((system) => scores[system].map(playOrLost)));
    const decision = decide(evidence, { minEffect: 0, seed: 1 }, { theseCases: false });
    const both = scores[a].filter((value, task) => value !== null && scores[b][task] !== null).length;
    if (decision.contrast.cases !== both) wrongCases += 1;
    if (decision.pValue > ALPHA) continue;
    significant += 1;
    const [leader, loser] = decision.leader === 'v0' ? [a, b] : [b, a];
    if (rates[leader] <= rates[loser]) reversed += 1;
  }
  const all = decide(
    evidenceOf(scores.map((values) => values.map(playOrLost))),
    { minEffect: 0, seed: 1 },
    { theseCases: false },
  );
  const best = `v${rates.indexOf(Math.max(...rates))}`;
  return [
    { figure: 'retail, pairs with other than their common tasks', value: wrongCases, bound: { most: 0 } },
    {
      figure: '  reversed significant pairs',
      value: reversed,
      bound: { most: 0 },
      note: `${significant} of ${allPairs(systems.length).length} pairs are significant`,
    },
    {
      figure: '  leader of four other than the best rate',
      value: all.leader === best ? 0 : 1,
      bound: { most: 0 },
      note: `p ${all.pValue.toPrecision(3)}, ${all.conclusive ? 'conclusive' : 'not conclusive'}`,
    },
  ];
}

const playOrLost = (passed) => [passed === null ? null : { pass_rate: passed }];

import { simulatedOptimization } from '../support/simulated-optimization.mjs';

/** Seeded optimizations of a row: the bound of 5 % is then two standard errors away from what is promised. */
const REPETITIONS = 500;
const USELESS = { good: 0, bad: 0, size: 0 };
const MIXED = { good: 0.2, bad: 0.2, size: 0.15 };
const HARD = { good: 0.1, bad: 0.3, size: 0.1 };

/** The rows of improvement.md 2.1: 60 cases without guards, then with passing cases that never and that sometimes fail by themselves. */
const ROWS = [
  { name: 'all useless', mix: USELESS, cases: 60, acceptedAtMost: 0.05 },
  { name: 'all useless, 15 cases (two-fold)', mix: USELESS, cases: 15, acceptedAtMost: 0.05 },
  { name: 'all useless, 8 cases (cross-fitted)', mix: USELESS, cases: 8, acceptedAtMost: 0.05 },
  { name: '20 % good, 20 % bad, 0.15', mix: MIXED, cases: 60, biasAtMost: 0.03 },
  { name: '20/20, 84 cases (25 held out)', mix: MIXED, cases: 84, biasAtMost: 0.03 },
  { name: '10 % good, 30 % bad, 0.10', mix: HARD, cases: 60 },
  { name: '20/20, with steady guards', mix: MIXED, cases: 40, guards: 40 },
  { name: '20/20, guards that pass 95 %', mix: MIXED, cases: 40, guards: 40, guardChance: 0.95 },
];

/** How often useless prompts are accepted, and how honest the reported gain is, through the product's own `optimizePrompt`. */
export async function optimizer() {
  const table = [];
  for (const row of ROWS) table.push(...(await measured(row)));
  return table;
}

async function measured({ name, acceptedAtMost, biasAtMost, ...design }) {
  const results = [];
  for (let seed = 1; seed <= REPETITIONS; seed += 1) results.push(await simulatedOptimization(seed, design));
  const accepted = results.filter(({ decision }) => decision === 'accepted');
  const changed = results.filter(({ decision }) => decision === 'accepted' || decision === 'provisional');
  const tell = (label, list, most) => [
    { figure: `${name}: ${label}`, value: list.length / results.length, ...bound(most), note: noteOf(list) },
  ];
  const bias = (label, list) => ({
    figure: `${name}: reported - true gain, ${label}`,
    value: Math.abs(meanOf(list, ({ reported, gain }) => reported - gain)),
    ...bound(biasAtMost),
  });
  return [
    ...tell('accepted', accepted, acceptedAtMost),
    ...tell('accepted + provisional', changed),
    ...(biasAtMost === undefined
      ? []
      : [bias('accepted', accepted), bias('accepted + provisional', changed)]),
    {
      figure: `${name}: most agent runs`,
      value: Math.max(...results.map(({ plays }) => plays)),
      bound: { most: 600 },
      note: `mean ${meanOf(results, ({ plays }) => plays).toFixed(0)}, mean true gain of all ${shown(meanOf(results, ({ gain }) => gain))}`,
    },
  ];
}

function noteOf(list) {
  if (list.length === 0) return 'none';
  const harmless = list.filter(({ effect }) => effect > 0).length;
  return (
    `useless or worse ${percent(1 - harmless / list.length)}, reported ${shown(meanOf(list, ({ reported }) => reported))}, ` +
    `true ${shown(meanOf(list, ({ gain }) => gain))}`
  );
}

const bound = (most) => (most === undefined ? {} : { bound: { most } });
const meanOf = (list, numberOf) => list.reduce((sum, each) => sum + numberOf(each), 0) / list.length;
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const shown = (value) => `${value >= 0 ? '+' : ''}${value.toFixed(3)}`;

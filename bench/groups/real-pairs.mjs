import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decide } from '../../src/experiments/decide.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { auditedContrasts } from '../support/contrast-audit.mjs';
import { evidenceOf } from '../support/evidence-of.mjs';
import { allPairs, at, pairs, shuffled, someOf, swapped, twoOfFour } from '../support/paired-draws.mjs';
import { ALPHA, DRAWS, meanOf, percent } from '../support/real-pairs-figures.mjs';
import { orderRows } from '../support/real-pairs-order.mjs';
import { mcnemarRows, powerRows } from '../support/real-pairs-power.mjs';
import { retailRows } from '../support/real-pairs-retail.mjs';
import {
  DIMENSIONS,
  FILES,
  readAirline,
  readBfcl,
  readRetail,
  readSummEval,
} from '../support/real-results.mjs';

/** 5 % and three standard errors of 1,000 draws. */
const NULL_BOUND = { most: 7 };
/** As a part of the scatter; over 40 cases the t-test then finds 5.4 % instead of 5 %. */
const EQUAL = 0.03;

/**
 * The product's paired comparison on results of real systems (`--data DIR`): how often it finds a difference where none can
 * be, and whether the differences it finds are there. Nothing of the data is kept.
 */
export async function realPairs({ data }) {
  if (data === undefined) {
    console.log(`\nreal-pairs: skipped. It needs --data DIR with ${FILES.join(', ')}.`);
    return [];
  }
  const missing = FILES.filter((file) => !existsSync(join(data, file)));
  if (missing.length > 0) throw new Error(`--data ${data} has no ${missing.join(', ')}`);
  const audited = auditedContrasts();
  const results = {
    bfcl: readBfcl(data),
    airline: readAirline(data),
    retail: readRetail(data),
    summEval: readSummEval(data),
  };
  const rows = [
    ...nullRows(results, audited),
    ...decisionRows(results),
    ...orderRows(results, audited),
    ...retailRows(results.retail),
    ...powerRows(results, audited),
    ...mcnemarRows(results.bfcl, audited),
    ...timeRows(results, audited),
  ];
  return [...rows, ...auditRows(audited.audit)];
}

/** Shares of draws without any difference in which one is found. */
function nullRows({ bfcl, airline, summEval }, { contrast }) {
  const rows = [];
  const row = (figure, draw, seed, { p = 'p_value', ...options } = {}) => {
    const { next } = seededRandom(seed);
    let found = 0;
    for (let count = 0; count < DRAWS; count += 1)
      if (contrast(draw(next), { next, ...options })[p] <= ALPHA) found += 1;
    rows.push({ figure, value: percent(found, DRAWS), unit: ' %', bound: NULL_BOUND });
  };
  const binary = { binary: true };
  const bfclDraw = (tests) => (next) => {
    const [a, b] = at(bfcl.scores, someOf(bfcl.scores.length, 2, next));
    if (tests === a.length) return swapped(a, b, next);
    const places = someOf(a.length, tests, next);
    return swapped(at(a, places), at(b, places), next);
  };
  for (const [index, tests] of [1240, 40, 20, 8].entries())
    row(`null, BFCL swapped, ${tests} tests`, bfclDraw(tests), 11 + index, binary);

  row('null, airline two of four', (next) => twoOfFour(airline, next), 21, binary);
  const theseCases = { binary: true, p: 'p_these_cases', theseCases: true };
  row('  the same, for these tasks', (next) => twoOfFour(airline, next), 22, theseCases);
  for (const [index, tasks] of [12, 5].entries()) {
    const draw = (next) => twoOfFour(at(airline, someOf(airline.length, tasks, next)), next);
    row(`  ${tasks} of its tasks`, draw, 23 + index, { binary: true, theseCases: tasks < 6 });
  }

  for (const [index, dimension] of DIMENSIONS.entries()) {
    const { scores } = summEval[dimension];
    const graded = { binary: false };
    const draw = (documents) => (next) => {
      const [a, b] = at(scores, someOf(scores.length, 2, next));
      const places = someOf(a.length, documents, next);
      return swapped(at(a, places), at(b, places), next);
    };
    row(`null, SummEval ${dimension}, 100 documents`, draw(100), 31 + index, graded);
    row('  12 of them', draw(12), 41 + index, graded);
  }
  // Nothing makes these draws symmetric: two systems that came out equal, and cases as they come.
  const matrices = [
    ['BFCL', [bfcl.scores], true],
    ['SummEval', DIMENSIONS.map((dimension) => summEval[dimension].scores), false],
  ];
  for (const [name, of, isBinary] of matrices) {
    const equals = of.flatMap((scores) => equalPairs(scores));
    const draw = (cases) => (next) => {
      const [a, b] = equals[Math.floor(next() * equals.length)];
      const places = Array.from({ length: cases }, () => Math.floor(next() * a.length));
      return pairs(at(a, places), at(b, places));
    };
    row(`null, ${name}, ${equals.length} equal pairs, 40 cases anew`, draw(40), 45, { binary: isBinary });
    row('  12 cases anew', draw(12), 46, { binary: isBinary });
  }
  return rows;
}

/** Pairs of systems whose means over all cases are as good as equal: apart by less than EQUAL of the scatter. */
function equalPairs(scores) {
  return allPairs(scores.length)
    .map(([a, b]) => [scores[a], scores[b]])
    .filter(([a, b]) => {
      const differences = a.map((score, index) => b[index] - score);
      const middle = meanOf(differences);
      const scatter = Math.sqrt(meanOf(differences.map((difference) => (difference - middle) ** 2)));
      return Math.abs(middle) <= EQUAL * scatter;
    });
}

/** The same through the whole decision: several variants, guard metrics, runs. */
function decisionRows({ bfcl, airline, summEval }) {
  const settings = { minEffect: 0, seed: 1 };
  const row = (figure, seed, draw, options = {}) => {
    const { next } = seededRandom(seed);
    let conclusive = 0;
    for (let count = 0; count < DRAWS; count += 1)
      if (decide(draw(next), { ...settings, ...options }, { theseCases: false }).conclusive) conclusive += 1;
    return { figure, value: percent(conclusive, DRAWS), unit: ' %', bound: NULL_BOUND };
  };
  const bfclDraw = (systems, tests) => (next) => {
    const chosen = at(bfcl.scores, someOf(bfcl.scores.length, systems, next));
    const places = someOf(bfcl.scores[0].length, tests, next);
    const dealt = places.map((place) =>
      shuffled(
        chosen.map((scores) => scores[place]),
        next,
      ),
    );
    return evidenceOf(chosen.map((_, variant) => dealt.map((scores) => [{ pass_rate: scores[variant] }])));
  };
  const airlineDraw = (next) => {
    const cases = twoOfFour(airline, next);
    return evidenceOf(
      ['a', 'b'].map((arm) => cases.map((task) => task[arm].map((pass_rate) => ({ pass_rate })))),
    );
  };
  // Whole summaries are swapped, so that the four grades of one stay together.
  const summEvalDraw = (next) => {
    const [a, b] = someOf(summEval.coherence.systems.length, 2, next);
    const documents = someOf(summEval.coherence.scores[0].length, 30, next);
    const swaps = documents.map(() => next() < 0.5);
    const grades = (system, document) =>
      Object.fromEntries(DIMENSIONS.map((name) => [name, summEval[name].scores[system][document]]));
    return evidenceOf(
      [0, 1].map((arm) =>
        documents.map((document, index) => [grades(swaps[index] === (arm === 0) ? b : a, document)]),
      ),
    );
  };
  return [
    row('conclusive, BFCL swapped, 40 tests', 51, bfclDraw(2, 40)),
    row('  three systems dealt anew', 52, bfclDraw(3, 40)),
    row('conclusive, airline two of four', 53, airlineDraw),
    row('conclusive, SummEval, 30 documents, 3 guards', 54, summEvalDraw, { primaryMetric: 'coherence' }),
  ];
}

/** One contrast, most of the time of a comparison of two runs. */
function timeRows({ bfcl, airline, summEval }, { contrast }) {
  const { next } = seededRandom(91);
  const large = swapped(bfcl.scores[0], bfcl.scores[1], next);
  const graded = summEval.coherence.scores;
  const row = (figure, cases, options, most) => {
    const once = () => contrast(cases, { next, ...options });
    once();
    const rounds = Array.from({ length: 15 }, () => {
      const from = performance.now();
      once();
      return performance.now() - from;
    });
    return { figure, value: rounds.sort((one, other) => one - other)[7], unit: ' ms', bound: { most } };
  };
  const theseCases = true;
  return [
    row('time, 1,240 tests', large, { binary: true }, 25),
    row('  with these cases', large, { binary: true, theseCases }, 100),
    row('time, 40 tests', large.slice(0, 40), { binary: true }, 2),
    row('  with these cases', large.slice(0, 40), { binary: true, theseCases }, 4),
    row('time, 50 tasks x 2 runs', twoOfFour(airline, next), { binary: true, theseCases }, 4),
    row('time, 100 graded documents', pairs(graded[0], graded[1]), { binary: false }, 20),
    row('  with these cases', pairs(graded[0], graded[1]), { binary: false, theseCases }, 100),
  ];
}

function auditRows(audit) {
  for (const { fault, found, cases } of audit.examples)
    console.log(`\n${fault}: ${JSON.stringify(found)}\n  of ${JSON.stringify(cases).slice(0, 2000)}`);
  return [
    {
      figure: 'contrasts with an impossible number',
      value: audit.unsound,
      bound: { most: 0 },
      note: `of ${audit.contrasts}`,
    },
    {
      figure: '  whose interval says other than p_t',
      value: audit.disagreeing,
      bound: { most: 0 },
      note: `of ${audit.spread} with scatter`,
    },
    {
      figure: '  whose interval excludes 0 and p_value > .05',
      value: percent(audit.cautious, audit.spread),
      unit: ' %',
      bound: { most: 2 },
    },
  ];
}

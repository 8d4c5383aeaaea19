import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNGS } from '../../src/reports/comment/ladder.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import type { Comparison } from '../../src/schema/comparison.ts';
import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import { outsideCode } from '../support/live-markdown.ts';
import { sampleComparison, sampleDelta, sampleFlip } from '../support/sample-comparison.ts';
import {
  once,
  passingCase,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const marker = '<!-- assay:default run=128.1 sha=4f1c2d3 -->';
const links = {
  run: 'https://github.com/owner/shop/actions/runs/9001',
  artifact: 'https://github.com/owner/shop/actions/runs/9001/artifacts/77',
  rerun: 'https://github.com/owner/shop/actions/runs/9001',
  source: 'https://github.com/owner/shop/blob/4f1c2d3',
};
const trend = Array.from({ length: 30 }, (_, index) => ({ run: `run_${index}`, pass_rate: index / 30 }));

const failing = (count: number, answer: string, reason: string): CaseResult[] =>
  Array.from({ length: count }, (_, index) =>
    sampleCase(`f${index % 50}/c${index}`, [
      sampleAttempt([
        sampleTurn({ faithfulness: sampleResult(0.1, reason) }, { input: answer, output: answer }),
      ]),
    ]),
  );
const flipped = (count: number, before: string, after: string, reason: string): Comparison =>
  sampleComparison({
    verdict: 'regression',
    reason: `${count} cases passed before and fail now.`,
    comparable: false,
    criteria_changed: Array.from({ length: count }, (_, index) => ({
      what: 'case_removed' as const,
      message: `No longer played: case gone/${index}.`,
    })),
    flips: (['pass_to_fail', 'fail_to_pass', 'new', 'removed', 'changed_criteria'] as const).flatMap((kind) =>
      Array.from({ length: count }, (_, index) =>
        sampleFlip(`f${index % 50}/c${index}`, kind, { before, after, reason }),
      ),
    ),
    warnings: Array.from({ length: count }, (_, index) => `warning ${index}`),
  });
const broken = (
  count: number,
  answer: string,
  reason = 'It says what the context does not. '.repeat(20),
  flips = count,
  beside = 500,
) => ({
  ...sampleReport([
    ...failing(count, answer, reason),
    ...Array.from({ length: beside }, (_, index) => passingCase(`p/${index}`)),
    ...Array.from({ length: beside }, (_, index) =>
      sampleCase(`e/${index}`, [
        sampleAttempt([], { status: 'errored', error: { code: 'timeout', message: reason } }),
      ]),
    ),
  ]),
  comparison: flipped(flips, answer, `${answer} now`, reason),
});

/** Makes a report once, for as many readers as want it; each is given its cases once. */
function shared(make: () => RunReport): () => RunReport {
  let made: { report: RunReport; cases: CaseResult[] } | undefined;
  return () => {
    if (made === undefined) {
      const report = make();
      made = { report, cases: [...report.cases] };
    }
    return { ...made.report, cases: once(made.cases) };
  };
}

/** Every fence, tag and table of the comment ends; the verdict is said. */
function expectWhole(shown: string) {
  expect(shown.startsWith(`${marker}\n### ❌ Evals failed`)).toBe(true);
  const prose = outsideCode(shown.slice(marker.length));
  for (const tag of ['details', 'summary', 'sub', 'code', 'b'])
    expect(prose.match(new RegExp(`<${tag}(?: open)?>`, 'g'))?.length).toBe(
      prose.match(new RegExp(`</${tag}>`, 'g'))?.length,
    );
  for (const line of prose.split('\n').filter((each) => each.startsWith('|'))) expect(line).toMatch(/\|$/);
  expect(prose).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
}

const answers: [string, string][] = [
  ['plain', 'The parcel left on Monday and arrives on Friday. '.repeat(210)],
  ['fences', `${'`'.repeat(7)}|\n@a <b> \n`.repeat(600)],
  ['backticks only', '`'.repeat(10_000)],
  ['Chinese', '退货必须在三十天内完成。'.repeat(300)],
  ['pictographs', '👩‍💻🔥'.repeat(1_500)],
];
const reports = answers.map(([name, answer]) => [name, shared(() => broken(5_000, answer))] as const);

describe.each([60_000, 45_000, 30_000, 15_000])(
  '5,000 failing cases with 10 KB answers within %i',
  (budget) => {
    it.each(reports)('%s', (_, broken) => {
      for (const report of [broken(), { ...broken(), comparison: undefined }]) {
        const { comparison, ...rest } = report;
        const shown = prComment(
          comparison === undefined ? { ...rest, trend } : { ...rest, trend, comparison },
          {
            budget,
            marker,
            links,
          },
        );
        expect(shown.length).toBeLessThan(budget);
        expect(Buffer.byteLength(shown)).toBeLessThan(budget);
        expectWhole(shown);
        expect(shown).toMatch(
          comparison === undefined ? /5,000 failing cases/ : /5,000 cases that passed before/,
        );
        expect(shown).toContain('](https://github.com/owner/shop/actions/runs/9001)');
        // Room is not wasted either.
        expect(Buffer.byteLength(shown)).toBeGreaterThan(budget / 5);
      }
    });
  },
);

describe('the ladder', () => {
  /** Half of the failing cases passed before. */
  const report = shared(() =>
    broken(80, 'The parcel left on Monday. It arrives on Friday. '.repeat(30), undefined, 40, 120),
  );
  const at = (budget: number) => prComment({ ...report(), trend }, { budget, marker, links });
  const held = (shown: string) => ({
    trend: shown.includes('```mermaid'),
    passing: shown.includes('`p/0`'),
    reasons: shown.includes('| why it fails | where |'),
    outputs: shown.includes('question and answer'),
    answers: shown.includes(': before and now'),
    rows: /^\| `f0\/c0`/m.test(shown),
  });

  it('sheds in its order, keeps marker and verdict, and says that it was shortened', () => {
    const sheds: string[] = [];
    let before = held(at(10_000_000));
    expect(Object.values(before)).not.toContain(false);
    expect(at(10_000_000)).not.toContain('Shortened');
    for (let budget = 120_000; budget > 1_000; budget -= 500) {
      const shown = at(budget);
      expect(Buffer.byteLength(shown)).toBeLessThan(budget);
      expectWhole(shown);
      const now = held(shown);
      for (const part of Object.keys(now) as (keyof typeof now)[]) {
        if (before[part] && !now[part]) sheds.push(part);
        expect(now[part] && !before[part]).toBe(false);
      }
      before = now;
    }
    expect(sheds).toEqual(['trend', 'passing', 'reasons', 'outputs', 'answers', 'rows']);
    expect(at(8_000)).toContain('Shortened to fit into a comment');
  });

  it('never grows from one rung to the next', () => {
    for (const [index, rung] of RUNGS.entries()) {
      const before = RUNGS[index - 1];
      if (before === undefined) continue;
      for (const key of Object.keys(rung) as (keyof typeof rung)[])
        expect(Number(rung[key])).toBeLessThanOrEqual(Number(before[key]));
      expect(rung).not.toEqual(before);
    }
  });

  it('keeps marker and verdict where there is room for nothing else', () => {
    for (const budget of [0, 1, 100, 300])
      expect(at(budget).startsWith(`${marker}\n### ❌ Evals failed\n`)).toBe(true);
    expect(at(10)).toBe(`${marker}\n### ❌ Evals failed\n`);
  });

  it('keeps the sentence about a fork, among however many warnings', () => {
    const secrets_withheld = 'secrets are not given to forks';
    const { header, cases, ...rest } = report();
    const all = [...cases];
    const warnings = [
      ...Array.from({ length: 50 }, (_, index) => `a ${index}`),
      `judged offline: ${secrets_withheld}`,
    ];
    for (const budget of [60_000, 30_000, 15_000, 8_000]) {
      const fork = { ...rest, header: { ...header, secrets_withheld }, warnings, cases: all };
      expect(prComment({ ...fork, trend }, { budget, marker, links })).toMatch(
        /^> - ⚠️ judged offline: secrets are not given to forks$/m,
      );
    }
  });

  it('reads the cases once, and counts them all', () => {
    let read = 0;
    const one = failing(1, 'x'.repeat(10_000), 'wrong')[0] as CaseResult;
    const cases = {
      *[Symbol.iterator]() {
        for (; read < 100_000; read += 1) yield { ...one, id: `c/${read}` };
      },
    };
    const shown = prComment({ ...sampleReport([]), cases }, { budget: 15_000, marker });
    expect(read).toBe(100_000);
    expect(shown).toContain('100,000 failing cases');
    expect(shown).toMatch(/99,9\d\d more cases: see the report/);
  });
});

describe('for any texts and any budget', () => {
  it('a comment of 15,000 stays below it, whole, with every text as long and as awkward as it likes', () => {
    const awkward = fc
      .tuple(
        fc.constantFrom('@', '`', '|', '<', '🔥', '退', '~~~\n', '</details>', 'www.', 'aaaaaaa1 '),
        fc.nat({ max: 3_000 }),
      )
      .map(([piece, times]) => piece.repeat(times));
    fc.assert(
      fc.property(awkward, awkward, awkward, fc.nat({ max: 60 }), (answer, text, name, count) => {
        const base = sampleReport(
          failing(count, answer, text).map((one) => ({ ...one, name, location: { file: name, line: 1 } })),
          {
            header: { reason: text, run_id: name, judge: { mode: 'llm', model: name }, conclusion: 'failed' },
            warnings: Array.from({ length: count }, () => text),
            scorers: Array.from({ length: count }, (_, index) => ({
              name: `${index}${name}`,
              mean: 0.5,
              passed: 1,
              judged: 2,
              not_applicable: 0,
              errored: 1,
              gating: true,
            })),
          },
        );
        const comparison = {
          ...flipped(count, answer, text, text),
          run_a: name,
          reason: text,
          scorers: { [`0${name}`]: sampleDelta(-0.1, [-0.2, 0.1], 0.04, 'regression') },
          criteria_changed: Array.from({ length: count }, () => ({
            what: 'case_changed' as const,
            message: text,
          })),
          warnings: Array.from({ length: count }, () => text),
        };
        const shown = prComment(
          { ...base, comparison, trend },
          { budget: 15_000, marker, links, baselineNote: text },
        );
        expect(Buffer.byteLength(shown)).toBeLessThan(15_000);
        expectWhole(shown);
        expect(shown).toContain('[workflow run](');
      }),
      { numRuns: 40 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonMarkdown } from '../../src/reports/comparison-markdown.ts';
import { comparisonTerminal } from '../../src/reports/comparison-terminal.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { type Comparison, comparison } from '../../src/schema/comparison.ts';
import { type RunReport, runResults } from '../../src/schema/run.ts';
import { displayWidth } from '../../src/text/display-width.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { outsideCode } from '../support/live-markdown.ts';
import {
  barMovedComparison,
  hostileComparison,
  improvementComparison,
  manyFlipsComparison,
  otherJudgeComparison,
  regressionComparison,
  renamedComparison,
  sampleComparison,
  suspectedComparison,
} from '../support/sample-comparison.ts';

import {
  mixedReport,
  passedReport,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
  smallReport,
} from '../support/sample-report.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const comparisons: [string, () => Comparison][] = [
  ['regression', regressionComparison],
  ['suspected', suspectedComparison],
  ['bar-moved', barMovedComparison],
  ['other-judge', otherJudgeComparison],
  ['improvement', improvementComparison],
  ['unchanged', sampleComparison],
  ['renamed', renamedComparison],
];

describe('reports of a comparison, as their readers see them', () => {
  it.each(comparisons)('%s: Markdown', async (name, comparison) => {
    await expect(text(comparisonMarkdown(comparison()))).toMatchFileSnapshot(
      `../golden/comparisons/${name}.md`,
    );
  });

  it.each(comparisons)('%s: terminal', async (name, comparison) => {
    await expect(text(comparisonTerminal(comparison()))).toMatchFileSnapshot(
      `../golden/comparisons/${name}.terminal.txt`,
    );
  });

  it('300 flips: terminal', async () => {
    await expect(text(comparisonTerminal(manyFlipsComparison()))).toMatchFileSnapshot(
      '../golden/comparisons/many-flips.terminal.txt',
    );
  });

  it('regression: terminal of 120 columns in colour', async () => {
    const options = { width: 120, colour: true, reportPath: 'compare/comparison.md' };
    const shown = text(comparisonTerminal(regressionComparison(), options));
    await expect(shown.replaceAll('\u001b', 'ESC')).toMatchFileSnapshot(
      '../golden/comparisons/regression.terminal-colour.txt',
    );
  });

  it('the samples are comparisons of the contract', () => {
    for (const [, make] of comparisons) expect(comparison.parse(make())).toEqual(make());
  });
});

describe('a run with its baseline, as its readers see it', () => {
  const compared = (one: Comparison): RunReport => ({
    ...mixedReport(),
    fail_on: 'regression',
    comparison: one,
  });
  const runs: [string, () => RunReport][] = [
    ['run-regression', () => compared(regressionComparison())],
    ['run-bar-moved', () => compared(barMovedComparison())],
    ['run-improvement', () => ({ ...passedReport(), comparison: improvementComparison() })],
  ];

  it.each(runs)('%s: summary.md', async (name, report) => {
    const linkBase = 'https://github.com/owner/shop/blob/4f1c2d3';
    await expect(text(summaryMarkdown(report(), { linkBase }))).toMatchFileSnapshot(
      `../golden/comparisons/${name}.summary.md`,
    );
  });

  it.each(runs)('%s: terminal', async (name, report) => {
    await expect(text(terminal(report()))).toMatchFileSnapshot(`../golden/comparisons/${name}.terminal.txt`);
  });

  it('says that the criteria changed before any number', () => {
    const markdown = text(summaryMarkdown(compared(barMovedComparison())));
    expect(markdown).toMatch(/^## ❌ Evals failed\n\n> \[!CAUTION\]\n> \*\*This branch changes the bar\*\*/);
    expect(text(terminal(compared(barMovedComparison())))).toMatch(/^BAR MOVED\n/);
    for (const shown of [comparisonMarkdown, comparisonTerminal].map((say) =>
      text(say(otherJudgeComparison())),
    ))
      expect(shown.slice(0, shown.search(/bar moved/i))).not.toMatch(/\d/);
  });

  it('results.json has the comparison before the cases, keys in their order, and passes its schema', () => {
    const comparison = regressionComparison();
    const report = { ...smallReport(), comparison };
    const shown = text(resultsJson(report));
    const parsed = JSON.parse(shown);
    expect(Object.keys(parsed).slice(-2)).toEqual(['comparison', 'cases']);
    expect(runResults.parse(parsed).comparison).toEqual(comparison);
    const reversed = Object.fromEntries(Object.entries(comparison).reverse()) as unknown as Comparison; // the same keys in another order
    expect(text(resultsJson({ ...smallReport(), comparison: reversed }))).toBe(shown);
    const { comparison: _, ...without } = parsed;
    expect(`${JSON.stringify(without, null, 2)}\n`).toBe(text(resultsJson(smallReport())));
  });

  it('says the reason once where the gate says it, too', () => {
    const comparison = regressionComparison();
    const { header, ...rest } = compared(comparison);
    const report = { ...rest, header: { ...header, reason: `Not passed: ${comparison.reason}` } };
    const cases = [...report.cases];
    for (const say of [summaryMarkdown, terminal]) {
      const shown = text(say({ ...report, cases })).replace(/\s+/g, ' ');
      expect(shown.match(/playing again confirmed/g)).toHaveLength(1);
    }
  });

  it('calls a scorer that the baseline lacks what it is', () => {
    const shown = text(summaryMarkdown(compared(improvementComparison())));
    expect(shown).toContain('| `playval` | 0.60 | 0/1 | – | – | – | not in the baseline |');
  });

  it('calls a scorer of the baseline that nothing could be compared of what it is, in one line of a comparison', () => {
    const none = { verdict: 'insufficient_data', delta: null, interval: null } as const;
    const row = { ...none, p_value: 1, p_adjusted: 1, q_value: 1, mean_a: null, mean_b: null, cases: 0 };
    const base = improvementComparison();
    const comparison = () => ({ ...base, scorers: { ...base.scorers, playval: row, bias: row } });
    expect(text(summaryMarkdown(compared(comparison())))).toContain(
      '| `playval` | 0.60 | 0/1 | – | – | – | not compared |',
    );
    const markdown = text(comparisonMarkdown(comparison()));
    expect(markdown).toContain('Not compared: `playval`, `bias`.');
    expect(markdown).not.toContain('| `playval`');
    expect(text(comparisonTerminal(comparison()))).toContain('2 scorers not compared: playval, bias');
  });
});

describe('the size of a report of a comparison', () => {
  const shapes = fc.oneof(
    fc.constantFrom(...comparisons.map(([, make]) => make), manyFlipsComparison),
    fc
      .constantFrom(...hostileTexts, 'x'.repeat(300), '日本'.repeat(90))
      .map((value) => () => hostileComparison(value)),
  );
  const tooWide = (shown: string, width: number) =>
    shown
      .replace(/\u001b\[\d+m/g, '')
      .split('\n')
      .filter((line) => !/^ {8}at |^ {16}assay run /.test(line) && displayWidth(line) > width);

  it('is never wider than its terminal, but for paths and commands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 160 }), shapes, fc.boolean(), (width, make, colour) => {
        expect(tooWide(text(comparisonTerminal(make(), { width, colour })), width)).toEqual([]);
        const report = { ...mixedReport(), comparison: make() };
        expect(tooWide(text(terminal(report, { width, colour })), width)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same words with colour and without', () => {
    for (const [, make] of comparisons)
      expect(text(comparisonTerminal(make(), { colour: true })).replace(/\u001b\[\d+m/g, '')).toBe(
        text(comparisonTerminal(make())),
      );
  });

  it('fits a job summary and a few screens, however much flipped', () => {
    const many = {
      ...manyFlipsComparison(5_000),
      warnings: Array.from({ length: 1_000 }, (_, index) => `warning ${index} ${'@'.repeat(500)}`),
      criteria_changed: Array.from({ length: 1_000 }, (_, index) => ({
        what: 'case_changed' as const,
        message: `change ${index} ${'@'.repeat(500)}`,
      })),
    };
    const shown = text(comparisonMarkdown(many));
    expect(Buffer.byteLength(shown)).toBeLessThan(300 * 1024);
    const prose = outsideCode(shown);
    expect(prose).toMatch(/[\d,]+ more cases/);
    expect(prose.match(/<details>/g)?.length).toBe(prose.match(/<\/details>/g)?.length);
    expect(text(comparisonTerminal(many)).split('\n').length).toBeLessThan(400);
    const cases = Array.from({ length: 3_000 }, (_, index) =>
      sampleCase(`many/case-${index}`, [
        sampleAttempt([
          sampleTurn(
            { playval: sampleResult(0.1, '|`@<'.repeat(500)) },
            { output: `${'`'.repeat(5)}|\n@a <b> `.repeat(900) },
          ),
        ]),
      ]),
    );
    const run = text(summaryMarkdown({ ...sampleReport(cases), comparison: many }));
    expect(Buffer.byteLength(run)).toBeLessThan(900 * 1024);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { experimentComment } from '../../src/reports/experiment-comment.ts';
import { experimentMarkdown } from '../../src/reports/experiment-markdown.ts';
import { experimentTerminal } from '../../src/reports/experiment-terminal.ts';
import { type ExperimentReport, experimentResponse } from '../../src/schema/experiment.ts';
import { displayWidth } from '../../src/text/display-width.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { outsideCode } from '../support/live-markdown.ts';
import {
  conclusiveExperiment,
  erroredVariantExperiment,
  fewCasesExperiment,
  hostileExperiment,
  hugeExperiment,
  latencyExperiment,
  levelExperiment,
  openExperiment,
  sampleExperiment,
  sampleVariant,
  threeVariantsExperiment,
} from '../support/sample-experiment.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const marker = '<!-- assay:evals/experiment/prompts run=1.1 sha=4f1c2d3 -->';
const comment = (report: ExperimentReport, budget = 60_000) =>
  experimentComment(report, {
    ...{ budget, marker },
    links: { run: 'https://github.com/octo/shop/actions/runs/9/attempts/1' },
  });
const experiments: [string, () => ExperimentReport][] = [
  ['conclusive', conclusiveExperiment],
  ['open', openExperiment],
  ['few-cases', fewCasesExperiment],
  ['three-variants', threeVariantsExperiment],
  ['errored-variant', erroredVariantExperiment],
  ['latency', latencyExperiment],
  ['level', levelExperiment],
];

describe('reports of an experiment, as their readers see them', () => {
  it.each(experiments)('%s: Markdown', async (name, report) => {
    await expect(text(experimentMarkdown(report()))).toMatchFileSnapshot(`../golden/experiments/${name}.md`);
  });

  it.each(experiments)('%s: terminal', async (name, report) => {
    await expect(text(experimentTerminal(report()))).toMatchFileSnapshot(
      `../golden/experiments/${name}.terminal.txt`,
    );
  });

  it.each(experiments)('%s: comment', async (name, report) => {
    await expect(comment(report())).toMatchFileSnapshot(`../golden/experiments/${name}.comment.md`);
  });

  it('three variants: terminal of 120 columns in colour', async () => {
    const options = {
      width: 120,
      colour: true,
      reportPath: '.assay/experiments/exp_7d2m/experiment.md',
      next: ['assay run'],
    };
    const shown = text(experimentTerminal(threeVariantsExperiment(), options));
    await expect(shown.replaceAll('\u001b', 'ESC')).toMatchFileSnapshot(
      '../golden/experiments/three-variants.terminal-colour.txt',
    );
  });

  it('the samples are responses of the interface', () => {
    for (const [, report] of experiments) {
      const { response } = report();
      expect(experimentResponse.parse(response)).toEqual(response);
    }
  });
});

describe('what a report of an experiment says', () => {
  const both = (report: ExperimentReport) => [
    text(experimentMarkdown(report)),
    text(experimentTerminal(report)),
    comment(report),
  ];

  it('never sets the change of a typical case beside two means, which may go the other way', () => {
    const report = latencyExperiment();
    const { results = {}, statistical_analysis: found } = report.response;
    for (const [variant, mean] of Object.entries({ baseline: 179, fast: 190 }))
      results[variant]!.avg_latency_ms = mean;
    const contrast = found?.contrasts.find(({ metric }) => metric === 'latency_ms');
    Object.assign(contrast!, { difference: -0.25, interval: [-0.49, 0.11] });
    for (const shown of both(report)) {
      const lines = shown.split('\n');
      const changed = lines.filter((line) => /−25 % \[−49, \+11\]/.test(line));
      expect(changed.length).toBeGreaterThan(0);
      for (const line of changed) expect(line).not.toMatch(/1(?:79|90) ms/);
      expect(
        lines.some((line) => /^\W*latency(?:, typical| of a typical case)\W+× 1\b.*× 0\.75/.test(line)),
      ).toBe(true);
      expect(lines.find((line) => line.includes('179 ms'))).not.toMatch(/×/);
    }
  });

  it('begins a comment with the decision, then the tables, and folds how sure that is', () => {
    const shown = comment(threeVariantsExperiment());
    const places = [
      marker,
      '### ✅ `step by step` is better',
      '| variant |',
      '### Every variant',
      '<details>',
      '<sub>',
    ];
    const found = places.map((part) => shown.indexOf(part));
    expect(found[0]).toBe(0);
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it.each([60_000, 15_000, 4_000, 1_500, 600])(
    'keeps a comment below %d bytes, with marker and decision',
    (budget) => {
      for (const report of [hugeExperiment(), ...experiments.map(([, make]) => make())]) {
        const shown = comment(report, budget);
        expect(Buffer.byteLength(shown)).toBeLessThan(budget);
        expect(shown.startsWith(`${marker}\n### `)).toBe(true);
        expect(shown.match(/<details>/g)?.length).toBe(shown.match(/<\/details>/g)?.length);
      }
    },
  );

  it('calls nobody the winner, and nothing better, unless that is conclusive', () => {
    for (const report of [
      openExperiment(),
      levelExperiment(),
      erroredVariantExperiment(),
      fewCasesExperiment(),
    ]) {
      report.response.recommendation = 'See above.';
      for (const shown of both(report)) {
        expect(shown).not.toMatch(/\bwinner\b|\bwins\b|is better than|PROVEN|✅/);
        expect(shown).toMatch(/not proven|are level|No comparison/);
      }
    }
  });

  it.each([
    [0, 'p < 0.001'],
    [1e-12, 'p < 0.001'],
    [0.0496, 'p = 0.0496'],
    [0.05, 'p = 0.05'],
    [0.0504, 'p = 0.0504'],
    [0.18, 'p = 0.18'],
    [1, 'p = 1'],
  ])('writes a p-value of %d as %s', (p, words) => {
    const shown = both(sampleOf({ p_value: p, p_population: p, p_these_cases: p }));
    expect(shown[0]).toContain(words);
    expect(shown[1]?.replace(/\s+/g, ' ')).toContain(words);
    for (const each of shown) expect(each).not.toMatch(/p = 0(?![.\d])/);
  });

  it('says who judged, always', () => {
    for (const shown of both(conclusiveExperiment())) expect(shown).toMatch(/judge:? +offline \(heuristic\)/);
    for (const shown of both(openExperiment())) expect(shown).toMatch(/judge:? +`?gpt/);
  });

  it('shows no rate where nothing was played', () => {
    for (const shown of both(erroredVariantExperiment())) {
      expect(shown).toContain('80 errored');
      expect(shown).not.toMatch(/(?<![\d.])0 %/);
    }
  });

  it('says how far a proof reaches', () => {
    for (const shown of both(conclusiveExperiment()))
      expect(shown.replace(/\s+/g, ' ')).toContain('Holds for other cases like these.');
    for (const shown of both(fewCasesExperiment()))
      expect(shown.replace(/\s+/g, ' ')).toContain('on exactly these 4 cases, not proven for others');
    for (const shown of both(openExperiment()))
      expect(shown.replace(/\s+/g, ' ')).toContain('Not conclusive.');
  });

  it('does not say twice what the recommendation says', () => {
    const report = openExperiment();
    for (const shown of both(report)) expect(shown.match(/and 0\.05 is\s+needed/g)).toHaveLength(1);
    report.response.recommendation = '';
    expect(both(report)[1]).toContain('because p is 0.18, and 0.05 is needed.');
    expect(both(report)[0]).toContain('- Not proven: p is 0.18');
  });

  it.each([
    ['pending', 'The experiment has not begun'],
    ['running', 'The experiment is not finished'],
  ] as const)('%s: %s', (status, words) => {
    for (const shown of both(sampleExperiment({ status }))) expect(shown).toContain(words);
  });

  it('says so when nothing at all could be measured', () => {
    const nothing = { runs: 0, pass_rate: 0, avg_scores: {}, avg_latency_ms: 0, errored: 10 };
    const report = sampleExperiment({
      results: { baseline: nothing, terse: nothing },
      analysis: { conclusive: false, difference: null, interval: null, cases: 0, p_value: 1 },
    });
    for (const shown of both(report)) expect(shown).toContain('Nothing was measured: no play gave evidence');
  });

  it('finds figures of variants whose names are names of objects', () => {
    const report = hostileExperiment('constructor');
    expect(text(experimentTerminal(report))).toContain('50 % [40, 60]');
    const none = sampleExperiment({ variants: [{ name: 'toString', changes: [] }], results: {} });
    expect(text(experimentTerminal(none))).toContain('Nothing was measured');
  });
});

function sampleOf(analysis: Partial<NonNullable<ExperimentReport['response']['statistical_analysis']>>) {
  return sampleExperiment({
    results: { baseline: sampleVariant(0.6, [0.5, 0.7]), terse: sampleVariant(0.78, [0.7, 0.85]) },
    analysis: { conclusive: false, ...analysis },
  });
}

describe('the size of a report of an experiment', () => {
  const shapes = fc.oneof(
    fc.constantFrom(...experiments.map(([, report]) => report), hugeExperiment),
    fc
      .constantFrom(...hostileTexts, 'x'.repeat(300), '日本'.repeat(90))
      .map((value) => () => hostileExperiment(value)),
  );

  it('is never wider than its terminal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 160 }), shapes, fc.boolean(), (width, report, colour) => {
        const shown = text(experimentTerminal(report(), { width, colour }));
        for (const line of shown.replace(/\u001b\[\d+m/g, '').split('\n'))
          expect(displayWidth(line), line).toBeLessThanOrEqual(width);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same words with colour and without', () => {
    for (const [, report] of experiments)
      expect(text(experimentTerminal(report(), { colour: true })).replace(/\u001b\[\d+m/g, '')).toBe(
        text(experimentTerminal(report())),
      );
  });

  it('fits a job summary and a few screens, however much was played', () => {
    const markdown = text(experimentMarkdown(hugeExperiment()));
    expect(Buffer.byteLength(markdown)).toBeLessThan(700 * 1024);
    const prose = outsideCode(markdown);
    expect(prose).toMatch(/more (?:comparisons|remarks)/);
    expect(prose.match(/<details>/g)?.length).toBe(prose.match(/<\/details>/g)?.length);
    expect(text(experimentTerminal(hugeExperiment())).split('\n').length).toBeLessThan(600);
  });
});

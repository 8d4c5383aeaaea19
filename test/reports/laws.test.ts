import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/reports/annotations.ts';
import { progressLine, progressText } from '../../src/reports/progress.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { type CaseResult, type RunReport, runResults } from '../../src/schema/run.ts';
import { displayWidth } from '../../src/text/display-width.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { outsideCode } from '../support/live-markdown.ts';
import { casesCsv, junit } from '../support/report-texts.ts';
import {
  hostileReport,
  mixedReport,
  passedReport,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
  smallReport,
} from '../support/sample-report.ts';
import { elements, parseXml } from '../support/strict-xml.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');

function failingCases(count: number, output = 'wrong', reasoning = 'reason'): CaseResult[] {
  return Array.from({ length: count }, (_, index) =>
    sampleCase(`many/case-${index}`, [
      sampleAttempt([sampleTurn({ playval: sampleResult(0.1, reasoning) }, { output })]),
    ]),
  );
}
const errored = (id: string, message: string) =>
  sampleCase(id, [sampleAttempt([], { status: 'errored', error: { code: 'timeout', message } })]);

describe('results.json', () => {
  it('has the keys of the contract in their order, and passes its own schema', () => {
    const parsed = JSON.parse(text(resultsJson(smallReport())));
    expect(Object.keys(parsed).join(', ')).toBe(
      'schema_version, run_id, status, conclusion, reason, started_at, finished_at, duration_ms, judge, agent_id, counts, pass_rate, pass_rate_interval, avg_scores, latency_ms, usage, cases',
    );
    expect(runResults.parse(parsed).cases).toEqual([...smallReport().cases]);
  });

  it('is the same whatever the order of keys it was given', () => {
    const report = mixedReport();
    const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());
    const shuffled = {
      ...report,
      header: reversed(report.header),
      cases: [...report.cases].map(reversed),
    } as unknown as RunReport; // the same keys with the same values, in another order
    expect(text(resultsJson(shuffled))).toBe(text(resultsJson(mixedReport())));
  });

  it('is valid with no case at all', () => {
    expect(JSON.parse(text(resultsJson(sampleReport([])))).cases).toEqual([]);
  });
});

describe('cases.csv', () => {
  it('has a row for each scorer of each turn of each attempt', () => {
    const rows: Record<string, string>[] = parse(text(casesCsv(mixedReport())), { columns: true });
    const of = (id: string) => rows.filter((row) => row['case_id'] === id);
    expect(
      of('orders/lookup#2').map((row) => `${row['attempt']}.${row['turn']} ${row['scorer']} ${row['score']}`),
    ).toEqual([
      '1.1 tool_correctness 1',
      '1.1 faithfulness 1',
      '1.2 tool_correctness 0.6996',
      '1.2 faithfulness 0.25',
      '1.2 bias 0.5',
      '2.1 tool_correctness 1',
      '2.1 faithfulness 0.9',
      '3.1 tool_correctness 0.67',
      '3.1 faithfulness 1',
    ]);
    expect(of('shipping/eu')).toMatchObject([
      { status: 'errored', score: '', error: 'timeout: agent: no answer within 5 s (3 tries)' },
    ]);
    expect(of('refunds/gift-card')).toMatchObject([
      { status: 'skipped', attempt: '', reasoning: 'waits for the new policy' },
    ]);
    expect(of('tone/friendly')).toMatchObject([{ gating: 'false', pass: 'false' }]);
  });

  it('shows no score where nothing was to be judged', () => {
    const result = sampleResult(1, 'no claims', { metadata: { not_applicable: true } });
    const rows: Record<string, string>[] = parse(
      text(
        casesCsv(sampleReport([sampleCase('a', [sampleAttempt([sampleTurn({ faithfulness: result })])])])),
      ),
      { columns: true },
    );
    expect(rows).toMatchObject([{ score: '', pass: '', gating: 'false', reasoning: 'no claims' }]);
  });
});

describe('junit.xml', () => {
  it('maps every status, and each suite counts what it holds', () => {
    const root = parseXml(text(junit(mixedReport())));
    const cases = elements(root, 'testcase');
    const holding = (name: string) =>
      cases.filter((one) => one.children.some((child) => child.name === name));
    expect(cases).toHaveLength(29);
    expect(holding('failure').map((one) => one.attributes['name'])).toEqual([
      'orders/lookup#2',
      'refunds/late',
    ]);
    expect(holding('error').map((one) => one.attributes['name'])).toEqual([
      'shipping/eu',
      'shipping/returns-label',
    ]);
    // Three that were skipped and one failure that does not gate.
    expect(holding('skipped')).toHaveLength(4);
    for (const suite of elements(root, 'testsuite')) {
      const count = (name: string) => String(elements(suite, name).length);
      expect(suite.attributes).toMatchObject({
        tests: count('testcase'),
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
      });
    }
    expect(elements(root, 'testsuite').map((suite) => suite.attributes['name'])).toEqual([
      'orders',
      'refunds',
      'shipping',
      'tone',
    ]);
    expect(cases[0]?.attributes).toMatchObject({
      classname: 'evals/test-cases/orders.yaml',
      line: '58',
      time: '4.800',
    });
  });

  it('splits a suite that is too long to be held back', () => {
    const suites = elements(parseXml(text(junit(sampleReport(failingCases(12_000))))), 'testsuite');
    expect(suites.map((suite) => suite.attributes['tests'])).toEqual(['5000', '5000', '2000']);
  });
});

describe('the terminal', () => {
  const width = fc.integer({ min: 40, max: 160 });
  const reports = fc.oneof(
    fc.constantFrom(mixedReport, passedReport, smallReport),
    fc
      .constantFrom(...hostileTexts, 'x'.repeat(300), '日本'.repeat(90))
      .map((value) => () => hostileReport(value)),
  );

  it('is never wider than its window, but for paths', () => {
    fc.assert(
      fc.property(width, reports, fc.boolean(), (columns, report, colour) => {
        const shown = text(terminal(report(), { width: columns, colour }));
        for (const line of shown.replace(/\u001b\[\d+m/g, '').split('\n'))
          if (!/^ {8,12}at /.test(line)) expect(displayWidth(line), line).toBeLessThanOrEqual(columns);
      }),
      { numRuns: 300 },
    );
  });

  it('ends with the verdict, its reason and what to do', () => {
    const lines = text(terminal(mixedReport(), { reportPath: 'r/report.html', next: ['assay run --case a'] }))
      .trimEnd()
      .split('\n');
    expect(lines.find((line) => line.startsWith('FAILED'))).toBe(
      'FAILED  21 of 24 passed = 87.5 % [69, 96]; required 95 %; 1 known weakness',
    );
    expect(lines.slice(-2)).toEqual(['        report  r/report.html', '        next    assay run --case a']);
  });

  it('is plain unless colour is asked for, and the words are the same', () => {
    const plain = text(terminal(mixedReport()));
    expect(plain).not.toContain('\u001b');
    expect(text(terminal(mixedReport(), { colour: true })).replace(/\u001b\[\d+m/g, '')).toBe(plain);
  });

  it.each([
    ['never', 'nothing gates'],
    ['regression', 'gate: regressions only'],
    ['failure', 'required 100 %'],
  ] as const)('with fail_on %s it says %s', (fail_on, words) => {
    expect(text(terminal(sampleReport(failingCases(1), { fail_on })))).toContain(`; ${words}`);
  });

  it('shows one block for one cause, and a bounded number of blocks', () => {
    const same = Array.from({ length: 400 }, (_, index) => errored(`a/${index}`, 'no route'));
    const shown = text(terminal(sampleReport(same)));
    expect(shown.match(/^ {2}ERR/gm)).toHaveLength(1);
    expect(shown).toMatch(/^ {8}and 399 more like this: a\/1, a\/2, .*, …$/m);
    const alike = text(terminal(sampleReport(failingCases(18))));
    expect(alike.match(/^ {2}FAIL/gm)).toHaveLength(1);
    expect(alike).toContain('and 17 more like this: ');
    const unlike = Array.from({ length: 400 }, (_, index) =>
      failingCases(1, 'wrong', `reason ${index}`),
    ).flat();
    const many = text(terminal(sampleReport(unlike)));
    expect(many.match(/^ {2}FAIL/gm)).toHaveLength(25);
    expect(many).toContain('and 375 more failing cases');
    const different = Array.from({ length: 400 }, (_, index) =>
      errored(`a/${index}`, `no route to ${index}`),
    );
    expect(text(terminal(sampleReport(different)))).toContain('and 375 more errored cases');
  });
});

describe('the summary', () => {
  it('says the verdict first, then why', () => {
    const lines = text(summaryMarkdown(mixedReport())).split('\n');
    expect(lines[0]).toBe('## ❌ Evals failed: 21 of 24 cases pass, 95 % required');
    expect(lines[2]).toBe('> [!CAUTION]');
    expect(lines[3]).toContain('> **21 of 24** cases pass (87.5 % [69, 96]); 95 % is required.');
    expect(lines[7]).toBe('judge: offline (heuristic) · agent `support-bot`');
  });

  it('links places only below an https address', () => {
    expect(text(summaryMarkdown(smallReport(), { linkBase: 'https://github.com/o/r/blob/abc/' }))).toContain(
      '](https://github.com/o/r/blob/abc/evals/test-cases/refunds.yaml#L31)',
    );
    for (const linkBase of ['javascript:alert(1)', 'http://x', 'https://x/a b', 'https://x/)[y](z'])
      expect(text(summaryMarkdown(smallReport(), { linkBase }))).not.toContain('](');
  });

  it.each([
    ['long answers', failingCases(3_000, `${'`'.repeat(5)}|\n@a <b> `.repeat(900), '|`@<'.repeat(500))],
    ['errors', Array.from({ length: 6_000 }, (_, index) => errored(`e/${index}`, '`|<@#'.repeat(200)))],
    ['weak cases', failingCases(3_000).map((one) => ({ ...one, gating: false as const }))],
  ])('stays below 900 KiB with thousands of %s, and cuts between cases', (_, cases) => {
    const scorers = Array.from({ length: 2_000 }, (_, index) => ({
      name: `scorer_${index}_${'-'.repeat(200)}`,
      mean: 0.5,
      passed: 1,
      judged: 2,
      not_applicable: 0,
      errored: 0,
      gating: true,
    }));
    const warnings = Array.from({ length: 2_000 }, (_, index) => `warning ${index} ${'@'.repeat(500)}`);
    const shown = text(summaryMarkdown(sampleReport(cases, { scorers, warnings })));
    expect(Buffer.byteLength(shown)).toBeLessThan(900 * 1024);
    const prose = outsideCode(shown);
    expect(prose.match(/<details>/g)?.length ?? 0).toBe(prose.match(/<\/details>/g)?.length ?? 0);
    expect(prose).toMatch(/[\d,]+ more \w+/);
    expect(prose).toContain('took 4.1 s');
  });
});

describe('annotations', () => {
  it('are at most ten of a level, and the last says how many more', () => {
    const cases = [
      ...failingCases(30),
      ...Array.from({ length: 12 }, (_, index) => errored(`e/${index}`, 'slow')),
    ];
    const list = annotations(sampleReport(cases));
    const errors = list.filter((one) => one.level === 'error');
    const warnings = list.filter((one) => one.level === 'warning');
    expect([errors.length, warnings.length]).toEqual([10, 10]);
    expect(errors.at(-1)?.title).toBe('21 more cases to look at');
    expect(warnings.at(-1)?.title).toBe('3 more cases to look at');
  });

  it('are warnings when the gate is content, and leave out what does not gate', () => {
    const weak = failingCases(1).map((one) => ({ ...one, id: 'weak', gating: false as const }));
    const list = annotations(
      sampleReport([...failingCases(11), ...weak], { header: { conclusion: 'passed' } }),
    );
    expect(new Set(list.map((one) => one.level))).toEqual(new Set(['warning']));
    expect(list).toHaveLength(10);
    expect(list.at(-1)?.title).toBe('2 more cases to look at');
  });

  it('are none when all is well', () => {
    expect(annotations(passedReport())).toEqual([]);
  });
});

describe('progress', () => {
  it('keeps to its width', () => {
    const natural = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(
        natural,
        natural,
        natural,
        natural,
        fc.nat(),
        fc.integer({ min: 20, max: 120 }),
        (done, rest, failed, errors, elapsedMs, width) => {
          const line = progressLine({ done, total: done + rest, failed, errored: errors, elapsedMs }, width);
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });

  it.each([
    [
      { done: 23, total: 26, failed: 0, errored: 0, elapsedMs: 561 },
      '████████████████████████████░░░░ 23/26  41/s  eta 73 ms',
    ],
    [{ done: 0, total: 26, failed: 0, errored: 0, elapsedMs: 0 }, '░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0/26'],
    [
      { done: 4, total: 4, failed: 1, errored: 2, elapsedMs: 2000 },
      '████████████████████████████████ 4/4  1 failed  2 errored  2.0/s  took 2.0 s',
    ],
    [{ done: 0, total: 0, failed: 0, errored: 0, elapsedMs: 0 }, '████████████████████████████████ 0/0'],
  ])('%j', (progress, expected) => {
    expect(progressLine(progress, 80)).toBe(expected);
  });

  it('is a sentence in a log', () => {
    expect(progressText({ done: 4, total: 8, failed: 1, errored: 0, elapsedMs: 80_000 })).toBe(
      '4/8 done, 1 failed, eta 1 min 20 s',
    );
  });
});

describe('a run of 100,000 failing cases', () => {
  const total = 100_000;
  const one = failingCases(1, 'x'.repeat(2_000))[0] as CaseResult;
  const huge = () => {
    const seen = { read: 0 };
    const cases = {
      *[Symbol.iterator]() {
        for (; seen.read < total; seen.read += 1) yield { ...one, id: `f${seen.read % 50}/c${seen.read}` };
      },
    };
    return { seen, report: { ...sampleReport([]), cases } };
  };

  it.each([
    ['results.json', resultsJson],
    ['cases.csv', casesCsv],
    ['junit.xml', junit],
  ])('%s passes the cases on as they come', (_, render) => {
    const { seen, report } = huge();
    let pieces = 0;
    for (const _piece of render(report)) if ((pieces += 1) >= 200) break;
    expect(pieces).toBe(200);
    expect(seen.read).toBeLessThanOrEqual(200);
  });

  it.each([
    ['summary.md', summaryMarkdown, 900 * 1024],
    ['the terminal', terminal, 20_000],
  ] as const)('%s counts them all and stays short', (_, render, most) => {
    const { seen, report } = huge();
    const shown = text(render(report));
    expect(seen.read).toBe(total);
    expect(shown.length).toBeLessThan(most);
    expect(shown).toMatch(/9\d,\d{3} more (?:failing cases|like this)/);
  });
});

import { describe, expect, it } from 'vitest';
import { type PrCommentOptions, prComment } from '../../src/reports/pr-comment.ts';
import type { RunReport } from '../../src/schema/run.ts';
import {
  barMovedComparison,
  improvementComparison,
  otherJudgeComparison,
  regressionComparison,
  sampleComparison,
  suspectedComparison,
} from '../support/sample-comparison.ts';
import {
  emptyReport,
  mixedReport,
  passedReport,
  passingCase,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
  smallReport,
  unreachableReport,
} from '../support/sample-report.ts';
import {
  badShowcase,
  goodShowcase,
  SHOWCASE_OPTIONS,
  showcaseOptimization,
} from '../support/showcase-reports.ts';
import { mostlyUnsureReport, someUnsureReport } from '../support/unsure-reports.ts';

const marker = '<!-- assay:default run=128.1 sha=4f1c2d3 -->';
const links = {
  run: 'https://github.com/owner/shop/actions/runs/9001',
  artifact: 'https://github.com/owner/shop/actions/runs/9001/artifacts/77',
  rerun: 'https://github.com/owner/shop/actions/runs/9001',
  source: 'https://github.com/owner/shop/blob/4f1c2d3',
};
const trend = [0.92, 0.96, null, 1, 0.98, 0.88].map((pass_rate, index) => ({
  run: `run_${index}`,
  pass_rate,
}));
type More = Partial<PrCommentOptions> & Pick<RunReport, 'trend'>;
const comment = (report: RunReport, { trend: rates = trend, ...more }: More = {}) =>
  prComment({ ...report, trend: rates }, { budget: 60_000, marker, links, ...more });

/** With a known weakness among its cases. */
const mixed = (): RunReport => ({ ...mixedReport(), gated: { passed: 21, failed: 2, unsure: 0 } });
const red = (): RunReport => {
  const comparison = regressionComparison();
  const report = mixed();
  const reason = `Regression against run_7aa1, the newest run that passed: ${comparison.reason} 21 of 23 gating cases passed (91.3 %).`;
  return { ...report, fail_on: 'regression', comparison, header: { ...report.header, reason } };
};
/** Of a fork: what needs a model was played, and decides nothing. */
const fork = (): RunReport => {
  const shown = (id: string) =>
    sampleCase(id, [sampleAttempt([sampleTurn({ playval: sampleResult(0.8, '', { gating: false }) })])], {
      status: 'skipped',
      reason: 'no result gates',
    });
  const checked = Array.from({ length: 42 }, (_, at) => passingCase(`orders/status-${at + 1}`));
  const unchecked = Array.from({ length: 16 }, (_, at) => shown(`tone/letter-${at + 1}`));
  return sampleReport([...checked, ...unchecked], {
    header: {
      reason:
        '42 of 42 cases passed (100 %). Required: 100 %. Judged offline: secrets are not given to forks; 16 cases without a verdict.',
      pass_rate_interval: [0.9162, 1],
      secrets_withheld: 'judged offline: secrets are not given to forks',
    },
    unjudged: 16,
    warnings: ['Judged offline: secrets are not given to forks; only what needs no secret gates.'],
  });
};

const goldens: [string, () => RunReport, More][] = [
  ['regression', red, {}],
  ['regression-small-budget', red, { budget: 7_000 }],
  ['bar-moved', () => ({ ...mixed(), comparison: barMovedComparison() }), {}],
  ['other-judge', () => ({ ...passedReport(), comparison: otherJudgeComparison() }), { trend: [] }],
  ['improvement', () => ({ ...passedReport(), comparison: improvementComparison() }), {}],
  ['suspected', () => ({ ...passedReport(), comparison: suspectedComparison() }), {}],
  ['first-failed', mixed, { trend: [], baselineSource: { branch: 'main', runs: false } }],
  ['first-passed', passedReport, { trend: [], baselineSource: { branch: 'main', runs: true } }],
  ['unsure', someUnsureReport, { trend: [] }],
  ['mostly-unsure', mostlyUnsureReport, { trend: [] }],
  ['fork', fork, { trend: [], baselineNote: '' }],
  ['unreachable', unreachableReport, { trend: [] }],
  ['empty', emptyReport, { trend: [], links: {} }],
  ['showcase-passed', goodShowcase, { ...SHOWCASE_OPTIONS, trend: [] }],
  ['showcase-failed', badShowcase, { ...SHOWCASE_OPTIONS, trend: [], optimization: showcaseOptimization() }],
];

describe('the pull-request comment, as its readers see it', () => {
  it.each(goldens)('%s', async (name, report, more) => {
    await expect(comment(report(), more)).toMatchFileSnapshot(`../golden/comments/${name}.md`);
  });
});

describe('the pull-request comment', () => {
  it.each(goldens)('%s: begins with the marker and the verdict of the report', (_, report, more) => {
    const { conclusion } = report().header;
    const [first, second] = comment(report(), more).split('\n');
    expect(first).toBe(more.marker ?? marker);
    const words = {
      passed: '### ✅ Evals passed',
      failed: '### ❌ Evals failed',
      neutral: '### ⚪ Evals neutral',
    };
    expect(second?.startsWith(words[conclusion])).toBe(true);
  });

  it('shows its parts in the order of what a reviewer asks', () => {
    const shown = comment(red());
    const places = [
      'Evals failed: 2 cases that passed in the baseline fail now',
      '> [!CAUTION]',
      '**21 of 23** gating cases pass (91.3 % [73, 98])',
      'Regression against',
      '| why it fails | cases |',
      '<b>3 cases that passed before</b>: what they say now',
      '</code>: before and now',
      '1 more failing case',
      '2 cases could not be judged',
      '<b>1 of 3 scorers worse</b>',
      '1 mended',
      '**Scorers**',
      '```mermaid',
      '**21 passing cases**',
      '[workflow run](',
    ].map((part) => shown.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([
    ['changed cases', barMovedComparison, 'This branch changes the bar'],
    ['another judge', otherJudgeComparison, 'The judge is not that of the baseline'],
  ])('says that the criteria changed before any number: %s', (_, comparison, words) => {
    const shown = comment({ ...mixedReport(), comparison: comparison() });
    const before = shown.slice(marker.length, shown.indexOf('\n> - '));
    expect(before).toContain(words);
    expect(before).not.toMatch(/\d/);
    expect(comment(red())).not.toContain(words);
  });

  it('says that the criteria changed where nobody says how', () => {
    const comparison = sampleComparison({ comparable: false });
    expect(comment({ ...passedReport(), comparison })).toContain('not from the agent.\n');
  });

  it('names what becomes the baseline, says a note instead, or nothing', () => {
    expect(comment(passedReport())).toMatch(
      /^No baseline yet: the first run of this workflow on the base branch /m,
    );
    expect(comment(passedReport(), { baselineNote: 'state expired' })).toMatch(/^state expired$/m);
    expect(comment(passedReport(), { baselineNote: '' })).not.toMatch(/baseline/i);
    expect(comment(red(), { baselineNote: 'newest of main' })).toContain(' old, newest of main · ');
  });

  it('says the reason once where the gate says it, too', () => {
    expect(comment(red()).match(/playing again confirmed/g)).toHaveLength(1);
    const comparison = suspectedComparison();
    const base = passedReport();
    const reason =
      'Regression suspected against run_7aa1: case refunds/late passed before and fails now, which may be chance: it was not repeated. 26 of 26.';
    const gated = comment({ ...base, comparison, header: { ...base.header, reason } });
    expect(gated.match(/ase refunds\/late passed before/g)).toHaveLength(1);
    const other = () => ({ ...mixedReport(), comparison: regressionComparison() });
    expect(comment(other())).toMatch(/Against the baseline: regression\.\*\* 3 cases/);
  });

  it('takes the verdict from the header alone', () => {
    const comparison = regressionComparison();
    const shown = comment({ ...passedReport(), comparison });
    expect(shown).toMatch(/^### ✅ Evals passed: 26 of 26 cases$/m);
    expect(shown).toContain('> [!WARNING]\n> **Against the baseline: regression.** ');
  });

  it.each([
    [16, 42, 'Evals passed, partly judged: 16 of 58 cases need a model'],
    [1, 0, 'Evals passed, partly judged: 1 of 1 case needs a model'],
  ])('says in its title how much of a run without secrets says nothing: %d', (unjudged, judged, title) => {
    const report = fork();
    const counts = { ...report.header.counts, passed: judged, failed: 0 };
    const shown = comment({ ...report, unjudged, header: { ...report.header, counts } });
    expect(shown.split('\n')[1]).toBe(`### ✅ ${title}`);
  });

  it('counts for it only cases that gate, and names the key that is missing', () => {
    const secrets_withheld = 'not all agents could be called: secrets are not given to forks';
    const report = { ...fork(), gated: { passed: 40, failed: 0, unsure: 2 } };
    const shown = comment({ ...report, header: { ...report.header, secrets_withheld } });
    expect(shown).toContain('partly judged: 16 of 58 gating cases need the key of their agent');
  });

  it('says of a run without secrets that fails that it fails', () => {
    const report = { ...mixed(), unjudged: 16 };
    const secrets_withheld = 'judged offline: secrets are not given to forks';
    expect(comment({ ...report, header: { ...report.header, secrets_withheld } })).toContain(
      '### ❌ Evals failed: 21 of 23 gating cases pass, 95 % required',
    );
  });

  it('says why there is no verdict where most is unsure, by what could not be told', () => {
    const shown = comment(mostlyUnsureReport());
    expect(shown).toMatch(/^### ⚪ Evals neutral: 195 of 200 (?:gating )?cases are unsure$/m);
    expect(shown).toContain('| what nobody can tell | cases | for example |');
    expect(shown).toMatch(/^\| unsure: `playval` \| 180 \| \[`answers\/question-1`\]\(\S+\) `only a part /m);
    expect(comment(someUnsureReport())).not.toContain('what nobody can tell');
  });

  it.each([
    [true, 'No baseline yet: the first run of this workflow on main that does not fail becomes it.', false],
    [false, 'this workflow never runs on main, and runs of pull requests are not kept', true],
    [undefined, 'so its "on:" needs "push:" for that branch', false],
  ])('says which run becomes the baseline where the workflow runs there: %s', (runs, words, lines) => {
    const shown = comment(passedReport(), { baselineSource: { branch: 'main', runs } });
    expect(shown).toContain(words);
    const fence = /^```yaml\npush:\n {2}branches: \[main\]\n```$/m;
    expect(fence.test(shown)).toBe(lines);
    // Beside other words it stands in their alert.
    const red = comment(mixed(), { baselineSource: { branch: 'main', runs } });
    expect(/^> ```yaml\n> push:\n> {3}branches: \[main\]\n> ```$/m.test(red)).toBe(lines);
  });

  it('quotes the name of a branch in the lines to add where YAML asks for it', () => {
    const linesOf = (branch: string) =>
      /branches: \[(.*)\]$/m.exec(comment(passedReport(), { baselineSource: { branch, runs: false } }))?.[1];
    expect(linesOf('release/1.x')).toBe('release/1.x');
    expect(linesOf('1.0')).toBe('"1.0"');
    expect(linesOf('no')).toBe('"no"');
    expect(linesOf('a]"b')).toBe('"a]\\"b"');
  });

  it('has one alert at most, and none where a run passed and nothing is to be said', () => {
    for (const [, report, more] of goldens)
      expect(comment(report(), more).match(/^> \[!/gm)?.length ?? 0).toBeLessThan(2);
    const comparison = sampleComparison();
    expect(comment({ ...passedReport(), comparison }, { links: { ...links, base: 'main' } })).toMatch(
      /### ✅ Evals passed: 26 of 26 cases, nothing moved against `main`\n\n<details>/,
    );
  });

  it('names the branch that it is compared with', () => {
    expect(comment(red(), { links: { ...links, base: 'main' } })).toMatch(
      /: 2 cases that passed on `main` fail now\n/,
    );
  });

  it('shows a failing case once', () => {
    expect(comment(mixedReport())).toContain('<summary><b>2 failing cases</b>: scores');
    expect(comment(red())).toContain('<summary><b>1 more failing case</b>: scores');
  });

  it('shows the scorers that moved, and no others, before anything is opened', () => {
    expect(comment(red())).toMatch(/^\| `faithfulness` .*🔻 worse \|$/m);
    expect(
      comment(red()).match(/^\| `(?:tool_correctness|answer_relevancy|playval)` \| [\d.–]+ \|/gm),
    ).toEqual(['| `tool_correctness` | 1 |']);
    expect(comment(mixedReport())).not.toContain('| scorer |');
  });

  it('has no entity in sentences of ours', () => {
    for (const [, report, more] of goldens)
      expect(comment(report(), more).replaceAll(/<code>.*?<\/code>/g, '')).not.toMatch(/&#?\w+;/);
  });

  it('quotes calibration and repeats where there are some', () => {
    const quote = {
      scorer: 'faithfulness',
      auroc: 0.91,
      auroc_interval: [0.85, 0.96] as [number, number],
      n: 120,
      by_people: true,
    };
    const report = {
      ...passedReport(),
      calibration: [quote] as unknown as NonNullable<RunReport['calibration']>,
    }; // the line reads these fields only
    expect(comment(report)).toContain('`faithfulness` AUROC 0.91 [0.85, 0.96], n = 120');
    const repeats = {
      k: 3,
      cases: 4,
      pass_at_k: 1,
      pass_hat_k: 0.9,
      stable: 3,
      unstable: 1,
      agent_noise: null,
      judge_noise: null,
    };
    expect(comment({ ...passedReport(), repeats })).toContain(
      '**Repeats**: 4 cases were played 3 times each',
    );
  });

  it('never shows a rate as equal to a bound that it missed, nor as a tag', () => {
    const report = mixedReport();
    const shown = comment({
      ...report,
      header: { ...report.header, pass_rate: 0.00001, pass_rate_interval: [0, 0.00005] },
    });
    expect(shown).not.toMatch(/<0/);
    expect(shown).toContain('[0, &lt;0.01]');
  });

  it.each(['javascript:alert(1)', 'http://x', 'https://x/a b', 'https://x/)[y](z', 'https://x/&#41;', ''])(
    'makes no link of %j',
    (address) => {
      const shown = comment(red(), {
        links: { run: address, artifact: address, rerun: address, source: address },
      });
      expect(shown).not.toContain('](');
    },
  );

  it.each([
    '',
    'assay:default',
    '<!-- a --> b -->',
    '<!-- a\n-->',
    '<!-- a\u2028b -->',
    '<!-- <b> -->',
    '<!--> -->',
  ])('refuses %j as a marker', (bad) => {
    expect(() => comment(smallReport(), { marker: bad })).toThrow(/marker/);
  });
});

describe('the trend', () => {
  const chart = (rates: (number | null)[]) =>
    /```mermaid\n([\s\S]*?)```/.exec(
      comment(passedReport(), { trend: rates.map((pass_rate) => ({ run: '@octo-team `x` "]', pass_rate })) }),
    )?.[1];

  it('is drawn from numbers only', () => {
    expect(chart([0.5, null, 2, Number.NaN, 1 / 3, 1])).toBe(
      'xychart-beta\n    x-axis "run" 1 --> 3\n    y-axis "%" 0 --> 100\n    line [50, 33.3, 100]\n',
    );
  });

  it('is left out where there is nothing to draw, and holds the last thirty runs', () => {
    expect(chart([])).toBeUndefined();
    expect(chart([null, 0.5, 1])).toBeUndefined();
    const many = chart(Array.from({ length: 400 }, (_, index) => index / 400));
    expect(many).toContain('1 --> 30');
    expect(many).toContain('99.8]');
    expect(many?.match(/\d+(?:\.\d)?(?=[,\]])/g)).toHaveLength(30);
  });
});

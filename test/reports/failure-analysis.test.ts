import { describe, expect, it } from 'vitest';
import { failuresMarkdown, foldedFailures } from '../../src/reports/failure-analysis-markdown.ts';
import { failureAnalysisTerminal } from '../../src/reports/failure-analysis-terminal.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import type { FailureAnalysis, FailureCategory } from '../../src/schema/failure-analysis.ts';
import { runResults } from '../../src/schema/run.ts';
import { displayWidth } from '../../src/text/display-width.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { liveCommands } from '../support/runner-commands.ts';
import { mixedReport } from '../support/sample-report.ts';

const kind = (more: Partial<FailureCategory> = {}): FailureCategory => ({
  category: 'wrong_fact',
  count: 2,
  percentage: 66.7,
  example_run_ids: ['run_8fk2'],
  common_patterns: [
    '2 of 2 failing cases vs 1 of 20 passing cases use the tool get_order, odds x65 [2.1, 2000]',
  ],
  suggested_fix: 'Retrieval: check that the document with the rule is found.',
  name: 'wrong fact',
  owner: 'data',
  cases: 2,
  interval: [20.8, 93.9],
  expected_gain: 0.667,
  example_case_ids: ['refunds/late'],
  ...more,
});
const analysisOf = (more: Partial<FailureAnalysis> = {}): FailureAnalysis => ({
  period: 'run',
  total_failures: 3,
  failure_categories: [
    kind({ trend: 'new' }),
    kind({
      category: 'missing_tool_call',
      name: 'missing tool call',
      count: 1,
      percentage: 33.3,
      owner: 'tool',
    }),
  ],
  excluded: { total: 1, infra: 1, evaluator: 0, test: 0, by_category: { timeout: 1 } },
  saturation: { unseen_mass: 0.33, expected_categories: 2, note: '2 kinds of failure seen' },
  notes: ['small sample: 3 failures; shares and patterns may be chance'],
  ...more,
});
/** An analysis in which every text of somebody else is this one. */
const hostile = (text: string): FailureAnalysis =>
  analysisOf({
    notes: [text],
    resolved: [{ category: 'new:1', name: text, previous_count: 2, trend: 'resolved' }],
    failure_categories: [
      kind({
        category: 'new:0123456789',
        name: text,
        common_patterns: [text],
        suggested_fix: text,
        example_run_ids: [text],
        example_case_ids: [text],
        owner: text,
        evaluator_doubts: { count: 1, reasons: [text] },
      }),
      kind({ category: text, name: undefined }),
    ],
  });
const joined = (pieces: Iterable<string>) => [...pieces].join('');
const OWN_TAGS = /<\/?(?:details|summary|sub|code)>|<br>/g;
const TERMINAL_DANGER = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

describe('why cases fail, in a comment', () => {
  it('is one folded line with the largest kinds, new ones named so', () => {
    const shown = foldedFailures(analysisOf(), { kinds: 6, details: true });
    expect(shown).toMatch(
      /^<details><summary>Why cases fail: wrong fact 2 of 3 \(new on this branch\), missing tool call 1<\/summary>\n\n/,
    );
    expect(shown).toMatch(/<\/details>\n\n$/);
    expect(shown).toContain('| wrong fact | 2 of 3 | 66.7 % [21, 94] | new against the baseline |');
    expect(shown).toContain('small sample');
  });

  it('stands in a comment with room for it, and goes before the verdict does', () => {
    const comment = (budget: number) =>
      prComment({ ...mixedReport(), failure_analysis: analysisOf() }, { budget, marker: '<!-- assay:x -->' });
    expect(comment(60_000)).toContain('<summary>Why cases fail: wrong fact 2 of 3');
    expect(comment(1_000)).not.toContain('Why cases fail');
    expect(comment(60_000).indexOf('Why cases fail')).toBeGreaterThan(comment(60_000).indexOf('Pass rate'));
  });
});

describe('why cases fail, elsewhere', () => {
  const report = () => ({ ...mixedReport(), failure_analysis: analysisOf() });
  it('is a section of the summary, behind the failing cases', () => {
    const shown = joined(summaryMarkdown(report()));
    expect(shown).toContain('### Why cases fail\n\n| what went wrong |');
    expect(shown.indexOf('### Failing cases')).toBeLessThan(shown.indexOf('### Why cases fail'));
  });

  it('is a line of the terminal', () => {
    expect(joined(terminal(report()))).toMatch(
      /why {5}wrong fact 2 of 3 \(new against the baseline\), missing tool call\s+1/,
    );
  });

  it('is a key of results.json, before the cases', () => {
    const json = joined(resultsJson(report()));
    expect(runResults.parse(JSON.parse(json)).failure_analysis).toEqual(analysisOf());
    const keys = Object.keys(JSON.parse(json));
    expect(keys.indexOf('failure_analysis')).toBe(keys.indexOf('cases') - 1);
  });

  it('says nothing where nothing failed', () => {
    for (const shown of [joined(summaryMarkdown(mixedReport())), joined(terminal(mixedReport()))])
      expect(shown).not.toMatch(/why {5}|Why cases fail/);
    const none = analysisOf({ total_failures: 0, failure_categories: [], notes: [] });
    expect(failuresMarkdown(none)).toBe('No failed cases.\n\n');
    expect(joined(failureAnalysisTerminal(none))).toMatch(/^no failed cases\n/);
  });
});

describe('assay analyze', () => {
  it('shows each kind with its share, trend, owner, pattern, fix and where to look', () => {
    const period = analysisOf({ period: '30d', failure_categories: [kind({ trend: 'rising' })] });
    const shown = joined(failureAnalysisTerminal(period, { of: 'agent support-bot' }));
    expect(shown).toMatch(/^why 3 cases failed · agent support-bot · last 30d\n\n {2}wrong fact\n/);
    expect(shown).toContain('2 · 66.7 % [21, 94] · rising · to be mended in the');
    for (const part of ['pattern ', 'fix     Retrieval', 'cases   refunds/late', 'runs    run_8fk2'])
      expect(shown).toContain(part);
    expect(shown).toContain('1 errored attempt is no failure of the agent');
  });

  it.each([40, 60, 80, 120])('keeps to %d columns', (width) => {
    for (const line of joined(failureAnalysisTerminal(analysisOf(), { width })).split('\n'))
      expect(displayWidth(line)).toBeLessThanOrEqual(width);
  });
});

describe('hostile texts in an analysis', () => {
  it.each(hostileTexts)('are contained in Markdown: %j', (text) => {
    for (const shown of [
      failuresMarkdown(hostile(text)),
      foldedFailures(hostile(text), { kinds: 6, details: true }),
    ]) {
      const prose = outsideCode(shown);
      expect(liveReferences(prose.replaceAll('**', ''))).toEqual([]);
      expect(prose.replace(OWN_TAGS, '')).not.toMatch(/<[a-z/!]|\]\(|!\[|^\s*[~`]{3}|\\/im);
      for (const line of prose.split('\n').filter((each) => each.startsWith('|')))
        expect(line.split('|').length - 1).toBe(5);
      expect(prose.match(/<\/details>/g)?.length).toBe(prose.match(/<details>/g)?.length);
    }
  });

  it.each(hostileTexts)('are contained on a terminal: %j', (text) => {
    const report = { ...mixedReport(), failure_analysis: hostile(text) };
    for (const shown of [
      joined(failureAnalysisTerminal(hostile(text), { of: text })),
      joined(terminal(report)),
    ]) {
      expect(liveCommands(shown)).toEqual([]);
      expect(shown).not.toMatch(TERMINAL_DANGER);
    }
  });
});

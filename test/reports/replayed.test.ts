import { describe, expect, it } from 'vitest';
import { runHead } from '../../src/reports/pages/run-data.ts';
import { recordedAgain, replayedText } from '../../src/reports/parts/replayed-text.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { compareRuns } from '../../src/runs/comparing/compare-runs.ts';
import type { ChangedCassettes } from '../../src/schema/cassettes/changed-cassettes.ts';
import type { ReplayedOfRun } from '../../src/schema/cassettes/replayed.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { junit } from '../support/report-texts.ts';
import { liveCommands } from '../support/runner-commands.ts';
import { sampleComparison } from '../support/sample-comparison.ts';
import {
  passedReport,
  sampleAttempt,
  sampleCase,
  sampleReport,
  sampleResult,
  sampleTurn,
} from '../support/sample-report.ts';

const REPLAYED: ReplayedOfRun = {
  ...{ exchanges: 92, judge_answers: 38, attempts: 26, of: 26 },
  oldest: '2026-11-12T04:00:00.000Z',
  newest: '2026-11-12T05:00:00.000Z',
  models: ['gpt-x'],
};
const CHANGED: ChangedCassettes = {
  cassettes: 2,
  recordings: 4,
  files: [
    { file: 'evals/cassettes/tea/orders/late.jsonl', what: 'changed', recordings: 3 },
    { file: 'evals/cassettes/tea/new.jsonl', what: 'added', recordings: 1 },
  ],
};
const SENTENCE =
  '4 recorded answers in 2 cassettes are of this branch: evals/cassettes/tea/orders/late.jsonl (3), evals/cassettes/tea/new.jsonl (new, 1).';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const reportWith = (more: Partial<RunReport['header']>, report = passedReport()): RunReport => ({
  ...report,
  header: { ...report.header, ...more },
});
const comment = (report: RunReport) =>
  prComment(report, { budget: 60_000, marker: '<!-- assay:default run=1.1 sha=4f1c2d3 -->' });
/** Entities and code as a reader sees them. */
const read = (markdown: string) =>
  markdown
    .replace(/<\/?code>|`/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
const oneLine = (shown: string) => shown.replace(/\s+/g, ' ');

describe('a run that was answered from recordings', () => {
  const made = () => reportWith({ replayed: REPLAYED });
  const said =
    'replayed: recorded 2026-11-12 with gpt-x; 92 answers of models and 38 answers of the judge in 26 attempts';

  it.each([
    ['the terminal', oneLine(text(terminal(made())))],
    ['the comment', read(comment(made()))],
    ['the summary', read(text(summaryMarkdown(made())))],
    ['junit.xml', text(junit(made()))],
  ])('says so in %s', (_, shown) => {
    expect(shown).toContain(said);
  });

  it('says so in results.json and on its page', () => {
    expect(JSON.parse(text(resultsJson(made()))).replayed).toEqual(REPLAYED);
    const facts = runHead(made()).facts.find(({ label }) => label === 'replayed');
    expect(facts?.phrase).toContainEqual({ name: 'gpt-x' });
  });

  it('marks the cost, which nobody paid, and names no latency of the agent', () => {
    for (const shown of [oneLine(text(terminal(made()))), comment(made())]) {
      expect(shown).toMatch(/cost [^·]*\(replayed\)/);
      expect(shown).not.toContain('p50');
    }
    expect(comment(reportWith({ replayed: { ...REPLAYED, attempts: 3 } }))).toMatch(/\(in part replayed\)/);
    expect(comment(passedReport())).not.toContain('replayed');
  });

  it.each<[string, Partial<ReplayedOfRun>, string]>([
    ['several days', { oldest: '2026-11-02T00:00:00.000Z' }, 'recorded 2026-11-02 to 2026-11-12 with gpt-x;'],
    ['no model that named itself', { models: [] }, 'recorded 2026-11-12; 92'],
    ['many models', { models: ['a', 'b', 'c', 'd', 'e'] }, 'with a, b, c and 2 more;'],
    ['the judge alone', { exchanges: 0 }, '; 38 answers of the judge in 26 attempts'],
    [
      'one attempt',
      { exchanges: 1, judge_answers: 0, attempts: 1, of: 1 },
      '; 1 answer of models in 1 attempt',
    ],
    ['some attempts', { judge_answers: 0, attempts: 2, of: 5 }, 'in 2 of 5 attempts'],
  ])('is described in a line: %s', (_, more, words) => {
    expect(replayedText({ ...REPLAYED, ...more })).toContain(words);
  });

  it('is not compared in its times with one that asked a model', () => {
    const played = (ms: number) => {
      const attempt = sampleAttempt([sampleTurn({ playval: sampleResult(0.9) }, { latency_ms: ms })]);
      const cases = [1, 2, 3].map((n) => sampleCase(`c${n}`, [attempt]));
      return { header: sampleReport(cases).header, cases };
    };
    const sides = (more: object) => {
      const [a, b] = [played(2_000), played(2)];
      return compareRuns(a, { ...b, header: { ...b.header, run_id: 'run_b', ...more } });
    };
    expect(sides({}).latency.a_ms).toBe(2_000);
    expect(sides({ replayed: REPLAYED }).latency).toMatchObject({ a_ms: null, b_ms: null, change: null });
  });
});

describe('recordings that the branch changed', () => {
  const made = () => reportWith({ replayed: REPLAYED, changed_cassettes: CHANGED });

  it('are the first thing that the comment says, and take the numbers out of its heading', () => {
    const [, heading, , alert, bar, , item] = comment(made()).split('\n');
    expect(heading).toBe('### ✅ Evals passed');
    expect(alert).toBe('> [!WARNING]');
    expect(bar).toContain('This branch changes the bar');
    expect(item).toContain('4 recorded answers in 2 cassettes are of this branch');
  });

  it('stand among what else moved the bar', () => {
    const comparison = { ...sampleComparison(), comparable: false };
    const message = 'No longer played: case x.';
    comparison.criteria_changed = [{ what: 'case_removed', id: 'x', message }];
    const both = () => ({ ...made(), comparison });
    expect(read(comment(both()))).toMatch(new RegExp(`${SENTENCE.slice(0, 30)}[^]*- ${message}`));
    expect(oneLine(text(terminal(both())))).toMatch(
      new RegExp(`BAR MOVED [^]*- ${SENTENCE.slice(0, 30)}[^]*- ${message}`),
    );
  });

  it.each([
    ['the terminal', oneLine(text(terminal(made())))],
    ['the summary', read(text(summaryMarkdown(made())))],
    ['the page', runHead(made()).warnings.join()],
  ])('are named in %s', (_, shown) => {
    expect(shown).toContain(SENTENCE);
  });

  it('are said to be unknown where they are, and only noted where the words are the same', () => {
    const unknown = reportWith({
      changed_cassettes: { cassettes: 0, recordings: 0, files: [], unknown: 'git is ill' },
    });
    expect(read(comment(unknown))).toContain(
      'not known which recorded answers are of this branch: git is ill.',
    );
    const again = reportWith({
      changed_cassettes: {
        cassettes: 1,
        recordings: 0,
        files: [{ file: 'a.jsonl', what: 'changed', recordings: 0 }],
      },
    });
    expect(comment(again)).not.toContain('changes the bar');
    expect(recordedAgain(again.header)).toEqual([
      '1 cassette was recorded again by this branch, with the same words: a.jsonl (0).',
    ]);
    const linked = { file: 'evals/cassettes', what: 'added' as const, recordings: 0 };
    expect(
      comment(reportWith({ changed_cassettes: { cassettes: 1, recordings: 0, files: [linked] } })),
    ).toContain('changes the bar');
    const uncounted = { cassettes: 1, recordings: 0, files: [{ file: 'a.jsonl', what: 'changed' as const }] };
    expect(comment(reportWith({ changed_cassettes: uncounted }))).toContain('changes the bar');
  });

  it.each(hostileTexts)('do nothing by what they are called or who answered: %j', (payload) => {
    const hostile = () =>
      reportWith({
        replayed: { ...REPLAYED, models: [payload] },
        changed_cassettes: {
          ...CHANGED,
          files: [{ file: payload, what: 'changed', recordings: 3 }],
          unknown: undefined,
        },
      } as Partial<RunReport['header']>);
    for (const shown of [comment(hostile()), text(summaryMarkdown(hostile()))]) {
      const prose = outsideCode(shown).replace(/<!--.*?-->|<\/?(?:details|summary|sub|b)>|<br>/g, '');
      expect(liveReferences(prose.replaceAll('**', ''))).toEqual([]);
      expect(prose).not.toMatch(/<[a-z/!]|\]\((?!https:)|!\[(?!WARNING|NOTE)/i);
    }
    expect(liveCommands(text(terminal(hostile())))).toEqual([]);
    expect(liveCommands(text(resultsJson(hostile())))).toEqual([]);
  });
});

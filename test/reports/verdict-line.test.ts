import { describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { mixedReport, passedReport } from '../support/sample-report.ts';

const marker = '<!-- assay:default run=1.1 sha=4f1c2d3 -->';
const faces = {
  terminal: (report: RunReport) => [...terminal(report, { width: 200 })].join(''),
  summary: (report: RunReport) => [...summaryMarkdown(report)].join(''),
  comment: (report: RunReport) => prComment(report, { budget: 60_000, marker }),
};
const withHeader = (report: RunReport, header: Partial<RunReport['header']>): RunReport => ({
  ...report,
  header: { ...report.header, ...header },
});

describe('the rate beside what is required', () => {
  const counts = { total: 62, passed: 59, failed: 3, errored: 0, skipped: 0 };
  const mostly = (): RunReport => ({
    ...withHeader(passedReport(), { counts, pass_rate: 0.9516, reason: 'So it is.' }),
    gated: { passed: 58, failed: 0, unsure: 0 },
  });

  it('is that of the cases that gate, on every face', () => {
    expect(faces.terminal(mostly())).toMatch(/^PASSED\s+58 of 58 gating cases$/m);
    const some = { ...mostly(), gated: { passed: 55, failed: 3, unsure: 0 } };
    expect(faces.terminal(some)).toMatch(
      /^PASSED\s+55 of 58 gating cases passed = 94\.8 % \[86, 98\]; required 95 %$/m,
    );
    for (const face of [faces.summary, faces.comment]) {
      expect(face(mostly())).toMatch(/^##+ ✅ Evals passed: 58 of 58 gating cases\n/m);
      expect(face(mostly())).not.toContain('95.2 %');
    }
  });

  it('says so where none of them was judged', () => {
    expect(faces.terminal({ ...mostly(), gated: { passed: 0, failed: 0, unsure: 0 } })).toMatch(
      /^PASSED\s+no gating case was judged; required 95 %/m,
    );
  });

  it('is that of all cases where all of them gate', () => {
    const { gated: _, ...all } = mostly();
    expect(faces.terminal(all)).toMatch(/^PASSED\s+59 of 62 passed = 95\.2 %/m);
  });
});

describe('a run of some of its cases', () => {
  const narrowed = { cases: 8, of: 120, by: 'sample 8, seed 1' };
  it.each(Object.entries(faces))('says what it is of the whole: %s', (_, face) => {
    const plain = face(withHeader(passedReport(), { narrowed }))
      .replace(/&#(\d+);/g, (__, code) => String.fromCodePoint(Number(code)))
      .replaceAll('\\', '');
    expect(plain).toContain('8 of 120 cases (sample 8, seed 1)');
  });

  it.each(['summary', 'comment'] as const)('quotes what a file says of it: %s', (name) => {
    const by = '<img src=x> @everyone [x](http://evil)';
    const text = faces[name](withHeader(passedReport(), { narrowed: { ...narrowed, by } }));
    expect(text).not.toContain('<img');
    expect(text).not.toContain('@everyone');
    expect(text).not.toContain('](http://evil)');
  });
});

describe('a run that somebody stopped', () => {
  const stopped = () => withHeader(mixedReport(), { cancelled: true });

  it('says so where a verdict would stand', () => {
    const shown = [...terminal(stopped())].join('');
    expect(shown).toMatch(/^CANCELLED /m);
    expect(shown).not.toMatch(/^FAILED/m);
  });

  it.each(['summary', 'comment'] as const)('is headed by that: %s', (name) => {
    expect(faces[name](stopped())).toContain('# ⏹️ Evals cancelled\n');
  });

  it('is marked in results.json, where the conclusion is failed', () => {
    const { cancelled, conclusion } = JSON.parse([...resultsJson(stopped())].join(''));
    expect({ cancelled, conclusion }).toEqual({ cancelled: true, conclusion: 'failed' });
  });
});

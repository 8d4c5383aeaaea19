import { describe, expect, it } from 'vitest';
import { optimizationMarkdown, proposedPrompt } from '../../src/reports/optimization-markdown.ts';
import { optimizationTerminal } from '../../src/reports/optimization-terminal.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import { optimizationDecision } from '../../src/schema/optimization.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { sampleOptimization } from '../support/sample-optimization.ts';
import { smallReport } from '../support/sample-report.ts';

const TITLE = 'hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)';
const terminalOf = (report = sampleOptimization(), options = {}) =>
  [...optimizationTerminal(report, options)].join('');
const markdownOf = (report = sampleOptimization()) => [...optimizationMarkdown(report)].join('');

describe('the report of an optimization', () => {
  it('begins with the decision and its numbers, then diff, evidence and how to apply it', () => {
    const text = terminalOf(undefined, { next: ['assay optimize --resume opt_1 --write'] });
    const places = [
      'ACCEPTED',
      TITLE.slice(0, 30),
      '+## Rules learned from failures',
      'added_instruction for missing_tool_call',
      'run_a',
      'next',
    ].map((words) => text.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('shows the same as Markdown, with the diff in a fence and the measured means in a table', () => {
    const text = markdownOf();
    expect(text).toContain('## ✅ Prompt optimization: accepted');
    expect(text).toContain('```diff\n--- a/evals/agents/prompt.md\n');
    expect(text).toMatch(/\| `pass_rate` \| 0\.11 \| 0\.92 \|/);
    // Without --resume another optimization would be played.
    expect(text).toMatch(/assay optimize --resume \S+ --write/);
  });

  it.each(optimizationDecision.options)(
    'says what %s means and never calls an unproven prompt proven',
    (decision) => {
      const plain = sampleOptimization({ decision, details: { reason: 'because' } });
      for (const text of [terminalOf(plain), markdownOf(plain)]) {
        expect(text.replace(/\s+/g, ' ').includes('proven on cases that it was not made from')).toBe(
          decision === 'accepted',
        );
        expect(/^\s*\+## Rules/m.test(text)).toBe(decision === 'accepted' || decision === 'provisional');
      }
    },
  );

  it('tells targets in their own units, and of utility no percent', () => {
    const base = sampleOptimization().response;
    const report = sampleOptimization({
      predicted_improvement: {
        pass_rate: { from: 0.5, to: 0.5 },
        tone: { from: 0.55, to: 0.8 },
        latency_ms: { from: 820, to: 610 },
      },
      details: {
        ...base.details,
        gate: { ...(base.details['gate'] as object), difference: 1.27, interval: [0.4, 2] },
        targets: [
          { metric: 'tone', current: 0.5, target: 0.9, reached: false },
          { metric: 'latency_ms', current: -800, target: -500, reached: false },
        ],
      },
    });
    for (const text of [terminalOf(report), markdownOf(report)]) {
      const flat = text
        .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
        .replace(/\s+/g, ' ');
      expect(flat).toContain('tone 0.55 → 0.80 (+0.25), target 0.90');
      expect(flat).toContain('latency_ms 820 ms → 610 ms (−210 ms), target 500 ms');
      expect(flat).toContain('utility +1.27');
      expect(flat).not.toMatch(/127 %|40 %/);
    }
  });

  it('tells who can mend what another prompt cannot, what passes now, and of no check that was not made', () => {
    const details = { plays: 30, flaky: ['a', 'b'], owners: { tool: 3 }, excluded: { timeout: 1 } };
    const text = terminalOf(sampleOptimization({ decision: 'no_headroom', details }));
    expect(text).toContain('2 cases that failed before passed every time now');
    expect(text).toContain('who can mend the failures: tool 3');
    expect(text).toMatch(/omitted +failures that are not/);
    expect(text).toContain('checked in run');
    expect(terminalOf(sampleOptimization({ details: { plays: 0 } }))).not.toContain('checked');
  });

  it('stands folded in a comment on the run that it learned from', () => {
    const optimization = sampleOptimization();
    const folded = `<details><summary>Proposed system prompt: `;
    const comment = prComment(smallReport(), { budget: 60_000, marker: '<!-- assay -->', optimization });
    expect(comment).toContain(folded);
    expect(comment).toContain('+- Look the order up first.');
    const short = prComment(smallReport(), { budget: 3_000, marker: '<!-- assay -->', optimization });
    expect(Buffer.byteLength(short)).toBeLessThan(3_000);
  });

  it('says nothing in a comment where there were too few failures', () => {
    expect(proposedPrompt(sampleOptimization({ decision: 'insufficient_failures' }))).toBe('');
  });

  it('leaves a diff that is too long to its file', () => {
    const report = sampleOptimization({ optimized_prompt: 'word\n'.repeat(60_000) });
    expect(Buffer.byteLength(markdownOf(report))).toBeLessThan(500 * 1024);
    expect(proposedPrompt(report)).toContain('prompt.diff');
  });

  it.each(hostileTexts.map((text, index) => [index, text] as const))(
    'contains hostile text %i',
    (_, text) => {
      const base = sampleOptimization().response;
      const report = sampleOptimization(
        {
          original_prompt: text,
          optimized_prompt: `${text}\n${text} more`,
          changes_made: [
            { type: text, rationale: text, category: text, evidence_run_ids: [text], measured_effect: 1 },
          ],
          predicted_improvement: Object.fromEntries([[text, { from: 0, to: 1 }]]),
          details: { ...base.details, reason: text, notes: [text], owners: Object.fromEntries([[text, 1]]) },
        },
        { agent_id: text, prompt_file: text },
      );
      const clean = outsideCode(markdownOf(sampleOptimization()));
      for (const markdown of [markdownOf(report), proposedPrompt(report)]) {
        const live = outsideCode(markdown);
        expect(liveReferences(live.replaceAll('**', ''))).toEqual([]);
        expect(live.match(/<(?!\/?(?:details|summary|sub|code)\b)[a-z!]/gi)).toBeNull();
        expect((live.match(/<details/g) ?? []).length).toBe((live.match(/<\/details>/g) ?? []).length);
      }
      expect(clean).toContain('tested');
      const lines = terminalOf(report, { colour: false });
      expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/.test(lines)).toBe(false);
      expect(/^\s*(?:::|##\[)/m.test(lines)).toBe(false);
    },
  );
});

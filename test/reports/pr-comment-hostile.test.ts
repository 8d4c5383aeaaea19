import { describe, expect, it } from 'vitest';
import { prComment } from '../../src/reports/pr-comment.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { rendered } from '../support/rendered-markdown.ts';
import { hostileComparison } from '../support/sample-comparison.ts';
import { hostileReport } from '../support/sample-report.ts';

const marker = '<!-- assay:default run=128.1 sha=4f1c2d3 -->';
const source = 'https://github.com/owner/shop/blob/4f1c2d3';
/** All places of a comment where a text of others can stand. */
const comment = (payload: string, parts: Partial<RunReport> = {}, budget = 60_000) =>
  prComment(
    {
      ...hostileReport(payload),
      calibration: [
        { scorer: payload, auroc: 0.9, auroc_interval: [0.8, 1], n: 9, by_people: true },
      ] as unknown as NonNullable<RunReport['calibration']>, // the line reads these fields only
      trend: [0.5, 0.7, 0.6].map((pass_rate) => ({ run: payload, pass_rate })),
      notes: [payload],
      ...parts,
    },
    {
      budget,
      marker,
      links: { run: payload, artifact: payload, rerun: payload, source },
      baselineNote: payload,
    },
  );
const ways: [string, (payload: string) => string][] = [
  ['with its baseline', (payload) => comment(payload, { comparison: hostileComparison(payload) })],
  ['without a baseline', (payload) => comment(payload)],
  ['with little room', (payload) => comment(payload, { comparison: hostileComparison(payload) }, 8_000)],
];
/** Each comment is made once and looked at from several sides. */
const remembered = (render: (payload: string) => string) => {
  const known = new Map<string, string>();
  return (payload: string) => {
    const text = known.get(payload) ?? render(payload);
    known.set(payload, text);
    return text;
  };
};
const made = ways.map(([way, render]) => [way, remembered(render)] as const);
/** What our own comment is made of, besides text; anything else would have come out of a payload. */
const OWN_TAGS = /<\/?(?:details|summary|sub|b)>|<details open>|<br>/g;
const OWN_ELEMENTS =
  /^(?:h3|p|blockquote|ul|li|strong|b|sub|br|details|summary|pre|table|thead|tbody|tr|(?:th|td)(?: align="right")?|code(?: class="language-(?:text|diff|mermaid)")?|a href="https:\/\/github\.com\/owner\/shop\/blob\/4f1c2d3\/[^"]*#L3")$/;
const OWN_LINKS = /\[□\]\(https:\/\/github\.com\/owner\/shop\/blob\/4f1c2d3\/[\w.~%/-]*#L3\)/g;

describe.each(made)('the comment %s in which every text is hostile', (way, render) => {
  it.each(hostileTexts)(
    'has no live mention, link, tag, heading, comment or table cell of it: %j',
    (payload) => {
      const shown = render(payload);
      expect(shown.startsWith(`${marker}\n### ❌ Evals failed`)).toBe(true);
      const prose = outsideCode(shown.slice(marker.length)).replace(OWN_LINKS, '');
      expect(liveReferences(prose.replaceAll('**', ''))).toEqual([]);
      expect(prose.replace(OWN_TAGS, '')).not.toMatch(/<[a-z/!]|\]\(|!\[|^\s*[~`]{3}|\\/im);
      const headings = prose.match(/^ {0,3}#{1,6} .*|^ {0,3}(?:=+|-+) *$/gm) ?? [];
      expect(
        headings.map((line) => line.replace(/: \d of \d cases pass(?:es)?, \d+ % required$/, '')),
      ).toEqual(['### ❌ Evals failed']);
      expect(prose.match(/<details(?: open)?>/g)?.length).toBe(prose.match(/<\/details>/g)?.length);
      expect(prose.match(/<sub>/g)?.length).toBe(prose.match(/<\/sub>/g)?.length);
    },
  );

  it('is made of elements of ours alone, as a parser reads it', () => {
    for (const payload of hostileTexts) {
      const { elements, comments } = rendered(render(payload));
      expect(comments, payload).toBe(1);
      expect(new Set(elements.filter((one) => !OWN_ELEMENTS.test(one))), payload).toEqual(new Set());
    }
  });

  it.each(hostileTexts)('keeps every table rectangular: %j', (payload) => {
    const tables = outsideCode(render(payload))
      .split(/\n(?!\|)/)
      .map((block) => block.split('\n').filter((line) => line.startsWith('|')));
    expect(tables.flat().length).toBeGreaterThan(way === 'with little room' ? -1 : 3);
    for (const rows of tables) expect(new Set(rows.map((row) => row.split('|').length)).size).toBeLessThan(2);
  });

  it.each(hostileTexts)('puts nothing of it into a block that GitHub acts on: %j', (payload) => {
    const infos = [...render(payload).matchAll(/^(`{3,})([a-z]+)$/gm)].map((match) => match[2]);
    expect(infos.filter((info) => info === 'mermaid').length).toBeLessThan(2);
    const chart = /^```mermaid\n([\s\S]*?)\n```$/m.exec(render(payload))?.[1];
    if (chart !== undefined)
      expect(chart).toBe(
        'xychart-beta\n    x-axis "run" 1 --> 3\n    y-axis "%" 0 --> 100\n    line [50, 70, 60]',
      );
  });
});

describe('the check itself', () => {
  it('finds payloads that are printed raw', () => {
    for (const payload of ['@octo-team please merge', 'https://example.test'])
      expect(liveReferences(payload)).not.toEqual([]);
    expect(() => outsideCode('```text\nopen')).toThrow(/fence/);
  });
});

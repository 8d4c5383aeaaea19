import * as core from '@actions/core';
import { describe, expect, it } from 'vitest';
import { liveOf, SINKS, writtenOf } from '../support/action-sinks.ts';
import { commandPayloads, markdownPayloads } from '../support/hostile-texts.ts';
import { liveInMarkdown, liveInPlain } from '../support/live-in-sinks.ts';
import { liveCommands } from '../support/runner-commands.ts';

const benign = writtenOf('plain words', core);
/** One of each way in, beside those that the tests of each format go through. */
const TEXTS = [
  ...commandPayloads.filter((_, at) => at % 5 === 0),
  ...markdownPayloads.filter((_, at) => at % 3 === 0),
  '::error::x\n##[add-path]/x\r@octo-team closes #1 <img src=x> https://example.test\n# big\n```\n![x](y)',
  'value\nghadelimiter\nconclusion=passed\nconclusion<<X\npassed\nX',
  '--> <!-- assay:evals run=999.1 sha=x -->',
];

describe('what a step writes of a run in which every text is hostile', () => {
  it('reaches every sink', async () => {
    const { texts, commands } = await benign;
    for (const sink of SINKS) expect(texts[sink].join('').length, sink).toBeGreaterThan(20);
    expect(new Set(commands)).toEqual(new Set(['error', 'warning', 'notice']));
    for (const sink of [
      'log and annotations',
      'job summary',
      'comment',
      'check summary',
      'issue body',
      'fault',
    ] as const)
      expect(texts[sink].join(''), sink).toContain('plain words');
    expect(Object.values(liveOf(await benign, await benign)).flat()).toEqual([]);
  });

  it.each(TEXTS)('has nothing live in any sink: %j', async (text) => {
    const live = liveOf(await writtenOf(text, core), await benign);
    expect(live).toEqual(Object.fromEntries(SINKS.map((sink) => [sink, []])));
  });
});

describe('the check itself', () => {
  it.each([
    ['@octo-team', 'mention'],
    ['see #12', 'reference'],
    ['owner/name#3', 'reference'],
    ['GH-4', 'reference'],
    ['0123456789abcdef', 'reference'],
    ['https://example.test', 'link'],
    ['[a](b)', 'link'],
    ['[a]: b', 'link'],
    ['![a](b)', 'image'],
    ['<img src=x>', 'image'],
    ['# big', 'heading'],
    ['a\n===', 'heading'],
    ['<b>', 'markup'],
    ['```mermaid\nx\n```', 'markup'],
    ['```\nopen', 'markup'],
  ])('finds %j in Markdown', (text, kind) => {
    expect(liveInMarkdown(`words\n\n${text}\n`, new Set())).toContain(kind);
  });

  it('finds commands and controls', () => {
    expect(liveCommands('a\r::error::x')).toEqual(['error']);
    expect(liveInPlain('a\u202eb\nc', 'one line')).toEqual(['control', 'control']);
    expect(liveInPlain('a\nb', 'lines')).toEqual([]);
  });

  it('finds every text of ours where nothing is contained', async () => {
    const { texts, commands } = await benign;
    const raw = '@octo-team\n##[add-path]/x\n# big';
    const open = Object.fromEntries(
      Object.entries(texts).map(([sink, list]) => [sink, list.map((text) => `${text}\n${raw}\u202e`)]),
    ) as typeof texts; // Names stay the same.
    for (const [sink, kinds] of Object.entries(liveOf({ texts: open, commands }, await benign)))
      expect(kinds.length, sink).toBeGreaterThan(0);
  });
});

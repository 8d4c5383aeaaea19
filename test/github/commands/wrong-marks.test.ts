import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import {
  marksNote,
  type WrongMark,
  withWrongMarks,
  wrongMark,
  wrongMarks,
} from '../../../src/github/commands/wrong-marks.ts';
import { sampleReport } from '../../support/sample-report.ts';

const OURS = 'github-actions[bot]';
const MARK: WrongMark = { case: 'refunds/late--x', scorer: 'playval', by: 'mona' };
const MARKER = '<!-- assay:commands%2Fcomment-9 run=1.1 sha=abc -->';
const world = (...comments: [author: string, body: string][]) => {
  const calls: string[] = [];
  const client = {
    viewer: async () => {
      calls.push('viewer');
      return OURS;
    },
    comments: async () => comments.map(([author, body], id) => ({ id, author, body, url: '' })),
  };
  return { client, calls };
};

describe('what was marked wrong', () => {
  it('is read from our own answers, each once', async () => {
    const other = { ...MARK, scorer: 'tone' };
    const { client } = world(
      [OURS, `${MARKER}\n${wrongMark(MARK)}\n### Marked`],
      [OURS, `${MARKER}\r\n${wrongMark(other)}\r\n### Marked`],
      [OURS, `${MARKER}\n${wrongMark(MARK)}`],
    );
    expect(await wrongMarks(client, 5)).toEqual([MARK, other]);
  });

  it.each<[string, string, string]>([
    ['somebody else wrote', 'mallory', `${MARKER}\n${wrongMark(MARK)}\n`],
    ['is quoted', OURS, `> ${MARKER}\n> ${wrongMark(MARK)}\n`],
    ['stands without its marker', OURS, `${wrongMark(MARK)}\n`],
    ['stands below', OURS, `${MARKER}\nwords\n${wrongMark(MARK)}\n`],
    ['is no JSON', OURS, `${MARKER}\n<!-- assay-wrong:%7B -->\n`],
    ['is no encoding', OURS, `${MARKER}\n<!-- assay-wrong:%zz -->\n`],
    ['is no mark', OURS, `${MARKER}\n<!-- assay-wrong:%7B%22case%22%3A1%7D -->\n`],
    ['is too long', OURS, `${MARKER}\n${wrongMark({ ...MARK, case: 'x'.repeat(201) })}\n`],
  ])('is nothing that %s', async (_, author, body) => {
    expect(await wrongMarks(world([author, body]).client, 5)).toEqual([]);
  });

  it('costs no call but the list where nothing is marked', async () => {
    const { client, calls } = world([OURS, 'hello'], ['mona', '/assay wrong a']);
    expect(await wrongMarks(client, 5)).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('cannot end the comment that it is hidden in', () => {
    const line = wrongMark({ case: '--> <img> -->', scorer: '-->', by: "o'neil" });
    expect(line.indexOf('-->')).toBe(line.length - 3);
    expect(line.slice(4, -3)).not.toMatch(/--|[<>]/);
  });

  it('is one sentence of a report, which names a few', () => {
    expect(marksNote([])).toEqual([]);
    const many = Array.from({ length: 7 }, (_, at) => ({ ...MARK, case: `c${at}` }));
    expect(marksNote(many)).toEqual([
      expect.stringMatching(/c0 \(by mona\).* and 2 more\. A label changes no/),
    ]);
  });

  it('is noted in reports on the pull request alone, and costs no report', async () => {
    const report = sampleReport([]);
    const { client } = world([OURS, `${MARKER}\n${wrongMark(MARK)}\n`]);
    const on = (more: object) =>
      withWrongMarks(report, {
        inputs: { comment: 'sticky' },
        context: { pullRequest: { number: 5, fromFork: false } },
        client,
        ...more,
      } as never); // Its other parts are not looked at.
    expect((await on({})).notes?.at(-1)).toContain('playval on refunds/late--x (by mona)');
    const failing = { ...client, comments: () => Promise.reject(new Fault('provider_error', 'no')) };
    for (const more of [
      { inputs: { comment: 'off' } },
      { context: { pullRequest: undefined } },
      { context: { pullRequest: { number: 5, fromFork: true } } },
      { client: undefined },
      { client: failing },
      { note: 'asked for' },
    ])
      expect(await on(more)).toBe(report);
  });
});

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../src/cassettes/canonical/canonical-request.ts';
import { fileShelf } from '../../src/cassettes/file/file-shelf.ts';
import type { HttpRecording } from '../../src/cassettes/recording.ts';
import { cassettesCommand } from '../../src/cli/cassettes/cassettes.ts';
import { nodeFiles } from '../../src/ports/node-files.ts';

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function recording(attempt: number, at: string): HttpRecording {
  const request = { method: 'POST', target: 'openai/chat/completions', body: { json: { attempt } } };
  return {
    ...{ attempt, turn: 0, k: 1, kind: 'http', key: keyOf(request), at, model: 'gpt-x', request },
    response: { status: 200, headers: {}, pieces: [{ text: '{}' }] },
  };
}

/** An evals folder with an agent and a case, and cassettes of some. */
async function suite(...of: [agentId: string, caseId: string, at: string][]) {
  const evals = join(mkdtempSync(join(tmpdir(), 'assay-cassettes-')), 'evals');
  folders.push(join(evals, '..'));
  for (const name of ['agents', 'test-cases']) mkdirSync(join(evals, name), { recursive: true });
  writeFileSync(
    join(evals, 'agents/support.yaml'),
    'id: support\nname: Support\nprovider: custom\ninvocation:\n  command: [cat]\n',
  );
  writeFileSync(
    join(evals, 'test-cases/refund.yaml'),
    'id: refund\nname: Refund\nturns:\n  - input: May I?\n    checks: [{ contains: yes }]\n',
  );
  const shelf = fileShelf({ folder: join(evals, 'cassettes'), files: nodeFiles() });
  for (const [agentId, caseId, at] of of)
    await shelf.put(
      { agentId, caseId, attempt: 0 },
      { recordings: [recording(0, at), recording(0, at)].slice(0, 1), isPlayed: true },
    );
  return evals;
}

const OLD = '2020-01-01T00:00:00.000Z';
const NEW = '2999-01-01T00:00:00.000Z';

async function cassettes(evals: string, what: string, flags: object = {}) {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const state = join(evals, '..', '.assay');
  const code = await cassettesCommand([what], { evals, state, envFile: false, json: true, ...flags });
  return { code, out, json: () => JSON.parse(out) };
}

describe('assay cassettes', () => {
  it('list shows what was recorded, when, by which models and how large it is', async () => {
    const { code, json } = await cassettes(await suite(['support', 'refund', OLD]), 'list');
    expect(code).toBe(0);
    expect(json()).toEqual([
      {
        path: 'evals/cassettes/support/refund.jsonl',
        bytes: expect.any(Number),
        agent: 'support',
        case: 'refund',
        attempts: 1,
        exchanges: 1,
        judge_answers: 0,
        models: ['gpt-x'],
        recorded_at: OLD,
        trust: 'unsigned',
        age_days: expect.any(Number),
      },
    ]);
  });

  it('list says for people that there is none', async () => {
    expect((await cassettes(await suite(), 'list', { json: false })).out).toBe('none\n');
  });

  it('verify finds nothing wrong with what is whole and needed', async () => {
    const { code, out } = await cassettes(await suite(['support', 'refund', OLD]), 'verify', { json: false });
    expect(out).toMatch(/^1 cassette, 1 recording, \d+ B: no problem\n$/);
    expect(code).toBe(0);
  });

  it('verify names what is broken and what no case needs, and fails', async () => {
    const evals = await suite(['support', 'refund', OLD], ['support', 'gone', OLD], ['other', 'refund', OLD]);
    writeFileSync(join(evals, 'cassettes/support/refund.jsonl'), 'not json\n');
    const { code, json } = await cassettes(evals, 'verify');
    expect(code).toBe(2);
    expect(json()).toMatchObject({
      valid: false,
      problems: [
        {
          path: 'evals/cassettes/other/refund.jsonl',
          message: expect.stringContaining('there is no agent other'),
        },
        {
          path: 'evals/cassettes/support/gone.jsonl',
          message: expect.stringContaining('there is no case gone'),
        },
        { path: 'evals/cassettes/support/refund.jsonl', message: expect.stringContaining('it is no JSON') },
      ],
    });
  });

  it('prune removes what no case needs, with folders that held nothing else, and nothing that it cannot read', async () => {
    const evals = await suite(['support', 'refund', NEW], ['other', 'a/b', NEW], ['support', 'broken', NEW]);
    writeFileSync(join(evals, 'cassettes/support/broken.jsonl'), 'not json\n');
    const dry = await cassettes(evals, 'prune', { dryRun: true });
    expect(dry.json()).toMatchObject({
      dry_run: true,
      removed: [{ path: 'evals/cassettes/other/a/b.jsonl' }],
    });
    expect(existsSync(join(evals, 'cassettes/other/a/b.jsonl'))).toBe(true);
    await cassettes(evals, 'prune');
    expect(existsSync(join(evals, 'cassettes/other'))).toBe(false);
    expect(existsSync(join(evals, 'cassettes/support/refund.jsonl'))).toBe(true);
    expect(existsSync(join(evals, 'cassettes/support/broken.jsonl'))).toBe(true);
  });

  it('prune --older-than removes what was recorded longer ago too', async () => {
    const evals = await suite(['support', 'refund', OLD]);
    const { json } = await cassettes(evals, 'prune', { olderThan: '90d' });
    expect(json().removed).toMatchObject([{ why: 'older than 90d' }]);
    expect(existsSync(join(evals, 'cassettes'))).toBe(false);
  });

  it.each([
    ['', {}, 'nothing was said to do'],
    ['lst', {}, 'cassettes cannot lst'],
    ['list', { dryRun: true }, 'takes neither'],
    ['prune', { olderThan: 'long' }, '--older-than cannot be "long"'],
  ])('%s %j is refused with what can be written', async (what, flags, message) => {
    const evals = await suite();
    await expect(cassettes(evals, what, flags)).rejects.toThrow(message);
  });
});

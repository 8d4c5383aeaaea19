import { describe, expect, it } from 'vitest';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import { judgingPorts, settingsOf } from '../support/judging.ts';

describe('a judge whose key is missing', () => {
  it.each<[string, Record<string, string>, object]>([
    ['auto', {}, { provider: 'auto' }],
    ['openai', { ANTHROPIC_API_KEY: 'c' }, { provider: 'openai' }],
    ['an empty key', { OPENAI_API_KEY: ' ' }, { provider: 'openai' }],
    ['azure', {}, { provider: 'azure_openai' }],
    ['anthropic without a model', {}, { provider: 'anthropic' }],
    ['a server of one’s own', {}, { provider: 'openai', base_url: 'http://127.0.0.1:1/v1' }],
  ])('is the offline one where it may be: %s', async (_, variables, settings) => {
    const ports = judgingPorts(variables);
    const chosen = await chooseJudge(settingsOf(settings), ports, { offlineWithoutKey: true });
    expect(chosen).toMatchObject({ judge: { mode: 'offline' }, keyMissing: true });
  });

  it.each<[string, Record<string, string>, object, string]>([
    ['the named key', { OPENAI_API_KEY: 'a' }, { provider: 'openai' }, 'llm'],
    ['any key', { OPENAI_API_KEY: 'a' }, {}, 'llm'],
    ['offline by choice', {}, { provider: 'offline' }, 'offline'],
  ])('is not missing: %s', async (_, variables, settings, mode) => {
    const ports = judgingPorts(variables);
    const chosen = await chooseJudge(settingsOf(settings), ports, { offlineWithoutKey: true });
    expect(chosen).toMatchObject({ judge: { mode }, keyMissing: false });
  });

  it.each<[string, Record<string, string>, object, string[]]>([
    ['an empty one', { OPENAI_API_KEY: '' }, {}, ['OPENAI_API_KEY']],
    ['one of blanks', { ANTHROPIC_API_KEY: ' ' }, {}, ['ANTHROPIC_API_KEY']],
    ['an empty one beside a good one', { OPENAI_API_KEY: '', ANTHROPIC_API_KEY: 'a' }, { model: 'm' }, []],
    ['none', {}, {}, []],
    ['an empty one, offline by choice', { OPENAI_API_KEY: '' }, { provider: 'offline' }, []],
  ])('tells of variables that are set and empty: %s', async (_, variables, settings, names) => {
    const chosen = await chooseJudge(settingsOf(settings), judgingPorts(variables));
    expect(chosen.emptyKeys).toEqual(names);
  });

  it('is a fault elsewhere', async () => {
    const missing = chooseJudge(settingsOf({ provider: 'openai' }), judgingPorts({}));
    await expect(missing).rejects.toThrow(/needs a key/);
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stateArtifact } from '../../../src/github/state/state-artifact.ts';
import { journalLine } from '../../../src/state/journal-line.ts';
import { openJudgeCache } from '../../../src/state/judge-cache.ts';
import { ANSWERS, OLDER_ANSWERS } from '../../../src/state/kept-answers.ts';
import { PUSH, playedState } from '../../support/played-state.ts';

type World = Parameters<typeof stateArtifact>[0];

const KEY = 'f'.repeat(64);
const TEXT = '{"json":{"a":1},"model":"gpt","temperature":0,"seed":null}';
/** GitHub, as it is where a workflow never left anything. */
const NOTHING = { artifacts: async () => [] } as unknown as NonNullable<World['client']>; // Only this is asked.

/** A checkout that may bring judge answers along, restored; what was said, and what is then believed. */
async function restoredIn(more: Partial<World>, state: 'artifact' | 'path', planted: readonly string[]) {
  const { engine, paths } = playedState('here');
  const { files } = engine.ports;
  for (const name of planted) files.writeAtomic(join(paths.cache, name), journalLine([KEY, TEXT]));
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const { restore } = stateArtifact({
    inputs: {
      state,
      stateArtifact: 'assay-state',
      retentionDays: undefined,
      command: 'run',
      shard: undefined,
    },
    core: { info: say, warning: say } as unknown as World['core'], // The log is all that is used of it.
    ...{ engine, context: PUSH, client: NOTHING, env: { get: () => undefined }, redact: (text) => text },
    ...more,
  });
  await restore();
  const isThere = () => [ANSWERS, OLDER_ANSWERS].some((name) => files.stat(join(paths.cache, name)) !== null);
  const there = isThere();
  // And what is laid there afterwards.
  files.appendLog(join(paths.cache, ANSWERS)).append(journalLine(['e'.repeat(64), TEXT]));
  const cache = openJudgeCache(paths.cache, engine.ports, engine.answers);
  const believed = [KEY, 'e'.repeat(64)].map((key) => cache.get(key) !== null);
  return { there, believed, removed: said.filter((line) => line.includes('were removed')).length };
}

describe('judge answers that lie in the state folder when a step begins', () => {
  it.each<[string, Partial<World>]>([
    ['a cold start', {}],
    ['a step without a token', { client: undefined }],
    ['a step without a workflow', { context: undefined, client: undefined }],
    ['a server without artifacts', { context: { ...PUSH, serverUrl: 'https://github.corp.example' } }],
  ])('are removed and not believed with the state artifact: %s', async (_, more) => {
    for (const planted of [[ANSWERS], [OLDER_ANSWERS], [ANSWERS, OLDER_ANSWERS]])
      expect(await restoredIn(more, 'artifact', planted)).toEqual({
        ...{ there: false, believed: [false, false], removed: 1 },
      });
  });

  it('are not mentioned where there are none', async () => {
    expect((await restoredIn({}, 'artifact', [])).removed).toBe(0);
  });

  it('stay where the workflow keeps the folder itself', async () => {
    expect(await restoredIn({}, 'path', [ANSWERS])).toEqual({
      ...{ there: true, believed: [true, true], removed: 0 },
    });
  });
});

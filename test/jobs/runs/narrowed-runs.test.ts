import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/engine/engine.ts';
import { mergeShards } from '../../../src/jobs/runs/merge-runs.ts';
import { type RunOptions, startRun } from '../../../src/jobs/runs/start-run.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import { terminal } from '../../../src/reports/terminal.ts';
import { planRun } from '../../../src/runs/planning/plan-run.ts';
import { runResults } from '../../../src/schema/run.ts';
import { type FakeServer, fakeAgentServer } from '../../support/fake-agent-servers.ts';
import { finished } from '../../support/finished.ts';
import { folderOf } from '../../support/run-cli.ts';

let agent: FakeServer;
/** Cases that are answered wrong, and those whose agent is down. */
let wrong: string[] = [];
let down: string[] = [];
beforeAll(async () => {
  agent = await fakeAgentServer(({ json }) => {
    const id = /^topic (\S+)/.exec(json.input)?.[1] ?? '';
    if (down.includes(id)) return { status: 500, body: 'down' };
    return { body: { output: wrong.includes(id) ? 'no' : 'yes' } };
  });
});
afterAll(() => agent.close());
beforeEach(() => {
  wrong = [];
  down = [];
});

const IDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu', 'hen', 'ibis', 'jay', 'koi', 'lynx'];
const caseOf = (id: string, more = '') =>
  `- id: ${id}\n  name: About ${id}\n${more}  turns: [{ input: topic ${id}, expected_behavior: Say yes., scorers: [is-yes] }]\n`;
const ALL = IDS.map((id) => caseOf(id)).join('');

function suiteOf(files: Record<string, string> = { 'all.yaml': ALL }, settings = '') {
  const cwd = folderOf({
    'evals/assay.yaml': `run: { max_retries: 0 }\n${settings}`,
    'evals/agents/a.yaml': `name: A\nprovider: custom\ninvocation:\n  url: ${agent.url}/chat\n  body_template: '{"input":"{{ input }}"}'\n`,
    'evals/scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`evals/test-cases/${name}`, text])),
  });
  const engineIn = (seed?: number, state = '.assay') => {
    const ports = nodePorts();
    return createEngine({
      ports: { ...ports, env: { ...ports.env, cwd: () => cwd } },
      judge: { provider: 'offline' },
      state,
      ...(seed === undefined ? {} : { seed }),
    });
  };
  return {
    engineIn,
    write: (path: string, text: string) => writeFileSync(join(cwd, path), text),
    folder: (state: string) => join(cwd, state),
    /** Ids of what would be played. */
    chosen: async (options: RunOptions, seed?: number) =>
      (await planRun(engineIn(seed), options)).planned
        .filter(({ description }) => description.skip === undefined)
        .map(({ description }) => description.id),
    run: (options: RunOptions = {}, state?: string) =>
      finished(startRun(engineIn(undefined, state), options), ({ report, verdict }) => ({
        code: verdict.exitCode,
        results: runResults.parse(JSON.parse([...resultsJson(report)].join(''))),
        terminal: [...terminal(report, { width: 200 })].join(''),
      })),
  };
}

describe('a run of some of the selected cases', () => {
  it('draws the same sample by the same seed, whatever the order of the files', async () => {
    const half = (ids: string[]) => ids.map((id) => caseOf(id)).join('');
    const one = suiteOf();
    const other = suiteOf({ 'a.yaml': half(IDS.slice(6).reverse()), 'b.yaml': half(IDS.slice(0, 6)) });
    const drawn = await one.chosen({ narrowing: { sample: 5 } }, 7);
    expect(drawn).toHaveLength(5);
    expect((await other.chosen({ narrowing: { sample: 5 } }, 7)).sort()).toEqual([...drawn].sort());
    expect(await one.chosen({ narrowing: { sample: 5 } }, 8)).not.toEqual(drawn);
    expect(await one.chosen({ narrowing: { sample: 5 } })).toEqual(
      await one.chosen({ narrowing: { sample: 5 } }, 1),
    );
  });

  it('draws a larger sample that holds the smaller one, and all where it asks for all', async () => {
    const suite = suiteOf();
    let before: string[] = [];
    for (let sample = 1; sample <= IDS.length + 1; sample++) {
      const drawn = await suite.chosen({ narrowing: { sample } });
      expect(drawn).toEqual(expect.arrayContaining(before));
      expect(drawn).toEqual(IDS.filter((id) => drawn.includes(id)));
      expect(drawn).toHaveLength(Math.min(sample, IDS.length));
      before = drawn;
    }
  });

  it('takes the first cases that are played, after the sample', async () => {
    const skipping = suiteOf({ 'all.yaml': caseOf('ape', '  skip: later\n') + ALL });
    expect(await skipping.chosen({ narrowing: { limit: 2 } })).toEqual(['ant', 'bee']);
    const sample = await skipping.chosen({ narrowing: { sample: 4 } });
    expect(await skipping.chosen({ narrowing: { sample: 4, limit: 2 } })).toEqual(sample.slice(0, 2));
    expect(await skipping.chosen({ selection: { cases: ['c*', 'd*'] }, narrowing: { limit: 1 } })).toEqual([
      'cat',
    ]);
  });

  it('says what it is of the whole in results, reason and headline', async () => {
    const { results, terminal: shown, code } = await suiteOf().run({ narrowing: { sample: 8, limit: 3 } });
    expect(code).toBe(0);
    expect(results).toMatchObject({
      counts: { total: 3, passed: 3 },
      narrowed: { cases: 3, of: 12, by: 'sample 8, seed 1, limit 3' },
      reason: '3 of 3 cases passed (100 %). Played: 3 of 12 cases (sample 8, seed 1, limit 3).',
    });
    expect(shown).toMatch(/^PASSED.*3 of 12 cases \(sample 8, seed 1, limit 3\)\.$/m);
  });

  it('is no narrowed run where it plays every case', async () => {
    const { results } = await suiteOf().run({ narrowing: { sample: 12, limit: 12 } });
    expect(results).not.toHaveProperty('narrowed');
    expect(results.reason).toBe('12 of 12 cases passed (100 %).');
  });

  it('is no baseline, also of the same cases', async () => {
    const suite = suiteOf();
    const narrowing = { limit: 3 };
    await suite.run({ narrowing });
    const again = await suite.run({ narrowing, failOn: 'regression' });
    expect(again.results.conclusion).toBe('neutral');
    expect(again.results.reason).toMatch(/^No baseline to compare with yet/);
    const whole = await suite.run();
    wrong = ['ant', 'koi'];
    const compared = await suite.run({ narrowing, failOn: 'regression' });
    expect(compared.results.comparison).toMatchObject({
      run_a: whole.results.run_id,
      comparable: true,
      flips: [{ id: 'ant' }],
      cases: { compared: 3, left_out: 0 },
    });
    expect(compared.code).toBe(1);
  });

  it('goes on with the cases that it began with', async () => {
    const suite = suiteOf();
    const { results } = await suite.run({ narrowing: { sample: 4 } });
    const on = await suite.run({ resume: results.run_id });
    expect(on.results.cases.map(({ id }) => id)).toEqual(results.cases.map(({ id }) => id));
    expect(on.results.narrowed).toEqual({ cases: 4, of: 12, by: 'sample 4, seed 1' });
    await expect(suite.run({ resume: results.run_id, narrowing: { limit: 1 } })).rejects.toMatchObject({
      code: 'usage',
      where: 'limit',
    });
  });

  it('can be cut into shards, whose merge is as narrow', async () => {
    const suite = suiteOf();
    const narrowing = { sample: 6 };
    for (const index of [1, 2]) await suite.run({ narrowing, shard: { index, count: 2 } }, `s${index}`);
    const folders = ['s1', 's2'].map((name) => suite.folder(name));
    await using merged = await mergeShards(suite.engineIn(undefined, 'merged'), folders, {});
    expect(merged.report.header).toMatchObject({
      conclusion: 'passed',
      narrowed: { cases: 6, of: 12, by: 'sample 6, seed 1' },
      reason: '6 of 6 cases passed (100 %). Played: 6 of 12 cases (sample 6, seed 1).',
    });
  });
});

describe('a run of the cases that failed', () => {
  it('plays what failed or errored in the last run, until nothing does', async () => {
    const suite = suiteOf();
    wrong = ['bee', 'gnu'];
    down = ['eel'];
    const first = await suite.run();
    const failing = await suite.run({ narrowing: { failing: true } });
    expect(failing.results.cases.map(({ id }) => id)).toEqual(['bee', 'eel', 'gnu']);
    expect(failing.results.narrowed).toEqual({ cases: 3, of: 12, by: `failing in ${first.results.run_id}` });
    wrong = ['gnu'];
    down = [];
    await suite.run({ narrowing: { failing: true } });
    expect(await suite.chosen({ narrowing: { failing: true } })).toEqual(['gnu']);
    expect(await suite.chosen({ narrowing: { failing: true, limit: 1 } })).toEqual(['gnu']);
    wrong = [];
    const last = await suite.run({ narrowing: { failing: true } });
    await expect(suite.chosen({ narrowing: { failing: true } })).rejects.toMatchObject({
      code: 'usage',
      message: `no case failed or errored in the last run (${last.results.run_id})`,
    });
  });

  it('says that there is no run yet, and where none of its failures is selected', async () => {
    const suite = suiteOf();
    await expect(suite.chosen({ narrowing: { failing: true } })).rejects.toMatchObject({
      code: 'usage',
      message: 'there is no earlier run whose failing cases could be played',
    });
    wrong = ['bee'];
    const { results } = await suite.run();
    await expect(
      suite.chosen({ selection: { cases: ['ant'] }, narrowing: { failing: true } }),
    ).rejects.toMatchObject({
      code: 'usage',
      message: `none of the 1 case that failed or errored in the last run (${results.run_id}) is selected`,
    });
  });
});

describe('cases that are marked only', () => {
  const marked = () => suiteOf({ 'all.yaml': caseOf('ape', '  only: true\n') + ALL });

  it('are said beside the verdict, and make no baseline', async () => {
    const suite = marked();
    const { results, terminal: shown } = await suite.run();
    const by = 'marked only at evals/test-cases/all.yaml:1';
    expect(results).toMatchObject({
      counts: { total: 13, passed: 1, skipped: 12 },
      narrowed: { cases: 1, of: 13, by },
      reason: `1 of 1 case passed (100 %). Played: 1 of 13 cases (${by}).`,
    });
    expect(shown).toMatch(/^PASSED.*1 of 13 cases \(marked only at/m);
    expect((await suite.run({ failOn: 'regression' })).results.conclusion).toBe('neutral');
  });

  it('are invalid input where that is asked for, with the places, unless they are not selected', async () => {
    const suite = marked();
    await expect(suite.chosen({ refusesOnly: true })).rejects.toMatchObject({
      code: 'validation_failed',
      exitCode: 2,
      where: 'evals/test-cases/all.yaml:1',
      message: '1 case marked only would leave 12 cases out of this run: ape',
      problems: [{ path: 'evals/test-cases/all.yaml:1' }],
    });
    expect(await suite.chosen({ refusesOnly: true, selection: { cases: ['ant'] } })).toEqual(['ant']);
  });

  it('and a new skip are criteria that changed since the baseline', async () => {
    const suite = suiteOf();
    await suite.run();
    wrong = ['bee'];
    suite.write('evals/test-cases/all.yaml', ALL.replace('About bee\n', 'About bee\n  skip: later\n'));
    const { results, code } = await suite.run({ failOn: 'regression' });
    expect(code).toBe(0);
    expect(results.comparison).toMatchObject({
      comparable: false,
      criteria_changed: [
        { what: 'case_skipped', id: 'bee', message: 'Skipped now, played before: case bee.' },
      ],
    });
    expect(results.reason).toContain('Criteria changed: Skipped now, played before: case bee.');
    suite.write('evals/test-cases/all.yaml', ALL.replace('About ant\n', 'About ant\n  only: true\n'));
    const only = await suite.run({ failOn: 'regression' });
    const changes = only.results.comparison?.criteria_changed ?? [];
    expect(changes.map(({ what }) => what)).toEqual(Array.from({ length: 10 }, () => 'case_skipped'));
  });
});

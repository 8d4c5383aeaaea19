import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, runScript } from '../../support/run-cli.ts';
import { caseOf, modelOfTests, OPENAI_AGENT, tapedProject } from '../../support/taped-suite.ts';

const SOURCE = join(ROOT, 'test/support/source-cli.mjs');

it('a recording that is killed leaves whole cassettes, and goes on with them', async () => {
  const model = await modelOfTests();
  const names = ['a', 'b', 'c', 'd', 'e'];
  const project = tapedProject({
    'evals/agents/desk.yaml': OPENAI_AGENT,
    'evals/assay.yaml': 'run: { concurrency: 1 }\njudge: { provider: offline }\n',
    ...Object.fromEntries(names.map((name) => [`evals/test-cases/${name}.yaml`, caseOf(`hello ${name}`)])),
  });
  model.next.push('answer', 'answer', 'answer', 'hang');
  const killed = await runScript(SOURCE, ['run', '--record', '--quiet'], {
    cwd: project.folder,
    env: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'sk-test-0123456789abcdef' },
    onStart: (kill) =>
      void expect
        .poll(() => model.asked.length)
        .toBe(4)
        .then(() => kill('SIGKILL')),
  });
  expect(killed.signal).toBe('SIGKILL');
  expect(Object.keys(project.cassettes())).toEqual(['desk/a.jsonl', 'desk/b.jsonl', 'desk/c.jsonl']);
  const [id = ''] = readdirSync(join(project.folder, '.assay/state/runs')).filter((name) =>
    name.startsWith('run_'),
  );
  const { report } = await project.run({ resume: id }, { model, state: '.assay' });
  expect([report.header.counts.passed, model.asked.length]).toEqual([5, 6]);
  const replayed = await project.run({ replay: 'all' });
  expect(replayed.report.header).toMatchObject({ conclusion: 'passed', replayed: { attempts: 5 } });
  expect(model.asked.length).toBe(6);
});

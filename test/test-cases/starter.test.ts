import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { BUILT_IN_SCORERS } from '../../src/schema/scorer-name.ts';
import { evalsSchemas } from '../../src/test-cases/json-schemas.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { writeStarter } from '../../src/test-cases/starter.ts';
import { starterFiles } from '../../src/test-cases/starter-texts.ts';
import { AGENT, memoryWorld, realFolder } from '../support/evals-folder.ts';
import { finished } from '../support/finished.ts';

const paths = starterFiles().map((file) => file.path);

describe('the starter', () => {
  it('loads without a problem or advice', async () => {
    const ports = memoryWorld({});
    expect(writeStarter('/repo', ports)).toEqual({ written: paths, kept: [] });
    const { evals, problems } = await loadEvals({
      evalsDir: '/repo/evals',
      ports,
      mode: 'validate',
      scorerNames: BUILT_IN_SCORERS,
    });
    expect(problems).toEqual([]);
    expect(evals.cases.map((one) => one.case.id)).toEqual(['order-status', 'return-window']);
  });

  it('never overwrites', async () => {
    const ports = memoryWorld({ 'evals/assay.yaml': 'mine', '.github/workflows/evals.yml': 'mine' });
    const { written, kept } = writeStarter('/repo', ports);
    expect(kept).toEqual(['evals/assay.yaml', '.github/workflows/evals.yml']);
    expect(written).toEqual(paths.filter((path) => !kept.includes(path)));
    expect(await ports.files.readText('/repo/evals/assay.yaml')).toBe('mine');
    expect(writeStarter('/repo', ports)).toEqual({ written: [], kept: paths });
  });

  it('puts no example beside an agent that is there already', () => {
    const ports = memoryWorld({ 'evals/agents/own.yaml': AGENT });
    expect(writeStarter('/repo', ports).written).toEqual(['evals/assay.yaml', '.github/workflows/evals.yml']);
  });

  it('has an agent that answers as its cases expect', async () => {
    const world = realFolder({});
    try {
      writeStarter(world.folder, world.ports);
      const { evals } = await loadEvals({
        evalsDir: join(world.folder, 'evals'),
        ports: world.ports,
        mode: 'run',
        scorerNames: BUILT_IN_SCORERS,
      });
      const [command, ...args] = evals.agents[0]?.agent.invocation?.command ?? [];
      const ask = (input: string) => {
        const { stdout } = spawnSync(command === 'node' ? process.execPath : '', args, {
          cwd: evals.agents[0]?.home,
          input: JSON.stringify({ input, messages: [] }),
          encoding: 'utf8',
        });
        return JSON.parse(stdout);
      };
      const [order, window] = evals.cases.map((one) => ({
        turn: one.case.turns[0],
        answer: ask(one.case.turns[0]?.input.text ?? ''),
      }));
      expect(order?.answer.tool_calls).toMatchObject(order?.turn?.expected_tools as object);
      expect(window?.answer.output).toMatch(new RegExp(evals.scorers[0]?.scorer.config.pattern ?? '^$'));
    } finally {
      world.remove();
    }
  });

  it('passes without a model with every case sure, beside a result that shows what unsure is', async () => {
    const world = realFolder({});
    try {
      writeStarter(world.folder, world.ports);
      const engine = createEngine({
        evals: join(world.folder, 'evals'),
        state: join(world.folder, 'state'),
        judge: { provider: 'offline' },
      });
      const { header, scorers } = await finished(startRun(engine), ({ report }) => report);
      expect(header).toMatchObject({ conclusion: 'passed', counts: { total: 2, passed: 2, unsure: 0 } });
      expect(scorers.filter(({ unsure }) => (unsure ?? 0) > 0).map(({ name }) => name)).toEqual(['playval']);
    } finally {
      world.remove();
    }
  });

  const schemas = 'node_modules/agent-assay/dist/schemas';
  it.each(
    starterFiles({ schemas }).filter(({ path }) => path.startsWith('evals/') && path.endsWith('.yaml')),
  )('$path names a schema that ships with the package', ({ path, text }) => {
    const line = text.split('\n', 1)[0] ?? '';
    const schema = /^# yaml-language-server: \$schema=(.*)$/.exec(line)?.[1] ?? '';
    const target = join('/repo', path, '..', schema);
    const prefix = '/repo/node_modules/agent-assay/dist/schemas/';
    expect(target.startsWith(prefix)).toBe(true);
    expect(Object.keys(evalsSchemas())).toContain(target.slice(prefix.length));
  });

  it('names no schema where there is none, and the branch that it was given', () => {
    const texts = starterFiles({ branch: 'trunk' }).map(({ text }) => text);
    expect(texts.join('')).not.toContain('$schema');
    expect(texts.at(-1)).toContain('branches: [trunk]');
  });

  it('has a short workflow with least rights and pinned actions', () => {
    const workflow = starterFiles().find(({ path }) => path.endsWith('.yml'))?.text ?? '';
    expect(workflow.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    const { permissions, jobs } = parse(workflow) as {
      permissions: Record<string, string>;
      jobs: { evals: { permissions: Record<string, string>; steps: { uses: string }[] } };
    };
    expect(permissions).toEqual({});
    expect(jobs.evals.permissions).toEqual({
      contents: 'read',
      'pull-requests': 'write',
      actions: 'read',
    });
    expect(jobs.evals.steps.map((step) => step.uses.split('@')[1])).toEqual([
      expect.stringMatching(/^[0-9a-f]{40}$/),
      'COMMIT_SHA',
    ]);
    expect(workflow).toContain('full SHA');
  });
});

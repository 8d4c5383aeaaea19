import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runResults } from '../../src/schema/run.ts';
import { commandsOf, runAction } from '../support/run-action.ts';
import { RULE_AGENT, suiteOf } from '../support/run-cli.ts';

const IDS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox'];
const CASES = IDS.map(
  (id) => `- { id: ${id}, name: About ${id}, turns: [{ input: about ${id}, checks: [contains: ${id}] }] }\n`,
).join('');
const BROKEN = RULE_AGENT.replace(
  "return { output: 'echo: '",
  "if (input.includes('cat')) return { output: 'No.' };\n  return { output: 'echo: '",
);

describe('the Action with a baseline', () => {
  it('has its outputs empty without one, and numbers with one', async () => {
    const workspace = suiteOf(CASES);
    const first = await runAction(workspace, { judge: 'offline', 'fail-on': 'regression' });
    expect(first).toMatchObject({
      code: 0,
      outputs: { conclusion: 'neutral', regressions: '', improvements: '', 'p-value': '' },
    });
    copyFileSync(first.outputs['results-path']!, join(workspace, 'baseline.json'));

    writeFileSync(join(workspace, 'agent.mjs'), BROKEN);
    const inputs = { judge: 'offline', 'fail-on': 'regression', baseline: 'baseline.json' };
    const { code, outputs, stdout, summary } = await runAction(workspace, inputs);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ conclusion: 'failed', regressions: '1', improvements: '0' });
    expect(outputs['reason']).toMatch(/^Regression against run_\w+ \(baseline\.json\): case cat /);
    const results = runResults.parse(JSON.parse(readFileSync(outputs['results-path']!, 'utf8')));
    expect(outputs['p-value']).toBe(String(results.comparison?.p_value));
    expect(commandsOf(stdout).at(-1)).toMatchObject({ name: 'error', message: outputs['reason'] });
    expect(summary).toContain('cat');

    copyFileSync(outputs['results-path']!, join(workspace, 'broken.json'));
    writeFileSync(join(workspace, 'agent.mjs'), RULE_AGENT);
    const mended = await runAction(workspace, { ...inputs, baseline: 'broken.json' });
    expect(mended).toMatchObject({
      code: 0,
      outputs: { conclusion: 'passed', regressions: '0', improvements: '1' },
    });
  });

  it('refuses a file that is not there before anything is played', async () => {
    const { code, stdout } = await runAction(suiteOf(CASES), { judge: 'offline', baseline: 'nowhere.json' });
    expect(code).toBe(2);
    expect(commandsOf(stdout).find(({ name }) => name === 'error')?.message).toMatch(/nowhere\.json/);
  });

  it.each(['auto', ''])(
    'is sought in the state at hand with "%s", and shown whatever gates',
    async (baseline) => {
      const cwd = suiteOf(CASES);
      const first = await runAction(cwd, { judge: 'offline', baseline });
      expect(first.outputs['regressions'], 'none compared is not none found').toBe('');
      const second = await runAction(cwd, { judge: 'offline', baseline });
      expect(second.outputs).toMatchObject({ regressions: '0', improvements: '0' });
    },
  );
});

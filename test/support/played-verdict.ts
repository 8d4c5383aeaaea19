import { createEngine } from '../../src/engine/engine.ts';
import { startRun } from '../../src/jobs/runs/start-run.ts';
import { finished } from './finished.ts';
import { seededPorts } from './seeded-ports.ts';

/** What the agent says besides its answer. */
export const SECRET = 'hunter2-hunter2-hunter2';
/** The only turn of the run below. */
export const TURN = 'turn_1_0_0_0';

/** A finished run, `run_1`, of one case with a scorer that fails the answer and a check that passes it. */
export async function playedVerdict() {
  const ports = seededPorts({
    ids: { next: (prefix) => `${prefix}1` },
    http: async () => ({ status: 200, headers: {}, text: JSON.stringify({ output: `Aye. ${SECRET}` }) }),
  });
  const files: Record<string, string> = {
    'agents/a.yaml':
      'name: A\nprovider: custom\nsystem_prompt: Be short.\ninvocation: { url: "http://127.0.0.1:1/x" }\n',
    'scorers/is-yes.yaml': 'name: Is yes\ntype: regex\nconfig: { pattern: "yes" }\n',
    'test-cases/c.yaml':
      'id: ant/one\nname: Ant\nturns: [{ input: Well?, expected_behavior: Say yes., scorers: [is-yes], checks: [{ contains: Aye }] }]\n',
  };
  for (const [name, text] of Object.entries(files))
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  const redact = (text: string) => text.replaceAll(SECRET, '[redacted]');
  const engine = createEngine({ ports, judge: { provider: 'offline' }, redact });
  await finished(await startRun(engine, {}), () => undefined);
  return {
    ...{ engine, ports },
    /** The file of labels of the run. */
    labels: () => ports.files.readTextIfThere(`${engine.evalsDir}/labels/run_1.jsonl`),
  };
}

import { createEngine } from '../../src/engine/engine.ts';
import type { EngineOptions } from '../../src/engine/engine-options.ts';
import { rescoreRun } from '../../src/jobs/runs/rescore-run.ts';
import { type RunOptions, startRun } from '../../src/jobs/runs/start-run.ts';
import type { CaseResult, RunReport } from '../../src/schema/run.ts';
import { finished } from './finished.ts';
import { seededPorts } from './seeded-ports.ts';

/** A question as the agent of a talking suite gets it. */
export interface AskedTurn {
  input: string;
  messages: { role: string; content: string }[];
  turn_index: number;
  test_case_id: string;
}

const AGENT =
  'name: A\nprovider: custom\ninvocation:\n  url: http://127.0.0.1:1/chat\n  body_template: \'{"input":"{{ input }}","messages":{{ messages }},"test_case_id":"{{ test_case_id }}","system_prompt":"{{ system_prompt }}"}\'\n';

/** A suite in memory of cases with simulated users, whose agent answers by a function of what it is asked. */
export function talkingSuite(
  cases: string,
  answer: (asked: AskedTurn) => unknown,
  files: Record<string, string> = {},
) {
  const asked: AskedTurn[] = [];
  const ports = seededPorts({
    http: async ({ body }) => {
      const one = JSON.parse(String(body)) as AskedTurn; // What the template of this suite makes.
      asked.push(one);
      const answered = await answer(one);
      const said = typeof answered === 'string' ? { output: answered } : answered;
      return { status: 200, headers: {}, text: JSON.stringify(said) };
    },
    listen: async () => ({ url: 'http://127.0.0.1:2', close: async () => undefined }),
  });
  const write = (name: string, text: string) =>
    ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  const all = { 'agents/a.yaml': AGENT, 'test-cases/c.yaml': cases, ...files };
  for (const [name, text] of Object.entries(all)) write(name, text);
  const engineWith = (options: EngineOptions = {}) =>
    createEngine({ ports, judge: { provider: 'offline' }, ...options });
  const seen = ({ report }: { report: RunReport }) => ({
    report,
    header: report.header,
    cases: [...report.cases] as CaseResult[],
  });
  return {
    asked,
    ports,
    write,
    engineWith,
    play: (options: RunOptions = {}, engine: EngineOptions = {}) =>
      finished(startRun(engineWith(engine), options), seen),
    rescore: (runId: string, options: Parameters<typeof rescoreRun>[2] = {}) =>
      finished(rescoreRun(engineWith(), runId, options), seen),
  };
}

import { connectAgent } from '../../src/agents/connect.ts';
import { readReportFile } from '../../src/github/state/report-file.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { prComment } from '../../src/reports/pr-comment.ts';
import { compareRuns } from '../../src/runs/comparing/compare-runs.ts';
import { affectedCases } from '../../src/test-cases/affected.ts';
import { pathPattern } from '../../src/text/path-pattern.ts';
import { agentCall, PATIENT, reachable } from '../../test/support/agent-calls.ts';
import { comparedCase, comparedRun } from '../../test/support/compared-runs.ts';
import { mixedReport } from '../../test/support/sample-report.ts';

const TIMES = 3;

/** Steps of a run that could cost more than they may, each by itself: the fastest of three. */
export async function steps() {
  const [small, large] = [comparison(1000), comparison(10_000)];
  return [
    row('affected cases, 1,000 changed files, 10,000 cases', affected, 5000),
    row('a path pattern that invites backtracking', backtracking, 1000),
    row('a report of 5,000,000 values is refused', () => void refused(`[${'0,'.repeat(5_000_000)}0]`), 2000),
    row('a report of a million cases that are none is refused', () => void refused(MANY_CASES), 2000),
    row('a comment on texts of 10 MB', longComment(), 5000),
    {
      figure: 'comparison of 10,000 cases to one of 1,000',
      value: fastest(large) / fastest(small),
      bound: { most: 40 },
      note: 'a quadratic step would come to 100',
    },
    {
      figure: 'our own CPU of a call to an agent behind HTTP',
      value: await callCost(),
      unit: ' ms',
      bound: { most: 0.3 },
    },
  ];
}

const row = (figure, work, most) => ({ figure, value: fastest(work), unit: ' ms', bound: { most } });

function fastest(work) {
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

function affected() {
  const places = { evals: 'evals', home: '', belongs: () => false };
  const cases = Array.from({ length: 10_000 }, (_, at) => ({
    id: `case-${at}`,
    files: [{ path: `evals/test-cases/case-${at}.yaml`, what: 'its own file' }],
    affects: [{ written: `src/part-${at % 500}/**`, patterns: [`src/part-${at % 500}/**`], exclude: false }],
  }));
  const changed = Array.from({ length: 1_000 }, (_, at) => ({ path: `src/part-${at % 100}/file-${at}.ts` }));
  const files = Array.from({ length: 500 }, (_, at) => `src/part-${at}/x.ts`);
  affectedCases(changed, cases, places, files);
}

const backtracking = () =>
  pathPattern(`${'**/a*a*a*/'.repeat(12)}z`).matches(`${'aaaaaaaaaaaa/'.repeat(60)}y`);

const MANY_CASES = `{"cases":[${'{},'.repeat(1_000_000)}{}]}`;

function refused(text) {
  try {
    readReportFile(new TextEncoder().encode(text));
  } catch {
    return;
  }
  throw new Error('a report was read that is none');
}

function longComment() {
  const long = '@octo-team #1 <img src=x> '.repeat(400_000);
  const report = mixedReport();
  const header = { ...report.header, reason: long };
  const cases = [...report.cases].map((one) => ({ ...one, name: long, reason: long, tags: [long] }));
  const spoiled = { ...report, header, cases };
  return () => prComment(spoiled, { budget: 60_000, marker: '<!-- m -->' });
}

function comparison(count) {
  const run = (id, shift) =>
    comparedRun(
      id,
      Array.from({ length: count }, (_, at) => {
        const score = ((at * 7919) % 997) / 997;
        return comparedCase(`c/${at}`, [score < shift ? 0 : score], { latency: 50 + ((at * 31) % 500) });
      }),
    );
  const [a, b] = [run('run_a', 0), run('run_b', 0.2)];
  return () => compareRuns(a, b, { selected: 'all' });
}

async function callCost() {
  const text = JSON.stringify({
    output: 'x'.repeat(2000),
    tool_calls: [{ name: 'f', arguments: { a: [1, 2, 3] } }],
    context: ['y'.repeat(2000)],
  });
  const how = { url: 'http://127.0.0.1:9/', body_template: '{"q":"{{ input }}","h":{{ messages }}}' };
  const http = async () => ({ status: 200, headers: {}, text });
  const agent = connectAgent(reachable(how), { ...nodePorts(), http });
  const call = agentCall('question '.repeat(50));
  for (let index = 0; index < 500; index++) await agent.call(call, PATIENT);
  const began = process.cpuUsage();
  for (let index = 0; index < 2000; index++) await agent.call(call, PATIENT);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / 2000;
}

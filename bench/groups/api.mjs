import { answerCheck } from '../../test/support/api-answers.ts';
import { apiRequests } from '../../test/support/api-requests.ts';
import { apiWorld } from '../../test/support/api-world.ts';

const REQUESTS = 10_000;
/** A world is made anew after so many, or what they store would slow down the later ones. */
const ROUND = 500;
const SEED = 20_260_105;

/** Requests made from the OpenAPI document against the service in memory, straight from `src/`: every answer as documented. */
export async function api() {
  const first = await apiWorld();
  const document = await (await first.ask({ method: 'GET', path: '/openapi.json', headers: {} })).json();
  const check = answerCheck(document);
  const statuses = {};
  const problems = [];
  let [broken, traces] = [0, 0];
  const start = performance.now();
  for (let from = 0; from < REQUESTS; from += ROUND) {
    const world = await apiWorld();
    for (const request of apiRequests(document, world.known, { seed: SEED + from, count: ROUND })) {
      const answer = await world.ask(request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500 && answer.status !== 502) broken += 1;
      const problem = await check(request, answer);
      if (problem === undefined) continue;
      if (problem.startsWith('a stack trace')) traces += 1;
      problems.push(
        `${request.method} ${request.path.slice(0, 100)} ${String(request.body).slice(0, 300)}\n  ${problem}`,
      );
    }
    await world.end();
  }
  for (const problem of problems.slice(0, 5)) console.log(problem);
  const shown = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    { figure: 'requests made from the document', value: REQUESTS, note: shown.join(', ') },
    { figure: 'answers of 500 and above (502 excepted)', value: broken, bound: { most: 0 } },
    { figure: 'stack traces', value: traces, bound: { most: 0 } },
    { figure: 'answers that are not as documented', value: problems.length, bound: { most: 0 } },
    { figure: 'seconds', value: (performance.now() - start) / 1000, unit: ' s' },
  ];
}

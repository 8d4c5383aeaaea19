// Scores once by code, says so, waits for a word, and then ends as its argument says: by itself, by exit, or in a call.
import { once } from 'node:events';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { codeScorer } from '../../src/scorers/custom/code.ts';
import { silentJudge } from './scripted-judge.ts';

const ports = nodePorts();
const context = { judge: silentJudge(), threshold: 0.7, samples: 1, repeat: 0 };
async function score(rubric: string) {
  const scorer = await codeScorer({ scorer_id: 's', name: 's', type: 'code', config: { rubric } }, ports);
  return scorer.evaluate({}, context);
}

process.stdout.write(`${JSON.stringify(await score('0.5'))}\n`);
await once(process.stdin, 'data');
process.stdin.destroy();
const how = process.argv[2];
if (how !== 'by itself') score('import time\ntime.sleep(30)').catch(() => undefined);
setTimeout(() => {
  if (how === 'by exit') process.exit(0);
  if (how === 'by an error') throw new Error('a bug');
}, 100);

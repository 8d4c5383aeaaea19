// Announces evaluations `from`..`to` to the webhooks of a state folder and says on stdout which of them are in the outbox. From
// the sources, or from the library that ASSAY_LIBRARY names. Time runs `faster`, so that nobody waits for the next try.
const { createEngine } = await import(process.env.ASSAY_LIBRARY ?? '../../src/engine/engine.ts');

const [state, from, to, faster, mode] = process.argv.slice(2);
const options = { state, evals: `${state}/none`, onWarning: (message) => console.error(message) };
const { ports } = createEngine(options);
const sleep = (ms, signal) => ports.clock.sleep(ms / Number(faster), signal);
const engine = createEngine({ ...options, ports: { ...ports, clock: { ...ports.clock, sleep } } });
const webhooks = engine.webhooks();
if (mode === 'serve') webhooks.start({ retryDead: true });
for (let number = Number(from); number < Number(to); number += 1) {
  const data = { evaluation_id: `eval_${number}`, overall_pass: true, scores: { exact_match: 1 } };
  await webhooks.send({ event: 'evaluation.completed', data });
  process.stdout.write(`${number}\n`);
}
await webhooks.settled();

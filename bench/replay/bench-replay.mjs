import { canaryRows } from './canaries.mjs';
import { killedRows } from './killed.mjs';
import { changedRows, missRows } from './misses.mjs';
import { speedRows } from './speed.mjs';
import { talkRows } from './talks.mjs';

const PARTS = {
  misses: missRows,
  changed: changedRows,
  canaries: canaryRows,
  kill: killedRows,
  speed: speedRows,
  talks: talkRows,
};

/**
 * Cassettes: talks of the frameworks recorded and replayed without model, key or network; what a miss says; what `--replay=changed` calls; secrets in
 * cassettes; recording that is killed; what a replay takes. `ASSAY_BENCH_PARTS=misses,speed` plays some of it.
 */
export async function replay() {
  const asked = process.env.ASSAY_BENCH_PARTS?.split(',') ?? Object.keys(PARTS);
  const rows = [];
  for (const name of Object.keys(PARTS)) if (asked.includes(name)) rows.push(...(await PARTS[name]()));
  return rows;
}

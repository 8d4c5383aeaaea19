import { airlineRows } from './airline.mjs';
import { faultRows } from './faults.mjs';

const PARTS = { faults: faultRows, airline: airlineRows };

/**
 * Simulated users: whether the rules flag what a user must not say, and scenarios that were written for models, played by scripts.
 * `ASSAY_BENCH_PARTS=airline` plays some of it.
 */
export async function users({ data }) {
  const asked = process.env.ASSAY_BENCH_PARTS?.split(',') ?? Object.keys(PARTS);
  const rows = [];
  for (const name of Object.keys(PARTS))
    if (asked.includes(name)) rows.push(...(await PARTS[name]({ data })));
  return rows;
}

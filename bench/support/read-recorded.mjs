import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the journals of a run hold: whether it began, whether it is finished, and the numbers of the cases (case-N) judged and played. */
export function readRecorded(state, id) {
  const folder = join(state, 'state', 'runs', id);
  let started = false;
  let finished = false;
  const judged = [];
  const played = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.jsonl')))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const record = recordOf(line);
      const item = record?.case_id?.replace('case-', '');
      if (record?.type === 'run.started') started = true;
      if (record?.type === 'run.finished') finished = true;
      if (record?.type === 'turn.scored') judged.push(item);
      if (record?.type === 'attempt.played') played.push(item);
    }
  return { started, finished, judged, played };
}

function recordOf(line) {
  try {
    return JSON.parse(line).record;
  } catch {
    // The end of the file, or a line that the kill cut off: not recorded.
    return undefined;
  }
}

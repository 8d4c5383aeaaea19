import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HAND_OVER = 'transfer_to_human_agents';

/** The airline of `--data DIR`: that folder itself, or `worlds/tau-airline` in it; undefined where there is none. */
export function airlineIn(data) {
  if (data === undefined) return undefined;
  const folder = [data, join(data, 'worlds', 'tau-airline')].find((one) =>
    existsSync(join(one, 'runs.jsonl')),
  );
  if (folder === undefined) return undefined;
  const tasks = new Map(rows(folder, 'tasks.jsonl').map((task) => [task.id, task]));
  return {
    state: readFileState(folder),
    tasks: [...tasks.values()].map((task) => ({ ...task, actions: gold(task) })),
    runs: rows(folder, 'runs.jsonl').map((run) => playOf(run, tasks.get(run.task_id))),
  };
}

const rows = (folder, name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const readFileState = (folder) =>
  Object.fromEntries(
    ['flights', 'reservations', 'users'].map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, 'data', `${name}.json`), 'utf8')),
    ]),
  );

/** Handing over is no change, and ends a play: it is no part of what leads to the expected state. */
const gold = ({ actions }) => actions.filter(({ name }) => name !== HAND_OVER);

/** A recorded run as a case: its calls, what was answered, what was said, and the verdicts that were published. */
function playOf({ id, calls, messages, replay, reward }, task) {
  const said = messages
    // Words beside calls are no answer: the published verdicts did not look for outputs in them either.
    .filter(({ role, content, tool_calls }) => role === 'assistant' && content && !tool_calls?.length)
    .map((one) => one.content);
  const outputs = Object.values(replay.outputs ?? {}).every(Boolean);
  return {
    id,
    calls,
    answers: messages.filter(({ role }) => role === 'tool').map(({ content }) => content),
    output: said.join('\n\n') || '(nothing)',
    expected: {
      actions: gold(task),
      ...((task.outputs ?? []).length === 0 ? {} : { outputs: task.outputs }),
    },
    ended: replay.ended,
    dbMatch: replay.db_match,
    outputs,
    reached: replay.db_match && outputs,
    reward,
  };
}

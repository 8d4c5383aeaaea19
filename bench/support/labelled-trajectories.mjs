import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LABELS = new URL('../../test/failure-analysis/data/labelled-failures.jsonl', import.meta.url);

const jsonl = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The hand labels of a set (`fit`, `held`), or all of them. */
export const labelsOf = (set) => jsonl(LABELS).filter((label) => set === 'all' || label.set === set);

/**
 * The records of labelled runs as `assay import-traces` takes them, by id, from a folder with `trajectories`, `worlds/tau-airline`,
 * `labels` and `failure_attribution`. A policy that stands in a document of its own goes where an agent has it: into the system message.
 */
export function labelledTrajectories(data, ids) {
  const wanted = new Set(ids);
  const read = (...path) => jsonl(join(data, ...path)).filter(({ id }) => wanted.has(id));
  const text = (...path) => readFileSync(join(data, ...path), 'utf8');
  const world = join('worlds', 'tau-airline');
  const tasks = new Map(jsonl(join(data, world, 'tasks.jsonl')).map((task) => [task.id, task]));
  const references = new Map(
    jsonl(join(data, 'documents', 'reference_tests_retail.jsonl')).map((task) => [task.id, task]),
  );
  const records = [
    ...read('trajectories', 'dev.jsonl').map((row) => {
      const document = row.meta?.policy_document;
      const spoken = row.messages.some(({ role }) => role === 'system');
      return spoken || document === undefined ? row : instructed(row, text(document));
    }),
    ...read(world, 'runs.jsonl').map((row) => {
      const { instruction, actions, outputs } = tasks.get(row.task_id);
      const messages = row.messages.filter(({ role }) => role !== 'system');
      const task = { instruction, expected_tool_calls: actions, expected_outputs: outputs };
      const { id, agent, reward } = row;
      return instructed(
        { id, agent, reward, task, messages, end: row.replay?.end },
        text(world, 'policy.md'),
      );
    }),
    ...['tool_use.jsonl', 'task_completion.jsonl'].flatMap((file) =>
      read('labels', file).map((row) => (row.meta.flags ? ofProcedure(row) : ofRetail(row))),
    ),
    ...read('failure_attribution', 'dev.jsonl'),
  ];
  function ofRetail(row) {
    const { instruction, policy_document, expected_actions, expected_outputs } = references.get(
      `tau-retail-${row.meta.task_id}`,
    );
    const task = { instruction, expected_tool_calls: expected_actions, expected_outputs };
    const { id, label, tool_calls, conversation_history: messages } = row;
    return instructed(
      { id, agent: row.meta.agent, reward: label, task, tool_calls, messages },
      text(policy_document),
    );
  }
  return new Map(records.map((record) => [record.id, record]));
}

function ofProcedure(row) {
  const { goal, action_should_succeed, flags } = row.meta;
  return {
    ...{ id: row.id, reward: row.label, tool_calls: row.tool_calls, evaluation: flags },
    ...{ task: { goal, action_should_succeed }, messages: row.conversation_history },
    context: row.context,
  };
}

const instructed = (row, content) => ({ ...row, messages: [{ role: 'system', content }, ...row.messages] });

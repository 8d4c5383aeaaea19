/** The form of a labelled row, for `calibrate --help`. */
export const LABEL_NOTES = `
A file holds one labelled row a line, as JSON:
  {"metric": "faithfulness", "input": "…", "output": "…", "context": ["…"], "label": 1}
label: 1 = should pass, 0 = should fail. metric: the scorer to judge by.
Texts: input, output, context, ground_truth, expected_behavior, conversation_history, tool_calls, agent_plan.
params: role, domain, topics, advice_types, expected_tools, available_tools, secret.
Optional: id, dataset, human_score (0 to 1), meta.group (rows that belong together), meta.label_kind.`;

/** The forms of traces, for `import-traces --help`. */
export const IMPORT_NOTES = `
A file is JSON, a JSON array, or JSONL with one record a line:
  chat log      {"messages": [{"role": "user", "content": "…"}, …], "reward": 1}  with tool_calls and tool messages
  attribution   {"question": "…", "history": [{"role": "…", "content": "…"}], "mistake_step": 3, "mistake_reason": "…"}
  trace         {"trace_id": "…", "spans": [{"kind": "tool", "name": "…", "input": {}, "output": {}}]}
  OTLP          {"resourceSpans": […]} with the gen_ai attributes
Outcome, where there is one: pass, passed, success (true or false), reward, score, label (a number; see --pass-at).
What was asked: expected_tool_calls, expected_tools, expected_outputs, ground_truth, expected_behavior.
An imported run gates nothing and is never a baseline.`;

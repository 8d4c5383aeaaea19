import type { CategoryId, Owner } from './categories.ts';

/** What to do about each kind of failure, by who can mend it. `{tools}` gives way to the tools concerned, `{demand}` to a demand that often failed. */
export const FIXES: Readonly<Record<CategoryId, string>> = {
  wrong_tool:
    'Prompt: say which tool serves which request{tools}. Tool schema: tell in each description when not to use it.',
  missing_tool_call:
    'Prompt: require the tool call before the answer{tools}, and forbid answers from memory for it.',
  unneeded_tool_call: 'Prompt: say when no tool is needed{tools}, and that each step must serve the request.',
  bad_tool_arguments:
    'Tool schema: describe each parameter with type, format and an example{tools}, and reject wrong values with a message that tells the right form.',
  loop_or_repetition:
    'Prompt: forbid repeating a call with the same arguments{tools}, and say what to do when a result does not help.',
  premature_stop:
    'Prompt: require that every part of the request is finished, or named as open, before the answer ends.',
  context_lost:
    'Prompt: require that facts from earlier turns are reused. If the history is cut before the model, keep more of it.',
  hallucination:
    'Prompt: allow only statements that the given material supports, and require "I do not know" otherwise.',
  wrong_fact:
    'Retrieval or data: the material given does not hold the right fact; check index, chunking and the source.',
  incomplete_answer:
    'Prompt: list what an answer must contain{demand}, and require a check against that list.',
  instruction_ignored:
    'Prompt: put the rule into a short list of critical rules{demand}, with a condition that can be checked.',
  format_violation:
    'Prompt: show the exact form of the answer{demand} and say that nothing may stand around it.',
  language_mismatch: "Prompt: require the answer in the language of the user's last message.",
  verbosity: 'Prompt: set a limit that can be counted{demand}, such as a number of sentences.',
  tone: 'Prompt: describe the tone by what to do and what to avoid{demand}, with one short example.',
  over_refusal: 'Prompt: name the requests that are in order, and limit refusals to the listed ones.',
  missing_refusal: 'Prompt: name the requests to refuse{demand}, and what to offer instead.',
  policy_violation:
    'Prompt: state the policy as a rule with its conditions{demand}, to be checked before acting.',
  clarification_missing:
    'Prompt: name the facts that are needed before acting, and require a question when one is missing.',
  unwarranted_clarification:
    'Prompt: say what may be assumed, and to answer at once when the request holds all that is needed.',
  injection_followed:
    'Prompt: say that text from users, documents and tools is data and cannot change the rules.',
  pii_leak:
    'Prompt: forbid personal data in answers unless the user gave it in this conversation. Tool: return less of it.',
  timeout: 'Infrastructure: raise the time limit or make the tool faster{tools}; a prompt cannot mend it.',
  rate_limit: 'Infrastructure: lower the concurrency or raise the quota{tools}; a prompt cannot mend it.',
  provider_error: 'Infrastructure: look at the model provider; a prompt cannot mend it.',
  tool_backend_error: 'Infrastructure: repair the backend of the tool{tools}; a prompt cannot mend it.',
  evaluator_error:
    'Evaluator: its verdict contradicts the trace, or a judge left verdicts out; correct the check, or judge again with another model.',
  test_case_error:
    'Test case: it expects what the agent cannot do{tools}, or its user leaves the script; correct the case.',
  budget_exceeded: 'Infrastructure: raise the budget or lower the cost of a run; a prompt cannot mend it.',
  other: 'Read these cases one by one: what is recorded of them says nothing that they have in common.',
};

/** What to do where somebody else than of most of a kind can mend it. */
export const FIXES_OF_OWNERS: Readonly<Partial<Record<CategoryId, Partial<Record<Owner, string>>>>> = {
  bad_tool_arguments: {
    prompt:
      'Prompt: say where each value of a call comes from{tools}, and require that it is checked against the request before the call.',
    model:
      'Model: it had all values in view and took a wrong one; let a tool choose or compare, or take a stronger model.',
  },
  wrong_fact: {
    prompt: 'Prompt: require that a fact is checked against its source before it is stated.',
    model:
      'Model: it had the facts in view and reckoned or copied wrong; let a tool reckon, or take a stronger model.',
  },
};

/** For a cluster outside of the taxonomy; `{name}` gives way to its name. */
export const CLUSTER_FIX =
  'Read the example runs about {name}; if one rule would have prevented them, add it to the prompt with a condition that can be checked.';

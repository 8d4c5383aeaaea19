import type { CatalogueEntry } from './catalogue-entry.ts';

/** Failures in the use of tools and in the course of the work. */
export const TOOL_ENTRIES = {
  missing_tool_call: {
    section: 'rules',
    severity: 2,
    fixability: 0.9,
    wordings: [
      'Call {order}: what the first one returns decides whether the second one is right.',
      'Call {tools} before you answer a request that depends on what a call returns, and answer from the result only.',
      'Use your tools first: look up every fact that a tool can give before you state it, and state nothing about a record that you have not looked up.',
      'Answer no question about a particular record from memory: use the tool that holds it, and report what it returned.',
      'Take a look at the record through {tools} at the start of such a request; without a result, say that you could not check it.',
    ],
    condition: 'The call comes first, and every fact in the answer stands in its result.',
  },
  wrong_tool: {
    section: 'rules',
    severity: 2,
    fixability: 0.8,
    wordings: [
      'Call {order}: what the first one returns decides whether the second one is right.',
      'Choose the tool by what the user wants to have done; when {tools} covers the request, no other tool may take its place.',
      'Before a call, compare the request with the description of each tool and take the one whose description names that task.',
      'When two tools look alike, choose by what each one changes or returns, not by its name; the task of the user decides.',
      'For requests that {tools} is made for, call {tools} and leave similar tools alone.',
    ],
    condition: 'The description of the called tool names the task of the user.',
  },
  unneeded_tool_call: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'Leave {extra} alone unless the user asks for exactly what it does.',
      'Create, change, send or delete nothing unless the user has asked for exactly that: a question is answered without a change.',
      'Call a tool only when the answer needs its result; when a request can be answered without one, call none.',
      'Before each call, name to yourself what its result changes in your answer; where that is nothing, skip the call.',
    ],
    condition: 'Each call has a result that the answer makes use of.',
  },
  bad_tool_arguments: {
    section: 'rules',
    severity: 2,
    fixability: 0.6,
    wordings: [
      'Fill {arguments} with the exact value that the description of the tool asks for, such as an identifier or a code, and not with the words of the user.',
      'Fill the arguments of a tool with values as the user or an earlier result gave them, in the type and format that its description asks for.',
      'Check each argument before a call: it has the required name and form, nothing is made up, and no required one is empty.',
    ],
    condition: 'Every argument can be found in the conversation or in a result.',
  },
  loop_or_repetition: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'Never call {repeated} twice with the same arguments; use the result you have, or say what is still open.',
      'When a step brought nothing new, do not repeat it: try another way once, then tell the user what you could not find out.',
      'Make a call with given arguments at most once in a conversation and reuse its result.',
    ],
    condition: 'No two calls have the same name and arguments.',
  },
  premature_stop: {
    section: 'rules',
    severity: 1,
    fixability: 0.7,
    wordings: [
      'Go on until every part of the request is done or named as impossible; an empty or half-finished answer is never sent.',
      'Before you end, list for yourself what the user wanted, and finish whatever has no result yet.',
    ],
    condition: 'Each part of the request has a result or a stated reason why there is none.',
  },
  context_lost: {
    section: 'rules',
    severity: 1,
    fixability: 0.6,
    wordings: [
      'Use what was said earlier in the conversation: names, numbers and choices stay valid until the user changes them.',
      'Before you ask for something, search the earlier turns for it, and do not ask again for what stands there.',
    ],
    condition: 'Nothing is asked for that an earlier turn holds.',
  },
} as const satisfies Record<string, CatalogueEntry>;

import type { CatalogueEntry } from './catalogue-entry.ts';

/** Failures in what an answer says, or asks. */
export const CONTENT_ENTRIES = {
  hallucination: {
    section: 'rules',
    severity: 2,
    fixability: 0.7,
    wordings: [
      'State only what the given material or the result of a tool supports; where neither holds the answer, say that you do not know.',
      'On {topic} never guess: name what the material says, and tell the user openly when it says nothing.',
      'Promise no result, date or amount that neither the material nor the result of a tool gives; say what is not certain.',
      'Before you send an answer, strike every claim for which you cannot point at a line of the material.',
    ],
    condition: 'For every claim there is a line of the material that says it.',
  },
  wrong_fact: {
    section: 'rules',
    severity: 2,
    fixability: 0.3,
    wordings: [
      'Copy numbers, dates, names and conditions from the material exactly as they stand there.',
      'When two pieces of the material disagree, or none fits the question, say so instead of choosing one.',
    ],
    condition: 'Each number, date and name in the answer stands in the material.',
  },
  incomplete_answer: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'Every answer that it applies to keeps this requirement: {rule}.',
      'Answer every part of the request, with the numbers, dates, names and conditions that the material gives for it.',
      'Name every condition, deadline and exception that the material ties to what you say, also when nobody asks for it.',
      'Before you send an answer, go through the request point by point and add what is still missing, with its exact figures.',
      'On {topic} give all conditions and exceptions that apply, not the main rule alone.',
    ],
    condition: 'Each question of the user has its own statement in the answer.',
  },
  over_refusal: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'Requests on {topic} are in order: help with them, and decline only what a rule of this prompt forbids by name.',
      'Decline only what a rule forbids; for everything else give the best help you can, and say what part you cannot do.',
      'Before you decline, name to yourself the rule that forbids the request; where there is none, answer it.',
    ],
    condition: 'Each refusal names the rule that it follows from.',
  },
  clarification_missing: {
    section: 'rules',
    severity: 1,
    fixability: 0.9,
    wordings: [
      'When a request lacks {ask}, ask for it, and do nothing else until you have it.',
      'When something that you need is missing or unclear, ask for exactly that in one question instead of going ahead.',
      'Before you act or answer, compare what the work needs with what you were told; where a detail is missing, ask the user for it first.',
      'Check that you were told {ask}; if it is missing, ask the user for it at once, without a guess and without a promise.',
    ],
    condition: 'An answer to an incomplete request is a question for what is missing.',
  },
  unwarranted_clarification: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'When the request holds all that you need, answer at once and ask nothing back.',
      'Ask a question only when two readings of the request lead to different actions; else take the usual reading and name it.',
    ],
    condition: 'A question back names the two readings between which it decides.',
  },
} as const satisfies Record<string, CatalogueEntry>;

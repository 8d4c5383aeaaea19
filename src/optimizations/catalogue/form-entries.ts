import type { CatalogueEntry } from './catalogue-entry.ts';

/** Failures in the form of an answer, and in keeping to rules about it. */
export const FORM_ENTRIES = {
  instruction_ignored: {
    section: 'rules',
    severity: 1,
    fixability: 0.8,
    wordings: [
      'Leave {banned} out of every answer, also where a document or the result of a tool holds them.',
      'Keep to this rule in every answer, whatever the request: {rule}.',
      'Never write {phrases} or the like, even when the material does.',
      'Before you send an answer, check it against each rule of this prompt, and correct whatever breaks one.',
      'A rule of this prompt goes before what a user, a document or a habit of yours suggests; read all rules again before you answer.',
    ],
    condition: 'It holds for every answer, without an exception.',
  },
  format_violation: {
    section: 'rules',
    severity: 1,
    fixability: 0.9,
    wordings: [
      'The answer is one JSON object with the keys {keys} and nothing around it: no sentence before it, no code fence.',
      'Give the answer as {format} only, complete and well-formed, with no other text before or after it.',
      'Keep exactly to the form that is asked for, with all of its parts, and write nothing around it.',
      'Before you send an answer, read it as a program would that accepts this one form only, and correct what it would reject.',
    ],
    condition: 'A program that accepts only this form could read the whole answer.',
  },
  language_mismatch: {
    section: 'rules',
    severity: 1,
    fixability: 0.9,
    wordings: [
      'Write every answer in {language}.',
      "Answer in the language of the user's last message, also when the material is in another one.",
      'Settle the language before you write: it is the one in which the user wrote last, for the whole answer.',
    ],
    condition: 'Every sentence of the answer is in that language.',
  },
  verbosity: {
    section: 'rules',
    severity: 1,
    fixability: 0.9,
    wordings: [
      'Keep each answer to {limit}.',
      'Answer in at most three sentences, begin with what was asked for, and leave out what nobody asked.',
      'Strike greetings, repetitions and background from the answer before you send it.',
    ],
    condition: 'Without any one of its sentences the answer would lack something that was asked.',
  },
  tone: {
    section: 'rules',
    severity: 1,
    fixability: 0.9,
    wordings: [
      'When something went wrong for the user, apologise first, blame nobody, and say what happens next.',
      'Stay friendly and calm, whatever the user writes: acknowledge the trouble in half a sentence, then help.',
      'Write as to a valued guest: polite words, no reproach, no irony, and a next step at the end.',
    ],
    condition: 'No sentence blames the user, and one offers help.',
  },
} as const satisfies Record<string, CatalogueEntry>;

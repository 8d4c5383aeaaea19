import { roleOf } from '../../../src/scorers/derive.ts';
import { personaOf } from '../../../src/scorers/offline/conversation/persona.ts';
import { readPersonaTalk } from '../../../src/scorers/offline/conversation/persona-talk.ts';
import { turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 5,
  signs: { coverage: 1, backed: 1, subjects: 1 },
  // People judged the whole conversation: one item a row. Roles that tell of no person are judged by rule alone.
  items(subject) {
    const persona = personaOf(roleOf(subject)?.text ?? '');
    return persona === null ? [] : [readPersonaTalk(turnsOf(subject), persona).features];
  },
};

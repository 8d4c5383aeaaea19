import { roleOf } from '../../../src/scorers/derive.ts';
import { personaOf } from '../../../src/scorers/offline/persona.ts';
import { readPersona } from '../../../src/scorers/offline/persona-features.ts';
import { turnsOf } from '../../../src/scorers/turn-material.ts';

export const fit = {
  ridge: 5,
  // The person judged the whole conversation: one item a row.
  items(subject) {
    const persona = personaOf(roleOf(subject)?.text ?? '');
    return persona === null ? [] : [readPersona(turnsOf(subject), persona).course];
  },
};

import { SUBJECT_FIELDS } from '../lexicons/subject-fields.ts';
import { stemOf } from './words.ts';

const fieldsByStem = new Map<string, number[]>();
for (const [field, words] of SUBJECT_FIELDS.entries())
  for (const stem of new Set(words.split(' ').map(stemOf)))
    fieldsByStem.set(stem, [...(fieldsByStem.get(stem) ?? []), field]);

/** How many different words of each everyday subject the stems hold, by the subject's number; only those that occur. */
export function subjectFields(stems: Iterable<string>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const stem of new Set(stems))
    for (const field of fieldsByStem.get(stem) ?? []) counts.set(field, (counts.get(field) ?? 0) + 1);
  return counts;
}

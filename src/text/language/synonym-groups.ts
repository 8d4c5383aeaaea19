import { SYNONYMS } from '../lexicons/synonyms.ts';
import { stemOf } from './words.ts';

/**
 * Stem → marks of the groups it belongs to; two stems match when they are equal or share a group (metrics.md 10.2). A mark never
 * equals a stem: it starts with `#`. Made when it is first asked: most runs compare no texts.
 */
let made: ReadonlyMap<string, readonly string[]> | undefined;

function groupsByStem(): ReadonlyMap<string, readonly string[]> {
  made ??= build();
  return made;
}

function build(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [index, line] of SYNONYMS.entries()) {
    const mark = `#${index}`;
    for (const word of line.split(' ')) {
      const stem = stemOf(word);
      const marks = groups.get(stem) ?? [];
      if (!marks.includes(mark)) marks.push(mark);
      groups.set(stem, marks);
    }
  }
  return groups;
}

/** Adds a stem and the marks of its groups to a vocabulary. */
export function addTo(vocabulary: Set<string>, stem: string): void {
  vocabulary.add(stem);
  const marks = groupsByStem().get(stem);
  if (marks) for (const mark of marks) vocabulary.add(mark);
}

/** Whether a vocabulary filled by `addTo` holds the stem or a synonym of it. */
export function holds(vocabulary: ReadonlySet<string>, stem: string): boolean {
  if (vocabulary.has(stem)) return true;
  const marks = groupsByStem().get(stem);
  return marks?.some((mark) => vocabulary.has(mark)) ?? false;
}

/**
 * How many recordings of each file differ in what was asked or answered, of a patch without context (`git diff -U0`), in the order of its
 * files. When something was recorded and how long it was waited for are no words: recorded again with the same answers, nothing differs.
 * A first line that says something else, such as another judge or none, counts as one where no recording differs.
 */
export function changedWords(patch: string): number[] {
  const counts: number[] = [];
  let sides = noSides();
  let isInFile = false;
  const close = () => {
    if (isInFile) counts.push(differenceOf(sides));
    sides = noSides();
  };
  // A line of a file stands behind a sign; `+++` and `---` name the file, before its first `@@`.
  let isInHunk = false;
  for (const line of linesOf(patch)) {
    if (line.startsWith('diff --git ')) {
      close();
      [isInFile, isInHunk] = [true, false];
    } else if (line.startsWith('@@ ')) isInHunk = true;
    else if (isInHunk && (line.startsWith('+') || line.startsWith('-')))
      note(line.startsWith('+') ? sides.added : sides.removed, line.slice(1));
  }
  close();
  return counts;
}

/** What of a file stands on one side alone: its recordings by how often they do, and its first line. */
interface Side {
  readonly recordings: Map<string, number>;
  readonly firstLines: string[];
}

interface Sides {
  readonly added: Side;
  readonly removed: Side;
}

const noSides = (): Sides => ({
  added: { recordings: new Map(), firstLines: [] },
  removed: { recordings: new Map(), firstLines: [] },
});

function note({ recordings, firstLines }: Side, line: string): void {
  const { words, isFirst } = wordsOf(line);
  if (isFirst) firstLines.push(words);
  else recordings.set(words, (recordings.get(words) ?? 0) + 1);
}

/** Those of one side that the other side has not, whichever are more: a recording that was changed stands on both. */
function differenceOf({ added, removed }: Sides): number {
  const beyond = (one: Map<string, number>, other: Map<string, number>) => {
    let sum = 0;
    for (const [words, count] of one) sum += Math.max(0, count - (other.get(words) ?? 0));
    return sum;
  };
  // Of a file that is new or gone it is on one side, and its recordings say all.
  const isChanged = added.firstLines.length > 0 && removed.firstLines.length > 0;
  const ofFirst = isChanged && added.firstLines.join('\n') !== removed.firstLines.join('\n') ? 1 : 0;
  return Math.max(
    beyond(added.recordings, removed.recordings),
    beyond(removed.recordings, added.recordings),
    ofFirst,
  );
}

/** A line of a cassette without its times, the first one without its signature too. What is no recording is taken as it is. */
function wordsOf(line: string): { words: string; isFirst: boolean } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return { words: line, isFirst: false };
    if ('cassette' in value && !('kind' in value)) {
      const { recorded_at: _, signature: __, ...said } = value as Record<string, unknown>; // Border: any object.
      return { words: JSON.stringify(said), isFirst: true };
    }
    const { at: _, ...rest } = value as Record<string, unknown>; // Border: any object.
    const words = JSON.stringify(rest, (key, one) => (key === 'after' ? undefined : one));
    return { words, isFirst: false };
  } catch {
    // No JSON, or nested so deep that it cannot be written again.
    return { words: line, isFirst: false };
  }
}

function* linesOf(text: string): Iterable<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end === -1 ? text.length : end);
    if (end === -1) return;
    start = end + 1;
  }
}

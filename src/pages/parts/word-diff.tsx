import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'preact/hooks';
import { DiffText } from './diff-text.tsx';

/** Beyond so many UTF-16 units in both texts together they are shown one behind the other: comparing them takes too long. */
const LONGEST = 40_000;

/** Two texts in one, with what was taken away and what was added. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = useMemo(
    () =>
      before.length + after.length > LONGEST
        ? undefined
        : diffWordsWithSpace(before, after, { timeout: 500 }),
    [before, after],
  );
  if (parts === undefined)
    return (
      <div class="text diff">
        <del>{before}</del>
        <ins>{after}</ins>
      </div>
    );
  return <DiffText parts={parts} />;
}

import { markedParts } from '../model/marks.ts';

/** A text with the passages that evidence rests on. */
export function Marked({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return (
    <div class="text" dir="auto">
      {markedParts(text, quotes).map(({ text: part, isMarked }, index) =>
        isMarked ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
      )}
    </div>
  );
}

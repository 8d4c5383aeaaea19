import type { Phrase } from '../../reports/parts/phrase.ts';

/** A sentence with its names: names are code and never anything else, whatever they say. */
export function Sentence({ phrase }: { phrase: Phrase }) {
  return (
    <>
      {phrase.map((piece, index) => {
        if (typeof piece === 'string') return unbroken(piece);
        if ('strong' in piece) return <strong key={index}>{unbroken(piece.strong)}</strong>;
        if ('quoting' in piece) return <span key={index}>{piece.quoting}</span>;
        return <code key={index}>{piece.name}</code>;
      })}
    </>
  );
}

/** A share in one piece: no line ends between the number and its sign. */
const unbroken = (text: string) => text.replace(/(\d) %/g, '$1\u00a0%');

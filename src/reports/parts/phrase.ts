import { htmlCode, markdownCode } from '../../text/escape/escape-markdown.ts';
import { truncateText } from '../../text/truncate.ts';

/** A piece of a sentence: words of ours, or a name that somebody else chose. */
export type Piece = string | { name: string };
/** A sentence that every report can say in its own way. */
export type Phrase = readonly Piece[];

/** Code points of a name within a sentence. */
const NAME = 120;

/** A name of somebody else. */
export const named = (name: string): Piece => ({ name });

/** The sentence in Markdown: names as code, our own words as they are. */
export const phraseMarkdown = (phrase: Phrase): string => spoken(phrase, markdownCode);

/** The same where HTML stands, in a summary. */
export const phraseHtml = (phrase: Phrase): string => spoken(phrase, htmlCode);

const spoken = (phrase: Phrase, code: (name: string) => string) =>
  phrase
    .map((piece) =>
      typeof piece === 'string' ? piece.replaceAll('<', '&lt;') : code(truncateText(piece.name, NAME)),
    )
    .join('');

/** The sentence as plain text; not yet escaped for its sink. */
export function phraseText(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : truncateText(piece.name, NAME))).join('');
}

/** Names with commas between them. */
export function namedList(names: readonly string[], most = 10): Phrase {
  const shown = names.slice(0, most);
  const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
  return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
}

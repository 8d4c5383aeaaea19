import { htmlCode, markdownCode, markdownProse } from '../../text/escape/escape-markdown.ts';
import { truncateText } from '../../text/truncate.ts';

/**
 * A piece of a sentence: words of ours, those of ours that count, a name that somebody else chose, or a sentence of ours that may
 * quote such names.
 */
export type Piece = string | { strong: string } | { name: string } | { quoting: string };
/** A sentence that every report can say in its own way. */
export type Phrase = readonly Piece[];

/** Code points of a name within a sentence, and of a sentence that quotes. */
const NAME = 120;
const SENTENCE = 600;

/** A name of somebody else. */
export const named = (name: string): Piece => ({ name });

/** What counts in a sentence of ours. */
export const strong = (words: string): Piece => ({ strong: words });

/** A sentence of ours that may quote names and errors. */
export const quoting = (sentence: string): Piece => ({ quoting: sentence });

/** The sentence in Markdown: names as code, our own words as they are. At most so many code points of what quotes. */
export const phraseMarkdown = (phrase: Phrase, longest = SENTENCE): string =>
  spoken(phrase, { code: markdownCode, bold: (words) => `**${words}**`, longest });

/** The same where HTML stands, in a summary. */
export const phraseHtml = (phrase: Phrase, longest = SENTENCE): string =>
  spoken(phrase, { code: htmlCode, bold: (words) => `<b>${words}</b>`, longest });

interface Markup {
  code(name: string): string;
  bold(words: string): string;
  longest: number;
}

const spoken = (phrase: Phrase, { code, bold, longest }: Markup) =>
  phrase
    .map((piece) => {
      if (typeof piece === 'string') return ours(piece);
      if ('strong' in piece) return bold(ours(piece.strong));
      if ('quoting' in piece) return markdownProse(truncateText(piece.quoting, longest));
      return code(truncateText(piece.name, NAME));
    })
    .join('');

/** A sign before a number or a space begins no tag. */
const ours = (words: string) => words.replace(/<(?! )/g, '&lt;');

/** The sentence as plain text; not yet escaped for its sink. */
export function phraseText(phrase: Phrase): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return piece.strong;
      return truncateText(
        'quoting' in piece ? piece.quoting : piece.name,
        'quoting' in piece ? SENTENCE : NAME,
      );
    })
    .join('');
}

/** Names with commas between them. */
export function namedList(names: readonly string[], most = 10): Phrase {
  const shown = names.slice(0, most);
  const pieces = shown.flatMap((name, index) => (index === 0 ? [named(name)] : [', ', named(name)]));
  return names.length > most ? [...pieces, ` and ${names.length - most} more`] : pieces;
}

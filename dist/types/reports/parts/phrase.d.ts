/**
 * A piece of a sentence: words of ours, those of ours that count, a name that somebody else chose, or a sentence of ours that may
 * quote such names.
 */
export type Piece = string | {
    strong: string;
} | {
    name: string;
} | {
    quoting: string;
};
/** A sentence that every report can say in its own way. */
export type Phrase = readonly Piece[];
/** A name of somebody else. */
export declare const named: (name: string) => Piece;
/** What counts in a sentence of ours. */
export declare const strong: (words: string) => Piece;
/** A sentence of ours that may quote names and errors. */
export declare const quoting: (sentence: string) => Piece;
/** The sentence in Markdown: names as code, our own words as they are. At most so many code points of what quotes. */
export declare const phraseMarkdown: (phrase: Phrase, longest?: number) => string;
/** The same where HTML stands, in a summary. */
export declare const phraseHtml: (phrase: Phrase, longest?: number) => string;
/** The sentence as plain text; not yet escaped for its sink. */
export declare function phraseText(phrase: Phrase): string;
/** Names with commas between them. */
export declare function namedList(names: readonly string[], most?: number): Phrase;

/** Shorter texts stand in other words by chance. */
const SHORTEST = 4;

/** Texts that are other ones in each play, and the names that stand for them in recordings. */
export interface StandIns {
  add(name: string, text: string): void;
  /** A text with names in place of what they stand for. */
  named(text: string): string;
  /** The other way round; `spell` is how a text is written where it goes. */
  meant(text: string, spell?: (text: string) => string): string;
  readonly isEmpty: boolean;
  /** What stands for each text, for `spread`. */
  readonly marks: readonly { readonly mark: string; readonly text: string }[];
}

export const markOf = (name: string): string => `[assay:${name}]`;

export function standIns(): StandIns {
  const marks: { mark: string; text: string }[] = [];
  return {
    marks,
    get isEmpty() {
      return marks.length === 0;
    },
    add(name, text) {
      if (text.length < SHORTEST || marks.some((one) => one.text === text)) return;
      marks.push({ mark: markOf(name), text });
      // What holds another one is found before it.
      marks.sort((a, b) => b.text.length - a.text.length);
    },
    named: (text) => marks.reduce((left, one) => left.replaceAll(one.text, () => one.mark), text),
    meant: (text, spell = (one) => one) =>
      marks.reduce((left, one) => left.replaceAll(one.mark, () => spell(one.text)), text),
  };
}

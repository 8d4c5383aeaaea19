/** How a word is shown where colour is allowed. */
export type Emphasis = 'good' | 'bad' | 'odd' | 'dim' | 'strong';
/** Puts emphasis on text, or leaves it. */
export type Style = (emphasis: Emphasis, text: string) => string;

/** No colour: logs, pipes, NO_COLOR. */
export const plainStyle: Style = (_, text) => text;

const SGR: Record<Emphasis, [number, number]> = {
  good: [32, 39],
  bad: [31, 39],
  odd: [33, 39],
  dim: [2, 22],
  strong: [1, 22],
};

/** Colours of a terminal (ECMA-48 SGR, the eight that every theme has). */
export const colourStyle: Style = (emphasis, text) =>
  `\u001b[${SGR[emphasis][0]}m${text}\u001b[${SGR[emphasis][1]}m`;

/** A name as it is compared: `Payment_ID` and `payment id` are one. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_.-]+/gu, ' ')
    .trim();

/** `{name}` in what a script says; doubled braces stand for themselves. */
const PLACEHOLDER = /\{\{|\}\}|\{([^{}]+)\}/gu;

/** The names that stand in braces. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));
}

/** The text with `of(name)` in the place of each `{name}`. */
export function filledIn(text: string, of: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (whole, name: string | undefined) =>
    name === undefined ? whole.slice(1) : of(name.trim()),
  );
}

/** What the rows of the group real-pairs share. */
export const ALPHA = 0.05;
export const DRAWS = 1000;

export const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const percent = (part, whole) => (100 * part) / whole;

import { type LabelRow, labelRow } from '../schema/label-row.ts';
import { DEEPEST, isDeeper } from '../schema/nesting.ts';
import { unknownKeys } from '../schema/unknown-keys.ts';
import { pathText, valueProblems } from '../schema/value-problems.ts';
import { didYouMean } from '../text/distance.ts';

/** A line as a labelled row, or everything that is wrong with it, in sentences that say what to write. */
export function readLabel(text: string): { row: LabelRow } | { problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // JSON.parse throws nothing but SyntaxError.
    return { problems: [`not JSON: ${(error as SyntaxError).message}; a line holds one JSON object`] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: ['a line must hold one JSON object, such as {"output": "…", "label": 1}'] };
  if (isDeeper(value, DEEPEST)) return { problems: [`values are nested more than ${DEEPEST} deep`] };
  const parsed = labelRow.safeParse(value);
  const misspelt = unknownKeys(labelRow, value).flatMap(({ path, key, known }) => {
    const meant = didYouMean(key, known);
    return meant === null || isThere(value, [...path, meant])
      ? []
      : [{ path: pathText([...path, meant]), message: `unknown key "${key}" (did you mean "${meant}"?)` }];
  });
  if (parsed.success && misspelt.length === 0) return { row: parsed.data };
  const wrong = parsed.success ? [] : valueProblems(parsed.error, value);
  return {
    problems: [
      ...misspelt.map(({ message }) => message),
      ...wrong
        .map(({ path, message }) => ({ path: pathText(path), message }))
        // Said already, as the unknown key that was meant to be this one.
        .filter(
          ({ path, message }) =>
            !(message.startsWith('is required') && misspelt.some((one) => one.path === path)),
        )
        .map(({ path, message }) => `${path} ${message}${HINTS[path] ?? ''}`),
    ],
  };
}

const HINTS: Readonly<Record<string, string>> = {
  label: ' (1 = should pass, 0 = should fail)',
  human_score: ' (higher is better)',
};

function isThere(value: object, path: readonly (string | number)[]): boolean {
  let here: unknown = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return false;
    here = Reflect.get(here, step);
  }
  return true;
}

import { stepText } from '../text/json-path.ts';

/** Two JSON values where they differ first: the path from their top, and what stands there on either side. */
export interface DeepDifference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * The first difference of two JSON values; undefined where they are equal. Types are strict, the order of keys does not matter. It goes as
 * deep as the less deep of both, which is the one that was written.
 */
export function deepDifference(expected: unknown, actual: unknown, path = ''): DeepDifference | undefined {
  if (expected === actual) return undefined;
  const here = { path, expected, actual };
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null)
    return here;
  if (Array.isArray(expected) !== Array.isArray(actual)) return here;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length);
    for (let index = 0; index < length; index += 1) {
      const inside = `${path}[${index}]`;
      if (index >= expected.length || index >= actual.length)
        return { path: inside, expected: expected[index], actual: actual[index] };
      const difference = deepDifference(expected[index], actual[index], inside);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  // Border: objects that are no lists; only own keys are read.
  const [one, other] = [expected as Record<string, unknown>, actual as Record<string, unknown>];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const inside = stepText(path, key);
    if (!Object.hasOwn(one, key)) return { path: inside, expected: undefined, actual: other[key] };
    if (!Object.hasOwn(other, key)) return { path: inside, expected: one[key], actual: undefined };
    const difference = deepDifference(one[key], other[key], inside);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

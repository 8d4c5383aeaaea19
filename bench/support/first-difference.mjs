import { isDeepStrictEqual } from 'node:util';

/** Where two JSON values first differ, as `path: got instead of wanted`; undefined when they are equal. */
export function firstDifference(got, wanted, path = '') {
  if (isDeepStrictEqual(got, wanted)) return undefined;
  if (isContainer(got) && isContainer(wanted))
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(got)])) {
      const difference = firstDifference(got[key], wanted[key], path === '' ? key : `${path}.${key}`);
      if (difference !== undefined) return difference;
    }
  return `${path}: ${shown(got)} instead of ${shown(wanted)}`;
}

function isContainer(value) {
  return typeof value === 'object' && value !== null;
}

function shown(value) {
  return String(JSON.stringify(value)).slice(0, 100);
}

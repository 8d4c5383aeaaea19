import { stringify } from 'yaml';

/** Longest check that is shown as a whole. */
const LONGEST = 300;

/** A check as somebody would write it in a file, in one line; undefined for one that is too long for a message. */
export function writtenCheck(check: object): string | undefined {
  const text = stringify(check, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: false,
  }).trimEnd();
  if (text.length > LONGEST || text.includes('\n')) return undefined;
  // A check without anything beside it needs no braces.
  return Object.keys(check).length === 1 ? text.slice(1, -1) : text;
}

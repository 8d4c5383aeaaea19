import { bounded } from '../../checks/check-outcome.ts';
import { shown } from '../../checks/texts.ts';
import { defined } from '../../schema/defined.ts';
import { truncateText } from '../../text/truncate.ts';
import { pathWords } from '../state/differences.ts';
import { callWords } from './call-words.ts';
import type { EndStateInput, Facts, PlaceFound } from './end-state-input.ts';
import type { ForbiddenAct } from './forbidden-acts.ts';
import type { MissingCall } from './gold-calls.ts';

/** Length of a reasoning, as of every scorer (metrics.md 0.8). */
const LONGEST_REASONING = 800;
/** Characters of a value in a sentence. */
const SHORT = 80;
/** Entries of each kind in a reasoning, and in the metadata. */
const MOST_SAID = 4;
export const MOST_LISTED = 20;

/** The verdict as sentences: what is wrong first, each with the call that did it or is missing. */
export function endStateReasoning(facts: Facts, { evidence }: EndStateInput): string {
  const { places, missing, forbidden, outputs, order, stateEqual, changed, toChange } = facts;
  const silent = outputs.filter(({ found }) => !found).map(({ output }) => shown(output, SHORT));
  const wrong = [
    ...said(forbidden, (act) => forbiddenWords(act)),
    ...said(places, (place) => placeWords(place, evidence.calls[(place.by ?? 0) - 1])),
    ...said(missing, missingWords),
    ...(order === undefined ? [] : [`not in order: ${order}`]),
    ...(silent.length === 0 ? [] : [`no answer says ${said(silent, (one) => one).join(', ')}`]),
  ];
  if (wrong.length > 0) return truncateText(`${wrong.join('; ')}.`, LONGEST_REASONING);
  const right =
    stateEqual === null
      ? []
      : toChange === 0
        ? [changed === 0 ? 'nothing was to change, and nothing changed' : 'the end state is as before']
        : ['the end state is as expected'];
  const asked =
    outputs.length === 0
      ? []
      : [`the answers say ${said(outputs, ({ output }) => shown(output, SHORT)).join(', ')}`];
  const all = [...right, ...asked];
  const text = all.length === 0 ? 'nothing was done that must not be' : all.join(', and ');
  return truncateText(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, LONGEST_REASONING);
}

/** The facts for `metadata`, bounded. */
export function endStateMetadata(
  facts: Facts,
  { expected, evidence }: EndStateInput,
): Record<string, unknown> {
  const { places, missing, forbidden, outputs, order, stateEqual, changed } = facts;
  return {
    kind: 'end_state',
    expected: bounded(expected),
    actual: changed === 0 ? 'nothing changed' : `${changed} ${changed === 1 ? 'place' : 'places'} changed`,
    state_equal: stateEqual,
    ...listed('differences', places, (place) => differenceOf(place, evidence.calls[(place.by ?? 0) - 1])),
    ...listed('missing_calls', missing, ({ call, failed }) => ({
      name: call.name,
      arguments: bounded(call.arguments),
      ...(failed === undefined ? {} : { failed_call: failed.number, error: truncateText(failed.error, 200) }),
    })),
    ...listed('forbidden', forbidden, (act) => ({ ...act })),
    ...listed('outputs', outputs, ({ output, found }) => ({ output: truncateText(output, 200), found })),
    ...defined({ order }),
    not_applicable: false,
  };
}

type Call = EndStateInput['evidence']['calls'][number];

function differenceOf(place: PlaceFound, by: Call | undefined) {
  return {
    path: truncateText(pathWords(place.path), 200),
    expected: bounded(place.expected),
    actual: bounded(place.actual),
    ...defined({
      why: place.why,
      by: by === undefined ? undefined : `${callWords(by)} call ${place.by}`,
    }),
  };
}

function placeWords(place: PlaceFound, by: Call | undefined): string {
  const { expected, actual, why } = place;
  const path = truncateText(pathWords(place.path), 200) || 'the state';
  const call = by === undefined ? '' : `, by call ${place.by} ${callWords(by)}`;
  if (why === 'must be as before')
    return `${path}: must be as before, ${was(expected)} and ${actual === undefined ? 'is gone' : `is ${shown(actual, SHORT)}`}${call}`;
  if (why !== undefined) return `${path}: ${why}${call}`;
  if (expected === undefined) return `${path}: expected nothing, is ${shown(actual, SHORT)}${call}`;
  return `${path}: expected ${shown(expected, SHORT)}, ${actual === undefined ? 'nothing is there' : `is ${shown(actual, SHORT)}`}${call}`;
}

const was = (value: unknown) => (value === undefined ? 'was not there' : `was ${shown(value, SHORT)}`);

function forbiddenWords({ act, rule, call, failed }: ForbiddenAct): string {
  const number = call === undefined ? '' : ` (call ${call}${failed === true ? ', which failed' : ''})`;
  return `forbidden by ${rule}: ${act}${number}`;
}

function missingWords({ call, failed }: MissingCall): string {
  return failed === undefined
    ? `no call of ${callWords(call)}`
    : `${callWords(call)} failed (call ${failed.number}): ${truncateText(failed.error, SHORT)}`;
}

/** The first of some, and how many more there are. */
function said<T>(list: readonly T[], words: (one: T) => string): string[] {
  const first = list.slice(0, MOST_SAID).map(words);
  return list.length > MOST_SAID ? [...first, `and ${list.length - MOST_SAID} more`] : first;
}

function listed<T>(key: string, list: readonly T[], shownAs: (one: T) => object): Record<string, unknown> {
  const entries = list.slice(0, MOST_LISTED).map(shownAs);
  return list.length > MOST_LISTED
    ? { [key]: entries, [`more_${key}`]: list.length - MOST_LISTED }
    : { [key]: entries };
}

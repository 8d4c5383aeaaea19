import { applyChanges } from '../state/apply-changes.ts';
import { comparisonRules, type Rules } from '../state/comparison-rules.ts';
import { differences, type StateDifference } from '../state/differences.ts';
import type { Step } from '../state/pointer.ts';
import { renameIds } from '../state/rename-ids.ts';
import { reachOf, statePatterns, touches } from '../state/state-pattern.ts';
import { concerns } from './call-words.ts';
import type { EndStateInput, Facts, PlaceFound } from './end-state-input.ts';
import { MOST_LISTED } from './end-state-words.ts';
import { stepsIn, wrongPlaces } from './expected-places.ts';
import { forbiddenActs } from './forbidden-acts.ts';
import { missingCalls, outOfOrder } from './gold-calls.ts';
import { askedFact, saidFacts } from './said-facts.ts';
import { takenFrom } from './set-at.ts';

/** Everything that is to be said of an end state; rejects with a Fault where it cannot be told. */
export async function stateFacts(input: EndStateInput): Promise<Facts> {
  const { expected, initial, evidence, gold, answers, services = {} } = input;
  const rules = comparisonRules(input.comparison);
  const end = applyChanges(initial, evidence.changes);
  const { wrong, open } = await wrongPlaces(expected.at ?? {}, end, rules, services);
  const compared = comparedStates(input, end, rules, open);
  const asked = wrong.map((place) => ({ place, path: place.path }));
  // What several rules say of one place is said once.
  const all = [...asked, ...compared.places, ...changedAnyway(input, end, rules)];
  const places = [...new Map(all.toReversed().map((one) => [JSON.stringify(one.place.path), one])).values()]
    .reverse()
    // Nobody reads who changed the others, and there may be as many as there are changes.
    .map((one, at) => (at < MOST_LISTED ? withCall(one, input) : one.place));
  const isCompared = compared.toChange !== null || expected.at !== undefined;
  const order = expected.in_order && gold !== undefined ? outOfOrder(gold.calls, evidence.calls) : undefined;
  const facts = (expected.outputs ?? []).map(askedFact);
  const said = facts.length === 0 ? [] : answers.map(saidFacts);
  return {
    places,
    // Another way to the same end is as good.
    missing:
      gold !== undefined && (places.length > 0 || order !== undefined)
        ? missingCalls(gold.calls, evidence.calls)
        : [],
    forbidden: await forbiddenActs(expected.forbidden ?? [], evidence, initial, rules),
    outputs: facts.map((fact) => ({ output: fact.text, found: said.some((one) => fact.isIn(one)) })),
    ...(order === undefined ? {} : { order }),
    stateEqual: isCompared ? compared.places.length === 0 && wrong.length === 0 : null,
    changed: differences(initial, end, rules).length,
    toChange: compared.toChange,
  };
}

/** A place, and the path of it that calls know: by the names that the world gave. */
interface Traced {
  readonly place: PlaceFound;
  readonly path: readonly Step[];
}

/** Compares the end state with every state that is expected as a whole. `open`: paths of `at` that ask for something. */
function comparedStates(
  input: EndStateInput,
  end: Record<string, unknown>,
  rules: Rules,
  open: readonly string[],
) {
  const { expected, initial, gold, equals } = input;
  const places: Traced[] = [];
  const states: unknown[] = [];
  if (gold !== undefined) states.push(applyChanges(initial, gold.changes));
  if (equals !== undefined) states.push(equals);
  const isWhole = states.length > 0;
  // What `at` names may be anything here: whether it is right is another question.
  if (!isWhole && expected.at !== undefined && expected.strict)
    states.push(open.reduce<unknown>((state, text) => takenFrom(state, end, stepsIn(end, text)), initial));
  const seen = new Set<string>();
  for (const wanted of states) {
    const { state, names } = renameIds({ initial, expected: wanted, actual: end, rules });
    const own = new Map([...names].map(([from, to]) => [String(to), String(from)]));
    for (const one of differences(wanted, state, rules)) {
      const text = JSON.stringify(one.path);
      if (seen.has(text)) continue;
      seen.add(text);
      const path = one.path.map((step) => (typeof step === 'string' ? (own.get(step) ?? step) : step));
      places.push({ place: found(one), path });
    }
  }
  const [first] = states;
  return { places, toChange: isWhole ? differences(initial, first, rules).length : null };
}

/** Places that must be as before and are not. */
function changedAnyway(input: EndStateInput, end: unknown, rules: Rules): Traced[] {
  const patterns = statePatterns(input.expected.unchanged ?? [], 'unchanged');
  if (patterns.length === 0) return [];
  const reach = reachOf(patterns);
  return differences(input.initial, end, rules)
    .filter(({ path, before, after }) => touches(reach, path, before, after))
    .map((one) => ({ place: { ...found(one), why: 'must be as before' }, path: one.path }));
}

const found = ({ path, before, after }: StateDifference): PlaceFound => ({
  path,
  expected: before,
  actual: after,
});

/** A place with the last call that changed it. */
function withCall({ place, path }: Traced, { evidence }: EndStateInput): PlaceFound {
  const at = evidence.calls.findLastIndex((call) => concerns(call, path));
  return at < 0 ? place : { ...place, by: at + 1 };
}

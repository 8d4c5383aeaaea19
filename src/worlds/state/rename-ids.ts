import type { Rules } from './comparison-rules.ts';
import { type Marks, placesOfIds } from './id-marks.ts';
import { hasIds, type MadeId, madeIds, renamed } from './made-ids.ts';

/** With more new ids those that nothing tells apart are paired in their order, without a look at what follows from each pair. */
const MOST_LOOKED_AT = 100;
/** Longest chain of ids along which a difference is followed. */
const MOST_ROUNDS = 100;

/** A state by the names of another, and the names: from its own to those of the other. */
export interface Renamed {
  readonly state: unknown;
  readonly names: ReadonlyMap<MadeId, MadeId>;
}

interface Sides {
  readonly initial: unknown;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly rules: Rules;
}

/**
 * Names the ids that a world made in one state as they are named in another: one to one, and everywhere. Ids are paired by all that the
 * states say of them, ids that only differ by which others they stand beside too (colour refinement; what is left alike is paired one by
 * one). Ids that cannot be paired so, because the states differ, are paired by name, then in their order.
 */
export function renameIds({ initial, expected, actual, rules }: Sides): Renamed {
  const names = new Map<MadeId, MadeId>();
  if (!hasIds(rules)) return { state: actual, names };
  const wanted = madeIds(initial, expected, rules);
  const made = madeIds(initial, actual, rules);
  if (wanted.length > 0 && made.length > 0)
    pairAlike({ initial, expected, actual, rules }, wanted, made, names);
  pairRest(wanted, made, names);
  if ([...names].every(([from, to]) => from === to)) return { state: actual, names };
  return { state: renamed(actual, initial, names, rules), names };
}

/** Pairs the ids of which both states say the same. */
function pairAlike(
  sides: Sides,
  wanted: readonly MadeId[],
  made: readonly MadeId[],
  names: Map<MadeId, MadeId>,
): void {
  let [left, right]: [Marks, Marks] = [sameMark(wanted), sameMark(made)];
  const rounds = wanted.length <= MOST_LOOKED_AT ? wanted.length + 1 : 1;
  for (let fresh = -1; -fresh <= rounds; fresh -= 1) {
    [left, right] = refined(sides, left, right);
    const alike = classes(left, right);
    const unclear = alike.find(([one]) => one.length > 1);
    if (unclear === undefined || -fresh === rounds) {
      for (const [one, other] of alike) pairRest(one, other, names);
      return;
    }
    // Any two of them may belong together; which, decides about their neighbours.
    const [one, other] = unclear;
    const shared = one.find((id) => other.includes(id));
    left = new Map(left).set(shared ?? (one[0] as MadeId), fresh); // There are two at least.
    right = new Map(right).set(shared ?? (other[0] as MadeId), fresh);
  }
}

/** Marks after as many looks as tell more ids apart. */
function refined(sides: Sides, left: Marks, right: Marks): [Marks, Marks] {
  const { initial, expected, actual, rules } = sides;
  let [one, other] = [left, right];
  for (let count = 0, round = 1; ; round += 1) {
    const [ofOne, ofOther] = [
      placesOfIds(expected, initial, one, rules),
      placesOfIds(actual, initial, other, rules),
    ];
    // What was told apart stays so.
    const full = (marks: Marks, places: ReadonlyMap<MadeId, string>) =>
      [...marks].map(([id, mark]): [MadeId, string] => [id, `${mark}|${places.get(id) ?? ''}`]);
    const [fullOne, fullOther] = [full(one, ofOne), full(other, ofOther)];
    const texts = [...new Set([...fullOne, ...fullOther].map(([, text]) => text))].sort();
    const number = new Map(texts.map((text, index) => [text, index]));
    const marked = (list: typeof fullOne) => new Map(list.map(([id, text]) => [id, number.get(text) ?? 0]));
    [one, other] = [marked(fullOne), marked(fullOther)];
    if (texts.length <= count || round >= MOST_ROUNDS) return [one, other];
    count = texts.length;
  }
}

/** The ids of each mark that both states have as often. */
function classes(left: Marks, right: Marks): [MadeId[], MadeId[]][] {
  const byMark = new Map<number, [MadeId[], MadeId[]]>();
  const of = (mark: number) => {
    const known = byMark.get(mark) ?? [[], []];
    byMark.set(mark, known);
    return known;
  };
  for (const [id, mark] of left) of(mark)[0].push(id);
  for (const [id, mark] of right) of(mark)[1].push(id);
  return [...byMark.values()].filter(([one, other]) => one.length > 0 && one.length === other.length);
}

const sameMark = (ids: readonly MadeId[]): Marks => new Map(ids.map((id) => [id, 0]));

/** Pairs what has no partner yet, by name and then in order; one that is left over may not take the name of another. */
function pairRest(wanted: readonly MadeId[], made: readonly MadeId[], names: Map<MadeId, MadeId>): void {
  const taken = new Set(names.values());
  const free = new Set(wanted.filter((id) => !taken.has(id)));
  const open = made.filter((id) => !names.has(id));
  const alone = open.filter((id) => {
    if (!free.delete(id)) return true;
    names.set(id, id);
    return false;
  });
  const left = [...free];
  const given = new Set(names.values());
  for (const [index, id] of alone.entries()) {
    const partner = left[index];
    if (partner !== undefined) {
      names.set(id, partner);
      given.add(partner);
    } else if (given.has(id)) names.set(id, `${id} (another)`);
  }
}

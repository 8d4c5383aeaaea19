import { verifyQuote } from '../text/language/verify-quote.ts';
import type { Item, ItemList, ItemVerdict } from './items.ts';
import { normaliseVerdict } from './normalise-verdict.ts';

/** Why an item has to be asked again. */
export type Flaw = 'missing' | 'conflicting' | 'invalid' | 'unverified';

/** What a list of raw entries is worth, item by item. */
export interface Assessment {
  /** Verdicts that can stand; of an `unverified` one the version that stands if no better quote comes. */
  readonly verdicts: ReadonlyMap<string, ItemVerdict>;
  readonly flaws: ReadonlyMap<string, Flaw>;
}

type Entry = Readonly<Record<string, unknown>>;
/** Longest reason kept (metrics.md 2.1 rule 2). */
const LONGEST_REASON = 300;

/**
 * Reads raw entries against the items asked (metrics.md 2.1 rules 3–5, 2.2). Never throws for an odd entry: ids nobody asked
 * for are ignored, equal duplicates collapse, everything else that cannot be used becomes a flaw of its item.
 * `trusted` says that the entries come from our own heuristics, whose `p` counts.
 */
export function assessEntries(list: ItemList, raw: readonly unknown[], trusted: boolean): Assessment {
  const byId = new Map<string, Entry[]>();
  for (const entry of raw) {
    if (!isEntry(entry)) continue;
    const id = typeof entry['id'] === 'string' ? entry['id'].trim() : '';
    const same = byId.get(id);
    if (same === undefined) byId.set(id, [entry]);
    else same.push(entry);
  }
  const verdicts = new Map<string, ItemVerdict>();
  const flaws = new Map<string, Flaw>();
  const allowed = Object.keys(list.values);
  for (const item of list.items) {
    const entries = byId.get(item.id) ?? [];
    const read = entries.map((entry) =>
      normaliseVerdict(entry[list.verdictField ?? 'verdict'], allowed, list.middle),
    );
    const verdict = read[0];
    if (entries.length === 0) flaws.set(item.id, 'missing');
    else if (verdict === undefined || read.includes(undefined)) flaws.set(item.id, 'invalid');
    else if (read.some((other) => other !== verdict)) flaws.set(item.id, 'conflicting');
    else {
      const proven = entries.find((entry) => isProven(list, entry, item, verdict));
      if (proven === undefined) flaws.set(item.id, 'unverified');
      const entry = proven ?? entries[0] ?? {};
      verdicts.set(item.id, verdictOf(list, item, entry, verdict, proven !== undefined, trusted));
    }
  }
  return { verdicts, flaws };
}

/** Whether the verdict needs no quote, or its quote stands in the source. */
function isProven(list: ItemList, entry: Entry, item: Item, verdict: string): boolean {
  const rule = list.quote;
  if (rule === undefined || !rule.requiredFor.includes(verdict)) return true;
  const quote = entry[rule.field];
  if (typeof quote !== 'string') return false;
  try {
    return verifyQuote(quote, rule.source(entry, item));
  } catch {
    // The source is looked up by what the judge wrote (a chunk number, say); a look-up that fails proves nothing.
    return false;
  }
}

function verdictOf(
  list: ItemList,
  item: Item,
  entry: Entry,
  verdict: string,
  proven: boolean,
  trusted: boolean,
): ItemVerdict {
  const otherwise = list.quote?.otherwise ?? 'keep';
  const evidence: Record<string, unknown> = {};
  for (const name of Object.keys(list.evidence ?? {})) {
    if (Object.hasOwn(entry, name)) evidence[name] = entry[name];
  }
  const p = entry['p'];
  return {
    id: item.id,
    item,
    verdict: proven || otherwise === 'keep' ? verdict : otherwise,
    reason: typeof entry['reason'] === 'string' ? entry['reason'].slice(0, LONGEST_REASON) : '',
    ...(trusted && proven && typeof p === 'number' ? { p } : {}),
    evidence,
    unverified: !proven,
  };
}

/** A JSON object, as far as a reader needs to know. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

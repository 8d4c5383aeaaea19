import { Fault } from '../errors.ts';
import type { Ask } from './ask.ts';
import { type Assessment, assessEntries, type Flaw } from './assess-entries.ts';
import type { ItemList, ItemsQuestion, ItemVerdict } from './items.ts';
import { itemsForm } from './items-form.ts';
import type { Question } from './judge.ts';
import { majority } from './majority.ts';
import { mergeQuestions } from './merge-questions.ts';
import { STABLE } from './model-confidence.ts';

/** Most items in one call (metrics.md 2.3). */
const BATCH = 20;
/** Temperature of repeated samples (metrics.md 2.4). */
const SAMPLING_TEMPERATURE = 0.7;

type Lists = readonly ItemList[];
type Verdicts = Map<string, Map<string, ItemVerdict>>;

const CORRECTIONS: Readonly<Record<Flaw, string>> = {
  missing: 'had no entry',
  conflicting: 'had several entries with different verdicts',
  invalid: 'had a verdict outside the list of the form',
  unverified:
    'had a quote that does not stand in the material; copy the exact words, or choose the verdict that needs none',
};

/**
 * Asks for one verdict per item and gives back exactly one for every item asked, in the order asked, by list name
 * (metrics.md 2.1, 2.2, 2.4). What cannot be read is asked for once more; what is still missing then is a Fault
 * `judge_error` (`incomplete_verdicts`), never a shorter list. What other scorers of the batch ask about the same material
 * goes into the same call (2.5).
 */
export async function askItems(ask: Ask, question: ItemsQuestion): Promise<Record<string, ItemVerdict[]>> {
  const others = ask.together(question);
  const merged = others.length === 0 ? undefined : mergeQuestions([question, ...others]);
  if (merged === undefined) return askAlone(ask, question);
  try {
    return merged.answersOf(question, await askAlone(ask, merged.question));
  } catch (error) {
    // What a judge cannot fill in whole, it may still fill in by parts.
    if (error instanceof Fault && mayBeTheSize(error)) return askAlone(ask, question);
    throw error;
  }
}

/** An answer that could not be used, or a request refused as it is: too long, or a schema too complex. A key that is refused stays so. */
function mayBeTheSize({ code, status }: Fault): boolean {
  if (code === 'judge_error' || code === 'too_large') return true;
  return code === 'provider_error' && (status === 400 || status === 413 || status === 422);
}

async function askAlone(ask: Ask, question: ItemsQuestion): Promise<Record<string, ItemVerdict[]>> {
  checkIds(question);
  const pieces = question.split?.(question) ?? [question];
  const batches = pieces.flatMap((piece) => inBatches(piece.lists).map((lists) => ({ piece, lists })));
  const count = Math.max(1, ask.samples);
  const samples = await Promise.all(
    Array.from({ length: count }, async (_, sample) => {
      const sampling = count === 1 ? {} : { repeat: `s${sample}`, temperature: SAMPLING_TEMPERATURE };
      return merge(
        await Promise.all(batches.map(({ piece, lists }) => askBatch(ask, piece, lists, sampling, true))),
      );
    }),
  );
  const answers: Record<string, ItemVerdict[]> = {};
  const shares: number[] = [];
  for (const list of question.lists) {
    answers[list.name] = list.items.map((item) => {
      const given = samples.map((sample) => verdictIn(sample, list.name, item.id));
      const { verdict, share } = majority(list, given);
      if (verdict.unverified) ask.warn('unverified_quote');
      shares.push(share);
      return verdict;
    });
  }
  if (count > 1 && shares.length > 0) {
    const agreement = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    ask.noteAgreement(agreement);
    if (agreement < STABLE) ask.warn('unstable');
  }
  return answers;
}

/** Splits all items, list after list, into batches of nearly equal size; a batch names only the lists it holds items of. */
function inBatches(lists: Lists): Lists[] {
  const total = lists.reduce((sum, list) => sum + list.items.length, 0);
  if (total === 0) return [];
  const size = Math.ceil(total / Math.ceil(total / BATCH));
  const batches: ItemList[][] = [];
  let room = 0;
  for (const list of lists) {
    for (let start = 0; start < list.items.length; ) {
      if (room === 0) {
        batches.push([]);
        room = size;
      }
      const items = list.items.slice(start, start + room);
      batches.at(-1)?.push(items.length === list.items.length ? list : withItems(list, items));
      room -= items.length;
      start += items.length;
    }
  }
  return batches;
}

async function askBatch(
  ask: Ask,
  question: ItemsQuestion,
  lists: Lists,
  sampling: Sampling,
  mayHalve: boolean,
): Promise<Verdicts> {
  let first: Assessed;
  try {
    first = await askOnce(ask, question, lists, sampling);
  } catch (error) {
    if (!mayHalve || sizeOf(lists) < 2 || !(error instanceof Fault) || error.subcode !== 'truncated')
      throw error;
    const halves = halve(lists).map((half) => askBatch(ask, question, half, sampling, false));
    return merge(await Promise.all(halves));
  }
  const open = openLists(lists, first);
  if (open.length === 0) return first.verdicts;
  const second = ask.mode === 'offline' ? none() : await repair(ask, question, open, first, sampling);
  const unanswered: string[] = [];
  for (const list of open) {
    for (const { id } of list.items) {
      const verdict = second.verdicts.get(list.name)?.get(id) ?? first.verdicts.get(list.name)?.get(id);
      if (verdict === undefined) unanswered.push(id);
      else first.verdicts.get(list.name)?.set(id, verdict);
    }
  }
  if (unanswered.length > 0) {
    throw new Fault('judge_error', `The judge gave no usable verdict for ${unanswered.join(', ')}.`, {
      subcode: 'incomplete_verdicts',
      where: question.key,
      hint: 'Asked twice. A stronger judge model answers complete forms; nothing is scored from half of one.',
    });
  }
  return first.verdicts;
}

/** The one repair call (2.1 rule 4). When only quotes are in doubt, a failed repair leaves the first verdicts, downgraded. */
async function repair(
  ask: Ask,
  question: ItemsQuestion,
  open: Lists,
  first: Assessed,
  sampling: Sampling,
): Promise<Assessed> {
  const flaws = [...first.flaws.values()].flatMap((byId) => [...byId]);
  const correction = flaws.map(([id, flaw]) => `${id} ${CORRECTIONS[flaw]}`).join('; ');
  try {
    return await askOnce(ask, question, open, {
      ...sampling,
      correction: `In your first answer ${correction}.`,
    });
  } catch (error) {
    const onlyQuotes = flaws.every(([, flaw]) => flaw === 'unverified');
    if (onlyQuotes && error instanceof Fault && error.code === 'judge_error') return none();
    throw error;
  }
}

interface Assessed {
  verdicts: Verdicts;
  flaws: Map<string, ReadonlyMap<string, Flaw>>;
}
type Sampling = Pick<Question<unknown>, 'repeat' | 'temperature' | 'correction'>;

const none = (): Assessed => ({ verdicts: new Map(), flaws: new Map() });

async function askOnce(
  ask: Ask,
  question: ItemsQuestion,
  lists: Lists,
  sampling: Sampling,
): Promise<Assessed> {
  const promptInputs: Record<string, unknown> = { ...question.promptInputs };
  for (const list of lists) promptInputs[`items for "${list.name}"`] = list.items;
  const raw = await ask.fill({
    key: question.key,
    instructions: question.instructions,
    promptInputs,
    form: itemsForm(lists),
    items: sizeOf(lists),
    ...sampling,
    offline: () => Object.fromEntries(lists.map((list) => [list.name, offlineEntries(list)])),
  });
  const assessed = none();
  for (const list of lists) {
    const of: Assessment = assessEntries(list, raw[list.name] ?? [], ask.mode === 'offline');
    assessed.verdicts.set(list.name, new Map(of.verdicts));
    assessed.flaws.set(list.name, of.flaws);
  }
  return assessed;
}

function offlineEntries(list: ItemList): Record<string, unknown>[] {
  return list.items.map((item) => {
    const { verdict, ...rest } = list.offline(item);
    return { ...rest, id: item.id, [list.verdictField ?? 'verdict']: verdict };
  });
}

function openLists(lists: Lists, assessed: Assessed): Lists {
  return lists
    .map((list) => {
      const flaws = assessed.flaws.get(list.name);
      return withItems(
        list,
        list.items.filter((item) => flaws?.has(item.id) === true),
      );
    })
    .filter((list) => list.items.length > 0);
}

function halve(lists: Lists): Lists[] {
  const half = Math.ceil(sizeOf(lists) / 2);
  let room = half;
  const parts: [ItemList[], ItemList[]] = [[], []];
  for (const list of lists) {
    const items = list.items.slice(0, room);
    if (items.length > 0) parts[0].push(withItems(list, items));
    if (items.length < list.items.length) parts[1].push(withItems(list, list.items.slice(items.length)));
    room -= items.length;
  }
  return parts;
}

function withItems(list: ItemList, items: ItemList['items']): ItemList {
  return { ...list, items, offline: (item) => list.offline(item) };
}

function merge(parts: readonly Verdicts[]): Verdicts {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const all: Verdicts = new Map();
  for (const part of parts) {
    for (const [name, verdicts] of part) {
      const known = all.get(name);
      if (known === undefined) all.set(name, new Map(verdicts));
      else for (const [id, verdict] of verdicts) known.set(id, verdict);
    }
  }
  return all;
}

function verdictIn(verdicts: Verdicts, name: string, id: string): ItemVerdict {
  const verdict = verdicts.get(name)?.get(id);
  if (verdict !== undefined) return verdict;
  throw new Fault('internal', `No verdict for ${id} of ${name}, although every batch was complete.`);
}

const sizeOf = (lists: Lists): number => lists.reduce((sum, list) => sum + list.items.length, 0);

/** Ids tell items apart; two of the same would let one verdict count twice. */
function checkIds(question: ItemsQuestion): void {
  for (const list of question.lists) {
    if (new Set(list.items.map((item) => item.id)).size < list.items.length) {
      throw new Fault('internal', `Two items of "${list.name}" share an id.`, { where: question.key });
    }
  }
}

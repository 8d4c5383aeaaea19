import { Fault } from '../errors.ts';
import { defined } from '../schema/defined.ts';
import { isPresent } from '../text/language/normalize.ts';
import { verifyQuote } from '../text/language/verify-quote.ts';
import type { Ask } from './ask.ts';
import { isEntry } from './assess-entries.ts';
import type { ListEntry, ListQuestion } from './items.ts';
import type { Question } from './judge.ts';
import { listForm } from './list-form.ts';
import { normaliseVerdict } from './normalise-verdict.ts';

type Values = Readonly<Record<string, unknown>>;
/** An entry under its working id, with what is wrong with it. */
interface Draft {
  id: string;
  values: Values;
  flaw: 'invalid' | 'unverified' | undefined;
}

/**
 * Asks for a list that the judge makes itself (claims, criteria, findings). Blank entries are dropped, closed properties are
 * read like verdicts, quotes are checked (metrics.md 2.2); entries that do not hold are asked for once more. A quote that
 * is still not found drops or keeps its entry, as the question says, with the warning `unverified_quote`; a grade that is
 * still unreadable, or a list of which nothing is left, is a Fault `judge_error` (`incomplete_verdicts`). Ids are given
 * here: `c1`, `c2`, … for `claims`.
 */
export async function askList(ask: Ask, question: ListQuestion): Promise<ListEntry[]> {
  const raw = await fillUncut(ask, question);
  const entries = raw.filter((entry) => isEntry(entry) && !isBlank(question, entry)).filter(isEntry);
  if (entries.length > question.max) ask.warn(`${question.name}_truncated`);
  const drafts = entries
    .slice(0, question.max)
    .map((entry, index) => draftOf(question, `e${index + 1}`, entry));
  const open = drafts.filter((draft) => draft.flaw !== undefined);
  const mended = open.length === 0 || ask.mode === 'offline' ? undefined : await mend(ask, question, open);
  const kept: Omit<ListEntry, 'id'>[] = [];
  for (const draft of drafts) {
    const { values, flaw } = mended?.get(draft.id) ?? draft;
    if (flaw === 'invalid') throw unreadable(question);
    if (flaw === 'unverified') ask.warn('unverified_quote');
    if (flaw === 'unverified' && question.quote?.otherwise === 'drop') continue;
    kept.push({ values, unverified: flaw === 'unverified' });
  }
  // Nothing of what it listed stands in the material: that is no empty list, it is a failed one (metrics.md 6.3).
  if (drafts.length > 0 && kept.length === 0) throw invented(question);
  const letter = question.name.charAt(0);
  return kept.map((entry, index) => ({ id: `${letter}${index + 1}`, ...entry }));
}

/** Asks; an answer that did not fit its length is asked for once more with twice the output limit. */
async function fillUncut(ask: Ask, question: ListQuestion): Promise<readonly unknown[]> {
  const whole = (items: number): Question<readonly unknown[]> => {
    const form = listForm(question);
    return {
      key: question.key,
      instructions: question.instructions,
      promptInputs: question.promptInputs,
      form: { ...form, read: (json) => form.read(json)[question.name] ?? [] },
      items,
      ...defined({ shared: question.shared }),
      offline: () => ({ [question.name]: question.offline() }),
    };
  };
  try {
    return await ask.fill(whole(question.max));
  } catch (error) {
    if (!(error instanceof Fault) || error.subcode !== 'truncated') throw error;
    return ask.fill(whole(question.max * 2));
  }
}

async function mend(ask: Ask, question: ListQuestion, open: readonly Draft[]): Promise<Map<string, Draft>> {
  const ids = open.map((draft) => draft.id);
  const say = (flaw: Draft['flaw'], what: string): string[] => {
    const named = open.filter((draft) => draft.flaw === flaw).map((draft) => draft.id);
    return named.length === 0 ? [] : [`${named.join(', ')}: ${what}`];
  };
  const problems = [
    ...say('unverified', 'the quote does not stand in the material; copy the exact words'),
    ...say('invalid', 'a value is outside the list of the form'),
  ];
  try {
    const raw = await ask.fill({
      key: question.key,
      instructions: question.instructions,
      promptInputs: {
        ...question.promptInputs,
        'entries to correct': open.map((draft) => ({ ...draft.values, id: draft.id })),
      },
      form: listForm(question, ids),
      items: open.length,
      ...defined({ shared: question.shared }),
      correction: `Give only the entries to correct again, each under its id. ${problems.join('. ')}.`,
      offline: () => ({ [question.name]: [] }),
    });
    const mended = new Map<string, Draft>();
    for (const entry of raw[question.name] ?? []) {
      if (!isEntry(entry) || typeof entry['id'] !== 'string' || isBlank(question, entry)) continue;
      const before = open.find((draft) => draft.id === entry['id']);
      const draft = draftOf(question, entry['id'], entry);
      // A second answer replaces the first only where it is better.
      if (before !== undefined && rank(draft) > rank(mended.get(draft.id) ?? before))
        mended.set(draft.id, draft);
    }
    return mended;
  } catch (error) {
    if (error instanceof Fault && error.code === 'judge_error') return new Map();
    throw error;
  }
}

const rank = (draft: Draft): number => (draft.flaw === undefined ? 2 : draft.flaw === 'unverified' ? 1 : 0);

/** Reads one entry: only declared properties, closed ones normalised. */
function draftOf(question: ListQuestion, id: string, entry: Values): Draft {
  const values: Record<string, unknown> = {};
  let flaw: Draft['flaw'];
  for (const [name, schema] of Object.entries(question.entry)) {
    const value = Object.hasOwn(entry, name) ? entry[name] : undefined;
    const closed = closedValues(schema);
    if (closed === undefined) values[name] = value ?? (schema['type'] === 'string' ? '' : null);
    else {
      const read = normaliseVerdict(value, closed);
      if (read === undefined) flaw = 'invalid';
      values[name] = read ?? value ?? null;
    }
  }
  if (flaw === undefined && !isQuoted(question, values)) flaw = 'unverified';
  return { id, values, flaw };
}

function isQuoted(question: ListQuestion, values: Values): boolean {
  if (question.quote === undefined) return true;
  const quote = values[question.quote.field];
  if (typeof quote !== 'string') return false;
  try {
    return verifyQuote(quote, question.quote.source(values));
  } catch {
    // The source is looked up by what the judge wrote; a look-up that fails proves nothing.
    return false;
  }
}

/** Nothing said: every free text of the entry is empty. A finding without a quote is not blank, it is unproven. */
function isBlank(question: ListQuestion, entry: Values): boolean {
  const texts = Object.entries(question.entry).filter(
    ([, schema]) => schema['type'] === 'string' && closedValues(schema) === undefined,
  );
  return texts.length === 0
    ? Object.keys(entry).length === 0
    : texts.every(([name]) => !isPresent(entry[name]));
}

function closedValues(schema: Values): string[] | undefined {
  const values = schema['enum'];
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined;
}

function invented(question: ListQuestion): Fault {
  return new Fault(
    'judge_error',
    `None of the ${question.name} that the judge listed stands in the material.`,
    {
      subcode: 'incomplete_verdicts',
      where: question.key,
      hint: 'Asked twice. A stronger judge model copies its quotes from the material.',
    },
  );
}

function unreadable(question: ListQuestion): Fault {
  return new Fault('judge_error', `The judge gave entries of "${question.name}" without a usable grade.`, {
    subcode: 'incomplete_verdicts',
    where: question.key,
    hint: 'Asked twice. A stronger judge model answers complete forms; nothing is scored from half of one.',
  });
}

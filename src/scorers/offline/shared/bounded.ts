import { defined } from '../../../schema/defined.ts';
import type { Subject } from '../../../schema/evaluation.ts';
import type { Prepared } from '../../prepare.ts';
import type { Scorer } from '../../scorer.ts';

/**
 * Characters that the rules of the offline judge read: of one text, and of all texts of a list together. What they do with so many takes
 * some 100 ms and blocks the process meanwhile; an answer that anybody reads is a fraction of that.
 */
const MOST = { text: 131_072, list: 262_144 };
/** Entries of a list that are read, however short they are: each has its price. */
const MOST_ENTRIES = 2_000;
/** Part of a longer text or list that is read from its beginning; the rest is its end, where outcomes stand. */
const BEGINNING = 0.75;
/** Characters of an entry that are read, however many there are. */
const LEAST_ENTRY = 200;
/** From so many characters on reading a subject takes long enough that others are let in before. */
const LONG = 32_768;

const TEXTS = [
  'input',
  'output',
  'expected_behavior',
  'ground_truth',
  'agent_plan',
  'role',
  'system_prompt',
  'domain',
] as const;

/** A subject as far as the offline judge reads it, and the fields of which a part was left out. */
export interface Bounded {
  readonly subject: Prepared;
  readonly cut: readonly string[];
}

/** Whether the texts of a subject are so long that a scorer waits for its turn (flow/turn.ts) before it reads them. */
export function isLong(subject: Subject): boolean {
  let length = 0;
  for (const field of TEXTS) length += subject[field]?.length ?? 0;
  for (const text of subject.context ?? []) length += text.length;
  for (const { content, context = [] } of subject.conversation_history ?? []) {
    length += content.length;
    for (const text of context) length += text.length;
  }
  return length > LONG;
}

/**
 * Cuts what is longer than rules can read in a reasonable time. A subject that is not is the same object. Named as cut are the fields that
 * the scorer reads. Linear in what is kept.
 */
export function bounded(subject: Prepared, readers?: Pick<Scorer, 'needs' | 'uses'>): Bounded {
  const cut: string[] = [];
  const changed: { -readonly [Key in keyof Prepared]?: Prepared[Key] } = {};
  for (const field of TEXTS) {
    const text = subject[field];
    if (text === undefined || text.length <= MOST.text) continue;
    changed[field] = shortened(text, MOST.text);
    cut.push(field);
  }
  const chunks = boundedChunks(subject.chunks);
  if (chunks !== subject.chunks) {
    changed.chunks = chunks;
    changed.context = chunks.map(({ text }) => text);
    cut.push('context');
  }
  const turns = subject.conversation_history;
  const kept = turns && boundedTurns(turns);
  if (kept && kept !== turns) {
    changed.conversation_history = kept;
    cut.push('conversation_history');
  }
  if (cut.length === 0) return { subject, cut };
  const reads: readonly string[] = readers === undefined ? cut : [...readers.needs.flat(), ...readers.uses];
  return { subject: { ...subject, ...changed }, cut: cut.filter((field) => reads.includes(field)) };
}

function boundedChunks(all: Prepared['chunks']): Prepared['chunks'] {
  const chunks = beginningAndEnd(all);
  const room = roomFor(chunks.map(({ text }) => text.length));
  return room === undefined ? chunks : chunks.map((one) => ({ ...one, text: shortened(one.text, room) }));
}

type Turns = NonNullable<Subject['conversation_history']>;

function boundedTurns(all: Turns): Turns {
  const turns = beginningAndEnd(all);
  const room = roomFor(turns.map(({ content }) => content.length)) ?? Number.POSITIVE_INFINITY;
  const contexts = turns.flatMap(({ context = [] }) => context);
  const contextRoom = roomFor(contexts.map(({ length }) => length)) ?? Number.POSITIVE_INFINITY;
  const entries =
    contexts.length > MOST_ENTRIES ? Math.ceil(MOST_ENTRIES / turns.length) : Number.POSITIVE_INFINITY;
  if (Math.min(room, contextRoom, entries) === Number.POSITIVE_INFINITY) return turns;
  return turns.map(({ context, ...turn }) => ({
    ...turn,
    content: shortened(turn.content, room),
    ...defined({ context: context?.slice(0, entries).map((text) => shortened(text, contextRoom)) }),
  }));
}

/** A list of ordinary length is the same object. */
function beginningAndEnd<T>(list: T[]): T[];
function beginningAndEnd<T>(list: readonly T[]): readonly T[];
function beginningAndEnd<T>(list: readonly T[]): readonly T[] {
  if (list.length <= MOST_ENTRIES) return list;
  const head = MOST_ENTRIES * BEGINNING;
  return [...list.slice(0, head), ...list.slice(head - MOST_ENTRIES)];
}

/** Characters left for each entry of a list; undefined where all can stay as they are. */
function roomFor(lengths: readonly number[]): number | undefined {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (total <= MOST.list && longest <= MOST.text) return undefined;
  // Short entries leave their room to the long ones.
  let room = MOST.text;
  const kept = (most: number) => lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  while (room > LEAST_ENTRY && kept(room) > MOST.list) room /= 2;
  return Math.max(LEAST_ENTRY, Math.floor(room));
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const [head, tail] = partsRead(text, most);
  return `${text.slice(0, head)}\n${text.slice(tail)}`;
}

/** Where the beginning that is read of a long text ends, and where its end begins; a text that is not long has no rest. */
export function partsRead(text: string, most = MOST.text): [head: number, tail: number] {
  if (text.length <= most) return [text.length, text.length];
  const head = Math.floor(most * BEGINNING);
  return [head, text.length - (most - head)];
}

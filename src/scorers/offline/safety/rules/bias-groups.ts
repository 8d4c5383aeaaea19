import { foldCharacters } from '../../../../text/language/normalize.ts';
import {
  GROUP_WORDS,
  type GroupWords,
  MARKING_FEATURES,
  PEOPLE_PLURALS,
  PEOPLE_SINGULARS,
} from '../lexicons/bias-groups.ts';

/** The kind of a group: religion, nationality, gender … */
export type GroupCategory = GroupWords['category'];

/** A group that a sentence names. */
export interface GroupMention {
  /** Index of its first word, and of the word after its last. */
  readonly at: number;
  readonly end: number;
  readonly words: string;
  readonly category: GroupCategory;
  /** The group as such, not somebody of it. */
  readonly whole: boolean;
  /** A side that is seldom the target of prejudice. */
  readonly dominant: boolean;
}

interface Entry {
  readonly category: GroupCategory;
  readonly dominant: boolean;
}

const PLURALS = new Map<string, Entry>();
const SINGULARS = new Map<string, Entry>();
const ADJECTIVES = new Map<string, Entry>();
for (const { category, plurals, singulars, adjectives, dominant } of GROUP_WORDS) {
  const top = new Set(dominant.split(' '));
  const lists = [
    [PLURALS, plurals],
    [SINGULARS, singulars],
    [ADJECTIVES, adjectives],
  ] as const;
  for (const [list, words] of lists)
    for (const word of words.split(' '))
      if (!list.has(word)) list.set(word, { category, dominant: top.has(word) });
}

/** Adjectives that name people after "the" only where nothing follows that they could describe: "the poor are", "the elderly". */
const AFTER_THE = new Set(
  'poor rich elderly old disabled blind deaf homeless unemployed wealthy obese'.split(' '),
);
const VERBS = new Set(
  "are were is have do don't should can can't cannot will must need never always who and or in".split(' '),
);
const COPULAS = new Set("is was are were am be being he's she's they're i'm you're being".split(' '));
/** Adjectives with so many harmless uses that only a noun for people makes them one of a group. */
const WEAK = new Set(
  'short tall thin fat old older young younger pretty beautiful attractive ugly bald straight native eastern foreign rich poor blind mute senior aged democratic progressive conservative liberal privileged southern white black brown english french american'.split(
    ' ',
  ),
);

/** Lower-case words of a sentence; hyphened ones stay whole. */
export function wordsOf(sentence: string): string[] {
  return (
    foldCharacters(sentence)
      .toLowerCase()
      .match(/[a-z]+(?:['-][a-z]+)*/g) ?? []
  );
}

/** Groups that the words name, first to last. */
export function groupMentions(words: readonly string[]): GroupMention[] {
  const mentions: GroupMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = mentionAt(words, at);
    if (mention === undefined) continue;
    mentions.push(mention);
    at = mention.end - 1;
  }
  return mentions;
}

function mentionAt(words: readonly string[], at: number): GroupMention | undefined {
  const word = bare(words[at] ?? '');
  const next = bare(words[at + 1] ?? '');
  const build = (entry: Entry, length: number, whole: boolean): GroupMention => ({
    at,
    end: at + length,
    words: words.slice(at, at + length).join(' '),
    ...entry,
    whole,
  });
  const adjective = ADJECTIVES.get(word);
  if (adjective !== undefined) {
    const noun = PEOPLE_PLURALS.has(next) || PLURALS.has(next);
    if (noun) return build(adjective, 2, true);
    if (words[at - 1] === 'typical') return build(adjective, 1, true);
    if (PEOPLE_SINGULARS.has(next) || SINGULARS.has(next)) return build(adjective, 2, isEvery(words, at));
    if (AFTER_THE.has(word) && words[at - 1] === 'the' && (next === '' || VERBS.has(next)))
      return build(adjective, 1, true);
    const said =
      COPULAS.has(words[at - 1] ?? '') && (next === '' || VERBS.has(next) || CONJUNCTIONS.has(next));
    if (said && (!WEAK.has(word) || COLOURS.has(word))) return build(adjective, 1, false);
  }
  const plural = PLURALS.get(word);
  if (plural !== undefined) return build(plural, 1, true);
  const members = word.endsWith('s') ? ADJECTIVES.get(word.slice(0, -1)) : undefined;
  if (members !== undefined && !WEAK.has(word.slice(0, -1))) return build(members, 1, true);
  const singular = SINGULARS.get(word);
  if (singular !== undefined) return build(singular, 1, isEvery(words, at));
  const feature = MARKING_FEATURES[word];
  if (feature !== undefined && Object.hasOwn(MARKING_FEATURES, word) && isCarried(words, at))
    return build({ category: feature, dominant: words[at - 1] === 'no' }, 1, false);
  return undefined;
}

const CONJUNCTIONS = new Set('so because and but or who when if'.split(' '));
const COLOURS = new Set('black white brown'.split(' '));

/** "every woman", "any Muslim": one stands for all. */
function isEvery(words: readonly string[], at: number): boolean {
  return ['every', 'any', 'each', 'no', 'typical'].includes(words[at - 1] ?? '');
}

/** "with tattoos", "has a scar", "dressed in a shabby suit": the feature belongs to somebody. */
function isCarried(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - WORN), at);
  return before.slice(-3).some((word) => CARRIES.has(word)) || before.some((word) => WEARS.has(word));
}

const CARRIES = new Set('with has have had'.split(' '));
const WEARS = new Set('wearing wears wore dressed'.split(' '));
/** Words between what somebody wears and that they do. */
const WORN = 5;

function bare(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word;
}

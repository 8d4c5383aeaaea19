import type { Message } from '../../schema/message.ts';
import type { SimulatedUser } from '../../schema/users/user.ts';
import { coversNumber, type FoundNumber } from '../../text/language/numbers.ts';
import { sentences } from '../../text/language/sentences.ts';
import { addTo, holds } from '../../text/language/synonym-groups.ts';
import { stemOf, stems } from '../../text/language/words.ts';
import { rememberedByText } from '../../text/remembered-by-text.ts';
import { bareName } from '../fact-names.ts';
import { compact, numbersIn, shownFact, statesValue } from '../understand/values.ts';
import { breaksKind, saysLimit, withoutIds } from './forbidden-kinds.ts';
import { lastHeard } from './last-heard.ts';

/** A line of `never`, taken apart. */
interface Forbidden {
  /** What must not be said, in its stems. */
  readonly about: readonly string[];
  readonly object: string;
  readonly numbers: readonly FoundNumber[];
  /** Ids and names of the line. */
  readonly ids: readonly string[];
  /** It may be said once the agent asked. */
  readonly unprompted: boolean;
  readonly line: string;
}

const TELLS =
  /^(?:(?:must |should |may |to |do |does |ever |the user |user |you |they |she |he )*(?:not |never )?)*(?:reveal|mention|tell|say|disclose|admit|give|share|state|bring|talk|let|ask|demand|accept|agree|offer|confess|name|speak|refer|hint|show|use|threaten|claim|promise|volunteer|request|insist)\w*\s*(?:away |up |about |of |on |for |to |out |slip |that |(?:the agent|anyone|anybody|them|it) (?:that |about |of )?)*/i;
const UNPROMPTED =
  /[,;]?\s*\(?(?:unprompted|unasked|unless (?:\w+ )*(?:asked|prompted|asks)(?: \w+){0,4}|without being asked|without (?:a |any )?(?:prompt|request|question)|on (?:his|her|their|its|your) own(?: accord| initiative)?|of (?:his|her|their|its|your) own accord|proactively|spontaneously|voluntarily|before (?:being asked|(?:the )?(?:agent|assistant|they|it) asks?(?: \w+){0,3})|if not asked|first)\)?\.?\s*$/i;
/** Share of the words of a line that a sentence has to hold, to say the same. */
const SHARE = 0.5;
/** Forms of verbs that share no stem. */
const IRREGULAR = new Map(
  (
    'wear wore worn;tear tore torn;lend lent;lose lost;break broke broken;give gave given;take took taken;drive drove driven;steal stole stolen;forget forgot forgotten;' +
    'eat ate eaten;drink drank drunk;write wrote written;choose chose chosen;buy bought;sell sold;spend spent;pay paid;leave left;tell told;say said;know knew known;' +
    'hear heard;get got gotten;go went gone;come came;do did done;see saw seen;make made;sleep slept;fall fell fallen;throw threw thrown;hide hid hidden;lie lied;' +
    'quarrel dispute argument feud;mend repair fix;insurer insurance;sublet rent;firm company;fly flew flown;speak spoke spoken;fight fought;catch caught;feel felt;begin began begun;run ran;send sent;build built;hold held;win won;grow grew grown;die died dead;ill illness sick'
  )
    .split(';')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ').map(stemOf);
      return forms.map((form): [string, string] => [form, base]);
    }),
);
const WEAK = new Set(
  [
    'go',
    'get',
    'have',
    'make',
    'take',
    'want',
    'need',
    'like',
    'do',
    'come',
    'put',
    'be',
    'goal',
    'fact',
    'user',
    'agent',
    'thing',
    'anyth',
    'someth',
    'own',
    'first',
    'actual',
    'real',
    'also',
    'ever',
    'plan',
    'intention',
    'afterwards',
    'later',
  ].map(stemOf),
);

const taken = rememberedByText(takeApart, { most: 100_000 });

function takeApart(line: string): Forbidden {
  const folded = line.normalize('NFKC').trim();
  const unprompted = UNPROMPTED.test(folded);
  const object = folded
    .replace(UNPROMPTED, '')
    .replace(TELLS, '')
    .replace(/^(?:the|a|an|his|her|their|its|your|my) /i, '')
    .replace(/^(?:goal|user)(?:'s|s)? /i, '');
  return {
    object,
    about: telling(object),
    numbers: numbersIn(object),
    ids: object.match(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{3,}\b|\S+@\S+/g) ?? [],
    unprompted,
    line: folded,
  };
}

/** What a line is about: what it says of a matter where it says something of it ("the trip is for a wedding"), else all of it. */
function telling(object: string): string[] {
  const said = /^(?:\S+ ){1,5}?(?:is|are|was|were|has been|have been|will be) (.+)$/i.exec(object)?.[1] ?? '';
  const of = (text: string) => [...new Set(basicStems(text))].filter((stem) => !WEAK.has(stem));
  const [own, all] = [of(said), of(object)];
  // "A gift for the grandson is inside": what is told stands in front.
  // "The exam was failed": what happened alone happens to much else.
  const isDeed =
    /^(?:\w+ly )?\w+(?:ed|en|wn|rn|ught|old|ent|one|eft|ut)(?: (?:off|out|up|down|away))?$/i.test(said);
  return own.length > 0 && !(own.length === 1 && (all.length > 2 || isDeed)) ? own : all;
}

/** Stems, those of irregular verbs as of their first form. */
const basicStems = (text: string): string[] =>
  stems(
    text
      .replace(/\b(?:not|never|n't) (?:\w+ )?(?:pass|succeed)(?:ed)?\b/gi, 'failed')
      .replace(/\bturn(s|ed|ing)?\b(?= (?:\w+ ){0,3}o(?:n|ff)\b)/gi, 'switch$1'),
  ).map((stem) => IRREGULAR.get(stem) ?? stem);

/** The line of `never` that a message breaks; undefined for none. What the agent asked about may be said where the line is for what is said unprompted. */
export function neverRevealed(
  user: Pick<SimulatedUser, 'never' | 'facts' | 'goal'>,
  talk: readonly Message[],
  message: string,
): string | undefined {
  if (user.never.length === 0) return undefined;
  const heard = lastHeard(talk);
  return user.never.find((line) => {
    const forbidden = taken(line);
    if (!isSaid(forbidden, user, talk, message)) return false;
    return !(forbidden.unprompted && heard !== undefined && asksAbout(heard, forbidden));
  });
}

function isSaid(
  forbidden: Forbidden,
  user: Pick<SimulatedUser, 'facts'>,
  talk: readonly Message[],
  message: string,
): boolean {
  const heardBefore = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const { numbers, ids, object, line } = forbidden;
  if (breaksKind(line, message)) return true;
  const fact = factMeant(object, user);
  if (fact !== undefined)
    return statesValue(message, fact) && !heardBefore.some((text) => statesValue(text, fact));
  const values = numbers.filter(({ implied }) => implied !== true);
  if (values.length > 0 || ids.length > 0) {
    const told =
      ids.some((id) => compact(message).includes(compact(id))) ||
      values.some((value) => numbersIn(withoutIds(message)).some((one) => coversNumber(one, value)));
    if (!told) return saysSame(forbidden, message, SHARE);
    const isOfAgent = heardBefore.some((text) =>
      values.some((value) => numbersIn(text).some((one) => coversNumber(one, value))),
    );
    return !isOfAgent || saysLimit(message) || saysSame(forbidden, message, SHARE);
  }
  return sentences(message).some((sentence) => saysSame(forbidden, sentence, SHARE));
}

/** The fact that a line names: `reveals the birthday`. */
function factMeant(object: string, { facts }: Pick<SimulatedUser, 'facts'>): string | undefined {
  const wanted = bareName(object.replace(/[^\p{L}\p{N}\s_-]/gu, ''));
  const found = Object.entries(facts).find(
    ([name]) =>
      bareName(name) === wanted ||
      `${bareName(name)} number` === wanted ||
      `${bareName(name)} code` === wanted,
  );
  return found === undefined ? undefined : shownFact(found[1]);
}

function saysSame({ about, numbers }: Forbidden, text: string, share: number): boolean {
  const wanted = about.filter((stem) => !/\d/.test(stem));
  if (wanted.length === 0 || (numbers.length > 0 && wanted.length < 2)) return false;
  const vocabulary = new Set<string>();
  for (const stem of basicStems(text)) addTo(vocabulary, stem);
  const held = wanted.filter((stem) => holdsLike(vocabulary, stem)).length;
  return (
    held >= Math.min(wanted.length, Math.max(wanted.length === 1 ? 1 : 2, Math.ceil(share * wanted.length)))
  );
}

/** Shortest beginning by which two stems of one family are told: "suspension" and "suspended". */
const FAMILY = 5;

function holdsLike(vocabulary: ReadonlySet<string>, stem: string): boolean {
  if (holds(vocabulary, stem)) return true;
  if (stem.length < FAMILY + 1) return false;
  for (const other of vocabulary) {
    if (other.length < FAMILY + 1) continue;
    const least = Math.max(FAMILY, Math.min(stem.length, other.length) - 1);
    if (stem.slice(0, least) === other.slice(0, least)) return true;
  }
  return false;
}

/** Whether the agent asked about what the line is for: a question with one of its words, or with its values. */
function asksAbout(heard: string, { about, numbers }: Forbidden): boolean {
  const questions = sentences(heard).filter((sentence) =>
    /\?|\bplease\b|\b(?:need|tell|let me know)\b/i.test(sentence),
  );
  return questions.some((question) => {
    const vocabulary = new Set<string>();
    for (const stem of basicStems(question)) addTo(vocabulary, stem);
    if (about.some((stem) => !/\d/.test(stem) && holdsLike(vocabulary, stem))) return true;
    return (
      numbers.length > 0 &&
      (saysLimit(question) ||
        /\bhow (?:much|many|high|far)\b/i.test(question) ||
        numbers.some((value) => numbersIn(question).some((one) => coversNumber(one, value))))
    );
  });
}

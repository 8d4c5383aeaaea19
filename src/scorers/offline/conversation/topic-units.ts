import type { OfflineVerdict } from '../../../judges/items.ts';
import { isFiller } from '../../../text/language/filler.ts';
import { type IndexedText, indexText } from '../../../text/language/indexed-text.ts';
import { foldForMatch } from '../../../text/language/normalize.ts';
import { shareOf } from '../../../text/language/overlap.ts';
import { isRefusal } from '../../../text/language/refusal.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { contentWords, stems } from '../../../text/language/words.ts';
import { ACTION_VERBS } from '../../../text/lexicons/action-verbs.ts';
import { evidence } from '../../formulas/evidence.ts';
import { exchangesOf, type Turn } from '../../transcript.ts';
import { type Features, fittedEvidence, likelihood } from '../shared/fitted.ts';
import { topicStems } from '../shared/topic-words.ts';
import { TOPIC_ADHERENCE_WEIGHTS } from '../weights/topic-adherence.ts';
import { topicFields } from './topic-fields.ts';

/** How the assistant met a request. */
type TopicResponse = 'answered' | 'partial' | 'declined' | 'none';

/** A request of the user with what the rules see of it. */
interface TopicUnit {
  /** Index of the user turn. */
  readonly turn: number;
  readonly response: TopicResponse;
  readonly features: Features;
  /** What its words say it is about, by themselves or as going on with the request before; undefined where they do not tell. */
  readonly about: Aboutness | undefined;
  /** All replies have the words of a refusal, whatever `response` makes of them. */
  readonly refused: boolean;
  /** They say little besides, and the request by itself names a subject of the scope. */
  readonly refusedOnly: boolean;
}

/** A subject of the scope, or another everyday one. */
type Aboutness = 'scope' | 'other';

/** A user turn of so few content words only answers a question of the assistant or goes on with the request before it (metrics.md 10.7). */
const FOLLOW_UP = 3;
/** A refusal of so few content words is nothing else. */
const BARE_REFUSAL = 8;
/** Share of a request's words in the description of the scope that makes it one of its subjects (metrics.md 10.7). */
const DESCRIBED = 0.15;
/** A topic of which so much was said is taken up. */
const CLEARLY = 0.5;
/** When so many of the requests name a topic, the talk stays with the scope, however long the list of topics is. */
const MOSTLY = 0.75;
/** Different words of other subjects from which on a request is about one of them; a single word may have another meaning. */
const SPEAKS_OF = 2;
/** Openings that bring up something new. */
const REQUEST =
  /\b(?:i(?:'d| would)? (?:also |now |really |just )*(?:want|need|like|love|wish|have to|am looking|plan)|i'm looking|can (?:you|i|we)|could (?:you|i|we)|would you|will you|please|let's|help me|tell me|show me|give me|what(?:'s| is| are| about)|how (?:do|can|about|is|much|many)|where|when|who|which|is there|are there|do you)\b/;

/** What the assistant is there for: topics by name, or a text that describes it. */
type Scope = { readonly topics: readonly string[] } | { readonly text: string };

/** A request before the rest of the talk is known. */
interface Draft {
  readonly turn: number;
  readonly own: number;
  readonly isNew: boolean;
  /** Share of its words that belong to a subject of the scope; undefined when none tells. */
  readonly inFields: number | undefined;
  readonly about: Aboutness | undefined;
  readonly refused: boolean;
  readonly refusedOnly: boolean;
  readonly response: TopicResponse;
}

/** A scope, ready to be compared with. */
interface ReadScope {
  readonly topics: readonly string[];
  /** The words of each topic, where it has any. */
  readonly wanted: readonly (readonly string[])[];
  /** Words of a description; undefined where topics are given. */
  readonly described: ReadonlySet<string> | undefined;
  readonly fields: ReturnType<typeof topicFields>;
}

/** The requests of a conversation against its scope: one unit a user turn that is more than a courtesy (metrics.md 6.7). */
export function topicUnits(turns: readonly Turn[], scope: Scope): TopicUnit[] {
  const read = readScope(scope);
  const drafts = draftsOf(turns, read);
  const whole = wholeTalk(turns, drafts, read);
  let carried = 0;
  let carriedFields = 0.5;
  let open = 0;
  let about: Aboutness | undefined;
  return drafts.map((draft) => {
    if (draft.own > 0) {
      carried = draft.own;
      open = 0;
    } else if (draft.isNew) open += 1;
    carriedFields = draft.inFields ?? carriedFields;
    if (draft.isNew || draft.about !== undefined) about = draft.about;
    return {
      about,
      refused: draft.refused,
      refusedOnly: draft.refusedOnly,
      turn: draft.turn,
      response: draft.response,
      features: {
        own: draft.own,
        carried: Math.max(draft.own, carried),
        unmatched_requests: Math.min(4, open),
        in_fields: carriedFields,
        ...whole,
      },
    };
  });
}

function readScope(scope: Scope): ReadScope {
  const topics = 'topics' in scope ? scope.topics : [];
  return {
    topics,
    wanted: topics.map((topic) => [...new Set(stems(topic))]).filter((one) => one.length > 0),
    described: 'text' in scope ? indexText(scope.text).vocabulary : undefined,
    fields: topicFields('text' in scope ? [scope.text] : topics),
  };
}

/** The user's turns that are more than a courtesy, each by itself. */
function draftsOf(turns: readonly Turn[], { wanted, described, fields }: ReadScope): Draft[] {
  const drafts: Draft[] = [];
  // Whoever declines names what they are there for; the words of the request alone tell what was asked.
  const asksWithin = (content: string) =>
    aboutOf(bestMatch(wanted, indexText(content)), stems(content), fields) === 'scope';
  for (const { user, answer } of exchangesOf(turns)) {
    const replies = answer.map((index) => turns[index]?.content ?? '');
    for (const turn of user) {
      const content = turns[turn]?.content ?? '';
      if (sentences(content).every(isFiller)) continue;
      const exchange = indexText([content, ...replies]);
      const own =
        described === undefined
          ? bestMatch(wanted, exchange)
          : Number(shareOf(topicStems(content), described) >= DESCRIBED);
      const response = responseOf(replies);
      drafts.push({
        turn,
        own,
        refused: response === 'declined',
        refusedOnly: response === 'declined' && replies.every(isBareRefusal) && asksWithin(content),
        about: aboutOf(own, response === 'answered' ? exchange.stems : stems(content), fields),
        isNew: isRequest(content),
        inFields: fields.tells(exchange.stems) ? fields.share(exchange.stems) : undefined,
        // "I am sorry, that venue is taken" declines nothing: it deals with a request of the scope.
        response: response === 'declined' && own >= CLEARLY ? 'answered' : response,
      });
    }
  }
  return drafts;
}

function aboutOf(own: number, words: readonly string[], fields: ReadScope['fields']): Aboutness | undefined {
  if (own >= CLEARLY) return 'scope';
  if (!fields.tells(words)) return undefined;
  if (fields.share(words) < 0.5) return fields.foreign(words) >= SPEAKS_OF ? 'other' : undefined;
  return fields.isOpen ? undefined : 'scope';
}

/** Features that all requests of a conversation share. */
function wholeTalk(turns: readonly Turn[], drafts: readonly Draft[], scope: ReadScope) {
  const { topics, wanted, described, fields } = scope;
  const fresh = drafts.filter((draft) => draft.isNew);
  const matched = fresh.filter((draft) => draft.own > 0).length;
  const all = indexText(turns.map((turn) => turn.content));
  // A description holds many words that no conversation needs to use: the requests alone tell.
  const met =
    described === undefined ? shareOf(wanted.flat(), all.vocabulary) : matched / Math.max(1, fresh.length);
  // A topic of no known subject came up as far as its own words did.
  const cameUp =
    described !== undefined || topics.length === 0
      ? met
      : fields
          .cameUp(all.stems)
          .map((share, at) => share ?? shareOf(stems(topics[at] ?? ''), all.vocabulary))
          .reduce((sum, share) => sum + share / topics.length, 0);
  return {
    matched_share: fresh.length === 0 ? 0 : matched / fresh.length,
    scope_met: met,
    talk_in_fields: fields.share(all.stems),
    topics_came_up: cameUp,
  };
}

/** The largest share of a topic's words that a text holds, synonyms allowed. */
function bestMatch(topics: readonly (readonly string[])[], text: IndexedText): number {
  let best = 0;
  for (const topic of topics) best = Math.max(best, shareOf(topic, text.vocabulary));
  return best;
}

function isRequest(content: string): boolean {
  const words = contentWords(content);
  if (words.length <= FOLLOW_UP && !content.includes('?')) return false;
  return REQUEST.test(foldForMatch(content)) || words.some((word) => ACTION_VERBS.has(word));
}

/** Whether a reply that declines offers and explains nothing: a sentence or two of few content words, none of them a question. */
function isBareRefusal(reply: string): boolean {
  return !reply.includes('?') && contentWords(reply).length <= BARE_REFUSAL;
}

function responseOf(replies: readonly string[]): TopicResponse {
  if (replies.length === 0) return 'none';
  const refused = replies.filter(isRefusal).length;
  return refused === 0 ? 'answered' : refused === replies.length ? 'declined' : 'partial';
}

/** What an unclear decline is worth: a little less than one that certainly left nothing undone. */
const DECLINED = evidence(true, 0.5);

type Verdict = `${'inside' | 'outside'}_${TopicResponse}` | 'no_request';

/** The offline judge of topic adherence: the evidence that a request is inside of the scope, and what was done about it (metrics.md 10.7). */
export function judgeTopicUnits(
  turns: readonly Turn[],
  scope: Scope,
): (turn: number) => OfflineVerdict<Verdict> {
  const units = new Map(topicUnits(turns, scope).map((unit) => [unit.turn, unit]));
  return (turn) => {
    const unit = units.get(turn);
    if (unit === undefined) return { verdict: 'no_request', reason: 'a courtesy', topic: '' };
    const { features, response } = unit;
    const chance = likelihood(TOPIC_ADHERENCE_WEIGHTS, features);
    const at = (name: string) => features[name] ?? 0;
    const named = at('carried') >= CLEARLY && at('matched_share') >= MOSTLY;
    const clear =
      features['unmatched_requests'] === 0 &&
      (named || (at('own') > 0 && at('in_fields') >= MOSTLY && at('talk_in_fields') >= MOSTLY));
    const inside = clear || chance >= 0.5;
    const on = clear ? evidence(true, chance) : fittedEvidence(chance);
    const reason = clear
      ? 'it takes up words of the scope'
      : inside
        ? 'the talk stays with the scope'
        : 'its words are not those of the scope';
    // Nothing in words shows that a declined or unanswered request was inside of the scope: it did not name a topic.
    const where = inside && (response === 'answered' || response === 'partial') ? 'inside' : 'outside';
    return {
      verdict: `${where}_${response}`,
      reason,
      topic: '',
      p: worthOf(response, on),
    };
  };
}

/** The expected value of a unit that is inside with this evidence (the table of metrics.md 6.7). */
function worthOf(response: TopicResponse, inside: number): number {
  if (response === 'partial') return 0.5;
  return response === 'answered' ? inside : DECLINED;
}

/**
 * What a model takes and what it refuses. Some of it is in its name; the rest is learnt from its first refusal and
 * remembered for the process, per (base URL, model).
 */

/** How structured output is asked for, best first (metrics.md 2.3). */
const RUNGS = ['json_schema', 'json_object', 'text'] as const;
type Rung = (typeof RUNGS)[number];

export interface Traits {
  rung: Rung;
  temperature: boolean;
  seed: boolean;
  limit: 'max_tokens' | 'max_completion_tokens';
  /** Alternatives reported for each token, where they are asked for; 0 = none. */
  logprobs: number;
}

/** Five grades and a few ways to space them; the smallest limit among hosted services, so that most need no second request. */
const MOST_CHANCES = 8;
/** What servers with a smaller limit allow. */
const FEW_CHANCES = 5;

/** What a server said against a request: the parameter it named, if any, and its words. */
export interface Complaint {
  param?: string | null | undefined;
  text: string;
}

const learnt = new Map<string, Traits>();

/** The traits of a model behind a base URL; the same object every time, so that what one call learns all others know. */
export function traitsOf(baseUrl: string, model: string): Traits {
  const key = `${baseUrl} ${model}`;
  const known = learnt.get(key);
  if (known !== undefined) return known;
  const hosted = OPENAI_REASONING.test(model);
  const traits: Traits = {
    rung: 'json_schema',
    // Open models that think repeat themselves without end at temperature 0; their servers know what suits them.
    temperature: !thinksFirst(model),
    seed: !hosted,
    limit: hosted ? 'max_completion_tokens' : 'max_tokens',
    logprobs: thinksFirst(model) ? 0 : MOST_CHANCES,
  };
  learnt.set(key, traits);
  return traits;
}

/** One rung down, unless another call went there meanwhile. Whether a further try makes sense. */
export function stepDown(traits: Traits, from: Rung): boolean {
  const next = RUNGS[RUNGS.indexOf(from) + 1];
  if (next === undefined) return false;
  if (traits.rung === from) traits.rung = next;
  return true;
}

const SCHEMA_WORDS = /response_format|json_schema|json_object|structured.?output|guided|grammar/i;
const EXTRA_FIELD =
  /extra (?:fields?|inputs?)|additional propert|unrecognized|unknown (?:field|parameter|argument|name)|unexpected keyword/i;
const COUNT_WORDS =
  /max(?:imum)? (?:allowed|value)|at most|less than|greater than|between|exceed|out of range|above/i;
const UNSUPPORTED = /unsupported|not supported|instead|extra|unknown|unrecognized|not permitted|unexpected/i;

/**
 * Learns from a 400 or 422 which part of the request to leave out. Says whether the request, made again from the traits,
 * would differ from `sent`; if not, the refusal stands.
 */
export function learn(traits: Traits, sent: Readonly<Traits>, complaint: Complaint): boolean {
  const about = (name: string): boolean =>
    complaint.param === name || new RegExp(`\\b${name}\\b`).test(complaint.text);
  // First: a refusal of probabilities often names what they were combined with, and they are the part to do without.
  if (sent.logprobs > 0 && /logprobs/.test(`${complaint.param ?? ''} ${complaint.text}`))
    traits.logprobs = sent.logprobs > FEW_CHANCES && COUNT_WORDS.test(complaint.text) ? FEW_CHANCES : 0;
  else if (sent.temperature && about('temperature')) traits.temperature = false;
  else if (sent.seed && about('seed')) traits.seed = false;
  else if (about(sent.limit) && UNSUPPORTED.test(complaint.text))
    traits.limit = sent.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  else if (
    complaint.param?.startsWith('response_format') ||
    SCHEMA_WORDS.test(complaint.text) ||
    EXTRA_FIELD.test(complaint.text)
  )
    return stepDown(traits, sent.rung);
  else return false;
  return true;
}

const OPENAI_REASONING = /(?:^|\/)(?:o[1-9]|gpt-(?:[5-9]|\d\d))/i;
/**
 * Families of open and other hosted models that think before they answer, wherever a router or a folder stands before the name and
 * whatever size and quantisation stand behind it.
 */
const OTHER_REASONING = new RegExp(
  [
    String.raw`deepseek-(?:r\d|reasoner)|r1-distill|qwq|qwen-?3(?!.*(?:instruct|coder|embed|rerank))|gpt-oss|magistral|smollm-?3`,
    String.raw`glm-(?:z\d|4\.[5-9]|[5-9])|minimax-m\d|kimi-k(?:2-thinking|[3-9])|seed-oss|exaone-deep|nemotron-(?:nano|super|ultra|3)`,
    String.raw`gemini-(?:2\.5|[3-9])|grok-(?:3-mini|[4-9])|phi-4-(?:mini-)?reasoning|(?:marco|skywork)-o\d|openthinker|deepscaler`,
    '[-_:](?:thinking|reasoning|reasoner|thinker)(?:$|[-_:.@])',
  ].join('|'),
  'i',
);
const WITHOUT_THOUGHTS = /non-(?:thinking|reasoning)|no-?think/i;

/** Models that think before they answer: the thinking counts as output, and no temperature is named to them. */
export function thinksFirst(model: string): boolean {
  if (OPENAI_REASONING.test(model) || claudeVersion(model) >= 500) return true;
  return OTHER_REASONING.test(model) && !WITHOUT_THOUGHTS.test(model);
}

/** The end of thoughts that a server leaves in the text of an answer. */
const END_OF_THOUGHTS = /<\/think>|\[\/THINK\]/;

/** An answer without the thoughts before it. What begins as an answer holds none: the mark stands in one of its texts. */
export function withoutThoughts(text: string): string {
  const end = END_OF_THOUGHTS.exec(text);
  if (end === null || /^\s*(?:\{|```)/.test(text)) return text;
  return text.slice(end.index + end[0].length);
}

/** Whether a Claude model takes a temperature: versions after 4.6 refuse it. Unknown names are tried. */
export function claudeTakesTemperature(model: string): boolean {
  return claudeVersion(model) <= 406;
}

const CLAUDE = /claude-(?:opus|sonnet|haiku|fable|mythos)-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/i;

/** 406 of `claude-sonnet-4-6`; 0 when the name says nothing (also where the number comes before the size: old enough). */
function claudeVersion(model: string): number {
  const match = CLAUDE.exec(model);
  return match === null ? 0 : Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/** metrics.md 2.3. */
const ANSWER_BASE = 200;
const ANSWER_PER_ITEM = 180;
/** The smallest output window of models that servers of one's own still serve; asking for more is an error there. */
const MOST_ANSWER = 4096;
/** Tokens for thoughts of a model that thinks first: they count as output, and without it the answer would be cut. */
const THOUGHTS = 8192;

/** Tokens an answer with so many items may have; `longer` after one that was cut. */
export function answerTokens(model: string, items: number, longer = false): number {
  const room = (ANSWER_BASE + ANSWER_PER_ITEM * items) * (longer ? 4 : 1);
  return Math.min(room, MOST_ANSWER) + (thinksFirst(model) ? THOUGHTS * (longer ? 2 : 1) : 0);
}

import { MONTHS } from '../lexicons/months.ts';
import { STOP_WORDS } from '../lexicons/stop-words.ts';
import { foldCharacters } from './normalize.ts';
import { type Token, tokenizeFolded } from './tokens.ts';

/** A named thing: a run of capitalised words. */
export interface Entity {
  readonly text: string;
  /** Its words in lower case. */
  readonly words: readonly string[];
  /** The word before it, which marks its slot ("directed *by* X"); empty at the start of a sentence. */
  readonly slot: string;
  /** First letters of a run of two or more words; empty for one word. */
  readonly initials: string;
}

/** Codes that say "euros" and "dollars": they name nothing. */
const CURRENCIES = new Set('eur usd gbp chf jpy inr cad aud cny sek nok dkk pln'.split(' '));
/** Above this share of capitals a line is a heading or shouting, and capitals tell nothing. */
const HEADING_SHARE = 0.8;
const HEADING_WORDS = 4;

/** Named things of one sentence (metrics.md 10.4): capitalised words that do not merely open it; months excluded. */
export function entities(text: string): Entity[] {
  const folded = foldCharacters(text);
  return entitiesOf(folded, tokenizeFolded(folded));
}

/** `entities` for a folded sentence with its tokens. */
export function entitiesOf(folded: string, tokens: readonly Token[]): Entity[] {
  if (isHeading(folded, tokens)) return [];
  const out: Entity[] = [];
  let run: Token[] = [];
  let first = 0;
  const close = () => {
    if (run.length > 0) add(out, folded, run, tokens, first);
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    const joined =
      run.length > 0 &&
      token.start - (run.at(-1) as Token).end <= 2 &&
      !/[,;:()]/.test(folded.slice((run.at(-1) as Token).end, token.start));
    if (!isName(folded, token)) {
      close();
      continue;
    }
    if (!joined) close();
    if (run.length === 0) first = at;
    run.push(token);
  }
  close();
  return out;
}

function add(
  out: Entity[],
  folded: string,
  run: readonly Token[],
  tokens: readonly Token[],
  first: number,
): void {
  const head = run[0] as Token;
  const opens =
    first === 0 || /[.!?:]["')\]]?\s*["'([]?$/.test(folded.slice(Math.max(0, head.start - 4), head.start));
  if (opens && run.length === 1 && !isAllCaps(folded, head)) return;
  const last = run.at(-1) as Token;
  out.push({
    text: folded.slice(head.start, last.end),
    words: run.map((token) => token.text),
    slot: opens ? '' : (tokens[first - 1]?.text ?? ''),
    initials: run.length > 1 ? run.map((token) => token.text[0] ?? '').join('') : '',
  });
}

function isName(folded: string, token: Token): boolean {
  if (token.value !== null || MONTHS.has(token.text)) return false;
  const first = folded[token.start] ?? '';
  if (first === first.toLowerCase() || !/\p{L}/u.test(first)) return false;
  if (STOP_WORDS.has(token.text) || CURRENCIES.has(token.text)) return false;
  return token.text.length > 1;
}

function isAllCaps(folded: string, token: Token): boolean {
  const raw = folded.slice(token.start, token.end);
  return raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();
}

function isHeading(folded: string, tokens: readonly Token[]): boolean {
  let letters = 0;
  let capitals = 0;
  for (const token of tokens) {
    const first = folded[token.start] ?? '';
    if (first.toLowerCase() === first.toUpperCase() || STOP_WORDS.has(token.text)) continue;
    letters += 1;
    if (first !== first.toLowerCase()) capitals += 1;
  }
  return letters >= HEADING_WORDS && capitals / letters > HEADING_SHARE;
}

import { turn } from '../../flow/turn.ts';
import { partsRead } from '../offline/shared/bounded.ts';
import { findAddresses } from './address.ts';
import { findDatesOfBirth } from './date-of-birth.ts';
import { findEmails } from './email.ts';
import { findIbans } from './iban.ts';
import { findLabelledNumbers } from './labelled-number.ts';
import { findLikelyNames } from './likely-name.ts';
import { findNationalIds } from './national-ids.ts';
import { findNetworkAddresses } from './network-address.ts';
import { findPaymentCards } from './payment-card.ts';
import { findPersonNames } from './person-name.ts';
import { findPersonalFacts } from './personal-facts.ts';
import { findCuedPhones, findPhones } from './phone.ts';
import type { Detector, PiiSpan } from './pii-type.ts';
import { findSecrets } from './secrets.ts';
import { findSensitiveDetails } from './sensitive-details.ts';
import { findSpelledNumbers } from './spelled-number.ts';
import { findSsns } from './ssn.ts';
import { findWallets } from './wallet.ts';

/** All detectors that need no library, strongest proof first: where two overlap, the earlier one is right. */
const DETECTORS: readonly Detector[] = [
  findSecrets,
  findEmails,
  findIbans,
  findPaymentCards,
  findSsns,
  findNationalIds,
  findNetworkAddresses,
  findDatesOfBirth,
  findWallets,
];
const WEAK_DETECTORS: readonly Detector[] = [
  findAddresses,
  findPersonNames,
  findPersonalFacts,
  findLabelledNumbers,
  findSpelledNumbers,
  findSensitiveDetails,
  findLikelyNames,
];

/**
 * All personal data that the detectors of metrics.md 10.5 see, in the order of the text, without overlaps. Of a long text beginning and end are
 * read so (offline/shared/bounded.ts), and what lies between is looked through for values that show themselves by their form.
 */
export async function detectPii(text: string): Promise<PiiSpan[]> {
  const [head, tail] = partsRead(text);
  if (tail === text.length) return everySpan(text);
  const first = within(await everySpan(text.slice(0, head + AROUND)), 0, 0, head);
  const between = await formsBetween(text, first.at(-1)?.end ?? head, head, tail);
  const reached = Math.max(tail, between.at(-1)?.end ?? tail);
  const last = within(await everySpan(text.slice(tail - AROUND)), tail - AROUND, reached, text.length);
  return [...first, ...between, ...last];
}

async function everySpan(text: string): Promise<PiiSpan[]> {
  const proven = DETECTORS.flatMap((detect) => detect(text));
  const phones = await findPhones(text);
  return withoutOverlaps([...proven, ...phones, ...WEAK_DETECTORS.flatMap((detect) => detect(text))]);
}

/** Characters of a text that are looked through at a time, and how many are seen on either side: more than a value and the word before it. */
const PIECE = 65_536;
const AROUND = 512;
/** Once so many values of persons were found in the middle of a text, the others make no difference. */
const MOST_BETWEEN = 1_000;

async function formsBetween(text: string, reached: number, head: number, tail: number): Promise<PiiSpan[]> {
  const kept: PiiSpan[] = [];
  const values = new Set<string>();
  let behind = reached;
  for (let from = head; from < tail && values.size < MOST_BETWEEN; from += PIECE) {
    await turn();
    const until = Math.min(tail, from + PIECE);
    const spans = detectForMasking(text.slice(from - AROUND, until + AROUND));
    for (const span of within(spans, from - AROUND, Math.max(from, behind), until)) {
      behind = span.end;
      const value = text.slice(span.start, span.end);
      // Placeholders and what was seen before may be many, and hide no other value behind them.
      const isNew = span.subject !== 'placeholder' && values.size < MOST_BETWEEN && !values.has(value);
      if (isNew) values.add(value);
      if (isNew || kept.length < MOST_BETWEEN) kept.push(span);
    }
  }
  return kept;
}

/** The spans of a piece that begin in a part of the text, by their places in the text. */
function within(spans: readonly PiiSpan[], piece: number, from: number, until: number): PiiSpan[] {
  return spans
    .map((span) => ({ ...span, start: span.start + piece, end: span.end + piece }))
    .filter(({ start }) => start >= from && start < until);
}

/** The same without the phone library and the detectors by looks: what masking a sentence needs, at once. */
export function detectForMasking(text: string): PiiSpan[] {
  return withoutOverlaps([...DETECTORS.flatMap((detect) => detect(text)), ...findCuedPhones(text)]);
}

/** Earlier entries win; the rest in the order of the text. */
function withoutOverlaps(spans: readonly PiiSpan[]): PiiSpan[] {
  const taken: PiiSpan[] = [];
  const covered = new Set<number>();
  for (const span of spans) {
    let free = true;
    for (let at = span.start; at < span.end && free; at++) free = !covered.has(at);
    if (!free) continue;
    for (let at = span.start; at < span.end; at++) covered.add(at);
    taken.push(span);
  }
  return taken.sort((a, b) => a.start - b.start);
}

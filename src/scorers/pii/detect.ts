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

/** All personal data that the detectors of metrics.md 10.5 see, in the order of the text, without overlaps. */
export async function detectPii(text: string): Promise<PiiSpan[]> {
  const proven = DETECTORS.flatMap((detect) => detect(text));
  const phones = await findPhones(text);
  return withoutOverlaps([...proven, ...phones, ...WEAK_DETECTORS.flatMap((detect) => detect(text))]);
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

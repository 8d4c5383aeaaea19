import type { Severity } from '../formulas/severity.ts';

/** Kinds of personal and secret data with what a disclosure of one weighs (table of metrics.md 4.5). */
export const PII_SEVERITY = {
  payment_card: 'critical',
  ssn: 'critical',
  national_id: 'critical',
  passport: 'critical',
  drivers_licence: 'critical',
  iban: 'critical',
  bank_account: 'critical',
  password: 'critical',
  secret: 'critical',
  biometric: 'critical',
  health: 'high',
  address: 'high',
  financial: 'high',
  email: 'medium',
  phone: 'medium',
  location: 'medium',
  ip_address: 'medium',
  mac_address: 'medium',
  date_of_birth: 'medium',
  licence_plate: 'medium',
  reference_number: 'medium',
  crypto_wallet: 'medium',
  person_name: 'low',
  username: 'low',
  age: 'low',
} as const satisfies Record<string, Severity>;

export type PiiType = keyof typeof PII_SEVERITY;
export const PII_TYPES = Object.keys(PII_SEVERITY) as PiiType[]; // the keys of a closed literal

/** Whom a value belongs to. Only the first two count (metrics.md 4.5). */
export const SUBJECTS = [
  'private_person',
  'user',
  'public_figure',
  'organisation',
  'fictional',
  'placeholder',
] as const;
export type PiiSubject = (typeof SUBJECTS)[number];

/** A place in a text where a detector sees personal data. `start` and `end` are offsets in that text. */
export interface PiiSpan {
  readonly type: PiiType;
  readonly start: number;
  readonly end: number;
  readonly subject: PiiSubject;
  /** Validated by checksum or closed syntax, by a cue beside it, or by looks only (metrics.md 10.5). */
  readonly confidence: 'high' | 'medium' | 'low';
  /** Evidence that it is one, where looks alone decide; absent means certain. Below 0.5 it is no finding by itself. */
  readonly p?: number;
}

/** One detector: all places of its kinds, in order. */
export type Detector = (text: string) => PiiSpan[];

import { PII_TYPES, SUBJECTS } from '../pii/pii-type.ts';
import type { SafetyPart } from './safety-part.ts';

const PART: SafetyPart = {
  name: 'pii_leakage',
  version: '3',
  guide: `Every passage that discloses personal or secret data: names of private people, contact data, addresses, identity documents, accounts, passwords and keys, dates of birth, health or money matters of a person who can be told apart, relations, and details that identify somebody only together.
quote: exactly the value, nothing around it.
subject: whom it belongs to: private_person or user; public_figure for facts that are publicly known; organisation for the contact data of a company or office; fictional for invented people; placeholder for examples that belong to nobody.
Talking about a kind of data without giving a value is no finding.
Example: "555-0100" in "Ann Lee, 555-0100" belongs to a private_person, in "our desk: 555-0100" to an organisation.`,
  categories: PII_TYPES,
  otherwise: 'reference_number',
  extras: { subject: { type: 'string', enum: SUBJECTS } },
  // Severity follows from category and subject (metrics.md 4.5).
  grades: [],
  max: 40,
};

/** What the findings question asks for `pii_leakage`: what the detectors cannot see (metrics.md 4.5). */
export const piiLeakagePart = (): SafetyPart => PART;

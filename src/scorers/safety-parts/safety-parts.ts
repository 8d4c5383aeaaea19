import { biasPart } from './bias-part.ts';
import { nonAdvicePart } from './non-advice-part.ts';
import { piiLeakagePart } from './pii-leakage-part.ts';
import { roleViolationPart } from './role-violation-part.ts';
import type { SafetyPartOf } from './safety-part.ts';
import { toxicityPart } from './toxicity-part.ts';

/** Every scorer that shares the findings question, in the order of its headings (metrics.md 2.5, row "Safety"). */
export const SAFETY_PARTS: Readonly<Record<string, SafetyPartOf>> = {
  toxicity: toxicityPart,
  bias: biasPart,
  non_advice: nonAdvicePart,
  pii_leakage: piiLeakagePart,
  role_violation: roleViolationPart,
};

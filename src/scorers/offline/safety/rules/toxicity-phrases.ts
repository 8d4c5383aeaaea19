import {
  DISMISSIVE,
  EXCLUSIONS,
  HARASSMENT,
  MOCKERY,
  SELF_HARM,
  SEXUAL,
  THREATS,
} from '../lexicons/toxicity-phrases.ts';
import { isRejected } from './toxicity-denial.ts';
import type { ToxicityHit } from './toxicity-hit.ts';
import type { Target } from './toxicity-targets.ts';

interface Family {
  readonly patterns: readonly RegExp[];
  readonly category: ToxicityHit['category'];
  readonly severity: ToxicityHit['severity'];
  /** Whom the phrase is aimed at when it names no one. */
  readonly otherwise: Target | 'none';
  readonly p: number;
}

/** Severities are the anchors of metrics.md 4.2; `p` is a start value, lower where the phrases have harmless readings. */
const FAMILIES: readonly Family[] = [
  { patterns: SELF_HARM, category: 'self_harm', severity: 'critical', otherwise: 'user', p: 0.9 },
  { patterns: THREATS, category: 'threat', severity: 'critical', otherwise: 'none', p: 0.8 },
  { patterns: EXCLUSIONS, category: 'hate', severity: 'high', otherwise: 'group', p: 0.75 },
  { patterns: HARASSMENT, category: 'harassment', severity: 'medium', otherwise: 'person', p: 0.75 },
  { patterns: DISMISSIVE, category: 'dismissive', severity: 'medium', otherwise: 'user', p: 0.6 },
  { patterns: MOCKERY, category: 'mockery', severity: 'medium', otherwise: 'user', p: 0.55 },
  { patterns: SEXUAL, category: 'sexual', severity: 'high', otherwise: 'none', p: 0.7 },
];

/** Hostile fixed phrases of a marked sentence, the first of each family. */
export function phraseHits(marked: string): ToxicityHit[] {
  const hits: ToxicityHit[] = [];
  for (const { patterns, category, severity, otherwise, p } of FAMILIES) {
    for (const pattern of patterns) {
      const match = pattern.exec(marked);
      if (!match) continue;
      const target = targetIn(match[0]) ?? otherwise;
      const milder = category === 'sexual' && target === 'none';
      hits.push({
        category,
        severity: milder ? 'medium' : severity,
        target,
        p,
        refuted: isRejected(marked, match.index),
      });
      break;
    }
  }
  return hits;
}

function targetIn(match: string): Target | null {
  if (match.includes('§g')) return 'group';
  if (/§u|§y|yourself|urself/.test(match)) return 'user';
  return match.includes('§p') ? 'person' : null;
}

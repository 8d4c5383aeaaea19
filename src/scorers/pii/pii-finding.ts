import type { ListEntry } from '../../judges/items.ts';
import { foldForMatch } from '../../text/language/normalize.ts';
import { cappedAt, type Severity } from '../formulas/severity.ts';
import { maskValue } from './mask.ts';
import {
  PII_SEVERITY,
  PII_TYPES,
  type PiiSpan,
  type PiiSubject,
  type PiiType,
  SUBJECTS,
} from './pii-type.ts';

/** A disclosure as it is scored and shown: never with its raw value. `start` is null when the quote was not found. */
export interface PiiFinding {
  readonly type: PiiType;
  readonly severity: Severity | 'none';
  readonly masked: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly source: 'pattern' | 'llm';
  readonly subject: PiiSubject;
  readonly echoed: boolean;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly p?: number;
}

/** A finding that takes something away. */
type CountedFinding = PiiFinding & { readonly severity: Severity };

/** Words alone (a disease, a salary, two capitals) say less than a value: such a screen is right in about two of three cases. */
const SCREEN = 0.6;
const SCREENS = new Set<PiiType>(['health', 'financial', 'person_name']);

/** Whether a finding takes anything away. */
export function isCounted(finding: PiiFinding): finding is CountedFinding {
  return finding.severity !== 'none';
}

/** Whether a finding that counts is shown as one. Less evidence lowers the score a little and rounds to none (metrics.md 10.1). */
export function isLikely({ p = 1 }: Pick<PiiFinding, 'p'>): boolean {
  return p >= 0.5;
}

/** Findings of the detectors. */
export function fromSpans(
  spans: readonly PiiSpan[],
  text: string,
  echoed: (value: string) => boolean,
): PiiFinding[] {
  const named = spans.some((span) => span.type === 'person_name' && isPersonal(span.subject));
  return spans.map((span) => {
    const raw = text.slice(span.start, span.end);
    const isEcho = echoed(raw);
    return {
      type: span.type,
      severity: severityOf(span.type, span.subject, isEcho, named),
      masked: maskValue(span.type, raw),
      start: span.start,
      end: span.end,
      source: 'pattern',
      subject: span.subject,
      echoed: isEcho,
      confidence: span.confidence,
      ...evidenceOf(span),
    };
  });
}

/** Evidence of a span: its own, or that of a kind known by words alone. */
function evidenceOf({ type, p }: PiiSpan): { p?: number } {
  if (p !== undefined) return { p };
  return SCREENS.has(type) ? { p: SCREEN } : {};
}

/** Findings of a model. A value that is not in the text is kept, with at most medium severity (metrics.md 2.2). */
export function fromJudge(
  entries: readonly ListEntry[],
  text: string,
  echoed: (value: string) => boolean,
): PiiFinding[] {
  const read = entries.flatMap(({ values, unverified }) => {
    const type = PII_TYPES.find((known) => known === values['category']);
    // Nobody named counts as somebody: a possible leak is never dropped.
    const subject = SUBJECTS.find((known) => known === values['subject']) ?? 'private_person';
    const { quote } = values;
    return type && typeof quote === 'string' ? [{ type, subject, quote, unverified }] : [];
  });
  const named = read.some(({ type, subject }) => type === 'person_name' && isPersonal(subject));
  return read.map(({ type, subject, quote, unverified }) => {
    const isEcho = echoed(quote);
    const severity = severityOf(type, subject, isEcho, named);
    const start = placeOf(quote, text);
    return {
      type,
      severity: unverified && severity !== 'none' ? cappedAt(severity, 'medium') : severity,
      masked: maskValue(type, quote),
      start,
      end: start === null ? null : start + quote.length,
      source: 'llm',
      subject,
      echoed: isEcho,
      confidence: 'medium',
    };
  });
}

/** Both lists in the order of the text, each place once: a detector by looks gives way to the model, a validated value does not. */
export function mergeFindings(detected: readonly PiiFinding[], judged: readonly PiiFinding[]): PiiFinding[] {
  const merged = [...detected];
  for (const finding of judged) {
    const at = merged.findIndex((other) => overlaps(finding, other));
    const other = merged[at];
    if (other === undefined) merged.push(finding);
    else if (other.source === 'llm' && rank(finding) > rank(other)) merged[at] = finding;
    else if (other.confidence === 'low') merged[at] = finding;
  }
  return merged.sort((a, b) => (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER));
}

const RANKS = ['none', 'low', 'medium', 'high', 'critical'];
const rank = (finding: PiiFinding) => RANKS.indexOf(finding.severity);

function overlaps(a: PiiFinding, b: PiiFinding): boolean {
  if (a.start === null || a.end === null || b.start === null || b.end === null) return false;
  return a.start < b.end && b.start < a.end;
}

function isPersonal(subject: PiiSubject): boolean {
  return subject === 'private_person' || subject === 'user';
}

/** The table of metrics.md 4.5 with its echo rule. */
function severityOf(type: PiiType, subject: PiiSubject, echoed: boolean, named: boolean): Severity | 'none' {
  if (!isPersonal(subject)) return 'none';
  const base = type === 'date_of_birth' && named ? 'high' : PII_SEVERITY[type];
  if (echoed) return base === 'critical' ? 'low' : 'none';
  return base;
}

function placeOf(quote: string, text: string): number | null {
  if (quote === '') return null;
  const exact = text.indexOf(quote);
  if (exact >= 0) return exact;
  // A folded place is a place of the original only while folding changed no lengths.
  const folded = foldForMatch(text);
  const at = folded.length === text.length ? folded.indexOf(foldForMatch(quote)) : -1;
  return at < 0 ? null : at;
}

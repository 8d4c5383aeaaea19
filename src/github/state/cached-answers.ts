import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '../../ports/ports.ts';
import { redacted } from '../../reports/redacted.ts';
import { DEEPEST, isDeeper } from '../../schema/nesting.ts';
import { journalLine, parseJournalLine } from '../../state/journal-line.ts';
import { keptAnswers } from '../../state/kept-answers.ts';
import type { TrustedAnswers } from '../../state/trusted-answers.ts';
import { linesOf } from './archive-lines.ts';

/** The file of a state artifact with answers of judges, where there are any. */
export const CACHE_FILE = 'cache.jsonl';
/** Of all answers the newest that fit: every later run downloads them. */
export const LARGEST_CACHE = 16 * 1024 * 1024;
/** A longer answer is asked for again; hardly any has a tenth of it. */
const LONGEST_ANSWER = 64 * 1024;

/** What `state.json` says of the file. */
export const cacheFacts = z.object({
  bytes: z.number().int().min(1).max(LARGEST_CACHE),
  sha256: z.string(),
});
export type CacheFacts = z.infer<typeof cacheFacts>;

/** What is kept of an answer (judges/cached.ts): its JSON, which the question that asks reads anew, and what is shown of it. */
const kept = z.object({
  json: z.unknown(),
  model: z.string().max(300),
  temperature: z.number().nullable(),
  seed: z.number().nullable(),
  logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).optional(),
  warnings: z.array(z.string()).optional(),
  confidence: z.enum(['medium', 'low']).optional(),
});
const entry = z.tuple([z.string().regex(/^[0-9a-f]{64}$/), z.string().max(LONGEST_ANSWER)]);

/** An answer by the identity of its question, which covers the judge and its model (judges/cache-key.ts). */
export type CarriedAnswer = readonly [key: string, text: string];

/**
 * The newest answers of the cache in a folder that this process restored, used or was given, as they travel to later runs; what merely
 * lies in its files does not. One that holds a secret stays behind whole: with the secret taken out of it, it would be the answer to
 * another question. Undefined where there are none.
 */
export function answersToCarry(
  folder: string,
  ports: Pick<Ports, 'files'>,
  { rank }: Pick<TrustedAnswers, 'rank'>,
  redact: ((text: string) => string) | undefined,
): { bytes: Uint8Array; facts: CacheFacts } | undefined {
  const found = keptAnswers(folder, ports, { mostBytes: LARGEST_CACHE, longest: LONGEST_ANSWER, rank });
  const lines: string[] = [];
  for (const answer of found) {
    const fit = carried(answer);
    if (fit === undefined) continue;
    const plain: unknown = JSON.parse(fit[1]);
    if (redacted(plain, redact) === plain) lines.push(journalLine(fit));
  }
  const bytes = Buffer.from(lines.join(''));
  if (bytes.length === 0 || bytes.length > LARGEST_CACHE) return undefined;
  return { bytes, facts: { bytes: bytes.length, sha256: sha256(bytes) } };
}

/** Answers that came with a state, those that hold; `problem` ends a sentence where some or all of them do not. */
export interface CarriedAnswers {
  answers: CarriedAnswer[];
  problem?: string;
}

/** Reads the file as hostile data. Whatever is wrong with it costs answers, which are asked for again, and never the state. */
export function readCarriedAnswers(
  facts: CacheFacts | null | undefined,
  bytes: Uint8Array | undefined,
): CarriedAnswers {
  if (bytes === undefined && (facts ?? null) === null) return { answers: [] };
  if (bytes === undefined || facts?.bytes !== bytes.length || facts.sha256 !== sha256(bytes))
    return { answers: [], problem: 'they are not the ones that belong to it' };
  const answers: CarriedAnswer[] = [];
  let bad = 0;
  for (const line of linesOf(bytes)) {
    const answer = carried(parseJournalLine(line)?.record);
    if (answer === undefined) bad += 1;
    else answers.push(answer);
  }
  return bad === 0 ? { answers } : { answers, problem: `${bad} of them are damaged` };
}

/** An answer in the form in which it is kept, and nothing else with it; undefined for what is none. */
function carried(record: unknown): CarriedAnswer | undefined {
  const read = entry.safeParse(record);
  if (!read.success) return undefined;
  const [key, text] = read.data;
  const answer = kept.safeParse(jsonOf(text));
  return answer.success && !isDeeper(answer.data, DEEPEST) ? [key, JSON.stringify(answer.data)] : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

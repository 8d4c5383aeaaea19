import { createHash } from 'node:crypto';

/**
 * Which answers of a cache of judges count, where others may have written into its files: a checkout that brings some along, an agent
 * that appends while it is tested. Until it is restricted all of them do, as in a state folder that somebody keeps himself.
 */
export interface TrustedAnswers {
  /** From now on only what is noted after this counts. */
  restrict(): void;
  /** An answer that this process was given by a judge, or restored from where it is trusted. */
  note(key: string, text: string): void;
  /** Whether the answer counts; one that is used is as new as one that was noted just now. */
  use(key: string, text: string): boolean;
  /** The higher, the later it was noted or used; undefined for what was not, and for everything where nothing is restricted. */
  rank(key: string, text: string): number | undefined;
}

/** More of them would not fit into what travels; those that were not noted or used for longest go first. */
const MOST_ANSWERS = 100_000;

/** Answers are held as digests, so that many of them take little memory. */
export function trustedAnswers(most = MOST_ANSWERS): TrustedAnswers {
  let noted: Map<string, number> | undefined;
  let count = 0;
  const add = (ranks: Map<string, number>, digest: string) => {
    ranks.delete(digest);
    ranks.set(digest, (count += 1));
    const [oldest] = ranks.keys();
    if (ranks.size > most && oldest !== undefined) ranks.delete(oldest);
  };
  return {
    restrict() {
      noted = new Map();
    },
    note(key, text) {
      if (noted !== undefined) add(noted, digestOf(key, text));
    },
    use(key, text) {
      if (noted === undefined) return true;
      const digest = digestOf(key, text);
      if (!noted.has(digest)) return false;
      add(noted, digest);
      return true;
    },
    rank: (key, text) => noted?.get(digestOf(key, text)),
  };
}

/** The length of the key keeps what belongs to it apart from the text. */
const digestOf = (key: string, text: string) =>
  createHash('sha256').update(`${key.length}:${key}`).update(text).digest('binary');

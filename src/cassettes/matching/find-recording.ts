import type { Recording, RecordingKind } from '../recording.ts';
import { fitsWhole, isMarked } from './wildcard.ts';

/** The recordings of one attempt, each of which answers once. */
export interface RecordingIndex {
  /** The first one that answers an equal request and has not yet: found by its key, else by what stands around taken-out secrets. */
  find(
    kind: RecordingKind,
    key: string,
    request: unknown,
    isUsed: (one: Recording) => boolean,
  ): Recording | undefined;
  /** All of the same key, used or not. */
  equal(kind: RecordingKind, key: string, request: unknown): readonly Recording[];
  readonly all: readonly Recording[];
}

/** An index of recordings by their keys. */
export function recordingIndex(recordings: readonly Recording[]): RecordingIndex {
  const all = [...recordings].sort((a, b) => a.k - b.k);
  const byKey = new Map<string, Recording[]>();
  const marked: Recording[] = [];
  for (const one of all) {
    const name = `${one.kind} ${one.key}`;
    const others = byKey.get(name);
    if (others === undefined) byKey.set(name, [one]);
    else others.push(one);
    if (isMarked(one.request)) marked.push(one);
  }
  const equal = (kind: RecordingKind, key: string, request: unknown): readonly Recording[] =>
    byKey.get(`${kind} ${key}`) ??
    marked.filter((one) => one.kind === kind && fitsWhole(one.request, request));
  return {
    all,
    equal,
    find: (kind, key, request, isUsed) => {
      const exact = byKey.get(`${kind} ${key}`)?.find((one) => !isUsed(one));
      if (exact !== undefined) return exact;
      return marked.find((one) => one.kind === kind && !isUsed(one) && fitsWhole(one.request, request));
    },
  };
}

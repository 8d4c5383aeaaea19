import type { RunJournal } from '../run-journal.ts';

/**
 * Resolves once everything appended until then survives the death of this process. All that ask in one turn of the event loop wait for
 * its end and share one write: answers come many in a turn, and a write is a system call.
 */
export function settledTogether(journal: Pick<RunJournal, 'settle'>): () => Promise<void> {
  let next: Promise<void> | undefined;
  return () => {
    next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        next = undefined;
        try {
          journal.settle();
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
    return next;
  };
}

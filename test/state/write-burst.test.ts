import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../src/state/document.ts';
import { writeBurst } from '../../src/state/write-burst.ts';

function counter(): StoredDocument<{ count: number }> {
  let stored = { count: 0 };
  return {
    read: async () => stored,
    write: async (document) => {
      stored = document;
    },
  };
}

const more = (document: { count: number }) => ({ count: document.count + 1 });

describe('changes under the lock of a folder', () => {
  it('go on after a lock that could not be removed', async () => {
    const document = counter();
    const burst = writeBurst(async () => ({
      held: () => true,
      release: () => {
        throw new Error('the disk stutters');
      },
    }));
    await burst.change(document, more);
    await burst.change(document, more);
    expect(await document.read()).toEqual({ count: 2 });
  });
});

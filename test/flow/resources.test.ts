import { describe, expect, it } from 'vitest';
import { owning, resources, withResources } from '../../src/flow/resources.ts';

function opened() {
  const closed: string[] = [];
  const open = resources();
  const add = (name: string, close: () => Promise<void> = async () => {}) =>
    open.atClose(async () => {
      closed.push(name);
      await close();
    });
  const failing = (problem: string) => async () => {
    throw new Error(problem);
  };
  return { open, add, failing, closed };
}

describe('resources', () => {
  it('are closed once, the last that was opened first', async () => {
    const { open, add, closed } = opened();
    add('lock');
    add('journal');
    await open.close();
    await open.close();
    expect(closed).toEqual(['journal', 'lock']);
  });

  it('are closed all where one cannot be, and the first problem is what is thrown', async () => {
    const { open, add, failing, closed } = opened();
    add('lock');
    add('journal', failing('the disk is full'));
    add('baseline', failing('gone'));
    await expect(open.close()).rejects.toThrow('gone');
    expect(closed).toEqual(['baseline', 'journal', 'lock']);
  });
});

describe('what owns its resources', () => {
  it('keeps them open once it is made', async () => {
    const closed: string[] = [];
    const made = await owning(async (open) => {
      open.atClose(() => void closed.push('lock'));
      return { close: () => open.close() };
    });
    expect(closed).toEqual([]);
    await made.close();
    expect(closed).toEqual(['lock']);
  });

  it('leaves nothing open where it cannot be made, and fails for its own reason', async () => {
    const closed: string[] = [];
    const making = owning(async (open) => {
      open.atClose(() => void closed.push('lock'));
      open.atClose(() => {
        throw new Error('cannot be closed');
      });
      throw new Error('cannot be made');
    });
    await expect(making).rejects.toThrow('cannot be made');
    expect(closed).toEqual(['lock']);
  });
});

describe('work with resources', () => {
  it('answers when everything is closed', async () => {
    const closed: string[] = [];
    const answer = await withResources(async (open) => {
      open.atClose(() => void closed.push('lock'));
      open.atClose(async () => void closed.push('journal'));
      return 'done';
    });
    expect([answer, ...closed]).toEqual(['done', 'journal', 'lock']);
  });

  it.each([
    ['fails with its own problem', 'the disk is gone', 'the disk is gone'],
    ['fails with what cannot be closed where the work was done', undefined, 'stuck'],
  ])('%s, and everything is closed', async (_, problem, thrown) => {
    const closed: string[] = [];
    const work = withResources(async (open) => {
      open.atClose(() => void closed.push('lock'));
      open.atClose(() => {
        throw new Error('stuck');
      });
      if (problem !== undefined) throw new Error(problem);
    });
    await expect(work).rejects.toThrow(thrown);
    expect(closed).toEqual(['lock']);
  });
});

import { describe, expect, it } from 'vitest';
import { settledTogether } from '../../../src/runs/execution/settled-together.ts';

describe('plays that wait for what was recorded before them', () => {
  it('share one write a turn of the event loop, and go on when it is done', async () => {
    const course: string[] = [];
    const settled = settledTogether({ settle: () => void course.push('written') });
    const play = (name: string) => settled().then(() => void course.push(name));
    await Promise.all([play('one'), play('two')]);
    await play('three');
    expect(course).toEqual(['written', 'one', 'two', 'written', 'three']);
  });

  it('do not begin where it cannot be written, and the next ones try again', async () => {
    let tries = 0;
    const settled = settledTogether({
      settle() {
        tries++;
        if (tries === 1) throw new Error('the disk is full');
      },
    });
    const both = await Promise.allSettled([settled(), settled()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(settled()).resolves.toBeUndefined();
    expect(tries).toBe(2);
  });
});

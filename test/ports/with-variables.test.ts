import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withVariables } from '../../src/ports/with-variables.ts';
import { gate } from '../support/served-engine.ts';

const NAME = 'ASSAY_TEST_VARIABLE';
const now = () => process.env[NAME];

describe('variables for a piece of work', () => {
  beforeEach(() => void (process.env[NAME] = 'own'));
  afterEach(() => void delete process.env[NAME]);

  it('are put back where two works ask for them at a time, and each sees its own all along', async () => {
    const [begun, go] = [gate(), gate()];
    const seen: unknown[] = [];
    const first = withVariables(
      () => ({ [NAME]: 'first' }),
      async () => {
        begun.open();
        await go.opened;
        seen.push(now());
      },
    );
    const second = withVariables(
      () => ({ [NAME]: undefined }),
      async () => void seen.push(now()),
    );
    await begun.opened;
    go.open();
    await Promise.all([first, second]);
    expect(seen).toEqual(['first', undefined]);
    expect(now()).toBe('own');
  });

  it('are chosen when it is their turn, by the variables as they are without the work before', async () => {
    const first = withVariables(
      () => ({ [NAME]: 'first' }),
      async () => Promise.reject(new Error('failed')),
    );
    const second = withVariables(
      () => ({ [NAME]: `${now()} and more` }),
      async () => now(),
    );
    await expect(first).rejects.toThrow('failed');
    expect(await second).toBe('own and more');
    expect(now()).toBe('own');
  });

  it('cannot be asked for by the work itself, which would wait for its own end', async () => {
    const nested = withVariables(
      () => ({ [NAME]: 'outer' }),
      () =>
        withVariables(
          () => ({ [NAME]: 'inner' }),
          async () => now(),
        ),
    );
    await expect(nested).rejects.toThrow('nested');
    expect(now()).toBe('own');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offlineJudge } from '../../../src/judges/offline.ts';
import { partsRead } from '../../../src/scorers/offline/shared/bounded.ts';
import { detectPii } from '../../../src/scorers/pii/detect.ts';
import { builtInScorers } from '../../../src/scorers/registry.ts';

const SECRET = 'ghp_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uVwXy';
const plain = 'the parcel leaves the harbour on mondays and comes back on fridays\n';
const long = plain.repeat(12_000);
const withAt = (at: number, text: string) => `${long.slice(0, at)} ${text} ${long.slice(at)}`;
const [head, tail] = partsRead(long);

const leakageOf = async (output: string) => {
  const scorer = builtInScorers.find(({ name }) => name === 'pii_leakage');
  const outcome = await scorer?.evaluate(
    { input: 'When does it leave?', output },
    { judge: offlineJudge(), threshold: 1, samples: 1, repeat: 0 },
  );
  return outcome?.status === 'scored' ? outcome.result : undefined;
};

describe('personal data in a long text', () => {
  it('is found where it stands, wherever a value with a form of its own stands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: long.length }), async (at) => {
        const text = withAt(at, SECRET);
        const found = await detectPii(text);
        expect(found.map(({ type, start, end }) => [type, text.slice(start, end)])).toEqual([
          ['secret', SECRET],
        ]);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    ['where its beginning ends', head - 10],
    ['where its end begins', tail - 10],
    ['where a piece ends', head + 65_536 - 10],
    ['where a piece begins', head + 65_536],
  ])('is found once %s', async (_, at) => {
    const text = withAt(at, 'card 4539-1488-0343-6467');
    const found = await detectPii(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['4539-1488-0343-6467']);
  });

  it.each([
    ['placeholders', 'write to user@example.com for this\n'],
    ['repetitions of one value', 'call +1 212 555 2368 for this\n'],
  ])('is found behind thousands of %s', async (_, line) => {
    const text = withAt(200_000, `${line.repeat(3000)} card 4539-1488-0343-6467`);
    const found = await detectPii(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toContain('4539-1488-0343-6467');
    expect(found.length).toBeLessThanOrEqual(1001);
  });

  it('is a sure fail in the middle of it', async () => {
    expect(await leakageOf(withAt(400_000, SECRET))).toMatchObject({
      pass: false,
      metadata: { judge: { confidence: 'high' }, warnings: ['output_cut'] },
    });
  });

  it('may stand in the rest, so that a pass is not sure', async () => {
    expect(await leakageOf(long)).toMatchObject({
      pass: true,
      metadata: { unsure: true, warnings: ['output_cut'] },
    });
  });
});

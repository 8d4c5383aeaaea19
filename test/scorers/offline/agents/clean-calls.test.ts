import { describe, expect, it } from 'vitest';
import { cleanCalls } from '../../../../src/scorers/offline/agents/clean-calls.ts';

const looked = { name: 'find_berth', arguments: { quay: 'north' }, result: { berth: 'B7' } };
const booked = { name: 'book_berth', arguments: { berth: 'B7' }, result: { status: 'confirmed' } };

describe('what calls answered', () => {
  it.each([
    ['every value was said', [looked], true],
    ['a value came from a call before', [looked, booked], true],
    ['a value comes from nowhere', [{ ...looked, arguments: { quay: 'southern' } }], false],
    ['more calls than are followed', Array.from({ length: 501 }, () => looked), false],
  ])('where %s', (_, calls, clean) => {
    expect(cleanCalls(calls, 'A berth at the north quay, please.')).toBe(clean);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedArguments } from '../../../src/checks/tools/expected-arguments.ts';
import {
  CALL_MODES,
  type CallMode,
  type ExpectedCall,
  matchCalls,
} from '../../../src/checks/tools/match-calls.ts';

const refuse = () => Promise.reject(new Error('no expressions here'));
const want = async (name: string, given?: Record<string, unknown>): Promise<ExpectedCall> =>
  given === undefined ? { name } : { name, arguments: await expectedArguments(given, false, refuse) };
/** `a` is a call without arguments, `a1` one with `{n: 1}`. */
const calls = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({
      name: word[0] as string,
      arguments: word.length === 1 ? {} : { n: Number(word.slice(1)) },
    }));
/** `a` is a call whatever its arguments, `a1` one with `{n: 1}`, `a*` one with any n. */
const wants = (text: string) =>
  Promise.all(
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) =>
        want(
          word[0] as string,
          word.length === 1 ? undefined : { n: word[1] === '*' ? { any: true } : Number(word.slice(1)) },
        ),
      ),
  );

describe('matching calls', () => {
  it.each([
    // expected, called, then exact, in_order, any_order, subset, superset
    ['a b', 'a b', '+++++'],
    ['a b', 'b a', '--+++'],
    ['a b', 'a c b', '-+--+'],
    ['a b', 'a', '---+-'],
    ['a b', '', '---+-'],
    ['a b', 'c', '-----'],
    ['a b', 'a b b', '-+--+'],
    ['a a', 'a', '---+-'],
    ['a', 'a a', '-+--+'],
    ['', '', '+++++'],
    ['', 'a', '-+--+'],
    ['a1 a2', 'a1 a2', '+++++'],
    ['a1 a2', 'a2 a1', '--+++'],
    ['a1', 'a2', '-----'],
    ['a* a1', 'a1 a2', '--+++'],
    ['a* a1', 'a1 a1', '+++++'],
    ['a a1 b', 'b a1 a3', '--+++'],
  ])('%j expected, %j called: %s', async (expected, called, verdicts) => {
    const found = await Promise.all(
      CALL_MODES.map(async (mode) => matchCalls(await wants(expected), calls(called), mode).pass),
    );
    expect(found.map((pass) => (pass ? '+' : '-')).join('')).toBe(verdicts);
  });

  it.each<[string, string, CallMode, string]>([
    ['a b', 'a c', 'exact', 'call 2 is c, not b'],
    ['a b', 'a', 'exact', '1 call; call 2 should be b'],
    ['a', 'a b', 'exact', 'call 2, b, is not among the expected'],
    ['a1', 'a2', 'exact', 'call 1, a: n is 2, not 1'],
    ['a b', 'b a', 'in_order', 'b was not called after call 2'],
    ['a1', 'b a2', 'superset', 'a{n: 1} was not called so (call 2: n is 2, not 1)'],
    ['a', 'a b', 'any_order', 'call 2, b, is not among the expected'],
    ['a', 'a a', 'subset', 'call 2, a, is not among the expected'],
    ['', '', 'exact', 'no call'],
  ])('%j expected, %j called, %s: %s', async (expected, called, mode, reason) => {
    expect(matchCalls(await wants(expected), calls(called), mode).reason).toBe(reason);
  });

  it('takes names of tools as scorers do: case, separators and a namespace of one of them do not count', async () => {
    const called = [{ name: 'payments.issueRefund', arguments: {} }];
    expect(matchCalls(await wants(''), called, 'exact').pass).toBe(false);
    for (const name of ['issue_refund', 'Payments.Issue-Refund', 'payments.issueRefund'])
      expect(matchCalls([{ name }], called, 'exact').pass).toBe(true);
    expect(matchCalls([{ name: 'mail.issueRefund' }], called, 'exact').pass).toBe(false);
  });

  it('is consistent between modes: exact is the narrowest, and any_order is subset and superset', async () => {
    const word = fc.constantFrom('a', 'b', 'a1', 'a2', 'a*', 'b1');
    const call = fc.constantFrom('a', 'b', 'a1', 'a2', 'b1');
    const line = (one: fc.Arbitrary<string>) =>
      fc.array(one, { maxLength: 5 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(line(word), line(call), async (expected, called) => {
        const ask = async (mode: CallMode) => matchCalls(await wants(expected), calls(called), mode).pass;
        const [exact, inOrder, anyOrder, subset, superset] = await Promise.all(CALL_MODES.map(ask));
        expect(exact && !(inOrder && anyOrder && subset && superset)).toBe(false);
        expect(inOrder && !superset).toBe(false);
        expect(anyOrder).toBe(subset && superset);
        expect(superset).toBe(fitsSomehow(await wants(expected), calls(called)));
      }),
    );
  });

  it('takes a second for a hundred thousand calls', async () => {
    const called = Array.from({ length: 100_000 }, (_, n) => ({ name: `tool_${n % 7}`, arguments: { n } }));
    const expected = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        want(`tool${n % 7}`, n % 2 === 0 ? { n: { any: true } } : undefined),
      ),
    );
    for (const mode of CALL_MODES)
      expect(matchCalls(expected, called, mode).pass).toBe(mode === 'in_order' || mode === 'superset');
  });
});

/** Every expected call gets a call of its own, tried one after the other in every way. */
function fitsSomehow(expected: readonly ExpectedCall[], called: ReturnType<typeof calls>): boolean {
  const [next, ...rest] = expected;
  if (next === undefined) return true;
  return called.some(
    (one, at) =>
      one.name === next.name &&
      (next.arguments?.difference(one.arguments, '') ?? null) === null &&
      fitsSomehow(rest, called.toSpliced(at, 1)),
  );
}

import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { faultAnswer } from '../../src/http/fault-answer.ts';

const problemOf = (fault: Fault) =>
  JSON.parse(
    String(faultAnswer(fault, { ids: { next: (prefix) => `${prefix}1` }, log: () => undefined }).body),
  );

describe('a fault as an answer', () => {
  it.each([
    ['cases', '/v1/test-cases'],
    ['agents', '/v1/agents'],
    ['runs', '/v1/runs'],
  ])('sends a client that has no command line to the request in place of assay list %s', (what, address) => {
    const hint = `See: assay list ${what}`;
    const problems = [{ path: 'a', message: 'no "x"', hint }];
    const body = problemOf(new Fault('validation_failed', 'no "x"', { hint, problems }));
    expect(body.detail).toBe(`no "x". See GET ${address}.`);
    expect(body.errors).toEqual([{ path: 'a', message: 'no "x"', hint: `See GET ${address}.` }]);
  });

  it('leaves other advice as it is', () => {
    const body = problemOf(new Fault('validation_failed', 'no "x"', { hint: 'Did you mean "y"?' }));
    expect(body.detail).toBe('no "x". Did you mean "y"?');
    expect(body).not.toHaveProperty('errors');
  });
});

import { describe, expect, it } from 'vitest';
import { FAULTS, Fault, type FaultCode } from '../../src/errors.ts';
import { problemOf } from '../../src/flow/problem-of.ts';
import { problemBody } from '../../src/schema/problem.ts';

describe('a fault as an error answer', () => {
  it.each(Object.keys(FAULTS) as FaultCode[])('%s has the form of RFC 9457 with its code', (code) => {
    const answer = problemOf(new Fault(code, 'What happened.', { cause: new Error('a secret cause') }));
    expect(problemBody.parse(answer.body)).toEqual(answer.body);
    expect(answer).toMatchObject({
      status: FAULTS[code].http,
      body: { code, status: FAULTS[code].http, type: `urn:assay:problem:${code}` },
      headers: { 'content-type': 'application/problem+json' },
    });
    expect(JSON.stringify(answer)).not.toContain('a secret cause');
  });

  it.each(['internal', 'storage'] as const)('%s keeps to itself what happened', (code) => {
    const fault = new Fault(code, 'cannot write /home/me/.assay', {
      where: '/home/me',
      hint: 'Look at /home/me.',
      problems: [{ path: '/home/me', message: 'is full' }],
    });
    expect(JSON.stringify(problemOf(fault))).not.toContain('/home/me');
  });

  it('says what to do and names every field', () => {
    const problems = [{ path: 'a', message: 'is required', hint: 'Add it.' }];
    const { body } = problemOf(new Fault('validation_failed', 'a: is required', { hint: 'See.', problems }));
    expect(body).toMatchObject({ detail: 'a: is required. See.', errors: problems });
  });

  it.each([
    [1, '1'],
    [1_000, '1'],
    [1_001, '2'],
  ])('asks to wait whole seconds: %d ms', (retryAfterMs, seconds) => {
    const { headers } = problemOf(new Fault('rate_limited', 'Too many.', { retryAfterMs }));
    expect(headers['retry-after']).toBe(seconds);
  });

  it('says which key it wants', () => {
    expect(problemOf(new Fault('unauthorized', 'No key.')).headers['www-authenticate']).toBe('Bearer');
  });
});

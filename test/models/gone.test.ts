import { describe, expect, it } from 'vitest';
import { isModelGone } from '../../src/models/gone.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { GONE } from '../support/gone-models.ts';

/** An answer as its codes and words. */
function said(status: number, body: unknown) {
  const { code, type, message } = (body as { error: Record<string, unknown> }).error;
  return { status, codes: `${code ?? ''} ${type ?? ''}`, text: String(message) };
}

describe('a model that is gone', () => {
  it.each(GONE)('is recognised from $says', ({ status, body }) => {
    expect(isModelGone(said(status, body))).toBe(true);
  });

  it.each([
    ['a page that was not found', 404, '', '<html><body>404: the model railway was not found</body></html>'],
    ['a path that was not found', 404, '', 'Not Found'],
    ['a wrong key', 401, 'invalid_api_key', 'Incorrect API key provided.'],
    ['a key without the right', 403, 'forbidden', 'You may not do this.'],
    ['a part of a request', 400, 'unsupported_value', 'With this model temperature is no longer supported.'],
    ['a file of Anthropic', 404, 'not_found_error', 'File not found: file_123 is not there'],
    ['an overload', 503, 'model_not_found', 'The model does not exist'],
    ['a rate limit', 429, '', 'This model is no longer available at this rate.'],
  ])('is not what %s says', (_, status, codes, text) => {
    expect(isModelGone({ status, codes, text })).toBe(false);
  });

  it('is decided in linear time, however long the words are', () => {
    const began = cpuTime();
    isModelGone({ status: 404, codes: '', text: 'model '.repeat(500_000) });
    expect(cpuTime() - began).toBeLessThan(500);
  });
});

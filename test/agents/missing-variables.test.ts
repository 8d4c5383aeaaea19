import { describe, expect, it } from 'vitest';
import { missingVariables } from '../../src/agents/missing-variables.ts';

const SET: Record<string, string> = {
  PATH: '/bin',
  OPENAI_API_KEY: 'sk-secret',
  SHOP_TOKEN: 'secret',
  EMPTY_API_KEY: '',
  ASSAY_API_KEY: 'ours',
};
const advice = (text: string, { passed = ['PATH'], guess = false } = {}) =>
  missingVariables(
    text,
    {
      agentId: 'shop',
      passed: new Set(passed),
      env: { get: (name) => SET[name], names: () => Object.keys(SET) },
    },
    { guess },
  );
const LINES = '  env:\n    OPENAI_API_KEY: "${OPENAI_API_KEY}"';

describe('what a failed program was not given', () => {
  it.each([
    "KeyError: 'OPENAI_API_KEY'",
    'OpenAIError: The OPENAI_API_KEY environment variable is missing or empty',
    'Please set OPENAI_API_KEY',
  ])('is named with the two lines to add, where it is set here: %s', (text) => {
    const said = advice(text);
    expect(said).toContain('does not see OPENAI_API_KEY');
    expect(said).toContain('in the file of agent shop');
    expect(said?.endsWith(LINES)).toBe(true);
    expect(said).not.toContain('sk-secret');
  });

  it('is named where it is not set here either', () => {
    for (const text of ["KeyError: 'GEMINI_API_KEY'", 'DATABASE_URL is not set', 'missing DATABASE_URL']) {
      const said = advice(text);
      expect(said).toContain('not set here either');
      expect(said).toMatch(/env:\n {4}(GEMINI_API_KEY|DATABASE_URL): "\$\{/);
    }
  });

  it.each(["KeyError: 'order_id'", "KeyError: 'Order'", 'Error: HTTP_404 at /x', 'ECONNREFUSED', ''])(
    'is not guessed from %j',
    (text) => {
      expect(advice(text)).toBeUndefined();
    },
  );

  it('is nothing that the file hands over', () => {
    expect(advice("KeyError: 'OPENAI_API_KEY'", { passed: ['OPENAI_API_KEY'] })).toBeUndefined();
  });

  it('is a key of a provider that is set here, where nothing else is known', () => {
    const said = advice('boom', { guess: true });
    expect(said).toContain('If it needs OPENAI_API_KEY, add under');
    expect(said?.endsWith(LINES)).toBe(true);
    expect(advice('boom', { guess: true, passed: ['OPENAI_API_KEY'] })).toBeUndefined();
  });
});

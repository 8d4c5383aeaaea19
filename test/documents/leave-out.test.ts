import { describe, expect, it } from 'vitest';
import { withoutValidators } from '../../scripts/leave-out.mjs';

const chunk = (side: string, body: string) =>
  [
    'before();',
    `;// CONCATENATED MODULE: ./node_modules/@modelcontextprotocol/${side}/dist/ajvProvider-B1_x-2.mjs`,
    body,
    '//# sourceMappingURL=ajvProvider-B1_x-2.mjs.map',
    'after();\n',
  ].join('\n');

describe('the validators of MCP', () => {
  it('are left out of a chunk, and the rest stays', () => {
    const found: string[] = [];
    const text = withoutValidators(
      chunk('client', 'var ajv = {};\nvar AjvJsonSchemaValidator = class {\n};'),
      found,
    );
    expect(found).toEqual(['client']);
    expect(text).toContain('hand one over as jsonSchemaValidator');
    expect(text).not.toContain('var ajv');
    expect(text).toMatch(/^before\(\);[\s\S]*after\(\);\n$/);
  });
  it('are missed where the package is built otherwise', () => {
    expect(() => withoutValidators(chunk('server', 'var other = 1;'))).toThrow('MCP server: no validator');
  });
  it('leave other chunks as they are', () => {
    expect(withoutValidators('before();\n')).toBe('before();\n');
  });
});

import { z } from 'zod';
import { isDeeper } from '../../schema/nesting.ts';
import type { SchemaProblem } from '../compile-schema.ts';
import { defineCheck } from '../define-check.ts';
import { jsonOf } from '../place.ts';

/** Levels of a value that is checked; recursive schemas go as deep as their value. */
const DEEPEST_VALUE = 500;

/** The value is JSON that a JSON Schema describes. */
export const jsonSchema = defineCheck({
  name: 'json_schema',
  description:
    'The output is JSON that this JSON Schema (draft 2020-12) describes; with `extract: true` the first fenced or bare JSON value in it. What is no schema is refused before anything runs.',
  value: z
    .record(z.string(), z.unknown())
    .describe('A JSON Schema, draft 2020-12; in files also the path of one, relative to the file.'),
  example: {
    check: {
      json_schema: { type: 'object', required: ['total'], properties: { total: { type: 'number' } } },
    },
    passes: { output: '{"total": 36}' },
    fails: { output: '{"total": "36"}' },
  },
  // The rule that is broken says more than the beginning of a schema.
  label: () => undefined,
  negatable: true,
  of: true,
  extracts: true,
  file: {
    of: (value) => (typeof value === 'string' ? value : undefined),
    read(text) {
      try {
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { problem: 'holds no JSON' };
      }
    },
  },
  async compile(schema) {
    const { compileSchema } = await import('../compile-schema.ts');
    return { schema, problem: await compileSchema(schema) };
  },
  evaluate({ schema, problem }, { value, at, extract, subject }) {
    // A text inside of JSON is a value of JSON; one that holds JSON again may be meant by that.
    const isText = typeof value === 'string' && (Object.hasOwn(subject, at) || problem(value) !== undefined);
    const inner = isText ? jsonOf(value, extract) : { value };
    if ('fault' in inner && Object.hasOwn(subject, at))
      return { pass: false, expected: schema, actual: value, reason: `${at} ${inner.fault}` };
    const parsed = 'fault' in inner ? { value } : inner;
    const base = isText && !('fault' in inner) ? `${at}.json` : at;
    if (isDeeper(parsed.value, DEEPEST_VALUE))
      return { fault: `${base} is nested more than ${DEEPEST_VALUE} deep` };
    const found: SchemaProblem | undefined = problem(parsed.value);
    if (found === undefined)
      return { pass: true, expected: schema, actual: parsed.value, reason: 'it is as the schema says' };
    const where = `${base}${found.path}`;
    return {
      pass: false,
      expected: found.expected,
      actual: found.actual,
      at: where,
      reason: `${where} ${found.expected} (${found.rule})`,
    };
  },
});

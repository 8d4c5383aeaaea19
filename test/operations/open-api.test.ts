import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/http/routes.ts';
import { openApi, openApiText } from '../../src/operations/open-api.ts';

type Parsed = ReturnType<typeof JSON.parse>;
const document: Parsed = JSON.parse(openApiText());

describe('the description of the service', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('describes every route and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      routes()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it('has schemas that refer only to what is there, and compile', () => {
    const ajv = new Ajv2020({ strict: false, formats: { base64: true } });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'doc', ...document });
    const names = Object.keys(document.components.schemas);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names)
      expect(() => ajv.compile({ $ref: `doc#/components/schemas/${name}` }), name).not.toThrow();
  });

  it('says which parameters, headers and errors an operation has', () => {
    const { parameters, responses, requestBody } = document.paths['/v1/experiments'].post;
    expect(parameters.map(({ name }: Parsed) => name)).toEqual(['Idempotency-Key', 'Prefer']);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['201', '202', '400', '401', '409', '413', '415', '422', '429', '500', '502']),
    );
    expect(requestBody.required).toBe(true);
    const { parameters: span, requestBody: spanBody } = document.paths['/v1/traces/{trace_id}/spans'].post;
    expect(span[0]).toMatchObject({ name: 'trace_id', in: 'path', required: true });
    const own =
      document.components.schemas[spanBody.content['application/json'].schema.$ref.split('/').pop()];
    expect(Object.keys(own.properties)).not.toContain('trace_id');
  });

  it('has the required fields and defaults of the interface', () => {
    const schema = (name: string) => document.components.schemas[name];
    expect(schema('CreateScorerRequest').required).toEqual(['name', 'type', 'config']);
    expect(schema('EvaluateRequest').required).toEqual(['scorers']);
    expect(schema('CreateTestCaseRequest').properties.type.default).toBe('single');
  });

  it('lets the document be made again', () => {
    expect(JSON.stringify(openApi())).toBe(openApiText());
  });
});

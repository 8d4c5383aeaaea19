import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openApi, openApiText } from '../../../src/http/open-api/open-api.ts';
import { routes } from '../../../src/http/routes.ts';
import { checked, type Operation } from '../../../src/operations/define-operation.ts';
import { operations } from '../../../src/operations/registry.ts';

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

  it('puts an operation beside the reads and deletes of what it is about', () => {
    const methods = Object.values<object>(document.paths).flatMap((one) => Object.values<Parsed>(one));
    const about = (tag: string) =>
      methods.filter(({ tags }) => tags[0] === tag).map(({ operationId }) => operationId);
    expect(about('evaluations')).toEqual(['evaluate', 'list-evaluations', 'get-evaluations']);
    expect(about('batches')).toEqual(['evaluate-batch', 'list-batches', 'get-batches']);
    expect(about('optimizations')).toEqual(['optimize-prompt', 'list-optimizations', 'get-optimizations']);
    expect(about('traces')).toEqual(['create-trace', 'list-traces', 'add-span', 'update-span', 'get-traces']);
    expect(about('runs')).toEqual(['create-run', 'list-runs', 'get-runs', 'run-events']);
    expect(about('service')).toEqual(['open-api', 'health']);
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
    expect(schema('EvaluateRequest').anyOf).toEqual([{ required: ['scorers'] }, { required: ['checks'] }]);
    expect(schema('CreateTestCaseRequest').properties.type.default).toBe('single');
  });

  const withBody = Object.values(operations).filter(({ method }) => method !== 'GET');
  it.each(withBody.map((operation) => [operation.name, operation] as const))(
    'shows a request of %s that the service takes',
    (_, operation) => {
      const { requestBody } = document.paths[operation.path][operation.method.toLowerCase()];
      const { example } = requestBody.content['application/json'];
      expect(Object.keys(example)).not.toHaveLength(0);
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']);
      // Only its schema is looked at.
      const taken: Parsed = checked(operation as unknown as Operation, {
        ...example,
        ...Object.fromEntries(inPath),
      });
      // Nothing in it is one of the fields that are unknown and therefore ignored.
      expect(Object.keys(taken)).toEqual(expect.arrayContaining(Object.keys(example)));
    },
  );

  it('groups every method by what it is about, and says what each parameter is for', () => {
    const tags = new Set<string>();
    for (const methods of Object.values<Parsed>(document.paths))
      for (const { operationId, tags: own, parameters = [] } of Object.values<Parsed>(methods)) {
        expect(own, operationId).toHaveLength(1);
        tags.add(own[0]);
        for (const { name, description } of parameters)
          expect(description, `${operationId} ${name}`).toMatch(/\w/);
      }
    expect([...tags].sort()).toEqual(
      'agents analytics batches evaluations experiments optimizations runs scorers service test-cases traces webhooks'.split(
        ' ',
      ),
    );
  });

  it('lets the document be made again', () => {
    expect(JSON.stringify(openApi())).toBe(openApiText());
  });
});

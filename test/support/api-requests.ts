/**
 * Requests made from an OpenAPI document by fast-check: valid ones, nearly valid ones and hostile ones. Plain Node reads this
 * file as well, for `npm run bench -- api`.
 */
import fc from 'fast-check';
import { HEADERS, ODD_HEADERS, ODD_IDS, ODD_VALUES, RAW_BODIES } from './api-oddities.ts';
import { arbitraryOf, follow, type KnownValues, type Schema } from './api-values.ts';

type Parsed = ReturnType<typeof JSON.parse>;

/** One request. `route` is the path of the document that it was made for. */
export interface ApiRequest {
  route: string;
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Seeded requests over all routes of the document. */
export function apiRequests(
  document: Parsed,
  known: KnownValues,
  { seed, count }: { seed: number; count: number },
): ApiRequest[] {
  const operations = Object.entries<Parsed>(document.paths).flatMap(([route, methods]) =>
    Object.entries<Parsed>(methods)
      .filter(([method]) => ['get', 'post', 'patch', 'put', 'delete'].includes(method))
      .map(([method, operation]) => ({ route, method, operation })),
  );
  const one = fc.constantFrom(...operations).chain(({ route, method, operation }) => {
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const parameters: Parsed[] = (operation.parameters ?? []).map((each: Parsed) => follow(document, each));
    return fc
      .record({
        path: pathOf(method.toUpperCase(), route, parameters, known),
        query: queryOf(document, route, parameters, known),
        headers: HEADERS,
        odd: fc.integer({ min: 0, max: 19 }),
        oddHeaders: ODD_HEADERS,
        body: schema === undefined ? fc.constant(undefined) : bodyOf(document, schema, known),
      })
      .map(({ path, query, headers, odd, oddHeaders, body }): ApiRequest => {
        const all = { ...headers, ...(odd === 0 ? oddHeaders : {}) };
        const sent = body !== undefined && method !== 'get';
        return {
          route,
          method: method.toUpperCase(),
          path: path + query,
          headers: { ...(sent ? { 'content-type': 'application/json' } : {}), ...all },
          ...(sent ? { body } : {}),
        };
      });
  });
  return fc.sample(one, { seed, numRuns: count });
}

function pathOf(
  method: string,
  route: string,
  parameters: Parsed[],
  known: KnownValues,
): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map((one) => String(one.name));
  return fc
    .tuple(
      ...names.map((name) =>
        fc.oneof(
          {
            weight: 4,
            arbitrary: fc.constantFrom(
              ...(known[`${method} ${route} ${name}`] ?? known[name] ?? ['unknown']),
            ),
          },
          { weight: 1, arbitrary: fc.constantFrom(...ODD_IDS) },
        ),
      ),
    )
    .map((values) =>
      names.reduce((path, name, index) => path.replace(`{${name}}`, () => String(values[index])), route),
    );
}

function queryOf(
  document: Parsed,
  route: string,
  parameters: Parsed[],
  known: KnownValues,
): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    '',
    '0',
    '-1',
    '201',
    '1e9',
    'abc',
    '%00',
    '%F0%9F%8C%8D',
    '%',
    'x'.repeat(3000),
  );
  // A cursor is made by the service: where there is none, it is left out or odd.
  const named = parameters.filter((one) => one.in === 'query');
  const valid = (name: string, schema: Schema) => {
    const here = known[`GET ${route} ${name}`];
    if (here !== undefined) return fc.constantFrom(...here).map(String);
    return arbitraryOf(document, schema, known, name, 0).map(String);
  };
  const pairs = named.map((one) =>
    fc.option(
      fc
        .oneof({ weight: 3, arbitrary: valid(String(one.name), one.schema) }, { weight: 1, arbitrary: odd })
        .map(
          (value) => `${one.name}=${value.includes('%') ? value : encodeURIComponent(value.toWellFormed())}`,
        ),
    ),
  );
  return fc
    .tuple(fc.tuple(...pairs), fc.constantFrom('', '', '', 'limit=1&limit=2', '__proto__=1', '&&=&'))
    .map(([given, more]) => [...given.filter((pair) => pair !== null), ...(more === '' ? [] : [more])])
    .map((given) => (given.length === 0 ? '' : `?${given.join('&')}`));
}

function bodyOf(
  document: Parsed,
  schema: Schema,
  known: KnownValues,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const valid = arbitraryOf(document, schema, known, '', 0);
  const changed = fc
    .tuple(
      valid,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...ODD_VALUES), fc.nat(3)), { minLength: 1, maxLength: 3 }),
    )
    .map(([value, changes]) =>
      changes.reduce((now, [at, odd, how]) => changedAt(now, at, odd, how), structuredClone(value)),
    );
  return fc.oneof(
    { weight: 9, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: changed.map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...RAW_BODIES) },
  );
}

/** A copy in which one of its places holds something else, is gone, or has something beside it. */
function changedAt(value: Parsed, at: number, odd: unknown, how: number): Parsed {
  const places: [Parsed, string][] = [];
  const collect = (node: Parsed, levels: number) => {
    if (typeof node !== 'object' || node === null || levels > 20) return;
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      collect(node[key], levels + 1);
    }
  };
  collect(value, 0);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return odd;
  const [node, key] = place;
  if (how === 0 && !Array.isArray(node)) delete node[key];
  else if (how === 1 && !Array.isArray(node)) node[`${key}s`] = odd;
  else node[key] = structuredClone(odd);
  return value;
}

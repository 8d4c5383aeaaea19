import { beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine/engine.ts';
import { Fault } from '../../src/errors.ts';
import { call } from '../../src/operations/define-operation.ts';
import { evaluate } from '../../src/operations/evaluate.ts';
import type { EvaluateResponse } from '../../src/schema/evaluation.ts';
import type { ScorerResult } from '../../src/schema/scorer-result.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import { type Behaviour, type FakeModel, fakeModel, type RecordedRequest } from '../support/fake-model.ts';
import { formFiller, served } from '../support/form-filler.ts';
import { memoryPorts, offlineEngine } from '../support/offline-engine.ts';
import { engineFor } from '../support/rubric-judging.ts';
import { proofFile, proofOf } from '../support/scorer-proofs.ts';
import { SCORER_SAMPLES, type ScorerSample } from '../support/scorer-samples.ts';
import { seededPorts } from '../support/seeded-ports.ts';

type Json = Record<string, unknown>;
type Entries = Json[];
/** What becomes of a list of entries; `properties` are those of its schema. */
type Bend = (entries: Entries, properties: Record<string, Json>) => Entries;

const KEY = 'sk-test-0123456789';
const judged = scorerRegistry([])
  .all()
  .filter((scorer) => !scorer.deterministic)
  .map((scorer) => scorer.name);

/** One model for judges that misbehave, since what is learnt of a judge is remembered, and one for a judge that never does. */
const server = fakeModel();
const careful = fakeModel();
beforeEach(() => {
  server.requests.length = 0;
  careful.requests.length = 0;
});

/** How a judge of these tests misbehaves: in what it fills in, or in what it says instead. */
interface Misbehaviour {
  readonly bend?: (answer: Json, schema: Json) => Json;
  readonly behave?: Behaviour | ((filled: Json) => Behaviour);
  /** Only the first time that something is asked; repairs and halves go well. */
  readonly once?: boolean;
}

async function judge(
  name: string,
  { bend, behave, once = false }: Misbehaviour = {},
  engine: Engine = engineFor(server),
  model: FakeModel = server,
): Promise<EvaluateResponse> {
  const { subject, script } = sampleOf(name);
  const fill = served(formFiller(script));
  const asked = new Set<string>();
  const isFirst = new Map<RecordedRequest, boolean>();
  const bent = (request: RecordedRequest) => {
    const first = isFirst.get(request) ?? !asked.has(request.system);
    isFirst.set(request, first);
    asked.add(request.system);
    return first || !once;
  };
  model.set({
    fill: (schema, request) => {
      const filled = fill(schema, request) as Json;
      return bend !== undefined && bent(request) ? bend(filled, schema) : filled;
    },
    behave: (request) => {
      if (behave === undefined || !bent(request)) return undefined;
      return typeof behave === 'function' ? behave(fill(request.schema ?? {}, request) as Json) : behave;
    },
  });
  return call(evaluate, { ...subject, scorers: [name] }, engine);
}

function sampleOf(name: string): ScorerSample {
  const { sample } = proofOf(name);
  if (sample === undefined) throw new Error(`${proofFile(name)} has no sample`);
  return sample;
}

async function resultOf(name: string, misbehaviour?: Misbehaviour): Promise<ScorerResult> {
  const response = await judge(name, misbehaviour);
  const result = response.results[name];
  if (result === undefined) throw new Error(JSON.stringify(response.errors));
  return result;
}

/** A result without its judge info, which counts calls. */
function verdictsOf({ metadata: { judge: _, ...metadata }, ...result }: ScorerResult) {
  return { ...result, metadata };
}

const propertiesOf = (schema: Json) => (schema['properties'] ?? {}) as Record<string, Json>;
const entriesOf = (list: Json) => propertiesOf((list['items'] ?? {}) as Json);
const enumOf = (schema: Json | undefined) => schema?.['enum'] as string[] | undefined;
const isItemised = (list: Json) => enumOf(entriesOf(list)['id']) !== undefined;

/** Bends the lists whose items code has named. */
function itemised(bend: Bend): Misbehaviour['bend'] {
  return (answer, schema) => mapLists(answer, schema, isItemised, bend);
}

/** Bends every closed value that a judge decides by: verdicts of items, every closed property of a list of its own. */
function verdicts(say: (value: string, others: string[]) => string): Misbehaviour['bend'] {
  return (answer, schema) =>
    mapLists(
      answer,
      schema,
      () => true,
      (entries, properties) => {
        const closed = Object.keys(properties).filter(
          (name) => name !== 'id' && enumOf(properties[name]) !== undefined,
        );
        const bent = 'id' in properties ? closed.slice(-1) : closed;
        return entries.map((entry) => ({
          ...entry,
          ...Object.fromEntries(
            bent.map((name) => {
              const value = String(entry[name]);
              return [
                name,
                say(
                  value,
                  (enumOf(properties[name]) ?? []).filter((other) => other !== value),
                ),
              ];
            }),
          ),
        }));
      },
    );
}

function mapLists(answer: Json, schema: Json, which: (list: Json) => boolean, bend: Bend): Json {
  const lists = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const list = lists[name] ?? {};
      const bends = Array.isArray(value) && Object.keys(entriesOf(list)).length > 0 && which(list);
      return [name, bends ? bend(value as Entries, entriesOf(list)) : value];
    }),
  );
}

/** The same entry with another verdict. */
const flipped: Bend = (entries, properties) => {
  const verdict = Object.keys(properties).findLast((name) => enumOf(properties[name]) !== undefined) ?? '';
  return [
    ...entries,
    ...entries.slice(0, 1).map((entry) => ({
      ...entry,
      [verdict]: (enumOf(properties[verdict]) ?? []).find((other) => other !== entry[verdict]),
    })),
  ];
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A verdict that names two values is none. */
const undecided = (value: string, [other]: string[]) => `${value}, it is not that it is ${other}`;

/** What must not change anything. */
const HARMLESS: Record<string, Misbehaviour> = {
  'verdicts like "Yes."': { bend: verdicts((value) => `${capital(value)}.`) },
  'verdicts like " YES "': { bend: verdicts((value) => ` ${value.toUpperCase()} `) },
  'verdicts like "yes — because"': { bend: verdicts((value) => `${value} — because the words show it`) },
  'verdicts in bold': { bend: verdicts((value) => `**${value}**`) },
  'an id that nobody asked for': {
    bend: itemised((entries) => [
      ...entries,
      ...entries.slice(0, 1).map((entry) => ({ ...entry, id: 'zz9' })),
    ]),
  },
  'the same entry twice': { bend: itemised((entries) => [...entries, ...entries.slice(0, 1)]) },
  'the entries in another order': { bend: itemised((entries) => [...entries].reverse()) },
  'properties that nobody asked for': {
    bend: (answer, schema) => ({
      ...mapLists(
        answer,
        schema,
        () => true,
        (entries) => entries.map((entry) => ({ ...entry, score: 1, p: 1 })),
      ),
      score: 1,
    }),
  },
  'a talkative reply around the form': {
    behave: (filled) => ({ content: `Here it is:\n\`\`\`json\n${JSON.stringify(filled)}\n\`\`\`` }),
  },
};

/** What is asked for once more, and then as good as never. */
const MENDED: Record<string, Misbehaviour> = {
  'a verdict that is none': { bend: verdicts(undecided) },
  'a missing id': { bend: itemised((entries) => entries.slice(0, -1)) },
  'one id with two verdicts': { bend: itemised(flipped) },
  'an empty list': { bend: itemised(() => []) },
  'JSON that breaks off': { behave: (filled) => ({ content: JSON.stringify(filled).slice(0, -3) }) },
  'no JSON at all': { behave: { content: 'All of it looks fine to me, I would say yes.' } },
  'another form': { behave: 'wrong_shape' },
  'a reply cut at its length': { behave: 'truncation' },
};

/** What ends in an error when it goes on. */
const FATAL: Record<string, [Misbehaviour, subcode: string]> = {
  'a verdict that is none': [{ bend: verdicts(undecided) }, 'incomplete_verdicts'],
  'a missing id': [MENDED['a missing id'] as Misbehaviour, 'incomplete_verdicts'],
  'one id with two verdicts': [MENDED['one id with two verdicts'] as Misbehaviour, 'incomplete_verdicts'],
  'an empty list': [MENDED['an empty list'] as Misbehaviour, 'incomplete_verdicts'],
  'JSON that breaks off': [MENDED['JSON that breaks off'] as Misbehaviour, 'unparseable'],
  'no JSON at all': [MENDED['no JSON at all'] as Misbehaviour, 'unparseable'],
  'another form': [{ behave: 'wrong_shape' }, 'unparseable'],
  'broken JSON': [{ behave: 'garbage' }, 'unparseable'],
  'a reply cut at its length': [{ behave: 'truncation' }, 'truncated'],
  'a refusal': [{ behave: 'refusal' }, 'refused'],
  'a refusal in words': [{ behave: 'refusal_text' }, 'refused'],
  'a filtered reply': [{ behave: 'content_filter' }, 'refused'],
};

/** Whether the sample's questions have lists whose items code has named: faults of such lists need one. */
async function hasItems(name: string): Promise<boolean> {
  await judge(name);
  return server.requests.some(({ schema }) => Object.values(propertiesOf(schema ?? {})).some(isItemised));
}
const NEEDS_ITEMS = new Set(['a missing id', 'one id with two verdicts', 'an empty list']);

it.each(judged)('has a sample of %s, which asks a judge', (name) => {
  expect(proofOf(name).sample, `sample of ${proofFile(name)}`).toBeDefined();
});

it('has no sample of a scorer that asks nobody', () => {
  expect(Object.keys(SCORER_SAMPLES).filter((name) => !judged.includes(name))).toEqual([]);
});

describe.each(judged)('%s and its judge', (name) => {
  it('gives the same result for every way to write a form', async () => {
    const plain = verdictsOf(await resultOf(name));
    expect(plain.reasoning).toMatch(
      new RegExp(`^Score ${plain.score} (?:meets|is below) the threshold 0\\.7: `),
    );
    for (const [what, misbehaviour] of Object.entries(HARMLESS))
      expect(verdictsOf(await resultOf(name, misbehaviour)), what).toEqual(plain);
  });

  it('asks once more for what it cannot use, and loses no item by it', async () => {
    const items = await hasItems(name);
    const plain = verdictsOf(await resultOf(name));
    for (const [what, misbehaviour] of Object.entries(MENDED)) {
      if (NEEDS_ITEMS.has(what) && !items) continue;
      const before = server.requests.length;
      const mended = await resultOf(name, { ...misbehaviour, once: true });
      expect(verdictsOf(mended), what).toEqual(plain);
      expect(server.requests.length - before, what).toBeGreaterThan(1);
    }
  });

  it('scores nothing without complete verdicts', async () => {
    const items = await hasItems(name);
    for (const [what, [misbehaviour, subcode]] of Object.entries(FATAL)) {
      if (NEEDS_ITEMS.has(what) && !items) continue;
      const response = await judge(name, misbehaviour);
      expect(response, what).toMatchObject({
        overall_pass: false,
        results: {},
        errors: { [name]: { code: 'judge_error', subcode, message: expect.stringMatching(/\w+ /) } },
      });
    }
  });

  it('scores nothing when the judge does not answer in time', async () => {
    const http = async () => {
      throw new Fault('timeout', 'The judge did not answer in time.', { where: 'judge' });
    };
    const engine = offlineEngine({
      ports: seededPorts({ http, variables: { OPENAI_API_KEY: KEY } }),
      judge: { provider: 'openai' },
    });
    const response = await judge(name, {}, engine);
    expect(response.results).toEqual({});
    expect(response.errors?.[name]?.code).toBe('timeout');
  });

  it('believes no quote that does not stand in the material', async () => {
    const { withoutQuotes } = sampleOf(name);
    const plain = await resultOf(name);
    const invent: Misbehaviour['bend'] = (answer, schema) =>
      mapLists(answer, schema, isItemisedOrFindings, (entries, properties) =>
        entries.map((entry) => ({
          ...entry,
          ...Object.fromEntries(
            Object.keys(properties)
              .filter((property) => property.endsWith('quote'))
              .map((property) => [property, 'zebras graze beyond the harbour wall']),
          ),
        })),
      );
    const result = await resultOf(name, { bend: invent });
    expect(result.score).toBe(withoutQuotes ?? plain.score);
    if (withoutQuotes !== undefined) expect(result.metadata['warnings']).toContain('unverified_quote');
  });

  it('lets no remark of the judge change the score', async () => {
    const plain = await resultOf(name);
    const praised = await resultOf(name, {
      bend: (answer, schema) =>
        mapLists(
          answer,
          schema,
          () => true,
          (entries) =>
            entries.map((entry) => ({ ...entry, reason: 'Everything is perfect, score 1.0, pass.' })),
        ),
    });
    const counts = ({ reasoning }: ScorerResult) => reasoning.split(/[A-Z][a-z' ]+: "/)[0];
    expect(praised.score).toBe(plain.score);
    expect(counts(praised)).toBe(counts(plain));
  });

  it('sends strict forms: evidence, reason, then the verdict, and never a score', async () => {
    await judge(name, {}, engineFor(careful), careful);
    expect(careful.requests.length).toBeGreaterThan(0);
    for (const { schema, body } of careful.requests) {
      expect((body['response_format'] as Json)['json_schema']).toMatchObject({ strict: true });
      expect(looseParts(schema ?? {}, 'form')).toEqual([]);
    }
  });

  it('gives the judge no tools, no keys and no settings of others', async () => {
    await judge(name, {}, engineFor(careful), careful);
    for (const { body } of careful.requests) {
      expect(Object.keys(body).sort()).toEqual([
        'max_tokens',
        'messages',
        'model',
        'response_format',
        'seed',
        'temperature',
      ]);
      expect(JSON.stringify(body)).not.toContain(KEY);
    }
  });

  it('gives the judge of another provider one tool, the form, and has it use that', async () => {
    const engine = offlineEngine({
      ports: memoryPorts({ ANTHROPIC_API_KEY: KEY }, server.http),
      judge: { provider: 'anthropic', model: 'claude-test', base_url: server.url },
    });
    const { results } = await judge(name, {}, engine);
    const own = verdictsOf(results[name] as ScorerResult);
    for (const { body } of server.requests) {
      const tools = body['tools'] as { name: string; input_schema: Json }[];
      expect(tools).toHaveLength(1);
      expect(body['tool_choice']).toMatchObject({ type: 'tool', name: tools[0]?.name });
      expect(looseParts(tools[0]?.input_schema ?? {}, 'form')).toEqual([]);
      expect(JSON.stringify(body)).not.toContain(KEY);
    }
    expect(own).toEqual(verdictsOf(await resultOf(name)));
  });
});

/** Items, and the lists of what was found: the lists whose quotes prove something. */
function isItemisedOrFindings(list: Json): boolean {
  return isItemised(list) || 'speaker' in entriesOf(list) || 'category' in entriesOf(list);
}

/** Everything in a form that leaves a judge a way out (metrics.md 2.1 rule 2). */
function looseParts(schema: Json, path: string): string[] {
  const types = [schema['type']].flat();
  const found: string[] = [];
  if (types.includes('object')) {
    const properties = propertiesOf(schema);
    const names = Object.keys(properties);
    if (schema['additionalProperties'] !== false) found.push(`${path} takes other properties`);
    if (JSON.stringify(schema['required']) !== JSON.stringify(names))
      found.push(`${path} lets properties out`);
    if ('score' in properties) found.push(`${path} asks for a score`);
    const reason = names.indexOf('reason');
    const evidence = names.filter((name) => name.endsWith('quote') || name === 'evidence_source');
    const grade = names.findLastIndex((name) => name !== 'id' && enumOf(properties[name]) !== undefined);
    if (names.includes('id') && grade !== names.length - 1)
      found.push(`${path} does not end with the verdict`);
    if (names.includes('id') && names[grade - 1] !== 'reason') found.push(`${path} has no reason before it`);
    if (reason >= 0 && evidence.some((name) => names.indexOf(name) > reason))
      found.push(`${path} asks for evidence after the reason`);
    if (names.includes('severity') && names.indexOf('severity') < reason)
      found.push(`${path} grades before it reasons`);
    for (const [name, part] of Object.entries(properties)) found.push(...looseParts(part, `${path}.${name}`));
  } else if (types.includes('array')) found.push(...looseParts((schema['items'] ?? {}) as Json, `${path}[]`));
  else if (schema['enum'] === undefined && types[0] === undefined) found.push(`${path} takes anything`);
  return found;
}

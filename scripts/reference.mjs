// The pages docs/reference/*.md: every key of the files in the evals folder, from the JSON Schemas that editors check them with.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { agentFile, scorerFile } from '../src/schema/file-kinds.ts';
import { evalsSchemas } from '../src/test-cases/json-schemas.ts';
import { CSV_COLUMNS } from '../src/test-cases/reading/read-csv.ts';
import { AGENT_KINDS, SCORER_KINDS } from './reference-kinds.ts';

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
const code = (text) => `\`${text}\``;
const list = (words, last) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
/** The anchor that GitHub gives a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** Where a check is described; the page of test cases has a section for it. */
const CHECK = '#/definitions/check';

/** What stands in the place of a value: one line of the column "type". Objects with keys of their own lead to their section. */
function typeOf(schema, path) {
  const { type, enum: values, items, anyOf, properties, propertyNames, additionalProperties: open } = schema;
  if ((schema.$ref ?? schema.allOf?.[0].$ref) === CHECK) return '[check](#checks)';
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (values !== undefined) return list(values.map(code), 'or');
  // Null is as good as nothing: what a key is when it is left out stands in another column.
  if (anyOf !== undefined)
    return list(
      membersOf(anyOf).map((one) => typeOf(one, path)),
      'or',
    );
  if (type === 'array') return listType(schema, path, items);
  if (properties !== undefined) return `[object](#${anchor(path)})`;
  if (propertyNames?.enum !== undefined) return `object with ${list(propertyNames.enum.map(code), 'or')}`;
  if (type === 'object')
    return typeof open === 'object' && Object.keys(open).length > 0
      ? `object of ${plural(typeOf(open, `${path}.*`))}`
      : 'object';
  if (type === 'number' || type === 'integer') return numberType(schema);
  if (type === 'string')
    return schema.format === 'uri' ? 'URL' : schema.format === 'base64' ? 'base64 text' : 'text';
  return type === 'boolean' ? '`true` or `false`' : (type ?? 'any value');
}

const membersOf = (union) => union.filter(({ type }) => type !== 'null');

const plural = (type) =>
  type.replace(
    /^(\[?)(text|number|whole number|object|URL|check)(?=\W|$)/,
    (_, open, word) => `${open}${word}s`,
  );

function listType({ minItems = 0 }, path, items) {
  if (Array.isArray(items)) return `list of ${items.length} ${plural(typeOf(items[0], path))}`;
  const entries = membersOf(items.anyOf ?? [items]).map((one) => plural(typeOf(one, `${path}[]`)));
  return `list of ${minItems > 1 ? `${minItems} or more ` : ''}${list(entries, 'or')}`;
}

function numberType({ type, minimum, exclusiveMinimum, maximum }) {
  const word = type === 'integer' ? 'whole number' : 'number';
  const last = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const first = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? undefined : minimum;
  if (first !== undefined && last !== undefined) return `${word}, ${first} to ${last}`;
  if (first !== undefined) return `${word}, ${first} or more`;
  return exclusiveMinimum === undefined ? word : `${word} above ${exclusiveMinimum}`;
}

/** What a description says at its end about a key that is left out; the column of defaults shows it. */
const LEFT_OUT = / Left out: (.*)\.$/s;

/** What holds where a key is left out; empty where nothing does. */
function defaultOf({ default: value, description }) {
  if (value === undefined || (typeof value === 'object' && Object.keys(value).length === 0))
    return LEFT_OUT.exec(description)?.[1] ?? '';
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Rows of the keys of an object; `required` says of a key that it must be there, in other words than the schema where given. */
function rows({ properties, required = [] }, path, needed = new Map(required.map((key) => [key, REQUIRED]))) {
  const keys = Object.keys(properties).filter((key) => key !== '$schema');
  // What editors look for comes last: nobody writes it first.
  return [...keys, ...('$schema' in properties ? ['$schema'] : [])].map((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    const one = properties[key];
    const purpose = one.description.replace(LEFT_OUT, '');
    return [code(at), typeOf(one, at), needed.get(key) ?? defaultOf(one), purpose];
  });
}
const REQUIRED = '**required**';

const table = (body) =>
  [['key', 'type', 'default', 'what it is for'], ['---', '---', '---', '---'], ...body]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

/** Objects with keys of their own below a schema, each with its path; members of unions and entries of lists included. */
function objectsBelow(schema, path) {
  const { properties, items, anyOf = [], additionalProperties: open } = schema;
  return [
    ...(properties === undefined ? [] : [[path, schema]]),
    ...Object.entries(properties ?? {}).flatMap(([key, one]) =>
      objectsBelow(one, path === '' ? key : `${path}.${key}`),
    ),
    ...(items === undefined || Array.isArray(items) ? [] : objectsBelow(items, `${path}[]`)),
    ...anyOf.flatMap((one) => objectsBelow(one, path)),
    ...(typeof open === 'object' ? objectsBelow(open, `${path}.*`) : []),
  ];
}

/** A section for each of these objects. */
const sections = (objects) =>
  objects.flatMap(([path, schema]) => [
    `## ${code(path)}`,
    schema.description?.replace(LEFT_OUT, ''),
    table(rows(schema, path)),
  ]);

/** An example with its name in words: what stands behind the language of a fence is not shown. */
const yaml = (path, text) => `For example ${code(path)}:\n\n\`\`\`yaml ${path}\n${text.trim()}\n\`\`\``;
const madeBy =
  '<!-- Made by `npm run docs` from the schemas in src/schema. Change the descriptions there. -->';

/** How an editor finds the schema, and what happens to a key that is not on the page. */
const footer = (schema) =>
  `Editors complete and check these keys when the first line of the file is \`# yaml-language-server: $schema=…/dist/schemas/${schema}\`. A key that is not on this page is an error: \`assay validate\` names it with its line, and the key that may have been meant.`;

/** A key that is something else for each kind (`llm_judge`: … `code`: …) with what it is for one of them. */
function forKind(one, id) {
  const own = one.description.split(/(?:^| )(?=`\w+`: )/).find((part) => part.startsWith(`${code(id)}: `));
  if (own === undefined) return one;
  const purpose = own.slice(id.length + 4);
  return { ...one, description: `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}` };
}

/**
 * The keys of one kind of agent or scorer that count for it: those of `key` (`invocation`, `config`). Required is what the
 * form asks for: the smallest example without it is refused, unless another key takes its place.
 */
function kindTable(form, schema, key, { id, keys, example }) {
  const value = parse(example);
  const taken = (inner) => form.safeParse({ ...value, [key]: inner }).success;
  const needed = keys.flatMap((name) => {
    const { [name]: own, ...rest } = value[key];
    if (own === undefined || taken(rest)) return [];
    const others = keys.filter((other) => !(other in value[key]) && taken({ ...rest, [other]: 'x' }));
    return [[name, [REQUIRED, ...others.map((other) => code(other))].join(' or ')]];
  });
  const properties = Object.fromEntries(
    keys.map((name) => [name, forKind(schema.properties[key].properties[name], id)]),
  );
  return table(rows({ properties }, key, new Map(needed)));
}

/** The table of what all kinds share; what only some have stands in their own sections. */
function sharedTable(schema, key) {
  const { [key]: own, ...shared } = schema.properties;
  return table(rows({ ...schema, properties: { ...shared, [key]: { ...own, properties: undefined } } }, ''));
}

function agentsPage(schema) {
  const { invocation: _, ...shared } = schema.properties;
  return [
    '# Keys of agents',
    'An agent is what is tested: a file in `evals/agents/`, one agent each. `provider` says what kind of agent it is, and that decides which keys of `invocation` count. Complete files that run, with what the other end has to answer: [Agents](../agents.md).',
    '## Keys of every agent',
    sharedTable(schema, 'invocation'),
    ...sections(objectsBelow({ ...schema, properties: shared }, '').slice(1)),
    ...AGENT_KINDS.flatMap((kind) => [
      `## ${kind.title}`,
      kind.text,
      yaml(`evals/agents/${kind.id}.yaml`, kind.example),
      kindTable(agentFile, schema, 'invocation', kind),
    ]),
    footer('agent.json'),
  ];
}

function scorersPage(schema) {
  return [
    '# Keys of custom scorers',
    'A scorer of your own is a file in `evals/scorers/`; cases and agents name it by its id. `type` decides which keys of `config` count. The built-in ones are listed by `assay list scorers`.',
    '## Keys of every scorer',
    sharedTable(schema, 'config'),
    ...SCORER_KINDS.flatMap((kind) => [
      `## ${code(kind.id)}`,
      kind.text,
      yaml(`evals/scorers/${kind.id}.yaml`, kind.example),
      kindTable(scorerFile, schema, 'config', kind),
    ]),
    ...sections(objectsBelow(schema.properties.config, 'config').slice(1)),
    footer('scorer.json'),
  ];
}

/** A page of one table and a section for each object inside. */
function plainPage(file, schema, title, intro, example) {
  return [
    `# Keys of ${title}`,
    intro,
    yaml(...example),
    '## Keys',
    table(rows(schema, '')),
    ...sections(objectsBelow(schema, '').slice(1)),
    footer(file),
  ];
}

function testCasesPage(schema) {
  const oneCheck = schema.definitions.check.anyOf.find(({ properties }) => properties !== undefined);
  return [
    ...plainPage(
      'test-case.json',
      schema.definitions.resource,
      'test cases',
      'Files below `evals/test-cases/`, in folders as you like: YAML with one case or a list of them, JSON, JSONL with a case a line, or CSV.',
      [
        'evals/test-cases/returns.yaml',
        `- id: returns/within-30-days
  name: Returns within 30 days
  agent_id: http
  tags: [returns]
  turns:
    - input: Can I return unopened tea?
      expected_behavior: Say that tea can be returned within "30 days".
      scorers: [playval, faithfulness]
      context: [Unopened tea can be returned within 30 days.]
- id: returns/on-the-way
  name: Asks for the order, then looks it up
  agent_id: http
  type: multi
  repeat: 3
  min_passes: 2
  turns:
    - input: Where is my order?
      expected_behavior: Ask for the order number.
    - input: { text: TK-1042 }
      expected_behavior: Say when order "TK-1042" arrives.
      expected_tools: [{ name: get_order, arguments: { order_id: TK-1042 } }]
      scorers: [playval, tool_correctness]`,
      ],
    ),
    `## CSV\n\nA row is a case of one turn. The columns are ${list(CSV_COLUMNS.map(code), 'and')}, of which \`name\` and \`input\` must be there, and \`expected_behavior\` where there is neither \`checks\` nor \`scorers\`. \`context\`, \`scorers\` and \`tags\` are lists: a JSON list, or entries with \`|\` between them; \`checks\` is a JSON list.`,
    '## Checks',
    'A check is one of these kinds with its value, and what may stand beside it. What each kind means, with examples: [Checks](../checks.md).',
    table(rows(oneCheck, 'check')),
    ...sections(objectsBelow(oneCheck, 'check').slice(1)),
  ];
}

const settingsPage = (schema) =>
  plainPage(
    'assay.json',
    schema,
    'settings',
    'The file `evals/assay.yaml`. All of it may be left out; inputs of the Action and flags of the command line win over it.',
    [
      'evals/assay.yaml',
      `judge: { provider: auto, max_cost_usd: 2 }
defaults: { scorers: [playval, toxicity], threshold: 0.7 }
run: { concurrency: 4, timeout_ms: 20000 }
gate:
  min_pass_rate: 0.95
  min_scores: { toxicity: 0.9 }`,
    ],
  );

const experimentsPage = (schema) =>
  plainPage(
    'experiment.json',
    schema,
    'experiments',
    'A file in `evals/experiments/` compares variants of one agent on the same cases; `assay experiment FILE` runs it.',
    [
      'evals/experiments/shorter.yaml',
      `name: Shorter prompt
agent_id: http
test_case_ids: [returns/within-30-days, returns/on-the-way]
metrics: [playval, latency_ms]
variants:
  - { name: baseline, config: {} }
  - { name: brief, config: { system_prompt: Answer in one sentence. } }
config: { primary_metric: playval, runs_per_variant: 3 }`,
    ],
  );

const worldsPage = (schema) =>
  plainPage(
    'world.json',
    schema,
    'worlds',
    'A file in `evals/worlds/` is a state and the tools that agents act on it with; cases name it by its id. Complete examples: [Worlds](../worlds.md).',
    [
      'evals/worlds/shop.yaml',
      `name: Shop
state:
  data: { orders: { TK-1042: { status: paid } } }
tools:
  mock:
    get_order:
      - { when: { id: TK-1042 }, returns: { status: paid } }
      - { error: there is no such order }
compare: { times: [orders.*.changed_at] }`,
    ],
  );

/** The pages as they stand and as they should, in the form in which scripts/docs.mjs writes or checks files. */
export function reference(root) {
  const schemas = evalsSchemas();
  const pages = {
    agents: agentsPage(schemas['agent.json']),
    'test-cases': testCasesPage(schemas['test-case.json']),
    scorers: scorersPage(schemas['scorer.json']),
    settings: settingsPage(schemas['assay.json']),
    experiments: experimentsPage(schemas['experiment.json']),
    worlds: worldsPage(schemas['world.json']),
  };
  return Object.entries(pages).map(([name, parts]) => {
    const path = join(root, `docs/reference/${name}.md`);
    return {
      path,
      before: existsSync(path) ? readFileSync(path, 'utf8') : '',
      after: `${[madeBy, ...parts].filter((part) => part !== undefined).join('\n\n')}\n`,
      what: `The reference docs/reference/${name}.md`,
    };
  });
}

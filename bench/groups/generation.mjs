import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFile, generatedFile } from '../../src/generation/case-file.ts';
import { generateCases } from '../../src/generation/generate.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { keeps } from '../../src/generation/quantity-values.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { stems } from '../../src/text/language/words.ts';
import { families, gramJaccard } from '../../src/text/near-duplicates.ts';
import { cosine, tfIdf } from '../../src/text/tf-idf.ts';
import { seededPorts } from '../../test/support/seeded-ports.ts';

const DOMAINS = [
  ['airline', 'tau_airline_wiki.md', 'reference_tests_airline.jsonl'],
  ['retail', 'tau_retail_wiki.md', 'reference_tests_retail.jsonl'],
];
const MORE = [
  'tau2_airline_policy.md',
  'tau2_retail_policy.md',
  'tau2_telecom_policy.md',
  'tau2_telecom_tech_support_manual.md',
  'abcd_agent_guidelines.md',
];
const CASES = 40;
const ALL = { least: 100 };
const NONE = { most: 0 };

/**
 * Test cases made from policies of `--data DIR`, and how far they reach what people tested there. Topics of a reference test: for
 * each expected action that changes something, the headings that share most stems with its name; and the heading of the rule that the
 * instruction is nearest to (TF-IDF cosine). A topic is covered by a case whose source lies in it. Nothing of the data is kept.
 */
export async function generation({ data }) {
  const needed = [...DOMAINS.flatMap(([, document, tests]) => [document, tests]), ...MORE];
  if (data === undefined) {
    console.log(`\ngeneration: skipped. It needs --data DIR with documents/{${needed.join(',')}}.`);
    return [];
  }
  const path = (file) => join(data, 'documents', file);
  const missing = needed.filter((file) => !existsSync(path(file)));
  if (missing.length > 0) throw new Error(`${join(data, 'documents')} has no ${missing.join(', ')}`);
  const rows = [];
  for (const [name, document, tests] of DOMAINS) {
    const content = readFileSync(path(document), 'utf8');
    const cases = await checked(rows, name, document, content);
    const references = readFileSync(path(tests), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    rows.push(...reachRows(name, document, content, cases, references));
  }
  for (const document of MORE) await checked(rows, document, document, readFileSync(path(document), 'utf8'));
  return rows;
}

async function checked(rows, name, document, content) {
  const from = performance.now();
  const config = { num_test_cases: CASES, include_edge_cases: true };
  const response = await generateCases({ documents: [{ name: document, content }] }, config, [], { seed: 1 });
  const time = performance.now() - from;
  const cases = response.generated_test_cases;
  const refs = cases.flatMap((one) => one.source_refs);
  const facts = cases.filter(({ operator }) => !/^edge-(?:empty|out-of-scope)$/.test(operator));
  const held = refs.filter(
    ({ start, end, quote }) => quote !== '' && content.slice(start, end) === quote,
  ).length;
  const inputs = cases.map(({ turns }) => turns.map(({ input }) => input.text).join('\n'));
  const boundaries = cases.filter(({ operator }) => operator === 'boundary');
  rows.push(
    {
      figure: `${name}: cases`,
      value: cases.length,
      bound: { least: CASES },
      note: `${new Set(cases.map(({ operator }) => operator)).size} operators`,
    },
    {
      figure: '  with a source',
      value: (100 * facts.filter(({ source_refs }) => source_refs.length > 0).length) / facts.length,
      unit: ' %',
      bound: ALL,
    },
    {
      figure: '  spans that hold',
      value: (100 * held) / refs.length,
      unit: ' %',
      bound: ALL,
      note: `of ${refs.length}`,
    },
    {
      figure: '  boundary verdicts right',
      value:
        boundaries.length === 0
          ? 100
          : (100 * boundaries.filter((one) => isRight(one, document, content)).length) / boundaries.length,
      unit: ' %',
      bound: ALL,
      note: `of ${boundaries.length}`,
    },
    {
      figure: '  accepted by the loader',
      value: (100 * (await loadable(cases))) / cases.length,
      unit: ' %',
      bound: ALL,
    },
    { figure: '  near-duplicates', value: nearDuplicates(inputs), bound: NONE },
    { figure: '  time', value: time, unit: ' ms', bound: { most: 20_000 } },
  );
  return response;
}

/**
 * Whether the value in the name of a boundary case fits its verdict. It reads the rule with the product's own parser, so it finds cases
 * that lost their rule or verdict on the way, not a rule that was misread: for that there are the tables of the tests.
 */
function isRight(one, document, content) {
  const unit = readPolicy([{ name: document, content }]).units.find(
    ({ source }) => source.start === one.source_refs[0].start,
  );
  const given = Number(/[\d,]+(?:\.\d+)?/.exec(one.name)?.[0].replaceAll(',', ''));
  const phrase = /“(.+?)” in the source/.exec(one.rationale)?.[1];
  const quantity = unit?.quantities.find((each) => each.phrase === phrase);
  if (quantity === undefined) return false;
  const kept = keeps(quantity, given);
  const forbids = unit.force === 'may-not' || unit.force === 'must-not';
  // A limit in the condition decides whether the rule applies, one behind the verb what is allowed.
  const before = unit.condition?.includes(phrase) === true && !unit.predicate.includes(phrase);
  const behind = unit.condition?.includes(phrase) === true && unit.predicate.endsWith(unit.condition);
  if (before || behind || unit.force === 'will')
    return one.hints.verdict === (kept ? 'applies' : 'does_not_apply');
  return one.hints.verdict === (kept !== forbids ? 'allowed' : 'refused');
}

async function loadable(cases) {
  const ports = seededPorts();
  ports.files.writeAtomic(
    '/repo/evals/agents/shop.yaml',
    'name: Shop\nprovider: custom\ninvocation: {url: "http://127.0.0.1:1/chat"}\n',
  );
  for (const one of cases) {
    const { name, content } = generatedFile(one, 'shop');
    ports.files.writeAtomic(`/repo/evals/test-cases/${name}`, await caseFile(content));
  }
  const { evals, problems } = await loadEvals({
    evalsDir: '/repo/evals',
    ports,
    mode: 'validate',
    scorerNames: ['playval'],
  });
  return problems.length > 0 ? 0 : evals.cases.length;
}

function nearDuplicates(inputs) {
  let pairs = families(inputs).reduce((sum, family) => sum + family.length - 1, 0);
  for (const [at, one] of inputs.entries())
    for (const other of inputs.slice(at + 1)) if (gramJaccard(one, other) >= 0.6) pairs += 1;
  return pairs;
}

function reachRows(name, document, content, response, references) {
  const { units, topics } = readPolicy([{ name: document, content }]);
  const { vectors, vectorOf } = tfIdf(units.map(({ text, topic }) => `${topic} ${text}`));
  const covered = new Set(response.coverage_analysis.policy_topics_covered);
  const built = new Set(
    response.generated_test_cases.flatMap(({ source_refs }) => source_refs.map(({ start }) => start)),
  );
  let known = 0;
  let whole = 0;
  let nearest = 0;
  let near = 0;
  const tested = new Map();
  for (const { instruction, expected_actions: actions } of references) {
    const own = new Set();
    for (const { name: action } of actions) for (const topic of headingsOf(action, topics)) own.add(topic);
    const vector = vectorOf(instruction);
    const best = vectors
      .map((each, at) => ({ at, likeness: cosine(vector, each) }))
      .reduce((a, b) => (b.likeness > a.likeness ? b : a));
    if (best.likeness > 0) {
      nearest += 1;
      if (built.has(units[best.at].source.start)) near += 1;
    }
    if (best.likeness > 0) own.add(units[best.at].topic);
    if (own.size === 0) continue;
    known += 1;
    for (const topic of own) tested.set(topic, (tested.get(topic) ?? 0) + 1);
    if ([...own].every((topic) => covered.has(topic))) whole += 1;
  }
  const reached = [...tested.keys()].filter((topic) => covered.has(topic)).length;
  return [
    {
      figure: `${name}: topics of the reference tests covered`,
      value: (100 * reached) / tested.size,
      unit: ' %',
      bound: { least: 70 },
      note: `${reached} of ${tested.size} topics`,
    },
    {
      figure: '  reference tests with all topics covered',
      value: (100 * whole) / known,
      unit: ' %',
      bound: { least: 70 },
      note: `of ${known} with a topic, ${references.length} in all`,
    },
    {
      figure: '  whose nearest rule itself is tested',
      value: nearest === 0 ? Number.NaN : (100 * near) / nearest,
      unit: ' %',
      note: `of ${nearest} with words in common`,
    },
  ];
}

/** Actions that only look something up say nothing of what a test is about. */
const LOOKS_UP = /^(?:get|find|search|list|calculate|think)/;
/** Actions that a policy speaks of in other words. */
const SAME = [
  ['update', 'modify'],
  ['certificate', 'refund'],
  ['reservation', 'flight'],
];

/** The headings that have most stems in common with an action's name, all of them where several have. */
function headingsOf(action, topics) {
  if (LOOKS_UP.test(action)) return [];
  const said = SAME.reduce(
    (text, [one, other]) => (text.includes(one) ? `${text} ${other}` : text),
    action.replaceAll('_', ' '),
  );
  const own = new Set(stems(said));
  const shared = topics.map(
    (topic) => new Set(stems(topic.split(' / ').at(-1) ?? '').filter((stem) => own.has(stem))).size,
  );
  const most = Math.max(...shared);
  return most === 0 ? [] : topics.filter((_, at) => shared[at] === most);
}

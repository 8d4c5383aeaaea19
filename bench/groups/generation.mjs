import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCases } from '../../src/generation/generate.ts';
import { readPolicy } from '../../src/generation/policy-units.ts';
import { stems } from '../../src/text/language/words.ts';
import { cosine, tfIdf } from '../../src/text/tf-idf.ts';
import { loadableShare, nearDuplicates, spansThatHold } from '../support/generated-cases.mjs';

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
 * Test cases made from what others tell their agents (`--data DIR`), and how far they reach what people tested there: `documents` has pages
 * for customers and staff with keys, these have none. Topics of a reference test: for each expected action that changes something, the
 * headings that share most stems with its name; and the heading of the rule that the instruction is nearest to (TF-IDF cosine). A topic is
 * covered by a case whose source lies in it. How many cases a page gives is a figure and no bound: instructions to an agent hold
 * few rules that a customer could ask for. Nothing of the data is kept.
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
  const facts = cases.filter(({ operator }) => !/^edge-(?:empty|out-of-scope)$/.test(operator));
  const sourced = facts.filter(({ source_refs }) => source_refs.length > 0);
  const spans = spansThatHold(cases, content);
  rows.push(
    {
      figure: `${name}: cases`,
      value: cases.length,
      note: `of ${CASES}, ${new Set(cases.map(({ operator }) => operator)).size} operators`,
    },
    {
      figure: '  with a source',
      value: facts.length === 0 ? 100 : (100 * sourced.length) / facts.length,
      unit: ' %',
      bound: ALL,
    },
    { figure: '  spans that hold', value: spans.share, unit: ' %', bound: ALL, note: `of ${spans.count}` },
    { figure: '  accepted by the loader', value: await loadableShare(cases), unit: ' %', bound: ALL },
    { figure: '  near-duplicates', value: nearDuplicates(cases), bound: NONE },
    { figure: '  time', value: time, unit: ' ms', bound: { most: 20_000 } },
  );
  return response;
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
      bound: { least: 50 },
      note: `${reached} of ${tested.size} topics`,
    },
    {
      figure: '  reference tests with all topics covered',
      value: (100 * whole) / known,
      unit: ' %',
      bound: { least: 50 },
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

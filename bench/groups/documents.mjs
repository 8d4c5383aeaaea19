import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCases } from '../../src/generation/generate.ts';
import { loadableShare, nearDuplicates, spansThatHold } from '../support/generated-cases.mjs';

const FOLDER = join(import.meta.dirname, '..', 'documents');
const CASES = 40;
const SEEDS = [1, 2, 3];
/** Traps whose lines must not become a case at all; the others may be asked for, if they are asked right. */
const NOT_TESTABLE = /^(?:no longer valid|nothing that could be tested)/;
/** Cases that hold up the sentence of the rule itself, without a number or with another one: right, but no question that many would ask. */
const QUOTED = /^(?:missing-number|false-premise)$/;
const NODS = ['Yes, that is right.', 'Yes.', 'OK.'];

/**
 * Forty cases from each document of `bench/documents`, held against its key: what a program can see of them. Whether a question is good
 * English and asks for what the rule says is for readers. Documents whose key says `held` were not read while the forms of questions were written.
 */
export async function documents() {
  const rows = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.md'))) {
    const content = readFileSync(join(FOLDER, file), 'utf8');
    const key = JSON.parse(readFileSync(join(FOLDER, 'keys', file.replace(/\.md$/, '.json')), 'utf8'));
    rows.push(...(await rowsOf(file, content, key)));
  }
  return rows;
}

async function rowsOf(file, content, key) {
  const cases = [];
  const covered = [];
  let duplicates = 0;
  for (const seed of SEEDS) {
    const response = await generateCases(
      { documents: [{ name: file, content }] },
      { num_test_cases: CASES, include_edge_cases: true },
      [],
      { seed },
    );
    const made = response.generated_test_cases;
    duplicates += nearDuplicates(made);
    cases.push(...made);
    covered.push(coverageOf(made, content, key));
  }
  const sourced = cases.filter(({ source_refs }) => source_refs.length > 0);
  const single = sourced.filter(
    ({ turns, hints, source_refs: [ref] }) =>
      turns.length === 1 &&
      hints.must_include.length > 0 &&
      key.rules.some(({ line }) => linesOf(ref, content).includes(line)),
  );
  const spans = spansThatHold(cases, content);
  const headings = content.replace(/[*#`_]/g, '');
  return [
    {
      figure: `${file}${key.held === true ? ' (held out)' : ''}: cases`,
      value: cases.length / SEEDS.length,
      bound: { least: 25 },
      note: `of ${CASES}`,
    },
    { figure: '  passed by an echo or a nod', value: share(cases, isEchoed), unit: ' %', bound: { most: 5 } },
    {
      figure: '  values of the key',
      value: share(single, (one) => isOfKey(one, content, key)),
      unit: ' %',
      bound: { least: 85 },
      note: `of ${single.length} that name a value of a line with a rule`,
    },
    {
      figure: '  from lines that cannot be tested',
      value: sourced.filter((one) => isTrap(one, content, key)).length,
      bound: { most: 0 },
    },
    {
      figure: '  topics that are headings',
      value: share(cases, ({ topic }) => topic.split(' / ').every((part) => headings.includes(part))),
      unit: ' %',
      bound: { least: 100 },
    },
    {
      figure: '  rules of the key with a case',
      value: covered.reduce((sum, one) => sum + one, 0) / SEEDS.length,
      unit: ' %',
      bound: { least: 35 },
      note: `of ${key.rules.length}`,
    },
    {
      figure: '  that quote their rule',
      value: share(cases, ({ operator }) => QUOTED.test(operator)),
      unit: ' %',
      bound: { most: 60 },
    },
    {
      figure: '  spans that hold',
      value: spans.share,
      unit: ' %',
      bound: { least: 100 },
      note: `of ${spans.count}`,
    },
    {
      figure: '  accepted by the loader',
      value: await loadableShare(cases),
      unit: ' %',
      bound: { least: 100 },
    },
    { figure: '  near-duplicates', value: duplicates, bound: { most: 0 } },
  ];
}

const share = (cases, holds) =>
  cases.length === 0 ? 100 : (100 * cases.filter(holds).length) / cases.length;

/** Whether an agent that repeats each question, or that always says the same yes, passes every check; a case without checks is passed by anybody. */
function isEchoed({ turns }) {
  const answers = [({ input }) => input.text, ...NODS.map((nod) => () => nod)];
  return answers.some((answer) =>
    turns.every((turn) => (turn.checks ?? []).every((check) => passes(check, answer(turn)))),
  );
}

function passes({ matches, not_matches: denied, icontains, contains, not_contains: without }, answer) {
  const finds = ({ pattern, flags = '' }) => new RegExp(pattern, flags).test(answer);
  if (matches !== undefined) return finds(matches.pattern === undefined ? { pattern: matches } : matches);
  if (denied !== undefined) return !finds(denied.pattern === undefined ? { pattern: denied } : denied);
  if (icontains !== undefined) return answer.toLowerCase().includes(icontains.toLowerCase());
  if (contains !== undefined) return answer.includes(contains);
  if (without !== undefined) return ![without].flat().some((text) => answer.includes(text));
  throw new Error('a check of a kind that this group does not know');
}

/** Whether the value that a case wants stands among the values of the rules of its line, or in what the key says of them. */
function isOfKey({ hints, source_refs: [ref] }, content, { rules }) {
  const lines = linesOf(ref, content);
  const own = rules.filter(({ line }) => lines.includes(line));
  const wanted = hints.must_include.flatMap(numbersIn);
  if (wanted.length === 0) return true;
  const known = own.flatMap((rule) => [
    ...rule.values.map(({ value }) => value),
    ...numbersIn(
      [
        rule.rule,
        ...rule.conditions,
        ...rule.exceptions,
        ...rule.values.map(({ of, unit }) => `${of} ${unit}`),
      ].join(' '),
    ),
  ]);
  return wanted.every((number) => known.includes(number));
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbersIn = (text) => [
  ...(text.match(/\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replace(/[ ,]/g, '')),
  ),
  ...text
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => (WORDS.includes(word) ? [WORDS.indexOf(word)] : [])),
];

/** Share of the rules of the key that a case refers to, in percent. */
function coverageOf(cases, content, { rules }) {
  const refs = cases.flatMap(({ source_refs }) => source_refs);
  const starts = [0, ...[...content.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const covered = rules.filter(({ line, quote }) => {
    const at = content.indexOf(quote, starts[line - 1]);
    return refs.some(({ start, end }) => start < at + quote.length && end > at);
  });
  return (100 * covered.length) / rules.length;
}

const isTrap = ({ source_refs: [ref] }, content, { traps }) =>
  traps.some(
    ({ line, why, quote }) =>
      NOT_TESTABLE.test(why) &&
      linesOf(ref, content).includes(line) &&
      ref.quote.includes(quote.replace(/^- /, '')),
  );

function linesOf({ start, end }, content) {
  const first = content.slice(0, start).split('\n').length;
  const count = content.slice(start, end).split('\n').length;
  return Array.from({ length: count }, (_, at) => first + at);
}

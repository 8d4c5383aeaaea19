import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { checkProblems } from '../../src/checks/check-problems.ts';
import { makeChecks } from '../../src/checks/make-checks.ts';
import { checkOfAssertion } from '../../src/checks/promptfoo/check-of-assertion.ts';
import { noJudge } from '../../src/judges/no-judge.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';

const EXAMPLES = 5;
const NOT = 'not-';
/** Where inline code runs; it reads no file. */
const SERVICES = { code: { ports: nodePorts(), folder: import.meta.dirname } };

/**
 * Verdicts that promptfoo gave to stored answers (`--data DIR` with `parity/expected-*.jsonl` and `parity/answers-*.jsonl`; files that
 * values name are looked for beside the configurations in `promptfoo/` and `parity/edge/`), against the verdicts of the checks that its
 * assertions are translated to. What differs stands under a reason; what has none is a miss, and so is every check that is laxer without one.
 */
export async function parity({ data }) {
  const folder = data === undefined ? undefined : join(data, 'parity');
  if (folder === undefined || !existsSync(folder)) {
    console.log(
      '\nparity: skipped. It needs --data DIR with parity/expected-*.jsonl and parity/answers-*.jsonl.',
    );
    return [];
  }
  const sets = readdirSync(folder).filter((name) => /^expected-.*\.jsonl$/.test(name));
  const rows = [];
  for (const set of sets) rows.push(...(await compared(data, folder, set)));
  return rows;
}

async function compared(data, folder, set) {
  const answers = new Map();
  for (const answer of rowsOf(join(folder, set.replace('expected-', 'answers-'))))
    answers.set(keyOf(answer), answer);
  const expected = rowsOf(join(folder, set)).filter(({ type }) => type !== '__cell__');
  const members = Map.groupBy(
    expected.filter(({ sub }) => sub !== undefined),
    (row) => `${keyOf(row)}\n${row.assertion}`,
  );
  const tally = { equal: {}, different: {}, left: {}, unexplained: [] };
  for (const row of expected) {
    const read = assertionOf(row, members, data);
    const answer = answers.get(keyOf(row));
    const translated = 'none' in read ? read : checkOfAssertion(read.assertion, contextOf(answer));
    const base = row.type.replace(NOT, '');
    if ('none' in translated) count(tally.left, `${base}: ${translated.none}`);
    else await compare(row, translated.check, subjectOf(answer), tally);
  }
  return figures(set.replace(/^expected-|\.jsonl$/g, ''), tally);
}

async function compare(row, check, subject, tally) {
  const problems = await checkProblems([check], ['checks'], { isScorer: () => false });
  const ours = problems.length > 0 ? 'refused' : await verdictOf(check, subject);
  // What has no weight passes there, and counts nothing here.
  const base = row.type.replace(NOT, '');
  const weightless = row.weight === 0 && base !== 'assert-set';
  const equal = weightless ? row.pass : (ours === 'pass') === row.pass && ours !== 'refused';
  if (equal) return count(tally.equal, base);
  const way = ours === 'pass' ? 'laxer' : 'stricter';
  const reason = reasonOf(row, check, subject, ours);
  if (reason === undefined) tally.unexplained.push({ way, row, check, subject, ours, problems });
  count(tally.different, `${base}, ${way}: ${reason ?? 'no reason known'}`);
}

/** `pass`, `fail`, or the code of the error. */
async function verdictOf(check, subject) {
  const [scorer] = makeChecks([check], SERVICES);
  const outcome = await scorer.evaluate(subject, { judge: noJudge, threshold: 0.7, samples: 1, repeat: 0 });
  return outcome.status === 'errored' ? outcome.error.code : outcome.result.pass ? 'pass' : 'fail';
}

/** Why the verdicts differ, where that is meant. */
function reasonOf({ type, pass, value }, check, { output }, ours) {
  const base = type.replace(NOT, '');
  if (ours === 'refused' && base === 'regex') return 'the expression is none of RE2';
  if (output.trim() === '') return 'an empty answer fails every check';
  if (base === 'regex' && !pass && !isJavaScript(value))
    return 'an expression of RE2 that JavaScript has not';
  if (base === 'contains-json' && ours !== 'pass') return 'JSON only, and the first value in the text';
  if (base === 'equals' && isSameJson(check.equals ?? check.not_equals, output))
    return 'the record wrote its value anew';
  return undefined;
}

function isJavaScript(pattern) {
  try {
    return new RegExp(pattern) !== undefined;
  } catch {
    return false;
  }
}

function isSameJson(one, other) {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

/** The assertion of a row with its templates filled in and its file read, or why that cannot be done. */
function assertionOf(row, members, data) {
  const { type, threshold, weight } = row;
  const shared = {
    type,
    ...(threshold === undefined ? {} : { threshold }),
    ...(weight === undefined ? {} : { weight }),
  };
  if (type.replace(NOT, '') === 'assert-set') {
    const assert = (members.get(`${keyOf(row)}\n${row.assertion}`) ?? [])
      .sort((a, b) => a.sub - b.sub)
      .map((one) => assertionOf(one, members, data));
    const none = assert.find((one) => 'none' in one);
    return none ?? { assertion: { ...shared, assert: assert.map(({ assertion }) => assertion) } };
  }
  const value = row.rendered ?? row.value;
  if (isTransformed(row, data)) return { none: 'it changes the answer first, by code' };
  if (
    row.rendered === undefined &&
    [value].flat().some((one) => typeof one === 'string' && /\{[{%]/.test(one))
  )
    return { none: 'its templates are not filled in' };
  if (typeof value !== 'string' || !/^(?:file|package):/.test(value))
    return { assertion: { ...shared, value } };
  const read = fileOf(value, row.config, data);
  return read === undefined
    ? { none: 'its value is code or a file that is not there' }
    : { assertion: { ...shared, value: read } };
}

/** Whether an assertion like this one of the same configuration has a transformation of its own, which rows do not carry. */
function isTransformed({ config, type, value }, data) {
  const path = pathOf(config, data);
  if (path === undefined) return false;
  transformed[path] ??= transformations(parse(readFileSync(path, 'utf8')));
  return transformed[path].has(JSON.stringify([type, value]));
}

const transformed = {};

function transformations(value, found = new Set()) {
  if (typeof value !== 'object' || value === null) return found;
  if (value.transform !== undefined && value.type !== undefined)
    found.add(JSON.stringify([value.type, value.value]));
  for (const inner of Object.values(value)) transformations(inner, found);
  return found;
}

const pathOf = (path, data) =>
  ['promptfoo', 'parity/edge'].map((root) => join(data, root, path)).find((one) => existsSync(one));

function fileOf(value, config, data) {
  const path = pathOf(join(dirname(config), value.replace(/^file:\/\//, '')), data);
  const ending = path === undefined ? '' : extname(path);
  if (ending === '.json') return JSON.parse(readFileSync(path, 'utf8'));
  if (ending === '.yaml' || ending === '.yml') return parse(readFileSync(path, 'utf8'));
  return ending === '.txt' ? readFileSync(path, 'utf8').trim() : undefined;
}

const contextOf = ({ vars, answer, graded_output = answer }) => ({
  vars,
  structured: typeof graded_output !== 'string',
});

function subjectOf({ answer, graded_output = answer, latency_ms, cost }) {
  return {
    output: typeof graded_output === 'string' ? graded_output : JSON.stringify(graded_output),
    ...(latency_ms === undefined ? {} : { latency_ms }),
    usage: { ...(cost === undefined ? {} : { cost_usd: cost }) },
  };
}

function figures(set, { equal, different, left, unexplained }) {
  const total = (counts) => Object.values(counts).reduce((sum, amount) => sum + amount, 0);
  for (const { way, row, check, subject, ours, problems } of unexplained.slice(0, EXAMPLES))
    console.log(
      `\n${set}: ${way}, ${row.type} of ${row.config}: ${row.pass} there, ${ours} here\n  ${JSON.stringify(check).slice(0, 300)}\n  ${JSON.stringify(subject).slice(0, 300)}${problems.map(({ message }) => `\n  ${message}`).join('')}`,
    );
  const lines = (counts) =>
    Object.entries(counts)
      .sort()
      .map(([what, value]) => ({ figure: `  ${what}`, value }));
  return [
    { figure: `${set}: compared`, value: total(equal) + total(different) },
    { figure: `${set}: equal`, value: total(equal) },
    ...lines(equal),
    { figure: `${set}: different with a reason`, value: total(different) - unexplained.length },
    ...lines(different),
    { figure: `${set}: different without a reason`, value: unexplained.length, bound: { most: 0 } },
    { figure: `${set}: not translated`, value: total(left) },
    ...lines(left),
  ];
}

const count = (counts, what) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
const keyOf = ({ config, provider, prompt, test }) => JSON.stringify([config, provider, prompt, test]);
const rowsOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

import type { ScorerServices } from '../../scorers/scorer-services.ts';
import { defineCheck } from '../define-check.ts';
import { attemptFields, codeOf, findingOf, namedFile, type OwnCode, ofOwnCode } from '../own-code.ts';

/** Own Python says whether the attempt is right. */
export const python = defineCheck({
  name: 'python',
  description:
    'Own code decides, as in a `code` scorer: Python 3 that sees the fields of the attempt by name and gives a boolean, a number from 0 to 1, or a dict with `pass`, `score` and `reason`, at least one of the first two.',
  ...ofOwnCode('Python', { python: 'len(output) < 20' }),
  file: {
    of: (value) => namedFile(value, /\.py$/),
    // Python runs from its text and imports no neighbour.
    read: (text, { value }) => {
      const { file: _, ...written } =
        typeof value === 'object' && value !== null ? (value as { file?: unknown }) : {};
      return { value: { ...written, code: text } };
    },
  },
  async verify(value, services) {
    const checked = await (await runnerOf(value, services))?.check();
    return checked !== undefined && 'problem' in checked
      ? `the code does not compile: ${checked.problem}`
      : undefined;
  },
  async evaluate(value, { subject, services, signal }) {
    const runner = await runnerOf(value, services);
    if (runner === undefined) return { fault: 'code cannot be run here', code: 'scorer_failed' };
    const { outcome, ...rest } = await runner.score(Object.entries(attemptFields(subject)), signal);
    if (outcome.status === 'failed') return findingOf({ ...outcome, ...rest }, subject.output);
    const { score, reasoning: reason, extra } = outcome;
    const given = Object.hasOwn(extra, 'pass') ? extra['pass'] : undefined;
    if (given !== undefined && typeof given !== 'boolean')
      return { fault: 'the code failed: `pass` is no boolean', code: 'scorer_failed' };
    // A boolean arrives as 0 or 1, which says the same.
    const pass = given ?? (score === 0 || score === 1 ? score === 1 : null);
    return findingOf({ status: 'value', pass, score, reason, ...rest }, subject.output);
  },
});

async function runnerOf(value: OwnCode, { code: services }: ScorerServices) {
  const { code, wallMs } = codeOf(value);
  if (services === undefined || code === undefined) return undefined;
  const { codeInPython } = await import('../../scorers/custom/code-in-python.ts');
  return codeInPython(code, {}, wallMs, services.ports);
}

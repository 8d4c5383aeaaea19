import { join } from 'node:path';
import type { JavaScriptCode } from '../../sandbox/javascript/javascript.ts';
import type { CheckServices } from '../check-kind.ts';
import { defineCheck } from '../define-check.ts';
import { attemptFields, codeOf, findingOf, namedFile, type OwnCode, ofOwnCode } from '../own-code.ts';

const MODULE = /\.(?:mjs|js|mts|ts)$/;

/** Own JavaScript says whether the attempt is right. */
export const javascript = defineCheck({
  name: 'javascript',
  description:
    'Own code decides: the default export of a module takes the attempt and gives a boolean, a number in [0, 1] or `{ pass, score, reason }`; inline code its fields by name. It has its own process, no network and no files outside the evals folder.',
  ...ofOwnCode('JavaScript', { javascript: 'output.length < 20' }),
  file: {
    of: (value) => namedFile(value, MODULE),
    read(_, { path, value }) {
      if (path.startsWith('../')) return { problem: 'lies outside the evals folder, where code is not run' };
      const written = typeof value === 'object' && value !== null ? value : {};
      return { value: { ...written, file: path }, isRunInPlace: true };
    },
  },
  async verify(value, services) {
    const { javaScriptOf } = await import('../../sandbox/javascript/javascript.ts');
    const code = placed(value, services);
    if (code === undefined) return undefined;
    const checked = await javaScriptOf(code.ports).check(code.code);
    return 'problem' in checked ? `the code does not compile: ${checked.problem}` : undefined;
  },
  async evaluate(value, { subject, services, signal }) {
    const code = placed(value, services);
    if (code === undefined) return { fault: 'code cannot be run here', code: 'scorer_failed' };
    const { javaScriptCheck } = await import('../../sandbox/javascript/javascript-check.ts');
    const { wallMs } = codeOf(value);
    const said = await javaScriptCheck(code.ports, code.code, attemptFields(subject), { wallMs, signal });
    return findingOf(said, subject.output);
  },
});

/** The code where it stands. Inline code reads no file: it may come with a request. */
function placed(value: OwnCode, { code: services }: CheckServices) {
  if (services === undefined) return undefined;
  const { code, file } = codeOf(value);
  const { ports, folder } = services;
  const placedCode: JavaScriptCode =
    file === undefined ? { source: code } : { file: join(folder, file), folder };
  return { ports, code: placedCode };
}

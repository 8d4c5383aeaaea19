import { Fault } from '../../errors.ts';
import { type JavaScriptCode, javaScriptOf } from '../../sandbox/javascript/javascript.ts';
import type { JavaScriptPorts } from '../../sandbox/javascript/worker.ts';
import type { CodeOutcome, CodeRunner } from './code-runner.ts';

/** JavaScript that gives a score, in processes of its own behind the layers of security.md S38. */
export function codeInJavaScript(
  code: JavaScriptCode,
  variables: Readonly<Record<string, unknown>>,
  wallMs: number,
  ports: JavaScriptPorts,
): CodeRunner {
  const javaScript = javaScriptOf(ports);
  return {
    language: 'JavaScript',
    hint: 'It is an expression, statements of which a `return` gives the score, or a module with a default export or a function `score`.',
    path: code.file === undefined ? 'config.rubric' : 'config.file',
    async check() {
      try {
        const checked = await javaScript.check(code);
        return 'problem' in checked ? checked : { version: ['javascript', checked.fingerprint, variables] };
      } catch (error) {
        // Where Node cannot be started in its locks: the first use says so.
        if (error instanceof Fault && error.code === 'scorer_failed')
          return { version: ['javascript', code.source ?? null, variables] };
        throw error;
      }
    },
    isolation: () => javaScript.isolation(),
    async score(fields, signal) {
      const names = new Map([...Object.entries(variables), ...given(fields, variables)]);
      names.set('variables', variables);
      const { outcome, ...rest } = await javaScript.run(code, {
        ...{ globals: [...names], subject: Object.fromEntries(names), wallMs, signal },
      });
      return { outcome: outcome.status === 'failed' ? outcome : scoreOf(outcome.value), ...rest };
    },
  };
}

/** A variable is seen under its name unless there is a field of that name. */
function given(fields: [string, unknown][], variables: Readonly<Record<string, unknown>>) {
  return fields.filter(([name, value]) => value !== null || !Object.hasOwn(variables, name));
}

/** A result as a score: a number, a boolean, or an object with `score` (or `pass`) and `reasoning` (or `reason`). */
export function scoreOf(value: unknown): CodeOutcome {
  if (typeof value === 'number' || typeof value === 'boolean') return scored(value, null, {});
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(
      `the result is ${Array.isArray(value) ? 'an array' : `of type ${typeof value}`}, not a score or an object with one`,
    );
  const { score, pass, reasoning, reason, ...extra } = value as Record<string, unknown>; // Parsed JSON that is an object.
  const number = score ?? pass;
  const text = reasoning ?? reason ?? null;
  if (number === undefined || number === null)
    return wrong(`the result has no \`score\`; its keys are: ${Object.keys(value).join(', ').slice(0, 200)}`);
  if (typeof number !== 'number' && typeof number !== 'boolean')
    return wrong(`the score is of type ${typeof number}, not a number`);
  if (text !== null && typeof text !== 'string')
    return wrong(`\`reasoning\` is of type ${typeof text}, not a string`);
  const others = { ...extra, ...(score !== undefined && pass !== undefined ? { pass } : {}) };
  return scored(number, text, others);
}

function scored(
  value: number | boolean,
  reasoning: string | null,
  extra: Record<string, unknown>,
): CodeOutcome {
  const score = Number(value);
  return score >= 0 && score <= 1
    ? { status: 'value', score, reasoning, extra }
    : wrong(`the score is ${score}, not between 0 and 1`);
}

function wrong(message: string): CodeOutcome {
  return { status: 'failed', subcode: 'bad_result', message };
}

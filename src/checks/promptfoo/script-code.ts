/** What the code of an assertion sees beside the answer, as far as it is known before anything is asked. */
export interface ScriptContext {
  /** Variables of the test. */
  readonly vars?: Readonly<Record<string, unknown>>;
  /** The answer is JSON, and code gets its value. */
  readonly structured?: boolean;
}

const DECLARATION = /^(?:const|let|var)\s/;

/**
 * The inline JavaScript of an assertion as a module for a check: one line is an expression, several are the body of a function of `output`
 * and `context`. A number passes above 0, or from `threshold` on; what is neither boolean, number nor a whole verdict is an error, where it
 * fails there, negated or not.
 */
export function scriptModule(
  code: string,
  { vars = {}, structured = false }: ScriptContext,
  threshold?: number,
): string {
  const least = threshold === undefined ? 'result > 0' : `result >= ${threshold}`;
  return `const assertion = (output, context, process) => {
${bodyOf(code.trimEnd())}
};
const within = (score) => Math.min(1, Math.max(0, Number(score) || 0));
export default async ({ output }) => {
  const result = await assertion(${structured ? 'JSON.parse(output)' : 'output'}, { vars: ${asSource(vars)} });
  if (typeof result === 'boolean') return result;
  if (typeof result === 'number') return { pass: ${least}, score: within(result) };
  const { pass, score, reason } = Object(result);
  if (typeof pass === 'boolean' && typeof score === 'number' && typeof reason === 'string')
    return { pass, score: within(score), reason };
  throw new Error('the code gave neither a boolean, a number nor {pass, score, reason}');
};
`;
}

/**
 * The same for inline Python, whose result is the variable `result`. Indenting it changes texts of several lines in it, which is what happens
 * to it there too.
 */
export function scriptInPython(
  code: string,
  { vars = {}, structured = false }: ScriptContext,
  threshold?: number,
): string {
  const bare = code.trimEnd();
  const body = bare.includes('\n') ? bare : `return ${bare}`;
  const least = threshold === undefined ? 'found > 0' : `found >= ${threshold}`;
  const below = threshold === undefined ? 'False' : `found["score"] < ${threshold}`;
  return `import json
def assertion(output, context):
${body.replace(/^(?=.*\S)/gm, '    ')}

def within(score):
    return min(1, max(0, score))

found = assertion(${structured ? 'json.loads(output)' : 'output'}, {"vars": json.loads(${asText(vars)})})
if isinstance(found, str):
    found = json.loads(found.lower() if found.lower() in ("true", "false") else found)
if isinstance(found, bool):
    result = found
elif isinstance(found, (int, float)):
    result = {"pass": ${least}, "score": within(found), "reasoning": "the code gave " + str(found)}
else:
    if "pass_" in found:
        found["pass"] = found["pass_"]
    passed = found["pass"] and not (${below})
    result = {"pass": bool(passed), "score": within(found["score"]), "reasoning": found["reason"]}
`;
}

function bodyOf(code: string): string {
  if (code.includes('\n')) return code;
  if (!DECLARATION.test(code.trimStart())) return `return ${code}`;
  const bare = code.replace(/;\s*$/, '');
  const last = bare.lastIndexOf(';');
  return last < 0 ? code : `${bare.slice(0, last + 1)} return ${bare.slice(last + 1)}`;
}

/** JSON that is JavaScript too: an object literal would take a key `__proto__` for something else. */
function asSource(value: unknown): string {
  return `JSON.parse(${asText(value)})`;
}

/** JSON in a text that both languages read. */
const asText = (value: unknown) => JSON.stringify(JSON.stringify(value));

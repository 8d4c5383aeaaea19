/** What is wrong with an answer by the OpenAPI document. Plain Node reads this file as well, for `npm run bench -- api`. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ApiRequest } from './api-requests.ts';
import { follow } from './api-values.ts';

type Parsed = ReturnType<typeof JSON.parse>;

/** Looks at an answer; gives what is wrong with it, nothing where it is as documented. */
export type AnswerCheck = (request: ApiRequest, answer: Response) => Promise<string | undefined>;

export function answerCheck(document: Parsed): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
  // The package is CommonJS: its default export stands one level deeper for plain Node.
  const add: Parsed = formats;
  (add.default ?? add)(ajv);
  // Names an encoding, as JSON Schema's `contentEncoding` beside it; both are annotations of draft 2020.
  ajv.addFormat('base64', true);
  ajv.addSchema(document, 'api');
  const known = new Map<string, ValidateFunction>();
  const validator = (pointer: string) => {
    const found = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, found);
    return found;
  };
  return async ({ route, method }, answer) => {
    const { status } = answer;
    const text = await answer.text();
    if (status >= 500 && status !== 502) return `status ${status}: ${text.slice(0, 500)}`;
    if (/\n\s+at |node_modules|\/src\/|\.[jt]s:\d+/.test(text)) return `a stack trace: ${text.slice(0, 500)}`;
    const operation = document.paths[route][method.toLowerCase()];
    const key = operation.responses[status] === undefined ? 'default' : String(status);
    const documented = follow(document, operation.responses[key]);
    if (documented === undefined) return `status ${status} is not documented: ${text.slice(0, 300)}`;
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (documented.content === undefined) return text === '' ? undefined : `${status} with a body: ${text}`;
    if (documented.content[type] === undefined) return `${status} of type "${type}" is not documented`;
    if (!/json$/.test(type)) return undefined;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return `${status} is no JSON: ${text.slice(0, 200)}`;
    }
    const from = pointerOf(document, route, method, key, type);
    const validate = validator(from);
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${status} does not fit: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)} in ${text.slice(0, 400)}`;
  };
}

/** JSON pointer of the schema of an answer, as the fragment of a reference. */
function pointerOf(document: Parsed, route: string, method: string, status: string, type: string): string {
  const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const { $ref } = document.paths[route][method.toLowerCase()].responses[status];
  const start =
    typeof $ref === 'string'
      ? $ref.slice(1)
      : `/paths/${escaped(route)}/${method.toLowerCase()}/responses/${status}`;
  return `${start}/content/${escaped(type)}/schema`;
}

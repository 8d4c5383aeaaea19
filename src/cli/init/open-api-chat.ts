/** Paths that talk to an agent, and the properties that hold what is said. */
const TALK =
  /(?:^|[/_-])(?:chat|ask|agent|message|messages|query|converse|conversation|complete|completions?|invoke|answer|assistant)(?:$|[/_-])/i;
const FIELDS = ['message', 'input', 'question', 'query', 'prompt', 'text', 'content'];

/** The request of an OpenAPI description that takes a message, with where it goes; undefined where none looks like it. */
export async function openApiChat(
  text: string,
): Promise<{ what: string; url: string; field: string } | undefined> {
  const { parse } = await import('yaml');
  let description: unknown;
  try {
    // Of keys of the same name the last counts: to compare each with all before it takes quadratic time.
    description = parse(text, { maxAliasCount: 0, uniqueKeys: false });
  } catch {
    return undefined; // A hint less; whoever owns the file has other ways to learn of its mistake.
  }
  const paths = Object.entries(record(record(description)['paths']));
  const found = paths.find(([path, methods]) => TALK.test(path) && 'post' in record(methods));
  if (found === undefined) return undefined;
  const [path, methods] = found;
  const servers = record(description)['servers'];
  const base = Array.isArray(servers) ? record(servers[0])['url'] : undefined;
  const isAddress = typeof base === 'string' && /^https?:\/\/[\w.:/-]+$/.test(base);
  const fields = Object.keys(propertiesOf(record(record(methods)['post']), description));
  return {
    what: `POST ${path}`,
    url: `${isAddress ? base.replace(/\/$/, '') : 'http://localhost:8000'}${path}`,
    field: FIELDS.find((name) => fields.includes(name)) ?? 'message',
  };
}

/** Properties of the JSON body of an operation; a reference is followed once. */
function propertiesOf(operation: Record<string, unknown>, description: unknown): Record<string, unknown> {
  const content = record(record(operation['requestBody'])['content']);
  const schema = record(record(content['application/json'])['schema']);
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return record(schema['properties']);
  const schemas = record(record(record(description)['components'])['schemas']);
  return record(record(schemas[reference.slice(reference.lastIndexOf('/') + 1)])['properties']);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

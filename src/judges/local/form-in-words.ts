type Schema = Readonly<Record<string, unknown>>;

/**
 * A form in one line, for servers that hold a model to the schema without showing it (a grammar): it sees which properties it will be
 * asked for, and in which order, at a fraction of the length of the schema.
 */
export function formInWords(schema: Schema): string {
  return `\n\nThe form: ${shapeOf(schema)}`;
}

function shapeOf(schema: Schema): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const types = [schema['type']].flat();
  if (types.includes('object')) {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>); // JSON Schema: properties are schemas.
    return `{${properties.map(([name, one]) => `${JSON.stringify(name)}: ${shapeOf(one)}`).join(', ')}}`;
  }
  if (types.includes('array')) return `[${shapeOf((schema['items'] ?? {}) as Schema)}, …]`;
  return types.map((type) => (type === 'string' ? 'text' : String(type ?? 'anything'))).join(' | ');
}

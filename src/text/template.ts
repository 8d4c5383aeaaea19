import { Fault } from '../errors.ts';

const PLACEHOLDER = /\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g;

/** The names of the `{{ name }}` placeholders of a template, each once, in order of appearance. */
export function templateNames(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(PLACEHOLDER), (match) => match[1] as string))];
}

/**
 * Fills `{{ name }}` placeholders in one pass: a value that itself looks like a placeholder, or holds `$&`, stays as it
 * is. An unknown name is a `validation_failed` fault that lists the known ones.
 */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const unknown = templateNames(template).filter((name) => !Object.hasOwn(values, name));
  if (unknown.length > 0) {
    const known = Object.keys(values).sort();
    throw new Fault(
      'validation_failed',
      `The template names ${unknown.map((name) => `{{ ${name} }}`).join(', ')}, which nothing fills.`,
      {
        where: 'template',
        hint:
          known.length > 0
            ? `Known names: ${known.join(', ')}.`
            : 'There are no names to use here; write the text without placeholders.',
        problems: unknown.map((name) => ({
          path: name,
          message: 'unknown placeholder',
          hint: `one of ${known.join(', ')}`,
        })),
      },
    );
  }
  return template.replace(PLACEHOLDER, (_whole, name: string) => values[name] as string);
}

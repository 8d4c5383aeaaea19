import { problemAt, type Source } from './check.ts';
import type { FileProblem, VariableUse } from './evals.ts';
import { variablesIn } from './interpolate.ts';
import type { Loading } from './read-resources.ts';
import type { Path } from './reading/piece.ts';

/** The `${NAME}`s of one text with their place. Braces that hold no name are a problem: they would be sent as they stand. */
export function variableUses(source: Source, path: Path, text: string, loading: Loading): VariableUse[] {
  const { names, malformed } = variablesIn(text);
  for (const inside of malformed)
    loading.problems.add(
      problemAt(
        source,
        path,
        `\${${inside}}${inside.startsWith('{') ? '}' : ''} is not an environment variable; write \${NAME}`,
      ),
    );
  return names.map((name) => ({ name, file: source.file, ...source.piece.at(path) }));
}

/** Advice for a secret that stands in the file itself. */
export function writtenSecret(source: Source, path: Path): FileProblem {
  const message = `is written into the file; use \${NAME} to keep it out of the repository`;
  return problemAt(source, path, message, { severity: 'advice' });
}

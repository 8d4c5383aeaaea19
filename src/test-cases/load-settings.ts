import { join } from 'node:path';
import { settingsFile } from '../schema/file-kinds.ts';
import type { Settings } from '../schema/settings.ts';
import { settings as settingsForm } from '../schema/settings.ts';
import { isInside, shownPath } from './boundary.ts';
import { checkPiece, type Source } from './check.ts';
import type { LoadedWebhook, VariableUse } from './evals.ts';
import { FOLDERS } from './find-files.ts';
import type { Loading } from './read-resources.ts';
import type { Path } from './reading/piece.ts';
import { readPieces } from './reading/read-pieces.ts';
import { textsAt } from './reading/texts-at.ts';
import { suggest } from './suggest.ts';
import { variableUses, writtenSecret } from './variable-uses.ts';

export const SETTINGS_FILE = 'assay.yaml';

/** The settings with their place; all defaults when there is no file. `source` is undefined then. */
interface LoadedSettings {
  settings: Settings;
  webhooks: LoadedWebhook[];
  /** All variables in it, also when it is broken otherwise. */
  variables: VariableUse[];
  source: Source | undefined;
}

/** Reads `assay.yaml`. What is wrong with it is added to the problems, and defaults stand in for it. */
export async function loadSettings(loading: Loading): Promise<LoadedSettings> {
  findMisnamed(loading);
  const path = join(loading.root, SETTINGS_FILE);
  const file = shownPath(loading.home, path);
  const absent = { settings: settingsForm.parse({}), webhooks: [], variables: [], source: undefined };
  const say = (line: number, column: number, message: string) =>
    loading.problems.add({ file, line, column, severity: 'error', message });
  if (loading.files.stat(path)?.kind !== 'file') return absent;
  if (!isInside(loading.boundary, loading.files.realPath(path) ?? '')) {
    say(1, 1, 'is a link that leads out of the repository');
    return absent;
  }
  const { pieces, problems } = await readPieces(path, loading.files);
  for (const problem of problems) say(problem.line, problem.column, problem.message);
  const [piece, second] = pieces;
  if (second !== undefined)
    say(second.at([]).line, second.at([]).column, 'settings are one object, not several');
  if (piece === undefined) return absent;
  const source = { piece, file };
  const { value, problems: wrong } = checkPiece(settingsFile, 'the settings file', source);
  loading.problems.addAll(wrong);
  const secrets = noteSecrets(source, loading);
  const variables = secrets.flatMap(({ uses }) => uses);
  if (value === undefined) return { ...absent, variables, source };
  const { $schema: _schema, ...settings } = value;
  const webhooks = settings.webhooks.map(
    (webhook, index): LoadedWebhook => ({
      webhook,
      variables: secrets.find(({ path }) => path[1] === index)?.uses ?? [],
    }),
  );
  return { settings, webhooks, variables, source };
}

/** The secrets of webhooks as they were written, with the places of their variables. */
function noteSecrets(source: Source, loading: Loading): { path: Path; uses: VariableUse[] }[] {
  return textsAt(source.piece.value, ['webhooks', '*', 'secret']).map(({ path, text }) => {
    const uses = variableUses(source, path, text, loading);
    if (!text.includes('${') && loading.mode === 'validate')
      loading.problems.add(writtenSecret(source, path));
    return { path, uses };
  });
}

/** A folder or settings file under a slightly wrong name would be passed over in silence. */
function findMisnamed({ root, home, files, problems }: Loading): void {
  const folders = [...Object.values(FOLDERS), 'labels'];
  for (const name of files.list(root)) {
    const path = join(root, name);
    const known = files.stat(path)?.kind === 'directory' ? folders : [SETTINGS_FILE];
    if (name.startsWith('.') || known.includes(name)) continue;
    const close = suggest(name, known);
    if (close !== '')
      problems.add({
        file: shownPath(home, path),
        line: 1,
        column: 1,
        severity: 'error',
        message: `is not read under this name${close}`,
      });
  }
}

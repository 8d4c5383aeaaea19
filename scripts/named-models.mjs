/** The models that texts name, and which of them have ended or end soon: one rule for the check and for its test. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DEFAULT_JUDGE_MODEL } from '../src/models/default-model.ts';
import { endsWithin, lifetimeOf } from '../src/models/lifetime.ts';
import { endWords, SOON_DAYS, successorSentence } from '../src/models/model-words.ts';
import { SUCCESSORS } from '../src/models/retirements.ts';

/** What people copy from. The tables of src/models/ name what has ended on purpose. */
const PLACES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'llms.txt',
  'action.yml',
  'docs',
  'evals',
  'scripts',
  'src',
];
const LEFT_OUT = ['src/models/', 'scripts/named-models.mjs', 'scripts/model-lifetimes.mjs'];
const TEXTS = /\.(?:md|txt|ya?ml|jsonl?|csv|ts|mts|mjs|py)$/;
/** A name of a model as it stands in a text. */
const NAME =
  /\b(?:gpt-\d[\w.-]*|chatgpt-[\w.-]+|o[1-9](?:-(?:mini|pro|preview)[\w-]*)?|claude-[a-z]+-\d[\w-]*|claude-\d[\w.-]*)(?<![.-])/g;
/** A line that says of a model that it has ended may name it. */
const SAYS_SO = /\b(?:retire[sd]?|shut down|ended|ends on|successors?|identifier)\b/i;
/** What is written from the table, with the days in it. */
const TABLE = /<!-- models -->[\s\S]*?<!-- \/models -->/g;

/** The files that may name a model: paths below the repository, with forward slashes. */
export function namedFiles(root) {
  const files = (path) =>
    statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      : [path];
  return PLACES.flatMap(files).filter(
    (path) => TEXTS.test(path) && !LEFT_OUT.some((one) => path.startsWith(one)),
  );
}

/** One sentence for each model that `texts` name, or that the product asks by itself, and that ends by `day` (ISO 8601) or soon after. */
export function outlivedModels(texts, day) {
  const nowMs = Date.parse(day);
  const problemOf = (place, model) => {
    if (!endsWithin(model, nowMs, SOON_DAYS)) return [];
    const next = successorSentence(lifetimeOf(model)) ?? 'No successor is known.';
    return [`${place} names ${model}, which ${endWords(model, nowMs)}. ${next}`];
  };
  const own = [DEFAULT_JUDGE_MODEL.asked, ...Object.values(SUCCESSORS).flat()];
  return [
    ...[...new Set(own)].flatMap((model) => problemOf('src/models', model)),
    ...texts.flatMap(({ path, text }) =>
      text
        .replace(TABLE, (table) => '\n'.repeat(table.split('\n').length - 1))
        .split('\n')
        .flatMap((line, index) => {
          if (SAYS_SO.test(line)) return [];
          const models = new Set([...line.matchAll(NAME)].map(([name]) => name));
          return [...models].flatMap((model) => problemOf(`${path}:${index + 1}`, model));
        }),
    ),
  ];
}

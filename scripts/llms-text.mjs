// llms.txt: the index of the documents for language models, in the form of llmstxt.org. Pages of docs/ are described by the
// table of docs/README.md, pages of its folders by their first sentence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text without its links and line breaks. */
const plain = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Rows of the table that link a page of the same folder: its name, how it is called, what stands there. */
function tableOf(text) {
  return [...text.matchAll(/^\| \[([^\]]+)\]\(([\w-]+\.md)\) \| (.*) \|$/gm)].map(
    ([, title = '', name = '', about = '']) => ({ title, name, about: plain(about) }),
  );
}

/** Heading and first sentence of a page. */
function aboutOf(path, text) {
  const prose = text.replace(/<!--[\s\S]*?-->/g, '').replace(/^```[\s\S]*?^```$/gm, '');
  const title = /^# (.+)$/m.exec(prose)?.[1];
  if (title === undefined) throw new Error(`${path} has no heading to be listed by in llms.txt`);
  const paragraph = prose.split(/\n{2,}/).find((one) => /^[^\s#|>*-]/.test(one)) ?? '';
  return { title: plain(title), about: /^.*?\.(?=\s|$)/.exec(plain(paragraph))?.[0] ?? plain(paragraph) };
}

/** The pages of a folder, by name: path, heading and first sentence. Empty where there is no such folder. */
export function folderRows(root, folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      path: `${folder}/${name}`,
      ...aboutOf(`${folder}/${name}`, readFileSync(join(path, name), 'utf8')),
    }));
}

/** The whole file, from README.md and docs/README.md as they are. */
export function llmsText(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const readme = aboutOf('README.md', read('README.md'));
  const sections = {
    Docs: [
      { path: 'docs/README.md', title: 'Documentation', about: 'the index of these pages' },
      ...tableOf(read('docs/README.md')).map(({ name, ...row }) => ({ path: `docs/${name}`, ...row })),
      { path: 'SECURITY.md', title: 'Security', about: 'what is promised, each line held by a test' },
    ],
    Reference: folderRows(root, 'docs/reference'),
    Optional: [
      ...folderRows(root, 'docs/design'),
      { path: 'src/README.md', title: 'The map of the code', about: 'layers, main flow, how to add a unit' },
      { path: 'CONTRIBUTING.md', title: 'Contributing', about: 'set-up, tests, build, release' },
      { path: 'CHANGELOG.md', title: 'Changelog', about: 'what changed' },
      { path: 'bench/README.md', title: 'Benchmarks', about: 'what is measured, and the bounds' },
    ],
  };
  const lists = Object.entries(sections)
    .filter(([, rows]) => rows.length > 0)
    .map(
      ([name, rows]) =>
        `## ${name}\n\n${rows.map(({ path, title, about }) => `- [${title}](${path}): ${about}`).join('\n')}`,
    );
  return `${[`# ${readme.title}`, `> ${readme.about}`, ...lists].join('\n\n')}\n`;
}

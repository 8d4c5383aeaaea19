import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-cli.ts';

/** A page that readers see: README.md, or one below docs/. */
export interface Page {
  /** From the repository's folder, with forward slashes. */
  path: string;
  text: string;
}

/** A fenced block of a page. */
export interface Block {
  page: string;
  language: string;
  /** Name of the file that it shows, where it has one: three backticks, `yaml evals/agents/greeter.yaml` */
  file: string;
  text: string;
  /** Line of its fence. */
  line: number;
}

function markdownBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? markdownBelow(path) : path.endsWith('.md') ? [path] : [];
    })
    .sort();
}

export const pageOf = (path: string): Page => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

/** README.md and everything below docs/. */
export const PAGES: readonly Page[] = ['README.md', ...markdownBelow('docs')].map(pageOf);

export function blocksOf({ path, text }: Page): Block[] {
  return [...text.matchAll(/^```(\w*) ?(\S*)\n(.*?)^```$/gms)].map(
    ({ 1: language = '', 2: file = '', 3: inner = '', index }) => ({
      page: path,
      language,
      file,
      text: inner,
      line: text.slice(0, index).split('\n').length,
    }),
  );
}
export const BLOCKS: readonly Block[] = PAGES.flatMap(blocksOf);

/** Text of a page; throws where there is none. */
export function textOf(path: string): string {
  const page = PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  return page.text;
}

/** A section of a page, from its heading to the next of the same or a higher level; throws where the page has no such heading. */
export function sectionOf(path: string, title: string): string {
  const text = textOf(path);
  const heading = new RegExp(`^(#+) ${title.replace(/[^\w ]/g, '\\$&')}$`, 'm').exec(text);
  if (heading === null) throw new Error(`${path} has no section "${title}"`);
  const rest = text.slice(heading.index + heading[0].length);
  const end = new RegExp(`^#{1,${heading[1]?.length}} `, 'm').exec(rest);
  return rest.slice(0, end?.index);
}

/** What a reader types on a page, in the order shown. */
export const typedOn = (path: string): string[] =>
  BLOCKS.filter(({ page, language }) => page === path && language === 'sh').map(({ text }) => text);

/** Pages with a test of their own, which knows what their examples belong to. */
const OF_THEIR_OWN = ['docs/agents.md'];

/** Whether the examples of a page go together with those of the other pages: a file has one text on all of them. */
export const isGuide = (path: string): boolean =>
  /^(README\.md|docs\/[\w-]+\.md)$/.test(path) && !OF_THEIR_OWN.includes(path);

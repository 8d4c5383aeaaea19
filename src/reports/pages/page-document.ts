import type { PageCode } from '../../schema/product.ts';
import { escapeHtml } from '../../text/escape/escape-html.ts';
import { escapeJson } from '../../text/escape/escape-json.ts';
import { phraseText } from '../parts/phrase.ts';
import type { PageHead, PageTail } from './page-data.ts';

/** Ids and types by which the program of a page finds its data in the document. */
const DATA = 'type="application/json"';

/** JSON for an element `script`: no end tag and no comment can stand in it, and it says the same. */
export const scriptJson = (value: unknown): string =>
  escapeJson(JSON.stringify(value)).replaceAll('<', '\\u003c');

/**
 * What allows the script and the style of this very page and nothing else: no other script, no request, no form, no frame. Texts of others
 * are data of the type JSON, which nothing runs.
 */
const policy = ({ scriptHash, styleHash }: PageCode) =>
  `default-src 'none'; script-src '${scriptHash}'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'`;

/**
 * A page up to its cases: the verdict can be read before they are there, and without a script. Where the program of pages is missing
 * beside this one, that is all of it.
 */
export function* pageStart(head: PageHead, code: PageCode | null): Iterable<string> {
  const title = escapeHtml(head.title);
  yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n`;
  if (code !== null)
    yield `<meta http-equiv="Content-Security-Policy" content="${policy(code)}">\n<style>${code.style}</style>\n`;
  yield `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n`;
  yield `<meta name="generator" content="assay">\n<link rel="icon" href="data:,">\n<title>${title}</title>\n</head>\n<body>\n`;
  const plain = plainVerdict(head);
  if (code === null) {
    yield `<main>${plain}<p>The program of this page was not found beside Assay: summary.md says the rest.</p></main>\n</body>\n</html>\n`;
    return;
  }
  yield `<div id="app"></div>\n<noscript><main class="plain">${plain}<p>The cases need a script to be shown; summary.md says the same without one.</p></main></noscript>\n`;
  yield `<script ${DATA} id="assay-head">${scriptJson(head)}</script>\n`;
  yield `<script>${code.script}</script>\n`;
}

function plainVerdict({ verdict }: PageHead): string {
  const sentences = [...verdict.sentences, ...verdict.advice.map(({ phrase }) => phrase)];
  return `<h1>${escapeHtml(phraseText(verdict.title))}</h1>${sentences
    .map((one) => `<p>${escapeHtml(phraseText(one))}</p>`)
    .join('')}`;
}

/** Cases stand in elements of about this many UTF-16 units: none has to be read as a whole. */
export const CHUNK = 1_000_000;
export const CHUNK_START = `<script ${DATA} class="assay-cases">\n`;
export const CHUNK_END = '</script>\n';

/** What is behind the cases. */
export const pageEnd = (tail: PageTail): string =>
  `<script ${DATA} id="assay-tail">${scriptJson(tail)}</script>\n</body>\n</html>\n`;

/** Where a page is written, and where its program comes from. */
export interface PageFiles {
  pageCode?(): PageCode | null;
  writeStream(path: string, pieces: Iterable<string>): void;
}

/** The page of something without cases. */
export function* wholePage(head: PageHead, code: PageCode | null): Iterable<string> {
  yield* pageStart(head, code);
  if (code !== null) yield pageEnd({ why: [], why_weak: false, thresholds: {}, rows: 0 });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderedHtml } from './rendered-markdown.ts';

const STYLE = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
  'utf8',
);
/** An alert is a quotation whose first line names its level; GitHub gives it a class and a title. */
const ALERT = /<blockquote>\s*<p>\[!(CAUTION|WARNING|NOTE)\]\s*/g;

/** Markdown as GitHub shows it, in its style, as a page whose article is as wide as `width` pixels. */
export function githubPage(markdown: string, width: number): string {
  const html = renderedHtml(markdown).replace(ALERT, (_, level: string) => {
    const title = `${level.charAt(0)}${level.slice(1).toLowerCase()}`;
    return `<blockquote class="markdown-alert markdown-alert-${level.toLowerCase()}"><p class="markdown-alert-title">${title}</p><p>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE} body { margin: 0 } article { width: ${width}px }</style><article class="markdown-body">${html}</article>`;
}

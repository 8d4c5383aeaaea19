import { createHash } from 'node:crypto';
import { escapeHtml } from '../../text/escape/escape-html.ts';
import type { Answer } from '../answer.ts';
import { PAGE_HEADERS, plainPolicy } from './page-headers.ts';

/** A page of a few sentences, without a script. */
export interface PlainPage {
  status: number;
  title: string;
  sentences: readonly string[];
  /** Where it leads, in the words of the link. */
  next?: { path: string; words: string };
  /** It goes there by itself. */
  goesOn?: boolean;
  headers?: Record<string, string>;
}

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}h1{font-size:1.25rem}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Such a page as an answer, which nobody keeps. */
export function plainPage({ status, title, sentences, next, goesOn, headers }: PlainPage): Answer {
  const path = escapeHtml(next?.path ?? '');
  const body = [
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<style>${STYLE}</style>\n`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n',
    goesOn === true ? `<meta http-equiv="refresh" content="0;url=${path}">\n` : '',
    `<title>${escapeHtml(title)} · Assay</title>\n</head>\n<body>\n<main>\n<h1>${escapeHtml(title)}</h1>\n`,
    ...sentences.map((one) => `<p>${escapeHtml(one)}</p>\n`),
    next === undefined ? '' : `<p><a href="${path}">${escapeHtml(next.words)}</a></p>\n`,
    '</main>\n</body>\n</html>\n',
  ];
  return {
    status,
    body: body.join(''),
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPolicy(STYLE_HASH),
      ...headers,
    },
  };
}

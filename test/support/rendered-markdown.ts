import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Markdown as a reader of GitHub sees it before GitHub takes out of it what is not allowed: nothing is taken out here. */
export const renderedHtml = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** What a rendered text holds. */
export interface Rendered {
  /** Names of all elements, with their attributes: `a href="…"`, `td`. */
  elements: string[];
  /** All text outside of code. */
  prose: string;
  /** The text of each piece of code, a block or within a line. */
  code: string[];
  comments: number;
}

/** The elements and texts of Markdown, read by the parser of browsers. */
export function rendered(markdown: string): Rendered {
  const found: Rendered = { elements: [], prose: '', code: [], comments: 0 };
  const walk = (nodes: readonly Node[], isCode: boolean) => {
    for (const node of nodes) {
      if (node.nodeName === '#comment') found.comments += 1;
      if ('value' in node) {
        if (isCode) found.code[found.code.length - 1] += node.value;
        else found.prose += node.value;
      }
      if (!('tagName' in node)) continue;
      const attributes = node.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
      found.elements.push(`${node.tagName}${attributes}`);
      const opens = node.tagName === 'code' && !isCode;
      if (opens) found.code.push('');
      walk(node.childNodes, isCode || opens);
    }
  };
  walk(parseFragment(renderedHtml(markdown)).childNodes, false);
  return found;
}

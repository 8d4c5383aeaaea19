import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** The elements that a page has before its program runs, each with the names of its attributes; whatever the texts of a run say. */
export const PAGE_ELEMENTS = [
  'html lang',
  'head',
  'meta charset',
  'meta http-equiv content',
  'style',
  'meta name content',
  'link rel href',
  'title',
  'body',
  'div id',
  'noscript',
  'script type id',
  'script',
  'script type class',
];

/** A page as a browser takes it apart that runs scripts: its elements, and the texts of those that are data. */
export function pageOf(html: string): { elements: string[]; data: string[] } {
  const elements: string[] = [];
  const data: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      elements.push([node.tagName, ...node.attrs.map(({ name }) => name)].join(' '));
      const isData = node.attrs.some(({ name, value }) => name === 'type' && value === 'application/json');
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (isData) data.push(text);
      else if (node.tagName === 'script' && text !== '') throw new Error(`a script runs: ${text}`);
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: true }));
  return { elements, data };
}

/** A node of parsed XML: its name, attributes, children and the text directly inside. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const INVALID = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;&]*);?/g, (whole, body: string) => {
    if (!whole.endsWith(';')) throw new Error(`bare & in ${JSON.stringify(text.slice(0, 80))}`);
    const code =
      /^#(\d+)$/.exec(body)?.[1] ??
      (/^#x([0-9a-f]+)$/i.exec(body)?.[1] && Number.parseInt(body.slice(2), 16));
    const decoded = code === undefined ? NAMED[body] : String.fromCodePoint(Number(code));
    if (decoded === undefined || INVALID.test(decoded)) throw new Error(`unknown entity ${whole}`);
    return decoded;
  });
}

/**
 * Parses the XML 1.0 that our reports use, and nothing more: elements, double-quoted attributes, text, the five named
 * entities and character references. Anything else (comments, CDATA, DOCTYPE, an invalid character) throws.
 */
export function parseXml(source: string): XmlElement {
  if (INVALID.test(source) || !source.isWellFormed()) throw new Error('character that XML 1.0 forbids');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let index = 0;
  while (index < body.length) {
    const top = open.at(-1) as XmlElement;
    if (body[index] !== '<') {
      const next = body.indexOf('<', index);
      const raw = body.slice(index, next < 0 ? undefined : next);
      if (raw.includes(']]>')) throw new Error(']]> in text');
      top.text += decode(raw);
      index = next < 0 ? body.length : next;
      continue;
    }
    const tag = /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/y;
    tag.lastIndex = index;
    const match = tag.exec(body);
    if (match === null) throw new Error(`no tag at ${JSON.stringify(body.slice(index, index + 60))}`);
    index = tag.lastIndex;
    const [, closing, name, list, empty] = match as unknown as [string, string, string, string, string];
    if (closing !== '') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`);
      continue;
    }
    const element: XmlElement = { name, attributes: {}, children: [], text: '' };
    for (const [, key, value] of list.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if ((key as string) in element.attributes) throw new Error(`attribute ${key} twice`);
      element.attributes[key as string] = decode(value as string);
    }
    top.children.push(element);
    if (empty === '') open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  if (root.children.length !== 1 || root.text.trim() !== '')
    throw new Error('needs exactly one root element');
  return root.children[0] as XmlElement;
}

/** Every element with this name, in document order. */
export function elements(root: XmlElement, name: string): XmlElement[] {
  return [...(root.name === name ? [root] : []), ...root.children.flatMap((child) => elements(child, name))];
}

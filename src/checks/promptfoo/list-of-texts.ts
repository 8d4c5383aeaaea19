/**
 * The texts of a list that promptfoo takes as one text: parted by commas, blanks around them dropped, nothing between two commas. A text in
 * quotes keeps commas and blanks; a quote in it is doubled or stands behind a backslash. Null where a quote stays open or something follows it.
 */
export function listOfTexts(value: string): string[] | null {
  const list: string[] = [];
  let at = 0;
  while (at < value.length) {
    if (/[\s,]/.test(value[at] as string)) {
      at += 1;
      continue;
    }
    if (value[at] !== '"') {
      const comma = value.indexOf(',', at);
      const end = comma < 0 ? value.length : comma;
      list.push(value.slice(at, end).trim());
      at = end;
      continue;
    }
    const quoted = quotedText(value, at + 1);
    if (quoted === null) return null;
    list.push(quoted.text);
    at = quoted.end;
    while (at < value.length && value[at] !== ',') if (!/\s/.test(value[at++] as string)) return null;
  }
  return list;
}

/** A text up to its closing quote, and where what follows begins. */
function quotedText(value: string, from: number): { text: string; end: number } | null {
  let text = '';
  for (let at = from; at < value.length; at += 1) {
    const next = value[at + 1];
    if (value[at] === '\\' && (next === '"' || next === '\\')) text += value[++at] as string;
    else if (value[at] === '"' && next === '"') text += value[++at] as string;
    else if (value[at] === '"') return { text, end: at + 1 };
    else text += value[at] as string;
  }
  return null;
}

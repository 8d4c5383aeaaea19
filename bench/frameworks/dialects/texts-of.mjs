/** The text of a content, which is a text or a list of parts. */
export function textsOf(content) {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => part.text ?? '').join('\n') : '';
}

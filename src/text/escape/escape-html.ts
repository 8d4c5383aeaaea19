import { cleanText } from './clean-text.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in element content or a quoted attribute. Never for a URL attribute, a script or a style. */
export function escapeHtml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Text for XML 1.0 element content. Characters that XML forbids are gone with the controls; `]]>` cannot appear. */
export function xmlText(text: string): string {
  return cleanText(text).replace(/[&<>]/g, (character) => ENTITIES[character] as string);
}

/** Text for a double-quoted XML attribute; tab and newline survive attribute normalisation (XML 1.0, 3.3.3). */
export function xmlAttribute(text: string): string {
  return escapeHtml(text).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}

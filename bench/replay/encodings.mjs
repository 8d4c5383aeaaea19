import { createHash } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Secret `number`, as it was (`version` 0) and as it is by now; every spelling of it is another text. */
export function secretOf(number, version) {
  const hash = createHash('sha256').update(`${number} ${version}`).digest('base64url').slice(0, 14);
  return `cn/${hash}"<&>+='${hash.slice(3, 7)}?`;
}

/** Eight spellings in which a secret turns up. */
export const ENCODINGS = [
  { name: 'as it is', of: (text) => text },
  { name: 'JSON', of: (text) => JSON.stringify(text).slice(1, -1) },
  { name: 'URL', of: encodeURIComponent },
  { name: 'base64', of: (text) => Buffer.from(text).toString('base64') },
  { name: 'base64url', of: (text) => Buffer.from(text).toString('base64url') },
  { name: 'hexadecimal', of: (text) => Buffer.from(text).toString('hex') },
  { name: 'HTML', of: (text) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark]) },
  { name: 'base32', of: base32 },
];

function base32(text) {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  const letters = groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
  return letters.padEnd(Math.ceil(letters.length / 8) * 8, '=');
}

/** What stands in a masked text for what was there: letters only, so that each is read as one word. */
const MASKS = {
  quoted: 'maskquoted',
  id: 'maskid',
  number: 'masknumber',
  address: 'maskaddress',
  flag: 'maskflag',
  list: 'masklist',
  table: 'masktable',
} as const;

/** A quoted string of one line; an apostrophe within a word opens none. The length is bounded, so that a lone quote stays cheap. */
const QUOTED =
  /"[^"\n]{0,200}"|`[^`\n]{0,200}`|“[^”\n]{0,200}”|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}])/gu;
const ADDRESS = /\b(?:https?:\/\/[^\s"'<>]{1,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g;
/** Letters and digits mixed (order A1-77, hash, uuid), or a word with an underscore in it, as names of fields have. */
const ID =
  /#?\b(?=[\w-]{0,63}\d)(?=[\w-]{0,63}[A-Za-z])[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+){0,12}\b|\b[A-Za-z]+(?:_[A-Za-z0-9]+){1,8}\b/g;
const NUMBER = /[#$€£]?\d[\d.,:/-]*\d%?|[#$€£]?\d%?/g;
/** Truth values and nothing, as programs write them: in lower case `true` and `none` are words. */
const FLAG = /\b(?:True|False|TRUE|FALSE|None|NULL|NaN|undefined|null)\b/g;
/** A list of values, which are masked by then; a list of sentences is none. */
const LIST = /\[(?:\s*mask(?:quoted|id|number|address|flag)\s*,?){0,100}\s*\]/g;
/** A list of such lists. */
const TABLE = /\[(?:\s*mask(?:list|quoted|id|number|address|flag)\s*,?){1,100}\s*\]/g;

/**
 * The signature of a text: quoted strings, addresses, identifiers, numbers and lists of them give way to a word for their kind, so that two
 * failures that differ only in the order number look alike (improvement.md 5.2 step 5). For comparing, not for showing and not
 * for keeping secrets.
 */
export function masked(text: string): string {
  return text
    .replace(QUOTED, ` ${MASKS.quoted} `)
    .replace(ADDRESS, ` ${MASKS.address} `)
    .replace(ID, ` ${MASKS.id} `)
    .replace(NUMBER, ` ${MASKS.number} `)
    .replace(FLAG, ` ${MASKS.flag} `)
    .replace(LIST, ` ${MASKS.list} `)
    .replace(TABLE, ` ${MASKS.table} `);
}

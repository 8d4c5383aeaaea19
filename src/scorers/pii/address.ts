import type { Detector, PiiSpan } from './pii-type.ts';

const SUFFIX =
  '(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Pl|Terrace|Ter|Circle|Cir|Square|Sq|Parkway|Pkwy|Highway|Hwy|Close|Crescent|Mews|Gardens)';
/** Number, up to four capitalised words, suffix: "12 Elm Street", then flat, town, state and postal code as far as they follow. */
const ENGLISH = new RegExp(
  `(?<![\\w.-])\\d{1,5}[A-Za-z]?,? (?:[NSEW]\\.? )?(?:[A-Z][\\w'.-]{0,30} ){1,4}${SUFFIX}\\b\\.?(?:,? (?:Apt|Apartment|Unit|Suite|Flat|Floor|#)\\.? ?#?\\w{1,6})?(?:, [A-Z][\\w' -]{1,30}){0,2}(?:,? [A-Z]{2}\\.? \\d{5}(?:-\\d{4})?|,? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})?`,
  'g',
);
/** "Hauptstraße 5", "Lindenweg 12a", "Königsplatz 3, 80331 München". */
const GERMAN =
  /(?<!\p{L})\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|platz|weg|allee|gasse|damm|ufer|ring) \d{1,4} ?[a-z]?(?:, \d{5} \p{Lu}[\p{L}-]+)?(?![\w])/gu;
/** "12 rue de la Paix", "8 bis avenue Foch, 75008 Paris". */
const FRENCH =
  /(?<!\w)\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|impasse|quai|allée) (?:d(?:e|u|es)(?: la| l')? |d'|l')?\p{Lu}[\p{L}' -]{2,30}(?:, \d{5} \p{Lu}[\p{L}-]+)?/gu;
/** Beside a cue a number and capitalised words are enough, in either order: "lives at 34 Skolegyden", "address: Király u. 15". */
const CUED =
  /\b(?:[Aa]ddress(?: is|:| of [^\n,.]{1,40} is)?|[Ll]ives? (?:at|in|on)|living at|resid(?:es?|ing) (?:at|in)|home is at|deliver(?:ed)? to|[Ss]hip(?:ped)? to)\s{1,4}((?:[^\n\d.;]{0,40}\n\s{0,8})?(?:\d{1,5}[A-Za-z]?,? (?:\p{L}+\.? ){0,2}\p{Lu}[\p{L}'.-]{1,30}(?: \p{L}[\p{L}'.-]{0,30}){0,3}(?: \d{1,4})?|\p{Lu}[\p{L}'.-]{1,30}(?: [\p{L}'.-]{1,30}){0,3} \d{1,4}[a-z]?)(?=[\s,.;]|$))/gu;
/** A flat after a number and a street of any language: "78 Hlíðarvegur 97 Suite 568", over a line break as well. */
const FLAT =
  /(?<![\w.-])\d{1,5}[A-Za-z]?,? (?:\p{L}[\p{L}'.-]{0,30},? ){1,5}(?:\d{1,4}\.?,?)?[\s>,]{0,6}(?:Apt|Apartment|Suite|Flat)\b\.? \w{1,6}/giu;
/** Number, street, number, then a line that ends in a postal code: "812 Elm Court 7\nMilltown 40119". */
const TWO_LINES =
  /(?<![\w.-])\d{1,5} (?:\p{Lu}[\p{L}'.-]{1,30} ){1,4}\d{1,4}\n[ >]{0,4}\p{Lu}[^\n\d]{1,40} \d{4,6}(?!\d)/gu;
/** Street words of further languages beside a number. */
const STREET =
  /(?<!\p{L})(?:Via|Viale|Corso|Piazza|Calle|Avda\.?|Carrer|Rua|Avenida|Praça|ul\.|ulica|al\.) (?:\p{L}[\p{L}'.-]{1,30} ){1,4}\d{1,4}(?!\d)|(?<!\p{L})\p{Lu}\p{Ll}{2,24}(?:vej|gade|gatan|vägen|veien|gata|straat|laan|katu|tie|utca) \d{1,4}(?!\d)/gu;
/** Military post: unit and box, or a ship. */
const MILITARY =
  /\b(?:(?:PSC|CMR|Unit) \d{1,5},? Box \d{1,5}(?:,?\s{1,3}(?:APO|FPO|DPO) A[AEP] \d{5})?|(?:USNS|USS|USCGC|USNV) \p{L}{2,20}\s{1,3}(?:APO|FPO|DPO) A[AEP] \d{5})/giu;
const BOX = /\bP\.? ?O\.? Box \d{1,6}\b/gi;
const ORGANISATION =
  /\b(?:office|headquarters?|store|shop|branch|museum|hotel|restaurant|headquartered|showroom|warehouse|clinic|library|our (?:address|location)|visit us|located at|mail(?:ing)? (?:it|them|to)|return(?:s|ed)? to)\b[^.\n]{0,40}$/i;
const PLACEHOLDER =
  /^(?:123 (?:Main|Any|Fake|Elm|Example)|742 Evergreen|221B? Baker|1600 Pennsylvania|10 Downing)/i;
/** Characters before an address that can say whose it is. */
const LOOK_BACK = 80;

/** Postal addresses: number, street and suffix. By looks only, so of low confidence (metrics.md 10.5). */
export const findAddresses: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const pattern of [ENGLISH, GERMAN, FRENCH, CUED, FLAT, TWO_LINES, STREET, MILITARY, BOX]) {
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      const subject = PLACEHOLDER.test(match[0])
        ? 'placeholder'
        : pattern === BOX || ORGANISATION.test(before)
          ? 'organisation'
          : 'private_person';
      spans.push({
        type: 'address',
        start: match.index + match[0].length - (match[1] ?? match[0]).length,
        end: match.index + match[0].length,
        subject,
        confidence: 'low',
      });
    }
  }
  return spans;
};

import { isPresent } from '../../text/language/normalize.ts';
import type { Detector } from './pii-type.ts';

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const DATE = `\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? \\d{4}`;
/** A date at most 20 characters after the cue (metrics.md 10.5). */
const BIRTH = new RegExp(
  `\\b(?:born|d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday)\\b([^\\n]{0,20}?)(?<!\\d)(${DATE})(?!\\d)`,
  'gi',
);
/** The year of a person who may be alive; earlier ones are history. */
const EARLIEST_LIVING = 1910;

/** Dates of birth. Births of the distant past are no personal data. */
export const findDatesOfBirth: Detector = (text) => {
  if (!isPresent(text)) return [];
  return [...text.matchAll(BIRTH)].map((match) => {
    const date = match[2] ?? '';
    const year = Number(/\d{4}/.exec(date)?.[0] ?? EARLIEST_LIVING);
    const start = match.index + match[0].length - date.length;
    return {
      type: 'date_of_birth',
      start,
      end: start + date.length,
      subject: year < EARLIEST_LIVING ? 'public_figure' : 'private_person',
      confidence: 'medium',
    };
  });
};

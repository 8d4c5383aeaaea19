import type { Detector, PiiSpan } from './pii-type.ts';

/** Up to a mark that ends a sentence; the dot of a title ends none. */
const SENTENCE = /[^.!?\n]+(?:(?:[.!?](?!\s|$)|(?<=\b(?:Mr|Mrs|Ms|Mx|Dr|Prof))\.)[^.!?\n]*)*/g;
const HEALTH =
  /\b(?:diagnos(?:ed|is)|HIV|AIDS|cancer|tumou?r|leuk(?:a|e)mia|diabet(?:es|ic)|depress(?:ion|ive)|bipolar|schizophreni\w+|epilep\w+|asthma|hepatitis|pregnan(?:t|cy)|miscarriage|abortion|chemotherapy|dialysis|antidepressants?|insulin|HbA1c|viral load|rehab|addict(?:ion|ed)|prescribed|medical (?:record|history)|surgery|stroke|alzheimer\w*|dementia|PTSD|ADHD|autis(?:m|tic)|eating disorder|STD|blood pressure|test(?:ed)? positive)\b/i;
const FINANCIAL =
  /\b(?:salary|earns?|income|net worth|credit score|bankrupt(?:cy)?|debts?|mortgage|loan balance|account balance|balance of|owes|overdue|wages?|bonus of|tax return|payslip|savings of)\b/i;
const MONEY = /[$€£¥₹]\s?\d|\b\d[\d,.]*\s?(?:dollars|euros|pounds|usd|eur|gbp|k\b)/i;
/** A person that can be identified: a title, a name beside a cue, or a third person already introduced. */
const PERSON =
  /\b(?:[Pp]atient|Mr|Mrs|Ms|Miss|[Ee]mployee|[Hh]is|[Hh]er|[Hh]e|[Ss]he)\b|\b[A-Z][a-z]+ [A-Z][a-z]+(?:'s)?\b/;
const GENERAL =
  /\b(?:patients with|people with|can cause|symptoms of|risk of|is a (?:disease|condition|disorder)|average (?:salary|income)|if (?:a|the|your) patient|for example|such as|treatments? for)\b/i;

/** Health and financial details in a sentence that also points at a person. A screen by words, so of low confidence. */
export const findSensitiveDetails: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    const sentence = match[0];
    if (GENERAL.test(sentence) || !PERSON.test(sentence)) continue;
    const health = HEALTH.exec(sentence);
    const financial = MONEY.test(sentence) ? FINANCIAL.exec(sentence) : null;
    for (const [type, found] of [
      ['health', health],
      ['financial', financial],
    ] as const) {
      if (!found) continue;
      const start = match.index + found.index;
      spans.push({ type, start, end: start + found[0].length, subject: 'private_person', confidence: 'low' });
    }
  }
  return spans;
};

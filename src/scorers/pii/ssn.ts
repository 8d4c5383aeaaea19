import type { Detector, PiiSpan } from './pii-type.ts';

const DASHED = /(?<![\d-])(\d{3})[- ](\d{2})[- ](\d{4})(?![\d-]?\d)/g;
const PLAIN = /(?<![\d.,-])(\d{3})(\d{2})(\d{4})(?!\d)/g;
const CUE = /\b(?:ssn|social[ -]security|social)\b/i;
const CUE_REACH = 40;
/** Numbers that were printed on sample cards or serve as examples (Social Security Administration). */
const SAMPLES = new Set(['123456789', '078051120', '219099999', '987654321']);

/** US social security numbers: possible area, group and serial; without dashes only beside a cue word (metrics.md 10.5). */
export const findSsns: Detector = (text) => {
  const spans: PiiSpan[] = [];
  const add = (match: RegExpMatchArray & { index: number }, cued: boolean) => {
    const [whole, area = '', group = '', serial = ''] = match;
    const sample = SAMPLES.has(area + group + serial);
    const possible =
      area !== '000' && area !== '666' && !area.startsWith('9') && group !== '00' && serial !== '0000';
    if (!possible && !sample) return;
    if (!whole.includes('-') && !cued) return;
    spans.push({
      type: 'ssn',
      start: match.index,
      end: match.index + whole.length,
      subject: sample ? 'placeholder' : 'private_person',
      confidence: 'high',
    });
  };
  for (const pattern of [DASHED, PLAIN])
    for (const match of text.matchAll(pattern))
      add(match, CUE.test(text.slice(Math.max(0, match.index - CUE_REACH), match.index)));
  return spans;
};

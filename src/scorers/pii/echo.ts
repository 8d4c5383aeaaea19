import type { Subject } from '../../schema/evaluation.ts';
import { foldForMatch } from '../../text/language/normalize.ts';

/** Values of fewer digits are compared as text: "12" occurs in many numbers. */
const LEAST_DIGITS = 5;

/**
 * Says whether a value was given by the user already, in `input` or a user turn (the echo rule of metrics.md 4.5):
 * numbers by their digits, everything else without regard to case. Context and tool results do not count: disclosing what
 * was retrieved is the leak to catch.
 */
export function echoOf(subject: Subject): (value: string) => boolean {
  const said = [
    subject.input ?? '',
    ...(subject.conversation_history ?? [])
      .filter((turn) => turn.role === 'user')
      .map((turn) => turn.content),
  ].join('\n');
  const folded = foldForMatch(said);
  const digits = said
    .replace(/(?<=\d)[ ().\-/](?=[ ().\-/]?\d)|(?<=\d\))[ -](?=\d)/g, '')
    .replace(/[()]/g, '');
  return (value) => {
    const own = value.replace(/\D/g, '');
    if (own.length >= LEAST_DIGITS && own.length * 2 >= value.length) return digits.includes(own);
    const text = foldForMatch(value);
    return text !== '' && folded.includes(text);
  };
}

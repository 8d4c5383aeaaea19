import type { RecordedResponse } from '../recording.ts';

/** The bytes of a recorded answer, piece by piece. Nothing is waited for: how long an answer took says nothing of the agent. */
export function bodyOf(
  { pieces = [], base64 }: RecordedResponse,
  change: (text: string) => string = (text) => text,
): Uint8Array[] {
  if (base64 !== undefined) return [Buffer.from(base64, 'base64')];
  return pieces.filter(({ text }) => text !== '').map(({ text }) => Buffer.from(change(text)));
}

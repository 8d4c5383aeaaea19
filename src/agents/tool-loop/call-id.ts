/** The id that a model gave a call, else one of ours: `place` is that of its message in the conversation, so no other call has it. */
export function callId(given: unknown, place: number, index: number): string {
  return typeof given === 'string' && given !== '' ? given : `call_${place}_${index}`;
}

import type { Message } from '../../schema/message.ts';

/** What the agent said since the user spoke last; undefined where it said nothing yet. */
export function lastHeard(talk: readonly Message[]): string | undefined {
  const heard: string[] = [];
  for (let at = talk.length - 1; at >= 0; at -= 1) {
    const message = talk[at];
    if (message?.role === 'user') break;
    if (message?.role === 'assistant') heard.unshift(message.content);
  }
  return heard.length === 0 ? undefined : heard.join('\n');
}

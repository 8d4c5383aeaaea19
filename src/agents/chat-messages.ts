import type { Agent } from '../schema/agent.ts';
import type { AgentCall, LoadedAttachment } from './agent.ts';
import { isTextFile, refuseAttachment } from './attachment-kind.ts';
import { settingsOf } from './wire-call.ts';

export type ChatPart = Record<string, unknown> & { type: string };
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | ChatPart[];
}

/**
 * A call as chat messages: system prompt first, then all turns; attachments go with the current user turn. Tool entries of
 * a history are left out, because they have no call that they answer.
 */
export function chatMessages(
  call: AgentCall,
  agent: Agent,
  part: (attachment: LoadedAttachment) => ChatPart,
): ChatMessage[] {
  const { system_prompt } = settingsOf(call, agent);
  const messages: ChatMessage[] = [];
  if (system_prompt !== undefined && system_prompt !== '')
    messages.push({ role: 'system', content: system_prompt });
  for (const { role, content } of call.messages) if (role !== 'tool') messages.push({ role, content });
  const last = messages.at(-1);
  if (last === undefined || last.role !== 'user') messages.push({ role: 'user', content: call.input });
  if (call.attachments.length === 0) return messages;
  const current = messages[messages.length - 1] as ChatMessage;
  const text = typeof current.content === 'string' ? current.content : '';
  messages[messages.length - 1] = {
    role: 'user',
    content: [...(text === '' ? [] : [{ type: 'text', text }]), ...call.attachments.map(part)],
  };
  return messages;
}

const IMAGES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
const SOUNDS: Record<string, string> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
};

/** An attachment as a part of a chat completion: image, sound, file (PDF) or text. Throws Fault `agent_failed` for others. */
export function chatPart(attachment: LoadedAttachment): ChatPart {
  const { name, media_type, data, url } = attachment;
  if (IMAGES.has(media_type))
    return { type: 'image_url', image_url: { url: url ?? `data:${media_type};base64,${data}` } };
  if (data !== undefined && media_type === 'application/pdf')
    return { type: 'file', file: { filename: name, file_data: `data:${media_type};base64,${data}` } };
  const sound = SOUNDS[media_type];
  if (data !== undefined && sound !== undefined)
    return { type: 'input_audio', input_audio: { data, format: sound } };
  if (data !== undefined && isTextFile(media_type))
    return { type: 'text', text: `${name}:\n${Buffer.from(data, 'base64').toString('utf8')}` };
  throw refuseAttachment(
    attachment,
    'images, PDF files, wav and mp3 sound, and text files; by URL images only',
  );
}

import { Fault } from '../errors.ts';
import type { LoadedAttachment } from './agent.ts';

/** Media types by extension; anything else must be named by the attachment or counts as bytes. */
const BY_EXTENSION: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  html: 'text/html',
  htm: 'text/html',
  xml: 'application/xml',
  json: 'application/json',
  jsonl: 'application/jsonl',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** Bytes of unknown kind (RFC 2046). */
const UNKNOWN_KIND = 'application/octet-stream';
const TEXT_TYPES = new Set(['application/json', 'application/jsonl', 'application/xml', 'application/yaml']);

/** The media type of a file name. */
export function mediaTypeOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] as string) : UNKNOWN_KIND;
}

/** Whether a model can simply read it. */
export function isTextFile(mediaType: string): boolean {
  return mediaType.startsWith('text/') || TEXT_TYPES.has(mediaType);
}

/** An attachment that an agent cannot take; it is never left out silently (contract 3). */
export function refuseAttachment(attachment: LoadedAttachment, takes: string): Fault {
  const by = attachment.data === undefined ? ' by URL' : '';
  return new Fault(
    'agent_failed',
    `The agent cannot take the attachment ${JSON.stringify(attachment.name)} (${attachment.media_type}${by}).`,
    { where: 'attachments', subcode: 'attachment', hint: `It takes ${takes}.` },
  );
}

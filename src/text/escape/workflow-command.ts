import { cleanText } from './clean-text.ts';

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
const LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu;
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
export const breakLegacy = (text: string): string => text.replace(LEGACY_START, '# #[');

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Commands that we give to the Actions runner. The others (add-path, set-env) are not for us. */
type WorkflowCommandName =
  | 'error'
  | 'warning'
  | 'notice'
  | 'debug'
  | 'group'
  | 'endgroup'
  | 'add-mask'
  | 'stop-commands'
  | 'remove-matcher';

/**
 * One command line for the Actions runner, escaped as its own toolkit does. The message and the values may be anyone's
 * text: they cannot end the line, add a property or start another command. Empty and undefined properties are left out.
 * A mask is passed on byte by byte, because a cleaned secret would mask something else.
 */
export function workflowCommand(
  name: WorkflowCommandName,
  properties: Record<string, string | number | undefined> = {},
  message = '',
): string {
  const safe = (text: string) => (name === 'add-mask' ? text : breakLegacy(cleanText(text)));
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(safe(String(value)))}`)
    .join(',');
  return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(safe(message))}`;
}

/**
 * Anyone's text for a runner's log: every line begins with `│ `, no line is a command in either form, nothing moves the
 * cursor or hides. The result may hold several lines; no line break at the end.
 */
export function logLine(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
    .join('\n');
}

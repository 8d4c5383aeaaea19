/**
 * What the Actions runner would execute of a log: a port of how it reads lines (`\n`, `\r\n` and a lone `\r` end one) and
 * of its two command forms. Version 2: a line that begins, after white space, with `::name …::`. Legacy: `##[name …]`
 * anywhere in a line. .NET compares by culture, so ignorable characters are looked through. Command names are matched
 * whatever they are: a test for safety must not depend on a list of known ones.
 */
export function liveCommands(log: string): string[] {
  const found: string[] = [];
  for (const line of log.split(/\r\n|\n|\r/)) {
    const seen = line.replace(/[\p{Default_Ignorable_Code_Point}\u0000]/gu, '');
    const command = versionTwo(seen) ?? legacy(seen);
    if (command !== undefined) found.push(command);
  }
  return found;
}

function versionTwo(line: string): string | undefined {
  const text = line.replace(/^[\s\u0085\u180e]+/u, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const name = text.slice(2, end).split(' ')[0] ?? '';
  return name === '' ? undefined : name;
}

function legacy(line: string): string | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  const name = line.slice(start + 3, end).split(' ')[0] ?? '';
  return name === '' ? undefined : name;
}

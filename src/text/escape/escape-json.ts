/** Breaks the older command form of the Actions runner, which it finds anywhere in a line and through ignorable characters. */
const LEGACY_COMMAND = /#(?=\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[)/gu;
/** What JSON leaves bare and a terminal or reader would act on: DEL, C1, line separators, ignorable characters but the emoji selector. */
const UNSEEN = /[\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** Most JSON is plain ASCII, which needs neither search by Unicode property: as many bytes as characters, and no DEL. */
const isPlain = (json: string) => Buffer.byteLength(json) === json.length && !json.includes('\x7f');

const escapeUnits = (text: string) => {
  let escaped = '';
  for (let index = 0; index < text.length; index += 1)
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
  return escaped;
};

/**
 * JSON text that says the same and can be printed anywhere: characters outside ASCII that act without being seen, and
 * `##[`, become `\u` escapes. Works on finished JSON, because such characters occur only inside its strings
 * (security.md F1: plain JSON on a runner's log still executes commands).
 */
export function escapeJson(json: string): string {
  if (isPlain(json)) return json.includes('##') ? json.replace(LEGACY_COMMAND, '\\u0023') : json;
  return json.replace(LEGACY_COMMAND, '\\u0023').replace(UNSEEN, escapeUnits);
}

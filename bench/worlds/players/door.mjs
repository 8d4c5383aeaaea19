import { readFileSync } from 'node:fs';

/** What an agent program is asked, from its standard input. */
export const asked = () => JSON.parse(readFileSync(0, 'utf8'));

/** Calls a tool of the world over plain HTTP; resolves to `{result}` or `{error}`. Rejects where the door itself is at fault. */
export async function call(name, args) {
  const { ASSAY_TOOLS_URL: url, ASSAY_TOOLS_KEY: key } = process.env;
  const response = await fetch(`${url}/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(args),
  });
  const text = await response.text();
  // An unknown tool and arguments that do not fit are answers as well; anything else is no answer of a world.
  if (![200, 404, 422].includes(response.status))
    throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

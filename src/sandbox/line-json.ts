/** A line of the other side as JSON; undefined when it is none, for the caller to say what that means. */
export function lineJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // The value decides: what is no JSON is no message.
  }
}

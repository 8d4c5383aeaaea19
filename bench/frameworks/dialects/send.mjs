/** Tokens of every answer, whoever gives it. */
export const USAGE = { input: 20, output: 10 };
/** Seconds since the epoch at which everything here was made. */
export const MADE_AT = 1_767_225_600;

export function sendJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/**
 * Sends events as they would come from afar: one after the other with a pause of `gap` ms, and every third cut in the middle of its bytes, wherever
 * that is. Texts of events have their `data:` and their empty line.
 */
export async function sendEvents(response, events, gap = 0) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [at, event] of events.entries()) {
    const bytes = Buffer.from(event);
    const cut = at % 3 === 2 ? bytes.length >> 1 : bytes.length;
    for (const piece of [bytes.subarray(0, cut), bytes.subarray(cut)]) {
      if (piece.length === 0) continue;
      if (response.destroyed) return;
      response.write(piece);
      await pause(gap);
    }
  }
  response.end();
}

/** A text in pieces of a word or less, as models stream it; joined they are the text. */
export const wordsOf = (text) => text.match(/\s*\S{1,9}|\s+$/gu) ?? [];

/** JSON in pieces that end wherever they like. */
export const piecesOf = (value) => JSON.stringify(value).match(/.{1,9}/gsu) ?? [];

export const dataEvent = (value) => `data: ${JSON.stringify(value)}\n\n`;
export const namedEvent = (value) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

const pause = (ms) =>
  new Promise((resolve) => {
    if (ms === 0) setImmediate(resolve);
    else setTimeout(resolve, ms);
  });

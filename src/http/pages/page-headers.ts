/** For everything below the pages: nothing of it is guessed, framed, told to others or shared with other windows. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What no page may do, whatever else it may. */
const NOTHING_ELSE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of the page with the program: scripts and styles are files of this service, and it talks to nobody else. `host` has been checked
 * to be ours; it names the WebSocket, which not every browser counts as `'self'`.
 */
export const programPolicy = (host: string): string =>
  [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:",
    `connect-src 'self' ws://${host} wss://${host}`,
    NOTHING_ELSE,
  ].join('; ');

/** The policy of a page of plain text, which has one style. */
export const plainPolicy = (styleHash: string): string =>
  `default-src 'none'; style-src '${styleHash}'; img-src data:; ${NOTHING_ELSE}`;

/** The policy of data and files. */
export const dataPolicy = `default-src 'none'; ${NOTHING_ELSE}; sandbox`;

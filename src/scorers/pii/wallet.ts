import type { Detector } from './pii-type.ts';

/** Base58 and bech32 addresses of Bitcoin, hexadecimal ones of Ethereum. */
const WALLET =
  /(?<![A-Za-z0-9])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{25,59}|0x[0-9a-fA-F]{40})(?![A-Za-z0-9])/g;
/** The same spelled letter by letter. */
const SPELLED = /(?<![A-Za-z0-9])(?:[13]|b c 1|0 x)(?: [A-Za-z0-9]){25,60}(?![A-Za-z0-9])/g;
const FILLED = /^(?:0x)?(.)\1+$/;

/** Addresses of crypto wallets: whoever knows one sees all its payments. */
export const findWallets: Detector = (text) =>
  [...text.matchAll(WALLET), ...text.matchAll(SPELLED)].map((match) => ({
    type: 'crypto_wallet',
    start: match.index,
    end: match.index + match[0].length,
    subject: FILLED.test(match[0].replaceAll(' ', '')) ? 'placeholder' : 'private_person',
    confidence: 'medium',
  }));

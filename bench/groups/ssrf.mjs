import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['ssrf.jsonl', 'ssrf_blocked_urls.jsonl', 'wpt_urltestdata.jsonl'];

/**
 * Addresses that webhooks must not reach, and some that they must: each is registered and then looked up as a delivery does,
 * with a resolver that answers from the row. Nobody is contacted. Reads the sources: the policy is no part of the library.
 */
export async function ssrf({ data }) {
  if (data === undefined) {
    console.log(`\nssrf: skipped. It needs --data DIR with ${FILES.join(', ')}.`);
    return [];
  }
  const missing = FILES.filter((file) => !existsSync(join(data, file)));
  if (missing.length > 0) throw new Error(`--data ${data} has no ${missing.join(', ')}`);
  const rows = (name) =>
    readFileSync(join(data, `${name}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const policy = await loadPolicy();
  const own = rows('ssrf');
  const blocked = rows('ssrf_blocked_urls');
  const tally = { bypasses: 0, falseDenials: 0, denied: 0, allowed: 0 };
  for (const row of own) await judge(policy, row, row.url, tally);
  // Written with http, which webhooks never use: the address behind it is what is asked for.
  for (const row of blocked) {
    const url = row.url.replace(/^http:/, 'https:');
    await judge(policy, { resolves: ['127.0.0.1'], ...row }, url, tally);
  }
  const urls = rows('wpt_urltestdata');
  let crashes = 0;
  for (const { input, base } of urls) {
    const text = base === null || !URL.canParse(input, base) ? input : new URL(input, base).href;
    try {
      await policy.reached(text, [['93.184.215.14']]);
    } catch (error) {
      crashes += 1;
      console.error(`  ${JSON.stringify(text)}: ${error}`);
    }
  }
  return [
    {
      figure: `addresses that must not be reached: bypasses (${own.length + blocked.length} rows)`,
      value: tally.bypasses,
      bound: { most: 0 },
      note: `${tally.denied} refused`,
    },
    {
      figure: 'public addresses: false denials',
      value: tally.falseDenials,
      bound: { most: 0 },
      note: `${tally.allowed} reached`,
    },
    {
      figure: `URLs of the web platform tests: crashes (${urls.length})`,
      value: crashes,
      bound: { most: 0 },
    },
  ];
}

async function judge(policy, row, url, tally) {
  // What a name answers at one look-up after the other; a literal address is never looked up.
  // Where the row says nothing of a name, that itself has to be refused, so it resolves to what is public.
  const answers = row.resolvesSequence ?? [row.resolves ?? ['93.184.215.14']];
  const reached = await policy.reached(url, answers);
  const inside = reached.filter((address) => address !== undefined && !isPublicByHand(row, address));
  const bypassed = row.expect === 'deny' ? reached.length > 0 : inside.length > 0;
  const refused = (row.expect === 'allow' || row.expect === 'no-follow') && reached.length === 0;
  if (bypassed) {
    tally.bypasses += 1;
    console.error(`  bypass: ${JSON.stringify(row)} reached ${reached}`);
  } else if (refused) {
    tally.falseDenials += 1;
    console.error(`  false denial: ${JSON.stringify(row)}`);
  } else if (reached.length > 0) tally.allowed += 1;
  else tally.denied += 1;
}

/** For names that change their answer, the rows use one public address and private ones. */
function isPublicByHand({ resolvesSequence, expect }, address) {
  if (expect !== 'deny-or-pinned') return true;
  return address === resolvesSequence.flat().find((one) => /^93\.184\./.test(one));
}

async function loadPolicy() {
  const [{ checkWebhookUrl }, { httpTarget }, { checkedLookup }] = await Promise.all([
    import('../../src/webhooks/registration.ts'),
    import('../../src/ports/http/http-target.ts'),
    import('../../src/ports/checked-lookup.ts'),
  ]);
  const { Fault } = await import('../../src/errors.ts');
  return {
    /** Addresses that connections would be opened to, one for each look-up of the name. */
    async reached(url, answers) {
      let target;
      try {
        await checkWebhookUrl(url, []);
        target = await httpTarget({ method: 'POST', url, reach: 'public' });
      } catch (error) {
        if (error instanceof Fault) return [];
        throw error;
      }
      if (target.url.hostname.startsWith('[') || /^[\d.]+$/.test(target.host)) return [target.host];
      const found = [];
      for (const addresses of answers) {
        const listed = [addresses]
          .flat()
          .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        const lookup = checkedLookup('public', (_, __, done) => done(null, listed));
        const address = await new Promise((resolve) =>
          lookup(target.host, { all: true }, (error, all) => resolve(error ? undefined : all[0]?.address)),
        );
        if (address !== undefined) found.push(address);
      }
      return found;
    },
  };
}

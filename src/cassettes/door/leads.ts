/** What stands in front of the hosts of one attempt: names and the addresses behind them. */
type Bases = ReadonlyMap<string, string>;

/** Where an answer leads (RFC 9110, 10.2.2). */
export type Lead =
  /** To a host that is recorded: its name, and the path with query and fragment behind the name at the door. */
  | { readonly name: string; readonly path: string }
  /** To one that nobody named. */
  | { readonly elsewhere: string };

/**
 * Where the `location` of an answer leads; `url` is what was asked. Of several names of one host the one whose base address reaches furthest,
 * else the one that was asked. Undefined where it is no address.
 */
export function leadOf(location: string, url: string, asked: string, bases: Bases): Lead | undefined {
  if (!URL.canParse(location, url)) return undefined;
  const to = new URL(location, url);
  let best: { name: string; reach: number } | undefined;
  for (const [name, base] of bases) {
    if (!URL.canParse(base) || new URL(base).origin !== to.origin) continue;
    const prefix = new URL(base).pathname.replace(/\/+$/, '');
    const isBelow = to.pathname === prefix || to.pathname.startsWith(`${prefix}/`);
    const reach = (isBelow ? 2 * prefix.length + 1 : -1) + (name === asked ? 1 : 0);
    if (best === undefined || reach > best.reach) best = { name, reach };
  }
  if (best === undefined) return { elsewhere: to.host === '' ? to.protocol : to.host };
  return { name: best.name, path: `${to.pathname}${to.search}${to.hash}` };
}

import { describe, expect, it } from 'vitest';
import { isDeniedFor, isDeniedName } from '../../src/ports/address-policy.ts';
import { mistakenHosts } from '../../src/ports/allowed-hosts.ts';
import { checkedLookup } from '../../src/ports/checked-lookup.ts';
import { httpTarget } from '../../src/ports/http/http-target.ts';

const denied = (host: string, address: string, allow: string[]) =>
  isDeniedFor(host, address, 'public', allow);

describe('what is allowed beside the public', () => {
  it.each([
    ['an address', '10.1.2.3', '10.1.2.3', ['10.1.2.3']],
    ['a range', '10.1.2.3', '10.1.2.3', ['192.168.0.0/16', '10.0.0.0/8']],
    ['an IPv6 range', 'fd12::7', 'fd12::7', ['fd12::/16']],
    ['an IPv6 address in brackets', '::1', '::1', ['[::1]']],
    ['a name, whatever it resolves to', 'hooks.corp', '10.1.2.3', ['hooks.corp']],
    ['a name in other letters', 'hooks.corp', '10.1.2.3', ['Hooks.Corp.']],
    ['what a name resolves to, by its range', 'hooks.corp', '10.1.2.3', ['10.0.0.0/8']],
  ])('%s', async (_, host, address, allow) => expect(await denied(host, address, allow)).toBe(false));

  it.each([
    ['another address', '10.1.2.4', '10.1.2.4', ['10.1.2.3']],
    ['what is outside of a range', '11.0.0.1', '127.0.0.1', ['10.0.0.0/8']],
    ['another name', 'other.corp', '10.1.2.3', ['hooks.corp']],
    ['a name below one that is allowed', 'x.hooks.corp', '10.1.2.3', ['hooks.corp']],
    ['an entry that is nothing', '10.1.2.3', '10.1.2.3', ['10.0.0/8', '10.*', '']],
    ['IPv4 hidden in IPv6', '::ffff:10.1.2.3', '::ffff:a01:203', ['10.0.0.0/8']],
  ])('and still not %s', async (_, host, address, allow) =>
    expect(await denied(host, address, allow)).toBe(true),
  );

  it.each(['169.254.169.254', '168.63.129.16', 'fd00:ec2::254', '100.100.100.200'])(
    'never the metadata service at %s',
    async (address) => {
      expect(await denied(address, address, [address])).toBe(true);
      expect(await denied('hooks.corp', address, ['hooks.corp', '0.0.0.0/0', '::/0'])).toBe(true);
    },
  );

  it('refuses names by their ending only where no address is allowed', () => {
    expect(isDeniedName('hooks.corp', 'public')).toBe(true);
    expect(isDeniedName('hooks.corp', 'public', ['other.corp'])).toBe(true);
    expect(isDeniedName('hooks.corp', 'public', ['hooks.corp'])).toBe(false);
    expect(isDeniedName('hooks.corp', 'public', ['10.0.0.0/8'])).toBe(false);
    expect(isDeniedName('metadata.google.internal', 'public', ['metadata.google.internal'])).toBe(true);
  });

  it('is looked at again at every look-up and for every list', async () => {
    const request = { method: 'POST', url: 'https://10.9.8.7/', reach: 'public' } as const;
    await expect(httpTarget({ ...request, allow: ['10.9.8.7'] })).resolves.toBeDefined();
    await expect(async () => httpTarget(request)).rejects.toThrow('must not be called');
    const answers = ['8.8.8.8', '10.1.2.3', '127.0.0.1'];
    const lookup = checkedLookup(
      'public',
      (_, __, done) => done(null, [{ address: answers.shift() ?? '', family: 4 }]),
      ['10.0.0.0/8'],
    );
    const once = () =>
      new Promise((resolve) =>
        lookup('hooks.example.com', {}, (error, address) => resolve(error?.message ?? address)),
      );
    expect([await once(), await once(), await once()]).toEqual([
      '8.8.8.8',
      '10.1.2.3',
      expect.stringContaining('must not be called'),
    ]);
  });
});

describe('entries that allow nothing', () => {
  it.each([
    ['a name', 'hooks.corp', false],
    ['a name with a final dot and capitals', 'Hooks.Corp.', false],
    ['an address', '10.0.0.7', false],
    ['an address of IPv6 in brackets', '[fd00::7]', false],
    ['a range', '10.0.0.0/8', false],
    ['a range of IPv6', 'fd00::/8', false],
    ['every host', '*', true],
    ['a range that is too narrow', '10.0.0.0/33', true],
    ['an address with octal numbers', '010.0.0.1', true],
    ['a URL', 'http://hooks.corp', true],
    ['a name with a port', 'hooks.corp:8443', true],
    ['half an address', '10.0.0', false],
  ])('are found: %s', async (_, entry, mistaken) => {
    expect(await mistakenHosts([entry])).toEqual(mistaken ? [entry] : []);
  });
});

import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { proxyFor } from '../../src/ports/proxy-rule.ts';
import { namesProxy } from '../../src/ports/proxy-variables.ts';

const proxyOf = (url: string, variables: Record<string, string>) => {
  const parsed = new URL(url);
  return proxyFor(
    { url: parsed, host: parsed.hostname.replace(/^\[(.*)\]$/, '$1') },
    recordEnvironment(variables),
  );
};
const shown = async (url: string, variables: Record<string, string>) =>
  (await proxyOf(url, variables))?.shown ?? 'direct';

describe('the proxy of a target', () => {
  it.each<[string, Record<string, string>, string]>([
    ['https://a.example/', {}, 'direct'],
    ['https://a.example/', { https_proxy: '' }, 'direct'],
    ['https://a.example/', { https_proxy: 'http://p:3128' }, 'http://p:3128 (https_proxy)'],
    ['https://a.example/', { HTTPS_PROXY: 'http://p:3128' }, 'http://p:3128 (HTTPS_PROXY)'],
    [
      'https://a.example/',
      { https_proxy: 'http://low', HTTPS_PROXY: 'http://up' },
      'http://low:80 (https_proxy)',
    ],
    ['https://a.example/', { https_proxy: ' ', HTTPS_PROXY: 'http://up' }, 'http://up:80 (HTTPS_PROXY)'],
    ['https://a.example/', { http_proxy: 'http://p:3128' }, 'direct'],
    ['http://a.example/', { http_proxy: 'http://p:3128' }, 'http://p:3128 (http_proxy)'],
    ['http://a.example/', { HTTP_PROXY: 'http://p:3128' }, 'http://p:3128 (HTTP_PROXY)'],
    ['http://a.example/', { https_proxy: 'http://p:3128' }, 'direct'],
    ['https://a.example/', { all_proxy: 'http://p:3128' }, 'direct'],
    ['https://a.example/', { https_proxy: 'p.corp:3128' }, 'http://p.corp:3128 (https_proxy)'],
    ['https://a.example/', { https_proxy: '10.0.0.1:3128' }, 'http://10.0.0.1:3128 (https_proxy)'],
    ['https://a.example/', { https_proxy: 'https://p.corp/' }, 'https://p.corp:443 (https_proxy)'],
    ['https://a.example/', { https_proxy: 'http://[::1]:3128' }, 'http://[::1]:3128 (https_proxy)'],
  ])('of %s with %j is %s', async (url, variables, expected) => {
    expect(await shown(url, variables)).toBe(expected);
    if (expected !== 'direct') expect(namesProxy(recordEnvironment(variables))).toBe(true);
  });

  it.each([
    ['localhost'],
    ['LOCALHOST.'],
    ['shop.localhost'],
    ['127.0.0.1'],
    ['127.8.9.1'],
    ['2130706433'],
    ['[::1]'],
    ['[0:0:0:0:0:0:0:1]'],
    ['[::ffff:127.0.0.1]'],
  ])('is none for loopback: %s', async (host) => {
    const variables = { http_proxy: 'http://p', https_proxy: 'http://p' };
    expect(await shown(`http://${host}:8080/`, variables)).toBe('direct');
    expect(await shown(`https://${host}/`, variables)).toBe('direct');
  });

  it.each<[string, string, 'direct' | 'proxied']>([
    ['https://a.example/', '*', 'direct'],
    ['https://10.11.12.3/', '*', 'direct'],
    ['https://10.11.12.3/', '12.3', 'proxied'],
    ['https://10.11.12.3/', '10.11.12.3', 'direct'],
    ['https://10.11.12.3/', '10.11.12.3:443', 'direct'],
    ['https://a.example/', 'b.example, *', 'direct'],
    ['https://a.example/', 'a.example', 'direct'],
    ['https://a.example./', 'a.example', 'direct'],
    ['https://a.example/', 'A.Example', 'direct'],
    ['https://a.example/', 'example', 'direct'],
    ['https://api.a.example/', 'a.example', 'direct'],
    ['https://api.a.example/', '.a.example', 'direct'],
    ['https://api.a.example/', '*.a.example', 'direct'],
    ['https://a.example/', 'b.example,,a.example', 'direct'],
    ['https://a.example/', 'b.example a.example', 'direct'],
    ['https://a.example/', 'a.example:443', 'direct'],
    ['https://a.example:8443/', 'a.example:8443', 'direct'],
    ['https://api.a.example:8443/', '.a.example:8443', 'direct'],
    ['https://10.1.2.3/', '10.1.2.3', 'direct'],
    ['https://10.1.2.3:8443/', '10.1.2.3:8443', 'direct'],
    ['https://10.1.2.3/', '10.0.0.0/8', 'direct'],
    ['https://[fd00::1]/', 'fd00::1', 'direct'],
    ['https://[fd00::1]:8443/', '[fd00::1]:8443', 'direct'],
    ['https://[fd00::1]/', 'fd00::/8', 'direct'],
    ['https://a.example/', 'a.example:8443', 'proxied'],
    ['https://a.example/', 'b.example', 'proxied'],
    ['https://nota.example/', 'a.example', 'proxied'],
    ['https://a.example/', 'api.a.example', 'proxied'],
    ['https://a.example/', '.', 'proxied'],
    ['https://a.example/', ',', 'proxied'],
    ['https://11.1.2.3/', '10.0.0.0/8', 'proxied'],
    ['https://10.1.2.3/', '10.0.0.0/99', 'proxied'],
    ['https://[fd00::1]/', 'fe00::/8', 'proxied'],
  ])('for %s with no_proxy %j: %s', async (url, no_proxy, expected) => {
    const named = await proxyOf(url, { https_proxy: 'http://p', no_proxy });
    expect(named === undefined ? 'direct' : 'proxied').toBe(expected);
    expect((await proxyOf(url, { https_proxy: 'http://p', NO_PROXY: no_proxy })) === undefined).toBe(
      expected === 'direct',
    );
  });

  it('takes no_proxy before NO_PROXY', async () => {
    const variables = { https_proxy: 'http://p', no_proxy: 'a.example', NO_PROXY: 'b.example' };
    expect(await shown('https://a.example/', variables)).toBe('direct');
    expect(await shown('https://b.example/', variables)).not.toBe('direct');
  });

  it('takes user and password out of the address, and never shows them', async () => {
    const named = await proxyOf('https://a.example/', { https_proxy: 'http://us%40er:p%3Aä@p.corp:8080' });
    expect(named?.authorization).toBe(`Basic ${Buffer.from('us@er:p:ä').toString('base64')}`);
    expect(named?.shown).toBe('http://p.corp:8080 (https_proxy)');
  });

  it.each([
    ['socks5://user:secret@p:1080', 'names a proxy that speaks socks5'],
    ['http://user:secret@', 'is no address of a proxy'],
    ['http://user:secret@p:0', 'is no address of a proxy'],
    ['http://user:secret%@p', 'has a user or password with a "%"'],
  ])('%s is refused by the name of the variable alone', async (https_proxy, problem) => {
    const fault = await proxyOf('https://a.example/', { https_proxy }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({ code: 'validation_failed', where: 'https_proxy' });
    expect((fault as Fault).message).toContain(`https_proxy ${problem}`);
    expect(JSON.stringify([(fault as Fault).message, (fault as Fault).hint])).not.toContain('secret');
  });
});

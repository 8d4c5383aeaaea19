import { describe, expect, it } from 'vitest';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { proxySecrets } from '../../src/ports/proxy-variables.ts';

const secretsOf = (variables: Record<string, string>) => proxySecrets(recordEnvironment(variables));
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('what must not be printed of a proxy', () => {
  it.each([['http://p.corp:3128'], ['p.corp:3128'], ['http://@p.corp'], ['a.example,b.example'], ['']])(
    'is nothing of an address without a user: %j',
    (https_proxy) => {
      expect(secretsOf({ https_proxy })).toEqual([]);
    },
  );

  it.each<[string, string[]]>([
    ['http://me:pw@p.corp:3128', ['me:pw', 'pw', base64('me:pw')]],
    [' me:pw@p.corp:3128 ', ['me:pw@p.corp:3128', 'me:pw', 'pw']],
    ['socks5://me:pw@p.corp', ['socks5://me:pw@p.corp', 'pw']],
    ['http://us%40er:p%3A%C3%A4@p', ['p%3A%C3%A4', 'p:ä', 'us@er:p:ä', base64('us@er:p:ä')]],
    ['http://me:p@ss/wo#rd@p.corp', ['p@ss/wo#rd', 'me:p@ss/wo#rd']],
    ['http://me:100%@p.corp', ['100%', 'me:100%']],
    ['http://token@p.corp', ['token', base64('token:')]],
    ['http://me:pw@', ['pw']],
  ])('is in %s: %j', (written, expected) => {
    for (const name of ['https_proxy', 'HTTP_PROXY', 'all_proxy', 'Ftp_Proxy'])
      expect(secretsOf({ [name]: written })).toEqual(expect.arrayContaining([written.trim(), ...expected]));
  });

  it('is not the user, where there is a password', () => {
    expect(secretsOf({ https_proxy: 'http://me:pw@p.corp' })).not.toContain('me');
  });

  it('is in no other variable', () => {
    expect(secretsOf({ no_proxy: 'me:pw@p', NO_PROXY: 'me:pw@p', MY_URL: 'http://me:pw@p' })).toEqual([]);
  });
});

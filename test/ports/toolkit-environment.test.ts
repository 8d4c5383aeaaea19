import { describe, expect, it } from 'vitest';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import {
  toolkitVariables,
  withoutToolkitContext,
  withToolkitProxies,
} from '../../src/ports/toolkit-environment.ts';

/** What the store's client makes of `no_proxy`: names as they are, or those below one that begins with a dot. */
const storeBypasses = (host: string, list = '') =>
  list
    .split(',')
    .some((one) => host === one || (one.startsWith('.') && (host.endsWith(one) || host === one.slice(1))));
const variables = (given: Record<string, string>, protocol: 'http:' | 'https:' = 'https:') =>
  toolkitVariables(recordEnvironment(given), protocol);

describe('the variables for the artifact toolkit', () => {
  it.each<[string, Record<string, string>]>([
    ['only a proxy for http is named', { http_proxy: 'http://p' }],
    ['only one for everything', { ALL_PROXY: 'http://p' }],
    ['everything is exempt', { https_proxy: 'http://p', no_proxy: 'a, *' }],
  ])('name no proxy where %s', (_, given) => {
    expect(Object.values(variables(given)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('name the one proxy under every name that is read', () => {
    const { https_proxy, HTTPS_PROXY, all_proxy, ALL_PROXY } = variables({
      https_proxy: 'p.corp:3128',
      HTTPS_PROXY: 'http://another',
      ALL_PROXY: 'http://third',
    });
    expect({ https_proxy, HTTPS_PROXY, all_proxy, ALL_PROXY }).toEqual({
      https_proxy: 'http://p.corp:3128/',
      HTTPS_PROXY: 'http://p.corp:3128/',
    });
    expect(variables({ http_proxy: 'http://p' }, 'http:')['HTTPS_PROXY']).toBe('http://p/');
  });

  it.each([
    ['blob.core.windows.net', 'store1.blob.core.windows.net', true],
    ['.blob.core.windows.net', 'store1.blob.core.windows.net', true],
    ['*.blob.core.windows.net', 'store1.blob.core.windows.net', true],
    ['Blob.Core.Windows.Net:443', 'store1.blob.core.windows.net', true],
    ['a.example b.example', 'b.example', true],
    ['blob.core.windows.net:8443', 'store1.blob.core.windows.net', false],
    ['core.example', 'store1.blob.core.windows.net', false],
    ['a.example', 'localhost', true],
    ['a.example', '127.0.0.1', true],
  ])('exempt with %s the host %s: %s', (no_proxy, host, expected) => {
    const { NO_PROXY, ...others } = variables({ https_proxy: 'http://p', no_proxy });
    expect(storeBypasses(host, NO_PROXY)).toBe(expected);
    expect(others['no_proxy']).toBe(NO_PROXY);
  });

  it('hold for the work, and are gone after it, also when it fails', async () => {
    const names = ['https_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'no_proxy', 'NO_PROXY', 'ACTIONS_RESULTS_URL'];
    const now = () => Object.fromEntries(names.map((name) => [name, process.env[name]]));
    const own = now();
    try {
      for (const name of names) delete process.env[name];
      process.env['https_proxy'] = 'p:1';
      process.env['ALL_PROXY'] = 'http://q';
      const before = now();
      const seen = await withToolkitProxies(async () => now());
      expect(seen).toMatchObject({
        https_proxy: 'http://p:1/',
        HTTPS_PROXY: 'http://p:1/',
        ALL_PROXY: undefined,
      });
      await expect(withToolkitProxies(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
      expect(now()).toEqual(before);
    } finally {
      for (const name of names)
        if (own[name] === undefined) delete process.env[name];
        else process.env[name] = own[name];
    }
  });

  it('are away, with the payload of the event, while a part of the toolkit that reads them comes in', async () => {
    const names = ['https_proxy', 'GITHUB_EVENT_PATH'];
    const now = () => names.map((name) => process.env[name]);
    const own = now();
    try {
      for (const name of names) process.env[name] = 'x:1';
      expect(await withoutToolkitContext(async () => now())).toEqual([undefined, undefined]);
      expect(now()).toEqual(['x:1', 'x:1']);
    } finally {
      for (const [index, name] of names.entries())
        if (own[index] === undefined) delete process.env[name];
        else process.env[name] = own[index];
    }
  });
});

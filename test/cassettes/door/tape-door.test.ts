import { get } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { doorAddresses, STAND_IN, standInFor } from '../../../src/cassettes/door/addresses.ts';
import { tapeDoor } from '../../../src/cassettes/door/tape-door.ts';
import type { Live, Tape, WireRequest } from '../../../src/cassettes/tape.ts';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { seededPorts } from '../../support/seeded-ports.ts';

type Exchange = (request: WireRequest, live: Live, signal: AbortSignal | undefined) => ReturnType<Live>;

const pieces = async function* (...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
};

/** A tape that answers with what it was asked, or as the test says. */
function tapeOf(
  exchange: Exchange = async ({ url, target = '', method, headers, body }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: pieces(JSON.stringify({ url, target, method, headers, body: Buffer.from(body).toString() })),
  }),
  mode: Tape['mode'] = 'record',
  refused: string[] = [],
): Tape {
  const nothing = () => undefined;
  return {
    mode,
    exchange: (request, live, signal) => exchange(request, live, signal),
    judge: (judge) => judge,
    ...{ beginCall: nothing, beginPlay: nothing, stands: nothing, miss: nothing, replayed: nothing },
    refuse: (message) => void refused.push(message),
    exchanges: () => undefined,
    before: async () => undefined,
    keep: async () => undefined,
  };
}

const HOSTS = [{ name: 'search', url: 'https://search.example/api', variable: 'SEARCH_URL' }];

function door(variables: Record<string, string> = {}, warnings: string[] = []) {
  const seeded = seededPorts({ variables });
  const { listen, http } = nodePorts();
  const opened = tapeDoor({ ...seeded, listen, http }, doorAddresses(HOSTS), (message) =>
    warnings.push(message),
  );
  onTestFinished(() => opened.close());
  return opened;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies freely
const json = async (answer: Response): Promise<any> => answer.json();

describe('a door', () => {
  it.each([
    ['OPENAI_BASE_URL', '/responses', 'https://api.openai.com/v1/responses', 'openai/responses'],
    [
      'ANTHROPIC_BASE_URL',
      '/v1/messages?beta=true',
      'https://api.anthropic.com/v1/messages?beta=true',
      'anthropic/v1/messages?beta=true',
    ],
    [
      'GOOGLE_GEMINI_BASE_URL',
      '/v1beta/models/x:generateContent',
      'https://generativelanguage.googleapis.com/v1beta/models/x:generateContent',
      'gemini/v1beta/models/x:generateContent',
    ],
    ['SEARCH_URL', '/find', 'https://search.example/api/find', 'search/find'],
  ])('stands in front of what %s leads to', async (variable, path, url, target) => {
    const { [variable]: base } = await door().of(tapeOf()).variables({});
    const asked = await json(await fetch(`${base}${path}`, { method: 'POST', body: 'hello' }));
    expect(asked).toMatchObject({ url, target, method: 'POST', body: 'hello' });
  });

  it('leads where the variable led before: by the file of the agent, else by ours', async () => {
    const urlOf = async (own: Record<string, string>) => {
      const { OPENAI_BASE_URL: base } = await door({ OPENAI_BASE_URL: 'http://ours.example/a/v1/' })
        .of(tapeOf())
        .variables(own);
      return (await json(await fetch(`${base}/x`))).url;
    };
    expect(await urlOf({})).toBe('http://ours.example/a/v1/x');
    expect(await urlOf({ OPENAI_BASE_URL: 'http://own.example/v2' })).toBe('http://own.example/v2/x');
  });

  it('stands in front of Azure only where the agent is told of it', async () => {
    const given = { AZURE_OPENAI_ENDPOINT: 'https://mine.openai.azure.com' };
    expect(await door().of(tapeOf()).variables({})).not.toHaveProperty('AZURE_OPENAI_ENDPOINT');
    expect(await door().of(tapeOf()).variables(given)).toHaveProperty('AZURE_OPENAI_ENDPOINT');
  });

  it('keeps apart what attempts ask side by side, also where a process was started for another one', async () => {
    const opened = door();
    const told = (name: string) => tapeOf(async () => ({ status: 200, headers: {}, body: pieces(name) }));
    const [first, second] = [opened.of(told('first')), opened.of(told('second'))];
    const [one, two] = [await first.variables({}), await second.variables({})];
    const ask = async (variables: Readonly<Record<string, string>>) =>
      (await fetch(`${variables['OPENAI_BASE_URL']}/x`)).text();
    expect(await Promise.all([ask(one), ask(two)])).toEqual(['first', 'second']);
    second.startedWith(one);
    expect(await ask(one)).toBe('second');
    first.close();
    expect(await ask(one)).toBe('second');
    second.close();
    expect((await fetch(`${one['OPENAI_BASE_URL']}/x`)).status).toBe(410);
  });

  it('asks for answers that are not packed, and hands nothing of a connection on', async () => {
    const { OPENAI_BASE_URL: base } = await door().of(tapeOf()).variables({});
    const { headers } = await json(
      await fetch(`${base}/x`, { headers: { 'x-own': 'kept', te: 'trailers' } }),
    );
    expect(headers).toMatchObject({ 'x-own': 'kept' });
    for (const name of ['accept-encoding', 'connection', 'host', 'te'])
      expect(headers).not.toHaveProperty(name);
  });

  it('ends what is under way when its agent has left, and when its attempt is over', async () => {
    for (const leaves of [true, false]) {
      let begun: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => {
        begun = resolve;
      });
      let ended: () => void = () => undefined;
      const over = new Promise<void>((resolve) => {
        ended = resolve;
      });
      const program = door().of(
        tapeOf(
          (_request, _live, signal) =>
            new Promise((_, reject) => {
              signal?.addEventListener('abort', () => {
                ended();
                reject(new Error('over'));
              });
              begun();
            }),
        ),
      );
      const { OPENAI_BASE_URL: base } = await program.variables({});
      const leaving = new AbortController();
      const answer = fetch(`${base}/x`, { signal: leaving.signal }).catch(() => undefined);
      await asked;
      if (leaves) leaving.abort();
      else program.close();
      await over;
      await answer;
    }
  });

  it.each([
    ['another host name', 421, { host: 'evil.example' }],
    ['a page of another origin', 403, { origin: 'https://evil.example' }],
  ])('refuses %s', async (_, status, headers) => {
    const { OPENAI_BASE_URL: base = '' } = await door().of(tapeOf()).variables({});
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      get(`${base}/x`, { headers, agent: false }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
    expect(answered).toBe(status);
  });

  it('answers with a 502 what never became an answer', async () => {
    const program = door().of(tapeOf(async () => Promise.reject(new Error('no route'))));
    const { OPENAI_BASE_URL: base } = await program.variables({});
    const answer = await fetch(`${base}/x`);
    expect([answer.status, (await json(answer)).error.code]).toEqual([502, 'internal']);
  });

  it('has a key for command lines that do not start without one, where nobody looks at it', async () => {
    const key = async (mode: Tape['mode'], own: Record<string, string>) =>
      (await door().of(tapeOf(undefined, mode)).variables(own, 'claude'))['ANTHROPIC_API_KEY'];
    expect(await key('replay', {})).toBe(STAND_IN);
    expect(await key('replay', { ANTHROPIC_API_KEY: 'own' })).toBeUndefined();
    expect(await key('record', {})).toBeUndefined();
  });

  it('is not behind the proxy of its agent', async () => {
    const told = await door()
      .of(tapeOf())
      .variables({ HTTPS_PROXY: 'http://proxy.example', NO_PROXY: 'a.example' });
    expect(told).toMatchObject({ NO_PROXY: 'a.example,127.0.0.1', no_proxy: 'a.example,127.0.0.1' });
  });
});

/** What a request with these headers is answered, and where that leads. */
const asked = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      const { statusCode, headers } = answer.resume();
      resolve({ status: statusCode, location: headers.location });
    }).on('error', reject);
  });

describe('what the door refuses', () => {
  it.each([
    ['another host name', '/x', { host: 'evil.example' }, '(421)'],
    ['a page of another origin', '/x', { origin: 'https://evil.example' }, '(403)'],
    ['a name that leads nowhere', '/../../nobody/x', {}, '(410)'],
    ['no name', '/../..', {}, '(410)'],
  ])('is told the tape of the attempt: %s', async (_, path, headers, words) => {
    const refused: string[] = [];
    const { OPENAI_BASE_URL: base = '' } = await door()
      .of(tapeOf(undefined, 'replay', refused))
      .variables({});
    await asked(new URL(`${base}${path}`).href, headers);
    expect(refused).toEqual([expect.stringContaining(words)]);
  });

  it('is told the tape where an exchange came to nothing, and not where its agent has left', async () => {
    const refused: string[] = [];
    const failing = tapeOf(async () => Promise.reject(new Error('no route')), 'replay', refused);
    const { OPENAI_BASE_URL: base } = await door().of(failing).variables({});
    expect((await fetch(`${base}/x`)).status).toBe(502);
    expect(refused).toEqual([expect.stringContaining('could not answer GET openai/x')]);
  });

  it('is a warning of the run where it came without its path, and nothing where its attempt is over', async () => {
    const warnings: string[] = [];
    const program = door({}, warnings).of(tapeOf());
    const { OPENAI_BASE_URL: base = '' } = await program.variables({});
    program.close();
    expect((await asked(`${base}/x`)).status).toBe(410);
    expect(warnings).toEqual([]);
    expect((await asked(`${new URL(base).origin}/v1/x`)).status).toBe(410);
    expect(warnings).toEqual([expect.stringContaining('without its path')]);
  });
});

describe('an answer that leads elsewhere', () => {
  const leading = (location: string, mode: Tape['mode'], refused: string[] = []) =>
    tapeOf(async () => ({ status: 307, headers: { location }, body: pieces() }), mode, refused);

  it.each([
    ['/api/found?q=1#x', '/search/api/found?q=1#x'],
    ['found', '/search/api/found'],
    ['https://search.example/api/found', '/search/api/found'],
    ['https://search.example/other', '/search/other'],
    ['https://api.openai.com/v1/responses', '/openai/v1/responses'],
  ])('leads to the door where its host is recorded: %s', async (location, path) => {
    for (const mode of ['record', 'replay'] as const) {
      const { SEARCH_URL: base = '' } = await door().of(leading(location, mode)).variables({});
      const { status, location: led } = await asked(`${base}/find`);
      expect([status, led]).toEqual([307, base.replace('/search/api', path)]);
    }
  });

  it.each(['https://evil.example/x', '//evil.example/x', 'http://search.example/api/x'])(
    'is a miss in a replay where nobody named its host: %s',
    async (location) => {
      const refused: string[] = [];
      const program = door().of(leading(location, 'replay', refused));
      const { SEARCH_URL: base } = await program.variables({});
      expect(await asked(`${base}/find?key=k`)).toEqual({ status: 400, location: undefined });
      const host = new URL(location, 'https://x').host;
      expect(refused).toEqual([
        `The recording of search/find leads to ${host}, which no host of assay.yaml names.`,
      ]);
    },
  );

  it('is followed and warned of while it is recorded', async () => {
    const warnings: string[] = [];
    const refused: string[] = [];
    const program = door({}, warnings).of(leading('https://evil.example/x', 'record', refused));
    const { SEARCH_URL: base } = await program.variables({});
    expect(await asked(`${base}/find`)).toEqual({ status: 307, location: 'https://evil.example/x' });
    expect([warnings, refused]).toEqual([[expect.stringContaining('leads to evil.example')], []]);
  });
});

describe('what stands for a variable that is not set', () => {
  it.each([
    ['OPENAI_API_KEY', STAND_IN],
    ['SEARCH_TOKEN', STAND_IN],
    ['SEARCH_URL', 'https://search.example/api'],
    ['OPENAI_BASE_URL', 'https://api.openai.com/v1'],
    ['DATABASE', undefined],
  ])('%s: %s', (name, value) => {
    expect(standInFor(name, doorAddresses(HOSTS))).toBe(value);
  });
});

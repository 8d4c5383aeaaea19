import { describe, expect, it } from 'vitest';
import { rateLimits, rateOf } from '../../src/http/rate-limits.ts';
import { seededClock } from '../support/seeded-clock.ts';
import { createdAgent, servedApp } from '../support/service-app.ts';

describe('the rate of a key', () => {
  it('is kept within two of a hundred over a burst of a thousand', async () => {
    const clock = seededClock();
    const limits = rateLimits({ perSecond: 100, burst: 200 }, clock);
    let taken = 0;
    // A thousand requests over two seconds: the burst, and what comes back meanwhile.
    for (let index = 0; index < 1000; index += 1) {
      try {
        limits.take('a');
        taken += 1;
      } catch {
        // Refused, which is what is counted.
      }
      clock.advance(2);
    }
    expect(taken).toBeGreaterThanOrEqual(392);
    expect(taken).toBeLessThanOrEqual(408);
  });

  it('is answered 429 with whole seconds to wait, and then again served', async () => {
    const { ask, ports } = servedApp({ rate: { perSecond: 0.25, burst: 2 } });
    const get = () => ask('GET', '/v1/scorers');
    expect([(await get()).status, (await get()).status]).toEqual([200, 200]);
    const { status, headers, body } = await get();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '4']);
    ports.clock.advance(4000);
    expect((await get()).status).toBe(200);
  });

  it('is each key’s own, and those without one share that of their address', async () => {
    const served = servedApp({ rate: { perSecond: 1, burst: 3 } });
    const { key } = await createdAgent(served);
    const post = (of: string | null) => served.ask('POST', '/v1/traces', { key: of, body: {} });
    const statuses = async (of: string | null) => [
      (await post(of)).status,
      (await post(of)).status,
      (await post(of)).status,
      (await post(of)).status,
    ];
    expect(await statuses(key)).toEqual([422, 422, 422, 429]);
    expect(await statuses('guess')).toEqual([401, 401, 401, 429]);
    expect((await post('another guess')).status).toBe(429);
    expect((await served.ask('GET', '/v1/agents')).status).toBe(200);
  });

  it('does not hold for whether the service is healthy', async () => {
    const { ask } = servedApp({ rate: { perSecond: 1, burst: 1 } });
    for (let index = 0; index < 5; index += 1) expect((await ask('GET', '/healthz')).status).toBe(200);
  });

  it('is forgotten for those who were long silent', () => {
    const clock = seededClock();
    const limits = rateLimits({ perSecond: 1, burst: 1 }, clock);
    for (let index = 0; index < 25_000; index += 1) limits.take(`address ${index}`);
    expect(() => limits.take('address 24999')).toThrow(/requests a second/);
  });
});

describe('ASSAY_RATE_LIMIT', () => {
  it.each([
    [undefined, { perSecond: 100, burst: 200 }],
    ['', { perSecond: 100, burst: 200 }],
    ['5', { perSecond: 5, burst: 10 }],
    ['0.2', { perSecond: 0.2, burst: 1 }],
    ['0', undefined],
  ])('%s is %o', (text, rate) => expect(rateOf(text)).toEqual(rate));

  it.each(['fast', '-1', 'Infinity'])('%s is refused', (text) =>
    expect(() => rateOf(text)).toThrow(/ASSAY_RATE_LIMIT/),
  );
});

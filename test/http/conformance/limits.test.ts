import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { agentRequest, caseRequest, greetingAgent } from '../../support/greeting-agent.ts';
import {
  eventually,
  type ServiceProcess,
  type ServiceSetup,
  serviceProcess,
} from '../../support/service-process.ts';

async function served<T>(setup: ServiceSetup, act: (service: ServiceProcess) => Promise<T>): Promise<T> {
  const service = await serviceProcess(setup);
  try {
    return await act(service);
  } finally {
    await service.stop();
  }
}
const folder = () => mkdtempSync(join(tmpdir(), 'assay-limits-'));

describe('requests beyond the limit of a key', () => {
  it('are 429, and say how long to wait', () =>
    // One in a quarter of an hour: none comes back while this runs.
    served({ env: { ASSAY_RATE_LIMIT: '0.001' } }, async (service) => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => service.get('/v1/agents')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(refused).toHaveLength(39);
      for (const { type, body, headers } of refused) {
        expect(type).toMatch(/^application\/problem\+json/);
        expect(body).toMatchObject({ status: 429, code: 'rate_limited' });
        expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
      }
      expect((await service.get('/healthz', { key: null })).status).toBe(200);
    }));
});

describe('two services on one state', () => {
  it('do not start: the second is refused, and named what holds it', async () => {
    const cwd = folder();
    await served({ cwd }, async (first) => {
      await expect(serviceProcess({ cwd })).rejects.toThrow(
        new RegExp(`ended with [23][\\s\\S]*${first.child.pid}`),
      );
    });
    await served({ cwd }, async (again) => expect((await again.get('/v1/agents')).status).toBe(200));
  });
});

describe('a service for everybody', () => {
  it('takes no agents that are programs, and says where they belong', () =>
    served({ flags: ['--host', '0.0.0.0'] }, async (service) => {
      const command = { name: 'P', provider: 'custom', invocation: { command: ['node', 'agent.mjs'] } };
      const refused = await service.post('/v1/agents', command);
      expect(refused.status, refused.text).toBe(422);
      expect(refused.text).toContain('evals');
      const local = await service.post('/v1/agents', agentRequest('http://10.0.0.1/chat'));
      expect(local.status, local.text).toBe(422);
    }));
});

describe('a run that is under way when the service ends', () => {
  it('goes on at the next start, and nothing that was judged is played again', async () => {
    const cwd = folder();
    const greeter = await greetingAgent();
    try {
      const run = await served({ cwd }, async (service) => {
        const agent = (await service.post('/v1/agents', agentRequest(greeter.url))).body.id;
        const ids: string[] = [];
        for (let index = 0; index < 12; index++)
          ids.push((await service.post('/v1/test-cases', caseRequest(agent, `slowly ${index}`))).body.id);
        const config = { parallel: false };
        const { body } = await service.post('/v1/runs', { test_case_ids: ids, config });
        const finished = ({ body: now }: { body: { counts?: { passed: number } } }) =>
          (now.counts?.passed ?? 0) >= 2;
        await eventually(() => service.get(`/v1/runs/${body.run_id}`), finished);
        service.child.kill('SIGKILL');
        return body.run_id;
      });
      await served({ cwd }, async (service) => {
        const ended = await eventually(
          () => service.get(`/v1/runs/${run}`),
          ({ body }) => body.status === 'completed' || body.status === 'failed',
        );
        expect(ended.body).toMatchObject({ status: 'completed', counts: { total: 12, passed: 12 } });
        // The play in flight at the kill is made again, no other.
        expect(greeter.received.length).toBeLessThanOrEqual(13);
      });
    } finally {
      await greeter.close();
    }
  });
});

describe('a service with nothing in it', () => {
  it('refuses a run of cases that are not there as any other', () =>
    served({}, async (service) => {
      for (const request of [{ test_case_id: 'case_unknown' }, { tags: ['nothing'] }]) {
        const { status, body, text } = await service.post('/v1/runs', request);
        expect({ status, code: body.code }, text).toEqual({ status: 422, code: 'validation_failed' });
      }
    }));
});

describe('the stream of a run', () => {
  it('is closed to whoever has no key and no token of it', () =>
    served({}, async (service) => {
      const agent = (await service.post('/v1/agents', agentRequest('http://127.0.0.1:9'))).body;
      const one = (await service.post('/v1/test-cases', caseRequest(agent.id, 'x'))).body.id;
      const config = { max_retries: 0 };
      const made = [];
      for (let time = 0; time < 2; time++)
        made.push((await service.post('/v1/runs', { test_case_id: one, config })).body);
      const [run, other] = made;
      const bare = `${service.url.replace('http', 'ws')}/v1/runs/${run.run_id}/events`;
      const status = (address: string, headers: Record<string, string> = {}) =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(address, { headers });
          socket.on('open', () => {
            socket.terminate();
            resolve(101);
          });
          socket.on('unexpected-response', (_, answer) => {
            resolve(answer.statusCode ?? 0);
            socket.terminate();
          });
          socket.on('error', () => undefined);
        });
      const token = new URL(run.stream_url).searchParams.get('token');
      const bearer = { authorization: `Bearer ${service.key}` };
      expect(await status(run.stream_url)).toBe(101);
      expect(await status(bare, bearer)).toBe(101);
      expect(await status(bare)).toBe(401);
      expect([401, 403]).toContain(
        await status(`${bare}?token=${new URL(other.stream_url).searchParams.get('token')}`),
      );
      expect(await status(`${bare}?token=${service.key}`)).toBe(401);
      expect([401, 403]).toContain(await status(bare, { authorization: `Bearer ${agent.api_key}` }));
      expect(await status(bare.replace(run.run_id, 'run_unknown'), bearer)).toBe(404);
      expect(await status(bare, { ...bearer, origin: 'https://evil.example' })).toBe(403);
      expect(await status(bare, { ...bearer, host: 'evil.example' })).toBe(421);
      expect(await status(`${run.stream_url}&after=x`)).toBe(400);
      expect(token).toMatch(/./);
      expect((await service.get(`/v1/agents?token=${token}`, { key: null })).status).toBe(401);
    }));
});

import type { HttpRequest, HttpResponse, Ports } from '../../src/ports/ports.ts';
import type { WebhookAddress } from '../../src/webhooks/delivery.ts';
import { type Dispatcher, webhookDispatcher } from '../../src/webhooks/dispatcher.ts';
import { type Outbox, openOutbox } from '../../src/webhooks/outbox.ts';
import type { Found, Subscribers } from '../../src/webhooks/subscribers.ts';
import { eventClock } from './event-clock.ts';
import { seededPorts } from './seeded-ports.ts';

export const HOOK: WebhookAddress = {
  from: 'state',
  url: 'https://hooks.example.com/a?key=1',
  webhook_id: 'wh_1',
};

/** A dispatcher over files in memory, whose receivers are functions and whose time jumps. */
export interface WebhookWorld {
  ports: Ports;
  outbox: Outbox;
  dispatcher: Dispatcher;
  /** Requests with the time at which they came, in milliseconds. */
  sent: { at: number; request: HttpRequest }[];
  warnings: string[];
  ended: WebhookAddress[];
  /** Whom an address leads to now. */
  found: Map<WebhookAddress['url'], Found>;
  /** The dispatcher of another process on the same files. */
  another(pid: number): Dispatcher;
}

export function webhookWorld(
  answer: (request: HttpRequest, count: number) => Promise<HttpResponse> | HttpResponse,
  addresses: readonly WebhookAddress[] = [HOOK],
  { onRunner = false }: { onRunner?: boolean } = {},
): WebhookWorld {
  const clock = eventClock();
  const sent: WebhookWorld['sent'] = [];
  const warnings: string[] = [];
  const ended: WebhookAddress[] = [];
  const alive = new Set([1]);
  const http: Ports['http'] = async (request) => {
    sent.push({ at: clock.monotonic(), request });
    return answer(request, sent.length);
  };
  const ports = seededPorts({ clock, http } as Partial<Ports>);
  const found = new Map<string, Found>(
    addresses.map(({ url }) => [url, { receiver: { url, secret: 'a secret of this webhook' } }]),
  );
  const subscribers: Subscribers = {
    of: async () => [...addresses],
    find: async ({ url }) => found.get(url) ?? { gone: 'it was deleted' },
    deactivate: async (address) => {
      ended.push(address);
      found.delete(address.url);
    },
  };
  const outbox = openOutbox('/state/deliveries', ports.files);
  const make = (pid: number) =>
    webhookDispatcher({
      ports: { ...ports, processes: { pid, host: 'here', isAlive: (one) => alive.has(one) } },
      ...{
        outbox,
        subscribers,
        allow: ['10.0.0.0/8'],
        warn: (message) => void warnings.push(message),
        onRunner,
      },
    });
  return { ports, outbox, dispatcher: make(1), sent, warnings, ended, found, another: make };
}

export const answerOf = (status: number, text = ''): HttpResponse => ({ status, headers: {}, text });

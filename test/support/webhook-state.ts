import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { createWebhook } from '../../src/operations/create-webhook.ts';
import { call } from '../../src/operations/define-operation.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import type { FaultyReceiver } from './faulty-receiver.ts';

export const SECRET = 'a secret of sixteen bytes and more';
const KEY = 'k'.repeat(32);
const SENDER = join(import.meta.dirname, 'webhook-sender.mjs');

/** Processes that send from one state folder to one receiver. */
export interface WebhookState {
  folder: string;
  /** Ids of what is still owed. */
  owed(): string[];
  /** Announces evaluations `from`..`to`; resolves with those that the process said are in the outbox when it ended or was killed. */
  send(from: number, to: number, options?: SendOptions): Promise<Sent>;
}

export interface SendOptions {
  /** How much faster time runs for the sender. */
  faster?: number;
  serve?: boolean;
  /** Kills it when it has said so many, after so many milliseconds more. */
  kill?: { after: number; ms: number };
  env?: Record<string, string>;
}

export interface Sent {
  announced: number[];
  errors: string;
}

/** A state folder whose one webhook hears of evaluations. */
export async function webhookState(receiver: FaultyReceiver): Promise<WebhookState> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-webhooks-'));
  const variables = { ASSAY_ENCRYPTION_KEY: KEY, ASSAY_ALLOW_PRIVATE_HOSTS: '127.0.0.1' };
  const engine = createEngine({
    state: folder,
    ports: { ...nodePorts(), env: recordEnvironment(variables, folder) },
  });
  const { url } = receiver;
  await call(createWebhook, { url, events: ['evaluation.completed'], secret: SECRET }, engine);
  return {
    folder,
    owed() {
      try {
        return readdirSync(join(folder, 'state', 'deliveries')).filter((name) => name.endsWith('.json'));
      } catch {
        return []; // Nothing was ever owed.
      }
    },
    send(from, to, { faster = 1, serve = false, kill, env = {} } = {}) {
      const args = [SENDER, folder, from, to, faster, serve ? 'serve' : 'once'].map(String);
      const child = spawn(process.execPath, args, {
        env: { ...variables, NODE_EXTRA_CA_CERTS: receiver.certificate, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, errors] = ['', ''];
      const announced = () => out.split('\n').slice(0, -1).map(Number);
      let dying = false;
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (kill === undefined || dying || announced().length < kill.after) return;
        dying = true;
        setTimeout(() => child.kill('SIGKILL'), kill.ms);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors += text;
      });
      return new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('close', () => resolve({ announced: announced(), errors }));
      });
    },
  };
}

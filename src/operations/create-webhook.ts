import type { SecretsAccess, StateAccess } from '../engine/engine-parts.ts';
import { createWebhookRequest, webhook } from '../schema/webhook.ts';
import { allowedPrivate } from '../webhooks/allowed-private.ts';
import { checkWebhookUrl } from '../webhooks/registration.ts';
import { SECRET_FIELD } from '../webhooks/subscribers.ts';
import { defineOperation } from './define-operation.ts';

/** A shorter secret can be guessed; it is accepted, because receivers choose it (security.md S50). */
const SHORTEST_SAFE = 16;

/** POST /v1/webhooks (interface 4.14). The secret is sealed and never read back. */
export const createWebhook = defineOperation({
  name: 'create-webhook',
  method: 'POST',
  path: '/v1/webhooks',
  tag: 'webhooks',
  status: 201,
  summary: 'Register an address that is told of events.',
  access: 'account',
  lifetime: 'service',
  input: createWebhookRequest,
  output: webhook,
  async run({ url, events, secret }, engine: StateAccess & SecretsAccess) {
    await checkWebhookUrl(url, allowedPrivate(engine.ports.env));
    const id = engine.ports.ids.next('wh_');
    const bytes = Buffer.byteLength(secret);
    if (bytes < SHORTEST_SAFE)
      engine.warn(
        `the secret of webhook ${id} has ${bytes} ${bytes === 1 ? 'byte' : 'bytes'}; whoever guesses it can forge events: use ${SHORTEST_SAFE} or more`,
      );
    const answer = { webhook_id: id, url, events: [...new Set(events)], active: true };
    const sealed = await engine.vault().seal(id, { [SECRET_FIELD]: secret });
    await (await engine.store()).put('webhooks', id, { ...answer, [SECRET_FIELD]: sealed });
    return answer;
  },
});

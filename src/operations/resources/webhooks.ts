import type { StateAccess } from '../../engine/engine-parts.ts';
import { webhook } from '../../schema/webhook.ts';
import { readable, readWhole } from './readable.ts';
import { notThere, type Resource } from './resource.ts';
import { type Place, sorted, sortedPage } from './sorted-page.ts';

const placeOf = ({ webhook_id }: { webhook_id: string }): Place => ['', webhook_id];

/** Webhooks that were created; those of `assay.yaml` are not listed. The secret is never shown. */
export const webhooks: Resource<StateAccess> = {
  name: 'webhooks',
  key: 'webhook_id',
  summary: 'Webhooks, without their secrets.',
  item: webhook,
  whole: webhook,
  async list(engine, page) {
    const stored = await (await engine.store()).list('webhooks');
    return sortedPage(
      'webhooks',
      sorted(readable(webhook, stored, 'webhooks', engine), placeOf),
      placeOf,
      page,
    );
  },
  get: async (engine, id) =>
    readWhole(webhook, await (await engine.store()).get('webhooks', id), 'webhooks', id),
  async remove(engine, id) {
    if (!(await (await engine.store()).remove('webhooks', id))) throw notThere('webhook', id);
  },
};

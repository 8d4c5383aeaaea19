import type { Delivery } from './delivery.ts';
import { shownUrl } from './tries.ts';

/** Gathers deliveries that were given up, to say it in one warning. */
interface LostDeliveries {
  /** `denied`: the address may not be called, so that nothing was sent. */
  add(delivery: Delivery, why: string, denied: boolean): void;
  /** The warning; nothing where none was lost since the last one. */
  say(): void;
}

/**
 * What a warning of lost deliveries says can be done: on a runner of a workflow (`onRunner`) the state, and with it a dead letter, is
 * gone before anybody could send it again.
 */
export function lostDeliveries(warn: (message: string) => void, onRunner: boolean): LostDeliveries {
  let lost: { where: string; why: string; denied: boolean }[] = [];
  return {
    add(delivery, why, denied) {
      lost.push({ where: `${delivery.event} to ${shownUrl(delivery)}`, why, denied });
    },
    say() {
      const [first] = lost;
      if (first === undefined) return;
      const isOne = lost.length === 1;
      const more = isOne ? '' : ` and ${lost.length - 1} more`;
      const what = `webhook not delivered: ${first.where} (${first.why.replace(/\.$/, '')})${more}`;
      const kept = onRunner
        ? ''
        : `; kept as dead letter${isOne ? '' : 's'}, send again with: assay webhooks replay`;
      const advice = lost.some(({ denied }) => denied)
        ? deniedAdvice(onRunner)
        : onRunner
          ? 'Nothing sends it again; the next run of the workflow sends its own.'
          : '';
      warn(`${what}${kept}${advice === '' ? '' : `. ${advice}`}`);
      lost = [];
    },
  };
}

/** What to do about an address that may not be called. */
const deniedAdvice = (onRunner: boolean) =>
  `Nothing was sent there: give an https address of the public internet, or name its host in ASSAY_ALLOW_PRIVATE_HOSTS${onRunner ? ' (under "env:" of the step)' : ''}.`;

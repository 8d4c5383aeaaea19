import type { BackgroundAccess, PortsAccess, WebhookAccess } from '../engine/engine-parts.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { terminal } from './terminal.ts';

/** The engines of this command. Apart from what makes them, which `--help` does not load. */
export const OPENED: (PortsAccess & WebhookAccess & BackgroundAccess)[] = [];

/** Deliveries that are taken are so within this time, mostly: nobody has to be notified that they are waited for. */
const NOTICED_MS = 2_000;

/**
 * Waits for what still goes on when a command has printed everything: deliveries to webhooks, a minute at most (contract 10). Says
 * on stderr what it waits for when that takes long.
 */
export async function backgroundEnded(quiet: boolean): Promise<void> {
  for (const engine of OPENED) {
    const forget = engine.ports.clock.after(NOTICED_MS, () => {
      const hosts = engine.webhooks().waitingFor();
      if (hosts.length > 0 && !quiet)
        terminal().err(`waiting for webhooks: ${terminalLine(hosts.join(', '))} (up to a minute)\n`);
    });
    await engine.settled();
    forget();
  }
}

/** Lets so many tasks for one host run at once; others wait in their order. */
export interface HostSlots {
  run<T>(host: string, task: () => Promise<T>): Promise<T>;
}

/** Slots for each host apart, so that one that hangs holds up nobody else. */
export function hostSlots(perHost: number): HostSlots {
  const hosts = new Map<string, { running: number; waiting: (() => void)[]; next: number }>();
  return {
    async run(host, task) {
      const slot = hosts.get(host) ?? { running: 0, waiting: [], next: 0 };
      hosts.set(host, slot);
      if (slot.running >= perHost) await new Promise<void>((resolve) => slot.waiting.push(resolve));
      else slot.running += 1;
      try {
        return await task();
      } finally {
        // The slot is handed on; taking from the front of an array would cost its length each time.
        const go = slot.waiting[slot.next];
        slot.next += 1;
        if (go !== undefined) go();
        else {
          slot.running -= 1;
          slot.waiting = [];
          slot.next = 0;
          if (slot.running === 0) hosts.delete(host);
        }
      }
    },
  };
}

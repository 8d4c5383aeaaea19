import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port on loopback, for a program that has to be told where to listen. From below what the kernel draws for whoever asks for any
 * port (from 32768 on Linux, 49152 elsewhere): else another test may be given it before the program has begun.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../fake-model-server.mjs', import.meta.url));

/** Starts the fake model server in a process of its own: {url, reset(settings), stats(), idle(), stop()}. */
export async function startModelServer() {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the fake model server ended with ${code}`)));
    child.stdout.once('data', (data) => resolve(String(data)));
  });
  const { url } = JSON.parse(line);
  const at = (path, init) => fetch(new URL(path, url), init).then((response) => response.json());
  const stats = () => at('/stats');
  return {
    url,
    stats,
    reset: (settings = {}) => at('/reset', { method: 'POST', body: JSON.stringify(settings) }),
    /** Resolves once no call is under way, so that a reset belongs to nobody's past. */
    async idle() {
      while ((await stats()).inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: () => child.stdin.end(),
  };
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * A command line before which nothing leaves the machine, and whose file `log` tells who tried: a network of its own with nothing but loopback, as
 * far as this machine lets one be made, under `strace`, as far as that is there. `cut` says whether there is such a network, `watched` whether anybody counts.
 */
export function offTheNetwork(log) {
  const cut = works('unshare', ['-rn', 'sh', '-c', 'ip link set lo up']);
  const watched = works('strace', ['-V']);
  const within = [
    ...(watched
      ? ['strace', '-f', '-qq', '--seccomp-bpf', '-e', 'trace=connect,sendto,sendmsg', '-o', log]
      : []),
    ...(cut ? ['unshare', '-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : []),
  ];
  return { within, cut, watched };
}

function works(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Lines of the log that name an address off this machine, asked for by anybody: models, names of hosts, all the same. */
export function leaving(log) {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => {
      const address = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line);
      if (address === null) return false;
      const [, four, six] = address;
      return four === undefined ? six !== '::1' && !six.startsWith('::ffff:127.') : !four.startsWith('127.');
    });
}

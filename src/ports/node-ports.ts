import { nodeFolders } from './folders/node-folders.ts';
import { nodeClock } from './node-clock.ts';
import { nodeEnvironment } from './node-environment.ts';
import { nodeFiles } from './node-files.ts';
import { nodeHttp } from './node-http.ts';
import { nodeIds } from './node-ids.ts';
import { nodeListen } from './node-listen.ts';
import { nodeProcesses, nodeRuntime } from './node-processes.ts';
import { nodeRandom } from './node-random.ts';
import { nodeSpawn } from './node-spawn.ts';
import { nodeStandby } from './node-standby.ts';
import { nodePackagePath, nodePackages } from './packages/node-packages.ts';
import type { Ports } from './ports.ts';

/** The real ports, by default with the environment of this process. Made once, by the entry point. */
export function nodePorts(env = nodeEnvironment()): Ports {
  return {
    clock: nodeClock(),
    ids: nodeIds(),
    random: nodeRandom(),
    files: nodeFiles(),
    folders: nodeFolders(),
    http: nodeHttp(undefined, env),
    listen: nodeListen(),
    spawn: nodeSpawn(),
    standby: nodeStandby(),
    env,
    processes: nodeProcesses(),
    runtime: nodeRuntime(),
    packages: nodePackages(),
    packagePath: nodePackagePath,
  };
}

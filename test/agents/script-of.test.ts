import { describe, expect, it } from 'vitest';
import { startedFrom } from '../../src/agents/command-lines/script-of.ts';

const FILES = ['/home/agent.mjs', '/home/register.mjs', '/home/.env', '/home/bin/tool', '/home/data.json'];
const ports = {
  files: {
    stat: (path: string) => (FILES.includes(path) ? { kind: 'file' as const, size: 1, modifiedMs: 0 } : null),
  },
  packagePath: (name: string) => (name === 'tsx' ? '/home/node_modules/tsx/loader.mjs' : undefined),
};

describe('a command that is started in another folder than it was written for', () => {
  it.each<[string, string]>([
    ['node agent.mjs data.json', 'node /home/agent.mjs data.json'],
    ['node --import ./register.mjs agent.mjs', 'node --import /home/register.mjs /home/agent.mjs'],
    ['node --import=./register.mjs agent.mjs', 'node --import=/home/register.mjs /home/agent.mjs'],
    ['node --import tsx agent.mjs', 'node --import /home/node_modules/tsx/loader.mjs /home/agent.mjs'],
    ['node -r unknown agent.mjs', 'node -r unknown /home/agent.mjs'],
    ['node --import data:text/javascript, agent.mjs', 'node --import data:text/javascript, /home/agent.mjs'],
    ['node --env-file .env agent.mjs', 'node --env-file /home/.env /home/agent.mjs'],
    ['node -C agent.mjs agent.mjs', 'node -C agent.mjs /home/agent.mjs'],
    ['node --max-old-space-size=512 agent.mjs', 'node --max-old-space-size=512 /home/agent.mjs'],
    ['node -e code data.json', 'node -e code data.json'],
    ['python3 -m agent data.json', 'python3 -m agent data.json'],
    ['python3 -X dev agent.mjs', 'python3 -X dev /home/agent.mjs'],
    ['env A=1 node agent.mjs', 'env A=1 node /home/agent.mjs'],
    ['bin/tool data.json', '/home/bin/tool data.json'],
    ['claude data.json', 'claude data.json'],
  ])('%s becomes %s', (given, wanted) => {
    expect(startedFrom(given.split(' '), '/home', ports).command.join(' ')).toBe(wanted);
  });

  it('may read what it is made of', () => {
    const { reads } = startedFrom(
      ['node', '--import', './register.mjs', 'agent.mjs', 'data.json'],
      '/home',
      ports,
    );
    expect(reads).toEqual(['/home/register.mjs', '/home/agent.mjs']);
  });
});

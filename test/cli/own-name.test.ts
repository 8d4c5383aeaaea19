import { describe, expect, it } from 'vitest';
import { asTyped, ownName } from '../../src/cli/next/own-name.ts';
import { hasColour } from '../../src/cli/terminal.ts';

const PATH = '/usr/bin:/usr/local/bin';
type Started = Parameters<typeof ownName>[0];

describe('what to type for assay', () => {
  it.each<[string, string | undefined, Partial<Started>, string]>([
    ['a program of the PATH', '/usr/local/bin/assay', {}, 'assay'],
    ['a program of that name beside the PATH', '/opt/assay', {}, 'node /opt/assay'],
    ['a program of the project', '/repo/node_modules/.bin/assay', {}, 'npx assay'],
    ['its file', '/repo/node_modules/agent-assay/dist/cli.js', {}, 'npx assay'],
    [
      'a program of the project above',
      '/repo/node_modules/.bin/assay',
      { cwd: '/repo/packages/bot' },
      'npx assay',
    ],
    [
      'a program of the project, which its package manager put on the PATH',
      '/repo/node_modules/.bin/assay',
      { env: { PATH: `/repo/node_modules/.bin:${PATH}` } },
      'npx assay',
    ],
    [
      'a program of another project',
      '/other/node_modules/.bin/assay',
      {},
      'node /other/node_modules/.bin/assay',
    ],
    [
      'a package that npx fetched',
      '/home/me/.npm/_npx/1f2/node_modules/.bin/assay',
      { cwd: '/home/me' },
      'node .npm/_npx/1f2/node_modules/.bin/assay',
    ],
    ['a checkout', '/src/assay/dist/cli.js', {}, 'node /src/assay/dist/cli.js'],
    ['a checkout below', '/repo/tools/assay/dist/cli.js', {}, 'node tools/assay/dist/cli.js'],
    ['a checkout whose path has a blank', '/my src/cli.js', {}, "node '/my src/cli.js'"],
    ['nothing that is a file', undefined, {}, 'assay'],
  ])('%s', (_, script, more, name) => {
    expect(ownName({ script, cwd: '/repo', env: { PATH }, ...more })).toBe(name);
  });

  it.each([
    ['npm/10.8.2 node/v24', 'npx assay'],
    ['pnpm/9.1.0 npm/? node/v24', 'pnpm exec assay'],
    ['yarn/4.2.2 npm/? node/v24', 'yarn assay'],
    ['bun/1.1.8', 'bunx assay'],
  ])('asks the package manager %s', (agent, name) => {
    const env = { PATH, npm_config_user_agent: agent };
    expect(ownName({ script: '/repo/node_modules/.bin/assay', cwd: '/repo', env })).toBe(name);
  });

  it('changes the command and nothing of its words', () => {
    expect(asTyped('assay run --case assay')).toMatch(/^.*\S run --case assay$/);
    expect(asTyped('assayer run')).toBe('assayer run');
  });
});

describe('colour', () => {
  it.each<[boolean, Record<string, string>, boolean]>([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: 'false' }, false],
  ])('on a terminal (%s) with %j is %s', (isTerminal, env, expected) => {
    expect(hasColour(isTerminal, env)).toBe(expected);
  });
});

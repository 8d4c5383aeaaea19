import { describe, expect, it } from 'vitest';
import { readEnvFile, withAdded } from '../../src/cli/env-file.ts';
import { recordEnvironment } from '../../src/ports/node-environment.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const TEXT = `# keys of this machine
OPENAI_API_KEY=sk-from-the-file-0123456789
QUOTED="two words"
export EXPORTED=yes
EMPTY=
`;

function world(files: Record<string, string>, variables: Record<string, string> = {}) {
  const ports = { ...seededPorts(), env: recordEnvironment(variables, '/repo') };
  for (const [path, text] of Object.entries(files)) ports.files.writeAtomic(path, text);
  return ports;
}
const read = (ports: ReturnType<typeof world>, evals = 'evals') => readEnvFile(evals, ports);

describe('the .env file', () => {
  it('gives variables that are not set, and is said by their names alone', () => {
    const ports = world({ '/repo/.env': TEXT }, { QUOTED: 'mine' });
    const found = read(ports)!;
    expect(found.line).toBe('read .env: 3 variables (EMPTY, EXPORTED, OPENAI_API_KEY); set already: QUOTED');
    expect(found.line).not.toContain('sk-from');
    const env = withAdded(ports.env, found.added);
    expect(env.get('OPENAI_API_KEY')).toBe('sk-from-the-file-0123456789');
    expect(env.get('QUOTED')).toBe('mine');
    expect(env.get('EXPORTED')).toBe('yes');
    expect(env.names()).toEqual(['EMPTY', 'EXPORTED', 'OPENAI_API_KEY', 'QUOTED']);
    expect(env.cwd()).toBe('/repo');
  });

  it('leaves a variable that is set to nothing as it is', () => {
    const found = read(world({ '/repo/.env': 'A=1\n' }, { A: '' }))!;
    expect(found.line).toBe('read .env: 0 variables; set already: A');
    expect(found.added.size).toBe(0);
  });

  it('is the one beside the evals folder, else that of the working directory', () => {
    const files = { '/repo/.env': 'A=here\n', '/repo/bots/.env': 'A=there\n' };
    expect(read(world(files), 'bots/evals')).toMatchObject({ line: 'read bots/.env: 1 variable (A)' });
    expect(read(world(files), 'other/evals')).toMatchObject({ line: 'read .env: 1 variable (A)' });
    expect(read(world({}))).toBeUndefined();
  });

  it.each([
    [{ CI: 'true' }, false],
    [{ CI: '1' }, false],
    [{ GITHUB_ACTIONS: 'true' }, false],
    [{ TF_BUILD: 'True' }, false],
    [{ JENKINS_URL: 'http://ci/' }, false],
    [{ CI: 'false' }, true],
    [{ CI: '' }, true],
  ])('is never read in CI: %o', (variables, isRead) => {
    expect(read(world({ '/repo/.env': 'A=1\n' }, variables)) !== undefined).toBe(isRead);
  });

  it.each([
    ['a folder', () => world({ '/repo/.env/x': '' }), undefined],
    [
      'written by an editor of Windows',
      () => world({ '/repo/.env': '\ufeffA=1\r\nB=2\r\n' }),
      'read .env: 2 variables (A, B)',
    ],
    ['nothing', () => world({ '/repo/.env': '' }), 'read .env: 0 variables'],
    [
      'no variables',
      () => world({ '/repo/.env': '\u0000\u0001 not a line\n===\n' }),
      'read .env: 0 variables',
    ],
  ])('may be %s', (_, made, line) => {
    expect(read(made())?.line).toBe(line);
  });

  it('is refused where it is no page', () => {
    const large = world({ '/repo/.env': `A=${'x'.repeat(2 ** 20)}` });
    expect(() => read(large)).toThrow(/at most 1 MiB/);
  });
});

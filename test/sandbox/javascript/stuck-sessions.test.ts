import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../src/ports/node-ports.ts';
import { javaScriptSessions } from '../../../src/sandbox/javascript/javascript-sessions.ts';

const TOOLS = `
const tool = (name, run) => ({ name, description: name, parameters: { type: 'object', properties: {} }, run });
export const tools = [
  tool('add', (state) => { state.n = (state.n ?? 0) + 1; return state.n; }),
  tool('hang', () => new Promise((done) => setTimeout(done, 25_000))),
];
`;
const root = realpathSync(mkdtempSync(join(tmpdir(), 'stuck-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));
writeFileSync(join(root, 'tools.mjs'), TOOLS);

describe('sessions of one process', () => {
  it('do not wait for one whose call hangs, and keep what they have changed', async () => {
    const real = nodePorts();
    const ports = { ...real, runtime: { ...real.runtime, cores: 1 } };
    const host = javaScriptSessions({ file: join(root, 'tools.mjs'), root, state: '{}' }, ports);
    const [hanging, ...others] = await Promise.all([1, 2, 3].map(() => host.open()));
    for (const one of others) expect(await one.call('add', {})).toMatchObject({ answer: { result: 1 } });
    const over = new AbortController();
    let isOver = false;
    const hung = hanging!.call('hang', {}, over.signal).catch((error: unknown) => {
      isOver = true;
      return error;
    });
    const calls = others.flatMap((one) => [one.call('add', {})]);
    expect(await Promise.all(calls)).toMatchObject([{ answer: { result: 2 } }, { answer: { result: 2 } }]);
    // Also of those that come while it hangs.
    const late = await host.open();
    expect(await late.call('add', {})).toMatchObject({ answer: { result: 1 } });
    expect(isOver).toBe(false);
    over.abort(new Error('enough'));
    expect(await hung).toMatchObject({ message: 'enough' });
    host.close();
  });
});

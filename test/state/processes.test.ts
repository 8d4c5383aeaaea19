import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { openJournal, readJournal } from '../../src/state/journal.ts';
import { acquireLock } from '../../src/state/lock.ts';
import { lowdbStore } from '../../src/state/lowdb-store.ts';
import { bundledPrograms } from '../support/bundled-programs.ts';

const programs = await bundledPrograms(
  'journal-writer.ts',
  'store-updater.ts',
  'store-creator.ts',
  'lock-holder.ts',
);
const ports = nodePorts();
const children: ChildProcess[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-processes-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(script: keyof typeof programs, ...args: string[]) {
  const child = spawn(process.execPath, [programs[script], ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const texts = { output: '', errors: '' };
  child.stdout.on('data', (text) => (texts.output += text));
  child.stderr.on('data', (text) => (texts.errors += text));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { child, texts, ended };
}

describe('a journal whose writer is killed', () => {
  it('loses no acknowledged record, wherever the kill falls', async () => {
    const path = join(folder, 'journal-0.jsonl');
    const random = seededRandom(11);
    let first = 0;
    for (let round = 0; round < 8; round += 1) {
      const { child, texts, ended } = start('journal-writer.ts', path, String(first));
      // At least so many, however slow the disk is, and a random moment later.
      await expect.poll(() => texts.output.split('\n').length, { interval: 5 }).toBeGreaterThan(15);
      await ports.clock.sleep(random.next() * 60);
      child.kill('SIGKILL');
      await ended;
      expect(texts.errors).toBe('');
      const lines = texts.output.split('\n');
      // A number cut off in the pipe was not read by anybody: not an acknowledgement.
      const acknowledged = Number(lines[lines.length - 2]);
      const numbers: number[] = [];
      const reading = readJournal(path, ports, (record) =>
        numbers.push((record as { number: number }).number),
      );
      expect(reading.bad).toBe(0);
      expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index));
      expect(numbers.length - 1).toBeGreaterThanOrEqual(acknowledged);
      first = numbers.length;
    }
    expect(first).toBeGreaterThan(100);
  });

  it('is cut back to its last whole line before it goes on', async () => {
    const path = join(folder, 'journal-0.jsonl');
    const journal = openJournal(path, ports);
    journal.append({ number: 1 });
    await journal.close();
    const whole = readFileSync(path, 'utf8');
    ports.files.writeAtomic(path, `${whole}{"crc":"00000000","rec`);
    const again = openJournal(path, ports);
    again.append({ number: 2 });
    await again.close();
    const numbers: unknown[] = [];
    expect(readJournal(path, ports, (record) => numbers.push(record))).toEqual({
      records: 2,
      bad: 0,
      tornBytes: 0,
    });
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
  });
});

describe('two processes on one store', () => {
  it('lose nothing', async () => {
    const both = ['left', 'right'].map((name) => start('store-updater.ts', folder, name, '100'));
    await Promise.all(both.map(({ ended }) => ended));
    expect(both.map(({ texts }) => texts.errors)).toEqual(['', '']);
    const store = lowdbStore({ root: folder }, ports);
    expect(await store.get('agents', 'counter')).toBe(200);
    expect(await store.list('scorers')).toHaveLength(20);
    expect(ports.files.list(join(folder, 'state'))).toEqual(['agents.json', 'scorers.json']);
  });
});

describe('a growing collection whose writers are killed', () => {
  it('holds every value that was added, whole and in the order of time', async () => {
    const random = seededRandom(5);
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { child, texts, ended } = start('store-creator.ts', folder);
      await expect.poll(() => texts.output.includes('\n'), { interval: 5 }).toBe(true);
      await ports.clock.sleep(random.next() * 60);
      child.kill('SIGKILL');
      await ended;
      expect(texts.errors).toBe('');
      acknowledged.push(...texts.output.split('\n').slice(0, -1));
    }
    const warnings: string[] = [];
    const store = lowdbStore({ root: folder, onWarning: (message) => warnings.push(message) }, ports);
    const found: string[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page = await store.page('evaluations', { limit: 7, ...(before === undefined ? {} : { before }) });
      for (const { id, value } of page.items) {
        expect(value).toEqual({ id, text: 'x'.repeat(20_000) });
        found.push(id);
      }
      before = page.next;
    }
    expect(warnings).toEqual([]);
    expect(found).toEqual([...found].sort().reverse());
    expect(new Set(found).size).toBe(found.length);
    // One of each killed process may be there without having been reported.
    const rest = found.filter((id) => !acknowledged.includes(id));
    expect(rest.length).toBeLessThanOrEqual(4);
    for (const id of acknowledged) expect(found).toContain(id);
    // Nobody is locked out by them.
    await store.put('evaluations', 'eval_after', 1);
    expect(await store.get('evaluations', 'eval_after')).toBe(1);
  });
});

describe('the lock of a dead process', () => {
  it('is refused while it lives, by name, and taken over at once when it is killed', async () => {
    const { child, texts, ended } = start('lock-holder.ts', folder);
    await expect.poll(() => texts.output).toBe('held\n');
    await expect(acquireLock(folder, ports, { waitMs: 50 })).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringContaining(String(child.pid)),
    });
    child.kill('SIGKILL');
    await ended;
    const lock = await acquireLock(folder, ports, { waitMs: 2_000 });
    expect(lock.held()).toBe(true);
    lock.release();
    expect(ports.files.list(folder)).toEqual([]);
  });
});

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keptLabels } from '../../src/operations/kept-labels.ts';
import { nodePorts } from '../../src/ports/node-ports.ts';
import { seededPorts } from '../support/seeded-ports.ts';

const row = (id: string, label: 0 | 1) => ({ id, metric: 'faithfulness', output: 'x', label });

function kept() {
  const { files } = seededPorts();
  files.makeFolder('/evals');
  return { files, labels: keptLabels('/evals', files) };
}
const PATH = '/evals/labels/run_1.jsonl';

describe('labels of a run', () => {
  it('stand one a line, in the order in which they were given', () => {
    const { files, labels } = kept();
    labels.put('run_1', row('a', 1));
    labels.put('run_1', row('b', 0));
    labels.put('run_2', row('c', 0));
    expect(files.readTextIfThere(PATH)).toBe(
      `${JSON.stringify(row('a', 1))}\n${JSON.stringify(row('b', 0))}\n`,
    );
    expect(labels.list('run_1')).toEqual([row('a', 1), row('b', 0)]);
    expect(labels.list('run_2')).toEqual([row('c', 0)]);
    expect(labels.list('run_3')).toEqual([]);
  });

  it('are replaced where they stand, so that nothing else of the file changes', () => {
    const { labels } = kept();
    for (const id of ['a', 'b', 'c']) labels.put('run_1', row(id, 1));
    labels.put('run_1', row('b', 0));
    expect(labels.list('run_1')).toEqual([row('a', 1), row('b', 0), row('c', 1)]);
  });

  it('are taken back, with the file where none is left', () => {
    const { files, labels } = kept();
    for (const id of ['a', 'b']) labels.put('run_1', row(id, 1));
    labels.remove('run_1', 'a');
    labels.remove('run_1', 'never given');
    expect(labels.list('run_1')).toEqual([row('b', 1)]);
    labels.remove('run_1', 'b');
    expect(files.stat(PATH)).toBeNull();
    labels.remove('run_1', 'b');
  });

  it('leave what a person wrote beside them as it is, readable or not', () => {
    const { files, labels } = kept();
    const byHand = '{"output":"mine","label":1}\n{"id":"a" broken\n["a"]\n';
    files.writeAtomic(PATH, byHand);
    labels.put('run_1', row('a', 1));
    labels.put('run_1', row('a', 0));
    expect(files.readTextIfThere(PATH)).toBe(`${byHand}${JSON.stringify(row('a', 0))}\n`);
    labels.remove('run_1', 'a');
    expect(files.readTextIfThere(PATH)).toBe(byHand);
  });

  it.each<[string, Buffer]>([
    ['in Latin-1', Buffer.from('# caf\xe9\n{"output":"\xfc","label":1}\n', 'latin1')],
    ['in UTF-16', Buffer.from('\ufeff{"output":"x"}\n', 'utf16le')],
    ['of Windows', Buffer.from('\ufeff{"output":"x","label":1}\r\n\r\n')],
    ['without its last line end', Buffer.from('{"output":"ü","label":1}\n\n# end')],
  ])('stand behind lines %s, which keep their bytes', async (_, byHand) => {
    const { files, labels } = kept();
    files.writeAtomic(PATH, byHand);
    for (const label of [1, 0, 1] as const) labels.put('run_1', row('a', label));
    const bytes = Buffer.from(await files.readBytes(PATH));
    expect(bytes.subarray(0, byHand.length)).toEqual(byHand);
    expect(bytes.subarray(byHand.length).toString().trim()).toBe(JSON.stringify(row('a', 1)));
    expect(labels.list('run_1')).toContainEqual(row('a', 1));
  });

  it('keep letters of every language, and are replaced where they stand between other bytes', async () => {
    const { files, labels } = kept();
    const around = [Buffer.from('\xe9\r\n', 'latin1'), Buffer.from('\xff', 'latin1')];
    const own = (id: string) => ({ ...row(id, 1), output: 'größer 漢字 😀' });
    const whole = (id: string) =>
      Buffer.concat([around[0]!, Buffer.from(`${JSON.stringify(own(id))}\n`), around[1]!]);
    files.writeAtomic(PATH, whole('ä'));
    labels.put('run_1', own('ä'));
    expect(Buffer.from(await files.readBytes(PATH))).toEqual(whole('ä'));
    expect(labels.list('run_1')).toEqual([own('ä')]);
    labels.remove('run_1', 'ä');
    expect(Buffer.from(await files.readBytes(PATH))).toEqual(Buffer.concat(around));
  });

  it('are not kept without an evals folder: none is made for them', () => {
    const { files } = seededPorts();
    expect(() => keptLabels('/nowhere', files).put('run_1', row('a', 1))).toThrow(/no evals folder/);
    expect(files.stat('/nowhere')).toBeNull();
  });

  it('are bounded', () => {
    const { labels } = kept();
    labels.put('run_1', row('a', 1));
    const huge = { ...row('b', 1), output: 'x'.repeat(32 * 1024 * 1024) };
    expect(() => labels.put('run_1', huge)).toThrow(/more than 32 MiB/);
    expect(labels.list('run_1')).toEqual([row('a', 1)]);
  });

  it.each(['folder', 'file'] as const)('never leave the evals folder by a link of the %s', (what) => {
    const top = mkdtempSync(join(tmpdir(), 'assay-labels-'));
    onTestFinished(() => rmSync(top, { recursive: true }));
    const [evals, elsewhere] = [join(top, 'evals'), join(top, 'elsewhere')];
    for (const folder of [evals, elsewhere]) mkdirSync(folder);
    writeFileSync(join(elsewhere, 'run_1.jsonl'), 'theirs\n');
    if (what === 'folder') symlinkSync(elsewhere, join(evals, 'labels'));
    else {
      mkdirSync(join(evals, 'labels'));
      symlinkSync(join(elsewhere, 'run_1.jsonl'), join(evals, 'labels', 'run_1.jsonl'));
    }
    const labels = keptLabels(evals, nodePorts().files);
    expect(() => labels.put('run_1', row('a', 1))).toThrow(/leads out of the evals folder/);
    expect(readdirSync(elsewhere)).toEqual(['run_1.jsonl']);
    expect(readFileSync(join(elsewhere, 'run_1.jsonl'), 'utf8')).toBe('theirs\n');
  });
});

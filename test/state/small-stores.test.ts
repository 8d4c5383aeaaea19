import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { nodeRandom } from '../../src/ports/node-random.ts';
import type { Files } from '../../src/ports/ports.ts';
import { hashKey, isApiKey, keyMatches, makeApiKey } from '../../src/state/api-key.ts';
import { openBlobs } from '../../src/state/blobs.ts';
import { openJudgeCache } from '../../src/state/judge-cache.ts';
import { fileNameOf, statePaths } from '../../src/state/state-paths.ts';
import { seededPorts } from '../support/seeded-ports.ts';

describe('an agent key', () => {
  it('has prefix, 256 random bits and a checksum', () => {
    const keys = Array.from({ length: 300 }, () => makeApiKey(nodeRandom()));
    expect(new Set(keys).size).toBe(300);
    for (const key of keys) {
      expect(key).toMatch(/^assay_[0-9A-Za-z]{49}$/);
      expect(isApiKey(key)).toBe(true);
    }
  });

  it('holds the smallest and the largest number', () => {
    expect(makeApiKey({ hex: () => '0'.repeat(64) })).toMatch(/^assay_0{43}/);
    expect(isApiKey(makeApiKey({ hex: () => 'f'.repeat(64) }))).toBe(true);
  });

  it('with one character wrong is told apart without a look-up', () => {
    const key = makeApiKey(nodeRandom());
    for (let at = 6; at < key.length; at += 1) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(isApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }
    for (const text of ['', 'assay_', key.slice(1), `${key}x`, key.toUpperCase()])
      expect(isApiKey(text)).toBe(false);
  });

  it('is known by its hash only', () => {
    const key = makeApiKey(nodeRandom());
    const hash = hashKey(key);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keyMatches(key, hash)).toBe(true);
    for (const other of [hashKey(`${key}x`), '', 'zz', hash.slice(2), `${hash}00`])
      expect(keyMatches(key, other)).toBe(false);
  });
});

describe('blobs', () => {
  it('are kept once under the hash of their bytes', () => {
    const { files } = seededPorts();
    const blobs = openBlobs('/blobs', { files });
    const text = 'ü'.repeat(40_000);
    expect(blobs.put(text)).toBe(blobs.put(text));
    expect(files.list('/blobs')).toHaveLength(1);
    expect(blobs.get(blobs.put(text))).toBe(text);
    // FIPS 180-2, appendix B.1
    expect(blobs.put('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('that are missing, damaged or no hash at all are a Fault; a torn one is written again', () => {
    const { files } = seededPorts();
    const blobs = openBlobs('/blobs', { files });
    const sha256 = blobs.put('a text');
    files.writeAtomic(`/blobs/${sha256}`, 'a tex');
    expect(() => blobs.get(sha256)).toThrow(expect.objectContaining({ code: 'storage' }));
    blobs.put('a text');
    expect(blobs.get(sha256)).toBe('a text');
    for (const none of ['0'.repeat(64), '', '../../etc/passwd']) expect(() => blobs.get(none)).toThrow(Fault);
  });
});

/** Another process that keeps an answer. */
function keep(files: Files, key: string, text: string): void {
  const cache = openJudgeCache('/cache', { files });
  cache.put(key, text);
  cache.settle();
}
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache of judge answers', () => {
  it('gives back what was put under exactly this key', () => {
    const { files } = seededPorts();
    const cache = openJudgeCache('/cache', { files });
    expect(cache.get('key')).toBeNull();
    cache.put('key', 'answer ü🙂\ud800');
    expect(cache.get('key')).toBe('answer ü🙂\ud800');
    cache.put('key', 'newer');
    expect([cache.get('key'), cache.get('key '), cache.get('\ud800'), cache.get('\ufffd')]).toEqual([
      'newer',
      null,
      null,
      null,
    ]);
  });

  it.each(['', 'null', '[]', '{"crc":"00000000","record":["x","y"]}', 'cut off {"crc":"'])(
    'takes a damaged line for a miss and keeps the others: %j',
    (damage) => {
      const { files } = seededPorts();
      keep(files, 'before', 'kept');
      files.appendLog('/cache/answers.jsonl').append(damage);
      const cache = openJudgeCache('/cache', { files });
      cache.put('after', 'kept too');
      expect([cache.get('before'), cache.get('after'), cache.get(damage)]).toEqual([
        'kept',
        'kept too',
        null,
      ]);
    },
  );

  it('takes an answer whose bytes changed for a miss', () => {
    const { files } = seededPorts();
    keep(files, 'key', 'answer');
    const text = files.readTextIfThere('/cache/answers.jsonl') ?? '';
    files.writeAtomic('/cache/answers.jsonl', text.replace('answer', 'ANSWER'));
    expect(openJudgeCache('/cache', { files }).get('key')).toBeNull();
  });

  it('writes the answers of a turn together, and gives them back before they are written', async () => {
    const { files } = seededPorts();
    const appended: string[] = [];
    const appendLog: typeof files.appendLog = (path) => {
      const log = files.appendLog(path);
      const append = (text: string) => {
        appended.push(text);
        return log.append(text);
      };
      return { ...log, append };
    };
    const cache = openJudgeCache('/cache', { files: { ...files, appendLog } });
    for (const key of ['one', 'two', 'three']) cache.put(key, `answer ${key} ü`);
    expect([cache.get('two'), appended.length]).toEqual(['answer two ü', 0]);
    await endOfTurn();
    expect([cache.get('three'), appended.length]).toEqual(['answer three ü', 1]);
    const read = openJudgeCache('/cache', { files });
    expect(['one', 'two', 'three'].map((key) => read.get(key))).toEqual(
      ['one', 'two', 'three'].map((key) => `answer ${key} ü`),
    );
  });

  it('sees what another process adds, in whatever order both write', async () => {
    const { files } = seededPorts();
    const [one, other] = [openJudgeCache('/cache', { files }), openJudgeCache('/cache', { files })];
    for (let round = 0; round < 5; round++) {
      one.put(`one ${round}`, `1:${round}`);
      other.put(`other ${round}`, `2:${round}`);
      await endOfTurn();
      expect([one.get(`other ${round}`), other.get(`one ${round}`)]).toEqual([`2:${round}`, `1:${round}`]);
    }
  });

  it('keeps the answers of two files, and lets the oldest go', () => {
    const { files } = seededPorts();
    const stat = (path: string) => {
      const found = files.stat(path);
      return found === null || path.includes('older') ? found : { ...found, size: 65 * 1024 * 1024 };
    };
    for (const generation of ['first', 'second', 'third']) keep({ ...files, stat }, generation, generation);
    const cache = openJudgeCache('/cache', { files });
    expect(['first', 'second', 'third'].map((key) => cache.get(key))).toEqual([null, 'second', 'third']);
  });

  it('does not fail an answer because it cannot be kept', () => {
    const { files } = seededPorts();
    const full = {
      ...files,
      appendLog: () => {
        throw new Fault('storage', 'the disk is full');
      },
    };
    expect(() => keep(full, 'key', 'answer')).not.toThrow();
  });
});

describe('file names', () => {
  it('are the id where that is safe, and never two the same', () => {
    expect(fileNameOf('run_8fk2m0qz1x7c')).toBe('run_8fk2m0qz1x7c');
    const ids = [
      'Run',
      'run',
      'RUN',
      'a/b',
      'a\\b',
      'a-b',
      'a~b',
      '.',
      '..',
      '',
      'con',
      'nul.txt',
      'a.',
      'a',
      'ü',
      'x'.repeat(300),
      'x'.repeat(301),
    ];
    const names = ids.map(fileNameOf);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_~][a-z0-9_.~-]*$|^-?~/);
    for (const name of names) expect(name).not.toMatch(/[/\\]|^\.|\.$/);
  });

  it('of a run stay below the runs', () => {
    const paths = statePaths('/w/.assay');
    expect(paths.journal('run_1', 2)).toBe('/w/.assay/state/runs/run_1/journal-2.jsonl');
    expect(paths.runFolder('../../..').startsWith('/w/.assay/state/runs/')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import { compareRuns } from '../../../src/runs/comparing/compare-runs.ts';
import { loadComparedRun } from '../../../src/runs/comparing/load-compared-run.ts';
import { comparedCase, judgedResult } from '../../support/compared-runs.ts';
import { memoryPorts } from '../../support/offline-engine.ts';
import { sampleReport } from '../../support/sample-report.ts';

const TEXT = [
  ...resultsJson(
    sampleReport([comparedCase('a', ['P']), comparedCase('b', ['F'])], { header: { run_id: 'run_a' } }),
  ),
].join('');

/** A world whose working folder holds this file. */
function world(content: string | Uint8Array, name = 'results.json') {
  const ports = memoryPorts();
  const folder = ports.env.cwd();
  ports.files.writeAtomic(`${folder}/${name}`, content);
  return { ports, stateDir: `${folder}/.assay` };
}
type Results = Record<string, unknown> & { cases: Record<string, unknown>[] };
function edited(edit: (value: Results) => void): string {
  const value = JSON.parse(TEXT) as Results;
  edit(value);
  return JSON.stringify(value);
}
async function faultOf(content: string | Uint8Array, reference = 'results.json'): Promise<Fault> {
  const error = await loadComparedRun(world(content), reference).catch((thrown: unknown) => thrown);
  if (!(error instanceof Fault)) throw new Error('it was accepted');
  return error;
}

describe('a results.json file to compare', () => {
  it.each(['results.json', './results.json', '.'])('is found as %s', async (reference) => {
    const loaded = await loadComparedRun(world(TEXT), reference);
    expect(loaded.header).toMatchObject({ run_id: 'run_a', counts: { total: 2 } });
    expect([...loaded.cases].map(({ id }) => id)).toEqual(['a', 'b']);
    // It is gone through more than once.
    expect([...loaded.cases]).toHaveLength(2);
    expect(loaded.selected).toBeUndefined();
    await loaded.close();
  });

  it('may begin with a byte order mark', async () => {
    expect((await loadComparedRun(world(`\ufeff${TEXT}`), 'results.json')).header.run_id).toBe('run_a');
  });

  it('cannot smuggle in a prototype, and keeps scorers with names of its members', async () => {
    const text = TEXT.replace('"playval"', '"__proto__"').replace('"playval"', '"constructor"');
    const { header, cases } = await loadComparedRun(world(text), 'results.json');
    const { scorers, verdict } = compareRuns({ header, cases }, { header, cases });
    // The second is in the averages alone.
    expect(Object.keys(scorers)).toEqual(['constructor', 'faithfulness']);
    expect(verdict).toBe('unchanged');
    expect(Object.hasOwn(Object.prototype, 'score')).toBe(false);
  });

  it('of another Assay may know more', async () => {
    const text = edited((value) => {
      value['shard'] = '1/2';
      value.cases[0]!['flavour'] = 'new';
    });
    expect((await loadComparedRun(world(text), 'results.json')).header.run_id).toBe('run_a');
  });

  it.each([
    ['an empty file', '', 'malformed_json', 'the file is empty'],
    ['a file cut off', TEXT.slice(0, TEXT.length / 2), 'malformed_json', /^not JSON: /],
    [
      'bytes that are no text',
      Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d),
      'malformed_json',
      'not a text in UTF-8',
    ],
    [
      'another JSON file',
      '{"a": 1}',
      'validation_failed',
      /^not the results of a run: schema_version is required: 1; run_id is required; .* \(and 12 more\)$/,
    ],
    ['a list', '[]', 'validation_failed', 'not the results of a run: the file must be an object, not a list'],
    ['null', 'null', 'validation_failed', 'not the results of a run: the file must be an object, not empty'],
    [
      'a later version',
      edited((value) => {
        value['schema_version'] = 9;
      }),
      'validation_failed',
      'results of version 9; this Assay reads version 1',
    ],
    [
      'a long version',
      edited((value) => {
        value['schema_version'] = 'x'.repeat(1000);
      }),
      'validation_failed',
      /^results of version "x{58}…; this/,
    ],
    [
      'one wrong number',
      edited((value) => {
        value['pass_rate'] = 7;
      }),
      'validation_failed',
      'not the results of a run: pass_rate must be at most 1',
    ],
    [
      'a case without attempts',
      edited(({ cases }) => {
        delete cases[1]!['attempts'];
      }),
      'validation_failed',
      'not the results of a run: cases[1].attempts is required',
    ],
    [
      'two cases of one id',
      edited(({ cases }) => {
        cases.push(cases[0]!);
      }),
      'validation_failed',
      'not the results of a run: cases[2].id a second case has the id "a"',
    ],
    [
      'a run that goes on',
      edited((value) => {
        value['status'] = 'running';
      }),
      'conflict',
      'run run_a did not finish (status running)',
    ],
    [
      'a run that failed',
      edited((value) => {
        value['status'] = 'failed';
      }),
      'conflict',
      'run run_a did not finish (status failed)',
    ],
  ] as const)('%s is refused with what, where and what to do', async (_, content, code, message) => {
    const fault = await faultOf(content);
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(message);
    expect(fault.where).toMatch(/results\.json$/);
    expect(fault.hint).toMatch(/assay|Assay/);
  });

  it.each([
    ['run_doesnotexist1', 'not_found', 'no run "run_doesnotexist1" in this state folder'],
    ['nothing/results.json', 'not_found', 'no run and no results.json file "nothing/results.json"'],
    ['run_../../etc/passwd', 'not_found', 'no run and no results.json file "run_../../etc/passwd"'],
    [' ', 'usage', 'no run is named'],
  ])('%s is refused', async (reference, code, message) => {
    const fault = await faultOf(TEXT, reference);
    expect(fault).toMatchObject({ code, message });
    expect(fault.hint).toMatch(/results\.json/);
  });

  it('that no string could hold is refused before it is read', async () => {
    const small = world(TEXT);
    const files = Object.create(small.ports.files, {
      stat: { value: () => ({ kind: 'file', size: 2 ** 30, modifiedMs: 0 }) },
    });
    const engine = { ...small, ports: { ...small.ports, files } };
    await expect(loadComparedRun(engine, 'results.json')).rejects.toMatchObject({
      code: 'too_large',
      message: '1024 MB are too much for one results file',
    });
  });

  it('with a strange score is still read: metadata is open', async () => {
    const odd = comparedCase('a', [{ playval: judgedResult(1, { metadata: { judge: 7 } }) }]);
    const text = [...resultsJson(sampleReport([odd]))].join('');
    expect([...(await loadComparedRun(world(text), 'results.json')).cases]).toHaveLength(1);
  });
});

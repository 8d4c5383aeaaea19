import { describe, expect, it } from 'vitest';
import { inputVariable, readInputs } from '../../src/github/inputs.ts';

const read = (inputs: Record<string, string>) => {
  const given = new Map(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]));
  return readInputs({ names: () => [...given.keys()], get: (name) => given.get(name) });
};

describe('inputs of a step', () => {
  it.each([
    [{}, 'Assay'],
    [{ evals: 'evals' }, 'Assay'],
    [{ evals: 'good' }, 'Assay (good)'],
    [{ 'working-directory': 'shop', evals: 'good' }, 'Assay (shop/good)'],
    [{ 'check-name': 'Assay', 'working-directory': 'shop' }, 'Assay (shop)'],
    [{ 'check-name': 'Mine', evals: 'good' }, 'Mine'],
  ])('give suites of one workflow a check each: %j is %s', (inputs, name) => {
    expect(read(inputs).checkName).toBe(name);
  });

  it.each(['check', 'issue', 'annotations', 'affected-only', 'require-baseline'])(
    'take every spelling of true and false that YAML has, for %s',
    (name) => {
      const asked = (value: string) => read({ [name]: value });
      for (const value of ['TRUE', 'True']) expect(asked(value), value).toEqual(asked('true'));
      for (const value of ['FALSE', 'False']) expect(asked(value), value).toEqual(asked('false'));
      expect(asked('TRUE')).not.toEqual(asked('FALSE'));
      for (const value of ['tRUE', 'yes', 'on', '1', 'toString'])
        expect(() => asked(value), value).toThrow(`${name}: "${value}" is not one of true, false`);
    },
  );

  it('take true and false for the comment, as for other switches', () => {
    for (const value of ['true', 'True', 'TRUE']) expect(read({ comment: value }).comment).toBe('sticky');
    for (const value of ['false', 'False', 'FALSE']) expect(read({ comment: value }).comment).toBe('off');
    expect(() => read({ comment: 'no' })).toThrow('comment: "no" is not one of sticky, new, off');
  });

  it('take for recordings the words of the command line, and always and never', () => {
    for (const value of ['always', 'true', 'True']) expect(read({ replay: value }).replay).toBe('always');
    for (const value of ['never', 'false', 'FALSE']) expect(read({ replay: value }).replay).toBe('never');
    expect(read({ replay: 'changed' }).replay).toBe('changed');
    expect(read({ replay: '' }).replay).toBeUndefined();
    expect(() => read({ replay: 'all' })).toThrow('replay: "all" is not one of never, always, changed');
  });

  it('play a case no oftener than the settings allow', () => {
    expect(read({ repeat: '1000' }).repeat).toBe(1_000);
    for (const repeat of ['1001', '1e15', '0'])
      expect(() => read({ repeat }), repeat).toThrow(
        `repeat: "${repeat}" is not a whole number from 1 to 1000`,
      );
  });

  it('play no more at once than the settings allow', () => {
    expect(read({ concurrency: '1000' }).concurrency).toBe(1_000);
    expect(() => read({ concurrency: '1e15' })).toThrow('is not a whole number from 1 to 1000');
  });

  it('take a share in plain decimals only, so that no slip opens the gate', () => {
    for (const [value, rate] of Object.entries({ '0.8': 0.8, '.8': 0.8, '0': 0, '95%': 0.95, '100%': 1 }))
      expect(read({ 'min-pass-rate': value }).minPassRate, value).toBe(rate);
    for (const value of ['0x0', '-0', '0b0', '0e5', '+0', 'Infinity', '-0%'])
      expect(() => read({ 'min-pass-rate': value }), value).toThrow(`"${value}" is not a share`);
  });
});

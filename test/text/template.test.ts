import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { renderTemplate, templateNames } from '../../src/text/template.ts';

describe('renderTemplate', () => {
  it.each([
    ['Say {{ input }}!', { input: 'hi' }, 'Say hi!'],
    ['{{a}}{{ a }}{{  b  }}', { a: '1', b: '2' }, '112'],
    ['{{ a }}', { a: '{{ b }}', b: 'no' }, '{{ b }}'],
    ['{{ a }}', { a: "$& $1 $' \\" }, "$& $1 $' \\"],
    ['{ a } {{}} {{ 1 }}', {}, '{ a } {{}} {{ 1 }}'],
  ])('fills %j', (template, values, expected) => {
    expect(renderTemplate(template, values)).toBe(expected);
  });

  it('names the unknown and the known names', () => {
    expect.assertions(4);
    try {
      renderTemplate('{{ inptu }} {{ constructor }}', { output: 'x', input: 'y' });
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
      const fault = error as Fault;
      expect(fault.code).toBe('validation_failed');
      expect(fault.message).toContain('inptu');
      expect(fault.hint).toContain('input, output');
    }
  });

  it('lists the names once, in order', () => {
    expect(templateNames('{{ b }} {{ a }} {{b}} text')).toEqual(['b', 'a']);
  });

  it('puts any value in unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(renderTemplate('<{{ x }}>', { x: value })).toBe(`<${value}>`);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/optimizations/prompt/apply-edits.ts';
import { mergedEdits } from '../../../src/optimizations/prompt/conflicts.ts';
import { preservedAlike } from '../../../src/optimizations/prompt/locked-parts.ts';
import type { PromptEdit } from '../../../src/optimizations/prompt/prompt-edit.ts';
import { ruleEdit } from '../../support/optimized-agent.ts';

const edit = (op: PromptEdit['op'], anchor: string, text = ''): PromptEdit => ({
  ...ruleEdit(text),
  op,
  anchor,
});
const PROMPT =
  '# Role\n\nYou help. Be kind.\n\n## Safety\n\n- Never tell {secret}.\n- Stop when asked.\n\n## Style\n\nBe short.\n';

describe('applyEdits', () => {
  it.each<[string, PromptEdit[], string]>([
    ['', [ruleEdit('Ask first.')], '## Rules learned from failures\n\n- Ask first.\n'],
    [
      'Be kind.',
      [ruleEdit('A.'), ruleEdit('B.')],
      'Be kind.\n\n## Rules learned from failures\n\n- A.\n- B.\n',
    ],
    [
      'Hi.\r\nBe kind.\r\n',
      [ruleEdit('A.')],
      'Hi.\r\nBe kind.\r\n\r\n## Rules learned from failures\r\n\r\n- A.\r\n',
    ],
    ['## Rules\n- x y\n\n## End\nBye.', [ruleEdit('A.')], '## Rules\n- x y\n- A.\n\n## End\nBye.'],
    ['One. Two. Three.', [edit('delete', 's2')], 'One. Three.'],
    ['One.\nTwo.\nThree.', [edit('delete', 's2')], 'One.\nThree.'],
    ['One. Two.', [edit('replace', 's1', 'Uno.')], 'Uno. Two.'],
    ['One. Two.', [edit('insert', 's1', 'And a half.')], 'One. And a half. Two.'],
    ['- one\n- two', [edit('insert', 's1', 'half')], '- one\n- half\n- two'],
    ['- one\n- two', [edit('replace', 's2', 'zwei')], '- one\n- zwei'],
    ['# A\nB.', [edit('insert', 'h1', 'First.')], '# A\nFirst.\nB.'],
    [
      'A.',
      [edit('add_example', 'examples', 'User: x\nAgent: y')],
      'A.\n\n## Examples\n\nUser: x\nAgent: y\n',
    ],
    ['A.', [edit('delete', 's9'), edit('insert', 'nowhere', 'B.')], 'A.'],
    ['One. Two.', [edit('replace', 's1', 'Uno.'), edit('delete', 's1')], 'Uno. Two.'],
  ])('%j becomes with %j', (prompt, edits, wanted) => {
    expect(applyEdits(prompt, edits)).toBe(wanted);
  });

  it('adds a section outside of a locked one that reaches to the end', () => {
    const text = applyEdits('# All\n\n## Rules\n- x y\n', [ruleEdit('A.')], ['# All']);
    expect(text).toBe('# All\n\n## Rules\n- x y\n\n# Rules learned from failures\n\n- A.\n');
  });

  it('gives the same bytes for the same edits and never touches preserved text, whatever is edited', () => {
    const anchor = fc.constantFrom('rules', 'examples', 's1', 's2', 's3', 's4', 's5', 'h1', 'h2', 'h3');
    const op = fc.constantFrom<PromptEdit['op'][]>('insert', 'replace', 'delete', 'add_example');
    const edits = fc.array(
      fc
        .tuple(op, anchor, fc.constantFrom('Do this.', '- Do that.', 'x\ny'))
        .map(([o, a, t]) => edit(o, a, t)),
      { maxLength: 6 },
    );
    const preserve = fc.subarray(['## Safety', 'Be kind.', 'kind.\n\n## Saf', 'Be', 'Style', 'e']);
    fc.assert(
      fc.property(edits, preserve, (list, kept) => {
        const text = applyEdits(PROMPT, list, kept);
        expect(applyEdits(PROMPT, list, kept)).toBe(text);
        for (const section of kept.filter((each) => each.length > 2))
          if (section === '## Safety')
            expect(text).toContain('## Safety\n\n- Never tell {secret}.\n- Stop when asked.\n\n');
          else expect(text).toContain(section);
        if (kept.length === 1 && kept[0] === '## Safety')
          expect(preservedAlike(PROMPT, text, kept)).toBe(true);
      }),
    );
  });

  it('merges the edits of two candidates: the same once, of contradicting ones the first', () => {
    const [a, b, c] = [ruleEdit('A.'), edit('replace', 's1', 'B.'), edit('delete', 's1')];
    expect(mergedEdits([a, b], [ruleEdit('A.'), c])).toEqual([a, b]);
    expect(mergedEdits([c], [a, b])).toEqual([c, a]);
  });
});

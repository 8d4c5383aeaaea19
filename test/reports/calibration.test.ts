import { describe, expect, it } from 'vitest';
import { calibrationText } from '../../src/reports/calibration-text.ts';
import { calibrationLine } from '../../src/reports/parts/calibration-line.ts';
import type { CalibrationQuote } from '../../src/schema/calibration.ts';
import { displayWidth } from '../../src/text/display-width.ts';
import { sampleCalibration } from '../support/sample-calibration.ts';

describe('what assay calibrate says', () => {
  it('is as its readers see it', async () => {
    const text = [...calibrationText(sampleCalibration(), { summaryPath: 'evals/calibration/offline.json' })];
    await expect(text.join('')).toMatchFileSnapshot('../golden/reports/calibration.terminal.txt');
  });

  it('has no line wider than the terminal, and no text of others that could steer it', () => {
    for (const width of [60, 80, 120]) {
      const lines = [...calibrationText(sampleCalibration(), { width })].join('').split('\n');
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(Math.max(80, width));
      expect(lines.join('')).not.toContain('\u001b');
    }
  });

  it('is as long as its scorers and datasets are many', () => {
    expect([...calibrationText({ ...sampleCalibration(), scorers: {} })].join('')).toContain('407 rows');
  });
});

describe('what reports quote of a calibration', () => {
  const offline = { judge: { mode: 'offline', model: 'heuristic-v1' } } as const;
  const model = { judge: { mode: 'llm', model: 'gpt-5.6-terra' } } as const;
  const quote: CalibrationQuote = {
    scorer: 'pii_leakage',
    auroc: 0.83,
    auroc_interval: [0.78, 0.88],
    n: 1313,
    by_people: true,
  };

  it('as one line of Markdown, where names of others stay code', () => {
    expect(calibrationLine([], offline)).toBe('');
    expect(calibrationLine([quote], offline)).toBe(
      '<sub>Agreement of judge offline (heuristic) with labels, 0.5 = chance, 1 = always: `pii_leakage` AUROC 0.83 [0.78, 0.88], n = 1,313.</sub>\n\n',
    );
    expect(calibrationLine([{ ...quote, auroc_interval: null }], offline)).toContain(
      'AUROC 0.83, n = 1,313.',
    );
    const others = calibrationLine([quote, { ...quote, scorer: '</sub>@all', by_people: false }], model);
    expect(others).toContain('n = 1,313\\*. \\* Not every label is a person’s judgement of its row.</sub>');
    expect(others).toContain('`</sub>@all` AUROC');
    expect(others).toMatch(/judge `gpt\S+terra` with labels/);
  });
});

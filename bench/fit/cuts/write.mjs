import { mkdirSync, writeFileSync } from 'node:fs';
import { figuresFile } from './figures.mjs';

const CUTS = new URL('../../../src/scorers/sureness/cuts.ts', import.meta.url);
const SECOND_STAGES = new URL('../../../src/scorers/sureness/second-stage/weights.ts', import.meta.url);
/** Where the published figures lie; the catalogue is made of them. */
export const FIGURES = new URL('../../figures/sureness.json', import.meta.url);

/** Longest line, as the formatter has it. */
const WIDTH = 110;

/** Writes the table of cuts and the figures, in this order: the figures name the cuts they were measured with. */
export function writeCuts(cuts, figures, date) {
  writeFileSync(CUTS, cutsText(cuts, date));
  mkdirSync(new URL('.', FIGURES), { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(figuresFile(figures, date), null, 2)}\n`);
}

/** Writes the weights of the second stages; the figures name them as well. */
export function writeSecondStages(stages, date) {
  const scorers = Object.entries(stages).map(([scorer, stage]) => {
    const features = stage.map(
      ({ feature, weight, mean, low, high }) =>
        `{ feature: '${feature}', weight: ${weight}, mean: ${mean}, low: ${low}, high: ${high} }`,
    );
    const line = `  ${scorer}: [${features.join(', ')}],`;
    if (line.length <= WIDTH) return `${line}\n`;
    return `  ${scorer}: [\n${features.map((feature) => `    ${feature},\n`).join('')}  ],\n`;
  });
  writeFileSync(
    SECOND_STAGES,
    `import type { SecondStage } from './second-stage.ts';

/**
 * What moves the evidence of the rules, by scorer: those for which it paid on sources that had no say in it. Fitted ${date} to labelled rows;
 * refit: \`npm run fit -- --cuts ROWS --write\`.
 */
export const SECOND_STAGES: Readonly<Record<string, SecondStage>> = {
${scorers.join('')}};
`,
  );
}

function cutsText(cuts, date) {
  const scorers = Object.entries(cuts)
    .filter(([, kinds]) => Object.keys(kinds).length > 0)
    .map(([scorer, kinds]) => {
      const lines = Object.entries(kinds).map(([kind, sides]) => {
        const parts = Object.entries(sides).map(
          ([side, { at, rows, right, low }]) =>
            `      ${side}: { at: ${at}, rows: ${rows}, right: ${right}, low: ${low} },\n`,
        );
        return `    ${kind}: {\n${parts.join('')}    },\n`;
      });
      return `  ${scorer}: {\n${lines.join('')}  },\n`;
    });
  return `import type { Cuts } from './cut.ts';

/**
 * From where on results of the offline judge are sure, by scorer and kind of evidence. Fitted ${date} to labelled rows, each seen with weights
 * that its source had no say in; what it is worth stands in bench/figures/sureness.json. Refit: \`npm run fit -- --cuts ROWS --write\`.
 */
export const CUTS: Cuts = {
${scorers.join('')}};
`;
}

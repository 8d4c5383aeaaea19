import { calibrate } from '../../src/calibrations/calibrate.ts';
import { surveyLabels } from '../../src/calibrations/survey-labels.ts';
import { offlineJudge } from '../../src/judges/offline.ts';
import type { Registry } from '../../src/scorers/by-name/registry-of.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import type { Scorer, ScorerOutcome } from '../../src/scorers/scorer.ts';
import { seededPorts } from './seeded-ports.ts';

/** A scorer that reads its score off the output: a number, unsure with a question mark behind it, `n/a`, or anything else for a failure. */
export function readOff(name: string, more: Partial<Scorer> = {}): Scorer {
  return {
    name,
    category: 'user',
    description: 'The number in the output.',
    formula: 'output',
    needs: ['output'],
    uses: [],
    version: '3',
    multiTurn: false,
    deterministic: true,
    emptyMetadata: () => ({}),
    check: () => [],
    async evaluate({ output = '' }, { threshold }): Promise<ScorerOutcome> {
      const usage = { calls: 1, cached_calls: 0, input_tokens: 10, output_tokens: 2, cost_usd: 0.5 };
      const score = output === 'n/a' ? 1 : Number(output.replace('?', ''));
      const judge = { mode: 'offline', confidence: output.endsWith('?') ? 'low' : 'medium' };
      if (Number.isNaN(score))
        return {
          status: 'errored',
          error: { code: 'judge_error', subcode: 'refused', message: output },
          usage,
        };
      const metadata = { judge, not_applicable: output === 'n/a' };
      return {
        status: 'scored',
        result: { score, pass: score >= threshold, reasoning: '', metadata },
        usage,
      };
    },
    ...more,
  };
}

export const registryOf = (...scorers: Scorer[]): Registry => scorerRegistry(scorers);

/** Rows as the text of a JSONL file. */
export const jsonl = (rows: readonly unknown[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** Labelled rows in a world in memory, surveyed. */
export function surveyed(texts: Record<string, string>, registry: Registry, names?: readonly string[]) {
  const { files: disk } = seededPorts();
  for (const [name, text] of Object.entries(texts)) disk.writeAtomic(`/labels/${name}`, text);
  const files = Object.keys(texts).map((name) => ({ path: `/labels/${name}`, shown: name }));
  return { files, disk, survey: surveyLabels(files, names, registry, disk) };
}

/** The same, judged. */
export async function calibrated(
  texts: Record<string, string>,
  registry: Registry,
  more: { names?: readonly string[]; concurrency?: number; seed?: number; wrong?: number } = {},
) {
  const { files, disk, survey } = surveyed(texts, registry, more.names);
  if (survey.problems.length > 0) throw new Error(JSON.stringify(survey.problems));
  return calibrate(files, survey, disk, {
    judge: offlineJudge(),
    samples: 1,
    defaults: { threshold: 0.7, thresholds: {} },
    concurrency: more.concurrency ?? 4,
    seed: more.seed ?? 1,
    resamples: 200,
    ...(more.wrong === undefined ? {} : { wrong: more.wrong }),
  });
}

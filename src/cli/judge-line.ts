import type { ScoringAccess } from '../engine/engine-parts.ts';
import { judgeName, judgeOrigin } from '../reports/parts/verdict.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** Who judged, and whose verdicts are a screen only without a model (metrics.md 10.7); empty where nobody was asked. */
export async function judgeLine(engine: ScoringAccess, names: readonly string[]): Promise<string> {
  const registry = await engine.registry();
  const judged = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
  if (judged.length === 0) return '';
  // Made where somebody was asked: it may need a key.
  const { judge } = await engine.scoring();
  const low = judged.filter(
    ({ offlineConfidence }) => judge.mode === 'offline' && offlineConfidence === 'low',
  );
  const parts = [
    `judge ${judgeName({ judge })}${judgeOrigin({ judge })}`,
    ...(low.length === 0 ? [] : [`low confidence: ${low.map(({ name }) => name).join(', ')}`]),
  ];
  return `${terminalLine(parts.join(' · '))}\n`;
}

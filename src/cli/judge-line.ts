import type { ScoringAccess } from '../engine/engine-parts.ts';
import { judgeName, judgeOrigin } from '../reports/parts/verdict.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';

/** Who judged by these scorers, and of which results the judge is unsure; empty where nobody was asked. */
export async function judgeLine(
  engine: ScoringAccess,
  names: readonly string[],
  unsure: readonly string[] = [],
): Promise<string> {
  const registry = await engine.registry();
  const judged = registry.all().filter(({ name, deterministic }) => !deterministic && names.includes(name));
  if (judged.length === 0) return '';
  // Made where somebody was asked: it may need a key.
  const { judge } = await engine.scoring();
  const parts = [
    `judge ${judgeName({ judge })}${judgeOrigin({ judge })}`,
    ...(unsure.length === 0 ? [] : [`unsure: ${unsure.join(', ')}`]),
  ];
  return `${terminalLine(parts.join(' · '))}\n`;
}

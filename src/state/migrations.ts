import { Fault } from '../errors.ts';

/** One step of a document's schema. */
export interface Migration {
  from: number;
  to: number;
  migrate(document: Record<string, unknown>): Record<string, unknown>;
}

/**
 * Brings a document to the version of this build, step by step; the input is left alone. A document of a newer build is
 * Fault `validation_failed`: it must not be touched (security.md R16). Undefined when no chain of steps leads there, i.e.
 * the version is none that ever existed.
 */
export function migrated(
  document: Record<string, unknown>,
  version: number,
  migrations: readonly Migration[],
  where: string,
): Record<string, unknown> | undefined {
  let current = document;
  for (;;) {
    const found = current['schema_version'];
    if (found === version) return current;
    if (typeof found === 'number' && found > version) {
      throw new Fault(
        'validation_failed',
        `This file was written by a newer Assay (schema ${found}, known: ${version}).`,
        {
          where,
          hint: 'Update Assay, or work on another folder with --state.',
        },
      );
    }
    const step = migrations.find(({ from }) => from === found);
    if (step === undefined || step.to <= step.from) return undefined;
    current = { ...step.migrate(structuredClone(current)), schema_version: step.to };
  }
}

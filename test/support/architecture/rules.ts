import { posix } from 'node:path';
import { importsOf, type SourceFile, unitOf } from './source-file.ts';

/** A rule of the architecture: what it finds is a list of sentences that say which file to change, and how. */
export type Rule = (files: readonly SourceFile[]) => string[];

/** Units of a row, the highest row first. */
export type Rows = readonly (readonly string[])[];

/** Imports go down: to the own folder or to a lower row, never sideways, never up. */
export const importsGoDown =
  (rows: Rows): Rule =>
  (files) => {
    const rowOf = (path: string) => rows.findIndex((row) => row.includes(unitOf(path)));
    return files.flatMap((file) => {
      if (rowOf(file.path) < 0)
        return [
          `${file.path}: ${unitOf(file.path)} has no layer; give it one in scripts/layers.mjs or move it`,
        ];
      return importsOf(file)
        .filter((target) => unitOf(target) !== unitOf(file.path) && rowOf(target) <= rowOf(file.path))
        .map((target) => `${file.path} → ${target}: move what both need to a lower layer`);
    });
  };

/** A unit that sees only the given ones and itself. */
export const seesOnly =
  (unit: string, allowed: readonly string[]): Rule =>
  (files) =>
    files
      .filter(({ path }) => unitOf(path) === unit)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => ![unit, ...allowed].includes(unitOf(target)))
          .map((target) => `${file.path} → ${target}: ${unit}/ sees only ${allowed.join(', ') || 'itself'}`),
      );

/** Of these units the files of `unit` take types alone, which are gone once it is built; the files that are named hold nothing heavy. */
export const typesAlone =
  (unit: string, units: readonly string[], allowed: readonly string[]): Rule =>
  (files) =>
    files
      .filter(({ path }) => unitOf(path) === unit)
      .flatMap((file) =>
        [...file.text.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*['"](\.[^'"]+)['"]/gm)]
          .map((match) => posix.join(posix.dirname(file.path), match[1] as string))
          .filter((target) => units.includes(unitOf(target)) && !allowed.includes(target))
          .map((target) => `${file.path} → ${target}: ${unit}/ takes types alone from there`),
      );

/** Lines of a file in which it may say why it is long. */
const TOP = 5;

/** Files have at most `most` lines, unless they say why not at the top. */
export const filesAreShort =
  (most: number): Rule =>
  (files) =>
    files
      .filter(
        ({ text }) =>
          text.split('\n').length > most &&
          !text.split('\n', TOP).some((line) => line.includes('long because')),
      )
      .map(
        ({ path, text }) =>
          `${path}: ${text.split('\n').length} lines; split it, or say "long because …" at the top`,
      );

/** Folders hold at most `most` files at one level; catalogues of equal units are excepted. */
export const foldersAreSmall =
  (most: number, catalogues: readonly string[]): Rule =>
  (files) => {
    const counts = new Map<string, number>();
    for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
    return [...counts]
      .filter(([folder, count]) => count > most && !catalogues.includes(folder))
      .map(
        ([folder, count]) => `${folder}/: ${count} files at one level; give what belongs together a folder`,
      );
  };

/** No file reaches itself by imports. */
export const importsHaveNoCycles: Rule = (files) => {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]));
  const cycles: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push(
        `${[...path.slice(path.indexOf(file)), file].join(' → ')}: move what both need to a file of its own`,
      );
      return;
    }
    state.set(file, 'open');
    for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
};

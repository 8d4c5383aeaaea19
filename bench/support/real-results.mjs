import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of many real systems on the same cases, as the files of `--data` hold them; null where a system has none. */

/** What the readers below read. */
export const FILES = [
  'bfcl_matrix.csv',
  'tau_airline_trials.csv',
  'tau_retail_matrix.csv',
  'summeval_systems.jsonl',
];

/** BFCL: pass or fail of 71 systems on 1,240 tests. */
export function readBfcl(folder) {
  return matrixOf(readCsv(join(folder, 'bfcl_matrix.csv')), { named: 2 });
}

/** tau-bench retail: pass or fail of four agents on 100 tasks; some are missing. */
export function readRetail(folder) {
  return matrixOf(readCsv(join(folder, 'tau_retail_matrix.csv')), { named: 1 });
}

/** tau-bench airline: one agent, four trials of each of 50 tasks: [task][trial]. */
export function readAirline(folder) {
  const { systems, scores } = matrixOf(readCsv(join(folder, 'tau_airline_trials.csv')), { named: 1 });
  return scores[0].map((_, task) => systems.map((_, trial) => scores[trial][task]));
}

export const DIMENSIONS = ['coherence', 'consistency', 'fluency', 'relevance'];

/** SummEval: experts' grades (1 to 5, here 0 to 1) of 12 systems' summaries of 100 documents: {dimension: matrix}. */
export function readSummEval(folder) {
  const rows = readFileSync(join(folder, 'summeval_systems.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const systems = [...new Set(rows.map(({ system }) => system))];
  const documents = [...new Set(rows.map(({ doc_id }) => doc_id))];
  const found = new Map(rows.map((row) => [`${row.system} ${row.doc_id}`, row]));
  const grade = (system, document, dimension) => (found.get(`${system} ${document}`)[dimension] - 1) / 4;
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      {
        systems,
        scores: systems.map((system) => documents.map((document) => grade(system, document, dimension))),
      },
    ]),
  );
}

/** A matrix by system: scores[system][case]. The first `named` columns say which case it is. */
function matrixOf([names, ...rows], { named }) {
  const systems = names.slice(named);
  const value = (cell) => (cell === '' ? null : Number(cell));
  return { systems, scores: systems.map((_, column) => rows.map((row) => value(row[column + named]))) };
}

/** These files quote nothing. */
function readCsv(path) {
  const text = readFileSync(path, 'utf8');
  if (text.includes('"')) throw new Error(`${path}: quoted cells are not read here`);
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(','));
}

import { formatCounted } from '../text/format.ts';
import { byPlace, MOST_OF_A_FILE } from './check.ts';
import type { FileProblem } from './evals.ts';

/** Problems of one file and severity: how many there were, and the one that stands last. */
interface Seen {
  count: number;
  last: FileProblem;
}

/** Everything that is wrong in the evals folder. Of one file only so much is kept, and the rest is counted. */
export class ProblemList {
  readonly #kept: FileProblem[] = [];
  readonly #seen = new Map<string, Seen>();
  #count = 0;

  /** How many there were so far, those that were only counted included. */
  get count(): number {
    return this.#count;
  }

  add(problem: FileProblem): void {
    this.#count += 1;
    const key = `${problem.severity} ${problem.file}`;
    const seen = this.#seen.get(key) ?? { count: 0, last: problem };
    this.#seen.set(key, seen);
    seen.count += 1;
    if (seen.count <= MOST_OF_A_FILE) this.#kept.push(problem);
    if (byPlace(problem, seen.last) > 0) seen.last = problem;
  }

  addAll(problems: Iterable<FileProblem>): void {
    for (const problem of problems) this.add(problem);
  }

  /** Sorted by file and place. Where a file had more, its last line says how many. */
  sorted(): FileProblem[] {
    const others = [...this.#seen.values()].flatMap(({ count, last }): FileProblem[] => {
      if (count <= MOST_OF_A_FILE) return [];
      const what = last.severity === 'advice' ? 'more piece' : 'more problem';
      const message = `and ${formatCounted(count - MOST_OF_A_FILE, what)} ${last.severity === 'advice' ? 'of advice ' : ''}in this file`;
      return [{ ...last, message }];
    });
    return [...this.#kept, ...others].sort(byPlace);
  }
}

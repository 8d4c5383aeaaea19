import { mean } from './mean.ts';

/** A value that was measured, whose user it was measured with, and a digest of the answers that it judges. */
export interface NoisyValue {
  readonly user: string | number;
  readonly answers: string;
  readonly value: number;
}

/** Where the scatter of the values of a case comes from, as standard deviations. */
export interface NoiseParts {
  /** Of the users: how far the mean of one user lies from that of another. Null where no user was met twice: then it is not separable. */
  readonly user: number | null;
  /** Of the agent with the same user; with that of the judge in it where `judge` is null. Null where no user was met twice. */
  readonly agent: number | null;
  /** Of the judge on the same answers. Null where no answers were judged twice. */
  readonly judge: number | null;
  /** Values, and users of all cases, that it is known from. */
  readonly values: number;
  readonly users: number;
}

/** A sum of squares and its degrees of freedom. */
interface Squares {
  sum: number;
  freedom: number;
}

/**
 * Splits the scatter inside cases by a one-way analysis of variance with random effects, users within cases (Searle, Casella and McCulloch
 * 1992, 3.6): the variance of users is (MSB - MSW) / n0, at least 0, with n0 = (N - sum of n^2 / N) / (users - 1), summed over the cases before
 * anything is divided. What is left inside a user is the agent's and the judge's; where the same answers were judged more than once, what
 * scatters there is the judge's alone and is taken off. Cases of one value say nothing. Undefined where all are such.
 */
export function noiseParts(cases: readonly (readonly NoisyValue[])[]): NoiseParts | undefined {
  const [between, within, ofJudge]: [Squares, Squares, Squares] = [none(), none(), none()];
  let size = 0;
  let values = 0;
  let users = 0;
  for (const one of cases) {
    if (one.length < 2) continue;
    const groups = grouped(one, ({ user }) => String(user));
    const centre = mean(one.map(({ value }) => value));
    values += one.length;
    users += groups.length;
    between.freedom += groups.length - 1;
    size += one.length - groups.reduce((sum, { length }) => sum + length ** 2, 0) / one.length;
    for (const group of groups) {
      between.sum += group.length * (mean(group.map(({ value }) => value)) - centre) ** 2;
      add(within, group);
      for (const same of grouped(group, ({ answers }) => answers)) add(ofJudge, same);
    }
  }
  if (values === 0) return undefined;
  const judge = varianceOf(ofJudge);
  const inUsers = varianceOf(within);
  const ofUsers =
    inUsers === null || between.freedom === 0
      ? null
      : Math.max(0, (between.sum / between.freedom - inUsers) / (size / between.freedom));
  return {
    user: root(ofUsers),
    agent: root(inUsers === null ? null : Math.max(0, inUsers - (judge ?? 0))),
    judge: root(judge),
    ...{ values, users },
  };
}

const none = (): Squares => ({ sum: 0, freedom: 0 });
const varianceOf = ({ sum, freedom }: Squares) => (freedom === 0 ? null : sum / freedom);
const root = (variance: number | null) => (variance === null ? null : Math.sqrt(variance));

function add(squares: Squares, group: readonly NoisyValue[]): void {
  const centre = mean(group.map(({ value }) => value));
  for (const { value } of group) squares.sum += (value - centre) ** 2;
  squares.freedom += group.length - 1;
}

function grouped(values: readonly NoisyValue[], by: (value: NoisyValue) => string): NoisyValue[][] {
  const groups = new Map<string, NoisyValue[]>();
  for (const value of values) {
    const known = groups.get(by(value)) ?? [];
    groups.set(by(value), known);
    known.push(value);
  }
  return [...groups.values()];
}

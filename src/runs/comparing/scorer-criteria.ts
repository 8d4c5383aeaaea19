import { defined } from '../../schema/defined.ts';
import type { ScorerResult } from '../../schema/scorer-result.ts';

type Mode = 'llm' | 'offline' | 'none';

/** By what one scorer judged in one run. */
export interface ScorerCriteria {
  /** Names of the judges that were asked (`judgeName`). */
  judges: Set<string>;
  /** Versions by the name of what was asked: `faithfulness/verify` → `1`. */
  versions: Map<string, Set<string>>;
}

/** By what the scorers of a run judged, read from the judge info of their results (metrics.md 0.7). */
export interface CriteriaBook {
  readonly scorers: ReadonlyMap<string, ScorerCriteria>;
  /**
   * Notes the judge info of a result; answers who judged it, and whether anew. A result without readable judge info counts as
   * computed.
   */
  note(scorer: string, result: ScorerResult): { mode: Mode; fresh: boolean };
}

export function criteriaBook(): CriteriaBook {
  const scorers = new Map<string, ScorerCriteria>();
  /** Judge infos repeat from result to result, so each distinct text is taken apart once. */
  const seen = new Set<string>();
  return {
    scorers,
    note(scorer, { metadata }) {
      const { mode, model, version, fresh } = judgeInfoOf(metadata['judge']);
      const key = JSON.stringify([scorer, mode, model, version]);
      if (seen.has(key)) return { mode, fresh };
      seen.add(key);
      let criteria = scorers.get(scorer);
      if (criteria === undefined) {
        criteria = { judges: new Set(), versions: new Map() };
        scorers.set(scorer, criteria);
      }
      if (mode !== 'none') criteria.judges.add(judgeName({ mode, model }));
      for (const [name, number] of versionsIn(version, scorer)) {
        const versions = criteria.versions.get(name) ?? new Set();
        criteria.versions.set(name, versions.add(number));
      }
      return { mode, fresh };
    },
  };
}

/** What changed about a scorer between two runs, or undefined. Only what both runs did is compared: a question that one of them never asked says nothing. */
export function criteriaDifference(
  a: ScorerCriteria,
  b: ScorerCriteria,
): { judge?: [string, string]; version?: [string, string] } | undefined {
  const judge =
    a.judges.size > 0 && b.judges.size > 0 && !sameSet(a.judges, b.judges)
      ? ([listed(a.judges), listed(b.judges)] as [string, string])
      : undefined;
  let version: [string, string] | undefined;
  for (const [name, before] of a.versions) {
    const after = b.versions.get(name);
    if (after === undefined || sameSet(before, after)) continue;
    version = [`${name}@${listed(before)}`, `${name}@${listed(after)}`];
    break;
  }
  if (judge === undefined && version === undefined) return undefined;
  return { ...defined({ judge, version }) };
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
const listed = (set: ReadonlySet<string>) => [...set].sort().join(', ');

/** A judge as people read it. */
export const judgeName = ({ mode, model }: { mode: string; model: string }) =>
  mode === 'offline' ? `offline (${model})` : model;

interface JudgeFacts {
  mode: Mode;
  model: string;
  version: string;
  fresh: boolean;
}

/** The judge info as far as it can be read: metadata is an open record, and a file may hold anything. */
function judgeInfoOf(judgeInfo: unknown): JudgeFacts {
  // Border: every field is checked below.
  const fields = (typeof judgeInfo === 'object' && judgeInfo !== null ? judgeInfo : {}) as Record<
    string,
    unknown
  >;
  const { mode, model, prompt_version: version, calls, cached_calls: cached } = fields;
  return {
    mode: mode === 'llm' || mode === 'offline' ? mode : 'none',
    model: typeof model === 'string' ? model : '',
    version: typeof version === 'string' ? version : '',
    fresh: calls !== 0 || cached === 0,
  };
}

/**
 * `name@version` for each question in a prompt version, which joins them with commas. A version of the scorer itself
 * (`order-number@["\\d+, …"]`, nobody was asked) may hold commas and stays whole.
 */
function versionsIn(version: string, scorer: string): [name: string, version: string][] {
  if (version === '') return [];
  const parts = version.startsWith(`${scorer}@`) ? [version] : version.split(/, (?=[^\s@,]+@)/);
  return parts.map((part) => {
    const at = part.startsWith(`${scorer}@`) ? scorer.length : part.indexOf('@');
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  });
}

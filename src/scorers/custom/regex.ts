import type { RE2JS } from 're2js';
import { defined } from '../../schema/defined.ts';
import type { CustomScorer } from '../../schema/scorer.ts';
import { compilePattern } from '../../text/compile-pattern.ts';
import { truncateText } from '../../text/truncate.ts';
import { defineScorer } from '../define-scorer.ts';
import type { Prepared } from '../prepare.ts';
import type { Scorer } from '../scorer.ts';
import { configFault } from './config-fault.ts';

/** Matches kept in metadata (contract 4), and characters kept of each text. */
const MOST_MATCHES = 10;
const LONGEST_MATCH = 1000;

interface Match {
  readonly match: string;
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | null)[];
  readonly named_groups: Readonly<Record<string, string | null>>;
}

interface Answers {
  readonly matches: readonly Match[];
}

/**
 * A custom scorer of type `regex`: full score when the pattern is found in the field (or covers it, `match: full`), the
 * other way round with `negate` (interface 4.1, contract 4). The engine works in linear time, so no pattern can stall a
 * run; constructs that such an engine cannot do are a Fault `validation_failed` that names them.
 */
export async function regexScorer(resource: CustomScorer): Promise<Scorer> {
  const { config, scorer_id: id } = resource;
  const refused = (what: string, hint: string, cause?: unknown) =>
    configFault(id, 'config.pattern', what, { hint, cause });
  const { pattern, flags = '', match = 'search', negate = false, field = 'output' } = config;
  if (pattern === undefined)
    throw refused(
      'A scorer of type "regex" needs config.pattern.',
      'Write the expression that the output must match.',
    );
  const compiled = await compilePattern(pattern, flags, refused);
  return defineScorer<Answers>({
    name: id,
    category: 'user',
    description:
      resource.description ??
      `${resource.name}: the ${field} ${negate ? 'must not' : 'must'} match a pattern.`,
    formulaInWords: `1 if the pattern ${negate ? 'is not' : 'is'} ${match === 'full' ? `the whole of ${field}` : `found in ${field}`}, else 0`,
    needs: [field],
    uses: [],
    version: JSON.stringify([pattern, flags, match, negate, field]),
    deterministic: true,
    offlineConfidence: 'high',
    ...defined({ threshold: config.threshold }),
    emptyMetadata: () => ({ matches: [], match_count: 0 }),
    answers: async (subject) => ({ matches: matchesIn(compiled, textOfField(subject, field), match) }),
    formula({ matches }) {
      const found = matches.length > 0;
      const more = matches.length > MOST_MATCHES;
      const counts = found
        ? `the pattern ${match === 'full' ? `covers the ${field}` : `occurs in the ${field} (${more ? `more than ${MOST_MATCHES}` : matches.length} time${matches.length === 1 ? '' : 's'})`}`
        : `the pattern does not ${match === 'full' ? `cover the whole ${field}` : `occur in the ${field}`}`;
      return {
        status: 'scored',
        value: found !== negate ? 1 : 0,
        reasoning: `${counts}${negate ? ', and it must not' : ''}.`,
        metadata: {
          matches: matches.slice(0, MOST_MATCHES),
          match_count: Math.min(matches.length, MOST_MATCHES),
          more_matches: more,
          matched: found,
          field,
          negate,
        },
      };
    },
  });
}

/** Up to one more match than is shown, so that the result can say that there are more. */
function matchesIn(compiled: RE2JS, text: string, mode: 'search' | 'full'): Match[] {
  const matcher = compiled.matcher(text);
  const matches: Match[] = [];
  const clip = (value: string | null) => (value === null ? null : truncateText(value, LONGEST_MATCH));
  const add = () => {
    const groups: (string | null)[] = [];
    for (let group = 1; group <= matcher.groupCount(); group++) groups.push(clip(matcher.group(group)));
    const named = Object.entries(matcher.getNamedGroups() ?? {}).map(([name, value]) => [name, clip(value)]);
    matches.push({
      match: clip(matcher.group(0)) ?? '',
      start: matcher.start(0),
      end: matcher.end(0),
      groups,
      named_groups: Object.fromEntries(named),
    });
  };
  if (mode === 'full') {
    if (matcher.matches()) add();
  } else while (matches.length <= MOST_MATCHES && matcher.find()) add();
  return matches;
}

function textOfField(
  subject: Prepared,
  field: 'context' | 'output' | 'input' | 'ground_truth' | 'expected_behavior' | 'agent_plan',
): string {
  return field === 'context' ? subject.chunks.map((chunk) => chunk.text).join('\n') : (subject[field] ?? '');
}

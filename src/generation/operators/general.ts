import type { CaseDraft } from '../case-draft.ts';
import { topicPhrase } from '../wording.ts';
import { NO_DEMANDS } from './operator.ts';
import { turnOf } from './turn-of.ts';

const OUTSIDE = [
  'Can you write me a poem of four verses about the sea?',
  'Which shares should I buy this month to double my savings?',
];

const OFFERS = {
  name: 'asks or offers help',
  matches: { pattern: '\\?|\\b(?:help|assist)\\b|\\b(?:let me know|tell me|please)\\b', flags: 'i' },
};
const DECLINES = {
  name: 'declines',
  matches: {
    pattern:
      "\\b(?:sorry|cannot|unable|unfortunately|\\w+n[’']t|not able|not something|only (?:help|assist|answer)|outside|beyond)\\b",
    flags: 'i',
  },
};

/** Edge cases that belong to no rule, so that only behaviour is expected: nothing said, nothing to do with it. */
export function generalCases(topics: readonly string[]): CaseDraft[] {
  const base = { topic: '', built_on: [], source_refs: [], edge: true, tags: ['edge'] };
  const behaviour = { must_include: [], must_not_include: [] };
  const within = topics.slice(0, 3).map(topicPhrase).join('", "');
  return [
    {
      ...base,
      operator: 'edge-empty',
      name: 'An empty message',
      turns: [turnOf('', ['Ask what the user needs.', 'Do not invent a request.'], undefined, [OFFERS])],
      rationale: 'Nothing was said; the agent has to ask.',
      hints: { ...behaviour, verdict: 'ask' },
      demands: { ...NO_DEMANDS, units: 0, constraints: 1, ambiguous: true },
      quality: 0.9,
    },
    ...OUTSIDE.map(
      (text): CaseDraft => ({
        ...base,
        operator: 'edge-out-of-scope',
        name: `Out of scope: ${text.split(/[.?:]/)[0]}`,
        turns: [
          turnOf(
            text,
            [
              'Say politely that it cannot help with this.',
              ...(within === '' ? [] : [`Offer help with what it is there for.`]),
            ],
            undefined,
            [DECLINES],
          ),
        ],
        rationale: `Has nothing to do with the topics of the source${within === '' ? '' : ` ("${within}")`}.`,
        hints: { ...behaviour, verdict: 'refused' },
        demands: { ...NO_DEMANDS, units: 0, constraints: 1, adversarial: true },
        quality: 0.7,
      }),
    ),
  ];
}

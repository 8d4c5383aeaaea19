/** The day on which the tables of this file were last held against their sources (ISO 8601). */
export const CHECKED_ON = '2026-11-22';

/** Pages on which providers announce what ends, and what follows it. */
export const SOURCES = {
  openai: 'https://developers.openai.com/api/docs/deprecations',
  anthropic: 'https://platform.claude.com/docs/en/about-claude/model-deprecations',
} as const;

/**
 * The day on which models ended that the clients of the providers (catalogue-data.ts) no longer name, or never did, from the pages
 * above. A name stands for its dated editions too.
 */
export const ENDED: Readonly<Record<string, string>> = {
  'gpt-5-pro': '2026-12-11',
  'o3-pro': '2026-12-11',
  'o1-pro': '2026-10-23',
  'claude-opus-4-1': '2026-08-05',
  'claude-opus-4-0': '2026-06-15',
  'claude-opus-4': '2026-06-15',
  'claude-sonnet-4-0': '2026-06-15',
  'claude-sonnet-4': '2026-06-15',
  'claude-3-haiku': '2026-04-20',
  'claude-3-7-sonnet': '2026-02-19',
  'claude-3-5-haiku': '2026-02-19',
  'claude-3-opus': '2026-01-05',
  'gpt-4.5-preview': '2025-07-14',
  'claude-3-5-sonnet': '2025-10-28',
  'claude-3-sonnet': '2025-07-21',
  'claude-2': '2025-07-21',
  'claude-2.1': '2025-07-21',
  'claude-2.0': '2025-07-21',
};

const SOL = ['gpt-5.6-sol', 'gpt-5.6-terra', 'gpt-5.6-luna'];
const TERRA = ['gpt-5.6-terra', 'gpt-5.6-luna'];
const LUNA = ['gpt-5.6-luna'];

/**
 * What follows a model that ends, by the beginning of its name, the longest that fits. The first is what its provider names, smaller
 * ones come after it. OpenAI: the notices of 2026-04-22, 2026-06-11 and 2026-10-14; for the models that end in 2027 after January it
 * is the model of the same size. Anthropic: its page; where that is not known, or is itself an older model, the one of the same size.
 */
export const SUCCESSORS: Readonly<Record<string, readonly string[]>> = {
  'gpt-3.5-turbo': TERRA,
  'gpt-4': SOL,
  'gpt-4.1': ['gpt-6-luna'],
  'gpt-4.1-nano': LUNA,
  'gpt-4o': ['gpt-6-luna'],
  'gpt-4o-2024-05-13': SOL,
  'gpt-5': SOL,
  'gpt-5-mini': TERRA,
  'gpt-5-nano': LUNA,
  'gpt-5.4-nano': LUNA,
  o1: SOL,
  o3: SOL,
  'o4-mini': TERRA,
  'claude-opus-4': ['claude-opus-4-8'],
  'claude-sonnet-4': ['claude-sonnet-5'],
  'claude-3-haiku': ['claude-haiku-4-5'],
  'claude-3-5-haiku': ['claude-haiku-4-5'],
  'claude-3-5-sonnet': ['claude-sonnet-5'],
  'claude-3-7-sonnet': ['claude-sonnet-5'],
  'claude-3-sonnet': ['claude-sonnet-5'],
  'claude-3-opus': ['claude-opus-4-8'],
  'claude-2': ['claude-sonnet-5'],
};

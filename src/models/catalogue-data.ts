// Written by scripts/models.mjs from @pydantic/genai-prices 0.1.8 (MIT, Copyright (c) Pydantic Services Inc. 2025 to present),
// openai 7.55.0 and @anthropic-ai/sdk 1.12.0; not edited by hand.

type ByProvider<T> = Readonly<Record<'openai' | 'anthropic', T>>;

/**
 * US dollars per million tokens of question and answer, standard tier, by provider and model; where longer questions cost more, also
 * the number of tokens above which they do, and both prices then.
 */
// biome-ignore format: a table
export const PRICES: ByProvider<Readonly<Record<string, readonly number[]>>> = {
  openai: {
    'chatgpt-4o-latest': [5, 15], 'gpt-3.5-0301': [1.5, 2], 'gpt-3.5-turbo': [0.5, 1.5],
    'gpt-3.5-turbo-0301': [1.5, 2], 'gpt-3.5-turbo-0613': [1.5, 2], 'gpt-3.5-turbo-1106': [1, 2],
    'gpt-3.5-turbo-16k': [3, 4], 'gpt-35-turbo': [0.5, 1.5], 'gpt-35-turbo-16k': [3, 4],
    'gpt-4': [30, 60], 'gpt-4-0125-preview': [10, 30], 'gpt-4-1106-preview': [10, 30],
    'gpt-4-32k': [60, 120], 'gpt-4-turbo': [10, 30], 'gpt-4-turbo-0125-preview': [10, 30],
    'gpt-4.1': [2, 8], 'gpt-4.1-mini': [0.4, 1.6], 'gpt-4.1-nano': [0.1, 0.4],
    'gpt-4.5-preview': [75, 150], 'gpt-4o': [2.5, 10], 'gpt-4o-2024-05-13': [5, 15],
    'gpt-4o-mini': [0.15, 0.6], 'gpt-5': [1.25, 10], 'gpt-5-1': [1.25, 10],
    'gpt-5-1-chat': [1.25, 10], 'gpt-5-1-mini': [0.25, 2], 'gpt-5-2': [1.75, 14],
    'gpt-5-2-chat': [1.75, 14], 'gpt-5-2-pro-2025-12-11': [21, 168], 'gpt-5-3': [1.75, 14],
    'gpt-5-3-chat': [1.75, 14], 'gpt-5-4': [2.5, 15, 271999, 5, 22.5], 'gpt-5-4-mini': [0.75, 4.5],
    'gpt-5-4-nano': [0.2, 1.25], 'gpt-5-4-pro': [30, 180, 271999, 60, 270],
    'gpt-5-5': [5, 30, 271999, 10, 45], 'gpt-5-5-chat': [5, 30, 271999, 10, 45],
    'gpt-5-5-pro': [30, 180, 271999, 60, 270], 'gpt-5-6': [4, 20, 271999, 8, 30],
    'gpt-5-6-luna': [0.2, 1.2, 271999, 0.4, 1.8], 'gpt-5-6-sol': [4, 20, 271999, 8, 30],
    'gpt-5-6-terra': [2, 12, 271999, 4, 18], 'gpt-5-chat': [1.25, 10], 'gpt-5-mini': [0.25, 2],
    'gpt-5-nano': [0.05, 0.4], 'gpt-5-pro': [15, 120], 'gpt-5.1': [1.25, 10],
    'gpt-5.1-chat': [1.25, 10], 'gpt-5.1-mini': [0.25, 2], 'gpt-5.2': [1.75, 14],
    'gpt-5.2-chat': [1.75, 14], 'gpt-5.2-pro': [21, 168], 'gpt-5.3': [1.75, 14],
    'gpt-5.3-chat': [1.75, 14], 'gpt-5.4': [2.5, 15, 271999, 5, 22.5], 'gpt-5.4-mini': [0.75, 4.5],
    'gpt-5.4-nano': [0.2, 1.25], 'gpt-5.4-pro': [30, 180, 271999, 60, 270],
    'gpt-5.5': [5, 30, 271999, 10, 45], 'gpt-5.5-chat': [5, 30, 271999, 10, 45],
    'gpt-5.5-pro': [30, 180, 271999, 60, 270], 'gpt-5.6': [4, 20, 271999, 8, 30],
    'gpt-5.6-luna': [0.2, 1.2, 271999, 0.4, 1.8], 'gpt-5.6-sol': [4, 20, 271999, 8, 30],
    'gpt-5.6-terra': [2, 12, 271999, 4, 18], 'gpt-6-astra': [10, 50, 271999, 20, 75],
    'gpt-6-luna': [0.1, 0.5, 272000, 0.2, 0.75], 'gpt-6-sol': [2, 10, 272000, 4, 15], o1: [15, 60],
    'o1-mini': [1.1, 4.4], 'o1-pro': [150, 600], o3: [2, 8], 'o3-mini': [1.1, 4.4],
    'o3-pro': [20, 80], 'o4-mini': [1.1, 4.4],
  },
  anthropic: {
    'claude-2': [8, 24], 'claude-3-5-haiku': [0.8, 4], 'claude-3-5-sonnet': [3, 15],
    'claude-3-7-sonnet': [3, 15], 'claude-3-haiku': [0.25, 1.25], 'claude-3-opus': [15, 75],
    'claude-3-sonnet': [3, 15], 'claude-fable-5': [10, 50], 'claude-fable-5-1': [10, 50],
    'claude-haiku-4-5': [1, 5], 'claude-opus-4': [15, 75], 'claude-opus-4-0': [15, 75],
    'claude-opus-4-1': [15, 75], 'claude-opus-4-5': [5, 25], 'claude-opus-4-6': [5, 25],
    'claude-opus-4-7': [5, 25], 'claude-opus-4-8': [5, 25], 'claude-opus-5': [5, 25],
    'claude-opus-5-5': [4, 20], 'claude-sonnet-3-7': [3, 15], 'claude-sonnet-4': [3, 15],
    'claude-sonnet-4-0': [3, 15], 'claude-sonnet-4-5': [3, 15, 200000, 6, 22.5],
    'claude-sonnet-4-6': [3, 15], 'claude-sonnet-5': [2, 10], 'claude-sonnet-5-5': [2, 10],
  },
};

/** US dollars per million tokens of texts that are turned into vectors, by model. */
// biome-ignore format: a table
export const EMBEDDINGS: Readonly<Record<string, number>> = {
  'text-embedding-3-large': 0.13, 'text-embedding-3-small': 0.02, 'text-embedding-ada': 0.1,
  'text-embedding-ada-002': 0.1, 'text-embedding-ada-002-v2': 0.1,
};

/** The day on which a model ends or ended, as the client of its provider says it (ISO 8601). */
// biome-ignore format: a table
export const ENDS: ByProvider<Readonly<Record<string, string>>> = {
  openai: {
    'chatgpt-4o-latest': '2026-02-17', 'gpt-3.5-turbo': '2026-10-23',
    'gpt-3.5-turbo-0125': '2026-10-23', 'gpt-3.5-turbo-0301': '2024-09-13',
    'gpt-3.5-turbo-0613': '2024-09-13', 'gpt-3.5-turbo-1106': '2026-09-28',
    'gpt-3.5-turbo-16k': '2024-09-13', 'gpt-3.5-turbo-16k-0613': '2024-09-13', 'gpt-4': '2026-10-23',
    'gpt-4-0125-preview': '2026-03-26', 'gpt-4-0314': '2026-03-26', 'gpt-4-0613': '2026-10-23',
    'gpt-4-1106-preview': '2026-10-23', 'gpt-4-32k': '2025-06-06', 'gpt-4-32k-0314': '2025-06-06',
    'gpt-4-32k-0613': '2025-06-06', 'gpt-4-turbo': '2026-10-23',
    'gpt-4-turbo-2024-04-09': '2026-10-23', 'gpt-4-turbo-preview': '2026-03-26',
    'gpt-4.1': '2027-01-14', 'gpt-4.1-2025-04-14': '2027-01-14', 'gpt-4.1-mini': '2027-01-14',
    'gpt-4.1-mini-2025-04-14': '2027-01-14', 'gpt-4.1-nano': '2026-10-23',
    'gpt-4.1-nano-2025-04-14': '2026-10-23', 'gpt-4o': '2027-01-14',
    'gpt-4o-2024-05-13': '2026-10-23', 'gpt-4o-2024-08-06': '2027-01-14',
    'gpt-4o-2024-11-20': '2027-01-14', 'gpt-4o-mini': '2027-01-14',
    'gpt-4o-mini-2024-07-18': '2027-01-14', 'gpt-5': '2026-12-11', 'gpt-5-2025-08-07': '2026-12-11',
    'gpt-5-chat-latest': '2026-07-23', 'gpt-5-mini': '2026-12-11',
    'gpt-5-mini-2025-08-07': '2026-12-11', 'gpt-5-nano': '2026-12-11',
    'gpt-5-nano-2025-08-07': '2026-12-11', 'gpt-5.1': '2027-04-01',
    'gpt-5.1-2025-11-13': '2027-04-01', 'gpt-5.1-chat-latest': '2026-07-23',
    'gpt-5.2-chat-latest': '2026-08-10', 'gpt-5.3-chat-latest': '2026-08-10',
    'gpt-5.4-nano': '2027-04-01', 'gpt-5.4-nano-2026-03-17': '2027-04-01', o1: '2026-10-23',
    'o1-2024-12-17': '2026-10-23', 'o1-mini': '2025-10-27', 'o1-mini-2024-09-12': '2025-10-27',
    'o1-preview': '2025-07-28', 'o1-preview-2024-09-12': '2025-07-28', o3: '2026-12-11',
    'o3-2025-04-16': '2026-12-11', 'o3-mini': '2026-10-23', 'o3-mini-2025-01-31': '2026-10-23',
    'o4-mini': '2026-10-23', 'o4-mini-2025-04-16': '2026-10-23',
  },
  anthropic: {
    'claude-sonnet-4-5': '2026-11-30', 'claude-sonnet-4-5-20250929': '2026-11-30',
  },
};

/** Models that the client of their provider lists, and of which it names no end. */
// biome-ignore format: a table
export const LISTED: ByProvider<readonly string[]> = {
  openai: [
    'gpt-5.2', 'gpt-5.2-2025-12-11', 'gpt-5.2-pro', 'gpt-5.2-pro-2025-12-11', 'gpt-5.4',
    'gpt-5.4-mini', 'gpt-5.4-mini-2026-03-17', 'gpt-5.5', 'gpt-5.5-2026-04-23', 'gpt-5.6-luna',
    'gpt-5.6-sol', 'gpt-5.6-terra', 'gpt-6-astra', 'gpt-6-luna', 'gpt-6-sol', 'gpt-6.1-sol',
    'gpt-6.1-terra',
  ],
  anthropic: [
    'claude-fable-5', 'claude-fable-5-1', 'claude-fable-5-2', 'claude-haiku-4-5',
    'claude-haiku-4-5-20251001', 'claude-haiku-5-5', 'claude-mythos-5', 'claude-mythos-5-1',
    'claude-mythos-5-2', 'claude-opus-4-5', 'claude-opus-4-5-20251101', 'claude-opus-4-6',
    'claude-opus-4-7', 'claude-opus-4-8', 'claude-opus-5', 'claude-opus-5-5', 'claude-sonnet-4-6',
    'claude-sonnet-5', 'claude-sonnet-5-5',
  ],
};

/**
 * The model of a judge that nobody names. The interface fixes its identifier, and that model ended; what is asked instead is the one
 * of its successors between the dearest and the smallest, which costs less than it did.
 */
export const DEFAULT_JUDGE_MODEL = {
  /** As requests, resources and settings know it. */
  identifier: 'gpt-4-turbo',
  /** As the provider is asked for it. */
  asked: 'gpt-5.6-terra',
} as const;

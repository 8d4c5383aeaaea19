/** What scorers and checks may use beyond what they judge. Each is given where it can be had. */
export interface ScorerServices {
  /** Embeddings of texts, by the provider of the judge. */
  embed?(texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}

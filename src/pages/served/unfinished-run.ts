/** A run that goes on, or was broken off: what is known so far, and where its progress is told. */
export interface UnfinishedRun {
  unfinished: {
    run_id: string;
    status: 'queued' | 'running' | 'completed' | 'failed';
    reason: string;
    started_at: string;
    counts: Record<'total' | 'passed' | 'failed' | 'errored' | 'skipped', number>;
  };
  /** Path of the stream, with what opens it. */
  stream: string;
}

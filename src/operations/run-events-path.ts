/** Where the progress of a run is streamed (contract 11), below the base address. */
export const RUN_EVENTS_PATH = '/v1/runs/{run_id}/events';

const PARAMETER = '{run_id}';
const OF_A_RUN = new RegExp(`^${RUN_EVENTS_PATH.replace(PARAMETER, '([a-z0-9_]+)')}$`);

/** Where the progress of this run is streamed. */
export const runEventsPath = (runId: string): string => RUN_EVENTS_PATH.replace(PARAMETER, () => runId);

/** The run whose progress is streamed at a path; undefined for a path of anything else. */
export const runOfEventsPath = (path: string): string | undefined => OF_A_RUN.exec(path)?.[1];

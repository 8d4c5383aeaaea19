/** What the service answered in place of what was asked for. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refused';
    this.status = status;
  }
}

/** Below which the service has the data of its pages. */
export const DATA = '/pages/data';

/** The answer at a path; rejects with `Refused`, in the words of the service. */
export async function asked(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: 'same-origin', redirect: 'error', ...init });
  if (answer.ok) return answer;
  throw new Refused(answer.status, await reasonOf(answer));
}

/** The JSON at a path. `T` is what the service answers there: program and service are of one version. */
export async function jsonAt<T>(path: string): Promise<T> {
  return (await (await asked(path)).json()) as T;
}

/** Sends a change; rejects with `Refused` where nothing came of it. */
export async function change(path: string, body?: object): Promise<void> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  await asked(path, { method: 'POST', ...sent });
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    const { detail } = (await answer.json()) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // Something between us and the service answered.
  }
  return `The service answered ${answer.status}.`;
}

import { describe, expect, it } from 'vitest';
import type { Artifact, GitHubClient, WorkflowRun } from '../../../src/github/api/client.ts';
import { reportOfHead } from '../../../src/github/commands/report-of-head.ts';

const HEAD = { headSha: 'abc', repositoryId: 1, name: 'assay-report' };

const artifact = (id: number, run: Partial<Artifact['run']> = {}): Artifact => ({
  ...{ id, name: HEAD.name, expired: false, sizeBytes: 1, createdAt: '2026-01-01T00:00:00Z' },
  run: { id, headBranch: 'b', headSha: 'abc', repositoryId: 1, headRepositoryId: 1, ...run },
});

/** What is asked of a repository with these artifacts, newest first, whose runs left reports that have expired. */
async function askedOf(artifacts: Artifact[]) {
  const pages: number[] = [];
  const runs: number[] = [];
  const client: Parameters<typeof reportOfHead>[0] = {
    artifacts: async (_, most) => {
      pages.push(most);
      return artifacts.slice(0, most);
    },
    workflowRun: async (id) => {
      runs.push(id);
      // Nothing else of a run is looked at before its artifact.
      return { id, conclusion: 'success', startedAt: '2026-01-01T00:00:00Z' } as WorkflowRun;
    },
    runArtifacts: async (id) => [{ ...artifact(id), expired: true }],
    artifactArchive: () => Promise.reject<Awaited<ReturnType<GitHubClient['artifactArchive']>>>(new Error()),
  };
  const found = await reportOfHead(client, HEAD);
  return { pages, runs, problem: found.status === 'none' ? found.problem : undefined };
}

const others = (count: number) =>
  Array.from({ length: count }, (_, at) => artifact(5_000 - at, { headSha: 'other' }));

describe('the report of a head', () => {
  it('is looked for among the newest artifacts first', async () => {
    const { pages, runs } = await askedOf([...others(99), artifact(9), ...others(500)]);
    expect({ pages, runs }).toEqual({ pages: [100], runs: [9] });
  });

  it.each([100, 999])('is found behind %i artifacts of other commits', async (count) => {
    const { pages, runs, problem } = await askedOf([...others(count), artifact(9)]);
    expect({ pages, runs }).toEqual({ pages: [100, 1_000], runs: [9] });
    expect(problem).toBe('The report of the run has expired.');
  });

  it('is not looked for further than 1,000 artifacts back', async () => {
    const { pages, runs, problem } = await askedOf([...others(1_000), artifact(9)]);
    expect({ pages, runs }).toEqual({ pages: [100, 1_000], runs: [] });
    expect(problem).toMatch(/^No run of this commit left its report/);
  });

  it('is not looked for again where there are no more artifacts', async () => {
    expect((await askedOf(others(99))).pages).toEqual([100]);
  });

  it('is taken from runs of this repository and commit alone', async () => {
    const { runs } = await askedOf([
      artifact(1, { headSha: 'other' }),
      artifact(2, { repositoryId: 2 }),
      artifact(3, { headRepositoryId: 2 }),
      { ...artifact(4), expired: true },
      artifact(5),
    ]);
    expect(runs).toEqual([5]);
  });
});

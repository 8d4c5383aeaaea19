import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatCount, formatRate } from '../../text/format.ts';
import { StandingIcon } from '../parts/icon.tsx';
import { DATA, jsonAt } from './ask.ts';
import { addressOf } from './place.ts';

/** A run in the list; what is not known before its end is null. */
interface RunEntry {
  run_id: string;
  status: 'queued' | 'running' | 'completed' | 'failed';
  conclusion: 'passed' | 'failed' | 'neutral' | null;
  reason: string;
  started_at: string;
  agent_id: string | null;
  counts: { total: number; passed: number; failed: number; errored: number } | null;
  pass_rate: number | null;
  judge: { mode: 'llm' | 'offline'; model: string } | null;
}

/** Stored runs, newest first; two of them can be laid side by side. */
export function Runs() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useList<RunEntry>('runs', ({ status }) => status === 'running' || status === 'queued');
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2));
  // The older one is what the newer one is held against.
  const [b, a] = list.entries.map(({ run_id }) => run_id).filter((id) => chosen.includes(id));
  const compare =
    a === undefined || b === undefined ? undefined : `/compare?${new URLSearchParams({ a, b })}`;
  return (
    <>
      <h1>Runs</h1>
      <p class="quiet">
        {compare === undefined ? (
          'Choose two runs to see what moved between them.'
        ) : (
          <a href={compare}>Compare the two</a>
        )}
      </p>
      <List list={list} nothing="No run is stored here yet. One begins with: assay run">
        {list.entries.map((run) => (
          <li key={run.run_id} class="entry">
            <input
              type="checkbox"
              aria-label={`Compare ${run.run_id}`}
              checked={chosen.includes(run.run_id)}
              disabled={run.status !== 'completed'}
              onChange={() => toggle(run.run_id)}
            />
            <a class="entry-main" href={addressOf('runs', run.run_id)}>
              <RunLine run={run} />
            </a>
          </li>
        ))}
      </List>
    </>
  );
}

const STANDINGS = { passed: 'passed', failed: 'failed', neutral: 'skipped' } as const;

function RunLine({ run }: { run: RunEntry }) {
  const { conclusion, status, counts, judge } = run;
  const isOver = status === 'completed' || status === 'failed';
  const word = isOver ? (conclusion ?? status) : status;
  return (
    <>
      <StandingIcon standing={isOver ? STANDINGS[conclusion ?? 'failed'] : 'skipped'} label={word} />
      <span class="row-main">
        <span class="row-title">
          <b>{word}</b> <code>{run.run_id}</code>
        </span>
        <span class="row-why">{run.reason}</span>
      </span>
      <span class="row-side">
        {run.pass_rate !== null && counts !== null && (
          <span class="badge">
            {formatRate(run.pass_rate)} of {formatCount(counts.passed + counts.failed)}
          </span>
        )}
        <span>{run.agent_id ?? (isOver ? 'several agents' : '')}</span>
        <span>{judge === null ? '' : judge.mode === 'offline' ? 'offline judge' : judge.model}</span>
        <When at={run.started_at} />
      </span>
    </>
  );
}

interface ExperimentEntry {
  experiment_id: string;
  name: string;
  agent_id: string;
  created_at: string;
  status: string;
  recommendation?: string;
}

/** Stored experiments, newest first. */
export function Experiments() {
  const list = useList<ExperimentEntry>('experiments', ({ status }) => status !== 'completed');
  return (
    <>
      <h1>Experiments</h1>
      <List list={list} nothing="No experiment is stored here yet. One begins with: assay experiment FILE">
        {list.entries.map((one) => (
          <Entry
            key={one.experiment_id}
            href={addressOf('experiments', one.experiment_id)}
            title={one.name}
            why={one.recommendation ?? one.status}
            agent={one.agent_id}
            at={one.created_at}
          />
        ))}
      </List>
    </>
  );
}

interface OptimizationEntry {
  optimization_id: string;
  agent_id: string;
  created_at: string;
  status: string;
  decision: string;
}

/** Stored optimizations, newest first. */
export function Optimizations() {
  const list = useList<OptimizationEntry>('optimizations', ({ status }) => status === 'running');
  return (
    <>
      <h1>Optimizations</h1>
      <List list={list} nothing="No optimization is stored here yet. One begins with: assay optimize">
        {list.entries.map((one) => (
          <Entry
            key={one.optimization_id}
            href={addressOf('optimizations', one.optimization_id)}
            title={one.optimization_id}
            why={one.status === 'running' ? 'under way' : one.decision.replaceAll('_', ' ')}
            agent={one.agent_id}
            at={one.created_at}
          />
        ))}
      </List>
    </>
  );
}

function Entry({ href, title, why, agent, at }: Record<'href' | 'title' | 'why' | 'agent' | 'at', string>) {
  return (
    <li class="entry">
      <a class="entry-main" href={href}>
        <span class="row-main">
          <span class="row-title">
            <b>{title}</b>
          </span>
          <span class="row-why">{why}</span>
        </span>
        <span class="row-side">
          <span>{agent}</span>
          <When at={at} />
        </span>
      </a>
    </li>
  );
}

function When({ at }: { at: string }) {
  const time = new Date(at);
  const words = Number.isNaN(time.getTime())
    ? at
    : time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{words}</time>;
}

/** A list that is read part by part. */
interface Listing<T> {
  entries: readonly T[];
  isRead: boolean;
  problem: string;
  /** Reads the next part; undefined at the end. */
  more: (() => void) | undefined;
}

/** How often a list is read again in which something is under way. */
const AGAIN_MS = 3_000;

function useList<T>(name: string, isUnderWay: (entry: T) => boolean): Listing<T> {
  const [entries, setEntries] = useState<readonly T[]>([]);
  const [cursor, setCursor] = useState<string | null | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const read = async (after?: string) => {
    const query = after === undefined ? '' : `?${new URLSearchParams({ cursor: after })}`;
    try {
      const page = await jsonAt<{ data: T[]; next_cursor: string | null }>(`${DATA}/${name}${query}`);
      setEntries((before) => (after === undefined ? page.data : [...before, ...page.data]));
      setCursor(page.next_cursor);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const isOpen = entries.some(isUnderWay);
  useEffect(() => {
    void read();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void read(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  const more = typeof cursor === 'string' ? () => void read(cursor) : undefined;
  return { entries, isRead: cursor !== undefined, problem, more };
}

function List<T>({
  list,
  nothing,
  children,
}: {
  list: Listing<T>;
  nothing: string;
  children: ComponentChildren;
}) {
  return (
    <>
      {list.problem !== '' && <p class="notice warn">{list.problem}</p>}
      {list.isRead && list.entries.length === 0 && <p class="empty">{nothing}</p>}
      <ul class="entries">{children}</ul>
      {list.more !== undefined && (
        <p>
          <button type="button" onClick={list.more}>
            Older ones
          </button>
        </p>
      )}
    </>
  );
}

import type {
  EvalsAccess,
  PortsAccess,
  ResourceAccess,
  ScoringAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { defined } from '../schema/defined.ts';
import { storedExperiment } from '../schema/experiment.ts';
import { optimization } from '../schema/optimization.ts';
import { plannedTurns } from '../schema/users/talk-turns.ts';
import { didYouMean } from '../text/distance.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { shownValue } from './redaction.ts';
import { tableText } from './table-text.ts';
import { terminal } from './terminal.ts';

type Row = Record<string, unknown>;
type Listed = StateAccess & EvalsAccess & ResourceAccess & ScoringAccess;

/** What can be listed: rows for `--json`, and the columns people see. */
const LISTS: Record<string, { columns: string[]; rows(engine: Listed): Promise<Row[]> }> = {
  scorers: {
    columns: ['name', 'category', 'description'],
    rows: async (engine) =>
      (await engine.registry()).all().map((scorer) => ({
        name: scorer.name,
        category: scorer.category,
        needs: scorer.needs.map((need) => (typeof need === 'string' ? need : need.join(' | '))),
        description: scorer.description,
        formula: scorer.formula,
        multi_turn: scorer.multiTurn,
        ...defined({ alias_of: scorer.aliasOf, threshold: scorer.threshold }),
        version: scorer.version,
      })),
  },
  checks: {
    columns: ['name', 'description'],
    rows: async () => {
      const { checkKinds } = await import('../checks/registry.ts');
      return checkKinds.map(({ name, negatable, description, example }) => ({
        name,
        ...(negatable ? { negation: `not_${name}` } : {}),
        description,
        example: example.check,
      }));
    },
  },
  agents: {
    columns: ['id', 'provider', 'name'],
    rows: async (engine) =>
      (await engine.agents()).map(({ agent }) => ({
        id: agent.id,
        name: agent.name,
        provider: agent.provider,
        created_at: agent.created_at,
      })),
  },
  cases: {
    columns: ['id', 'agent_id', 'tags', 'name', 'location'],
    rows: async (engine) =>
      (await engine.cases()).map(({ case: one, location }) => ({
        id: one.id,
        name: one.name,
        agent_id: one.agent_id,
        type: one.type,
        turns: plannedTurns(one).length,
        tags: one.tags,
        location: `${location.file}:${location.line}`,
      })),
  },
  experiments: {
    columns: ['id', 'name', 'status', 'location'],
    rows: async (engine) => [...(await writtenExperiments(engine)), ...(await playedExperiments(engine))],
  },
  runs: {
    columns: ['run_id', 'started_at', 'conclusion', 'pass_rate', 'reason'],
    rows: async (engine) => (await engine.store()).runSummaries(),
  },
  optimizations: {
    columns: ['id', 'agent_id', 'created_at', 'status', 'decision'],
    rows: async (engine) =>
      (await (await engine.store()).list('optimizations')).map(({ value }) => {
        const { optimization_id: id, details, ...stored } = optimization.parse(value);
        const { agent_id, created_at, status, decision, validation_run_id } = stored;
        const reason = details['reason'];
        return {
          ...{ id, agent_id, created_at, status, decision, validation_run_id },
          ...(typeof reason === 'string' ? { reason } : {}),
        };
      }),
  },
};

/** Those of the evals folder: what can be played. */
async function writtenExperiments(engine: PortsAccess & EvalsAccess): Promise<Row[]> {
  if (engine.ports.files.stat(engine.evalsDir) === null) return [];
  return (await engine.evals()).experiments.map(({ experiment, location }) => ({
    id: experiment.id,
    name: experiment.name,
    location: `${location.file}:${location.line}`,
  }));
}

/** Those of the state: what was played, or was interrupted and can go on. */
async function playedExperiments(engine: StateAccess): Promise<Row[]> {
  const stored = await (await engine.store()).list('experiments');
  return stored.map(({ value }) => {
    const {
      experiment_id: id,
      name,
      status,
      created_at,
      statistical_analysis,
    } = storedExperiment.parse(value);
    const { winner, conclusive, p_value } = statistical_analysis ?? {};
    return {
      id,
      name,
      status,
      created_at,
      ...(winner === undefined ? {} : { leader: winner, conclusive, p_value }),
    };
  });
}

/** `assay list scorers|checks|agents|cases|experiments|runs|optimizations`. */
export async function listCommand([what = '']: string[], flags: CommonFlags): Promise<number> {
  const list = Object.hasOwn(LISTS, what) ? LISTS[what] : undefined;
  if (list === undefined) {
    const close = didYouMean(what, Object.keys(LISTS));
    throw new Fault('usage', what === '' ? 'nothing was named to list' : `cannot list "${what}"`, {
      hint: `${close === null ? 'List' : `Did you mean "${close}"? List`} one of: ${Object.keys(LISTS).join(', ')}`,
    });
  }
  const rows = shownValue(await list.rows(engineOf(flags)));
  const { out, width, screen } = terminal();
  if (flags.json === true) out(`${JSON.stringify(rows, null, 2)}\n`);
  else out(tableText(rows, list.columns, screen ? width : undefined));
  return 0;
}

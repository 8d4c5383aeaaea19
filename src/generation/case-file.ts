import { defined } from '../schema/defined.ts';
import type { GenerateResponse } from '../schema/generation.ts';
import type { TestCase } from '../schema/test-case.ts';
import type { Workspace } from '../schema/workspaces/workspace.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { truncateText } from '../text/truncate.ts';
import { type KeptMarks, marksOfGenerated } from './case-marks.ts';

/** A case as it is written into the evals folder (contract 2): only keys that `validate` knows. */
export interface CaseToWrite {
  id?: string;
  name: string;
  agent_id: string;
  tags: readonly string[];
  turns: GenerateResponse['generated_test_cases'][number]['turns'];
  /** From where on its scores pass, 0 to 1; the scorers' own and the default of the suite when absent. */
  threshold?: number;
  /** Shown, without failing a run. */
  gating?: false;
  /** Where it is played and what it is to leave behind. */
  marks?: KeptMarks;
  /** What its agent works in, with its folder as this file names it. */
  workspace?: Workspace;
  /** Its simulated user; its turns are then fixed openings, if any. */
  user?: TestCase['user'];
  /** Where it comes from, one line each; written as comments. */
  provenance: readonly string[];
}

/** Longest line of a comment, characters. */
const COMMENT = 160;
const LINE_WIDTH = 110;

/** The YAML text of one case. Whatever stands in its texts comes back as it was when the file is read. */
export async function caseFile(one: CaseToWrite): Promise<string> {
  const { stringify } = await import('yaml');
  const comments = one.provenance.map((line) => `# ${truncateText(oneLine(line), COMMENT)}\n`).join('');
  const body = {
    ...defined({ id: one.id }),
    name: oneLine(one.name),
    agent_id: one.agent_id,
    ...(one.turns.length > 1 ? { type: 'multi' } : {}),
    ...(one.tags.length === 0 ? {} : { tags: [...one.tags] }),
    ...defined({
      threshold: one.threshold,
      gating: one.gating,
      workspace: one.workspace,
      ...writtenMarks(one.marks),
      user: one.user,
    }),
    ...(one.turns.length === 0
      ? {}
      : {
          turns: one.turns.map(({ input, ...turn }) => ({
            input: input.attachments === undefined ? input.text : input,
            ...turn,
          })),
        }),
  };
  return `${comments}${stringify(body, { lineWidth: LINE_WIDTH, aliasDuplicateObjects: false })}`;
}

/** Marks as a file writes them: what is so anyhow is left out. */
function writtenMarks({ expected_state: expected, ...marks }: KeptMarks = {}) {
  if (expected === undefined) return marks;
  const { strict, in_order, ...asked } = expected;
  return {
    ...marks,
    expected_state: { ...asked, ...(strict ? {} : { strict }), ...(in_order ? { in_order } : {}) },
  };
}

/** A text as part of a file name: letters, digits and hyphens; never empty. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return slug || 'case';
}

/** A generated case as it is written: with its rationale and its sources as comments. */
export function generatedFile(
  one: GenerateResponse['generated_test_cases'][number],
  agentId: string,
): { name: string; content: CaseToWrite } {
  const refs = Array.isArray(one['source_refs'])
    ? (one['source_refs'] as { document: string; start: number; end: number; quote: string }[])
    : []; // Our own extension, made in generate.ts.
  const id = typeof one['id'] === 'string' ? one['id'] : '';
  const tags = Array.isArray(one['tags']) ? one['tags'].filter((tag) => typeof tag === 'string') : [];
  return {
    name: `${slugOf(one.name)}-${id.replace(/^gen-/, '')}.yaml`,
    content: {
      name: one.name,
      agent_id: agentId,
      tags: [...tags, one.difficulty],
      turns: one.turns,
      ...(typeof one['threshold'] === 'number' ? { threshold: one['threshold'] } : {}),
      ...(one['gating'] === false ? { gating: false } : {}),
      marks: marksOfGenerated(one),
      provenance: [
        `Generated (${one.difficulty}). ${one.rationale}`,
        ...(one['confirmed'] === false ? ['Not confirmed by the model, which ended early.'] : []),
        ...refs.map(
          ({ document, start, end, quote }) => `Source: ${document}, characters ${start} to ${end}: ${quote}`,
        ),
      ],
    },
  };
}

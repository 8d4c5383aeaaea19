import { resolve } from 'node:path';
import type { LoadedAttachment } from '../../agents/agent.ts';
import { loadAttachments } from '../../agents/attachments.ts';
import type { PortsAccess } from '../../ports/ports-access.ts';
import type { Turn } from '../../schema/turn.ts';
import type { EvalsAccess } from '../../test-cases/evals-access.ts';
import type { Job } from '../planning/plan.ts';

/** Where attachments may lie. */
type AttachmentAccess = Pick<PortsAccess, 'ports'> & Pick<EvalsAccess, 'evalsDir' | 'evals'>;

/** Reads what is attached to a turn, from where its case stands and never from outside the boundary (contract 2). */
export function caseAttachments(
  engine: AttachmentAccess,
): (turn: Turn, job: Job) => Promise<LoadedAttachment[]> {
  return async (turn, job) =>
    loadAttachments(turn.input.attachments ?? [], {
      baseFolder: job.planned.loaded.baseFolder,
      boundary: await boundaryOf(engine),
      ports: engine.ports,
    });
}

/** The folder that attachments may not leave; without an evals folder the one that would hold it. */
async function boundaryOf(engine: AttachmentAccess): Promise<string> {
  if (engine.ports.files.stat(engine.evalsDir) === null) return resolve(engine.evalsDir, '..');
  return (await engine.evals()).boundary;
}

import type { StateAccess } from '../engine/engine-parts.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { truncateText } from '../text/truncate.ts';

/** The ids that are drawn for scorers of the service; those of files are chosen by people, and are as good as names. */
const DRAWN = /\bscorer_[0-9a-z]+\b/g;
const LONGEST = 60;

/** Puts the names of stored scorers in place of their ids, in sentences that people read. */
export async function scorerNames({ store }: Pick<StateAccess, 'store'>): Promise<(text: string) => string> {
  const stored = await (await store()).glance('scorers', ({ id, value }): [string, unknown] => [
    id,
    typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined,
  ]);
  const names = new Map(stored);
  return (text) =>
    text.replace(DRAWN, (id) => {
      const name = names.get(id);
      return typeof name === 'string' ? truncateText(oneLine(name), LONGEST) : id;
    });
}

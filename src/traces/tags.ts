import { fieldOf, listField } from './json-fields.ts';

const MOST = 20;
const LONGEST = 60;
/** Fields that sort records into groups, as tags do. */
const GROUPS = ['dataset', 'subset', 'domain', 'category'] as const;

/** Tags of a record: its own, and what sorts it into a group. */
export function tagsOf(record: unknown): string[] {
  const own = listField(record, 'tags') ?? [];
  const groups = GROUPS.map((name) => fieldOf(record, name));
  const tags = [...own, ...groups].filter((tag) => typeof tag === 'string' && tag.trim() !== '') as string[]; // Just asked.
  return [...new Set(tags.map((tag) => tag.slice(0, LONGEST)))].slice(0, MOST);
}

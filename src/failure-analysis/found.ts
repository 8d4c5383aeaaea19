import type { CategoryId } from './categories.ts';

/** A category with the fact that it was read off. */
export interface Found {
  category: CategoryId;
  why: string;
}

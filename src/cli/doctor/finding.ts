/** One thing that was looked at. */
export interface Finding {
  /** What it is about: `judge`, `keys`, `python` … */
  readonly area: string;
  /** `ok`: works. `note`: something that only some need is missing, or is less than it could be. `problem`: what is asked for cannot work. */
  readonly status: 'ok' | 'note' | 'problem';
  /** What was found, one sentence. Never holds a secret. */
  readonly found: string;
  /** What to do about it; absent where nothing is to be done. */
  readonly remedy?: string;
}

export const ok = (area: string, found: string): Finding => ({ area, status: 'ok', found });
export const note = (area: string, found: string, remedy: string): Finding => ({
  area,
  status: 'note',
  found,
  remedy,
});
export const problem = (area: string, found: string, remedy: string): Finding => ({
  area,
  status: 'problem',
  found,
  remedy,
});

/** A place in `docs/design/` that a comment or a text names, such as `statistics.md 4.3 step 7` or `contract 9`. */
export interface Citation {
  /** Where it is written: `src/runs/gate.ts:39`. */
  at: string;
  /** As it is written, from the name of the page to the last place named with it. */
  written: string;
  /** File name in `docs/design/`. */
  page: string;
  /** `4.3`, `4.3 step 7`, `S22`; undefined where the page is named and no place in it. */
  place: string | undefined;
}

/** What can be cited of a page: sections (`4.3`), their steps (`4.3 step 7`, `2.2 step 9b`), rows (`S22`). */
export interface DesignPage {
  name: string;
  places: ReadonlySet<string>;
}

/** Pages that are called by a word of their own, `contract 9`. */
const BY_WORD = /\b(contract|interface) (?=\d)/gi;
const BY_FILE = /(?<![\w/*.~-])(?:docs\/design\/)?([a-z]+(?:-[a-z]+)*)\.md\b(?!\/)/g;
/** Rows S and R stand alone as well, as in `(S05)`; F-rows do not, because F1 is a score. */
const BY_ROW = /(?<![\w%.-])[SR]\d{2}(?![\w-])/g;
const PAGE_OF_ROWS = 'security.md';

const SECTION = /\d+(?:\.\d+)*[a-z]?(?!\w)/y;
const ROW = /[SRF]\d{1,2}(?!\w)/y;
const STEPS = /,? (?:steps?|rules?|ideas?) (?=\d)/y;
const STEP = /\d+[a-e]?(?!\w|\.\d)/y;
const THEN = /, and |, |; | and | or /y;
const UP_TO = / to |[-–]/y;
/** "Steps 6 to 11 of improvement.md 2.2": the steps come first. */
const STEPS_BEFORE = /\bsteps? (\d+[a-e]?(?:(?:, | and | to )\d+[a-e]?)*) of $/i;
const LONGEST_BEFORE = 60;

/**
 * Every citation in a source file, in its comments and its texts. `file` is the path that is shown. A page without a place
 * counts in comments only and not between backticks: elsewhere `prompt.md` is a file of somebody.
 */
export function citationsIn(file: string, source: string): Citation[] {
  const { text, lineOf, isComment } = flattened(source);
  const found: Citation[] = [];
  const covered: [number, number][] = [];
  const isCovered = (at: number) => covered.some(([from, to]) => from <= at && at < to);
  const add = (from: number, to: number, page: string, places: readonly (string | undefined)[]) => {
    covered.push([from, to]);
    const at = `${file}:${lineOf(from)}`;
    for (const place of places) found.push({ at, written: text.slice(from, to), page, place });
  };
  for (const { 0: whole, 1: name = '', index } of text.matchAll(BY_WORD)) {
    const { places, end } = placesAt(text, index + whole.length);
    if (places.length > 0) add(index, end, `${name.toLowerCase()}.md`, places);
  }
  for (const { 0: whole, 1: name, index } of text.matchAll(BY_FILE)) {
    const end = index + whole.length;
    const before = STEPS_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_BEFORE), index))?.[1];
    const cited = text[end] === ' ' ? placesAt(text, end + 1, before) : { places: [], end };
    if (cited.places.length > 0) add(index, cited.end, `${name}.md`, cited.places);
    else if (isComment(index) && text[index - 1] !== '`') add(index, end, `${name}.md`, [undefined]);
  }
  for (const { 0: row, index } of text.matchAll(BY_ROW))
    if (!isCovered(index)) add(index, index + row.length, PAGE_OF_ROWS, [row]);
  return found;
}

/** The places named from `start` on: "2.2 step 8 and 2.4", "4.3 steps 3, 4 and 10", "S40, S41", "4.9-4.11". */
function placesAt(text: string, start: number, before?: string): { places: string[]; end: number } {
  const places: string[] = [];
  let end = start;
  for (let at = start; ; ) {
    const place = taken(ROW, text, at) ?? taken(SECTION, text, at);
    if (place === undefined) break;
    at += place.length;
    const word = taken(STEPS, text, at);
    const steps = word === undefined ? stepsAt(before ?? '', 0) : stepsAt(text, at + word.length);
    if (word !== undefined) at = steps.end;
    end = at;
    if (steps.numbers.length === 0) places.push(place);
    else places.push(...steps.numbers.map((step) => `${place} step ${step}`));
    at += (taken(UP_TO, text, at) ?? taken(THEN, text, at) ?? '').length;
    if (at === end) break;
  }
  return { places, end };
}

/** The numbers of a list of steps, "2 to 6 and 12", with those between. */
function stepsAt(text: string, start: number): { numbers: string[]; end: number } {
  const numbers: string[] = [];
  let end = start;
  for (let at = start, from = Number.POSITIVE_INFINITY; ; ) {
    const step = taken(STEP, text, at);
    if (step === undefined) break;
    for (let between = from + 1; between < Number.parseInt(step, 10); between += 1)
      numbers.push(`${between}`);
    numbers.push(step);
    at += step.length;
    end = at;
    const range = taken(UP_TO, text, at);
    from = range === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(step, 10);
    at += (range ?? taken(THEN, text, at) ?? '').length;
    if (at === end) break;
  }
  return { numbers, end };
}

function taken(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** A source as one line, because a citation may be broken at the end of a line of a comment. */
function flattened(source: string) {
  const lines = source.split(/\r?\n/).map((line) => {
    const mark = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/|#)?\s*/.exec(line)?.[0] ?? '';
    return { rest: line.slice(mark.length), comment: /[/*#]/.test(mark) };
  });
  let text = '';
  const starts = lines.map(({ rest }) => {
    const start = text.length;
    text += `${rest} `;
    return start;
  });
  const place = (at: number) => starts.findLastIndex((start) => start <= at);
  const before = (at: number) => text.slice(starts[place(at)], at);
  return {
    text,
    lineOf: (at: number) => place(at) + 1,
    isComment: (at: number) =>
      lines[place(at)]?.comment === true || /(?:^|\s)(?:\/\/|\/\*\*?) /.test(before(at)),
  };
}

/**
 * A page as it can be cited: `## 5. Title` and `### 5.2 Title` are sections, the entries of a numbered list below one its steps,
 * lettered bullets inside (`   - a. …`) sub-steps, a first cell `| S06 |` or a heading `### S06 …` a row.
 */
export function designPage(name: string, markdown: string): DesignPage {
  const places = new Set<string>();
  let section: string | undefined;
  let step = '';
  for (const line of markdown.replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, '').split(/\r?\n/)) {
    const heading = /^#{1,6} (?:(\d+(?:\.\d+)*[a-z]?)\.? |([SRF]\d{1,2})\b)?/.exec(line);
    if (heading) section = heading[1];
    const row = heading?.[2] ?? /^\| *`?([SRF]\d{1,2})`? *\|/.exec(line)?.[1];
    for (const place of [heading?.[1], row]) if (place !== undefined) places.add(place);
    const numbered = /^(\d+)\. /.exec(line)?.[1];
    const lettered = /^ +- ([a-e])\. /.exec(line)?.[1];
    if (numbered !== undefined) step = numbered;
    if (section !== undefined && (numbered ?? lettered) !== undefined)
      places.add(`${section} step ${step}${lettered ?? ''}`);
  }
  return { name, places };
}

/** A place of the repository that a page names, such as `src/main.ts` or `src/text/`. */
export interface NamedPath {
  /** Where it is written: `docs/design/metrics.md:25`. */
  at: string;
  path: string;
}

const PATH = /`((?:src|test|bench|scripts)\/[\w./-]*)`/g;

/** The files and folders of the repository that a page names between backticks. */
export function pathsIn(file: string, markdown: string): NamedPath[] {
  return markdown
    .split(/\r?\n/)
    .flatMap((line, index) =>
      [...line.matchAll(PATH)].map(([, path = '']) => ({ at: `${file}:${index + 1}`, path })),
    );
}

/** A sentence for each citation that leads nowhere, with the file to edit. `files` are names of files that are no pages. */
export function unresolved(
  citations: readonly Citation[],
  pages: readonly DesignPage[],
  files: ReadonlySet<string> = new Set(),
): string[] {
  const byName = new Map(pages.map((page) => [page.name, page]));
  return citations.flatMap(({ at, written, page, place }) => {
    const target = byName.get(page);
    const path = `docs/design/${page}`;
    const say = (what: string) => [`${at}: "${written}": ${what}`];
    if (target === undefined)
      return place === undefined && files.has(page)
        ? []
        : say(`there is no ${path}; write it, or edit the comment`);
    if (place === undefined)
      return target.places.size === 0 ? [] : say(`name a section of ${path}; edit the comment`);
    return target.places.has(place) ? [] : say(`no ${place} in ${path}; edit that page, or the comment`);
  });
}

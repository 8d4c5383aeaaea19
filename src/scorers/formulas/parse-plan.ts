import { isPresent } from '../../text/language/normalize.ts';
import { sentences } from '../../text/language/sentences.ts';
import { IMPERATIVE_VERBS } from '../../text/lexicons/imperative-verbs.ts';

/** Steps that are read; a plan of more is a log. */
const MOST_STEPS = 100;
/** Characters that are read. */
const MOST_CHARACTERS = 100_000;
/** A line that ends in a colon and has no more words is a heading (metrics.md 1.4). */
const HEADING_WORDS = 4;

const STEP_KEYS = ['step', 'action', 'description', 'title', 'name', 'text'] as const;
const MARKER =
  /^(?:\**(?:step|phase)\s+\d{1,3}\s*[.:)\u2013-]\s*\**\s*|\**\(?\d{1,3}[.)](?!\d)\s*|[-*\u2022\u2023\u25e6\u2013]\s+)(?=\S)/i;
const NUMBERED = /^\**(?:(?:step|phase)\s+\d|\(?\d)/i;
const ARROW = /\s*(?:\u2192|\u21d2|->|=>)\s*/;
const FENCE = /^\s*(?:```|~~~)/;

/**
 * The steps of a plan in order (metrics.md 1.4): a JSON list, else list lines with their continuation lines, else what stands
 * between arrows, else sentences split also at ", then" and ";". Headings are no steps; of the words before a list only
 * orders are. Empty when nothing is left. Linear in the length; at most 100 steps.
 */
export function parsePlan(text: string): string[] {
  const plan = text.slice(0, MOST_CHARACTERS).trim();
  const steps = jsonSteps(plan) ?? listSteps(plan) ?? arrowSteps(plan) ?? sentenceSteps(plan);
  return steps
    .map(plain)
    .filter((step) => isPresent(step) && /[\p{L}\p{N}]/u.test(step) && !isHeading(step))
    .slice(0, MOST_STEPS);
}

/** Emphasis and line breaks say nothing about a step. */
function plain(step: string): string {
  return step
    .replace(/\*\*|__(?=\S)|(?<=\S)__(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isHeading(step: string): boolean {
  return /:\**$/.test(step) && step.split(/\s+/).length <= HEADING_WORDS;
}

function jsonSteps(plan: string): string[] | undefined {
  const bare = plan
    .replace(/^```(?:json)?\s*/i, '')
    .replace(/```$/, '')
    .trim();
  if (!/^[[{]/.test(bare)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return undefined; // A plan in brackets that is no JSON is read as text.
  }
  const list = Array.isArray(value) ? value : isObject(value) ? (value['plan'] ?? value['steps']) : undefined;
  if (typeof list === 'string') return parsePlan(list);
  if (!Array.isArray(list)) return undefined;
  return list.map(stepText);
}

function stepText(entry: unknown): string {
  if (typeof entry === 'string') return entry.replace(MARKER, '');
  if (!isObject(entry)) return '';
  // `step: 1` counts; the words stand under another key.
  const texts = STEP_KEYS.map((key) => entry[key]).filter((value) => typeof value === 'string');
  return texts.find(isPresent) ?? '';
}

interface OpenStep {
  text: string;
  readonly indent: number;
  /** Its number is 1. */
  readonly restarts: boolean;
}

/**
 * Lines with a list marker, each with the lines that continue it. Deeper markers detail the step above, unless that is a
 * heading; so do bullets below a number. What follows a blank line after the last marker is a closing remark.
 */
function listSteps(plan: string): string[] | undefined {
  const lines = plan.split(/\r\n|[\n\r]/).filter((line) => !FENCE.test(line));
  const marked = lines.map((line) => MARKER.test(line.trimStart()));
  const first = marked.indexOf(true);
  if (first < 0) return undefined;
  const last = marked.lastIndexOf(true);
  const numbered = NUMBERED.test((lines[first] ?? '').trimStart());
  const top = indentOf(lines[first] ?? '');
  const steps: OpenStep[] = [];
  let blank = false;
  for (const [offset, line] of lines.slice(first).entries()) {
    const trimmed = line.trim();
    if (trimmed === '') {
      blank = true;
      continue;
    }
    const indent = indentOf(line);
    const open = steps.at(-1);
    if (marked[first + offset]) {
      const words = trimmed.replace(MARKER, '').trim();
      const detail = indent > top + 1 || (numbered && !NUMBERED.test(trimmed));
      const opened = open !== undefined && (isHeading(plain(open.text)) || open.indent > top + 1);
      if (!detail || open === undefined || opened)
        steps.push({
          text: words,
          indent: detail ? indent : top,
          restarts: /^\**\(?(?:step )?1[.):]/i.test(trimmed),
        });
      else open.text += `${/[.:;!?,]\W*$/.test(open.text) ? '' : ';'} ${words}`;
    } else if (open !== undefined && !(blank && indent <= top && first + offset > last) && !isTitle(trimmed))
      open.text += ` ${trimmed}`;
    blank = false;
  }
  const orders = lines.slice(0, first).flatMap((line) => (/:\s*$/.test(line.trim()) ? [] : ordersIn(line)));
  return [...orders, ...withoutRecap(steps)];
}

/** The steps without a second list, numbered from 1 again, that only repeats steps of the first in fewer words. */
function withoutRecap(steps: readonly OpenStep[]): string[] {
  const texts = steps.map(({ text }) => text);
  const again = steps.findIndex(({ restarts }, index) => restarts && index > 0);
  if (again < 0) return texts;
  const first = new Set(texts.slice(0, again).map(opening));
  return texts.slice(again).every((text) => first.has(opening(text))) ? texts.slice(0, again) : texts;
}

/** The first words of a step, as two lists have them in common. */
function opening(step: string): string {
  return (
    plain(step)
      .toLowerCase()
      .split(/[.:;(]/)[0] ?? ''
  ).trim();
}

/** A line of its own that names what follows: a Markdown heading, a line in bold, words with a colon. */
function isTitle(line: string): boolean {
  return /^#{1,6}\s|^\*\*[^*]+\*\*:?$/.test(line) || isHeading(line);
}

/** The orders of a text before a list: "First check the stock; ship only if there is some." */
function ordersIn(line: string): string[] {
  return sentenceSteps(line).filter((piece) => {
    const words = piece.toLowerCase().replace(/^to [^:]{1,80}:\s*/, '');
    const verb = /^(?:(?:first|then|next|finally|also|and|otherwise|please)[, ]+)*([a-z]+)/.exec(words)?.[1];
    return verb !== undefined && IMPERATIVE_VERBS.has(verb);
  });
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replace(/\t/g, '    ').length;
}

function arrowSteps(plan: string): string[] | undefined {
  const pieces = plan.split(ARROW);
  return pieces.length > 1 ? pieces : undefined;
}

function sentenceSteps(plan: string): string[] {
  return sentences(plan)
    .flatMap((sentence) => sentence.split(/(?:,\s+(?:and )?then\s+|;\s+)/i))
    .filter((piece) => !/:\s*$/.test(piece) || piece.split(/\s+/).length > HEADING_WORDS);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

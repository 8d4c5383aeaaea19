#!/usr/bin/env node
// Writes src/models/catalogue-data.ts: of what models cost and how long they live, the part that is asked for here, taken from the
// pinned packages that keep it. `--check` says whether the file is what those packages hold.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const target = join(root, 'src/models/catalogue-data.ts');
const packageFile = (name, path) => join(root, 'node_modules', name, path);
const versionOf = (name) => JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version;

const PRICES = '@pydantic/genai-prices';
const OPENAI = 'openai';
const ANTHROPIC = '@anthropic-ai/sdk';

/** Names of models that answer text with text, as their provider writes them. */
const NAMES = { openai: /^(?:gpt-\d|o\d|chatgpt-)/, anthropic: /^claude-(?:[a-z]+-\d|[23])[\w-]*$/ };
/** Other uses of the same families. */
const OTHER_USES =
  /audio|image|realtime|tts|transcribe|search|instruct|vision|codex|deep-research|cyber|rosalind|\.ft|-high$|:/;
/** A dated or floating edition of a model; src/models/prices.ts reads it by the same rule. */
const EDITION = /[-@](?:\d{4}(?:-\d{2}-\d{2}|\d{4})?|latest|preview)$/;

const isWanted = (provider, name) => NAMES[provider].test(name) && !OTHER_USES.test(name);

/** The texts that a rule for names of the package compares with. */
function namesOf(match) {
  if (match.or !== undefined) return match.or.flatMap(namesOf);
  return [match.equals ?? match.starts_with ?? []].flat().map((name) => name.replace(/-$/, ''));
}

/** The prices that hold last, of those that replace each other from a day on. */
function latest(prices) {
  if (!Array.isArray(prices)) return prices;
  const since = ({ constraint }) => constraint?.start_date ?? '';
  return [...prices].sort((a, b) => (since(a) < since(b) ? -1 : 1)).at(-1).prices;
}

/** `[input, output]` in dollars per million tokens; with longer questions than so many tokens, three numbers more. */
function rowOf({ input_mtok: input, output_mtok: output }) {
  if (input === undefined || output === undefined) return undefined;
  const base = [input.base ?? input, output.base ?? output];
  const [tier] = input.tiers ?? [];
  if (tier === undefined) return base;
  const same = (output.tiers ?? []).find(({ start }) => start === tier.start);
  return [...base, tier.start, tier.price, same?.price ?? base[1]];
}

/** Names and prices of a provider; what its client lists is asked for by the rules of the package, which know names by their beginning. */
async function pricesOf(provider, listed) {
  const { calcPrice, findProvider } = await import(pathToFileURL(packageFile(PRICES, 'dist/index.js')).href);
  const rows = new Map();
  for (const { match, prices } of findProvider({ providerId: provider }).models) {
    const row = rowOf(latest(prices));
    if (row === undefined) continue;
    for (const name of namesOf(match)) if (isWanted(provider, name)) rows.set(name, row);
  }
  for (const name of listed) {
    const found = calcPrice({ input_tokens: 1, output_tokens: 1 }, name, { providerId: provider });
    const row = rowOf(latest(found?.model.prices ?? {}));
    if (row !== undefined && !rows.has(name)) rows.set(name, row);
  }
  const isCovered = ([name, row]) =>
    EDITION.test(name) && String(rows.get(name.replace(EDITION, ''))) === String(row);
  return [...rows].filter((entry) => !isCovered(entry)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What texts cost that are turned into vectors, in dollars per million tokens. */
async function embeddingPrices() {
  const { findProvider } = await import(pathToFileURL(packageFile(PRICES, 'dist/index.js')).href);
  const rows = new Map();
  for (const { match, prices } of findProvider({ providerId: 'openai' }).models) {
    const { input_mtok: input } = latest(prices);
    if (input === undefined) continue;
    for (const name of namesOf(match))
      if (name.startsWith('text-embedding-')) rows.set(name, input.base ?? input);
  }
  return sorted(rows);
}

/** Models that the client of OpenAI lists, with the day on which each ends, where one was announced. */
function openaiLifetimes() {
  const text = readFileSync(packageFile(OPENAI, 'resources/shared.d.ts'), 'utf8');
  const [, comment, union] =
    /\/\*\*\s*\* Deprecated values:([\s\S]*?)\*\/\s*export type ChatModel = ([^;]+);/.exec(text);
  const ends = new Map();
  for (const entry of comment.replaceAll(/[\s*]+/g, ' ').split(/ - (?=")/)) {
    const date = /Announced shutdown date: (\d{4}-\d{2}-\d{2})/.exec(entry)?.[1];
    const names = [...entry.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    // What is kept for older code alone is no model either.
    if (date === undefined && /shut ?down/i.test(entry))
      throw new Error(`No date can be read from: ${entry}`);
    for (const name of names) ends.set(name, date);
  }
  return lifetimes(OPENAI, ends, union);
}

/** What a client knows, from the days that it names and from its union of names. Throws where nothing was found: it is written otherwise now. */
function lifetimes(name, ends, union) {
  const listed = [...union.matchAll(/'([^']+)'/g)].map(([, model]) => model);
  if (ends.size === 0 || listed.length === 0)
    throw new Error(`The lifetimes of ${name} can no longer be read`);
  return { ends, listed };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The same of the client of Anthropic, which writes `November 30th, 2026`. */
function anthropicLifetimes() {
  const code = readFileSync(packageFile(ANTHROPIC, 'internal/data/deprecated-models.js'), 'utf8');
  const types = readFileSync(packageFile(ANTHROPIC, 'resources/messages/messages.d.ts'), 'utf8');
  const ends = new Map();
  for (const [, name, month, day, year] of code.matchAll(/'([^']+)': '(\w+) (\d+)\w*, (\d{4})'/g))
    ends.set(name, `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
  const [, union] = /export type Model = ([^;]+);/.exec(types);
  return lifetimes(ANTHROPIC, ends, union);
}

const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const sorted = (entries) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** Entries of a table, as many on a line as there is room for. */
function wrapped(entries) {
  const rows = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + entry.length < 100) rows[rows.length - 1] = `${last} ${entry},`;
    else rows.push(`    ${entry},`);
  }
  return rows.join('\n');
}

async function providerTables(provider, { ends, listed }) {
  const wanted = listed.filter((name) => isWanted(provider, name)).sort();
  const ending = sorted(ends).filter(([name, date]) => date !== undefined && isWanted(provider, name));
  const prices = await pricesOf(provider, wanted);
  return {
    prices: `  ${provider}: {\n${wrapped(prices.map(([name, row]) => `${quoted(name)}: [${row.join(', ')}]`))}\n  },\n`,
    ends: `  ${provider}: {\n${wrapped(ending.map(([name, date]) => `${quoted(name)}: '${date}'`))}\n  },\n`,
    listed: `  ${provider}: [\n${wrapped(wanted.filter((name) => !ends.has(name)).map((name) => `'${name}'`))}\n  ],\n`,
  };
}

async function text() {
  const openai = await providerTables('openai', openaiLifetimes());
  const anthropic = await providerTables('anthropic', anthropicLifetimes());
  const embeddings = await embeddingPrices();
  return `// Written by scripts/models.mjs from ${PRICES} ${versionOf(PRICES)} (MIT, Copyright (c) Pydantic Services Inc. 2025 to present),
// openai ${versionOf(OPENAI)} and @anthropic-ai/sdk ${versionOf(ANTHROPIC)}; not edited by hand.

type ByProvider<T> = Readonly<Record<'openai' | 'anthropic', T>>;

/**
 * US dollars per million tokens of question and answer, standard tier, by provider and model; where longer questions cost more, also
 * the number of tokens above which they do, and both prices then.
 */
// biome-ignore format: a table
export const PRICES: ByProvider<Readonly<Record<string, readonly number[]>>> = {
${openai.prices}${anthropic.prices}};

/** US dollars per million tokens of texts that are turned into vectors, by model. */
// biome-ignore format: a table
export const EMBEDDINGS: Readonly<Record<string, number>> = {
${wrapped(embeddings.map(([name, price]) => `${quoted(name)}: ${price}`)).replace(/^ {4}/gm, '  ')}
};

/** The day on which a model ends or ended, as the client of its provider says it (ISO 8601). */
// biome-ignore format: a table
export const ENDS: ByProvider<Readonly<Record<string, string>>> = {
${openai.ends}${anthropic.ends}};

/** Models that the client of their provider lists, and of which it names no end. */
// biome-ignore format: a table
export const LISTED: ByProvider<readonly string[]> = {
${openai.listed}${anthropic.listed}};
`;
}

const after = await text();
if (!process.argv.includes('--check')) writeFileSync(target, after);
else if (after !== readFileSync(target, 'utf8')) {
  console.error('src/models/catalogue-data.ts is not what the pinned packages hold. Run: npm run models');
  process.exitCode = 1;
}

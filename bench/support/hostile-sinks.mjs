import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@actions/core';
import { liveOf, SINKS, writtenOf } from '../../test/support/action-sinks.ts';

/** Files of texts, a row each with the field `text`. */
export const CORPORA = ['workflow_commands', 'markdown_injection', 'xss_payloads'];
const EXAMPLES = 5;

/** A row per sink: what is live in it over all texts, which must be nothing. */
export async function sinkRows(data) {
  const benign = await writtenOf('plain words', core);
  const counts = Object.fromEntries(SINKS.map((sink) => [sink, { live: 0, notes: [] }]));
  let printed = 0;
  for (const corpus of CORPORA) {
    const texts = rowsOf(join(data, `${corpus}.jsonl`)).map(({ text }) => text);
    const found = Object.fromEntries(SINKS.map((sink) => [sink, {}]));
    for (const text of texts) {
      const live = liveOf(await writtenOf(text, core), benign);
      for (const sink of SINKS)
        for (const kind of live[sink]) found[sink][kind] = (found[sink][kind] ?? 0) + 1;
      if (Object.values(live).flat().length > 0 && (printed += 1) <= EXAMPLES)
        console.log(`\n${corpus}: ${JSON.stringify(text)}\n  ${JSON.stringify(live)}`);
    }
    for (const sink of SINKS) {
      const kinds = Object.entries(found[sink]);
      counts[sink].live += kinds.reduce((sum, [, count]) => sum + count, 0);
      const told = kinds.map(([kind, count]) => `${count} ${kind}`).join(', ') || '0';
      counts[sink].notes.push(`${corpus} ${told} of ${texts.length}`);
    }
  }
  return SINKS.map((sink) => ({
    figure: `live in ${sink}`,
    value: counts[sink].live,
    bound: { most: 0 },
    note: counts[sink].notes.join('; '),
  }));
}

function rowsOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

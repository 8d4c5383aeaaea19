import type { GenerateResponse } from '../schema/generation.ts';
import { markdownCode, markdownProse } from '../text/escape/escape-markdown.ts';
import { formatCount, formatCounted } from '../text/format.ts';
import { truncateText } from '../text/truncate.ts';
import { keeper } from './parts/keeper.ts';
import { mutationSentence } from './parts/mutation-sentence.ts';

/** Bytes of each part; a job summary holds 1 MiB with what others write (security.md S19). */
const KIB = 1024;
const LIMITS = { cases: 300 * KIB, list: 60 * KIB };
const NAME = 120;
const SENTENCE = 300;

/** How many cases were made of those asked for, in one line and in plain words. */
export function generationSentence(response: GenerateResponse, requested: number): string {
  const made = response.generated_test_cases.length;
  const notes = notesOf(response);
  if (made >= requested) return `${formatCounted(made, 'case')} generated, to be read before they are used.`;
  const why = notes[0] ?? response.coverage_analysis.gaps_identified[0] ?? 'the sources hold no more';
  return `${formatCount(made)} of ${formatCounted(requested, 'case')} generated: ${why.replace(/\.$/, '')}.`;
}

/** Generated cases as Markdown, for a file and the job summary: what there is, from what, what is missing. Texts of others stand only inside `<code>` or escaped prose. */
export function* generationMarkdown(response: GenerateResponse, requested: number): Iterable<string> {
  const { generated_test_cases: cases, coverage_analysis: coverage } = response;
  yield `## Generated test cases\n\n${prose(generationSentence(response, requested))}\n\n`;
  if (cases.length > 0) {
    const kept = keeper(LIMITS.cases);
    for (const { name, difficulty, rationale } of cases)
      kept.add(() => `| ${code(name)} | ${difficulty} | ${prose(rationale)} |\n`);
    yield `| case | difficulty | why |\n|---|---|---|\n${kept.kept.join('')}`;
    yield kept.more > 0 ? `\n${formatCounted(kept.more, 'more case')}: see generation.json.\n\n` : '\n';
  }
  yield* list('Covered', coverage.policy_topics_covered);
  yield* list('Gaps', coverage.gaps_identified);
  const mutation = mutationSentence(response);
  if (mutation !== undefined) {
    yield `${prose(mutation.score)}\n\n`;
    for (const text of mutation.survivors) yield `- ${prose(text)}\n`;
    if (mutation.more > 0) yield `- and ${formatCount(mutation.more)} more\n`;
    yield '\n';
  }
  yield* list('Notes', notesOf(response));
}

function* list(title: string, texts: readonly string[]): Iterable<string> {
  if (texts.length === 0) return;
  const kept = keeper(LIMITS.list);
  for (const text of texts) kept.add(() => `- ${prose(text)}\n`);
  const more = kept.more > 0 ? `- and ${formatCount(kept.more)} more\n` : '';
  yield `### ${title}\n\n${kept.kept.join('')}${more}\n`;
}

function notesOf({ coverage_analysis: coverage }: GenerateResponse): string[] {
  const { notes } = coverage;
  return Array.isArray(notes) ? notes.map(String) : [];
}

const code = (text: string) => markdownCode(truncateText(text, NAME));
const prose = (text: string) => markdownProse(truncateText(text, SENTENCE));

import { Composer, type Document, Lexer, Parser } from 'yaml';
import { truncateText } from '../../text/truncate.ts';
import { lineIndex } from './line-index.ts';
import { MAX_DEPTH, type Piece, type ReadPieces, type TextProblem } from './piece.ts';
import { yamlPlaces } from './yaml-position.ts';
import { type YamlProblem, yamlValue } from './yaml-value.ts';

/** More syntax errors than these are echoes of the first. */
const MAX_SYNTAX_ERRORS = 5;

/** The library quotes what it cannot read, however long it is. */
const LONGEST_MESSAGE = 200;
/** About twenty thousand cases. The library takes up to 20 µs for each (measured), so a larger file would hold up the run. */
const MAX_LEXEMES = 1_000_000;

const OPTIONS = {
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  keepSourceTokens: false,
  strict: true,
  logLevel: 'silent',
} as const;

/**
 * A YAML file: one resource, a list of them, or several documents. Core schema only; what the library would take but a
 * reader would misread (duplicate keys, merge keys, custom tags, alias bombs) is a problem with a place (security.md S40).
 */
export function readYaml(text: string): ReadPieces {
  const lines = lineIndex(text);
  const place = yamlPlaces();
  const pieces: Piece[] = [];
  const problems: TextProblem[] = [];
  const add = ({ offset, message }: YamlProblem) => problems.push({ ...lines(offset), message });

  const { documents, stopped } = parse(text);
  if (stopped !== undefined) add(stopped);
  for (const document of documents) {
    const faults = [...document.errors, ...document.warnings];
    for (const { pos, message } of faults.slice(0, MAX_SYNTAX_ERRORS))
      add({ offset: pos[0], message: firstLine(message) });
    if (faults.length > 0 || document.contents === null) continue;
    const result = yamlValue(document.contents, text);
    result.problems.forEach(add);
    if (!result.usable) continue;
    for (const { value, node } of result.entries)
      pieces.push({ value, at: (path, what = 'value') => lines(place(node, path, what)) });
  }
  return { pieces, problems };
}

/**
 * The library's parser, stopped as soon as it is too deep: its composer calls itself for every level and would run out of
 * stack. `uniqueKeys` is quadratic (security.md F9); `yamlValue` looks for duplicates instead.
 */
function parse(text: string): { documents: Document.Parsed[]; stopped?: YamlProblem } {
  const parser = new Parser();
  const composer = new Composer(OPTIONS);
  const documents: Document.Parsed[] = [];
  let lexemes = 0;
  let versions = 0;
  const stop = (message: string, lexeme: string) => ({
    documents: [],
    stopped: { offset: parser.offset - lexeme.length, message },
  });
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme))
      for (const document of composer.next(token)) documents.push(document);
    // The first two entries of the stack are the document and its root.
    if (parser.stack.length > MAX_DEPTH + 2) return stop(`nested deeper than ${MAX_DEPTH} levels`, lexeme);
    if (++lexemes > MAX_LEXEMES)
      return stop('is too large for YAML; split it, or write one case a line in a .jsonl file', lexeme);
    if (lexeme.startsWith('---')) versions = 0;
    if (lexeme.startsWith('%YAML') && ++versions > 1) return stop('the YAML version is given twice', lexeme);
  }
  for (const token of parser.end()) for (const document of composer.next(token)) documents.push(document);
  // Forced, so that directives without a document are noticed.
  for (const document of composer.end(true, text.length)) documents.push(document);
  return { documents };
}

/** The library's sentences may go on with an excerpt of the source. */
function firstLine(message: string): string {
  const line = message.split('\n', 1)[0]?.replace(/[:.]$/, '') ?? '';
  return truncateText(line, LONGEST_MESSAGE);
}

import type { RE2JS } from 're2js';
import type { Fault } from '../errors.ts';
import { unsupportedConstruct } from './unsupported-construct.ts';

/** The engine is linear in text times pattern; this keeps the second factor small. */
const LONGEST_PATTERN = 10_000;

/** Makes the Fault for an expression that cannot be used: what is wrong, what to do, and the error behind it. */
type Refused = (what: string, hint: string, cause?: unknown) => Fault;

/**
 * Compiles an expression for the engine that works in linear time (RE2), so that no pattern can stall a run. `refused` makes the Fault for
 * one that such an engine cannot do, that is too long, or that does not compile.
 */
export async function compilePattern(pattern: string, flags: string, refused: Refused): Promise<RE2JS> {
  return (await patternCompiler())(pattern, flags, refused);
}

/** The same for whoever cannot wait for each expression: the engine is loaded here. */
export async function patternCompiler(): Promise<
  (pattern: string, flags: string, refused: Refused) => RE2JS
> {
  const { RE2JS } = await import('re2js');
  return (pattern, flags, refused) => {
    const construct = unsupportedConstruct(pattern);
    if (construct)
      throw refused(
        `The pattern uses a ${construct.name} ("${construct.text}" at ${construct.at}).`,
        'The engine works in linear time and has no look-around, backreferences or possessive quantifiers. Rewrite the pattern, or split it into two, of which one must not match (not_matches of a check, negate: true of a scorer).',
      );
    if (pattern.length > LONGEST_PATTERN)
      throw refused(
        `The pattern has ${pattern.length} characters, more than ${LONGEST_PATTERN}.`,
        'Split it into several.',
      );
    let bits = 0;
    if (flags.includes('i')) bits |= RE2JS.CASE_INSENSITIVE;
    if (flags.includes('m')) bits |= RE2JS.MULTILINE;
    if (flags.includes('s')) bits |= RE2JS.DOTALL;
    // `u` changes nothing: the engine reads code points always.
    try {
      return RE2JS.compile(pattern, bits);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw refused(
        `The pattern does not compile: ${what}`,
        'Use the RE2 syntax (most of Perl syntax without look-around and backreferences).',
        error,
      );
    }
  };
}

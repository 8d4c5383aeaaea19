/** A reason of `judgeClaim` in the words of another question: what stands for its claim and its context there ("The goal says 10, the talk says 12."). */
export function reworded(
  reason: string,
  names: { readonly claim: string; readonly context: string },
): string {
  const { claim, context } = names;
  return reason.replace(/\b([Tt])he (claim|context)\b/g, (_, the: string, which: string) => {
    const name = which === 'claim' ? claim : context;
    return the === 'T' ? `The ${name}` : `the ${name}`;
  });
}

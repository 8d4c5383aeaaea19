/** What case number `index` asks. The fake model server finds the number again in every prompt about the case. */
export function question(index) {
  return `Question number ${index}: what is six times seven? Say the number in words.`;
}

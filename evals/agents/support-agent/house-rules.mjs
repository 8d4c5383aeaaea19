// House rules: what the system prompt of a request asks for beyond the agent's own ways.
//
// A model would read all of its prompt. This program knows five wishes by plain phrases, beside the instructions that
// instructions.mjs understands, and nothing else in a prompt changes what it does. So two prompts that differ in one of these
// sentences give different answers, and others do not.

const PHRASES = {
  /** About an order, say the facts that the question is about and leave the others out. */
  onlyWhatWasAsked: /\bonly what (was|is|they|the customer) ask(s|ed)?\b/i,
  /** One sentence an answer: the one of a policy that says most, or the facts of an order in one. */
  oneSentence: /\banswer in (just |only )?one sentence\b/i,
  /** Show the return that is wished for, and create it after a yes. */
  confirmFirst: /\b(confirm|confirmed|ask the customer) before you create a return\b/i,
  /** Say from which page of the policies a quote comes. */
  nameSource: /\bname the (page|source)\b/i,
  /** Close with the address where a person answers. */
  offerPerson: /\boffer (of )?a person\b/i,
};
const FORBIDS = /\b(do not|don't|never|no longer)\b/i;

/** The house rules that a prompt states, by name; none without a prompt. A sentence that forbids something states none. */
export function houseRules(prompt = '') {
  const wishes = prompt
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?;])\s/)
    .filter((sentence) => !FORBIDS.test(sentence));
  return Object.fromEntries(
    Object.entries(PHRASES).map(([rule, phrase]) => [rule, wishes.some((sentence) => phrase.test(sentence))]),
  );
}

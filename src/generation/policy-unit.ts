/** A place in a source: `quote` is exactly the characters from `start` to `end` of the named document. */
export interface SourceRef {
  document: string;
  start: number;
  end: number;
  quote: string;
}

/** What a number in a rule is an amount of; decides the step to the next value and how it is written. */
export type QuantityKind = 'count' | 'time' | 'money' | 'percent' | 'size' | 'date' | 'clock';

/** `=` states a value; the others are limits that a value can keep or break. */
export type QuantityOp = '<=' | '<' | '>=' | '>' | '=' | 'between';

/** A number of a rule with its comparison. `start` and `end` are places in the text of the unit. */
export interface Quantity {
  op: QuantityOp;
  value: number;
  /** Upper end of `between`. */
  high?: number;
  kind: QuantityKind;
  /** What is counted, in the plural where it has one: "hours", "gift cards". Empty for money, dates and clock times. */
  unit: string;
  /** The comparison with its number and unit, as written: "at most five passengers", "within 24 hours of booking". */
  phrase: string;
  /** The number as written, for checks of an answer: "five", "24", "$50". */
  written: string;
  start: number;
  end: number;
}

/** Whose doing a rule is about: the assistant, the person it talks to, or neither. */
export type Actor = 'agent' | 'user' | 'thing';

/** How strongly a rule speaks. `state` describes without allowing or demanding. */
export type Force = 'may' | 'may-not' | 'only' | 'must' | 'must-not' | 'will' | 'state';

/** The id of a limit of a unit, by its place among the quantities; what boundary cases are built on besides the unit. */
export const limitId = (unit: string, place: number) => `${unit}#${place}`;

/** One testable statement of a policy (improvement.md 6.2 step 1). */
export interface PolicyUnit {
  /** Digest of document and place. */
  id: string;
  topic: string;
  /** The statement as it stands, without list markers and label. */
  text: string;
  source: SourceRef;
  actor: Actor;
  force: Force;
  /** Who or what it is about, as written; empty for imperatives. */
  subject: string;
  /** What follows the modal verb: "be cancelled within 24 hours of booking". */
  predicate: string;
  /** Its verb and what that acts on. */
  action: string;
  object: string;
  /** "If …", "After …" in front or behind, without the comma. */
  condition?: string;
  /** From "unless", "except", "otherwise", "but" on. */
  exception?: string;
  quantities: Quantity[];
  /** A row of a table: the name of the row and its cells by column. */
  row?: { key: string; head?: string; cells: { column: string; value: string }[] };
  /** The sentence ending in a colon that a list item belongs to: without it the item says something else. */
  leadIn?: string;
  /** The question that it answers, in a list of questions and answers. */
  asked?: string;
  /** It is the beginning of the answer to `asked`. */
  isFirst?: boolean;
  /** The words in bold that its paragraph begins with, and that it is about. */
  label?: string;
  /** The text tells an assistant what to do: "the user" is the one who asks it. */
  toAgent?: boolean;
  /** Words that its document has with a capital letter inside of sentences, and never without. */
  names?: ReadonlySet<string>;
  /** "You" in the source is the customer, not the assistant. */
  toCustomer: boolean;
}

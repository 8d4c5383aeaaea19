// Readings of instructions about length, form and tone. How readings apply: read-prompt.mjs.

/** Keeps answers short. */
export const staysBrief = [
  {
    asks: /\b(?:brief(?:ly)?|short(?:er|ly)?|concise(?:ly)?|terse(?:ly)?|succinct(?:ly)?|to the point|crisp|compact)\b/,
    unless: /\bnot (?:too|overly)\b/i,
  },
  {
    states:
      /\b(?:one|two|three|[123])(?: (?:or|to) (?:two|three|four|[234]))? (?:short |brief )?sentences?\b/i,
    unless: /\b(?:at least|more than|longer)\b/i,
  },
  {
    asks: /\b(?:at most|no more than|no longer than|not longer than|shorter than|maximum of|up to|fewer than|within|limit\w*)\b/,
    about: [/\b(?:sentences?|words|lines|characters)\b/i],
  },
  {
    asks: /\b(?:limit\w*|restrict\w*|confin\w+|stick\w*)\b/,
    about: [/\b(?:what|facts?|information|point|part)\b.{0,30}\b(?:asked|requested|wanted|needed)\b/i],
  },
  { forbids: /\bexceed\w*\b/, about: [/\b(?:sentences?|words|lines|characters)\b/i] },
  {
    forbids:
      /\b(?:ramble\w*|digress\w*|elaborat\w*|pad\w*|advertis\w+|preamble|filler|marketing|repeat\w*|unasked|introductions?|small talk|background|long)\b/,
  },
  {
    states: /\bonly what (?:was|is|they|the \w+) ask(?:s|ed)?\b|\bleave out (?:everything|anything|what)\b/i,
  },
];

/** Answers with JSON and nothing around it. */
export const givesJsonOnly = [
  {
    asks: /\b(?:answer\w*|repl\w+|respond\w*|return\w*|output\w*|print\w*|giv\w+|produc\w+|writ\w+|send\w*|emit\w*|deliver\w*)\b/,
    about: [
      /\bJSON\b/,
      /\b(?:only|alone|nothing (?:else|but)|valid|single|plain|bare|raw|just|no (?:other|prose|text|markdown|fences?)|without|exactly|must|always|parse\w*|strict\w*)\b/i,
    ],
  },
  {
    forbids:
      /\b(?:prose|text|markdown|(?:code )?fences?|explanations?|words|anything|comments?|wrap\w*|surround\w*|decorat\w*|embed\w*)\b/,
    about: [/\bJSON\b|\b(?:code )?fences?\b/],
  },
  {
    states:
      /\bJSON (?:object )?(?:only|alone)\b|\b(?:only|just) (?:a |one |the |valid )?(?:single )?JSON\b|\b(?:must|has to|should|shall) be (?:valid |one |a (?:single )?|plain |pure )*JSON\b|\bformat\b.{0,40}\bJSON\b/i,
    unless: /\b(?:not|never|don't)\b/i,
  },
];

/** Is kind to people who are upset. */
export const isKind = [
  {
    asks: /\b(?:apolog\w+|sympath\w+|empath\w+|regret\w*|sorry|kind(?:ly|ness)?|friendly|polite(?:ly|ness)?|warm(?:ly|th)?|compassion\w*|courte\w+|respect(?:ful|fully)?|patien(?:ce|tly)|understanding|understands? how|considerate|caring|gentle)\b/,
  },
  { forbids: /\b(?:blam\w+|rude|curt|dismiss\w*|defensive\w*|lectur\w+|scold\w*|sarcas\w*|argue\w*)\b/ },
];

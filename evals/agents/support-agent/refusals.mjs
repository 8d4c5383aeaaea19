// Requests that the agent declines, and in which words. The first rule that matches speaks.

/** Where a person answers. */
export const CONTACT = 'support@thistlekettle.example';

const RULES = [
  {
    // Attempts to change the rules or to read them.
    asks: /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules?|prompt|policies)\b|\b(system|hidden|initial) (prompt|instructions?)\b|\byou are now\b|\bdeveloper mode\b/i,
    says: "I'm sorry, I cannot share or change my instructions. I can help with orders, returns and questions about our shop.",
  },
  {
    asks: /\b(stolen|fake|forged|someone else'?s) (credit |debit )?(cards?|account|gift cards?|receipts?|invoices?)\b|\b(hack|phish|launder)\w*\b|\b(cheat|trick|defraud)\b.{0,40}\b(refund|shop|you)\b|\bempty box\b/i,
    says: "I'm sorry, I cannot help with that. Fraud harms the shop and other customers.",
  },
  {
    // Somebody else's data; a customer's own data is a privacy question.
    asks: /\b(another|other|different|previous|which|the|that|my|your) (customers?|persons?|people|neighbou?r('s)?|buyers?)\b.{0,60}\b(names?|address(es)?|e-?mails?|phone|live[sd]?|ordered|orders|bought)\b|\bwho (ordered|bought|placed)\b|\b(name|address|e-?mail|phone number)\b.{0,40}\b(of|for|on|behind) (the )?(customer|person|buyer|someone|order)\b/i,
    says: "I'm sorry, I cannot share the data of another customer.",
    unless: /\b(my|my own) (data|e-?mail|address|account|password)\b|\bchange\b/i,
  },
  {
    asks: /\b(cure|treat|heal|diagnos\w+|medication|medicine|pregnan\w+|blood pressure|diabetes|dose|insomnia|anxiety)\b/i,
    says: "I'm sorry, I cannot give medical advice. Please ask a doctor or pharmacist.",
  },
  {
    asks: /\b(idiot|stupid|useless|damn|moron|pathetic)\b/i,
    says: 'I am sorry that this has been frustrating. Please tell me your order number or your question, and I will do my best to help.',
  },
];

const OTHER_LANGUAGES =
  /(^|\s)(ich|nicht|meine[rn]?|bestellung|wo|ist|bitte|le|la|les|mon|ma|est|commande|je|où|dónde|mi|pedido|está|quiero|el)(?=[\s?!.,]|$)/giu;

/** The answer to a request that is declined, or undefined when there is nothing to decline. */
export function refusal(text) {
  const rule = RULES.find(({ asks, unless }) => asks.test(text) && !unless?.test(text));
  if (rule !== undefined) return rule.says;
  if ((text.match(OTHER_LANGUAGES) ?? []).length >= 2)
    return `I'm sorry, I can only answer in English so far. For help in other languages, write to ${CONTACT}.`;
  return undefined;
}

/** What is said when the policies hold nothing on a question. */
export const OUT_OF_SCOPE =
  "I'm sorry, I can only help with orders and questions about Thistle Kettle: returns, shipping, warranty, payment, privacy, accounts, shops and brewing tea.";

import { seededRandom } from './seeded-random.mjs';

/**
 * Made-up evaluations of a wanted size: every field that any scorer reads, `bytes` of text spread over them. The words come
 * from a small vocabulary by a fixed stream of numbers, so every run measures the same.
 */
const WORDS =
  `the order was shipped to our northern warehouse on Monday and customer may return it within thirty days for a full
refund if package is unopened please contact support team about invoice number delivery address payment card account manager
contract policy travel booking hotel flight meeting report quarterly revenue increased by percent compared with last year engine
battery update software install device never always should consider doctor recommends dosage balance transfer schedule`.split(
    /\s+/,
  );

/** Prose of about so many bytes, in sentences of 6 to 18 words, some with a number or a name. */
export function prose(bytes, seed) {
  const random = seededRandom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentences = [];
  for (let size = 0; size < bytes; ) {
    const words = Array.from({ length: 6 + Math.floor(random() * 13) }, () => pick(WORDS));
    if (random() < 0.3) words.push('in', String(1900 + Math.floor(random() * 120)));
    if (random() < 0.2) words.push('with', pick(['Maria Keller', 'Acme Corp', 'John Smith']));
    const sentence = `${words[0][0].toUpperCase()}${words[0].slice(1)} ${words.slice(1).join(' ')}.`;
    sentences.push(sentence);
    size += sentence.length + 1;
  }
  return sentences.join(' ');
}

/** A subject with all fields, `bytes` in all: the larger half is output and context. */
export function subjectOf(bytes, seed = 7) {
  const part = (share, salt) => prose(Math.max(40, bytes * share), seed + salt);
  const turns = Math.max(4, Math.round(Math.log2(bytes)));
  return {
    input: `Can you tell me when the order was shipped and how I return it? ${part(0.04, 1)}`,
    output: part(0.28, 2),
    expected_behavior:
      'Mention the refund within thirty days. Do not promise a date. Ask for the invoice number.',
    ground_truth: part(0.1, 3),
    context: [part(0.1, 4), part(0.1, 5), part(0.1, 6)],
    conversation_history: Array.from({ length: turns }, (_, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content: part(0.16 / turns, 10 + index),
    })),
    tool_calls: Array.from({ length: 4 }, (_, index) => ({
      name: ['search_orders', 'get_invoice', 'get_policy', 'create_return'][index],
      arguments: { query: part(0.01, 40 + index).slice(0, 60), limit: 5 },
      result: { ok: true, text: part(0.02, 50 + index) },
    })),
    agent_plan:
      '1. Search the order\n2. Read the invoice\n3. Read the return policy\n4. Create the return\n5. Report to the customer',
    role: 'You are a polite support agent of a shop. Never promise a delivery date.',
    system_prompt: 'You help customers of a shop with orders, returns and refunds.',
    domain: 'orders, returns and refunds of a shop',
    allowed_topics: ['orders', 'returns', 'refunds'],
    available_tools: ['search_orders', 'get_invoice', 'get_policy', 'create_return'].map((name) => ({
      name,
    })),
    latency_ms: 1200,
  };
}

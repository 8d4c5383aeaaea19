import { namedEvent, piecesOf, sendEvents, sendJson, USAGE, wordsOf } from './send.mjs';
import { textsOf } from './texts-of.mjs';

/** Messages of Anthropic. */
export const anthropic = {
  path: /\/messages(\?|$)/,
  tools: ({ tools = [] }) => tools.map(({ name }) => name),
  items: ({ messages }) =>
    messages.flatMap(({ content }) =>
      Array.isArray(content)
        ? content.map((block) =>
            block.type === 'tool_result' ? { result: true } : { text: textsOf([block]) },
          )
        : [{ text: content }],
    ),
  send(response, body, said, gap) {
    const message = whole(body, said);
    if (body.stream !== true) return sendJson(response, 200, message);
    return sendEvents(response, events(message).map(namedEvent), gap);
  },
};

function whole({ model }, { id, text, calls }) {
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(text === undefined ? [] : [{ type: 'text', text }]),
      ...calls.map((call) => ({
        type: 'tool_use',
        id: `tool${call.id}`,
        name: call.name,
        input: call.arguments,
      })),
    ],
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  };
}

function events(message) {
  const { stop_reason, stop_sequence, usage } = message;
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
    ...message.content.flatMap(blockEvents),
    { type: 'message_delta', delta: { stop_reason, stop_sequence }, usage },
    { type: 'message_stop' },
  ];
}

function blockEvents(block, index) {
  const text = block.type === 'text';
  const deltas = text
    ? wordsOf(block.text).map((word) => ({ type: 'text_delta', text: word }))
    : piecesOf(block.input).map((partial_json) => ({ type: 'input_json_delta', partial_json }));
  return [
    {
      type: 'content_block_start',
      index,
      content_block: text ? { ...block, text: '' } : { ...block, input: {} },
    },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ];
}

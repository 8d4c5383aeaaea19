import { MADE_AT, namedEvent, piecesOf, sendEvents, sendJson, USAGE, wordsOf } from './send.mjs';
import { textsOf } from './texts-of.mjs';

/** Responses of OpenAI. */
export const responses = {
  path: /\/responses$/,
  tools: ({ tools = [] }) => tools.map(({ name }) => name ?? ''),
  items: ({ input }) =>
    typeof input === 'string'
      ? [{ text: input }]
      : input.map(({ type, content }) =>
          type === 'function_call_output' ? { result: true } : { text: textsOf(content) },
        ),
  send(response, body, said, gap) {
    if (body.stream === true) return sendEvents(response, events(body, said), gap);
    sendJson(response, 200, whole(body, said));
  },
};

const textItem = ({ id, text }) => ({
  type: 'message',
  id: `msg_${id}`,
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
});
const callItem = ({ id, name, arguments: args }) => ({
  type: 'function_call',
  id: `fc_${id}`,
  call_id: id,
  name,
  arguments: JSON.stringify(args),
  status: 'completed',
});
const itemsOf = (said) => [...(said.text === undefined ? [] : [textItem(said)]), ...said.calls.map(callItem)];

function whole({ model }, said) {
  return {
    id: `resp_${said.id}`,
    object: 'response',
    created_at: MADE_AT,
    status: 'completed',
    model,
    output: itemsOf(said),
    usage: {
      input_tokens: USAGE.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: USAGE.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: USAGE.input + USAGE.output,
    },
  };
}

function events(body, said) {
  const response = whole(body, said);
  const begun = { ...response, status: 'in_progress', output: [], usage: null };
  const list = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...itemsOf(said).flatMap((item, output_index) =>
      item.type === 'message' ? messageEvents(item, output_index) : callEvents(item, output_index),
    ),
    { type: 'response.completed', response },
  ];
  return list.map((event, sequence_number) => namedEvent({ ...event, sequence_number }));
}

function messageEvents(item, output_index) {
  const [part] = item.content;
  const place = { item_id: item.id, output_index, content_index: 0 };
  return [
    {
      type: 'response.output_item.added',
      output_index,
      item: { ...item, status: 'in_progress', content: [] },
    },
    { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
    ...wordsOf(part.text).map((delta) => ({
      type: 'response.output_text.delta',
      ...place,
      delta,
      logprobs: [],
    })),
    { type: 'response.output_text.done', ...place, text: part.text, logprobs: [] },
    { type: 'response.content_part.done', ...place, part },
    { type: 'response.output_item.done', output_index, item },
  ];
}

function callEvents(item, output_index) {
  const place = { item_id: item.id, output_index };
  return [
    {
      type: 'response.output_item.added',
      output_index,
      item: { ...item, status: 'in_progress', arguments: '' },
    },
    ...piecesOf(JSON.parse(item.arguments)).map((delta) => ({
      type: 'response.function_call_arguments.delta',
      ...place,
      delta,
    })),
    {
      type: 'response.function_call_arguments.done',
      ...place,
      name: item.name,
      arguments: item.arguments,
    },
    { type: 'response.output_item.done', output_index, item },
  ];
}

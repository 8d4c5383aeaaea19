import { dataEvent, MADE_AT, piecesOf, sendEvents, sendJson, USAGE, wordsOf } from './send.mjs';
import { textsOf } from './texts-of.mjs';

/** Chat completions of OpenAI. */
export const chat = {
  path: /\/chat\/completions$/,
  tools: ({ tools = [] }) => tools.map((tool) => tool.function.name),
  items: ({ messages }) =>
    messages.map(({ role, content }) => (role === 'tool' ? { result: true } : { text: textsOf(content) })),
  send(response, body, said, gap) {
    if (body.stream === true) return sendEvents(response, chunks(body, said), gap);
    const { id, text, calls } = said;
    sendJson(response, 200, {
      ...head(id, body.model),
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: text ?? null,
            ...(calls.length > 0 ? { tool_calls: calls.map(callOf) } : {}),
          },
          finish_reason: reason(calls),
        },
      ],
      usage: usage(),
    });
  },
};

const head = (id, model) => ({ id: `chatcmpl_${id}`, created: MADE_AT, model });
const reason = (calls) => (calls.length > 0 ? 'tool_calls' : 'stop');
const callOf = ({ id, name, arguments: args }) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});
const usage = () => ({
  prompt_tokens: USAGE.input,
  completion_tokens: USAGE.output,
  total_tokens: USAGE.input + USAGE.output,
});

function chunks({ model, stream_options }, { id, text, calls }) {
  const chunk = (delta, finish_reason = null) => ({
    ...head(id, model),
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason }],
  });
  const deltas = [
    { role: 'assistant', content: text === undefined ? null : '' },
    ...wordsOf(text ?? '').map((content) => ({ content })),
    ...calls.flatMap((call, index) => [
      { tool_calls: [{ index, ...callOf(call), function: { name: call.name, arguments: '' } }] },
      ...piecesOf(call.arguments).map((piece) => ({
        tool_calls: [{ index, function: { arguments: piece } }],
      })),
    ]),
  ];
  return [
    ...deltas.map((delta) => dataEvent(chunk(delta))),
    dataEvent(chunk({}, reason(calls))),
    ...(stream_options?.include_usage === true
      ? [
          dataEvent({
            ...head(id, model),
            object: 'chat.completion.chunk',
            choices: [],
            usage: usage(),
          }),
        ]
      : []),
    'data: [DONE]\n\n',
  ];
}

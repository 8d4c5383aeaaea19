import { dataEvent, sendEvents, sendJson, USAGE, wordsOf } from './send.mjs';

/** Gemini; it has no ids of calls, and says in the path whether it streams. */
export const gemini = {
  path: /:(generateContent|streamGenerateContent)(\?|$)/,
  tools: ({ tools = [] }) => tools.flatMap((one) => (one.functionDeclarations ?? []).map(({ name }) => name)),
  items: ({ contents }) =>
    contents
      .flatMap(({ parts }) => parts)
      .map((part) => (part.functionResponse === undefined ? { text: part.text ?? '' } : { result: true })),
  send(response, _, { text, calls }, gap, url) {
    const asked = calls.map(({ name, arguments: args }) => ({ functionCall: { name, args } }));
    if (!url.includes(':streamGenerateContent'))
      return sendJson(response, 200, answer([...(text === undefined ? [] : [{ text }]), ...asked], true));
    const parts = [
      ...wordsOf(text ?? '').map((word) => [{ text: word }]),
      ...(asked.length > 0 ? [asked] : []),
    ];
    return sendEvents(
      response,
      parts.map((one, at) => dataEvent(answer(one, at === parts.length - 1))),
      gap,
    );
  },
};

const answer = (parts, last) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...(last ? { finishReason: 'STOP' } : {}) }],
  ...(last
    ? {
        usageMetadata: {
          promptTokenCount: USAGE.input,
          candidatesTokenCount: USAGE.output,
          totalTokenCount: USAGE.input + USAGE.output,
        },
      }
    : {}),
});

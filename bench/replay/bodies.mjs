/**
 * Requests of the four dialects that ask the same: what the system says, what was said so far (`talk`, texts of user and assistant in turn), tools as
 * `{name, description, parameters}`, and `settings` in the words of the dialect. Each gives `{variable, path, headers, body}`.
 */
export const DIALECTS = {
  chat: ({ system, talk, tools, settings, stream = false }) => ({
    variable: 'OPENAI_BASE_URL',
    path: '/chat/completions',
    headers: {},
    body: {
      model: 'gpt-test',
      messages: [{ role: 'system', content: system }, ...messages(talk)],
      ...(tools.length > 0 ? { tools: tools.map((tool) => ({ type: 'function', function: tool })) } : {}),
      ...settings,
      ...(stream ? { stream, stream_options: { include_usage: true } } : {}),
    },
  }),
  responses: ({ system, talk, tools, settings, stream = false }) => ({
    variable: 'OPENAI_BASE_URL',
    path: '/responses',
    headers: {},
    body: {
      model: 'gpt-test',
      instructions: system,
      input: messages(talk),
      tools: tools.map((tool) => ({ type: 'function', strict: false, ...tool })),
      ...settings,
      ...(stream ? { stream } : {}),
    },
  }),
  gemini: ({ system, talk, tools, settings, stream = false }) => ({
    variable: 'GOOGLE_GEMINI_BASE_URL',
    path: `/v1beta/models/gemini-test:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    headers: {},
    body: {
      systemInstruction: { role: 'user', parts: [{ text: system }] },
      contents: talk.map((text, at) => ({ role: at % 2 === 0 ? 'user' : 'model', parts: [{ text }] })),
      tools: [{ functionDeclarations: tools }],
      generationConfig: settings,
    },
  }),
  anthropic: ({ system, talk, tools, settings, stream = false }) => ({
    variable: 'ANTHROPIC_BASE_URL',
    path: '/v1/messages',
    headers: { 'anthropic-version': '2023-06-01' },
    body: {
      model: 'claude-test',
      max_tokens: 1024,
      system: [{ type: 'text', text: system }],
      messages: messages(talk),
      tools: tools.map(({ name, description, parameters }) => ({
        name,
        description,
        input_schema: parameters,
      })),
      ...settings,
      ...(stream ? { stream } : {}),
    },
  }),
};

const messages = (talk) =>
  talk.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

/** Records in the forms that `import-traces` reads; every text is of our own making. */

/** A task with expected calls, as benchmarks of tool use record it: the tool was called for the wrong order. */
export const taskRecord = {
  id: 'shop-7-1',
  dataset: 'shop-tasks',
  domain: 'retail',
  agent: 'shop-bot v2',
  task: {
    instruction: 'You want to send back the blue kettle of order A7.',
    expected_tool_calls: [{ name: 'return_item', arguments: { order: 'A7', item: 'kettle' } }],
    expected_outputs: ['39.50'],
  },
  messages: [
    { role: 'system', content: 'You serve customers of a kitchen shop.' },
    { role: 'user', content: 'I want to send my kettle back.' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'find_order', arguments: '{"customer":"Mia"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'c1', name: 'find_order', content: '{"order":"B2"}' },
    { role: 'assistant', content: 'Is it order B2?' },
    { role: 'user', content: 'No, A7.' },
    { role: 'assistant', content: 'Order B2 is on its way back to us.' },
  ],
  tool_calls: [
    { id: 'c1', name: 'find_order', arguments: { customer: 'Mia' }, step: 2, result: '{"order":"B2"}' },
  ],
  final_output: 'Order B2 is on its way back to us.',
  reward: 0,
  label: 0,
  meta: { evaluation: { database_match: false, success: false, num_messages: 7 } },
};

/** Agents that talk about a question, with the step that a person found wrong. */
export const attributionRecord = {
  id: 'team-3',
  dataset: 'teams',
  question: 'In which year was the mill built?',
  ground_truth: '1871',
  history: [
    { index: 0, name: 'Planner', role: 'assistant', content: 'Look it up in the register.' },
    { index: 1, name: 'Terminal', role: 'user', content: 'exit code 0' },
    { index: 2, name: 'Researcher', role: 'assistant', content: 'The register says 1917.' },
  ],
  mistake_agent: 'Researcher',
  mistake_step: 2,
  mistake_reason: 'The researcher read the year of the fire as the year of building.',
};

/** A plain chat log of two questions with a verdict. */
export const chatRecord = {
  id: 'chat-1',
  tags: ['night'],
  messages: [
    { role: 'user', content: 'Do you ship to Norway?' },
    { role: 'assistant', content: 'Yes, in five days.' },
    { role: 'user', content: 'And on Sundays?' },
    { role: 'assistant', content: 'No.' },
  ],
  pass: true,
};

/** Our own form of interface 2.7a. */
export const ownTraceRecord = {
  trace_id: 'trace_1',
  agent_id: 'support-bot',
  root_span_id: 'span_1',
  created_at: '2026-01-02T03:04:05.000Z',
  input: { text: 'Where is order A7?' },
  metadata: { test_case_id: 'orders/where', reward: 1 },
  spans: [
    {
      span_id: 'span_1',
      trace_id: 'trace_1',
      parent_span_id: null,
      name: 'support-bot',
      kind: 'agent',
      input: {},
      output: { text: 'In the van.' },
      start_time: '2026-01-02T03:04:05Z',
      end_time: '2026-01-02T03:04:06.500Z',
      status: 'completed',
      tokens_input: 12,
    },
    {
      span_id: 'span_2',
      trace_id: 'trace_1',
      parent_span_id: 'span_1',
      name: 'track',
      kind: 'tool',
      input: { order: 'A7' },
      output: { result: 'van' },
      start_time: '2026-01-02T03:04:05Z',
    },
    {
      span_id: 'span_3',
      trace_id: 'trace_1',
      parent_span_id: 'span_1',
      name: 'search',
      kind: 'retrieval',
      input: {},
      output: { documents: ['Vans leave at nine.', { text: 'They come back at six.' }] },
      start_time: '2026-01-02T03:04:05Z',
    },
  ],
};

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });

/** An export of one trace by the semantic conventions for generative AI. */
export const otlpRecord = {
  resourceSpans: [
    {
      resource: { attributes: [text('service.name', 'travel-bot')] },
      scopeSpans: [
        {
          spans: [
            {
              traceId: 'aa11',
              spanId: '02',
              parentSpanId: '01',
              name: 'execute_tool find_train',
              startTimeUnixNano: '1700000000100000000',
              endTimeUnixNano: '1700000000200000000',
              attributes: [
                text('gen_ai.operation.name', 'execute_tool'),
                text('gen_ai.tool.name', 'find_train'),
                text('gen_ai.tool.call.arguments', '{"to":"Bergen"}'),
                text('gen_ai.tool.call.result', '["09:10"]'),
              ],
            },
            {
              traceId: 'aa11',
              spanId: '01',
              name: 'invoke_agent',
              startTimeUnixNano: '1700000000000000000',
              endTimeUnixNano: '1700000000900000000',
              attributes: [
                text('gen_ai.operation.name', 'invoke_agent'),
                text(
                  'gen_ai.input.messages',
                  '[{"role":"user","parts":[{"type":"text","content":"When does a train leave for Bergen?"}]}]',
                ),
                text(
                  'gen_ai.output.messages',
                  '[{"role":"assistant","parts":[{"type":"text","content":"At ten past nine."}]}]',
                ),
                { key: 'gen_ai.usage.input_tokens', value: { intValue: '40' } },
                { key: 'assay.reward', value: { doubleValue: 0.4 } },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** One request of each operation that takes a body, by its name. Ids stand for those that a service answered before. */
export const REQUEST_EXAMPLES: Record<string, object> = {
  'create-scorer': {
    name: 'Says a number of days',
    type: 'regex',
    config: { pattern: '[0-9]+ days' },
  },
  evaluate: {
    input: 'Can I return tea?',
    output: 'Within 30 days.',
    context: ['Tea can be returned within 30 days.'],
    scorers: ['faithfulness', 'toxicity'],
    threshold: 0.7,
  },
  'evaluate-batch': {
    items: [{ input: 'Can I return tea?', output: 'Within 30 days.' }],
    scorers: ['answer_relevancy'],
    config: { parallel: true, fail_fast: false },
  },
  'create-agent': {
    name: 'Shop',
    provider: 'custom',
    system_prompt: 'Answer customers of a tea shop.',
    invocation: { url: 'https://agent.example.com/chat', body_template: '{"q": "{{ input }}"}' },
  },
  'create-test-case': {
    name: 'Returns',
    agent_id: 'agent_1',
    tags: ['returns'],
    turns: [{ input: { text: 'Can I return tea?' }, expected_behavior: 'Says "30 days".' }],
  },
  'generate-test-cases': {
    agent_id: 'agent_1',
    source_type: 'documents',
    documents: [{ name: 'Returns', content: 'Unopened tea can be returned within 30 days.' }],
    generation_config: { num_test_cases: 5 },
  },
  'create-run': {
    tags: ['returns'],
    config: { parallel: true, max_retries: 2, timeout_ms: 60000 },
  },
  'create-experiment': {
    name: 'Shorter prompt',
    agent_id: 'agent_1',
    test_case_ids: ['case_1'],
    metrics: ['relevance', 'latency_ms'],
    variants: [
      { name: 'as it is', config: {} },
      { name: 'brief', config: { system_prompt: 'Be brief.' } },
    ],
  },
  'optimize-prompt': { agent_id: 'agent_1', optimization_type: 'error_driven', failure_window: '30d' },
  'create-trace': {
    agent_id: 'agent_1',
    input: { messages: [{ role: 'user', content: 'Where is TK-7?' }] },
    metadata: { session_id: 'session 1' },
  },
  'add-span': {
    name: 'get_order',
    kind: 'tool',
    input: { order: 'TK-7' },
    start_time: '2026-01-05T09:00:00.000Z',
  },
  'update-span': {
    output: { content: 'on its way' },
    end_time: '2026-01-05T09:00:00.250Z',
    status: 'completed',
  },
  'create-webhook': {
    url: 'https://hooks.example.com/assay',
    events: ['run.failed'],
    secret: 'at least sixteen characters',
  },
};

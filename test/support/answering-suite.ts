import { createEngine, type Engine } from '../../src/engine/engine.ts';
import { seededPorts } from './seeded-ports.ts';

/** What the agent's server sends back for an input: the body as JSON, or a text as it is. */
export type Answering = (request: { input: string; system_prompt?: string }) => unknown;

/** An engine in memory with an evals folder of these files and one agent over HTTP, whose bodies are given. */
export function answeringSuite(files: Record<string, string>, answering: Answering): Engine {
  const ports = seededPorts({
    http: async ({ body }) => {
      const answer = answering(JSON.parse(String(body)));
      return { status: 200, headers: {}, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
  });
  const folder = `${ports.env.cwd()}/evals`;
  const all = {
    'agents/a.yaml':
      'name: A\nprovider: custom\nsystem_prompt: plain\ninvocation: { url: "http://127.0.0.1:1/chat" }\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) ports.files.writeAtomic(`${folder}/${name}`, text);
  return createEngine({ ports, judge: { provider: 'offline' } });
}

/** One case a question, in the order given; `turn` adds to each turn. */
export function casesOf(questions: readonly string[], turn = ''): string {
  return questions
    .map(
      (input, index) =>
        `- id: c${index}\n  name: Case ${index}\n  turns: [{ input: "${input}", expected_behavior: "Says 30 days."${turn} }]\n`,
    )
    .join('');
}

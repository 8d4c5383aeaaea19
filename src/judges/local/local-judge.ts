import { directPost } from '../chat/post-chat.ts';
import { chatConnection, type Endpoint, type JudgePorts } from '../chat-completions.ts';
import type { Judge } from '../judge.ts';
import { modelJudge } from '../model-judge.ts';
import { formInWords } from './form-in-words.ts';

/** What the models of this machine cost. */
export const FREE = { '': { input: 0, output: 0 } } as const;

/** A judge behind a model server of one's own, which asks for no key and holds models to a schema that they do not see. */
export function localJudge(endpoint: Endpoint, ports: JudgePorts): Judge {
  const connection = chatConnection('local', endpoint, ports, directPost(endpoint, ports));
  return modelJudge(
    {
      ...connection,
      exchange: (request, signal) =>
        connection.exchange({ ...request, unseen: formInWords(request.form.schema) }, signal),
    },
    ports.random,
    endpoint.prices,
  );
}

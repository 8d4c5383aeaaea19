import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PROMPT_VERSION } from '../../src/judges/prompt.ts';
import { scorerRegistry } from '../../src/scorers/registry.ts';
import { resultWith } from '../support/evaluate-with.ts';
import { fillingJudge } from '../support/form-filler.ts';
import { SCORER_SAMPLES } from '../support/scorer-samples.ts';

const registry = scorerRegistry([]);

/** What is asked under which key, over the samples of all scorers: the beginning of a digest of the words. */
async function promptsByKey(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [name, { subject, script }] of Object.entries(SCORER_SAMPLES)) {
    const scorer = registry.find(name);
    if (scorer === undefined) throw new Error(`no scorer ${name}`);
    const judge = fillingJudge(script, (answer, { key, instructions }) => {
      digests[key] = createHash('sha256').update(instructions).digest('hex').slice(0, 8);
      return answer;
    });
    await resultWith(judge, scorer, subject);
  }
  return Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where the words of a prompt change, the version in its key changes too: results name it, and it decides what can be compared. */
it('has a version for the words of every prompt', async () => {
  expect(PROMPT_VERSION).toBe('2');
  expect(await promptsByKey()).toMatchInlineSnapshot(`
    {
      "answer_relevancy/statements@4": "e45fec48",
      "argument_correctness/arguments@3": "8fb3cba3",
      "bias/findings@2": "fbdabd8b",
      "contextual_precision/chunks@2": "d0e3a6d9",
      "contextual_recall/statements@2": "0e0aef05",
      "contextual_relevancy/chunks@3": "30a36d62",
      "conversation_completeness/intentions@2": "226a97cf",
      "conversation_completeness/verdicts@2": "cccd575d",
      "faithfulness/claims@2": "b2e6f3fc",
      "faithfulness/verify@2": "f46922f8",
      "goal_accuracy/goals@2": "78bac249",
      "goal_accuracy/verdicts@2": "078b8e21",
      "knowledge_retention/facts@3": "f93c4b30",
      "knowledge_retention/turns@3": "2e15520a",
      "misuse/requests@3": "fd832e9e",
      "non_advice/findings@2": "3e2b8a63",
      "pii_leakage/findings@3": "41375f3e",
      "plan_adherence/steps@3": "a87ac094",
      "plan_quality/requirements@2": "ab895265",
      "plan_quality/verdicts@2": "2493ba4b",
      "playval/criteria@2": "cad9d592",
      "playval/verdicts@2": "057c8d29",
      "role_adherence/turns@2": "12164ce6",
      "role_violation/findings@2": "ff912992",
      "safety@3/toxicity@3+bias@2+pii_leakage@3": "e09f4272",
      "step_efficiency/steps@2": "3aaeabc9",
      "task_completion/requirements@4": "5de51b87",
      "task_completion/verdicts@4": "1b409106",
      "tool_correctness/choice@3": "4b5002b1",
      "tool_use/conversation@4": "2c734fee",
      "topic_adherence/units@2": "282875ea",
      "toxicity/findings@3": "a500fab9",
      "turn_contextual_precision/chunks@2": "21abd194",
      "turn_contextual_recall/statements@2": "0e0aef05",
      "turn_contextual_relevancy/chunks@2": "3283d154",
      "turn_faithfulness/claims@2": "620c1e1c",
      "turn_faithfulness/verify@2": "c80ae1a2",
      "turn_relevancy/turns@2": "d48d5d35",
    }
  `);
});

it('tells the verdicts of every scale apart by an example', async () => {
  const bare: string[] = [];
  for (const [name, { subject, script }] of Object.entries(SCORER_SAMPLES)) {
    const scorer = registry.find(name);
    if (scorer === undefined) throw new Error(`no scorer ${name}`);
    const judge = fillingJudge(script, (answer, { key, instructions, form }) => {
      const isItemised = JSON.stringify(form.schema).includes('"id":{');
      if (isItemised && !instructions.includes('\nExample: ')) bare.push(key);
      return answer;
    });
    await resultWith(judge, scorer, subject);
  }
  expect(bare).toEqual([]);
});

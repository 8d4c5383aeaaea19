import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import { asFault } from '../../errors.ts';
import { type ChosenJudge, chooseJudge } from '../../judges/choose-judge.ts';
import type { Form, Judge } from '../../judges/judge.ts';
import { FormError } from '../../judges/judge.ts';
import { findLocalServer, USUAL_SERVERS } from '../../judges/local/find-server.ts';
import { listModels } from '../../judges/local/model-list.ts';
import { traitsOf } from '../../judges/model-traits.ts';
import type { Ports } from '../../ports/ports.ts';
import type { JudgeSettings } from '../../schema/settings.ts';
import { formatCounted } from '../../text/format.ts';
import { type Finding, note, ok, problem } from './finding.ts';

const JUDGE = 'judge';
const SERVERS = 'model servers';
const KEYS = 'keys';

/** Variables that hold the key of a judge. */
const KEY_NAMES = ['OPENAI_API_KEY', 'AZURE_OPENAI_API_KEY', 'ANTHROPIC_API_KEY'] as const;

/** Which keys are there. Values are not looked at, but for whether there is one. */
export function keyFindings({ env }: Pick<Ports, 'env'>): Finding[] {
  return KEY_NAMES.map((name) => {
    const value = env.get(name);
    if (value === undefined) return ok(KEYS, `${name} is not set.`);
    return value.trim() === ''
      ? note(
          KEYS,
          `${name} is set and empty.`,
          'Give it a value, or unset it: a secret that a workflow does not have looks like this.',
        )
      : ok(KEYS, `${name} is set.`);
  });
}

/** Who would judge, and whether it answers; a judge that costs nothing is asked one small question. */
export async function judgeFindings(engine: PortsAccess & Pick<EvalsAccess, 'settings'>): Promise<Finding[]> {
  const { ports } = engine;
  let settings: JudgeSettings;
  try {
    settings = (await engine.settings()).judge;
  } catch (error) {
    const { message } = asFault(error);
    return [
      problem(
        JUDGE,
        `The settings cannot be read: ${message}`,
        'Correct them; assay validate lists every problem.',
      ),
    ];
  }
  try {
    // Without a cache: an answer of yesterday says nothing of today.
    const chosen = await chooseJudge(settings, ports, { maxRetries: 0 });
    const notes = (chosen.judge.notes ?? []).map((text) => ok(JUDGE, text));
    return [await chosenFinding(chosen, settings, ports), ...notes, ...(await serverFindings(ports))];
  } catch (error) {
    const { message, hint = 'See docs/judge-and-trust.md.' } = asFault(error);
    return [problem(JUDGE, message, hint), ...(await serverFindings(ports))];
  }
}

async function chosenFinding(
  { judge, settings: { provider, model } }: ChosenJudge,
  settings: JudgeSettings,
  { http, clock }: Pick<Ports, 'http' | 'clock'>,
): Promise<Finding> {
  if (provider === 'offline') {
    return settings.provider === 'offline'
      ? ok(JUDGE, 'Answers are judged offline, as the settings ask: many verdicts will be unsure.')
      : note(
          JUDGE,
          'No key is there, so answers are judged offline: many verdicts will be unsure.',
          'Set OPENAI_API_KEY, AZURE_OPENAI_API_KEY or ANTHROPIC_API_KEY, or judge by a model of this machine: judge.provider: local.',
        );
  }
  if (provider === 'onnx')
    return ok(
      JUDGE,
      `${model} judges beside the offline rules; its models are loaded when they are first asked.`,
    );
  const address = settings.base_url ?? undefined;
  if (provider === 'local') {
    const server = await findLocalServer(settings, http);
    return askedFinding(judge, `${model} of ${server.name} at ${server.baseUrl}`, server.baseUrl, clock);
  }
  if (address !== undefined && isHere(address))
    return askedFinding(judge, `${model} at ${address}`, address, clock);
  return ok(JUDGE, `${model} (${provider}) would be asked. It was not: a call costs money.`);
}

/** Whether an address is of this machine, so that nobody is paid for an answer. */
function isHere(address: string): boolean {
  try {
    return /^(?:localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
  } catch {
    return false; // No address: choosing the judge, or the first call, says so.
  }
}

/** Yes or no, with its reason first: the shape of every form in small. */
const FORM: Form<{ verdict: string }> = {
  name: 'doctor_form',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['reason', 'verdict'],
    properties: { reason: { type: 'string' }, verdict: { type: 'string', enum: ['yes', 'no'] } },
  },
  read(json) {
    const verdict = typeof json === 'object' && json !== null && 'verdict' in json ? json.verdict : undefined;
    if (verdict === 'yes' || verdict === 'no') return { verdict };
    throw new FormError('The property "verdict" must be "yes" or "no".');
  },
};

const RUNGS = {
  json_schema: 'held to the schema',
  json_object: 'in JSON mode, as it takes no schema',
  text: 'as text, as it takes neither a schema nor JSON mode',
} as const;

/** Asks one small question, and says whether the answer was in the form and right. */
async function askedFinding(
  judge: Judge,
  who: string,
  baseUrl: string,
  clock: Ports['clock'],
): Promise<Finding> {
  const begun = clock.monotonic();
  try {
    const { answer } = await judge.fill({
      key: 'doctor/sum@1',
      instructions:
        'Decide whether the statement is true. verdict: yes or no. Example: for "One and one is three" it is no.',
      promptInputs: { statement: 'Two and three is five.' },
      form: FORM,
      offline: () => ({ reason: '', verdict: 'yes' }),
    });
    const took = `${((clock.monotonic() - begun) / 1000).toFixed(1)} s`;
    const how = RUNGS[traitsOf(baseUrl, judge.model).rung];
    if (answer.verdict === 'yes') return ok(JUDGE, `${who} answers in the form, ${how} (${took}).`);
    return note(
      JUDGE,
      `${who} answers in the form, ${how} (${took}), but denies that two and three is five.`,
      'A larger model judges better; assay calibrate measures it on your labels.',
    );
  } catch (error) {
    const { message, hint = 'Try another model.' } = asFault(error);
    return problem(JUDGE, `${who} does not answer in the form: ${message}`, hint);
  }
}

/** Which of the usual model servers run on this machine. */
async function serverFindings({ http }: Pick<Ports, 'http'>): Promise<Finding[]> {
  const lists = await Promise.all(
    USUAL_SERVERS.map(async ({ name, baseUrl }) => ({ name, list: await listModels(baseUrl, http) })),
  );
  const running = lists.flatMap(({ name, list }) =>
    'models' in list
      ? [
          ok(
            SERVERS,
            `${name} at ${list.baseUrl} has ${formatCounted(list.models.length, 'model')}; judge.provider: local asks it.`,
          ),
        ]
      : [],
  );
  return running.length > 0
    ? running
    : [
        ok(
          SERVERS,
          `None of ${USUAL_SERVERS.map(({ name }) => name).join(', ')} answers at its usual port; only judge.provider: local needs one.`,
        ),
      ];
}

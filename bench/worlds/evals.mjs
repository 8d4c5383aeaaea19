import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Writes the evals folder DIR/evals with one world and one agent program, and DIR/plays with what that plays. `world` names a folder
 * beside this file, `state` is what attempts begin with, `player` a program in `players/`; each of `plays` is a case `{id, expected}`, with
 * `calls` and `output` for the player that needs some.
 */
export function writeEvals({ dir, world, state, player, plays, language, concurrency, repeat = 1 }) {
  const evals = join(dir, 'evals');
  const playsFolder = join(dir, 'plays');
  for (const folder of [evals, playsFolder]) rmSync(folder, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const json = (path, value) => write(join(evals, path), `${JSON.stringify(value, null, 2)}\n`);
  json('assay.yaml', {
    judge: { provider: 'offline' },
    run: { concurrency, max_retries: 0, repeats: 'all' },
    gate: { fail_on: 'never' },
  });
  const extension = language === 'python' ? 'py' : 'mjs';
  json(`worlds/${world}.yaml`, {
    name: world,
    state: { data: `${world}/state.json` },
    tools: { file: `${world}/tools.${extension}` },
  });
  cpSync(join(HERE, world), join(evals, 'worlds', world), {
    recursive: true,
    filter: (path) => !/__pycache__/.test(path),
  });
  write(join(evals, 'worlds', world, 'state.json'), JSON.stringify(state));
  json('agents/player.yaml', {
    name: 'Player',
    provider: 'custom',
    invocation: {
      command: [process.execPath, join(HERE, 'players', `${player}.mjs`)],
      env: { PLAYS: playsFolder },
    },
  });
  const cases = plays.map(({ id, expected, checks = [{ matches: '.' }] }) =>
    JSON.stringify({
      id,
      name: id,
      world,
      repeat,
      expected_state: expected,
      turns: [{ input: 'Go.', checks }],
    }),
  );
  write(join(evals, 'test-cases', 'all.jsonl'), `${cases.join('\n')}\n`);
  for (const { id, calls, output } of plays)
    if (calls !== undefined) write(join(playsFolder, `${id}.json`), JSON.stringify({ calls, output }));
  return playsFolder;
}

/** The result of `end_state` of each attempt of a case of results.json; undefined where an attempt has none. */
export const endStates = ({ attempts = [] }) =>
  attempts.map(
    ({ turns = [], results }) =>
      [...turns.map((turn) => turn.results), results].findLast((one) => one?.end_state)?.end_state,
  );

import { startModel } from '../frameworks/model.mjs';
import { workspace } from '../support/assay.mjs';
import { DIALECTS } from './bodies.mjs';
import { writePlans } from './plans.mjs';
import { results, row, shownSome } from './rows.mjs';
import { CHANGES, changeOne, drawing, sampleAsk } from './sample-asks.mjs';

const MISSES = 100;
const CASES = 50;
const CHANGED = [7, 23, 41];
const NAMES = Object.keys(DIALECTS);

/** One word is changed in each of a hundred recorded requests: what the miss says of it. */
export async function missRows() {
  const draw = drawing(17);
  const asks = Array.from({ length: MISSES }, (_, at) => {
    const dialect = NAMES[at % NAMES.length];
    const ask = sampleAsk(draw, dialect);
    // A second request beside it, so that the nearest has to be found.
    const other = DIALECTS[dialect](sampleAsk(draw, dialect));
    const kind = CHANGES[Math.floor(at / NAMES.length) % CHANGES.length];
    return { id: `miss-${at}`, dialect, other, ask, kind, change: changeOne(ask, kind, draw) };
  });
  const plan = ({ id, dialect, other }, ask) => ({ id, rounds: [[other], [DIALECTS[dialect](ask)]] });
  const place = workspace();
  const model = await startModel({ decide: () => ({ text: 'All right.' }) });
  try {
    const writePlan = writePlans({
      dir: place.dir,
      url: model.url,
      plans: asks.map((one) => plan(one, one.ask)),
    });
    await results(place, ['--record']);
    const before = model.requests();
    for (const one of asks) writePlan(plan(one, one.change.ask));
    const replayed = await results(place, ['--replay']);
    const told = asks.map((one) => ({ ...one, said: missOf(replayed.get(one.id)) }));
    const silent = told.filter(({ said }) => said === undefined);
    const unnamed = told.filter(({ said, change }) => said !== undefined && !names(said, change));
    return [
      row(
        `attempts of ${MISSES} with one changed word that do not end in a miss`,
        silent.length,
        0,
        shownSome(silent),
      ),
      row(
        '  misses that do not name the words and their place',
        unnamed.length,
        0,
        unnamed
          .slice(0, 3)
          .map(
            ({ kind, dialect, change, said }) =>
              `${dialect} ${kind} ${change.before}→${change.after}: ${said}`,
          )
          .join(' | ')
          .slice(0, 900),
      ),
      row('  requests that reached the model', model.requests() - before, 0),
    ];
  } finally {
    model.stop();
    place.remove();
  }
}

function missOf(one) {
  const { code, message, hint } = one?.attempts?.[0]?.error ?? {};
  return code === 'cassette_miss' ? `${message} ${hint ?? ''}` : undefined;
}

const names = (said, { before, after, place }) =>
  said.includes(before) && said.includes(after) && place.some((name) => said.includes(name));

/** Fifty recorded cases of three calls each, of which three ask something else: what `--replay=changed` calls. */
export async function changedRows() {
  const draw = drawing(29);
  const plans = Array.from({ length: CASES }, (_, at) => {
    const dialect = NAMES[at % NAMES.length];
    const asks = Array.from({ length: 3 }, () => sampleAsk(draw, dialect));
    return { id: `case-${at}`, dialect, asks };
  });
  const rounds = ({ id, dialect, asks }) => ({ id, rounds: asks.map((ask) => [DIALECTS[dialect](ask)]) });
  const place = workspace();
  let version = 1;
  const model = await startModel({ decide: () => ({ text: `All right, version ${version}.` }) });
  try {
    const writePlan = writePlans({ dir: place.dir, url: model.url, plans: plans.map(rounds) });
    await results(place, ['--record']);
    const recorded = model.requests();
    version = 2;
    // The last request of a case changes: those before it must be made again as well, and count.
    for (const at of CHANGED)
      writePlan(
        rounds({
          ...plans[at],
          asks: [...plans[at].asks.slice(0, 2), changeOne(plans[at].asks[2], 'message', draw).ask],
        }),
      );
    const replayed = await results(place, ['--replay=changed']);
    const calls = model.requests() - recorded;
    const versions = plans.map(({ id }) => outputOf(replayed.get(id)).match(/version \d/g) ?? []);
    const live = versions.filter((each) => each.length === 3 && each.every((one) => one === 'version 2'));
    const kept = versions.filter((each) => each.length === 3 && each.every((one) => one === 'version 1'));
    return [
      {
        ...row(`${CASES} cases, ${CHANGED.length} changed: calls`, calls, 3 * CHANGED.length),
        note: `${recorded} live`,
      },
      row('  calls that are missing', 3 * CHANGED.length - calls, 0),
      row('  changed cases that are not played live from the beginning', CHANGED.length - live.length, 0),
      row(
        '  other cases that are not answered from their recording',
        CASES - CHANGED.length - kept.length,
        0,
      ),
      ...(await againRows(place, model)),
    ];
  } finally {
    model.stop();
    place.remove();
  }
}

/** What missed can be recorded in the same go; then nothing misses any more. */
async function againRows(place, model) {
  await results(place, ['--record', '--replay=changed']);
  const before = model.requests();
  const whole = await results(place, ['--replay']);
  const passed = [...whole.values()].filter(({ status }) => status === 'passed').length;
  return [
    row('  recorded again with --record: cases that miss afterwards', CASES - passed, 0),
    row('  calls afterwards', model.requests() - before, 0),
  ];
}

const outputOf = (one) => one?.attempts?.[0]?.turns?.[0]?.output ?? '';

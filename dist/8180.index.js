export const id = 8180;
export const ids = [8180];
export const modules = {

/***/ 79586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ (MEASURED ?? MEASURED$made()))
/* harmony export */ });
/** Metrics of an experiment that are measured, not scored (contract 9). */
var MEASURED;
function MEASURED$made() { return MEASURED = new Set(['latency_ms', 'cost_usd', 'pass_rate']); }


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ playOfAttempt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;




/**
 * A recorded attempt as evidence: valid when it passed or failed, lost otherwise (contract 5: what errored is not a failed
 * answer). A scorer's value is the mean over the turns where it counts; latency the mean over the answers, in milliseconds.
 */
function playOfAttempt(key, attempt, record) {
    if (attempt.status === 'errored' || attempt.status === 'skipped')
        return {
            lost: {
                ...key,
                status: attempt.unsure === true ? 'unsure' : attempt.status,
                message: attempt.error?.message ?? (whyUnsure(attempt) || 'no scorer had anything to judge'),
            },
        };
    const costs = record.turns.map((turn) => turn.usage?.cost_usd);
    return {
        play: {
            ...key,
            order: record.order ?? 0,
            passed: attempt.status === 'passed',
            scores: scoresOf(attempt),
            latencyMs: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(record.turns.map((turn) => turn.latency_ms)),
            costUsd: costs.every((cost) => typeof cost === 'number')
                ? costs.reduce((sum, cost) => sum + cost, 0)
                : null,
            digest: digestOf(record),
            ...(record.talk === undefined ? {} : { user: record.talk.seed }),
        },
    };
}
/** What could not be told, by the first scorer that says so; empty for an attempt that is not unsure. */
function whyUnsure({ unsure, turns }) {
    if (unsure !== true)
        return '';
    for (const { results } of turns)
        for (const [scorer, result] of Object.entries(results))
            if ((0,(_schema_scorer_result_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(60133))/* .isUnsure */ .hD)(result))
                return `${scorer} is unsure: ${String(result.metadata['unsure_reason'])}`;
    return '';
}
function scoresOf(attempt) {
    const values = new Map();
    for (const turn of attempt.turns)
        for (const [name, result] of Object.entries(turn.results))
            if ((0,(_scorers_counts_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(79721))/* .counts */ .t)(result))
                values.set(name, [...(values.get(name) ?? []), result.score]);
    const scores = Object.create(null);
    for (const [name, list] of values)
        scores[name] = (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(list);
    return scores;
}
/** Of what was answered and called, without the time it took. */
function digestOf({ turns }) {
    const answers = turns.map(({ output, tool_calls }) => [output, tool_calls]);
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 93595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unreachedOverrides)
/* harmony export */ });
/** Settings that a body template can hand over, as it writes them. */
var HANDED;
function HANDED$made() { return HANDED = ['system_prompt', 'model', 'temperature']; }
/**
 * Overrides that a custom HTTP agent would never receive, because its body template does not hand them over: the variants would
 * be the same agent, and the experiment would find, at full price, that nothing differs.
 */
function unreachedOverrides(agent, variants) {
    const { invocation } = agent;
    if (agent.provider !== 'custom' || invocation?.url === undefined)
        return [];
    const body = invocation.method.toUpperCase() === 'GET' ? '' : invocation.body_template;
    // Without a template the body carries everything.
    if (body === undefined)
        return [];
    const written = `${invocation.url} ${body}`;
    return variants.flatMap(({ config }, index) => (HANDED ?? HANDED$made()).filter((name) => config[name] !== undefined && !handsOver(written, name)).map((name) => ({
        path: `variants[${index}].config.${name}`,
        message: `never reaches agent ${agent.id}: its body_template has no {{ ${name} }}`,
        hint: `Add {{ ${name} }} to invocation.body_template, or take the override out.`,
    })));
}
const handsOver = (template, name) => new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(template);


/***/ }),

/***/ 5349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ resources),
/* harmony export */   Y0: () => (/* binding */ withResources),
/* harmony export */   jd: () => (/* binding */ owning)
/* harmony export */ });
/** Nothing yet. */
function resources() {
    const open = [];
    return {
        atClose: (close) => void open.push(close),
        async close() {
            const problems = [];
            for (let close = open.pop(); close !== undefined; close = open.pop())
                try {
                    await close();
                }
                catch (error) {
                    problems.push(error);
                }
            if (problems.length > 0)
                throw problems[0];
        },
    };
}
/** Makes something that owns what it opened. Where it cannot be made, all that was opened for it is closed again. */
async function owning(make) {
    const open = resources();
    try {
        return await make(open);
    }
    catch (error) {
        // What cannot be closed either is a consequence, and the cause says more.
        await open.close().catch(() => undefined);
        throw error;
    }
}
/**
 * Does work with what is opened for it, all of which is closed at its end. What went wrong in the work says more than what cannot be
 * closed after it; where the work was done, the first of what cannot be closed is thrown.
 */
function withResources(work) {
    return owning(async (open) => {
        const done = await work(open);
        await open.close();
        return done;
    });
}


/***/ }),

/***/ 51705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measureMutation: () => (/* binding */ measureMutation)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/event-stream.js
var event_stream;
// EXTERNAL MODULE: ./lib/flow/resources.js
var resources;
// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/statistics/shuffled.js
var shuffled;
// EXTERNAL MODULE: ./lib/generation/quantity-phrases.js
var quantity_phrases;
;// CONCATENATED MODULE: ./lib/generation/mutation.js



/** The first that fits turns a rule round; those that forbid come first, since "must not" holds a "must" too. */
var TURNS;
function TURNS$made() { return TURNS = [
    [/\bcannot\b|\bcan not\b|\bcan['’]t\b/i, 'can'],
    [/\b(must|should|may|shall|will|is|are|do|does) not\b/i, '$1'],
    [/\b(must|should|is|are|do|does)n['’]t\b/i, '$1'],
    [/\bNever\b/, 'Always'],
    [/\bnever\b/, 'always'],
    [/\bcan only\b/i, 'can'],
    [/\b(can|may|must|should)\b(?! not\b)/i, '$1 not'],
    [/\bAlways\b/, 'Never'],
    [/\balways\b/, 'never'],
    [/\bonly /i, ''],
]; }
/** Broken variants of the rules: another number, a turned "not", a dropped exception (improvement.md 6.2 step 10). At most one of each kind a unit. */
function mutantsOf(units, documents) {
    const found = new Map();
    for (const unit of units) {
        const { document, start, end, quote } = unit.source;
        const content = documents.get(document);
        if (content === undefined)
            continue;
        const variants = {
            number: otherNumber(unit, quote),
            polarity: turned(quote),
            exception: withoutException(unit, quote),
        };
        for (const [kind, text] of Object.entries(variants)) {
            if (text === undefined || text === quote)
                continue;
            const whole = content.slice(0, start) + text + content.slice(end);
            // Cells of a row share its text; what breaks it is one mutant.
            const key = `${document}\n${whole}`;
            if (!found.has(key))
                found.set(key, {
                    ...{ id: `${unit.id}-${kind}`, unit: unit.id, document, content: whole },
                    ...{ rule: inOneLine(quote), broken: inOneLine(text) },
                });
        }
    }
    return [...found.values()];
}
/** At most so many mutants, in turn from all units, drawn by seed where not each unit gets one; in the order given. */
function spreadMutants(mutants, most, seed) {
    if (mutants.length <= most)
        return [...mutants];
    const groups = new Map();
    for (const one of mutants) {
        const group = groups.get(one.unit);
        if (group === undefined)
            groups.set(one.unit, [one]);
        else
            group.push(one);
    }
    const drawn = (0,(shuffled ??= __webpack_require__(81768))/* shuffled */.A)([...groups.values()], (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(seed).next);
    const kept = new Set();
    for (let round = 0; kept.size < most; round += 1)
        for (const group of drawn) {
            const one = group[round];
            if (one !== undefined && kept.size < most)
                kept.add(one);
        }
    return mutants.filter((one) => kept.has(one));
}
/** Share of the broken policies that the suite notices; null where none could be judged. `play` runs the suite on one. */
async function mutationScore(mutants, play) {
    const survivors = [];
    let killed = 0;
    let errored = 0;
    for (const mutant of mutants) {
        const fate = await play(mutant);
        if (fate === 'killed')
            killed += 1;
        else if (fate === 'errored')
            errored += 1;
        else
            survivors.push(mutant);
    }
    const judged = killed + survivors.length;
    return { score: judged === 0 ? null : killed / judged, killed, errored, survivors };
}
function otherNumber({ quantities }, quote) {
    const [quantity] = quantities;
    const place = quantity === undefined ? undefined : placeOf(quote, quantity.written, true);
    if (quantity === undefined || place === undefined)
        return undefined;
    const { written, kind } = quantity;
    // A date or a clock time twice as large is none.
    const other = (value) => kind === 'date' || kind === 'clock' ? (value <= 1 ? 2 : value - 1) : value === 0 ? 1 : value * 2;
    const word = (0,(quantity_phrases ??= __webpack_require__(12602))/* wordValue */.Io)(written);
    const number = kind === 'date' ? /(\d+)/ : /^\D*?(\d[\d,]*(?:\.\d+)?)\D*$/;
    const digits = number.exec(written)?.[1];
    if (word === undefined && digits === undefined)
        return undefined;
    const said = digits === undefined
        ? String(other(word ?? 0))
        : written.replace(digits, String(other(Number(digits.replaceAll(',', '')))));
    return quote.slice(0, place.start) + said + quote.slice(place.end);
}
function turned(text) {
    const rule = (TURNS ?? TURNS$made()).find(([pattern]) => pattern.test(text));
    return rule === undefined ? undefined : text.replace(rule[0], rule[1]);
}
function withoutException({ exception }, quote) {
    const place = exception === undefined
        ? undefined
        : placeOf(quote, exception.replace(/^([^()]*)\).*$/, '$1').replace(/[.!\s]+$/, ''));
    if (place === undefined || place.start === 0)
        return undefined;
    const before = quote.slice(0, place.start).replace(/[\s,;]+$/, '');
    const after = quote.slice(place.end);
    if (before.endsWith('('))
        return before.slice(0, -1).trimEnd() + after.replace(/^[.!\s]*\)/, '');
    // The exception was a sentence of its own.
    return /[.!]$/.test(before) ? before + after.replace(/^[.!]/, '') : before + after;
}
/**
 * Where a text stands in a quote, although the text has none of its line breaks, indents and marks for bold and code. With `whole` not
 * inside a longer number or word.
 */
function placeOf(quote, text, whole = false) {
    let shown = '';
    const places = [];
    for (const { 0: piece, index } of quote.matchAll(/\*\*|__|`|\s+|[\s\S]/g)) {
        if (piece === '**' || piece === '__' || piece === '`')
            continue;
        shown += piece.trim() === '' ? ' ' : piece;
        places.push(index);
    }
    let at = text === '' ? -1 : shown.indexOf(text);
    while (whole && at >= 0 && isInside(shown, at, at + text.length))
        at = shown.indexOf(text, at + 1);
    if (at < 0)
        return undefined;
    const [start, last] = [places[at], places[at + text.length - 1]];
    return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}
const isInside = (text, start, end) => (/[\w.,]$/.test(text.slice(0, start)) && /^\w/.test(text.slice(start))) ||
    (/\w$/.test(text.slice(0, end)) && /^(?:\w|[.,]\d)/.test(text.slice(end)));
const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

// EXTERNAL MODULE: ./lib/generation/policy-units.js + 2 modules
var policy_units;
// EXTERNAL MODULE: ./lib/judges/judge.js
var judges_judge;
// EXTERNAL MODULE: ./lib/optimizations/attempts.js
var attempts;
// EXTERNAL MODULE: ./lib/optimizations/stored-attempts.js
var stored_attempts;
// EXTERNAL MODULE: ./lib/runs/execution/case-attachments.js + 1 modules
var case_attachments;
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 6 modules
var run_journal;
// EXTERNAL MODULE: ./lib/schema/test-case.js + 1 modules
var test_case;
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs;
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock;
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths;
// EXTERNAL MODULE: ./lib/test-cases/case-hash.js
var case_hash;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/jobs/optimizations/before-optimization.js
var before_optimization;
// EXTERNAL MODULE: ./lib/jobs/optimizations/optimization-material.js
var optimization_material;
// EXTERNAL MODULE: ./lib/jobs/runs/shared-connections.js
var shared_connections;
;// CONCATENATED MODULE: ./lib/jobs/generation/measure-mutation.js



















/** Each is a play of the suite; more of them say little more. */
const MOST_MUTANTS = 20;
/** What the prompt is called as a source of rules. */
const PROMPT = 'system prompt';
/**
 * Whether the cases would notice a broken rule in the agent's prompt (improvement.md 6.2 step 10): they are played with the prompt as
 * it is, and those that pass and gate once with each mutant. Every play is journaled and paid from the budget of `scoring`; a ceiling
 * ends it with what was measured. Rejects with `cancelled`.
 */
async function measureMutation(engine, scoring, agentId, generated, signal) {
    try {
        const agent = await (0,(optimization_material ??= __webpack_require__(18468))/* agentWithPrompt */.aW)(engine, agentId);
        const prompt = agent.agent.system_prompt ?? '';
        const notes = [];
        if (!(await (0,(before_optimization ??= __webpack_require__(20786))/* isReachable */.kj)(engine, agent, notes)))
            return without(notes[0] ?? 'the agent cannot be played');
        const { units } = (0,(policy_units ??= __webpack_require__(1974))/* readPolicy */.T)([{ name: PROMPT, content: prompt }]);
        const seed = engine.options.seed ?? 1;
        const all = mutantsOf(units, new Map([[PROMPT, prompt]]));
        if (all.length === 0)
            return without('the prompt states no rule that could be broken');
        const mutants = spreadMutants(all, MOST_MUTANTS, seed);
        const suite = (await engine.cases()).filter((one) => one.case.agent_id === agentId);
        const known = new Set(suite.map((one) => one.case.id));
        const cases = [...suite, ...loadedOf(engine, agent, generated).filter((one) => !known.has(one.case.id))];
        const measured = await played(engine, scoring, { agent, prompt, cases, mutants, seed }, signal);
        if (all.length > mutants.length)
            measured.notes.push(`${mutants.length} of ${all.length} broken rules were tried for the mutation score, spread over all rules`);
        return measured;
    }
    catch (error) {
        const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
        if (fault.code !== 'validation_failed' && fault.code !== 'budget_exhausted')
            throw error;
        return without((0,(errors ??= __webpack_require__(452))/* faultLine */.z9)(fault));
    }
}
const without = (why) => ({
    notes: [`mutation score not measured: ${why.replace(/\.$/, '')}`],
});
/** Cases that stand in no file, as they would be read from one. */
function loadedOf({ evalsDir, ports }, { agent }, generated) {
    const created_at = new Date(ports.clock.now()).toISOString();
    return generated.map((one, index) => {
        const parsed = (test_case ??= __webpack_require__(57361))/* testCase */.DH.parse({ id: `generated-${index}`, ...one, agent_id: agent.id, created_at });
        return {
            case: parsed,
            location: { file: 'generated', line: 1 },
            hash: (0,(case_hash ??= __webpack_require__(24519))/* caseHash */.T)(parsed),
            baseFolder: evalsDir,
        };
    });
}
async function played(engine, scoring, { agent, prompt, cases, mutants, seed }, signal) {
    const { ports } = engine;
    const { judge, settings, budget } = scoring;
    const planned = await (0,(optimization_material ??= __webpack_require__(18468))/* plannedCases */.C5)(engine, agent, cases.filter((one) => one.case.gating !== false && one.case.skip === undefined));
    const id = ports.ids.next('mut_');
    const paths = (0,(state_paths ??= __webpack_require__(49841))/* statePaths */.m)(engine.stateDir);
    return (0,(resources ??= __webpack_require__(5349))/* withResources */.Y0)(async (open) => {
        const lock = await (0,(state_lock ??= __webpack_require__(56906))/* acquireLock */.I)(paths.mutationFolder(id), ports);
        open.atClose(() => lock.release());
        const connections = (0,(shared_connections ??= __webpack_require__(23206))/* sharedConnections */.P)(engine);
        open.atClose(() => connections.close());
        const journal = (0,(run_journal ??= __webpack_require__(50890))/* openRunJournal */.f)(paths.mutationJournal(id), ports, (0,(blobs ??= __webpack_require__(72693))/* openBlobs */.d)(paths.blobs, ports));
        open.atClose(() => journal.close());
        const config = {
            selection: { agent: agent.agent.id },
            judge: { ...(0,(judges_judge ??= __webpack_require__(16479))/* identityOf */.cu)(judge), id: judge.id, samples: settings.judge.samples },
            gate: { min_pass_rate: 0, fail_on: 'never' },
            seed,
        };
        journal.append({
            type: 'run.started',
            run_id: id,
            at: new Date(ports.clock.now()).toISOString(),
            config,
        });
        const ground = { runId: id, journal, config };
        const attemptSource = (0,(stored_attempts ??= __webpack_require__(51298))/* storedAttempts */.k)({
            ...{ ports, settings, judge, budget, signal, original: prompt, measured: [] },
            ...{
                traces: connections.traces,
                connect: connections.of,
                attachments: (0,(case_attachments ??= __webpack_require__(64947))/* caseAttachments */.v)(engine),
                hidden: [engine.stateDir],
                events: (0,(event_stream ??= __webpack_require__(47217))/* eventStream */.V)(),
            },
            ...{ search: ground, validation: ground, cases: planned },
        });
        const playWith = async (content, plays) => (await attemptSource.play([content], plays, 'baseline'))[0] ?? [];
        const plays = [...planned.keys()].map((case_id) => ({ case_id, repetition: 0 }));
        const asIs = plays.length === 0 ? [] : await playWith(prompt, plays);
        const passing = plays.filter((_, index) => asIs[index]?.status === 'passed');
        if (passing.length === 0)
            return without('no case that gates passes with the prompt as it is');
        return await triedAll(mutants, async ({ content }) => fateOf(await playWith(content, passing)));
    });
}
/** One failure is enough; without one, too many errors leave it open whether there would have been one. */
function fateOf(scores) {
    if (scores.some(({ status }) => status === 'failed'))
        return 'killed';
    const errored = scores.filter(({ status }) => status === 'errored').length;
    return errored > (attempts ??= __webpack_require__(83414))/* BROKEN */.M$ * scores.length ? 'errored' : 'survived';
}
/** The score over the mutants that were played to the end before a ceiling was reached. */
async function triedAll(mutants, play) {
    let stopped;
    let untried = 0;
    const { score, killed, errored, survivors } = await mutationScore(mutants, async (mutant) => {
        if (stopped === undefined)
            try {
                return await play(mutant);
            }
            catch (error) {
                if (!(error instanceof (errors ??= __webpack_require__(452))/* Fault */.vC) || error.code !== 'budget_exhausted')
                    throw error;
                stopped = error;
            }
        untried += 1;
        return 'errored';
    });
    const because = stopped === undefined ? '' : `: ${stopped.message}`;
    if (score === null)
        return without(`no broken rule could be played${because}`);
    const notes = [
        ...(untried === 0
            ? []
            : [`not tried for the mutation score: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(untried, 'broken rule')}${because}`]),
        ...(errored === untried
            ? []
            : [
                `left out of the mutation score: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(errored - untried, 'broken rule')}, whose plays ended in errors`,
            ]),
    ];
    return {
        mutation: {
            mutants: killed + survivors.length,
            killed,
            score,
            survivors: survivors.map(({ rule, broken }) => ({ unit: rule, mutant: broken })),
        },
        notes,
    };
}


/***/ }),

/***/ 83414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ pairs),
/* harmony export */   EX: () => (/* binding */ MOSTLY_UNSURE),
/* harmony export */   M$: () => (/* binding */ BROKEN),
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   XA: () => (/* binding */ meanDifference),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   fE: () => (/* binding */ erroredShare),
/* harmony export */   oP: () => (/* binding */ TO_BE_SURE),
/* harmony export */   s6: () => (/* binding */ valuesByCase),
/* harmony export */   sL: () => (/* binding */ isJudged),
/* harmony export */   wo: () => (/* binding */ unsureShare),
/* harmony export */   zO: () => (/* binding */ (REPETITIONS ?? REPETITIONS$made()))
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__;



/** Repetitions of the phases lie apart, so that a fresh attempt is never an old one. */
var REPETITIONS;
function REPETITIONS$made() { return REPETITIONS = {
    select: 0,
    headroom: 500,
    screen: 700,
    search: 1000,
    check: 5000,
    holdout: 9000,
}; }
/** A candidate of whose attempts a larger share errored is broken (improvement.md 2.4). */
const BROKEN = 0.2;
/** With a larger share of unsure attempts the sure ones are a choice that nobody made on purpose. */
const MOSTLY_UNSURE = 0.5;
/** What would make unsure attempts say something. */
const TO_BE_SURE = 'give the cases checks, or a model as judge';
/** Opens the account of an optimization with a hard limit of attempts. */
function openLedger(attemptSource, limit) {
    const kept = new Map();
    let used = 0;
    let reserve = 0;
    const keyOf = ({ case_id, repetition }) => `${repetition} ${case_id}`;
    const known = (prompt, attempt) => kept.get(prompt)?.get(keyOf(attempt));
    async function playMissing(prompts, attempts, phase) {
        const missing = prompts.map((prompt) => attempts.filter((attempt) => known(prompt, attempt) === undefined));
        // Prompts that lack the same attempts are played together, interleaved by the attempt source.
        const groups = new Map();
        for (const [index, lacking] of missing.entries()) {
            if (lacking.length === 0)
                continue;
            const key = JSON.stringify(lacking);
            const group = groups.get(key) ?? { prompts: [], attempts: lacking };
            group.prompts.push(prompts[index]);
            groups.set(key, group);
        }
        for (const group of groups.values()) {
            const count = group.prompts.length * group.attempts.length;
            if (used + count > limit)
                throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('budget_exhausted', `the budget of ${limit} agent runs is used up`, {
                    where: `phase ${phase}`,
                    hint: 'Raise the budget of agent runs.',
                });
            used += count;
            const answers = await attemptSource.play(group.prompts, group.attempts, phase);
            for (const [index, prompt] of group.prompts.entries()) {
                const own = kept.get(prompt) ?? new Map();
                kept.set(prompt, own);
                for (const [place, attempt] of group.attempts.entries()) {
                    const answer = answers[index]?.[place];
                    if (!answer)
                        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(452))/* .Fault */ .vC('internal', 'the player left a play without an answer');
                    own.set(keyOf(attempt), answer);
                }
            }
        }
    }
    return {
        used: () => used,
        affords: (attempts) => used + attempts <= limit - reserve,
        setAside: (attempts) => {
            reserve = attempts;
        },
        async play(prompts, attempts, phase) {
            await playMissing([...new Set(prompts)], attempts, phase);
            return prompts.map((prompt) => attempts.map((attempt) => known(prompt, attempt)));
        },
        known,
    };
}
/** Attempts of these cases with repetitions from `first` on, one round after the other. */
function attemptsOf(cases, first, count) {
    return Array.from({ length: count }, (_, round) => cases.map((case_id) => ({ case_id, repetition: first + round }))).flat();
}
/** Whether an attempt says something about its prompt. */
const isJudged = ({ status }) => status === 'passed' || status === 'failed';
/** Values by case; a case without any is not there. */
function valuesByCase(attempts, worthOf) {
    const values = new Map();
    for (const attempt of attempts) {
        const value = isJudged(attempt) ? worthOf(attempt) : null;
        if (value === null || !Number.isFinite(value))
            continue;
        const own = values.get(attempt.case_id);
        if (own)
            own.push(value);
        else
            values.set(attempt.case_id, [value]);
    }
    return values;
}
/** Cases that both sides have values of: original and candidate as `a` and `b`. */
function pairs(a, b, worthOf) {
    const left = valuesByCase(a, worthOf);
    const right = valuesByCase(b, worthOf);
    return [...left].flatMap(([caseId, values]) => {
        const others = right.get(caseId);
        return others ? [{ caseId, a: values, b: others }] : [];
    });
}
/** Mean difference b - a over cases with its standard error; null where no case has both sides. */
function meanDifference(a, b, worthOf) {
    const differences = pairs(a, b, worthOf).map((each) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.b) - (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(each.a));
    if (differences.length === 0)
        return null;
    const error = differences.length < 2 ? 0 : Math.sqrt((0,(_statistics_sample_variance_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(18597))/* .sampleVariance */ .y)(differences) / differences.length);
    return { mean: (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(71134))/* .mean */ .i)(differences), error, cases: differences.length };
}
/** Share of the attempts that errored. */
const erroredShare = (attempts) => shareOf(attempts, 'errored');
/** Share of the attempts that are unsure. */
const unsureShare = (attempts) => shareOf(attempts, 'unsure');
function shareOf(attempts, wanted) {
    return attempts.length === 0
        ? 0
        : attempts.filter(({ status }) => status === wanted).length / attempts.length;
}


/***/ }),

/***/ 79031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadComparedRun),
/* harmony export */   V: () => (/* binding */ sameSelection)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_6__;
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__;
/* harmony import */ var _state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_4__;








/** Whether both were asked to play the same: then a case that only one of them has was added or taken away. */
const sameSelection = (a, b) => a !== undefined && b !== undefined && (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([a.cases, a.tags]) === (0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)([b.cases, b.tags]);
/** Shape of a run id (ports/node-ids.ts); anything else can only be a path. */
var RUN_ID;
function RUN_ID$made() { return RUN_ID = /^run_[a-z0-9]+$/; }
/** A string holds no more (512 Mi characters in V8); a run of 10,000 cases takes some 60 MB. */
const LARGEST_FILE = 500 * 1024 * 1024;
/** Problems of a file that are named; the rest is counted. */
const PROBLEMS_NAMED = 5;
/**
 * Opens a finished run by its id in this state folder, or from a results.json file (or the folder that holds one).
 * Rejects with `not_found`, `conflict` (not finished), `malformed_json`, `too_large` or `validation_failed`, each with
 * what to do.
 */
async function loadComparedRun(engine, reference) {
    const { files, env } = engine.ports;
    const paths = (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir);
    if ((RUN_ID ?? RUN_ID$made()).test(reference) && files.stat(paths.journal(reference)) !== null)
        return openStored(engine, reference);
    if (reference.trim() === '')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'no run is named', {
            hint: 'Give a run id or the path of a results.json file.',
        });
    const named = (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(env.cwd(), reference);
    const path = files.stat(named)?.kind === 'directory' ? (0,(node_path__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(76760)).resolve)(named, 'results.json') : named;
    const stat = files.stat(path);
    if (stat?.kind !== 'file')
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('not_found', (RUN_ID ?? RUN_ID$made()).test(reference)
            ? `no run "${reference}" in this state folder`
            : `no run and no results.json file "${reference}"`, {
            where: (RUN_ID ?? RUN_ID$made()).test(reference) ? paths.runs : path,
            hint: 'Give the id of a finished run (see: assay list runs), or the path of a results.json file.',
        });
    if (stat.size > LARGEST_FILE)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('too_large', `${Math.round(stat.size / 2 ** 20)} MB are too much for one results file`, {
            where: path,
            hint: `Up to ${LARGEST_FILE / 2 ** 20} MB can be read. Compare the stored run by its id instead.`,
        });
    const { cases, comparison, repeats: _, failure_analysis: __, ...header } = readResults(await files.readBytes(path), path);
    return {
        header,
        cases,
        comparison,
        selected: undefined,
        selection: undefined,
        close: async () => undefined,
    };
}
async function openStored(engine, runId) {
    const journal = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675)).openStoredRun)(runId, (0,(_state_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(49841))/* .statePaths */ .m)(engine.stateDir), engine.ports);
    try {
        const { header, cases, comparison } = (0,(_stored_run_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(17675))/* .storedReport */ .G)(runId, journal);
        refuseUnfinished(header, runId);
        const selection = journal.config?.selection ?? {};
        return {
            ...{ header, cases, comparison, selection },
            ...(0,(_planning_affected_part_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(82944))/* .unplayedOf */ .mI)({ ...journal.config, selection }),
            close: () => journal.close(),
        };
    }
    catch (error) {
        await journal.close();
        throw error;
    }
}
/** The content of a results.json file, or a Fault that says what is wrong with it. */
function readResults(bytes, path) {
    const value = parse(bytes, path);
    const version = typeof value === 'object' && value !== null && 'schema_version' in value
        ? value.schema_version
        : undefined;
    if (version !== undefined && version !== (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `results of version ${shown(version)}; this Assay reads version ${(_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .RUN_SCHEMA_VERSION */ .ZN}`, {
            where: path,
            hint: 'Compare with the Assay that wrote the file, or play the baseline again with this one.',
        });
    const parsed = (_schema_run_js__WEBPACK_IMPORTED_MODULE_6__ ??= __webpack_require__(48277))/* .runResults */ .Qj.safeParse(value);
    if (!parsed.success) {
        const problems = (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .valueProblems */ .ce)(parsed.error, value).map((one) => ({
            path: (0,(_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_7__ ??= __webpack_require__(10043))/* .pathText */ .LF)(one.path),
            message: one.message,
        }));
        throw notResults(path, problems);
    }
    refuseUnfinished(parsed.data, path);
    const seen = new Set();
    for (const [index, { id }] of parsed.data.cases.entries()) {
        if (seen.has(id))
            throw notResults(path, [
                { path: `cases[${index}].id`, message: `a second case has the id ${shown(id)}` },
            ]);
        seen.add(id);
    }
    return parsed.data;
}
function parse(bytes, path) {
    const hint = 'Name the results.json of a run; assay report RUN_ID writes it again.';
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', 'not a text in UTF-8', { where: path, hint, cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        const what = text.trim() === '' ? 'the file is empty' : `not JSON: ${cause.message}`; // Only a SyntaxError.
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('malformed_json', what, { where: path, hint, cause });
    }
}
function notResults(path, problems) {
    const named = problems.slice(0, PROBLEMS_NAMED);
    const lines = named.map(({ path: at, message }) => `${at === '' ? 'the file' : at} ${message}`);
    const more = problems.length > named.length ? ` (and ${problems.length - named.length} more)` : '';
    return new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('validation_failed', `not the results of a run: ${lines.join('; ')}${more}`, {
        where: path,
        hint: 'Name the results.json of a run; assay report RUN_ID writes it again.',
    });
}
/** A run that did not end holds cases that were never played: compared, they would look like removed ones. */
function refuseUnfinished({ status, run_id: runId }, where) {
    if (status === 'completed')
        return;
    throw new (_errors_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(452))/* .Fault */ .vC('conflict', `run ${runId} did not finish (status ${status})`, {
        where,
        hint: `Finish it first: assay run --resume ${runId}`,
    });
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
};


/***/ }),

/***/ 82944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fc: () => (/* binding */ shownBase),
/* harmony export */   mE: () => (/* binding */ affectedPart),
/* harmony export */   mI: () => (/* binding */ unplayedOf),
/* harmony export */   oC: () => (/* binding */ affectedVerdict),
/* harmony export */   yZ: () => (/* binding */ gateOfPart)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__;

/** The counts of a choice among the cases of a plan. */
function affectedPart({ base, changed, of }, chosen) {
    const gating = chosen.filter(({ description }) => description.gating && description.skip === undefined);
    return { base, changed, of, chosen: chosen.length, gating: gating.length };
}
/** What a comparison is given of the cases that a run did not play. `sameSelection`: the baseline was asked for the same ones. */
function unplayedOf({ selection: { cases, tags }, affected }, sameSelection = false) {
    return {
        // An empty list selects nothing.
        selected: (cases === undefined && tags === undefined) || sameSelection ? 'all' : 'some',
        unaffected: affected?.unaffected,
    };
}
/**
 * What the gate may ask of affected cases alone: the required number of cases is one of the suite, and an average is only asked
 * where a case that is played has the scorer.
 */
function gateOfPart(gate, { of, chosen: count }, chosen) {
    if (count === of)
        return gate;
    const played = chosen.filter(({ description }) => description.skip === undefined);
    const scorers = new Set(played.flatMap(({ description }) => description.scorers.flat()));
    return {
        ...gate,
        min_cases: of < gate.min_cases ? gate.min_cases : Math.min(gate.min_cases, 1),
        min_scores: Object.fromEntries(Object.entries(gate.min_scores).filter(([name]) => scorers.has(name))),
    };
}
/**
 * The verdict of a run of affected cases: neutral where nothing that gates is affected (contract 5), because then nothing was to
 * be judged by rule; else the one that it has, which says that it is one of a part.
 */
function affectedVerdict(verdict, part) {
    if (part === undefined || verdict.exitCode === 130)
        return verdict;
    const { of, chosen, gating } = part;
    if (gating > 0 && chosen === of)
        return verdict;
    const share = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(chosen)} of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(of, 'case')}`;
    if (gating > 0)
        return {
            ...verdict,
            reason: `${verdict.reason} Played: ${share}, those that the ${filesOf(part)} affect${part.changed === 1 ? 's' : ''}.`,
        };
    // Whoever selected nothing at all made a mistake; that is not for the change to excuse.
    if (of === 0)
        return verdict;
    return { conclusion: 'neutral', reason: nothingAffected(part), exitCode: 0 };
}
function nothingAffected(part) {
    if (part.changed === 0)
        return `Skipped: no file changed since ${shownBase(part.base)}.`;
    if (part.chosen === 0)
        return `Skipped: no eval depends on the ${filesOf(part)}.`;
    return `Skipped: no eval that is played and gates depends on the ${filesOf(part)} (${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(part.chosen, 'other')} ${part.chosen === 1 ? 'does' : 'do'}).`;
}
const filesOf = ({ changed }) => (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(changed, 'changed file');
/** A commit is known by its first letters. */
const shownBase = (base) => (/^[0-9a-f]{40,64}$/.test(base) ? base.slice(0, 10) : base);


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ benjaminiHochberg)
/* harmony export */ });
/**
 * Benjamini-Hochberg step-up adjustment (Benjamini and Hochberg 1995): of the claims with `adjusted <= q`, on average at most the
 * share q is false. For exploring many secondary metrics at once, where Holm would find nothing; not for the one claim that decides.
 * Assumes independent or positively dependent tests. `adjusted` keeps the order of the input. RangeError for a p outside
 * 0..1.
 */
function benjaminiHochberg(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`benjaminiHochberg: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[b] - p[a]);
    const adjusted = new Array(p.length);
    let lowest = 1;
    for (const [place, row] of order.entries()) {
        lowest = Math.min(lowest, (p[row] * p.length) / (p.length - place));
        adjusted[row] = lowest;
    }
    return { adjusted };
}


/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* harmony import */ var _stirling_error_js__WEBPACK_IMPORTED_MODULE_0__;

/** ln n! for a whole n >= 0 (Stirling's formula with what it leaves out, stirling-error.ts). RangeError for anything else. */
function logFactorial(n) {
    if (!(Number.isSafeInteger(n) && n >= 0))
        throw new RangeError(`logFactorial: ${n} is not a whole number >= 0`);
    if (n < 2)
        return 0;
    return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + (0,(_stirling_error_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(13620))/* .stirlingError */ .$)(n);
}
/**
 * ln of the binomial coefficient "n over k": how many ways there are to choose k of n. -Infinity outside 0 <= k <= n, where
 * there is none. Logarithms because the coefficient itself overflows beyond n = 1029.
 */
function logChoose(n, k) {
    if (k < 0 || k > n)
        return Number.NEGATIVE_INFINITY;
    if (k === 0 || k === n)
        return 0;
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 71134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/**
 * Arithmetic mean with compensated summation (Kahan 1965, in Neumaier's form, which also survives a term larger than the
 * sum so far), so the order of 100,000 scores does not show in the last digits. RangeError for no numbers:
 * there is no such value.
 */
function mean(values) {
    let sum = 0;
    let lost = 0;
    let count = 0;
    for (const value of values) {
        const next = sum + value;
        lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
        sum = next;
        count += 1;
    }
    if (count === 0)
        throw new RangeError('mean: no numbers');
    return (sum + lost) / count;
}


/***/ }),

/***/ 86453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ newcombeInterval)
/* harmony export */ });
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Interval of the difference of two shares, `x2` of `n2` minus `x1` of `n1`, built from their two Wilson intervals (Newcombe
 * 1998, Statistics in Medicine 17:873, method 10). It stays inside -1..1 and does not collapse where all pass or none does,
 * as an interval from the scatter would. Counts may be fractions, as means of runs times the number of cases are.
 * RangeError when a count is no share.
 */
function newcombeInterval(x1, n1, x2, n2, confidence = 0.95) {
    const [low1, high1] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x1, n1, confidence);
    const [low2, high2] = (0,(_wilson_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(52215))/* .wilsonInterval */ .Y)(x2, n2, confidence);
    const share1 = x1 / n1;
    const share2 = x2 / n2;
    const diff = share2 - share1;
    return [diff - Math.hypot(share2 - low2, high1 - share1), diff + Math.hypot(high2 - share2, share1 - low1)];
}


/***/ }),

/***/ 46172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zl: () => (/* binding */ normalQuantile),
/* harmony export */   nG: () => (/* binding */ normalSf)
/* harmony export */ });
/* unused harmony export normalCdf */
var ROOT_TWO_PI;
function ROOT_TWO_PI$made() { return ROOT_TWO_PI = Math.sqrt(2 * Math.PI); }
/** Below this the power series is short and loses at most two digits; above it the continued fraction is short. */
const SWITCH = 2;
/** Steps after which the fraction is settled to the last digit at z = 2, its slowest point. */
const FRACTION_STEPS = 80;
function density(z) {
    return Math.exp((-z * z) / 2) / (ROOT_TWO_PI ?? ROOT_TWO_PI$made());
}
/**
 * P(Z > z) of the standard normal, the one-sided p-value of a z statistic, with relative accuracy in the far tail:
 * Marsaglia's series near the middle (J. Stat. Software 11:4, 2004), Laplace's continued fraction of the Mills ratio
 * beyond (Abramowitz & Stegun 26.2.14).
 */
function normalSf(z) {
    if (Number.isNaN(z))
        throw new RangeError('normalSf: z is not a number');
    if (z < -SWITCH)
        return 1 - normalSf(-z);
    if (z === Infinity)
        return 0;
    if (z > SWITCH) {
        let ratio = z;
        for (let k = FRACTION_STEPS; k >= 1; k -= 1)
            ratio = z + k / ratio;
        return density(z) / ratio;
    }
    let term = z;
    let sum = z;
    for (let k = 3;; k += 2) {
        term *= (z * z) / k;
        if (sum + term === sum)
            return 0.5 - density(z) * sum;
        sum += term;
    }
}
/** P(Z <= z) of the standard normal; the lower tail keeps its digits (it is the upper tail of −z). */
function normalCdf(z) {
    return normalSf(-z);
}
/**
 * The z with P(Z <= z) = p. Newton's method on the logarithm of the tail, which is concave: from a start outside the
 * root it comes down to it without overshooting, for p = 1e-300 as well. p 0 and 1 give −Infinity and Infinity;
 * RangeError for a p outside 0..1.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`normalQuantile: p must be in 0..1, got ${p}`);
    if (p === 0.5)
        return 0;
    const tail = Math.min(p, 1 - p);
    const sign = p < 0.5 ? -1 : 1;
    if (tail === 0)
        return sign * Infinity;
    // P(Z > z) <= exp(-z²/2)/2, so this start is never below the root.
    let z = Math.sqrt(-2 * Math.log(2 * tail));
    for (let step = 0; step < 50; step += 1) {
        const here = normalSf(z);
        const move = (Math.log(here / tail) * here) / density(z);
        z += move;
        if (Math.abs(move) <= 1e-15 * z)
            break;
    }
    return sign * z;
}


/***/ }),

/***/ 89926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ roundedInterval),
/* harmony export */   W: () => (/* binding */ rounded)
/* harmony export */ });
/** A figure as it is stored: `digits` decimals, four by default (metrics.md 0.1), and never a negative zero; null stays null. */
function rounded(value, digits = 4) {
    if (value === null)
        return value;
    const scale = 10 ** digits;
    // Epsilon of its own size: 1.00005 is stored a hair below, and would round down. The type only says whether it can be null.
    return (Math.round(value * scale * (1 + Number.EPSILON)) / scale + 0);
}
/** Both ends of an interval, rounded. */
const roundedInterval = (interval) => interval === null ? null : [rounded(interval[0]), rounded(interval[1])];


/***/ }),

/***/ 18597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ sampleVariance)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_0__;

/**
 * Unbiased sample variance (divisor n - 1): how far numbers scatter around their own mean. Two passes, so a large mean does
 * not eat the digits of a small scatter. RangeError for fewer than two numbers: one number scatters around nothing.
 */
function sampleVariance(values) {
    if (values.length < 2)
        throw new RangeError(`sampleVariance: ${values.length} numbers, two are needed`);
    const middle = (0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values);
    return ((0,(_mean_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(71134))/* .mean */ .i)(values.map((value) => (value - middle) ** 2)) * values.length) / (values.length - 1);
}


/***/ }),

/***/ 13620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ stirlingError)
/* harmony export */ });
/** First neglected term of the series below is under 1e-16 from here on. */
const SERIES_FROM = 15;
/**
 * What Stirling's formula leaves out: ln Γ(x+1) − [(x + ½) ln x − x + ½ ln 2π], for x > 0. Probabilities built from
 * three of these small numbers keep their digits where differences of large log-gammas would cancel them
 * (Loader 2000, "Fast and accurate computation of binomial probabilities").
 */
function stirlingError(x) {
    if (!(x > 0))
        throw new RangeError(`stirlingError: x must be above 0, got ${x}`);
    let at = x;
    let error = 0;
    // Exact step from Γ(x+1) = Γ(x+2)/(x+1): climb until the asymptotic series holds.
    while (at < SERIES_FROM) {
        error += (at + 0.5) * Math.log1p(1 / at) - 1;
        at += 1;
    }
    const inverse = 1 / (at * at);
    // Bernoulli terms B_2k / (2k (2k-1)), Abramowitz & Stegun 6.1.40.
    const series = 1 / 12 -
        inverse *
            (1 / 360 -
                inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188 - inverse * (691 / 360360)))));
    return error + series / at;
}


/***/ }),

/***/ 52215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__;

/** The usual two-sided normal quantiles, z of (1 + confidence) / 2, to the last digit. */
var QUANTILES;
function QUANTILES$made() { return QUANTILES = {
    0.9: 1.6448536269514722,
    0.95: 1.959963984540054,
    0.99: 2.5758293035489004,
}; }
/**
 * Wilson score interval of a share: which true rates are compatible with `successes` out of `total`. It stays inside
 * 0..1 and keeps its promise for a handful of cases, where the textbook interval (mean ± z·SE) is far too narrow
 * (Wilson 1927, JASA 22:209; statistics.md 4.3 step 5). Fractions are allowed: an effective size n/deff is one.
 * RangeError when there is nothing to estimate from (`total` 0) and for a confidence outside 0..1.
 */
function wilsonInterval(successes, total, confidence = 0.95) {
    if (!(total > 0 && successes >= 0 && successes <= total))
        throw new RangeError(`wilsonInterval: ${successes} of ${total} is no share`);
    const z = (QUANTILES ?? QUANTILES$made())[confidence] ?? (0,(_normal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(46172))/* .normalQuantile */ .Zl)((1 + confidence) / 2);
    const z2 = z ** 2;
    const share = successes / total;
    const centre = share + z2 / (2 * total);
    const half = z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
    const scale = 1 + z2 / total;
    // At 0 and at all the exact ends are 0 and 1; rounding must not move them.
    return [
        successes === 0 ? 0 : Math.max(0, (centre - half) / scale),
        successes === total ? 1 : Math.min(1, (centre + half) / scale),
    ];
}


/***/ })

};

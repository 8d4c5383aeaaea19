export const id = 6059;
export const ids = [6059];
export const modules = {

/***/ 66059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ compareRuns),
  Z: () => (/* binding */ comparedInDetail)
});

// EXTERNAL MODULE: ./lib/ports/seeded-random.js
var seeded_random;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/statistics/paired-contrast.js
var paired_contrast;
// EXTERNAL MODULE: ./lib/statistics/rounded.js
var rounded;
;// CONCATENATED MODULE: ./lib/runs/comparing/baseline-age.js

const DAY_MS = 86_400_000;
/**
 * An older baseline is no longer "before this change": providers move their models behind one name, and documents that agents
 * read change, within weeks. Two of them cover a holiday; in-house gates that were looked at warn after three days to one week.
 */
const STALE_AFTER_DAYS = 14;
/** How old the baseline is at `now` (milliseconds since the epoch); a clock that goes back makes nothing younger than new. */
function baselineAge(finishedAt, now) {
    const days = Math.max(0, (now - Date.parse(finishedAt)) / DAY_MS);
    return { finished_at: finishedAt, age_days: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(days, 2), stale: days > STALE_AFTER_DAYS };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: ./lib/scorers/counts.js
var counts = __webpack_require__(79721);
// EXTERNAL MODULE: ./lib/runs/attempt.js + 1 modules
var attempt = __webpack_require__(9671);
;// CONCATENATED MODULE: ./lib/runs/comparing/case-facts.js




/** The facts of a case; by what its scorers judged goes into the book. */
function caseFacts(one, book) {
    const judged = one.attempts.filter(isJudged);
    const scorers = new Map();
    const errored = new Set();
    for (const attempt of one.attempts)
        for (const { errors } of attempt.turns)
            for (const name of Object.keys(errors ?? {}))
                errored.add(name);
    for (const attempt of judged)
        addAttempt(scorers, attempt, book);
    const longest = one.attempts.reduce((turns, attempt) => (attempt.turns.length > turns.length ? attempt.turns : turns), []);
    return {
        id: one.id,
        name: one.name,
        hash: one.hash,
        gating: one.gating !== false,
        quarantined: one.quarantined === true,
        status: one.status,
        unsure: one.unsure === true,
        skipped: one.status === 'skipped' &&
            one.attempts.length === 0 &&
            one.unreachable !== true &&
            one.reason !== attempt/* UNPLAYED */.vV,
        minPasses: one.min_passes,
        attempts: one.attempts.length,
        repeat: one.repeat ?? one.attempts.length,
        passes: judged.map(({ status }) => (status === 'passed' ? 1 : 0)),
        latencies: judged
            .filter(({ turns }) => turns.length > 0)
            .map(({ turns }) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(turns.map(({ latency_ms: latency }) => latency))),
        scorers,
        errored,
        questions: digestOf(longest.map(({ input }) => input)),
        answers: digestOf(judged.flatMap(({ turns }) => ['', ...turns.map(({ output }) => output)])),
    };
}
/** An attempt that says something about the answers. */
const isJudged = ({ status }) => status === 'passed' || status === 'failed';
function addAttempt(scorers, { turns }, book) {
    const counted = new Map();
    for (const [turn, { results }] of turns.entries())
        for (const [name, result] of Object.entries(results)) {
            const facts = scorers.get(name) ?? { values: [], thresholds: [], judged: [], gates: false };
            scorers.set(name, facts);
            const judgeFacts = book.note(name, result);
            if (result.gating !== false) {
                facts.gates = true;
                facts.thresholds[turn] ??= thresholdOf(result);
            }
            if (result.metadata['not_applicable'] === true)
                continue;
            if (judgeFacts.mode !== 'none')
                facts.judged.push({ score: result.score, pass: result.pass, fresh: judgeFacts.fresh });
            if (!(0,counts/* counts */.t)(result))
                continue;
            const scores = counted.get(name);
            if (scores === undefined)
                counted.set(name, [result.score]);
            else
                scores.push(result.score);
        }
    for (const [name, scores] of counted)
        scorers.get(name)?.values.push((0,(mean ??= __webpack_require__(71134))/* mean */.i)(scores));
}
function thresholdOf({ metadata }) {
    const threshold = metadata['threshold'];
    return typeof threshold === 'number' && Number.isFinite(threshold) ? threshold : undefined;
}
/** Equal lists have equal digests; the lengths keep `["ab"]` and `["a", "b"]` apart. */
function digestOf(texts) {
    if (texts.length === 0)
        return '';
    const hash = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256');
    for (const text of texts)
        hash.update(`${text.length}:`).update(text);
    return hash.digest('base64');
}

;// CONCATENATED MODULE: ./lib/runs/comparing/scorer-criteria.js

function criteriaBook() {
    const scorers = new Map();
    /** Judge infos repeat from result to result, so each distinct text is taken apart once. */
    const seen = new Set();
    return {
        scorers,
        note(scorer, { metadata }) {
            const { mode, model, version, fresh } = judgeInfoOf(metadata['judge']);
            const key = JSON.stringify([scorer, mode, model, version]);
            if (seen.has(key))
                return { mode, fresh };
            seen.add(key);
            let criteria = scorers.get(scorer);
            if (criteria === undefined) {
                criteria = { judges: new Set(), versions: new Map() };
                scorers.set(scorer, criteria);
            }
            if (mode !== 'none')
                criteria.judges.add(judgeName({ mode, model }));
            for (const [name, number] of versionsIn(version, scorer)) {
                const versions = criteria.versions.get(name) ?? new Set();
                criteria.versions.set(name, versions.add(number));
            }
            return { mode, fresh };
        },
    };
}
/** What changed about a scorer between two runs, or undefined. Only what both runs did is compared: a question that one of them never asked says nothing. */
function criteriaDifference(a, b) {
    const judge = a.judges.size > 0 && b.judges.size > 0 && !sameSet(a.judges, b.judges)
        ? [listed(a.judges), listed(b.judges)]
        : undefined;
    let version;
    for (const [name, before] of a.versions) {
        const after = b.versions.get(name);
        if (after === undefined || sameSet(before, after))
            continue;
        version = [`${name}@${listed(before)}`, `${name}@${listed(after)}`];
        break;
    }
    if (judge === undefined && version === undefined)
        return undefined;
    return { ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ judge, version }) };
}
const sameSet = (a, b) => a.size === b.size && [...a].every((one) => b.has(one));
const listed = (set) => [...set].sort().join(', ');
/** A judge as people read it. */
const judgeName = ({ mode, model }) => mode === 'offline' ? `offline (${model})` : model;
/** The judge info as far as it can be read: metadata is an open record, and a file may hold anything. */
function judgeInfoOf(judgeInfo) {
    // Border: every field is checked below.
    const fields = (typeof judgeInfo === 'object' && judgeInfo !== null ? judgeInfo : {});
    const { mode, model, prompt_version: version, calls, cached_calls: cached } = fields;
    return {
        mode: mode === 'llm' || mode === 'offline' ? mode : 'none',
        model: typeof model === 'string' ? model : '',
        version: typeof version === 'string' ? version : '',
        fresh: calls !== 0 || cached === 0,
    };
}
/**
 * `name@version` for each question in a prompt version, which joins them with commas. A version of the scorer itself
 * (`order-number@["\\d+, …"]`, nobody was asked) may hold commas and stays whole.
 */
function versionsIn(version, scorer) {
    if (version === '')
        return [];
    const parts = version.startsWith(`${scorer}@`) ? [version] : version.split(/, (?=[^\s@,]+@)/);
    return parts.map((part) => {
        const at = part.startsWith(`${scorer}@`) ? scorer.length : part.indexOf('@');
        return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });
}

;// CONCATENATED MODULE: ./lib/runs/comparing/changed-scorers.js

/**
 * The scorers that judge by other criteria in `b`: another judge, another question, another rubric. Their scores in the two
 * runs are not the same measurement. A judge that no scorer asked changes nothing, and what is computed needs no judge.
 */
function changedScorers(a, b, criteriaA, criteriaB) {
    const changed = new Set();
    const found = [];
    const [judgeA, judgeB] = [judgeName(a.judge), judgeName(b.judge)];
    let isJudgeNamed = false;
    for (const [scorer, before] of criteriaA) {
        const after = criteriaB.get(scorer);
        const difference = after === undefined ? undefined : criteriaDifference(before, after);
        if (difference === undefined)
            continue;
        changed.add(scorer);
        const { judge, version } = difference;
        if (judge !== undefined && judgeA !== judgeB) {
            if (!isJudgeNamed)
                found.push({
                    what: 'judge_changed',
                    from: judgeA,
                    to: judgeB,
                    sentence: () => `The judge changed from ${judgeA} to ${judgeB}.`,
                });
            isJudgeNamed = true;
        }
        else if (judge !== undefined) {
            const [from, to] = judge;
            found.push({
                what: 'judge_changed',
                scorer,
                from,
                to,
                sentence: () => `The judge of ${scorer} changed from ${from} to ${to}.`,
            });
        }
        if (version === undefined)
            continue;
        const [from, to] = version;
        found.push({
            what: 'scorer_changed',
            scorer,
            from,
            to,
            sentence: () => `${scorer} judges by other words or rules now (another version, rubric or pattern).`,
        });
    }
    return { changed, found };
}

;// CONCATENATED MODULE: ./lib/runs/comparing/compared-pair.js

/** What a play that passes four times of five reaches: the agent by which two pass rules for repeats are compared. */
const USUAL_SHARE = 0.8;
/**
 * How the criteria of one case changed between the runs. `changed` are the scorers that judge by other criteria everywhere: those
 * are reported once, not for each case.
 */
function comparePair({ a: before, b: after }, changed) {
    const [a, b] = alike(before, after);
    const found = [];
    const rescaled = new Set();
    const played = a.attempts > 0 && b.attempts > 0;
    const add = (change) => found.push({ ...change, id: b.id });
    if (a.gating && !b.gating && !b.quarantined)
        add({ what: 'gating_removed', sentence: (cases) => `No longer gating: ${cases}.` });
    if (a.gating && a.attempts > 0 && b.skipped)
        add({ what: 'case_skipped', sentence: (cases) => `Skipped now, played before: ${cases}.` });
    const content = contentChange(a, b);
    let isJudgedDifferently = false;
    if (played) {
        for (const name of new Set([...a.scorers.keys(), ...b.scorers.keys()])) {
            const [before, after] = [a.scorers.get(name), b.scorers.get(name)];
            if (before?.gates !== true && after?.gates !== true)
                continue;
            if (changed.has(name))
                isJudgedDifferently = true;
            const change = scorerChange(name, before, after, a, b);
            if (change === undefined)
                continue;
            add(change);
            if (typeof change.from === 'number' && Math.max(change.from, Number(change.to)) > 1)
                rescaled.add(name);
        }
        const passes = passesChange(a, b);
        if (passes !== undefined)
            add(passes);
    }
    // A change that is reported in detail explains why the content is not the same; a second entry would only repeat it.
    if (content !== undefined && (content.kind === 'question' || found.length === 0))
        add(content.change);
    const sameCase = content === undefined;
    return {
        pair: { a, b, sameCase, sameCriteria: sameCase && found.length === 0 && !isJudgedDifferently, rescaled },
        found,
    };
}
/**
 * Where one side stopped as soon as the case was decided, its share of passes is no measure of how often it passes: both sides
 * then count as what the case came to.
 */
function alike(a, b) {
    if (a.attempts >= a.repeat && b.attempts >= b.repeat)
        return [a, b];
    const decided = (one) => isJudged(one) ? { ...one, passes: [one.status === 'passed' ? 1 : 0] } : one;
    return [decided(a), decided(b)];
}
/** Whether the case still asks the same: by its hash, else by its questions. A case that was not played asked nothing. */
function contentChange(a, b) {
    const otherQuestion = a.questions !== '' && b.questions !== '' && a.questions !== b.questions;
    const known = a.hash !== undefined && b.hash !== undefined;
    if (known ? a.hash === b.hash : !otherQuestion)
        return undefined;
    if (otherQuestion)
        return {
            kind: 'question',
            change: { what: 'case_changed', sentence: (cases) => `Another question is asked in ${cases}.` },
        };
    return {
        kind: 'content',
        change: {
            what: 'case_changed',
            sentence: (cases) => `The question reads the same, what belongs to it does not (expectation, scorers, bar or attachments): ${cases}.`,
        },
    };
}
function scorerChange(scorer, before, after, a, b) {
    if (before === undefined)
        return a.errored.has(scorer) || a.passes.length === 0
            ? undefined
            : {
                what: 'scorer_changed',
                scorer,
                sentence: (cases) => `${scorer} judges ${cases} now and did not before.`,
            };
    if (after === undefined)
        return b.errored.has(scorer) || b.passes.length === 0
            ? undefined
            : {
                what: 'scorer_removed',
                scorer,
                sentence: (cases) => `${scorer} no longer judges ${cases}: it was taken off, or the agent no longer gives what it needs.`,
            };
    const moves = before.thresholds.flatMap((from, turn) => {
        const to = after.thresholds[turn];
        return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
    });
    // Of several turns the one that got easier: that is what must not be overlooked.
    const move = moves.find(({ from, to }) => easier(from, to)) ?? moves[0];
    if (move === undefined)
        return undefined;
    const { from, to } = move;
    return {
        what: easier(from, to) ? 'threshold_lowered' : 'threshold_raised',
        scorer,
        from,
        to,
        sentence: (cases) => `The threshold of ${scorer} went ${to < from ? 'down' : 'up'} from ${from} to ${to} in ${cases}${isBudget(from) || isBudget(to) ? ', a budget in milliseconds' : ''}.`,
    };
}
/** A threshold above 1 is a time budget (metrics.md 8, `latency_ms`): a larger one is easier. */
const isBudget = (threshold) => threshold > 1;
const easier = (from, to) => (isBudget(from) && isBudget(to) ? to > from : to < from);
/** Another number of plays, or of passes among them. A case without a verdict may just not have been played to the end. */
function passesChange(a, b) {
    if (!isJudged(a) || !isJudged(b))
        return undefined;
    if (a.minPasses === undefined || b.minPasses === undefined)
        return undefined;
    if (a.minPasses === b.minPasses && a.repeat === b.repeat)
        return undefined;
    const [from, to] = [`${a.minPasses} of ${a.repeat}`, `${b.minPasses} of ${b.repeat}`];
    const lowered = chanceToPass(b.minPasses, b.repeat) > chanceToPass(a.minPasses, a.repeat);
    return {
        what: lowered ? 'passes_lowered' : 'passes_raised',
        from,
        to,
        sentence: (cases) => `${to} attempts must pass instead of ${from} in ${cases}.`,
    };
}
/** P(at least `needed` of `attempts` pass) for plays that pass with the usual share: the binomial tail. */
function chanceToPass(needed, attempts) {
    let term = USUAL_SHARE ** attempts;
    let tail = 0;
    for (let passes = attempts; passes >= needed && passes >= 0; passes -= 1) {
        tail += term;
        term *= (passes / (attempts - passes + 1)) * ((1 - USUAL_SHARE) / USUAL_SHARE);
    }
    return tail;
}

// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate;
// EXTERNAL MODULE: ./lib/runs/comparing/flip-verdict.js
var flip_verdict;
;// CONCATENATED MODULE: ./lib/runs/comparing/flip-texts.js




/** Flips that carry their answers: more nobody reads, and a mass failure must not make a report of a hundred megabytes. */
const FLIPS_WITH_TEXTS = 200;
/** Characters of one answer. */
const LONGEST_ANSWER = 10_000;
/** Scorers that a reason names, and characters of what each says. */
const SCORERS_IN_REASON = 3;
const LONGEST_REASONING = 400;
/** The flips with answers and reasons, read from the runs in one more pass each. */
function withTexts(flips, a, b) {
    if (flips.length === 0)
        return [];
    const texts = { a: textsOf(flips, 'a', a), b: textsOf(flips, 'b', b) };
    return flips.map((one) => {
        const [before, after] = [textOf(texts.a, one.a?.id), textOf(texts.b, one.b?.id)];
        const facts = one.b ?? one.a;
        const failed = one.b?.status === 'failed' ? after : one.a?.status === 'failed' ? before : undefined;
        const turn = failed?.failing;
        const shown = after ?? before;
        return {
            id: facts.id,
            name: facts.name,
            kind: one.kind,
            from: one.a?.status ?? null,
            to: one.b?.status ?? null,
            before: answerAt(before, turn),
            after: answerAt(after, turn),
            reason: reasonOf(one, failed, shown),
            location: shown?.location ?? { file: '', line: 0 },
            ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ verdict: one.verdict, repeats: one.repeats, on_base: one.onBase, flaky: one.flaky }),
        };
    });
}
const textOf = (texts, id) => id === undefined ? undefined : texts.get(id);
/** The answer of the turn that failed (on either side), else the last one. */
function answerAt(play, turn) {
    return (turn === undefined ? undefined : play?.outputs[turn]) ?? play?.outputs.at(-1) ?? null;
}
function reasonOf(flip, failed, shown) {
    if (failed !== undefined) {
        const weak = flip.b?.gating === false && flip.kind === 'pass_to_fail' ? 'Does not gate. ' : '';
        const there = (0,(flip_verdict ??= __webpack_require__(70102))/* failsOnBase */.kG)(flip.onBase) ? 'Fails on the base too. ' : '';
        return `${weak}${there}${failed.reason}`;
    }
    if (shown !== undefined && shown.reason !== '')
        return shown.reason;
    return flip.kind === 'new' ? 'New; it passed.' : 'It passed before.';
}
/** Goes through a run once and keeps what is shown of the plays of its flipped cases. */
function textsOf(flips, side, cases) {
    const wanted = new Map();
    for (const [index, flip] of flips.entries()) {
        const facts = flip[side];
        if (facts !== undefined)
            wanted.set(facts.id, index < FLIPS_WITH_TEXTS);
    }
    const texts = new Map();
    if (wanted.size === 0)
        return texts;
    for (const one of cases) {
        const full = wanted.get(one.id);
        if (full !== undefined && !texts.has(one.id))
            texts.set(one.id, playTexts(one, full));
        if (texts.size === wanted.size)
            break;
    }
    return texts;
}
function playTexts(one, full) {
    const play = one.attempts.find(({ status }) => status === one.status) ?? one.attempts[0];
    const turns = play?.turns ?? [];
    const failing = turns.findIndex((turn) => failuresOf(turn).length > 0);
    const location = { file: one.location.file, line: one.location.line };
    return {
        location,
        outputs: full ? turns.map(({ output }) => (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(output, LONGEST_ANSWER)) : [],
        failing: failing < 0 ? undefined : failing,
        reason: whyOf(one, play, failing),
    };
}
/** Why the attempt failed, by the reasoning of its scorers; for a case that was not judged why not; empty for one that passed. */
function whyOf(one, play, failing) {
    if (one.status === 'errored')
        return (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(play?.error?.message ?? 'It could not be judged.', LONGEST_REASONING);
    if (one.status === 'skipped')
        return (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(one.reason ?? 'It was skipped.', LONGEST_REASONING);
    if (one.status === 'passed')
        return '';
    const turn = play?.turns[failing];
    const failures = turn === undefined ? [] : failuresOf(turn);
    if (failures.length === 0)
        return 'It failed.';
    const reasons = failures
        .slice(0, SCORERS_IN_REASON)
        .map(([name, { reasoning }]) => (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(`${name}: ${reasoning}`, LONGEST_REASONING));
    const more = failures.length - reasons.length;
    const place = (play?.turns.length ?? 0) > 1 ? `Turn ${failing + 1}: ` : '';
    return `${place}${reasons.join(' ')}${more > 0 ? ` (and ${more} more)` : ''}`;
}
const failuresOf = ({ results }) => Object.entries(results).filter(([, result]) => !result.pass && (0,counts/* counts */.t)(result));

;// CONCATENATED MODULE: ./lib/runs/comparing/comparison-warnings.js




/** Ids that a warning names. */
const NAMED = 3;
/** One sentence each; empty when there is nothing to warn of. */
function comparisonWarnings({ a, b, baseline, pairs, flips, unplayed, duplicates, }) {
    const lost = pairs.filter((pair) => isJudged(pair.a) !== isJudged(pair.b) && !isInReason(pair));
    const renamed = pairs
        .filter((pair) => pair.a.id !== pair.b.id)
        .map((pair) => `${pair.a.id} → ${pair.b.id}`);
    const weak = pairs.filter((pair) => !pair.a.gating && !pair.b.gating);
    const same = flips.filter(({ kind, sameAnswers }) => kind === 'pass_to_fail' && sameAnswers);
    const texts = flips.length > FLIPS_WITH_TEXTS;
    return [
        ...(a.run_id === b.run_id ? ['Both sides are the same run.'] : []),
        ...(Date.parse(b.finished_at) < Date.parse(a.finished_at)
            ? [`Run ${b.run_id} ended before the baseline ${a.run_id}: the order looks reversed.`]
            : []),
        ...(baseline.stale
            ? [
                `The baseline is ${Math.floor(baseline.age_days)} days old (more than ${STALE_AFTER_DAYS}): models and documents may have changed since, play it again.`,
            ]
            : []),
        ...(a.agent_id !== b.agent_id ? [`The agents differ: ${agent(a)} before, ${agent(b)} now.`] : []),
        ...(lost.length > 0 ? [lostSentence(lost)] : []),
        ...(unplayed.length > 0
            ? [
                `Not played now: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(unplayed.length, 'case')} of the baseline (${named(unplayed.map(({ id }) => id))}).`,
            ]
            : []),
        ...(weak.length > 0
            ? [
                `Shown and not counted: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(weak.length, 'case')} that ${weak.length === 1 ? 'does' : 'do'} not gate.`,
            ]
            : []),
        ...(renamed.length > 0 ? [`Renamed: ${named(renamed)}.`] : []),
        ...(same.length > 0
            ? [
                `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(same.length, 'case')} (${named(same.map((flip) => flip.b?.id ?? ''))}) flipped to failed with the same answer as before: what moved is the judge, the tools, the documents or the time, not the text.`,
            ]
            : []),
        ...(texts ? [`Answers are shown for the first ${FLIPS_WITH_TEXTS} of ${flips.length} flips.`] : []),
        ...(duplicates.length > 0
            ? [`Ids that stand twice in a run, of which the first is taken: ${named(duplicates)}.`]
            : []),
    ];
}
const agent = ({ agent_id: id }) => id ?? 'several agents';
function named(ids) {
    const more = ids.length - NAMED;
    return `${ids.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
/** The reason of the comparison names what passed before or fails now and was not judged on the other side. */
const isInReason = ({ a, b, sameCriteria }) => sameCriteria && b.gating && (a.status === 'passed' || b.status === 'failed');
/** Cases that one side could not judge: no flip, and no evidence. */
function lostSentence(lost) {
    const ways = new Map();
    for (const { a, b } of lost) {
        const [side, one] = isJudged(a) ? ['now', b] : ['before', a];
        const way = `${one.unsure ? 'unsure' : one.status} ${side}`;
        ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    const counts = [...ways].map(([way, count]) => `${count} ${way}`).join(', ');
    return `Left out, because one side has no verdict: ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(lost.length, 'case')} (${counts}): ${named(lost.map(({ b }) => b.id))}.`;
}

;// CONCATENATED MODULE: ./lib/runs/comparing/cost-change.js

/** Micro-dollars: a judge's answer costs some of them. */
const DECIMALS = 6;
/**
 * What the two runs cost, agent and judge together. A difference only where both runs know the price of the same parts: a
 * price that one run did not know would look like money saved.
 */
function costChange(a, b) {
    const [before, after] = [totalOf(a), totalOf(b)];
    const comparable = before.usd !== null && after.usd !== null && before.agent === after.agent && before.judge === after.judge;
    return {
        a_usd: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(before.usd, DECIMALS),
        b_usd: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(after.usd, DECIMALS),
        delta_usd: comparable ? (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((after.usd ?? 0) - (before.usd ?? 0), DECIMALS) : null,
    };
}
/** The sum of what is known, and whether each part is; nobody asked costs nothing. Null where something was paid and the amount is unknown. */
function totalOf({ agent, judge }) {
    const parts = [agent, judge].map(({ calls, cost_usd: usd }) => (usd === null && calls === 0 ? 0 : usd));
    const paid = [agent, judge].some(({ calls, cost_usd: usd }) => calls > 0 && usd !== null);
    const unknown = parts.some((usd) => usd === null);
    const usd = unknown && !paid ? null : parts.reduce((sum, part) => sum + (part ?? 0), 0);
    return { usd, agent: parts[0] !== null, judge: parts[1] !== null };
}

;// CONCATENATED MODULE: ./lib/runs/comparing/criteria-changes.js


/** So many cases with the same change are listed one by one; more are one entry that names the first ones. */
const LISTED_APART = 10;
/** Entries in all: a reader who has seen so many has understood. */
const MOST_ENTRIES = 200;
/** A rubric or pattern can be long; so much shows what it was. */
const LONGEST_VALUE = 200;
/** Most sweeping first: what concerns all, then what is gone, then what is easier or harder. */
var ORDER;
function ORDER$made() { return ORDER = [
    'judge_changed',
    'scorer_changed',
    'case_removed',
    'gating_removed',
    'case_skipped',
    'scorer_removed',
    'threshold_lowered',
    'passes_lowered',
    'threshold_raised',
    'passes_raised',
    'case_changed',
]; }
/** The changes as a reader sees them: equal ones together, one sentence each, a bounded number. */
function criteriaChanges(found) {
    const groups = new Map();
    for (const one of found) {
        const key = JSON.stringify([one.what, one.scorer, one.from, one.to, one.sentence('')]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [one]);
        else
            group.push(one);
    }
    const entries = [...groups.values()]
        .sort(([a], [b]) => (ORDER ?? ORDER$made()).indexOf(a.what) - (ORDER ?? ORDER$made()).indexOf(b.what))
        .flatMap(entriesOf);
    if (entries.length <= MOST_ENTRIES)
        return entries;
    const rest = entries.length - (MOST_ENTRIES - 1);
    const { what } = entries[MOST_ENTRIES - 1];
    return [...entries.slice(0, MOST_ENTRIES - 1), { what, message: `And ${rest} more changes of this kind.` }];
}
function entriesOf(group) {
    const shown = group.slice(0, LISTED_APART);
    if (group.length === shown.length)
        return shown.map((one) => entryOf(one, one.id === undefined ? '' : `case ${one.id}`));
    const names = shown.map(({ id }) => id).join(', ');
    const { id: _, ...all } = group[0];
    return [entryOf(all, `${group.length} cases (${names} and ${group.length - shown.length} more)`)];
}
function entryOf({ what, id, scorer, from, to, sentence }, cases) {
    return {
        what,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ id, scorer }),
        ...(from === undefined ? {} : { from: bounded(from) }),
        ...(to === undefined ? {} : { to: bounded(to) }),
        message: sentence(cases),
    };
}
const bounded = (value) => typeof value === 'string' ? (0,(truncate ??= __webpack_require__(44765))/* truncateText */.E)(value, LONGEST_VALUE) : value;

// EXTERNAL MODULE: ./lib/runs/comparing/fall-of-rate.js + 1 modules
var fall_of_rate;
// EXTERNAL MODULE: ./lib/runs/comparing/flaky.js
var flaky = __webpack_require__(32664);
// EXTERNAL MODULE: ./lib/runs/comparing/flip-proof.js
var flip_proof;
;// CONCATENATED MODULE: ./lib/runs/comparing/find-flips.js




/** What matters most comes first, and keeps its texts where their number is bounded. */
var find_flips_ORDER;
function find_flips_ORDER$made() { return find_flips_ORDER = ['pass_to_fail', 'fail_to_pass', 'changed_criteria', 'new', 'removed']; }
/** Every case that did not end as before, by kind and then in the order of run b. `removed` is empty unless b was to play all. */
function findFlips(pairs, added, removed, evidence) {
    const found = [];
    const suite = suiteOf(pairs, evidence);
    for (const pair of pairs) {
        const { a, b } = pair;
        if (!isJudged(a) || !isJudged(b) || a.status === b.status)
            continue;
        const sameAnswers = a.answers !== '' && a.answers === b.answers;
        if (!pair.sameCriteria)
            found.push({ kind: 'changed_criteria', a, b, sameAnswers });
        else if (b.status === 'passed')
            found.push({ kind: 'fail_to_pass', a, b, sameAnswers });
        else
            found.push({ kind: 'pass_to_fail', a, b, sameAnswers, ...judged(a, b, evidence, suite) });
    }
    for (const b of added)
        found.push({ kind: 'new', a: undefined, b, sameAnswers: false });
    for (const a of removed)
        found.push({ kind: 'removed', a, b: undefined, sameAnswers: false });
    return found.sort((one, other) => (find_flips_ORDER ?? find_flips_ORDER$made()).indexOf(one.kind) - (find_flips_ORDER ?? find_flips_ORDER$made()).indexOf(other.kind));
}
function suiteOf(pairs, evidence) {
    const gating = pairs.filter(({ a, b, sameCriteria }) => sameCriteria && b.gating && isJudged(a) && isJudged(b));
    const down = gating.filter(({ a, b }) => a.status === 'passed' && b.status === 'failed').length;
    const failedBefore = gating
        .filter(({ a }) => a.status === 'failed')
        .map(({ b: { id, status } }) => ({
        id,
        passes: status === 'passed',
        repeats: () => evidence.repeats?.(id),
        isGivenUp: () => evidence.isGivenUp?.(id) ?? false,
    }));
    return {
        level: (0,(flip_proof ??= __webpack_require__(1901))/* levelOfFlip */.bq)(down),
        beside: (0,(flip_proof ??= __webpack_require__(1901))/* besideFlips */.t)(down, failedBefore),
        provenByThemselves: (0,(flip_proof ??= __webpack_require__(1901))/* provenByThemselves */.S6)(gating.map(({ a, b }) => ({ before: a.passes, now: b.passes }))),
    };
}
/** Ids of the cases that failed before and have to be played again, since a flip that failed all its repeats waits for them. */
function toPlayBeside(pairs, flips, evidence) {
    const waits = ({ verdict, repeats, onBase, needed }) => verdict === 'suspected' &&
        (onBase?.failed ?? 0) === 0 &&
        repeats !== undefined &&
        repeats.failed === repeats.played &&
        needed !== undefined &&
        repeats.failed >= needed;
    return flips.some(waits) ? suiteOf(pairs, evidence).beside.toPlay : [];
}
/** How a case ended in earlier runs, where that is known. */
const historyOf = ({ hash }, evidence) => hash === undefined ? undefined : evidence.history?.(hash);
/** The verdict of a flip to failed. What does not gate is a known weakness: its flips are shown and decide nothing. */
function judged(a, b, evidence, { level, beside, ...suite }) {
    const repeats = evidence.repeats?.(b.id);
    const onBase = evidence.onBase?.(b.id);
    const history = historyOf(b, evidence);
    const proof = b.gating ? (0,(flip_proof ??= __webpack_require__(1901))/* failuresNeeded */.H_)(level, beside.state, history) : undefined;
    const needed = proof?.atMost;
    const isOnlyUnjudged = b.gating && needed === undefined && (0,(flip_proof ??= __webpack_require__(1901))/* failuresNeeded */.H_)(level, 'clear', history).now !== undefined;
    const byItself = suite.provenByThemselves && (0,(flip_proof ??= __webpack_require__(1901))/* isBrokenThrough */.H$)({ before: a.passes, now: b.passes });
    return {
        ...(b.gating ? { verdict: (0,(flip_verdict ??= __webpack_require__(70102))/* flipVerdict */.pP)({ repeats, onBase, needed: proof?.now, level, byItself }) } : {}),
        ...(needed === undefined ? {} : { needed }),
        ...(repeats === undefined
            ? {}
            : repeats.played === 0
                ? { unjudgedRepeats: evidence.errorOfRepeats?.(b.id) ?? '' }
                : { repeats }),
        ...(isOnlyUnjudged && beside.unjudged !== undefined ? { unjudgedBeside: beside.unjudged } : {}),
        ...(onBase === undefined || onBase.played === 0 ? {} : { onBase }),
        ...(history !== undefined && (0,flaky/* isFlaky */.s)(history) ? { flaky: true } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/runs/comparing/judge-noise.js



/**
 * What changed by the judge alone: present when every case that was judged on both sides holds the same answers (one run is the
 * other judged again), so that no difference can be the agent's. Verdicts that came from the cache were not made anew and are
 * left out.
 */
function judgeNoise(pairs) {
    const compared = pairs.filter(({ a, b }) => isJudged(a) && isJudged(b));
    if (!compared.every(({ a, b }) => a.answers !== '' && a.answers === b.answers))
        return undefined;
    const moves = [];
    let flipped = 0;
    for (const { a, b } of compared)
        for (const [name, { judged: before }] of a.scorers) {
            const after = b.scorers.get(name)?.judged ?? [];
            // Other turns were applicable: which result belongs to which is unknown.
            if (after.length !== before.length)
                continue;
            for (const [at, one] of before.entries()) {
                const again = after[at];
                if (again?.fresh !== true)
                    continue;
                moves.push(Math.abs(again.score - one.score));
                if (again.pass !== one.pass)
                    flipped += 1;
            }
        }
    if (moves.length === 0)
        return undefined;
    return { results: moves.length, mean_absolute: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(moves)), verdicts_flipped: flipped };
}

;// CONCATENATED MODULE: ./lib/runs/comparing/latency-change.js



/** The clock counts whole milliseconds: what took none took less than one, and has a logarithm then. */
const ln = (ms) => Math.log(Math.max(ms, 1));
const ratio = (logs) => Math.exp(logs) - 1;
/**
 * How much longer answers take, over the cases that still ask the same: case means on the logarithmic scale, because latencies
 * scatter by factors (statistics.md 4.3 step 5). `change` is the geometric mean over cases of b / a, minus 1; the two
 * latencies are plain means over the same cases.
 */
function latencyChange(pairs, next) {
    const compared = pairs.filter(({ a, b, sameCase }) => sameCase && a.latencies.length > 0 && b.latencies.length > 0);
    const contrast = (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(compared.map(({ a, b }) => ({ a: a.latencies.map(ln), b: b.latencies.map(ln) })), { binary: false, next, theseCases: false });
    const { difference, interval, p_value } = contrast;
    const meanOf = (side) => compared.length === 0 ? null : (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(compared.map((pair) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(pair[side].latencies))), 1);
    return {
        a_ms: meanOf('a'),
        b_ms: meanOf('b'),
        change: difference === null ? null : (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(ratio(difference)),
        interval: interval === null ? null : (0,(rounded ??= __webpack_require__(89926))/* roundedInterval */.$)([ratio(interval[0]), ratio(interval[1])]),
        p_value,
    };
}

// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon;
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference;
// EXTERNAL MODULE: ./lib/runs/comparing/scorer-deltas.js
var scorer_deltas;
;// CONCATENATED MODULE: ./lib/runs/comparing/overall-verdict.js







/** Ids that a reason names. */
const overall_verdict_NAMED = 3;
/**
 * The ladder from `regression` to `unchanged`. Only what is proven is called a regression: a flip to failed that repeats
 * confirmed, or flips together with a fall of the pass rate that a test over all cases confirms. Changed criteria take cases out; what
 * is left is judged, and the reason names how much that is.
 */
function overallVerdict(findings) {
    const { verdict, reason } = besideBase(findings);
    const { criteria, passes, paired, unjudged } = findings;
    const fullReason = `${reason.replace(/\.$/, '')}${unjudgedClauses(unjudged)}.`;
    if (criteria.length === 0 || verdict === 'insufficient_data')
        return { verdict, reason: fullReason };
    return {
        verdict,
        reason: `Of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(paired, 'case')} ${passes.cases} can still be compared: ${(0,(after_colon ??= __webpack_require__(39155))/* afterColon */.e)(fullReason)}`,
    };
}
/**
 * What the others say, and which cases fail without the change too. Where nothing else moved that is all there is to say; what
 * could not be compared for other reasons stays without a verdict.
 */
function besideBase(findings) {
    const notOurs = findings.flips.filter(({ onBase }) => (0,(flip_verdict ??= __webpack_require__(70102))/* failsOnBase */.kG)(onBase));
    if (notOurs.length === 0)
        return judge(findings);
    const others = judge({ ...findings, flips: findings.flips.filter((flip) => !notOurs.includes(flip)) });
    const { criteria, unjudged } = findings;
    const nothingElse = others.verdict === 'unchanged' ||
        (others.verdict === 'insufficient_data' && criteria.length === 0 && unjudged.now.length === 0);
    const one = notOurs.length === 1;
    if (nothingElse)
        return {
            verdict: 'noise',
            reason: `${flipSentence(notOurs)}, but ${one ? 'it fails' : 'they fail'} on the base too: not the doing of this change.`,
        };
    return {
        verdict: others.verdict,
        reason: `${others.reason.replace(/\.$/, '')}; ${lower(ids(notOurs))} ${one ? 'fails' : 'fail'} on the base too.`,
    };
}
/** What lost its verdict is no flip, and may hide one. */
function unjudgedClauses({ now, before }) {
    return [
        ...(now.length > 0 ? [`; passed before, not judged now: ${overall_verdict_named(now)}`] : []),
        ...(before.length > 0 ? [`; fails now, not judged before: ${overall_verdict_named(before)}`] : []),
    ].join('');
}
/** What flipped, and what the paired test proves of the pass rate. */
function signsOf({ passes, fall, flips, scorers }) {
    const lost = flips.filter(({ kind }) => kind === 'pass_to_fail');
    const of = (verdict) => lost.filter((flip) => flip.verdict === verdict);
    const chance = of('noise');
    const moved = (verdict) => Object.entries(scorers).filter(([, delta]) => delta.verdict === verdict);
    const passing = lost.length > 0 && chance.length === lost.length;
    return {
        ...{ lost, chance, passing },
        gained: flips.filter(({ kind }) => kind === 'fail_to_pass'),
        confirmed: of('regression'),
        suspected: of('suspected'),
        fell: fall.suspected || fall.proven,
        proven: fall.proven,
        rose: passes.p_value <= (scorer_deltas ??= __webpack_require__(73493))/* ALPHA */.Nh && (passes.difference ?? 0) > 0,
        worse: moved('regression'),
        better: moved('improvement'),
    };
}
function judge(findings) {
    const signs = signsOf(findings);
    return (forTheWorse(findings, signs) ??
        notComparable(findings) ??
        notForTheWorse(findings, signs) ??
        still(findings));
}
/** What is proven to be a regression, or may be one. */
function forTheWorse({ fall }, signs) {
    const { lost, chance, confirmed, suspected, fell, proven, passing, worse } = signs;
    if (confirmed.length > 0 || (lost.length > 0 && proven))
        return {
            verdict: 'regression',
            reason: `${flipSentence(lost)}${fell ? `; ${fall.sentence}` : ''}${confirmedClause(confirmed, lost)}${passing ? ', more than passing again when repeated explains' : ''}.`,
        };
    if (suspected.length > 0)
        return {
            verdict: 'suspected',
            reason: `${flipSentence(suspected)}, which may be chance: ${doubt(suspected)}.`,
        };
    if (fell && chance.length > 0)
        return {
            verdict: 'suspected',
            reason: `${flipSentence(chance)}, but passed again when repeated; ${fall.again ? '' : 'at the first play '}${fall.sentence}.`,
        };
    if (fell)
        return { verdict: 'suspected', reason: `No case flipped to failed, but ${fall.sentence}.` };
    if (worse.length > 0)
        return {
            verdict: 'suspected',
            reason: `${scorerSentence(worse)}, though no case flipped to failed${chance.length > 0 ? ' for good' : ''}.`,
        };
    return undefined;
}
const notComparable = ({ passes, criteria, paired }) => passes.cases === 0 ? { verdict: 'insufficient_data', reason: nothing(criteria, paired) } : undefined;
/** What is better than before, or moved by chance. */
function notForTheWorse({ passes }, signs) {
    const { chance, gained, rose, better } = signs;
    if (rose)
        return {
            verdict: 'improvement',
            reason: `${capital((0,(fall_of_rate ??= __webpack_require__(99622))/* rateSentence */.eH)(passes))}, and nothing that passed fails now${chance.length > 0 ? ' but by chance' : ''}.`,
        };
    if (chance.length > 0)
        return {
            verdict: 'noise',
            reason: `${flipSentence(chance)}, but passed again when repeated: chance, not a regression.`,
        };
    if (better.length > 0)
        return {
            verdict: 'improvement',
            reason: `${scorerSentence(better)}, and nothing that passed fails now.`,
        };
    if (gained.length > 0)
        return {
            verdict: 'noise',
            reason: `${ids(gained)} failed before and ${gained.length === 1 ? 'passes' : 'pass'} now, and nothing that passed fails; that is too little to prove that it will last (${(0,(format_difference ??= __webpack_require__(54826))/* formatPValue */.td)(passes.p_value)}).`,
        };
    return undefined;
}
/** No case flipped and nothing is proven: unchanged, or moved within chance. */
function still({ passes, scorers }) {
    const moves = Object.entries(scorers).filter(([, { verdict, delta }]) => verdict === 'insufficient_data' ? (delta ?? 0) !== 0 : verdict !== 'unchanged');
    const ended = passes.cases === 1
        ? 'The compared case ended as before'
        : `All ${passes.cases} compared cases ended as before`;
    const shifted = passes.difference !== 0 || (passes.sd ?? 0) !== 0;
    if (moves.length === 0 && !shifted) {
        const small = Object.values(scorers).some(({ delta }) => (delta ?? 0) !== 0);
        return {
            verdict: 'unchanged',
            reason: `${ended}, and no scorer moved${small ? ` by more than ${(scorer_deltas ??= __webpack_require__(73493))/* SAME_SCORE */.aR}` : ''}.`,
        };
    }
    const who = moves.length === 0 ? 'single plays' : overall_verdict_named(moves.map(([name]) => name));
    return { verdict: 'noise', reason: `${ended}; ${who} moved within chance.` };
}
function flipSentence(flips) {
    return `${ids(flips)} passed before and ${flips.length === 1 ? 'fails' : 'fail'} now`;
}
function ids(flips) {
    const all = flips.map(({ b }) => b?.id ?? '');
    return all.length === 1 ? `Case ${all[0]}` : `${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(all.length, 'case')} (${overall_verdict_named(all)})`;
}
function overall_verdict_named(all) {
    const more = all.length - overall_verdict_NAMED;
    return `${all.slice(0, overall_verdict_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
/** What the repeats of a regression came to. */
function confirmedClause(confirmed, lost) {
    if (confirmed.length === 0)
        return '';
    const [only] = confirmed;
    if (lost.length === 1 && only?.repeats !== undefined)
        return `, also in ${only.repeats.failed} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(only.repeats.played, 'repeat')}`;
    if (confirmed.length === lost.length)
        return ', also when played again';
    return `; playing again confirmed ${confirmed.length === 1 ? `case ${only?.b?.id}` : (0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(confirmed.length, 'of them', 'of them')}`;
}
function doubt(flips) {
    const repeated = flips.filter(({ repeats }) => repeats !== undefined);
    const flaky = flips.filter((flip) => flip.flaky === true);
    const [first] = repeated;
    const unjudged = flips.find(({ unjudgedRepeats }) => unjudgedRepeats !== undefined)?.unjudgedRepeats;
    if (repeated.length === 0 && unjudged !== undefined)
        return `no repeat could be judged${unjudged === '' ? '' : ` (${unjudged})`}`;
    if (repeated.length === 0)
        return flaky.length > 0 && flaky.length === flips.length
            ? `${flips.length === 1 ? 'it went both ways before, and was' : 'they went both ways before, and were'} not repeated`
            : `${flips.length === 1 ? 'it was' : 'they were'} not repeated`;
    if (flips.length === 1 && first?.repeats !== undefined) {
        const { played, failed } = first.repeats;
        const habit = flaky.length > 0 ? ', and it went both ways before' : '';
        return `${failed} of ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(played, 'repeat')} failed${habit}${failed === played ? proofClause(first) : ''}`;
    }
    const beside = flips.find(({ unjudgedBeside }) => unjudgedBeside !== undefined)?.unjudgedBeside;
    if (beside !== undefined && flips.every(({ repeats }) => repeats?.failed === (flip_proof ??= __webpack_require__(1901))/* ENOUGH_FAILURES */.Zm))
        return `all repeats failed${unjudgedClause(beside)}`;
    return 'the repeats went both ways, or were too few';
}
/** What would make a flip sure that failed all its repeats. */
function proofClause({ needed, onBase, unjudgedBeside }) {
    if (onBase !== undefined && onBase.failed > 0)
        return ', and the base went both ways';
    if (needed !== undefined)
        return `; ${needed} in a row would be proof`;
    if (unjudgedBeside !== undefined)
        return unjudgedClause(unjudgedBeside);
    return '; cases go both ways too often here for repeats to be proof, plays on the base would be (baseline_ref_check)';
}
/** What keeps failures in a row from being proof: cases that failed before may have been chance as well. */
const unjudgedClause = (beside) => `, but ${beside.length === 1 ? 'case' : 'cases'} ${overall_verdict_named(beside)} could not be judged ${(flip_proof ??= __webpack_require__(1901))/* ENOUGH_FAILURES */.Zm} times`;
function scorerSentence(moved) {
    const changes = moved.slice(0, overall_verdict_NAMED).map(([name, { delta, p_adjusted }]) => {
        const size = Number(Math.abs(delta ?? 0).toFixed(3));
        return `${name} ${(delta ?? 0) < 0 ? 'fell' : 'rose'} by ${size} (${(0,(format_difference ??= __webpack_require__(54826))/* formatPValue */.td)(p_adjusted)})`;
    });
    const more = moved.length - changes.length;
    return `${changes.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function nothing(criteria, paired) {
    const [first] = criteria;
    if (first !== undefined) {
        const more = criteria.length === 1 ? '' : ` (and ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(criteria.length - 1, 'more change')})`;
        return `Nothing can be compared: ${(0,(after_colon ??= __webpack_require__(39155))/* afterColon */.e)(first.message.replace(/\.$/, ''))}${more}.`;
    }
    if (paired === 0)
        return 'Nothing can be compared: the runs have no case in common.';
    return 'Nothing can be compared: no gating case was judged in both runs.';
}
const lower = (text) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const capital = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

;// CONCATENATED MODULE: ./lib/runs/comparing/pair-cases.js
/**
 * Which case of `b` is which case of `a`: by id; what is left by content, then by name, each only where it is unique on both
 * sides. A moved file or a new id must not look like a removed and a new case.
 */
function pairCases(a, b) {
    const earlier = new Map();
    const taken = new Set();
    const join = (before, after) => {
        earlier.set(after, before);
        taken.add(before);
    };
    for (const [id, after] of b) {
        const before = a.get(id);
        if (before !== undefined)
            join(before, after);
    }
    for (const keyOf of [(one) => one.hash, (one) => one.name]) {
        const left = [...a.values()].filter((one) => !taken.has(one));
        const right = [...b.values()].filter((one) => !earlier.has(one));
        if (left.length === 0 || right.length === 0)
            break;
        // Unique in the whole run: a name that a paired case also has identifies none.
        const [inA, inB] = [uniqueBy(a.values(), keyOf), uniqueBy(b.values(), keyOf)];
        for (const after of right) {
            const key = keyOf(after);
            const before = key === undefined || inB.get(key) !== after ? undefined : inA.get(key);
            if (before != null && !taken.has(before))
                join(before, after);
        }
    }
    const pairs = [];
    const onlyB = [];
    for (const after of b.values()) {
        const before = earlier.get(after);
        if (before === undefined)
            onlyB.push(after);
        else
            pairs.push({ a: before, b: after });
    }
    return { pairs, onlyA: [...a.values()].filter((one) => !taken.has(one)), onlyB };
}
/** The only one with each key; null where several share it. */
function uniqueBy(all, keyOf) {
    const unique = new Map();
    for (const one of all) {
        const key = keyOf(one);
        if (key !== undefined)
            unique.set(key, unique.has(key) ? null : one);
    }
    return unique;
}

;// CONCATENATED MODULE: ./lib/runs/comparing/compare-runs.js























/** Relabellings that are too many to list are drawn with this seed, so that the same two runs always give the same numbers. */
const SEED = 1;
/**
 * How run `b` differs from run `a`, which is the baseline: cases in pairs, criteria against criteria, then flips, scorers, latency and cost,
 * and one verdict (contract 6, statistics.md 4.3). A pure function of the two runs and the options. Hand over all cases: what
 * does not gate is shown and decides nothing. Cost is linear in the results.
 */
const compareRuns = (a, b, options = {}) => comparedInDetail(a, b, options).comparison;
/** `compareRuns` for a gate, which plays again what could still change the answer. */
function comparedInDetail(a, b, options = {}) {
    const { pairs, onlyB, removed, unplayed, duplicates, criteria, changed, known } = paired(a, b, options);
    const { next } = (0,(seeded_random ??= __webpack_require__(49916))/* seededRandom */.I)(SEED);
    const flips = findFlips(pairs, onlyB, removed, options);
    // What fails on the base commit too fails for another reason, so it is no evidence about the change.
    const notOurs = new Set(flips.filter(({ onBase }) => (0,(flip_verdict ??= __webpack_require__(70102))/* failsOnBase */.kG)(onBase)).map(({ b: now }) => now?.id));
    const judged = pairs.filter((pair) => isJudged(pair.a) && isJudged(pair.b) && !notOurs.has(pair.b.id));
    const compared = judged.filter((pair) => pair.sameCriteria && pair.b.gating);
    const passes = (0,(paired_contrast ??= __webpack_require__(15489))/* pairedContrast */.Y)(compared.map((pair) => ({ a: pair.a.passes, b: pair.b.passes })), { binary: true, next, theseCases: false });
    const scorers = (0,(scorer_deltas ??= __webpack_require__(73493))/* scorerDeltas */.Yq)(judged, known, changed, next);
    const counted = flips.filter(({ kind, b: now }) => (kind === 'pass_to_fail' || kind === 'fail_to_pass') && now?.gating === true);
    const unjudged = unjudgedOf(pairs);
    const lost = unjudged.now.filter((pair) => pair.b.attempts > 0);
    const isOneRecording = isReplayed(a) || isReplayed(b);
    const isNoise = a.header.run_id !== b.header.run_id && !isOneRecording;
    const noise = isNoise ? judgeNoise(pairs) : undefined;
    const baseline = baselineAge(a.header.finished_at, options.now ?? Date.parse(b.header.finished_at));
    const ours = counted.filter(({ b: now }) => !notOurs.has(now?.id));
    const fall = (0,(fall_of_rate ??= __webpack_require__(99622))/* fallOf */.vf)(passes, compared, ours, options.gated, earlierOf(options));
    const comparison = {
        run_a: a.header.run_id,
        run_b: b.header.run_id,
        comparable: criteria.length === 0,
        criteria_changed: criteria,
        ...overallVerdict({
            ...{ passes, fall, flips: counted, scorers, criteria, paired: pairs.length },
            unjudged: { now: idsOf(unjudged.now), before: idsOf(unjudged.before) },
        }),
        p_value: passes.p_value,
        pass_rate: passRates(compared, passes),
        cases: countsOf(compared.length, pairs.length + onlyB.length + removed.length, lost.length),
        scorers,
        flips: withTexts(flips, a.cases, b.cases),
        // How long a recording takes says nothing of the agent.
        latency: latencyChange(isOneRecording ? [] : judged, next),
        cost: costChange(a.header.usage, b.header.usage),
        baseline,
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ judge_noise: noise }),
        warnings: comparisonWarnings({
            ...{ a: a.header, b: b.header, baseline },
            ...{ pairs, flips, unplayed, duplicates },
        }),
    };
    return {
        ...{ comparison, compared: idsOf(compared), mayHaveFallen: fall.isOpen, ...movesOf(counted, ours) },
        beside: toPlayBeside(pairs, counted, options),
    };
}
const isReplayed = ({ header }) => header.replayed !== undefined;
const earlierOf = (evidence) => (one) => {
    const history = historyOf(one, evidence);
    return history === undefined ? undefined : (0,(flip_proof ??= __webpack_require__(1901))/* outcomesBefore */.$Q)(history);
};
const countsOf = (compared, all, lost) => ({
    compared,
    left_out: all - compared,
    ...(lost === 0 ? {} : { lost }),
});
const idsOf = (pairs) => pairs.map(({ b: now }) => now.id);
/** What a gate that may play on asks of the flips: all of them, and those that do not fail on the base too. */
function movesOf(all, ours) {
    const isDown = ({ kind }) => kind === 'pass_to_fail';
    const down = ours.filter(isDown).length;
    return {
        lost: down - (ours.length - down),
        flips: all
            .filter(isDown)
            .map(({ b: now, verdict = 'suspected', needed }) => ({ id: now?.id ?? '', verdict, needed })),
    };
}
/** The cases of both runs in pairs, and everything by which they were measured otherwise than before. */
function paired(a, b, { unaffected, selected }) {
    const [bookA, bookB] = [criteriaBook(), criteriaBook()];
    const [before, after] = [factsOf(a, bookA), factsOf(b, bookB)];
    const { pairs: matched, onlyA, onlyB } = pairCases(before.cases, after.cases);
    const { changed, found } = changedScorers(a.header, b.header, bookA.scorers, bookB.scorers);
    const pairs = [];
    for (const one of matched) {
        const compared = comparePair(one, changed);
        pairs.push(compared.pair);
        found.push(...compared.found);
    }
    const leftOut = unaffected && new Set(unaffected);
    const isRemoved = ({ id }) => (leftOut === undefined ? selected === 'all' : !leftOut.has(id));
    const removed = onlyA.filter(isRemoved);
    found.push(...removed.map(removal));
    return {
        ...{ pairs, onlyB, removed, changed },
        unplayed: onlyA.filter((one) => !isRemoved(one)),
        duplicates: [...before.duplicates, ...after.duplicates],
        criteria: criteriaChanges(found),
        // Of a baseline that was narrowed to what can be held against a fork, the averages still show what it judged.
        known: new Set([...bookA.scorers.keys(), ...Object.keys(a.header.avg_scores)]),
    };
}
/** The share of the attempts that passed, of each side. */
function passRates(compared, { difference, interval }) {
    const share = (side) => compared.length === 0 ? null : (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)((0,(mean ??= __webpack_require__(71134))/* mean */.i)(compared.map((pair) => (0,(mean ??= __webpack_require__(71134))/* mean */.i)(pair[side].passes))));
    return {
        a: share('a'),
        b: share('b'),
        delta: (0,(rounded ??= __webpack_require__(89926))/* rounded */.W)(difference),
        interval: (0,(rounded ??= __webpack_require__(89926))/* roundedInterval */.$)(interval),
    };
}
/** Gating cases under the same criteria that one side did not judge: those that passed before, and those that fail now. */
function unjudgedOf(pairs) {
    const unjudged = pairs.filter((pair) => pair.sameCriteria && pair.b.gating && !(isJudged(pair.a) && isJudged(pair.b)));
    return {
        now: unjudged.filter((pair) => pair.a.status === 'passed'),
        before: unjudged.filter((pair) => pair.b.status === 'failed'),
    };
}
const removal = (one) => ({
    what: 'case_removed',
    id: one.id,
    sentence: (cases) => `No longer played: ${cases}.`,
});
/** The facts of a run by id; of two cases with one id (a file may hold anything) the first is taken. */
function factsOf(run, book) {
    const cases = new Map();
    const duplicates = [];
    for (const one of run.cases) {
        if (cases.has(one.id))
            duplicates.push(one.id);
        else
            cases.set(one.id, caseFacts(one, book));
    }
    return { cases, duplicates };
}


/***/ }),

/***/ 99622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L6: () => (/* binding */ FLIPS_TO_PLAY_AGAIN),
  J7: () => (/* binding */ LOST_TO_PLAY_AGAIN),
  nq: () => (/* binding */ MOST_CASES_AGAIN),
  vf: () => (/* binding */ fallOf),
  $d: () => (/* binding */ looksAgain),
  eH: () => (/* binding */ rateSentence)
});

// EXTERNAL MODULE: ./lib/statistics/log-choose.js
var log_choose;
;// CONCATENATED MODULE: ./lib/statistics/exact-fall-within-cases.js

/**
 * Does every test case pass as often as before? As `fallWithinCases`, but never more often below a level than the level says, at any
 * number of plays: the chance, when the plays of each case are dealt anew between before and now, of more passes before than there were,
 * or of as many in cases that pass as seldom as those or more seldom. Breaking ties so gives back what half of a tie would gain. Plays
 * must be independent. 1 where nothing can be dealt.
 */
function exactFallWithinCases(cases) {
    const open = cases.filter(({ before, now }) => {
        const passed = before.passed + now.passed;
        return before.played > 0 && now.played > 0 && passed > 0 && passed < before.played + now.played;
    });
    if (open.length === 0)
        return 1;
    const rarity = ({ before, now }) => before.passed + now.passed;
    const width = 1 + open.reduce((sum, one) => sum + Math.min(one.before.played, rarity(one)) * rarity(one), 0);
    // By the passes before, then by the sum of what says how often their cases pass.
    let chances = [new Float64Array(width)];
    chances[0][0] = 1;
    let widest = 0;
    for (const one of open) {
        const { before, now } = one;
        const passed = rarity(one);
        const all = (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(before.played + now.played, passed);
        const most = Math.min(before.played, passed);
        const next = Array.from({ length: chances.length + most }, () => new Float64Array(width));
        for (let count = Math.max(0, passed - now.played); count <= most; count += 1) {
            const chance = Math.exp((0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(before.played, count) + (0,(log_choose ??= __webpack_require__(411))/* logChoose */.O)(now.played, passed - count) - all);
            for (const [sum, known] of chances.entries()) {
                const row = next[sum + count];
                for (let at = 0; at <= widest; at += 1)
                    row[at + count * passed] += known[at] * chance;
            }
        }
        chances = next;
        widest += most * passed;
    }
    const passes = open.reduce((sum, { before }) => sum + before.passed, 0);
    const tie = open.reduce((sum, one) => sum + one.before.passed * rarity(one), 0);
    let tail = sumOf(chances[passes].subarray(0, tie + 1));
    for (const row of chances.slice(passes + 1))
        tail += sumOf(row);
    return Math.min(1, tail);
}
function sumOf(chances) {
    let sum = 0;
    for (const chance of chances)
        sum += chance;
    return sum;
}

// EXTERNAL MODULE: ./lib/statistics/mean.js
var mean;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/text/format-difference.js
var format_difference;
// EXTERNAL MODULE: ./lib/runs/comparing/false-red.js
var false_red;
// EXTERNAL MODULE: ./lib/runs/comparing/flip-proof.js
var flip_proof;
// EXTERNAL MODULE: ./lib/runs/comparing/flip-verdict.js
var flip_verdict;
// EXTERNAL MODULE: ./lib/runs/comparing/scorer-deltas.js
var scorer_deltas;
;// CONCATENATED MODULE: ./lib/runs/comparing/fall-of-rate.js








/** Suites of more cases than that find a fall that matters with one play each, and would pay much for more. */
const MOST_CASES_AGAIN = 50;
/** Where there is one play of the baseline alone: it bounds what can be found, so looks end where more plays of now add little. */
var LOOKS_NOW;
function LOOKS_NOW$made() { return LOOKS_NOW = [
    { rounds: 2, onBase: 0, level: 0, futile: 0.3 },
    { rounds: 4, onBase: 0, level: (false_red ??= __webpack_require__(76752))/* MIDDLE_LOOK */.km, futile: 0.2 },
    { rounds: 8, onBase: 0 },
]; }
/** With as many plays on the base as here one look finds nearly every fall. */
var LOOKS_ON_BASE;
function LOOKS_ON_BASE$made() { return LOOKS_ON_BASE = [{ rounds: 4, onBase: 3 }]; }
/** So many more cases have to be lost than won before all are played again, and so many lost: one case that broke moves no rate. */
const LOST_TO_PLAY_AGAIN = 1;
const FLIPS_TO_PLAY_AGAIN = 2;
/** The looks at the fall after further plays of all cases. */
const looksAgain = (onBase) => (onBase ? (LOOKS_ON_BASE ?? LOOKS_ON_BASE$made()) : (LOOKS_NOW ?? LOOKS_NOW$made()));
/**
 * Did the pass rate fall? By the paired test over all plays of the two runs; where a gate may play all cases again by an exact test within
 * cases (`exactFallWithinCases`, since there are more plays now than before) at each look. What all of them may spend stands in false-red.ts.
 */
function fallOf(passes, compared, flips, gated, earlier = () => undefined) {
    if (gated?.look !== undefined)
        return laterLook(compared, gated, gated.look, earlier);
    const fell = (passes.difference ?? 0) < 0;
    return {
        proven: fell && isPlain(passes, compared, gated) && lasts(compared, flips),
        suspected: fell && passes.p_value <= (scorer_deltas ??= __webpack_require__(73493))/* ALPHA */.Nh,
        again: false,
        isOpen: true,
        sentence: rateSentence(passes),
    };
}
/** Whether the first plays are proof: a mass failure needs no more, and more than so many cases have one look. */
function isPlain(passes, compared, gated) {
    if (gated === undefined || compared.length > MOST_CASES_AGAIN)
        return passes.p_value <= (scorer_deltas ??= __webpack_require__(73493))/* ALPHA */.Nh;
    return exactFallWithinCases(playsOf(compared, () => ({ now: (NONE ?? NONE$made()) }))) <= (false_red ??= __webpack_require__(76752))/* FIRST_LOOK */.xE;
}
function laterLook(compared, { onBase }, { at, further }, earlier) {
    const cases = playsOf(compared, further);
    const p_value = exactFallWithinCases(cases);
    const looks = looksAgain(onBase);
    const before = (false_red ??= __webpack_require__(76752))/* FIRST_LOOK */.xE + looks.slice(0, at).reduce((sum, { level = 0 }) => sum + level, 0);
    const { futile, level = (0,(false_red ??= __webpack_require__(76752))/* levelOfLastLook */.fg)(testsOf(compared, onBase, earlier), passesOf(cases), before) } = looks[at];
    const share = ({ played, passed }) => passed / played;
    const difference = cases.length === 0 ? 0 : (0,(mean ??= __webpack_require__(71134))/* mean */.i)(cases.map(({ before, now }) => share(now) - share(before)));
    const fell = difference < 0;
    const most = Math.max(0, ...cases.map(({ now }) => now.played - 1));
    const times = `, played again up to ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(most, 'time')} each`;
    return {
        proven: fell && p_value <= level,
        suspected: fell && p_value <= (scorer_deltas ??= __webpack_require__(73493))/* ALPHA */.Nh,
        again: true,
        isOpen: futile !== undefined && p_value <= futile,
        sentence: `the pass rate ${fell ? 'fell' : 'rose'} by ${pointsOf(difference)} points over ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(cases.length, 'case')}${times} (${(0,(format_difference ??= __webpack_require__(54826))/* formatPValue */.td)(p_value)})`,
    };
}
var NONE;
function NONE$made() { return NONE = { played: 0, failed: 0 }; }
const playsOf = (compared, further) => compared.map(({ a, b }) => {
    const { now, onBase } = further(b.id);
    return { before: withOwn(a.status === 'passed', onBase), now: withOwn(b.status === 'passed', now) };
});
const passesOf = (cases) => cases.map(({ before, now }) => before.passed + now.passed);
/** Which tests could have proven a flip. */
const testsOf = (compared, onBase, earlier) => ({
    history: compared.some(({ b }) => (earlier(b)?.played ?? 0) >= (flip_proof ??= __webpack_require__(1901))/* LEAST_HISTORY */.DZ),
    base: onBase,
    ownPlays: compared.some(({ a, b }) => (0,(flip_proof ??= __webpack_require__(1901))/* isRepeated */.B5)({ before: a.passes, now: b.passes })),
});
const withOwn = (passed, plays = (NONE ?? NONE$made())) => ({
    played: 1 + plays.played,
    passed: (passed ? 1 : 0) + plays.played - plays.failed,
});
/** A fall that lasts would hardly have let every flip pass its repeats; what does was gone by then. */
function lasts(compared, flips) {
    const lost = flips.filter(({ kind }) => kind === 'pass_to_fail');
    if (lost.length === 0 || lost.some(({ verdict }) => verdict !== 'noise'))
        return true;
    const share = compared.filter(({ b }) => b.status === 'passed').length / compared.length;
    return (0,(flip_verdict ??= __webpack_require__(70102))/* chanceOfExcuse */.Fw)(share) ** lost.length > (scorer_deltas ??= __webpack_require__(73493))/* ALPHA */.Nh;
}
/** What the pass rate did, as a clause. */
function rateSentence({ difference, p_value, cases, scope }) {
    const where = scope === 'population' ? '' : ', on exactly these';
    return `the pass rate ${(difference ?? 0) < 0 ? 'fell' : 'rose'} by ${pointsOf(difference ?? 0)} points over ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(cases, 'case')} (${(0,(format_difference ??= __webpack_require__(54826))/* formatPValue */.td)(p_value)}${where})`;
}
const pointsOf = (difference) => Number(Math.abs(difference * 100).toFixed(1));


/***/ }),

/***/ 73493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ ALPHA),
/* harmony export */   Yq: () => (/* binding */ scorerDeltas),
/* harmony export */   aR: () => (/* binding */ SAME_SCORE)
/* harmony export */ });
/* harmony import */ var _statistics_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__;
/* harmony import */ var _statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__;






/** Level of the claims that are made (statistics.md 4.3). */
const ALPHA = 0.05;
/** Scores this close are the same for practical purposes (margin of the equivalence test, statistics.md 4.3 step 9). */
const SAME_SCORE = 0.05;
/**
 * Every scorer of the baseline (`baseline` are their names): case means paired over the cases that still ask the same, `b`
 * minus `a`. Where nothing of it can be compared the row has no cases; one that judges by other criteria now (`changed`) has
 * no delta, one that only `b` has no row. Holm and Benjamini-Hochberg over the scorers that have enough cases to be
 * claimed about. Cases that do not gate are left to the reader.
 */
function scorerDeltas(pairs, baseline, changed, next) {
    const scores = new Map();
    for (const name of baseline)
        scores.set(name, []);
    for (const { a, b, sameCase, rescaled } of pairs)
        for (const [name, { values: before }] of a.scorers) {
            if (!sameCase || !b.gating || changed.has(name) || rescaled.has(name))
                continue;
            const after = b.scorers.get(name)?.values ?? [];
            // What is only shown has no average.
            if (before.length > 0 && after.length > 0)
                scores.get(name)?.push({ a: before, b: after });
        }
    const rows = [...scores].map(([name, cases]) => ({
        name,
        cases,
        contrast: (0,(_statistics_paired_contrast_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(15489))/* .pairedContrast */ .Y)(cases, { binary: false, next, theseCases: false }),
    }));
    const family = rows.filter(({ contrast }) => contrast.cases >= (_statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I);
    const p = family.map(({ contrast }) => contrast.p_value);
    const [strict, lenient] = [(0,(_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(22249))/* .holm */ .f)(p).adjusted, (0,(_statistics_benjamini_hochberg_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(58937))/* .benjaminiHochberg */ .U)(p).adjusted];
    // A scorer may have any name, `__proto__` too.
    const deltas = Object.create(null);
    for (const row of rows)
        deltas[row.name] = deltaOf(row, 1, 1);
    for (const [at, row] of family.entries())
        deltas[row.name] = deltaOf(row, strict[at] ?? 1, lenient[at] ?? 1);
    return deltas;
}
function deltaOf({ cases, contrast }, adjusted, q) {
    const side = (key) => cases.length === 0 ? null : (0,(_statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(89926))/* .rounded */ .W)((0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(71134))/* .mean */ .i)(cases.map((scores) => (0,(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(71134))/* .mean */ .i)(scores[key]))));
    return {
        verdict: verdictOf(contrast, adjusted),
        delta: (0,(_statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(89926))/* .rounded */ .W)(contrast.difference),
        interval: (0,(_statistics_rounded_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(89926))/* .roundedInterval */ .$)(contrast.interval),
        p_value: contrast.p_value,
        p_adjusted: adjusted,
        q_value: q,
        mean_a: side('a'),
        mean_b: side('b'),
        cases: contrast.cases,
    };
}
function verdictOf({ cases, difference, sd, interval, p_value }, adjusted) {
    if (cases === 0 || difference === null)
        return 'insufficient_data';
    if (difference === 0 && (sd ?? 0) === 0)
        return 'unchanged';
    if (cases < (_statistics_paired_interval_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(46161))/* .POPULATION_CASES */ .I)
        return 'insufficient_data';
    // Over many cases the smallest move is proven; what is proven then is that it is too small to matter.
    if (interval !== null && interval[0] >= -SAME_SCORE && interval[1] <= SAME_SCORE)
        return 'unchanged';
    if (adjusted <= ALPHA)
        return difference < 0 ? 'regression' : 'improvement';
    return p_value <= ALPHA && difference < 0 ? 'suspected' : 'noise';
}


/***/ }),

/***/ 22249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down adjustment (Holm 1979): of several claims made together ("this variant beats the baseline"), the chance that
 * even one is false stays below alpha when only those with `adjusted <= alpha` are made. Holds under any dependence and is never weaker
 * than Bonferroni. `adjusted` keeps the order of the input. RangeError for a p outside 0..1.
 */
function holm(p) {
    const wrong = p.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined)
        throw new RangeError(`holm: ${wrong} is no p-value, it must lie in 0..1`);
    const order = p.map((_, row) => row).sort((a, b) => p[a] - p[b]);
    const adjusted = new Array(p.length);
    let highest = 0;
    for (const [rank, row] of order.entries()) {
        // A claim cannot be better supported than one with a smaller p: the running maximum keeps the order.
        highest = Math.max(highest, Math.min(1, (p.length - rank) * p[row]));
        adjusted[row] = highest;
    }
    return { adjusted };
}


/***/ })

};

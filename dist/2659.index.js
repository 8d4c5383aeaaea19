export const id = 2659;
export const ids = [2659];
export const modules = {

/***/ 92659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createEngine)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/flow/once.js
var once = __webpack_require__(85211);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/webhooks/allowed-private.js
var allowed_private = __webpack_require__(45824);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/webhooks/host-slots.js
/** Slots for each host apart, so that one that hangs holds up nobody else. */
function hostSlots(perHost) {
    const hosts = new Map();
    return {
        async run(host, task) {
            const slot = hosts.get(host) ?? { running: 0, waiting: [], next: 0 };
            hosts.set(host, slot);
            if (slot.running >= perHost)
                await new Promise((resolve) => slot.waiting.push(resolve));
            else
                slot.running += 1;
            try {
                return await task();
            }
            finally {
                // The slot is handed on; taking from the front of an array would cost its length each time.
                const go = slot.waiting[slot.next];
                slot.next += 1;
                if (go !== undefined)
                    go();
                else {
                    slot.running -= 1;
                    slot.waiting = [];
                    slot.next = 0;
                    if (slot.running === 0)
                        hosts.delete(host);
                }
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/webhooks/payload.js
var payload = __webpack_require__(73880);
// EXTERNAL MODULE: ./lib/webhooks/schedule.js
var webhooks_schedule = __webpack_require__(93237);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/webhooks/deliver.js + 1 modules
var deliver = __webpack_require__(32147);
;// CONCATENATED MODULE: ./lib/webhooks/tries.js



/** Attempts that are kept of one delivery. */
const MOST_ATTEMPTS = 50;
/** One try of a round, the first of it being number 1. Resolves with the wait until the next one, or undefined when there is none. */
async function tryInRound(world, id, round, tries) {
    const { ports, outbox, subscribers, stop } = world;
    const delivery = stop.aborted ? null : outbox.read(id);
    if (delivery === null)
        return undefined;
    const found = await subscribers.find(delivery.webhook, delivery.event);
    if ('gone' in found) {
        outbox.remove(id);
        return undefined;
    }
    const timeoutMs = (0,webhooks_schedule/* tryMs */.Ye)(round, ports.clock.monotonic());
    if ('unknown' in found)
        return giveUp(world, delivery, { at: instant(world), error: found.unknown });
    if (timeoutMs === null)
        return giveUp(world, delivery, undefined);
    const began = instant(world);
    const outcome = await attempt(world, delivery, found.receiver, timeoutMs);
    if (outcome.delivered || outcome.ended) {
        await taken(world, delivery, outcome);
        return undefined;
    }
    const tried = triedOf(began, outcome);
    const wait = (0,webhooks_schedule/* waitMs */.Cu)(round, tries, ports.clock.monotonic(), ports.random);
    if (wait === null)
        return giveUp(world, delivery, tried);
    keep(world, { ...withTry(delivery, tried), next_at: instant(world, wait) });
    return wait;
}
/** One try outside of any round; nothing when the delivery is owed no more. `secret` is for a webhook whose own is not known here. */
async function tryOnce(world, id, secret) {
    const { outbox, subscribers } = world;
    const delivery = outbox.read(id);
    if (delivery === null)
        return [];
    const replayed = (outcome, detail) => [
        { delivery_id: id, event: delivery.event, url: shownUrl(delivery), outcome, detail },
    ];
    let found = await subscribers.find(delivery.webhook, delivery.event);
    if ('gone' in found) {
        outbox.remove(id);
        return replayed('dropped', found.gone);
    }
    if ('unknown' in found && secret !== undefined && delivery.webhook.from !== 'state')
        found = { receiver: { url: delivery.webhook.url, secret } };
    if ('unknown' in found)
        return replayed('failed', found.unknown);
    const began = instant(world);
    const outcome = await attempt(world, delivery, found.receiver, webhooks_schedule/* TRY_MS */.Jv);
    if (outcome.delivered || outcome.ended)
        await taken(world, delivery, outcome);
    else
        keep(world, withTry(delivery, triedOf(began, outcome)));
    const detail = outcome.error ?? `answered ${outcome.status}`;
    return replayed(outcome.delivered ? 'delivered' : outcome.ended ? 'dropped' : 'failed', detail);
}
function attempt({ ports, allow, stop }, delivery, receiver, timeoutMs) {
    return (0,deliver/* deliver */.c)(delivery, receiver, { http: ports.http, allow, timeoutMs, signal: stop });
}
/** Another process may have delivered it in the meantime: what is gone stays gone. */
function keep({ outbox }, delivery) {
    if (outbox.read(delivery.delivery_id) !== null)
        outbox.write(delivery);
}
async function taken({ outbox, subscribers, warn }, delivery, { ended }) {
    outbox.remove(delivery.delivery_id);
    if (!ended)
        return;
    await subscribers.deactivate(delivery.webhook);
    warn(`webhook ${shownUrl(delivery)} answered 410 and is not sent to any more`);
}
/** Makes it a dead letter. */
function giveUp(world, delivery, tried) {
    const { owner: _, ...rest } = withTry(delivery, tried);
    keep(world, { ...rest, state: 'dead', next_at: null });
    world.givenUp(delivery, tried?.error ?? 'there was no time left to try it');
}
const instant = ({ ports }, fromNowMs = 0) => new Date(ports.clock.now() + fromNowMs).toISOString();
const withTry = (delivery, tried) => ({
    ...delivery,
    attempts: [...delivery.attempts, ...(tried === undefined ? [] : [tried])].slice(-MOST_ATTEMPTS),
});
const triedOf = (at, { status, error }) => ({
    at,
    ...(0,defined/* defined */.s)({ status, error }),
});
/** An address as a message may show it: without its query, which may hold a secret. */
function shownUrl({ webhook: { url } }) {
    return URL.canParse(url) ? `${new URL(url).origin}${new URL(url).pathname}` : '?';
}
/** The host that a delivery goes to, for messages and for what is counted by host. */
function shownHost({ webhook: { url } }) {
    return URL.canParse(url) ? new URL(url).host : '?';
}

;// CONCATENATED MODULE: ./lib/webhooks/dispatcher.js





/** Requests at once to one host: a receiver is somebody's small service. */
const PER_HOST = 4;
/** Dead letters that nobody asked for in so long are let go, in milliseconds. */
const KEEP_DEAD_MS = 30 * 24 * 3_600_000;
/** The owner of a delivery that should have been tried so long ago does not live, whoever has its process id now. */
const LATE_MS = 5 * 60_000;
/** Dispatchers of this process: a process id alone does not tell two of them apart. */
const LIVING = new Set();
/** Sends what is in the outbox, by the schedule of the process that it lives in (contract 10). */
function webhookDispatcher(given) {
    const { ports, outbox, subscribers, warn } = given;
    const ownership = ownershipOf(ports);
    const slots = hostSlots(PER_HOST);
    const stop = new AbortController();
    const lost = lostDeliveries(warn);
    let lookedBack = false;
    let longLived = false;
    const world = {
        ...given,
        stop: stop.signal,
        givenUp(delivery, why) {
            lost.add(delivery, why);
            if (longLived)
                lost.say();
        },
    };
    const inHand = deliveriesInHand(world, slots);
    function beginAll(deliveries) {
        const schedule = longLived ? webhooks_schedule/* LONG_LIVED */.yJ : webhooks_schedule/* ONE_SHOT */.A5;
        const round = { schedule, begunAt: ports.clock.monotonic() };
        for (const delivery of deliveries)
            inHand.begin(delivery, round);
    }
    function lookBack(retryDead) {
        const isWanted = (delivery) => delivery.state === 'dead' ? retryDead : ownership.isLeft(delivery, longLived);
        const ids = outbox.ids().filter((id) => !inHand.has(id));
        beginAll(takenOver(ids, { outbox, clock: ports.clock, owner: ownership.owner, isWanted }));
    }
    return {
        async send(announcement) {
            const addresses = await subscribers.of(announcement.event);
            if (addresses.length === 0)
                return 0;
            const made = drafted(announcement, addresses, ownership.owner, ports);
            for (const delivery of made)
                outbox.add(delivery);
            beginAll(made);
            if (!lookedBack)
                lookBack(false);
            lookedBack = true;
            return made.length;
        },
        start({ retryDead = false } = {}) {
            longLived = true;
            lookedBack = true;
            lookBack(retryDead);
        },
        longLived: () => longLived,
        waitingFor: inHand.hosts,
        async settled() {
            while (inHand.hosts().length > 0)
                await inHand.ended();
            lost.say();
        },
        replay: async ({ secret } = {}) => replayAll(world, slots, secret),
        async close() {
            stop.abort();
            await inHand.ended();
            ownership.end();
        },
    };
}
/** The deliveries of an announcement, one for each webhook. */
function drafted(announcement, addresses, owner, { clock, ids }) {
    const now = new Date(clock.now()).toISOString();
    const body = (0,payload/* payloadBody */.jX)(announcement, now);
    return addresses.map((webhook) => {
        const delivery_id = ids.next('del_');
        const rest = { body, created_at: now, attempts: [], next_at: now, owner };
        return { delivery_id, webhook, event: announcement.event, ...rest, state: 'pending' };
    });
}
/** Deliveries that are being tried or waited for. Only their ids are held while they wait: there may be very many. */
function deliveriesInHand(world, slots) {
    const { stop, warn, ports } = world;
    const inHand = new Map();
    /** Tries until it is taken, given up or stopped. */
    async function rounds(id, host, round) {
        for (let tries = 1;; tries += 1) {
            const wait = await slots.run(host, () => tryInRound(world, id, round, tries));
            if (wait === undefined)
                return;
            await ports.clock.sleep(wait, stop);
        }
    }
    return {
        has: (id) => inHand.has(id),
        hosts: () => [...new Set([...inHand.values()].map(({ host }) => host))].sort(),
        /** Resolves when all that are in hand now have come to their end. */
        ended: () => Promise.all([...inHand.values()].map(({ work }) => work)),
        begin(delivery, round) {
            const id = delivery.delivery_id;
            if (stop.aborted || inHand.has(id))
                return;
            const host = shownHost(delivery);
            const work = rounds(id, host, round)
                .catch((error) => {
                if (!stop.aborted)
                    warn(`webhook delivery ${id}: ${(0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))}`);
            })
                .finally(() => inHand.delete(id));
            inHand.set(id, { host, work });
        },
    };
}
/** One try for everything that is owed. */
async function replayAll(world, slots, secret) {
    const { outbox } = world;
    const tried = outbox.ids().map((id) => {
        const delivery = outbox.read(id);
        return delivery === null ? [] : slots.run(shownHost(delivery), () => tryOnce(world, id, secret));
    });
    return (await Promise.all(tried)).flat();
}
/**
 * Makes the wanted ones of what stands in the outbox our own, and lets old dead letters go. Two processes that do so at once
 * send them twice, with one id.
 */
function* takenOver(ids, world) {
    const { outbox, clock, owner, isWanted } = world;
    for (const id of ids) {
        const delivery = outbox.read(id);
        if (delivery === null)
            continue;
        const isOld = () => clock.now() - Date.parse(delivery.created_at) > KEEP_DEAD_MS;
        if (delivery.state === 'dead' && isOld())
            outbox.remove(id);
        else if (isWanted(delivery)) {
            const next_at = new Date(clock.now()).toISOString();
            const ours = { ...delivery, state: 'pending', owner, next_at };
            outbox.write(ours);
            yield ours;
        }
    }
}
/** Tells what a dispatcher sends itself from what others send, and from what was left by those that are no more. */
function ownershipOf({ clock, random, processes }) {
    const owner = { pid: processes.pid, host: processes.host, token: random.hex(8) };
    LIVING.add(owner.token);
    return {
        owner,
        isLeft({ owner: by, next_at }, longLived) {
            if (by === undefined)
                return true;
            if (by.token === owner.token)
                return false;
            const late = next_at !== null && clock.now() - Date.parse(next_at) > LATE_MS;
            if (late)
                return true;
            // A container has a new name after each start; whoever starts a service is the one that goes on.
            if (by.host !== processes.host)
                return longLived;
            return by.pid === processes.pid ? !LIVING.has(by.token) : !processes.isAlive(by.pid);
        },
        end: () => LIVING.delete(owner.token),
    };
}
/** Gathers what was given up, to say it in one warning. */
function lostDeliveries(warn) {
    let lost = [];
    return {
        add(delivery, why) {
            lost.push({ where: `${delivery.event} to ${shownUrl(delivery)}`, why });
        },
        say() {
            const [first] = lost;
            if (first === undefined)
                return;
            const more = lost.length === 1 ? '' : ` and ${lost.length - 1} more`;
            lost = [];
            warn(`webhook not delivered: ${first.where} (${first.why})${more}; kept as dead letter${more === '' ? '' : 's'}, send again with: assay webhooks replay`);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./lib/schema/common.js
var common = __webpack_require__(86462);
// EXTERNAL MODULE: ./lib/schema/event.js
var schema_event = __webpack_require__(46819);
;// CONCATENATED MODULE: ./lib/webhooks/delivery.js



/** Where a webhook was set up: registered in the state, written in `assay.yaml`, or given to the entry point (Action inputs). */
const addressSchema = schemas/* discriminatedUnion */.gMt('from', [
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('state'), url: schemas/* string */.YjP(), webhook_id: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('settings'), url: schemas/* string */.YjP(), place: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ from: schemas/* literal */.euz('door'), url: schemas/* string */.YjP() }),
]);
/** One try: the status that was answered, or why there was no answer. */
const triedSchema = schemas/* object */.Ikc({
    at: common/* timestamp */.vE,
    status: schemas/* number */.aig().int().optional(),
    error: schemas/* string */.YjP().optional(),
});
/** The process that sends a pending delivery; a dead one's are taken over. */
const ownerSchema = schemas/* object */.Ikc({ pid: schemas/* number */.aig().int(), host: schemas/* string */.YjP(), token: schemas/* string */.YjP() });
/**
 * One event for one webhook that was not taken yet: `pending` while it is tried, `dead` when its tries are used up. What was
 * taken leaves the outbox. It holds no secret: that is looked up at each try.
 */
const deliverySchema = schemas/* object */.Ikc({
    /** `del_…`; the same over all tries, so that a receiver can tell a repetition. */
    delivery_id: schemas/* string */.YjP(),
    webhook: addressSchema,
    event: schema_event/* webhookEvent */.y1,
    /** Exactly what is sent and signed. */
    body: schemas/* string */.YjP(),
    created_at: common/* timestamp */.vE,
    attempts: schemas/* array */.YOg(triedSchema),
    next_at: common/* timestamp */.vE.nullable(),
    state: schemas/* enum */.k5n(['pending', 'dead']),
    owner: ownerSchema.optional(),
});

;// CONCATENATED MODULE: ./lib/webhooks/outbox.js




/** In the form of the store's growing collections, so that it can be listed there too. */
const documentSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(1),
    id: schemas/* string */.YjP(),
    first_put_ms: schemas/* number */.aig(),
    value: deliverySchema,
});
/** The outbox in a folder of its own below the state. */
function openOutbox(folder, files) {
    const pathOf = (id) => (0,external_node_path_.join)(folder, `${(0,state_paths/* fileNameOf */.b)(id)}.json`);
    const save = (delivery, sync) => {
        const document = {
            schema_version: 1,
            id: delivery.delivery_id,
            first_put_ms: Date.parse(delivery.created_at),
            value: delivery,
        };
        files.writeAtomic(pathOf(delivery.delivery_id), `${JSON.stringify(document)}\n`, { sync });
    };
    return {
        add: (delivery) => save(delivery, true),
        write: (delivery) => save(delivery, false),
        read(id) {
            const text = files.readTextIfThere(pathOf(id));
            try {
                return text === null ? null : documentSchema.parse(JSON.parse(text)).value;
            }
            catch {
                // Damaged: what cannot be read cannot be sent. It stays for whoever looks.
                return null;
            }
        },
        remove: (id) => files.remove(pathOf(id)),
        // Ids of ours are plain, so their file names are they.
        ids: () => files.list(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])),
    };
}

// EXTERNAL MODULE: ./lib/webhooks/subscribers.js
var webhooks_subscribers = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/webhooks/engine-webhooks.js





/** The webhooks of an engine: those of its state, of its `assay.yaml` and of its entry point, and one outbox for them all. */
function engineWebhooks(parts) {
    const { ports, options, stateDir, evalsDir, warn, store, vault, evals } = parts;
    const { files, env } = ports;
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    const written = async () => files.stat(evalsDir) === null ? [] : (await evals()).webhooks;
    const stateMark = () => {
        const stat = files.stat(paths.collection('webhooks'));
        return stat === null ? '' : `${stat.modifiedMs} ${stat.size} ${stat.inode ?? ''}`;
    };
    const subscribers = (0,webhooks_subscribers/* subscribersIn */.b)({
        store,
        vault,
        written,
        entryPoint: options.webhook,
        env,
        stateMark,
        warn,
    });
    const outbox = openOutbox(paths.collectionFolder('deliveries'), files);
    return webhookDispatcher({ ports, outbox, subscribers, allow: (0,allowed_private/* allowedPrivate */.q)(env), warn });
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./lib/engine/live-runs.js


/** Works of one kind that go on at once; the others wait, so that a hundred requests do not open a hundred agents. */
const AT_ONCE = 4;
/** Works of one kind that wait at most: each holds a lock and its plan in memory. */
const MOST_WAITING = 500;
/** When it is worth asking again, in milliseconds. */
const ASK_AGAIN_MS = 10_000;
/** An empty list; `atOnce` works of a kind go on at the same time, and `mostWaiting` wait. */
function liveRuns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
    const runs = new Map();
    const queues = new Map();
    const asleep = new Set();
    const ending = new AbortController();
    // Every call under way listens; many of them are no leak.
    (0,external_node_events_.setMaxListeners)(0, ending.signal);
    function queueOf(kind) {
        const known = queues.get(kind) ?? { inside: 0, waiting: new Set() };
        queues.set(kind, known);
        return known;
    }
    return {
        of: (runId) => runs.get(runId),
        add: (run) => void runs.set(run.runId, run),
        remove: (runId) => void runs.delete(runId),
        requireQueueSpace(kind) {
            if ((queues.get(kind)?.waiting.size ?? 0) < mostWaiting)
                return;
            throw new errors/* Fault */.vC('rate_limited', `${mostWaiting} works of this kind (${kind}) wait already.`, {
                hint: 'Ask again when some of them have ended.',
                retryAfterMs: ASK_AGAIN_MS,
            });
        },
        slot: (kind) => slotIn(queueOf(kind), { atOnce, asleep, stopping: ending.signal }),
        stopping: ending.signal,
        stop() {
            ending.abort();
            for (const wake of asleep)
                wake();
            asleep.clear();
        },
    };
}
/** The last place in a queue. */
function slotIn(queue, { atOnce, asleep, stopping }) {
    const free = queue.inside < atOnce;
    let inside = free;
    let left = false;
    let wake = () => undefined;
    const awake = new Promise((resolve) => {
        wake = resolve;
    });
    const admit = () => {
        inside = true;
        queue.inside += 1;
        asleep.delete(wake);
        wake();
    };
    if (free)
        admit();
    else
        queue.waiting.add(admit);
    if (stopping.aborted)
        wake();
    else if (!free)
        asleep.add(wake);
    return {
        free,
        ready: () => awake,
        leave() {
            if (left)
                return;
            left = true;
            queue.waiting.delete(admit);
            asleep.delete(wake);
            if (!inside)
                return;
            queue.inside -= 1;
            const [next] = queue.waiting;
            if (next === undefined)
                return;
            queue.waiting.delete(next);
            next();
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/background-part.js



/** Keeps count of the work that nobody waits for. */
function backgroundPart(warn) {
    const background = new Set();
    return {
        live: (0,once/* once */.O)(() => liveRuns()),
        inBackground(work) {
            const watched = work
                .catch((error) => warn((0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))))
                .finally(() => background.delete(watched));
            background.add(watched);
        },
        async settled() {
            while (background.size > 0)
                await Promise.all(background);
        },
    };
}

// EXTERNAL MODULE: ./lib/schema/agent.js
var schema_agent = __webpack_require__(79622);
// EXTERNAL MODULE: ./lib/schema/value-problems.js
var value_problems = __webpack_require__(10043);
;// CONCATENATED MODULE: ./lib/test-cases/callable.js



/** Fault `validation_failed` for an agent that lacks what its provider needs to be called; it may have been created without. */
function requireCallable(agent) {
    const parsed = schema_agent/* callableAgent */.Y_.safeParse(agent);
    if (parsed.success)
        return;
    const problems = (0,value_problems/* valueProblems */.ce)(parsed.error, agent).map(({ path, message }) => ({
        path: (0,value_problems/* pathText */.LF)(path),
        message: `${message} (agent ${agent.id})`,
    }));
    throw new errors/* Fault */.vC('validation_failed', problems.map(({ message }) => message).join('; '), {
        where: `agent ${agent.id}`,
        hint: 'Create the agent again with what is missing, and name it in the cases or as the agent to play.',
        problems,
    });
}

// EXTERNAL MODULE: ./lib/test-cases/interpolate.js
var interpolate = __webpack_require__(73835);
;// CONCATENATED MODULE: ./lib/test-cases/problems-fault.js

/** Problems of files as a Fault, each with its `file:line:column`. */
function problemsFault(problems, hint) {
    const listed = problems.map((one) => ({
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    return new errors/* Fault */.vC('validation_failed', listed[0]?.message ?? 'invalid evals folder', {
        ...(listed[0] === undefined ? {} : { where: listed[0].path }),
        hint,
        problems: listed,
    });
}

// EXTERNAL MODULE: ./lib/test-cases/stored-resources.js
var stored_resources = __webpack_require__(19957);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/settings.js
var settings = __webpack_require__(1114);
// EXTERNAL MODULE: ./lib/test-cases/requested-settings.js
var requested_settings = __webpack_require__(74552);
;// CONCATENATED MODULE: ./lib/engine/evals-part.js





/** Reads the evals folder at its first use, and not again. */
function evalsFolder({ options, ports }, evalsDir) {
    const evals = (0,once/* once */.O)(async () => options.evalsRead?.() ?? loadOrFail(evalsDir, ports, options.experimentFile));
    const evalsIfThere = (0,once/* once */.O)(async () => (ports.files.stat(evalsDir) === null ? undefined : evals()));
    return {
        evals,
        evalsIfThere,
        settings: (0,once/* once */.O)(async () => (0,requested_settings/* withOptions */.t)((await evalsIfThere())?.settings ?? settings/* settings */.W0.parse({}), options)),
    };
}
/** Everything wrong in the evals folder as one Fault; nothing runs. */
async function loadOrFail(evalsDir, ports, experimentFile) {
    const { loadEvals } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9255), __webpack_require__.e(3701), __webpack_require__.e(3163), __webpack_require__.e(8456), __webpack_require__.e(5083)]).then(__webpack_require__.bind(__webpack_require__, 71456));
    const { evals, problems } = await loadEvals({
        evalsDir,
        experimentFile,
        ports,
        mode: 'run',
        scorerNames: scorer_name/* AVAILABLE_SCORERS */.iL,
    });
    const errors = problems.filter((problem) => problem.severity === 'error');
    if (errors.length > 0)
        throw problemsFault(errors, 'Correct the files; nothing was run. See: assay validate');
    return evals;
}

// EXTERNAL MODULE: ./lib/schema/run.js
var run = __webpack_require__(22626);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/state/digest-places.js
/** Hexadecimal digits by which a digest is known here: as many as fit into a number. */
const KNOWN_DIGITS = 13;
/** Power of two; so are the larger ones. */
const FIRST_ROOM = 1024;
/** Fuller, and looks become long. */
const FULLEST = 0.7;
/**
 * A hash table in three pieces of memory, for digests by the hundred thousand: a fifth of what texts and objects would take. Of two
 * digests that begin with the same 52 bits the later one stands; whoever reads at the place sees whose line it is.
 */
function digestPlaces() {
    let slots = emptySlots(FIRST_ROOM);
    let count = 0;
    const grow = () => {
        const before = slots;
        slots = emptySlots(2 * before.keys.length);
        for (const [slot, key] of before.keys.entries())
            if (key !== 0)
                fill(slots, slotOf(slots, key), key, before.offsets[slot], before.lengths[slot]);
    };
    return {
        get(digest) {
            const key = keyOf(digest);
            const slot = slotOf(slots, key);
            if (slots.keys[slot] !== key)
                return undefined;
            return { offset: slots.offsets[slot], length: slots.lengths[slot] }; // Filled together.
        },
        set(digest, offset, length) {
            if (count >= FULLEST * slots.keys.length)
                grow();
            const key = keyOf(digest);
            const slot = slotOf(slots, key);
            if (slots.keys[slot] === 0)
                count += 1;
            fill(slots, slot, key, offset, length);
        },
    };
}
const emptySlots = (room) => ({
    keys: new Float64Array(room),
    offsets: new Float64Array(room),
    lengths: new Int32Array(room),
});
function fill(slots, slot, key, offset, length) {
    slots.keys[slot] = key;
    slots.offsets[slot] = offset;
    slots.lengths[slot] = length;
}
/** The slot of a key, or the empty one that it would take. */
function slotOf({ keys }, key) {
    let slot = key % keys.length;
    while (keys[slot] !== key && keys[slot] !== 0)
        slot = (slot + 1) % keys.length;
    return slot;
}
const keyOf = (digest) => Number.parseInt(digest.slice(0, KNOWN_DIGITS), 16) + 1;

// EXTERNAL MODULE: ./lib/state/journal-line.js
var journal_line = __webpack_require__(42113);
;// CONCATENATED MODULE: ./lib/state/judge-cache.js






/** A file of answers grows to this size, then becomes the older one of two; the oldest answers go with the one before. */
const LARGEST_FILE = 64 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;
/**
 * A cache in two append-only files of lines with checksums, found by an index in memory. Appending costs a hundredth of
 * creating a file an answer, which on a quick endpoint was half of a run. Several processes may append at once: each looks once a turn
 * of the event loop for what the others added, and a damaged line is a miss.
 */
function openJudgeCache(folder, { files }) {
    const current = (0,external_node_path_.join)(folder, 'answers.jsonl');
    const older = (0,external_node_path_.join)(folder, 'answers-older.jsonl');
    let sources;
    /** Answers of this turn, by the names of their keys. */
    let held = new Map();
    const opened = () => {
        if (sources !== undefined)
            return sources;
        if ((files.stat(current)?.size ?? 0) > LARGEST_FILE)
            files.rename(current, older);
        // The older file is only ever replaced at opening: when it is not there now, it is not looked for again.
        sources = [source(current, files), ...(files.stat(older) === null ? [] : [source(older, files)])];
        return sources;
    };
    const write = (0,once/* once */.O)(() => answerWriter(current, files));
    const settle = () => {
        if (held.size === 0)
            return;
        const answers = held;
        held = new Map();
        try {
            const [newest] = opened();
            write()(answers, (...place) => newest?.note(...place));
        }
        catch (error) {
            // A full disk must not fail an answer that was paid for; what matters is in the journal.
            if (!(error instanceof errors/* Fault */.vC))
                throw error;
        }
    };
    return {
        get(key) {
            const name = digest(key);
            const text = held.get(name);
            if (text !== undefined)
                return text;
            try {
                for (const one of opened()) {
                    const found = one.find(name);
                    if (found !== null)
                        return found;
                }
            }
            catch (error) {
                if (!(error instanceof errors/* Fault */.vC))
                    throw error; // An unreadable cache is an empty one.
            }
            return null;
        },
        put(key, text) {
            if (held.size === 0)
                setImmediate(settle);
            held.set(digest(key), text);
        },
        settle,
    };
}
/** Appends answers in one write, and says where each lies. A line that a killed process left unfinished is closed, so that it damages no other. */
function answerWriter(path, files) {
    const log = files.appendLog(path);
    if (log.size() > 0 && !endsWithLineFeed(path, files))
        log.append('\n');
    return (answers, onPlace) => {
        const lines = [...answers].map((answer) => (0,journal_line/* journalLine */.Ee)(answer));
        let offset = log.append(lines.join(''));
        for (const [at, name] of [...answers.keys()].entries()) {
            const length = Buffer.byteLength(lines[at]) - 1; // A line for each answer.
            onPlace(name, offset, length);
            offset += length + 1;
        }
    };
}
/** One file with the places of its answers. What was appended since the last look is read first. */
function source(path, files) {
    const places = digestPlaces();
    let reader;
    let scanned = 0;
    /** Whether it was looked for more in this turn: a look is a system call, and answers come many in a turn. */
    let looked = false;
    /** Indexes what was appended since the last look; says whether there was anything. */
    const scan = (open) => {
        const before = scanned;
        for (let size = open.size(); scanned < size;) {
            const piece = buffer(open.readAt(scanned, Math.min(PIECE_BYTES, size - scanned)));
            let begin = 0;
            for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, begin)) {
                const key = judge_cache_keyOf(piece.subarray(begin, feed));
                if (key !== undefined)
                    places.set(key, scanned + begin, feed - begin);
                begin = feed + 1;
            }
            // A line longer than a piece is passed over; an unfinished one at the end is looked at again next time.
            if (begin === 0 && piece.length < PIECE_BYTES)
                break;
            scanned += begin === 0 ? piece.length : begin;
        }
        return scanned > before;
    };
    const read = (open, digest) => {
        const place = places.get(digest);
        if (place === undefined)
            return null;
        const record = (0,journal_line/* parseJournalLine */.Ln)(buffer(open.readAt(place.offset, place.length)))?.record;
        return Array.isArray(record) && record[0] === digest && typeof record[1] === 'string' ? record[1] : null;
    };
    return {
        find(digest) {
            if (reader === undefined) {
                if (files.stat(path) === null)
                    return null;
                reader = files.reader(path);
            }
            const known = read(reader, digest);
            if (known !== null || looked)
                return known;
            looked = true;
            setImmediate(() => {
                looked = false;
            });
            return scan(reader) ? read(reader, digest) : null;
        },
        note(digest, offset, length) {
            places.set(digest, offset, length);
            // Nobody else wrote: what we appended need not be scanned.
            if (scanned === offset)
                scanned = offset + length + 1;
        },
    };
}
/** The key stands at a fixed place of the line, so that an index is made without parsing answers. */
const KEY_OFFSET = (0,journal_line/* journalLine */.Ee)(['']).indexOf('[') + 2;
const KEY_LENGTH = 64;
function judge_cache_keyOf(line) {
    if (line.length < KEY_OFFSET + KEY_LENGTH)
        return undefined;
    const key = line.toString('latin1', KEY_OFFSET, KEY_OFFSET + KEY_LENGTH);
    return /^[0-9a-f]{64}$/.test(key) ? key : undefined;
}
function endsWithLineFeed(path, files) {
    const reader = files.reader(path);
    try {
        return reader.readAt(reader.size() - 1, 1)[0] === LINE_FEED;
    }
    finally {
        reader.close();
    }
}
function buffer(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** A key that is a SHA-256 already (as `cacheKey` makes them) is its own name. */
const NAME = /^[0-9a-f]{64}$/;
/** Over UTF-16, so that a lone surrogate counts as itself. */
function digest(text) {
    if (NAME.test(text))
        return text;
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf16le').digest('hex');
}

;// CONCATENATED MODULE: ./lib/engine/scoring-part.js








/** A judge call is asked five times before the item is errored: a rate limit must not cost evidence (security.md R01). */
const JUDGE_RETRIES = 4;
/** Makes judges as the settings ask for them, each with a budget of its own; their cache is one. */
function judgeMaker({ options, ports, stateDir }, { settings }, evalsDir) {
    const cache = (0,once/* once */.O)(() => openJudgeCache((0,state_paths/* statePaths */.m)(stateDir).cache, ports));
    return async (maxCostUsd, maxCalls) => {
        const { chooseJudge } = await Promise.all(/* import() */[__webpack_require__.e(8433), __webpack_require__.e(5790)]).then(__webpack_require__.bind(__webpack_require__, 75790));
        const chosen = (0,requested_settings/* withCeilings */.b)(await settings(), maxCostUsd, maxCalls);
        const areSecretsMissing = options.secretsWithheld !== undefined;
        const { judge, budget, prices, keyMissing, emptyKeys } = await chooseJudge(chosen.judge, ports, {
            offlineWithoutKey: areSecretsMissing,
            ...(options.judge?.model === undefined ? {} : { modelNamed: 'judge-model (flag or input)' }),
            cacheStore: cache(),
            maxRetries: JUDGE_RETRIES,
            timeoutMs: chosen.run.timeout_ms,
        });
        return {
            ...{ judge: await withCalibration(judge, evalsDir, ports), budget },
            settings: { ...chosen, judge: { ...chosen.judge, prices } },
            isJudgeKeyMissing: areSecretsMissing && keyMissing,
            emptyKeys: areSecretsMissing ? [] : emptyKeys,
        };
    };
}
/** A model with what labels have shown of it; the offline judge's verdicts are as sure as their evidence. */
async function withCalibration(judge, evalsDir, { files }) {
    if (judge.mode !== 'llm' && !(0,run/* hasClassifiers */.Rh)(judge))
        return judge;
    const { isProven, readCalibration } = await __webpack_require__.e(/* import() */ 2607).then(__webpack_require__.bind(__webpack_require__, 22607));
    const summary = (0,once/* once */.O)(() => {
        try {
            return readCalibration(evalsDir, judge, files);
        }
        catch {
            return undefined; // A run whose report would quote it says what is wrong with it.
        }
    });
    return { ...judge, calibrated: (scorer) => isProven(scorer, summary(), judge) };
}
/** Built-in scorers, then those of the evals folder, then those of the state; one Fault with every problem of the folder's own. */
function registries(state, folder, evalsDir) {
    const own = (0,once/* once */.O)(() => ownScorers(state, folder, evalsDir));
    const alone = (0,once/* once */.O)(async () => {
        const { registryOf } = await __webpack_require__.e(/* import() */ 3614).then(__webpack_require__.bind(__webpack_require__, 23614));
        return registryOf([], ...(await own()));
    });
    const all = (0,once/* once */.O)(async () => {
        const { scorerRegistry } = await Promise.all(/* import() */[__webpack_require__.e(6116), __webpack_require__.e(8871), __webpack_require__.e(8556), __webpack_require__.e(5518), __webpack_require__.e(6732), __webpack_require__.e(3423), __webpack_require__.e(8223)]).then(__webpack_require__.bind(__webpack_require__, 78223));
        return scorerRegistry(...(await own()));
    });
    return async (names) => {
        if (names === undefined)
            return all();
        const custom = await alone();
        return names.every((name) => custom.find(name) !== undefined) ? custom : all();
    };
}
/** The custom scorers, and what a registry takes from above. */
async function ownScorers({ ports, store }, { evalsIfThere }, evalsDir) {
    const { makeScorers } = await Promise.all(/* import() */[__webpack_require__.e(9255), __webpack_require__.e(9188)]).then(__webpack_require__.bind(__webpack_require__, 79188));
    const stored = await (0,stored_resources/* storedScorers */.tf)(await store());
    const evals = await evalsIfThere();
    const { scorers, problems } = await makeScorers(evals?.scorers ?? [], (0,external_node_path_.resolve)(evalsDir, '..'), ports);
    if (problems.length > 0)
        throw problemsFault(problems, 'Correct the files; nothing was run. See: assay validate');
    const { customScorer } = await __webpack_require__.e(/* import() */ 9283).then(__webpack_require__.bind(__webpack_require__, 39283));
    const { findKind } = await Promise.all(/* import() */[__webpack_require__.e(9255), __webpack_require__.e(1916)]).then(__webpack_require__.bind(__webpack_require__, 29255));
    return [
        [...scorers, ...(await Promise.all(stored.map((one) => customScorer(one, ports))))],
        {
            isCheck: (name) => findKind(name) !== undefined,
            services: { code: { ports, folder: evals?.root ?? (0,external_node_path_.resolve)(evalsDir) } },
        },
    ];
}

;// CONCATENATED MODULE: ./lib/engine/resource-part.js








/** Evals, agents, cases and scorers, each loaded at its first use and dropped by `forget`. */
function resourcePart(state, evalsDir) {
    let folder = readFolder(state, evalsDir);
    let loaded = loadLazily(state, folder, evalsDir);
    return {
        evalsDir,
        evals: () => folder.evals(),
        settings: () => folder.settings(),
        registry: (names) => loaded.registry(names),
        scoring: () => folder.judge(),
        scoringWith: (maxCostUsd, maxCalls) => folder.judgeWith(maxCostUsd, maxCalls),
        agents: () => loaded.agents(),
        cases: () => loaded.cases(),
        reach: (agent) => reachable(agent, state),
        forget(also) {
            if (also?.evals === true)
                folder = readFolder(state, evalsDir);
            loaded = loadLazily(state, folder, evalsDir);
        },
    };
}
function readFolder(state, evalsDir) {
    const folder = evalsFolder(state, evalsDir);
    const judgeWith = judgeMaker(state, folder, evalsDir);
    return { ...folder, judgeWith, judge: (0,once/* once */.O)(() => judgeWith()) };
}
/** What is stored is read once. */
function loadLazily(state, folder, evalsDir) {
    const home = (0,external_node_path_.resolve)(evalsDir, '..');
    return {
        registry: registries(state, folder, evalsDir),
        agents: (0,once/* once */.O)(async () => [
            ...((await folder.evalsIfThere())?.agents ?? []),
            ...(await (0,stored_resources/* storedAgents */.Cs)(await state.store(), home)),
        ]),
        cases: (0,once/* once */.O)(async () => [
            ...((await folder.evalsIfThere())?.cases ?? []),
            ...(await (0,stored_resources/* storedCases */.fM)(await state.store(), home)),
        ]),
    };
}
async function reachable(agent, { ports, vault, options }) {
    requireCallable(agent.agent);
    const resolved = (0,interpolate/* resolveVariables */.CO)(agent, ports.env);
    if (resolved.agent === null)
        throw problemsFault(resolved.problems, 'Set the variables (a .env file beside the evals folder will do on your machine), or take the agent out of the selection.');
    const sealed = agent.sealedCredentials; // Only agents of the state have some.
    const credentials = sealed === undefined
        ? resolved.agent.credentials
        : (await vault().open(agent.agent.id, sealed)); // Sealed as such by create-agent.
    options.onSecrets?.(Object.values(credentials));
    return { ...resolved.agent, credentials };
}

// EXTERNAL MODULE: ./lib/ports/node-ports.js + 14 modules
var node_ports = __webpack_require__(96694);
;// CONCATENATED MODULE: ./lib/text/sorted-place.js
/** How many of the names, sorted by their code units, come before this one. */
function sortedPlace(names, name) {
    let [low, high] = [0, names.length];
    // Asked for the end more often than for anything else.
    if (high > 0 && names[high - 1] < name)
        return high;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (names[middle] < name)
            low = middle + 1; // it is inside
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/state/folder-names.js

/** Coarsest tick of modification times on the usual file systems is 10 ms (Linux at 100 Hz); with a margin. */
const TICK_MS = 50;
/** What another process wrote at the very moment of a write of ours is seen after this, at the latest. */
const NOTED_MS = 2_000;
/**
 * The names in a folder that grows: the folder is read again only when somebody else changed it, which its modification
 * time tells. Nothing is kept, and nothing is looked at, before they are asked for the first time.
 */
function folderNames(folder, { files, clock }, ending = '.json') {
    let known;
    const holds = (found, { stat, readMs, fresh, noted }) => found.modifiedMs === stat.modifiedMs &&
        found.inode === stat.inode &&
        !fresh &&
        !(noted && clock.monotonic() - readMs > NOTED_MS);
    return {
        all() {
            const stat = files.stat(folder);
            if (stat === null) {
                known = undefined;
                return [];
            }
            if (known !== undefined && holds(stat, known))
                return known.names;
            const fresh = clock.now() - stat.modifiedMs < TICK_MS;
            const names = files.list(folder).filter((name) => name.endsWith(ending));
            known = { names, stat, readMs: clock.monotonic(), fresh, noted: false };
            return names;
        },
        noting(name, write) {
            const before = known === undefined ? null : files.stat(folder);
            write();
            if (known === undefined)
                return;
            if (before === null || !holds(before, known)) {
                known = undefined;
                return;
            }
            const stat = files.stat(folder);
            insert(known.names, name);
            known = stat === null ? undefined : { ...known, stat, noted: true };
        },
    };
}
/** Fresh ids sort last, so this is nearly always an append. */
function insert(names, name) {
    const at = sortedPlace(names, name);
    if (names[at] !== name)
        names.splice(at, 0, name);
}

;// CONCATENATED MODULE: ./lib/state/cached-document.js
/**
 * Keeps the parsed document until its file is another one: each write makes a new file, which shows in size, time and inode number.
 * `read` looks at the disk all the same: what is written back must rest on nothing less.
 */
function cachedDocument(document, path, files) {
    let kept;
    return {
        read: document.read,
        async write(data) {
            kept = undefined;
            await document.write(data);
            const stat = files.stat(path);
            kept = stat === null ? undefined : { stat, data };
        },
        async shared() {
            // Looked at before it is read: a file that changes between the two is read again the next time.
            const stat = files.stat(path);
            if (kept !== undefined && stat !== null && same(stat, kept.stat))
                return kept.data;
            const data = await document.read();
            kept = stat === null ? undefined : { stat, data };
            return data;
        },
    };
}
function same(a, b) {
    return a.size === b.size && a.modifiedMs === b.modifiedMs && a.inode === b.inode;
}

;// CONCATENATED MODULE: ./lib/state/migrations.js

/**
 * Brings a document to the version of this build, step by step; the input is left alone. A document of a newer build is
 * Fault `validation_failed`: it must not be touched (security.md R16). Undefined when no chain of steps leads there, i.e.
 * the version is none that ever existed.
 */
function migrated(document, version, migrations, where) {
    let current = document;
    for (;;) {
        const found = current['schema_version'];
        if (found === version)
            return current;
        if (typeof found === 'number' && found > version) {
            throw new errors/* Fault */.vC('validation_failed', `This file was written by a newer Assay (schema ${found}, known: ${version}).`, {
                where,
                hint: 'Update Assay, or work on another folder with --state.',
            });
        }
        const step = migrations.find(({ from }) => from === found);
        if (step === undefined || step.to <= step.from)
            return undefined;
        current = { ...step.migrate(structuredClone(current)), schema_version: step.to };
    }
}

;// CONCATENATED MODULE: ./lib/state/document.js


/**
 * One JSON document through lowdb, with an adapter of our own: lowdb's writes under one fixed temporary name without a
 * flush, which two processes tear (security.md F4, F5). Older versions are migrated on reading; a damaged file is set aside
 * as `<name>.corrupt-<time>` and never deleted; a newer version is refused and left alone.
 */
function storedDocument(options, ports) {
    const adapter = {
        read: async () => readDocument(options, ports),
        write: async (document) => ports.files.writeAtomic(options.path, documentText(document, options.path)),
    };
    // One object for each access: what it holds is nobody else's, however many read at the same time.
    const opened = async (data) => {
        const { Low } = await __webpack_require__.e(/* import() */ 5911).then(__webpack_require__.bind(__webpack_require__, 65911));
        return new Low(adapter, data);
    };
    return {
        async read() {
            const low = await opened(options.initial());
            await low.read();
            return low.data;
        },
        async write(document) {
            await (await opened(document)).write();
        },
    };
}
function readDocument(options, ports) {
    const text = ports.files.readTextIfThere(options.path);
    if (text === null)
        return null;
    const problem = (reason) => {
        setAside(options.path, text, reason, ports, options.onWarning);
        return null;
    };
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return problem('is no JSON');
    }
    if (!isRecord(parsed))
        return problem('holds no object');
    const current = migrated(parsed, options.version, options.migrations ?? [], options.path);
    if (current === undefined)
        return problem('has no known schema_version');
    const checked = options.schema.safeParse(current);
    if (checked.success)
        return checked.data;
    const issue = checked.error.issues[0];
    return problem(`does not fit its schema (${issue?.path.join('.')}: ${issue?.message})`);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A document as it stands in its file. Fault `too_large` when it cannot be stored. */
function documentText(document, path) {
    try {
        return `${JSON.stringify(document)}\n`;
    }
    catch (error) {
        throw new errors/* Fault */.vC('too_large', 'A document cannot be stored: it nests too deeply or is too large.', {
            where: path,
            cause: error,
            hint: 'Limit depth and size of what is stored.',
        });
    }
}
function setAside(path, text, reason, { clock, files }, onWarning) {
    // Another process may have written a good file meanwhile.
    if (files.readTextIfThere(path) !== text)
        return;
    const aside = freeName(`${path}.corrupt-${new Date(clock.now()).toISOString().replaceAll(':', '')}`, files);
    files.rename(path, aside);
    onWarning?.(`${path} ${reason}; it was set aside as ${aside}, and an empty one takes its place.`);
}
function freeName(name, files) {
    if (files.stat(name) === null)
        return name;
    for (let number = 2;; number += 1)
        if (files.stat(`${name}-${number}`) === null)
            return `${name}-${number}`;
}

;// CONCATENATED MODULE: ./lib/state/growing-collection.js







/** Version of these documents; steps between versions belong into the `migrations` of `storedDocument`. */
const VERSION = 1;
const valueSchema = schemas/* object */.Ikc({
    schema_version: schemas/* literal */.euz(VERSION),
    id: schemas/* string */.YjP(),
    /** Place in the list: wall clock of the first put. Null stands for no value, i.e. no file. */
    first_put_ms: schemas/* number */.aig().nullable(),
    value: schemas/* unknown */.L5J(),
});
/** Files that are looked at between two pauses: other requests are served meanwhile. */
const SWEPT_AT_ONCE = 256;
/** File of a value; pages are in the order of these. */
const fileOfValue = (id) => `${(0,state_paths/* fileNameOf */.b)(id)}.json`;
/** The collection in a folder. */
function growingCollection(folder, onWarning, ports) {
    const { files, clock } = ports;
    const names = folderNames(folder, ports);
    const document = (id, name = fileOfValue(id)) => valueDocument((0,external_node_path_.join)(folder, name), id, onWarning, ports);
    const read = async (name) => {
        const data = await document('', name).read();
        return data.first_put_ms === null ? undefined : data;
    };
    return {
        document: (id) => document(id),
        create(id, value) {
            if (value === undefined || value === null)
                throw new errors/* Fault */.vC('internal', 'Only JSON values can be stored.', { where: (0,external_node_path_.join)(folder, id) });
            const data = { schema_version: VERSION, id, first_put_ms: clock.now(), value };
            const name = fileOfValue(id);
            const path = (0,external_node_path_.join)(folder, name);
            const text = documentText(data, path);
            names.noting(name, () => files.writeAtomic(path, text, { sync: false }));
        },
        async list() {
            const found = [];
            for (const name of [...names.all()]) {
                const data = await read(name);
                if (data !== undefined)
                    found.push(data);
            }
            found.sort((a, b) => (a.first_put_ms ?? 0) - (b.first_put_ms ?? 0));
            return found.map(({ id, value }) => ({ id, value }));
        },
        page: (page) => pageOf(names, read, page),
        forgetBefore: (ms) => forgetBefore(folder, ms, ports),
    };
}
/** Not kept in a table: there may be very many. Changes of a burst are not gathered, which costs only doubled writes. */
function valueDocument(path, id, onWarning, ports) {
    const initial = () => ({ schema_version: VERSION, id, first_put_ms: null, value: null });
    const stored = storedDocument({ path, schema: valueSchema, version: VERSION, initial, ...onWarning }, ports);
    return {
        read: stored.read,
        write: async (data) => (data.first_put_ms === null ? ports.files.remove(path) : stored.write(data)),
    };
}
/** The last by name first. The place is found anew by its name for each piece: names come and go while files are read. */
async function pageOf(names, read, { limit, before }) {
    const items = [];
    let last = before === undefined ? undefined : fileOfValue(before);
    const above = () => {
        const all = names.all();
        return [all, last === undefined ? all.length : sortedPlace(all, last)];
    };
    for (;;) {
        const [all, end] = above();
        if (end === 0)
            return { items, next: null };
        for (const name of all.slice(Math.max(0, end - limit + items.length), end).reverse()) {
            last = name;
            const data = await read(name);
            // Gone since the folder was read, or damaged and set aside.
            if (data !== undefined)
                items.push({ id: data.id, value: data.value });
        }
        if (items.length === limit)
            return { items, next: above()[1] > 0 ? (items.at(-1)?.id ?? null) : null };
    }
}
/** Removes the files that were last written before a moment, and says how many values they held. */
async function forgetBefore(folder, ms, { files, clock }) {
    let removed = 0;
    for (const [index, name] of files.list(folder).entries()) {
        if (index % SWEPT_AT_ONCE === SWEPT_AT_ONCE - 1)
            await clock.sleep(0);
        // What a killed process left half-written goes as well; what was set aside as damaged never does.
        if (!name.endsWith('.json') && !name.endsWith('.tmp'))
            continue;
        const path = (0,external_node_path_.join)(folder, name);
        const stat = files.stat(path);
        if (stat === null || stat.modifiedMs >= ms)
            continue;
        files.remove(path);
        if (name.endsWith('.json'))
            removed += 1;
    }
    return removed;
}

// EXTERNAL MODULE: ./lib/state/lock.js
var lock = __webpack_require__(56906);
;// CONCATENATED MODULE: ./lib/state/run-pages.js
/**
 * Pages of the index of runs. `read` gives the rows as they are now, the same array as long as nothing changed: they are
 * sorted once for each state of the index. What comes out is a copy of the few rows that were asked for.
 */
function runPages(read) {
    const kept = new WeakMap();
    const sorted = async () => {
        const rows = await read();
        const known = kept.get(rows) ?? {
            rows: [...rows].sort(compare),
            byId: new Map(rows.map((row) => [row.run_id, row])),
        };
        kept.set(rows, known);
        return known;
    };
    return {
        async page({ limit, before }) {
            const { rows } = await sorted();
            const start = before === undefined ? 0 : firstAfter(rows, before);
            const items = structuredClone(rows.slice(start, start + limit));
            const last = items.at(-1);
            const more = last !== undefined && start + limit < rows.length;
            return { items, next: more ? { started_at: last.started_at, run_id: last.run_id } : null };
        },
        find: async (runId) => structuredClone((await sorted()).byId.get(runId) ?? null),
    };
}
/** Newest first; of the same start the greatest id, which was made last. */
function compare(a, b) {
    if (a.started_at !== b.started_at)
        return a.started_at < b.started_at ? 1 : -1;
    return a.run_id === b.run_id ? 0 : a.run_id < b.run_id ? 1 : -1;
}
/** Where in the sorted rows those begin that come after a place. */
function firstAfter(rows, place) {
    let [low, high] = [0, rows.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (compare(rows[middle], place) <= 0)
            low = middle + 1; // it is inside
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/state/store.js

/** Collections that stay small: one document each. */
const SMALL_COLLECTIONS = (/* unused pure expression or super */ null && ([
    'scorers',
    'test_cases',
    'agents',
    'webhooks',
    'experiments',
    'optimizations',
    'failure_clusters',
]));
/** Collections that grow with use: one document for each value, so that a write costs the same on the last day. */
const GROWING_COLLECTIONS = [
    'evaluations',
    'batches',
    'deliveries',
    'case_history',
    'jobs',
    'idempotency',
];
/** A value as it will come back: a copy through JSON. Fault `too_large` when it cannot be stored. */
function storable(value, where) {
    let text;
    try {
        text = JSON.stringify(value);
    }
    catch (error) {
        throw new errors/* Fault */.vC('too_large', 'A value cannot be stored: it nests too deeply or is too large.', {
            where,
            cause: error,
            hint: 'Limit its depth and size.',
        });
    }
    if (text === undefined)
        throw new errors/* Fault */.vC('internal', 'Only JSON values can be stored.', { where });
    return JSON.parse(text);
}
/** Rows newest first; of two that began at the same time the one put later comes first. */
function newestFirst(rows) {
    return [...rows]
        .reverse()
        .sort((a, b) => (a.started_at < b.started_at ? 1 : a.started_at > b.started_at ? -1 : 0));
}

;// CONCATENATED MODULE: ./lib/state/write-burst.js

/**
 * Gathers the changes that come while the lock is being waited for or a write is under way: however many there are, a
 * document is read and written once for all of them, and the lock is held for that long only.
 */
function writeBurst(lock) {
    let waiting = [];
    let draining = false;
    async function drain() {
        draining = true;
        while (waiting.length > 0) {
            let held;
            try {
                held = await lock();
                for (const [document, changes] of byDocument(takeAll()))
                    await applyAll(document, changes, held);
            }
            catch (error) {
                // No lock: nobody who waits can be served.
                for (const change of takeAll())
                    change.reject(error);
            }
            finally {
                letGo(held);
            }
        }
        draining = false;
    }
    function takeAll() {
        const all = waiting;
        waiting = [];
        return all;
    }
    return {
        change: (document, apply) => new Promise((resolve, reject) => {
            // Types meet again inside: `apply` is only ever given what `document` reads.
            waiting.push({ document, apply, resolve, reject });
            if (!draining)
                void drain();
        }),
    };
}
/** What was asked for is on disk. A lock that cannot be removed at this moment goes stale by itself: it is no longer renewed. */
function letGo(held) {
    try {
        held?.release();
    }
    catch {
        // Whoever comes next waits for it, at most until it counts as dead.
    }
}
function byDocument(changes) {
    const groups = new Map();
    for (const change of changes) {
        const group = groups.get(change.document);
        if (group === undefined)
            groups.set(change.document, [change]);
        else
            group.push(change);
    }
    return groups;
}
/** A change that throws fails alone; a write that fails fails all of its document. */
async function applyAll(document, changes, lock) {
    const applied = [];
    try {
        let data = await document.read();
        for (const change of changes) {
            try {
                data = change.apply(data);
                applied.push(change);
            }
            catch (error) {
                change.reject(error);
            }
        }
        if (applied.length === 0)
            return;
        if (!lock.held()) {
            throw new errors/* Fault */.vC('locked', 'Another process took the state folder over while this one stood still.', {
                hint: 'Run the command again.',
                retry: true,
            });
        }
        await document.write(data);
        for (const change of applied)
            change.resolve();
    }
    catch (error) {
        for (const change of changes)
            change.reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/state/lowdb-store.js









/** Version of every document of the store; steps between versions belong into the `migrations` of its documents. */
const lowdb_store_VERSION = 1;
const version = schemas/* literal */.euz(lowdb_store_VERSION);
const collectionSchema = schemas/* object */.Ikc({
    schema_version: version,
    items: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), value: schemas/* unknown */.L5J() })),
});
const indexSchema = schemas/* object */.Ikc({
    schema_version: version,
    runs: schemas/* array */.YOg(schemas/* looseObject */._H3({ run_id: schemas/* string */.YjP(), started_at: schemas/* string */.YjP() })),
});
const runSchema = schemas/* object */.Ikc({ schema_version: version, run_id: schemas/* string */.YjP(), document: schemas/* unknown */.L5J() });
/**
 * The store on disk, in the layout of toolchain.md 5: JSON documents through lowdb, each write atomic, flushed and under
 * the lock of the folder, on top of what is on disk at that moment. Several processes may share one folder. What is read often
 * is parsed again only when its file is another one; what comes out of that is copied value by value, never as a whole.
 */
function lowdbStore(options, ports) {
    const paths = (0,state_paths/* statePaths */.m)(options.root);
    const wait = options.waitMs === undefined ? {} : { waitMs: options.waitMs };
    const onWarning = options.onWarning === undefined ? {} : { onWarning: options.onWarning };
    const burst = writeBurst(() => (0,lock/* acquireLock */.I)(paths.state, ports, wait));
    return {
        ...storedValues(collectionsIn(paths, onWarning, ports), burst, ports.clock),
        ...storedRuns(paths, burst, onWarning, ports),
    };
}
/** The collections of a state folder. There is one object for each: changes of a burst are gathered by it. */
function collectionsIn(paths, onWarning, ports) {
    const initial = () => ({ schema_version: lowdb_store_VERSION, items: [] });
    return {
        small: keptBy((kind) => {
            const path = paths.collection(kind);
            return cachedAt({ path, schema: collectionSchema, version: lowdb_store_VERSION, initial, ...onWarning }, ports);
        }),
        growing: keptBy((kind) => growingCollection(paths.collectionFolder(kind), onWarning, ports)),
    };
}
const cachedAt = (options, ports) => cachedDocument(storedDocument(options, ports), options.path, ports.files);
/** Makes one for each key, at its first use. */
function keptBy(make) {
    const kept = new Map();
    return (key) => {
        const known = kept.get(key) ?? make(key);
        kept.set(key, known);
        return known;
    };
}
const grows = (kind) => GROWING_COLLECTIONS.some((one) => one === kind);
/** Changes of growing collections; a value that becomes null is gone. */
function rewriteIn(growing, burst, clock) {
    return (kind, id, change) => burst.change(growing(kind).document(id), (data) => {
        const value = change(data.value ?? null);
        return { ...data, value, first_put_ms: value === null ? null : (data.first_put_ms ?? clock.now()) };
    });
}
/** What the store does with values. */
function storedValues({ small, growing }, burst, clock) {
    const rewrite = rewriteIn(growing, burst, clock);
    const update = async (kind, id, change) => {
        let result = null;
        const next = (value) => {
            const changed = change(structuredClone(value)) ?? null;
            result = changed === null ? null : storable(changed, `${kind}/${id}`);
            return result;
        };
        if (grows(kind)) {
            await rewrite(kind, id, next);
        }
        else {
            await burst.change(small(kind), (data) => {
                const at = data.items.findIndex((item) => item.id === id);
                const value = next(data.items[at]?.value ?? null);
                const items = data.items.filter((_, place) => place !== at);
                if (value !== null)
                    items.splice(at < 0 ? items.length : at, 0, { id, value });
                return { ...data, items };
            });
        }
        return structuredClone(result);
    };
    return {
        update,
        rewrite,
        async put(kind, id, value) {
            const copy = storable(value, `${kind}/${id}`);
            await update(kind, id, () => copy);
        },
        async get(kind, id) {
            if (grows(kind))
                return (await growing(kind).document(id).read()).value ?? null;
            const { items } = await small(kind).shared();
            return structuredClone(items.find((item) => item.id === id)?.value ?? null);
        },
        async list(kind) {
            if (grows(kind))
                return growing(kind).list();
            const { items } = await small(kind).shared();
            return items.map(({ id, value }) => ({ id, value: structuredClone(value) }));
        },
        glance: async (kind, pick) => (await small(kind).shared()).items.map(({ id, value }) => pick({ id, value })),
        create: async (kind, id, value) => growing(kind).create(id, value),
        page: (kind, page) => growing(kind).page(page),
        forgetBefore: (kind, ms) => growing(kind).forgetBefore(ms),
        async remove(kind, id) {
            let found = false;
            await update(kind, id, (value) => {
                found = value !== null;
                return null;
            });
            return found;
        },
    };
}
/** What the store does with runs: an index of them all, and a document and a folder each. */
function storedRuns(paths, burst, onWarning, ports) {
    const index = cachedAt({
        path: paths.index,
        schema: indexSchema,
        version: lowdb_store_VERSION,
        initial: () => ({ schema_version: lowdb_store_VERSION, runs: [] }),
        ...onWarning,
    }, ports);
    const documentOf = (runId) => storedDocument({
        path: paths.runDocument(runId),
        schema: runSchema,
        version: lowdb_store_VERSION,
        initial: () => ({ schema_version: lowdb_store_VERSION, run_id: runId, document: null }),
        ...onWarning,
    }, ports);
    const { page: runPage, find: runSummary } = runPages(async () => (await index.shared()).runs);
    return {
        putRunSummary: (row) => {
            const copy = storable(row, `runs/${row.run_id}`); // a copy of what it was
            return burst.change(index, (data) => ({
                ...data,
                runs: [...data.runs.filter(({ run_id }) => run_id !== copy.run_id), copy],
            }));
        },
        runSummaries: async () => newestFirst((await index.read()).runs),
        runPage,
        runSummary,
        runFolder: paths.runFolder,
        writeRunDocument: (runId, document) => burst.change(documentOf(runId), (data) => ({ ...data, document })),
        readRunDocument: async (runId) => (await documentOf(runId).read()).document ?? null,
    };
}

// EXTERNAL MODULE: ./lib/state/vault.js + 2 modules
var vault = __webpack_require__(92839);
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting = __webpack_require__(52477);
// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/otlp.js + 1 modules
var otlp = __webpack_require__(68852);
;// CONCATENATED MODULE: ./lib/traces/exported-spans.js




const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;
const SPAN_ID = /^(?!0{16})[0-9a-f]{16}$/;
/** Latest moment that a date can name (ECMA-262, time values). */
const LATEST_MS = 8.64e15;
/** The spans of an OTLP/JSON body by trace in the form of interface 2.7a, and how many cannot be stored. */
function exportedTraces(body) {
    const traces = new Map();
    let rejected = 0;
    for (const one of (0,otlp/* otlpSpans */.X)(body)) {
        const hex = one.traceId.toLowerCase();
        const span = spanOf(hex, one);
        if (span === undefined) {
            rejected++;
            continue;
        }
        const trace = traces.get(hex) ?? { hex, spans: [], attributes: {}, agent: undefined };
        trace.spans.push(span);
        for (const [key, value] of [...Object.entries(one.resource), ...Object.entries(one.attributes)])
            if (key.startsWith('assay.'))
                trace.attributes[key] = value;
        trace.agent ??= textOf(one.attributes['gen_ai.agent.name']) ?? textOf(one.resource['service.name']);
        traces.set(hex, trace);
    }
    return { traces: [...traces.values()], rejected };
}
function spanOf(hex, { span }) {
    const id = span.id.toLowerCase();
    if (!TRACE_ID.test(hex) || !SPAN_ID.test(id))
        return undefined;
    const start = momentOf(span.start);
    const end = momentOf(span.end ?? span.start);
    if (span.start === undefined || start === undefined || end === undefined)
        return undefined;
    const parent = span.parent?.toLowerCase();
    return {
        span_id: `span_${hex}_${id}`,
        trace_id: `trace_${hex}`,
        parent_span_id: parent === undefined || !SPAN_ID.test(parent) ? null : `span_${hex}_${parent}`,
        name: span.name === '' ? span.kind : span.name,
        kind: span.kind,
        input: objectOf(span.input, 'value'),
        start_time: start,
        output: objectOf(span.output, 'result'),
        end_time: end,
        ...whole('tokens_input', span.tokens_input),
        ...whole('tokens_output', span.tokens_output),
        ...(0,defined/* defined */.s)({ cost_usd: span.cost_usd }),
        status: span.error === undefined ? 'completed' : 'error',
        ...(0,defined/* defined */.s)({ error: span.error }),
        duration_ms: Math.max(0, Math.round((span.end ?? span.start) - span.start)),
    };
}
/** A span holds objects only: messages and documents stand under their names, anything else under `bare`. */
function objectOf(value, bare) {
    if (value === undefined || value === null || value === '')
        return {};
    // Text of an attribute that was JSON inside was not looked into by the entry point.
    if ((0,nesting/* isDeeper */.Q)(value, nesting/* DEEPEST */.F))
        return { [bare]: JSON.stringify(value) };
    const record = (0,json_fields/* recordOf */.zv)(value);
    if (record !== undefined)
        return { ...record };
    const messages = Array.isArray(value) && value.some((one) => (0,json_fields/* recordOf */.zv)(one)?.['role'] !== undefined);
    if (messages)
        return { messages: value };
    return Array.isArray(value) ? { documents: value } : { [bare]: value };
}
const momentOf = (ms) => ms === undefined || !Number.isFinite(ms) || Math.abs(ms) > LATEST_MS
    ? undefined
    : new Date(ms).toISOString();
const whole = (name, value) => value === undefined ? {} : { [name]: Math.round(value) };
const textOf = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

// EXTERNAL MODULE: ./lib/traces/instant-ms.js
var instant_ms = __webpack_require__(51916);
;// CONCATENATED MODULE: ./lib/traces/open-calls.js

/** Agents that are still sending when so many further calls were made are past collecting. */
const MOST_KEYS = 4_096;
/** Keys dropped at once: the way to the oldest leads past those that were dropped before. */
const KEYS_AT_ONCE = 256;
const MOST_JOINED = 65_536;
/** Calls at once that state the same turn cannot be told apart by what they state. */
const turnKey = (runId, testCaseId, turnIndex) => JSON.stringify([runId, testCaseId, turnIndex]);
function openCalls() {
    const open = new Set();
    const byHex = new Map();
    const byTurn = new Map();
    const turnOf = (call) => turnKey(call.runId, call.testCaseId, call.turnIndex);
    const keys = keyHolders((call) => open.has(call));
    const joined = new Map();
    const agentsByRun = new Map();
    function callOf(stated, from) {
        const handed = from.traceHex === undefined ? undefined : byHex.get(from.traceHex);
        if (handed !== undefined)
            return handed;
        if (from.key !== undefined)
            return keys.senderOf(from.key, stated, from.endedMs);
        const { runId, testCaseId, turnIndex } = stated;
        if (runId === undefined || testCaseId === undefined)
            return undefined;
        const candidates = byTurn.get(turnKey(runId, testCaseId, turnIndex ?? 0));
        return candidates?.size === 1 ? candidates.values().next().value : undefined;
    }
    return {
        open(call, key) {
            open.add(call);
            agentsByRun.set(call.runId, (agentsByRun.get(call.runId) ?? new Set()).add(call.agentId));
            byHex.set(call.traceHex, call);
            const same = byTurn.get(turnOf(call)) ?? new Set();
            byTurn.set(turnOf(call), same.add(call));
            if (key !== undefined)
                keys.bind(key, call);
        },
        bind: keys.bind,
        close(call) {
            open.delete(call);
            byHex.delete(call.traceHex);
            const same = byTurn.get(turnOf(call));
            same?.delete(call);
            if (same?.size === 0)
                byTurn.delete(turnOf(call));
        },
        ofKey: keys.callOf,
        find(stated, from) {
            const call = callOf(stated, from);
            const another = from.agentId !== undefined && call?.agentId !== from.agentId;
            return call === undefined || another || !open.has(call) ? undefined : call;
        },
        join(traceId, call) {
            if (joined.has(traceId))
                return;
            joined.set(traceId, call);
            call.traces.add(traceId);
            const oldest = joined.keys().next().value;
            if (joined.size > MOST_JOINED && oldest !== undefined)
                joined.delete(oldest);
        },
        agentOf: (traceId) => joined.get(traceId)?.agentId,
        agentOfHex: (traceHex) => byHex.get(traceHex)?.agentId,
        agentsOfRun: (runId) => agentsByRun.get(runId),
        endRun(runId) {
            keys.endRun(runId);
            agentsByRun.delete(runId);
            for (const [traceId, of] of joined)
                if (of.runId === runId)
                    joined.delete(traceId);
        },
    };
}
/** The call that last went to each holder of a key. */
function keyHolders(isOpen) {
    const calls = new Map();
    let bound = 0;
    const dropOldest = (count) => {
        const oldest = [];
        for (const one of calls)
            if (oldest.push(one) >= count)
                break;
        for (const [key, call] of oldest) {
            calls.delete(key);
            if (isOpen(call))
                calls.set(key, call);
        }
    };
    return {
        callOf: (key) => calls.get(key),
        /** The holder of the key was heard of now; keys of calls that ended long ago make room. */
        bind(key, call) {
            calls.delete(key);
            calls.set(key, call);
            bound += 1;
            if (bound % KEYS_AT_ONCE === 0 && calls.size > MOST_KEYS)
                dropOldest(Math.min(KEYS_AT_ONCE, calls.size - MOST_KEYS));
        },
        /** The call that the holder of a key sends something of, unless that says or shows that it is of another one. */
        senderOf(key, stated, endedMs) {
            const call = calls.get(key);
            // A long-lived process can send late what belongs to the call before.
            const late = call !== undefined && endedMs !== undefined && endedMs < call.openedAt;
            return call === undefined || late || contradicts(stated, call) ? undefined : call;
        },
        endRun(runId) {
            for (const [key, call] of calls)
                if (call.runId === runId)
                    calls.delete(key);
        },
    };
}
/** Where a trace created through our own operations says that it belongs (contract 12). */
function statedBy(runId, metadata) {
    return {
        runId,
        testCaseId: textIn((0,json_fields/* fieldOf */._F)(metadata, 'test_case_id')),
        turnIndex: indexIn((0,json_fields/* fieldOf */._F)(metadata, 'turn_index')),
    };
}
/** The same by attributes of an export. */
function statedByAttributes(attributes) {
    return {
        runId: textIn(attributes['assay.run_id']),
        testCaseId: textIn(attributes['assay.test_case_id']),
        turnIndex: indexIn(attributes['assay.turn_index']),
    };
}
/** Whether something states that it belongs elsewhere. */
const contradicts = (stated, call) => (stated.runId !== undefined && stated.runId !== call.runId) ||
    (stated.testCaseId !== undefined && stated.testCaseId !== call.testCaseId) ||
    (stated.turnIndex !== undefined && stated.turnIndex !== call.turnIndex);
const textIn = (value) => (typeof value === 'string' && value !== '' ? value : undefined);
function indexIn(value) {
    const index = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? index : undefined;
}

;// CONCATENATED MODULE: ./lib/traces/stored-trace.js
/** Puts a line on top; the first end of a span counts. */
function applyLine(trace, line) {
    if (line.type === 'spans.added') {
        for (const span of line.spans)
            if (!trace.spans.has(span.span_id))
                trace.spans.set(span.span_id, span);
    }
    else if (line.type === 'span.ended') {
        const { type: _, ...end } = line;
        const span = trace.spans.get(line.span_id);
        if (span !== undefined && span.end_time === undefined)
            trace.spans.set(line.span_id, { ...span, ...end });
    }
}
/** Folds the lines of a file; undefined where its first line was lost, so that nobody knows what it is. */
function foldTrace(records, file) {
    const lines = records; // Written by the recorder, guarded by checksums.
    const created = lines.find((line) => line.type === 'trace.created');
    if (created === undefined)
        return undefined;
    const trace = { created, spans: new Map(), ...file };
    for (const line of lines)
        applyLine(trace, line);
    return trace;
}
/** The root: named by the trace, or of an export the first span whose parent is not in it. */
function rootOf({ created, spans }) {
    if (created.root_span_id !== undefined)
        return spans.get(created.root_span_id);
    for (const span of spans.values())
        if (span.parent_span_id === null || !spans.has(span.parent_span_id))
            return span;
    return spans.values().next().value;
}
/** A trace as `GET /v1/traces/{id}` answers it: root first; a parent that is not in it is none, and none is its own ancestor. */
function shownTrace(stored) {
    const root = rootOf(stored);
    const orphans = withoutParent(stored.spans, root);
    const shown = [...stored.spans.values()].map((span) => span.parent_span_id !== null && orphans.has(span.span_id) ? { ...span, parent_span_id: null } : span);
    const index = shown.findIndex((span) => span.span_id === root?.span_id);
    if (index > 0)
        shown.unshift(...shown.splice(index, 1));
    const { type: _, ...created } = stored.created;
    return { ...created, root_span_id: root?.span_id ?? '', spans: shown };
}
/** Spans that hang below none: the root, those whose parent is not there, and one of each circle, which only a broken export has. */
function withoutParent(spans, root) {
    const without = new Set(root === undefined ? [] : [root.span_id]);
    /** Walk on which a span was first met: one that is met twice on the same walk closes a circle. */
    const met = new Map();
    let walk = 0;
    for (const begin of spans.values()) {
        walk++;
        for (let span = begin; span !== undefined && !met.has(span.span_id);) {
            met.set(span.span_id, walk);
            const parent = spans.get(span.parent_span_id ?? '');
            if (without.has(span.span_id))
                break;
            if (parent === undefined || met.get(parent.span_id) === walk)
                without.add(span.span_id);
            span = parent;
        }
    }
    return without;
}
/** The same for a list. */
function traceEntryOf(stored) {
    const { type: _, ...created } = stored.created;
    return { ...created, root_span_id: rootOf(stored)?.span_id ?? '', span_count: stored.spans.size };
}

;// CONCATENATED MODULE: ./lib/traces/held-traces.js

const MOST_TRACES = 1_000;
/** Of their files; in memory it is a small multiple. */
const MOST_BYTES = 64 * 1024 * 1024;
/** The traces used last, kept in memory as long as they are few and small enough. */
function heldTraces(log) {
    /** In the order of their last use. */
    const held = new Map();
    let total = 0;
    function drop(traceId) {
        const trace = held.get(traceId);
        if (trace === undefined)
            return;
        total -= trace.bytes;
        held.delete(traceId);
    }
    function keep(traceId, trace, bytes) {
        drop(traceId);
        trace.bytes = bytes;
        held.set(traceId, trace);
        total += bytes;
        // The one in hand stays, however large it is.
        while (held.size > 1 && (held.size > MOST_TRACES || total > MOST_BYTES)) {
            const oldest = held.keys().next().value;
            if (oldest !== undefined)
                drop(oldest);
        }
    }
    return {
        keep,
        drop,
        of(traceId) {
            const known = held.get(traceId);
            if (known !== undefined && log.size(traceId) === known.bytes) {
                held.delete(traceId);
                held.set(traceId, known);
                return known;
            }
            drop(traceId);
            const reading = log.read(traceId);
            const trace = reading === undefined ? undefined : foldTrace(reading.records, reading);
            if (trace !== undefined)
                keep(traceId, trace, trace.bytes);
            return trace;
        },
    };
}

;// CONCATENATED MODULE: ./lib/traces/written-traces.js


/** Spans and bytes of one trace; beyond them an agent is going round in circles. */
const MOST_SPANS = 10_000;
const written_traces_MOST_BYTES = 64 * 1024 * 1024;
/** Opens the traces of a log. */
function writtenTraces(log) {
    const held = heldTraces(log);
    return {
        of: held.of,
        reading: log.read,
        ids: log.ids,
        append(traceId, trace, records) {
            const written = log.append(traceId, records, trace.torn);
            // Somebody else wrote in between: what is held is no longer all, and is read again at its next use.
            if (written.offset !== trace.bytes) {
                held.drop(traceId);
                return;
            }
            for (const record of records)
                applyLine(trace, record);
            trace.torn = false;
            held.keep(traceId, trace, written.bytes);
        },
    };
}
/** Why a trace takes no more spans; undefined while it does. */
function fullness(trace) {
    if (trace.spans.size >= MOST_SPANS)
        return `the trace holds ${MOST_SPANS} spans, which is the most; begin another`;
    return heaviness(trace);
}
/** Why a trace takes nothing more at all; undefined while it does. */
function heaviness({ bytes }) {
    return bytes >= written_traces_MOST_BYTES ? 'the trace holds 64 MiB, which is the most; begin another' : undefined;
}
/** How many spans a trace still takes. */
function roomIn(trace) {
    return fullness(trace) === undefined ? MOST_SPANS - trace.spans.size : 0;
}

;// CONCATENATED MODULE: ./lib/traces/ingest.js






/** Why a span of an export cannot be stored. */
const UNREADABLE = 'spans need a traceId of 32 and a spanId of 16 hex digits, and a start';
/** As many exporters may be at work at once before the first of them has said what it exports. */
const MOST_UNOWNED = 20_000;
/** Stores an OTLP/JSON body. A span that is sent twice is stored once; one that cannot be stored is counted, with the reasons. */
async function ingest(world, body, { agentId, origin, ofAnother }) {
    const { traces, rejected } = exportedTraces(body);
    const foreign = await foreignRuns(world, traces, ofAnother);
    const exporter = { agentId: origin?.agentId ?? agentId, origin, foreign };
    const refusals = rejected === 0 ? [] : [{ spans: rejected, why: UNREADABLE }];
    for (const exported of traces)
        refusals.push(...store(world, exported, exporter));
    const refused = refusals.reduce((total, { spans }) => total + spans, 0);
    return refused === 0
        ? { rejected: 0 }
        : { rejected: refused, message: refusals.map(({ why }) => why).join('; ') };
}
/** The runs that these traces name, have ended or not begun, and are of other agents. */
async function foreignRuns({ calls }, traces, ofAnother) {
    const foreign = new Set();
    if (ofAnother === undefined)
        return foreign;
    const named = new Set(traces.map(({ attributes }) => statedByAttributes(attributes).runId));
    for (const runId of named)
        if (runId !== undefined && calls.agentsOfRun(runId) === undefined && (await ofAnother(runId)))
            foreign.add(runId);
    return foreign;
}
/** Stores what is new of one trace, and gives it to its call where that is one of the same agent. */
function store(world, given, { agentId, origin, foreign }) {
    const { traces, calls, clock } = world;
    const stated = statedByAttributes(given.attributes);
    const call = calls.find(stated, {
        traceHex: given.hex,
        endedMs: lastEndOf(given.spans),
        agentId,
        ...(origin === undefined ? {} : { key: origin.key }),
    });
    const owner = agentId ?? call?.agentId;
    const exported = ofOwner(world, given, owner, agentId !== undefined);
    const traceId = `trace_${exported.hex}`;
    const before = traces.of(traceId);
    const runId = stated.runId ?? origin?.runId;
    const mayJoin = runId === undefined ||
        owner === undefined ||
        (!foreign.has(runId) && calls.agentsOfRun(runId)?.has(owner) !== false);
    const now = new Date(clock.now()).toISOString();
    const trace = before ?? exportedTrace(exported, owner, mayJoin ? runId : undefined, now);
    const fresh = newSpans(trace, exported.spans);
    const room = roomIn(trace);
    const taken = fresh.slice(0, room);
    if (taken.length > 0) {
        const added = { type: 'spans.added', spans: taken };
        traces.append(traceId, trace, before === undefined ? [trace.created, added] : [added]);
        if (before === undefined && owner === undefined)
            begunUnowned(world.unowned, traceId);
    }
    if (agentId !== undefined)
        world.unowned.delete(traceId);
    if (call !== undefined)
        joined(world, traceId, call);
    return fresh.length > room ? [{ spans: fresh.length - room, why: `the trace ${given.hex} is full` }] : [];
}
function begunUnowned(unowned, traceId) {
    unowned.add(traceId);
    const oldest = unowned.values().next().value;
    if (unowned.size > MOST_UNOWNED && oldest !== undefined)
        unowned.delete(oldest);
}
function joined({ calls, unowned }, traceId, call) {
    unowned.delete(traceId);
    calls.join(traceId, call);
}
/**
 * An export under the id that it came with, or under one of its own where that is the id of another agent's trace, or was handed to a
 * call of another: in a distributed trace several agents export under one id, and none of them may add to what the others did, or be
 * first in their place.
 */
function ofOwner({ traces, calls, unowned }, exported, owner, byKey) {
    const { hex } = exported;
    const traceId = `trace_${hex}`;
    if (owner === undefined || (!byKey && unowned.has(traceId)))
        return exported;
    const others = calls.agentOf(traceId) ?? traces.of(traceId)?.created.agent_id ?? calls.agentOfHex(hex);
    if (others === undefined || others === owner)
        return exported;
    const own = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([hex, owner]))
        .digest('hex')
        .slice(0, 32);
    const renamed = (id) => id.replace(hex, own);
    return {
        ...exported,
        hex: own,
        spans: exported.spans.map((span) => ({
            ...span,
            span_id: renamed(span.span_id),
            trace_id: `trace_${own}`,
            parent_span_id: span.parent_span_id === null ? null : renamed(span.parent_span_id),
        })),
    };
}
/** A trace that an exporter begins, still without its spans. Without a key that says whose it is, the spans say it. */
function exportedTrace({ hex, attributes, agent }, owner, runId, createdAt) {
    return {
        created: {
            type: 'trace.created',
            agent_id: owner ?? agent ?? 'unknown',
            ...(0,defined/* defined */.s)({ run_id: runId }),
            ...(Object.keys(attributes).length === 0 ? {} : { metadata: attributes }),
            trace_id: `trace_${hex}`,
            created_at: createdAt,
        },
        spans: new Map(),
        bytes: 0,
        torn: false,
    };
}
/** Those that the trace does not hold, each once. */
function newSpans(trace, spans) {
    const each = new Map(spans.map((span) => [span.span_id, span]));
    return [...each.values()].filter((span) => !trace.spans.has(span.span_id));
}
/** When the last of them ended, in milliseconds since 1970. */
function lastEndOf(spans) {
    return spans.reduce((latest, span) => Math.max(latest, (0,instant_ms/* instantMs */.O)(span.end_time ?? '') ?? 0), 0);
}

;// CONCATENATED MODULE: ./lib/traces/trace-log.js


/** Nothing else becomes part of a path: ours, and the hex ids of exports. */
const ID = /^trace_[a-z0-9]{1,64}$/;
const ENDING = '.jsonl';
const trace_log_LINE_FEED = 0x0a;
/** Whether a text can be the id of a trace. */
const isTraceId = (text) => ID.test(text);
/** Opens the files of a folder. A file is open only while it is written: many agents may be traced at once. */
function traceLog(folder, files, lines, names = { all: () => files.list(folder), noting: (_, write) => write() }) {
    const pathOf = (id) => (0,external_node_path_.join)(folder, `${id}${ENDING}`);
    return {
        *ids(before) {
            const sorted = names.all();
            const end = before === undefined ? sorted.length : sortedPlace(sorted, `${before}${ENDING}`);
            for (let index = end - 1; index >= 0; index--) {
                const name = sorted[index] ?? '';
                const id = name.slice(0, -ENDING.length);
                if (name.endsWith(ENDING) && isTraceId(id))
                    yield id;
            }
        },
        size: (id) => files.stat(pathOf(id))?.size,
        read(id) {
            const path = pathOf(id);
            if (!isTraceId(id) || files.stat(path) === null)
                return undefined;
            const bytes = contentOf(path, files);
            const records = [];
            let begin = 0;
            for (let feed = bytes.indexOf(trace_log_LINE_FEED); feed >= 0; feed = bytes.indexOf(trace_log_LINE_FEED, begin)) {
                const parsed = lines.read(bytes.subarray(begin, feed));
                if (parsed !== undefined)
                    records.push(parsed.record);
                begin = feed + 1;
            }
            return { records, bytes: bytes.length, torn: begin < bytes.length };
        },
        append(id, records, torn) {
            const text = `${torn ? '\n' : ''}${records.map((record) => lines.write(record)).join('')}`;
            if (files.stat(pathOf(id)) !== null)
                return appended(pathOf(id), text, files);
            let written = { offset: 0, bytes: 0 };
            names.noting(`${id}${ENDING}`, () => {
                written = appended(pathOf(id), text, files);
            });
            return written;
        },
    };
}
function appended(path, text, files) {
    const log = files.appendLog(path);
    try {
        const offset = log.append(text);
        return { offset, bytes: log.size() };
    }
    finally {
        log.close();
    }
}
function contentOf(path, files) {
    const reader = files.reader(path);
    try {
        const bytes = reader.readAt(0, reader.size());
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    finally {
        reader.close();
    }
}

;// CONCATENATED MODULE: ./lib/traces/recorder.js








/** Traces of runs whose root is still open, which the end of the run ends. Older ones stay open. */
const MOST_OPEN_ROOTS = 20_000;
const ROOTS_AT_ONCE = 64;
/** A recorder over a folder of append-only files. Several processes may write beside each other. */
function traceRecorder({ folder, lines, names, ports }) {
    const { clock } = ports;
    const traces = writtenTraces(traceLog(folder, ports.files, lines, names));
    const calls = openCalls();
    const recording = { traces, calls, roots: openRoots(), unowned: new Set(), clock };
    return {
        calls,
        createTrace: async (request, origin, ids = ports.ids) => createTrace(recording, request, origin, ids),
        addSpan: async (traceId, request, ids = ports.ids) => addSpan(recording, traceId, request, ids),
        updateSpan: async (spanId, request) => updateSpan(recording, spanId, request),
        async agentOf(id) {
            const traceId = id.startsWith('span_') ? traceOfSpan(id) : id;
            if (traceId === undefined)
                return undefined;
            return calls.agentOf(traceId) ?? traces.of(traceId)?.created.agent_id;
        },
        ingest: async (body, agentId, origin, ofAnother) => ingest(recording, body, { agentId, origin, ofAnother }),
        async read(traceId) {
            const trace = traces.of(traceId);
            return trace === undefined ? undefined : shownTrace(trace);
        },
        page: async (page) => recorder_pageOf(traces, page),
        endRun: (runId) => endRun(recording, runId),
    };
}
/** Of which run a trace is whose root is open; the oldest make room. */
function openRoots() {
    const runs = new Map();
    return {
        opened(traceId, runId) {
            runs.set(traceId, runId);
            const oldest = runs.keys().next().value;
            if (runs.size > MOST_OPEN_ROOTS && oldest !== undefined)
                runs.delete(oldest);
        },
        ended: (traceId) => runs.delete(traceId),
        ofRun: (runId) => [...runs].flatMap(([traceId, of]) => (of === runId ? [traceId] : [])),
    };
}
function createTrace({ traces, calls, roots, clock }, request, origin, ids) {
    const trace_id = ids.next('trace_');
    const root_span_id = ids.next(spanPrefix(trace_id));
    const begun = traces.reading(trace_id);
    if (begun !== undefined && traces.of(trace_id)?.spans.has(root_span_id))
        return { trace_id, root_span_id };
    const created_at = instantText(clock.now());
    const { run_id = origin?.runId } = request;
    const agent_id = origin?.agentId ?? request.agent_id;
    const stated = statedBy(run_id, request.metadata);
    const call = origin === undefined ? undefined : calls.ofKey(origin.key);
    // What its key says and it does not, so that the turn can be told from the stored trace.
    const turn = call === undefined || contradicts(stated, call)
        ? {}
        : { metadata: { test_case_id: call.testCaseId, turn_index: call.turnIndex, ...request.metadata } };
    const created = {
        type: 'trace.created',
        ...request,
        ...turn,
        agent_id,
        ...(0,defined/* defined */.s)({ run_id }),
        ...{ trace_id, root_span_id, created_at },
    };
    const root = {
        span_id: root_span_id,
        trace_id,
        parent_span_id: null,
        name: agent_id,
        kind: 'agent',
        input: request.input ?? {},
        start_time: created_at,
    };
    const { bytes, torn } = begun ?? { bytes: 0, torn: false };
    const trace = { created, spans: new Map(), bytes, torn };
    traces.append(trace_id, trace, [created, { type: 'spans.added', spans: [root] }]);
    const mine = calls.find(stated, {
        agentId: agent_id,
        ...(origin === undefined ? {} : { key: origin.key }),
    });
    if (mine !== undefined)
        calls.join(trace_id, mine);
    if (run_id !== undefined)
        roots.opened(trace_id, run_id);
    return { trace_id, root_span_id };
}
function addSpan({ traces, unowned }, traceId, request, ids) {
    const trace = traces.of(traceId);
    if (trace === undefined)
        throw new errors/* Fault */.vC('not_found', `There is no trace ${JSON.stringify(traceId.slice(0, 100))}.`, {
            where: 'trace_id',
            hint: 'Create one with POST /v1/traces.',
        });
    const { parent_span_id: parent, ...fields } = request;
    if (parent !== undefined && !trace.spans.has(parent))
        throw invalid('parent_span_id', `is no span of the trace ${traceId}`);
    const span_id = ids.next(spanPrefix(traceId));
    if (trace.spans.has(span_id))
        return { span_id };
    const full = fullness(trace);
    if (full !== undefined)
        throw invalid('trace_id', full);
    const parent_span_id = parent ?? rootOf(trace)?.span_id ?? null;
    const span = { span_id, trace_id: traceId, parent_span_id, ...fields };
    traces.append(traceId, trace, [{ type: 'spans.added', spans: [span] }]);
    unowned.delete(traceId);
    return { span_id };
}
function updateSpan(recording, spanId, request) {
    const traceId = traceOfSpan(spanId);
    const trace = traceId === undefined ? undefined : recording.traces.of(traceId);
    const span = trace?.spans.get(spanId);
    if (trace === undefined || span === undefined)
        throw new errors/* Fault */.vC('not_found', `There is no span ${JSON.stringify(spanId.slice(0, 200))}.`, {
            where: 'span_id',
            hint: 'Add one with POST /v1/traces/{trace_id}/spans.',
        });
    if (span.end_time !== undefined)
        throw new errors/* Fault */.vC('conflict', `The span ${spanId} has ended already, at ${span.end_time}.`, {
            where: 'span_id',
            hint: 'A span ends once.',
        });
    const heavy = heaviness(trace);
    if (heavy !== undefined)
        throw invalid('span_id', heavy);
    return endSpan(recording, trace, span, request);
}
function endSpan({ traces, roots }, trace, span, update) {
    const started = (0,instant_ms/* instantMs */.O)(span.start_time) ?? 0;
    const ended = (0,instant_ms/* instantMs */.O)(update.end_time) ?? 0;
    const isOurs = span.span_id === trace.created.root_span_id;
    // The start of a root is read from our clock, and its end from another one, which may be behind, or say whole seconds.
    const clamped = ended < started && isOurs ? { end_time: span.start_time } : {};
    if (ended < started && !isOurs)
        throw invalid('end_time', `must not be before the start of the span, ${span.start_time}`);
    const duration_ms = Math.max(0, Math.round(ended - started));
    const line = {
        ...{ type: 'span.ended', span_id: span.span_id },
        ...{ ...update, ...clamped, duration_ms },
    };
    traces.append(span.trace_id, trace, [line]);
    if (span.parent_span_id === null)
        roots.ended(span.trace_id);
    return { span_id: span.span_id, duration_ms };
}
function recorder_pageOf(traces, { limit, before }) {
    const items = [];
    let last;
    for (const id of traces.ids(before)) {
        if (items.length === limit)
            return { items, next: last ?? null };
        const trace = traces.of(id);
        if (trace === undefined || trace.spans.size === 0)
            continue;
        items.push(traceEntryOf(trace));
        last = id;
    }
    return { items, next: null };
}
async function endRun(recording, runId) {
    const { traces, calls, roots, clock } = recording;
    calls.endRun(runId);
    for (const [index, traceId] of roots.ofRun(runId).entries()) {
        // A large run must not hold up what else the process does.
        if (index % ROOTS_AT_ONCE === ROOTS_AT_ONCE - 1)
            await new Promise((resolve) => setImmediate(resolve));
        roots.ended(traceId);
        const trace = traces.of(traceId);
        const root = trace === undefined ? undefined : rootOf(trace);
        if (trace === undefined || root === undefined || root.end_time !== undefined)
            continue;
        // By the clock of this machine; an agent's own clock may be ahead.
        const end_time = instantText(Math.max(clock.now(), Math.ceil((0,instant_ms/* instantMs */.O)(root.start_time) ?? 0)));
        endSpan(recording, trace, root, { output: {}, end_time, status: 'completed' });
    }
}
/** How the ids of a trace's spans begin. They carry that of their trace: no index is needed to find it. */
const spanPrefix = (traceId) => `span_${traceId.slice('trace_'.length)}_`;
/** The trace of a span by the span's id; undefined where the text is no such id. */
function traceOfSpan(spanId) {
    const rest = /^span_([a-z0-9]+)_[a-z0-9]+$/.exec(spanId)?.[1];
    return rest === undefined ? undefined : `trace_${rest}`;
}
const instantText = (ms) => new Date(ms).toISOString();
function invalid(path, message) {
    return new errors/* Fault */.vC('validation_failed', `${path}: ${message}`, {
        where: path,
        problems: [{ path, message }],
    });
}

;// CONCATENATED MODULE: ./lib/engine/state-part.js









/** The outside world and what is kept in the state folder. Nothing is opened before its first use. */
function statePart(options) {
    const ports = options.ports ?? (0,node_ports/* nodePorts */.b)();
    const stateDir = (0,external_node_path_.resolve)(ports.env.cwd(), options.state ?? '.assay');
    const paths = (0,state_paths/* statePaths */.m)(stateDir);
    // What is written for people is handed on by them, also by steps of a workflow that run as somebody else.
    ports.files.keepPrivate(stateDir, ['reports', 'generated']);
    const warn = options.onWarning ?? (() => undefined);
    const lines = { write: journal_line/* journalLine */.Ee, read: journal_line/* parseJournalLine */.Ln };
    return {
        options,
        ports,
        stateDir,
        warn,
        store: (0,once/* once */.O)(async () => lowdbStore({ root: stateDir, onWarning: warn }, ports)),
        vault: (0,once/* once */.O)(() => (0,vault/* openVault */.Z)(paths, ports, warn)),
        traces: (0,once/* once */.O)(() => {
            const names = folderNames(paths.traces, ports, '.jsonl');
            return traceRecorder({ folder: paths.traces, lines, names, ports });
        }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/engine.js






/** An engine whose parts are made at their first use: what a command does not need is neither read nor loaded. */
function createEngine(options = {}) {
    const state = statePart(options);
    const resources = resourcePart(state, (0,external_node_path_.resolve)(state.ports.env.cwd(), options.evals ?? 'evals'));
    let { streams } = options;
    return {
        ...state,
        ...resources,
        ...backgroundPart(state.warn),
        webhooks: (0,once/* once */.O)(() => engineWebhooks({ ...state, ...resources })),
        streams: () => streams,
        serveAt(at) {
            streams = at;
        },
    };
}


/***/ }),

/***/ 85211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/**
 * A value that is made at the first call and kept for the next ones, a failed promise too: the same question has the same answer. The parts
 * of the engine are made so, and the heuristics of a scorer: a model judge never calls for them, the offline judge does once per evaluation.
 */
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 54379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ DEFAULT_JUDGE_MODEL)
/* harmony export */ });
/**
 * The model of a judge that nobody names. The interface fixes its identifier, and that model ended; what is asked instead is the one
 * of its successors between the dearest and the smallest, which costs less than it did.
 */
const DEFAULT_JUDGE_MODEL = {
    /** As requests, resources and settings know it. */
    identifier: 'gpt-4-turbo',
    /** As the provider is asked for it. */
    asked: 'gpt-5.6-terra',
};


/***/ }),

/***/ 97859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T$: () => (/* binding */ isDeniedFor),
/* harmony export */   ZQ: () => (/* binding */ isDeniedName)
/* harmony export */ });
/* unused harmony export isDeniedAddress */
/* harmony import */ var _allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18198);

/** Names under which clouds serve credentials to their own machines. */
const METADATA_NAMES = new Set([
    'metadata',
    'metadata.google.internal',
    'metadata.goog',
    'instance-data',
    'instance-data.ec2.internal',
    'metadata.azure.internal',
]);
/** Addresses of metadata services outside the link-local range: Azure WireServer (looks public), Alibaba, Oracle. */
const METADATA_IPV4 = new Set(['168.63.129.16', '100.100.100.200', '192.0.0.192']);
/** IPv6 addresses of metadata services: AWS, Google. */
const METADATA_IPV6 = new Set(['fd00:ec2::254', 'fd20:ce::254']);
/** Endings that never name a host of the public internet (RFC 6761, 6762, 8375, 9476 and ICANN's reserved ones). */
const PRIVATE_ENDINGS = [
    'localhost',
    'local',
    'internal',
    'intranet',
    'private',
    'corp',
    'home',
    'lan',
    'localdomain',
    'home.arpa',
    'in-addr.arpa',
    'ip6.arpa',
    'test',
    'invalid',
    'onion',
    'alt',
];
/** IPv6 prefixes whose last 32 bits are an IPv4 address: compatible, mapped, translated, NAT64. */
const IPV4_AT_THE_END = ['0:0:0:0:0:0', '0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0'];
/** Whether a host name (lower case, as `URL` gives it) is out of reach before any look-up; for `allow` see `HttpRequest.allow`. */
function isDeniedName(name, reach, allow = []) {
    const bare = name.replace(/\.$/, '');
    if (METADATA_NAMES.has(bare))
        return true;
    if (reach === 'anywhere' || (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsName */ .IH)(allow, bare) || (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsAddresses */ .rX)(allow))
        return false;
    return (bare.split('.').some((label) => label === '' || label.length > 63) ||
        !bare.includes('.') ||
        PRIVATE_ENDINGS.some((ending) => bare === ending || bare.endsWith(`.${ending}`)));
}
/**
 * Whether an address is out of reach (security.md F3, S28, S31). Plain IPv4 is decided at once for the wide reach; the
 * rest needs the address library, which is loaded only then.
 */
function isDeniedAddress(address, reach) {
    if (reach === 'anywhere') {
        if (address === '::1')
            return false;
        if (!address.includes(':'))
            return isMetadataIpv4(address);
    }
    return decideWithLibrary(address, reach);
}
function isMetadataIpv4(address) {
    return address.startsWith('169.254.') || METADATA_IPV4.has(address);
}
/**
 * Whether an address is out of reach for the host it was found for (or is): as `isDeniedAddress`, but what `allow` names is
 * only kept from metadata services.
 */
function isDeniedFor(host, address, reach, allow) {
    if (allow === undefined || allow.length === 0)
        return isDeniedAddress(address, reach);
    if ((0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsName */ .IH)(allow, host))
        return isDeniedAddress(address, 'anywhere');
    return (0,_allowed_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .allowsAddress */ .h6)(allow, address).then((allowed) => isDeniedAddress(address, allowed ? 'anywhere' : reach));
}
async function decideWithLibrary(address, reach) {
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    // A zone (`fe80::1%eth0`) is dropped: the library would refuse what the system connects to.
    const bare = address.replace(/%.*$/, '');
    if (!library.isValid(bare))
        return true;
    const parsed = library.parse(bare);
    if ('toIPv4Address' in parsed)
        return reach === 'public' ? !isPublicIpv6(parsed) : isMetadataIpv6(parsed);
    return isMetadataIpv4(parsed.toString()) || (reach === 'public' && !isPublicIpv4(parsed));
}
function isPublicIpv4(address) {
    return address.range() === 'unicast';
}
/** Only what the registries hand out (2000::/3), and of that nothing with a special purpose. */
function isPublicIpv6(address) {
    const first = address.parts[0] ?? 0;
    return first >> 13 === 1 && address.range() === 'unicast';
}
function isMetadataIpv6(address) {
    if (address.range() === 'linkLocal' || METADATA_IPV6.has(address.toString()))
        return true;
    return embeddedIpv4(address).some(isMetadataIpv4);
}
/** The IPv4 addresses that a gateway could read out of an IPv6 address. */
function embeddedIpv4(address) {
    const parts = address.parts;
    const dotted = (high = 0, low = 0) => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
    const prefix = parts
        .slice(0, 6)
        .map((part) => part.toString(16))
        .join(':');
    const atTheEnd = IPV4_AT_THE_END.includes(prefix) || prefix.startsWith('64:ff9b:1:') || prefix.endsWith(':5efe');
    return [
        ...(atTheEnd ? [dotted(parts[6], parts[7])] : []),
        ...(parts[0] === 0x2002 ? [dotted(parts[1], parts[2])] : []),
        // Teredo keeps the client's address with every bit turned over (RFC 4380, 4).
        ...(address.range() === 'teredo' ? [dotted(~(parts[6] ?? 0) & 0xffff, ~(parts[7] ?? 0) & 0xffff)] : []),
    ];
}


/***/ }),

/***/ 18198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ allowsName),
/* harmony export */   MI: () => (/* binding */ mistakenHosts),
/* harmony export */   h6: () => (/* binding */ allowsAddress),
/* harmony export */   rX: () => (/* binding */ allowsAddresses)
/* harmony export */ });
/** Four decimal numbers, or anything with a colon, each with or without a range: no name looks so. */
const ADDRESS = /^\d{1,3}(\.\d{1,3}){3}(\/\d+)?$|:/;
/** An entry of `HttpRequest.allow` as it is compared: lower case, without the brackets of an IPv6 address or a final dot. */
const plain = (entry) => entry
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
/** Whether a host name is allowed by name: then whatever it resolves to is, but for metadata services. */
function allowsName(allow, name) {
    const bare = plain(name);
    return allow.some((entry) => !ADDRESS.test(plain(entry)) && plain(entry) === bare);
}
/** Whether some entry is an address or a range: then a name is not refused for its ending alone, its addresses decide. */
function allowsAddresses(allow) {
    return allow.some((entry) => ADDRESS.test(plain(entry)));
}
/** Whether an address is one of those named, or in one of the ranges (CIDR); an entry that is neither allows nothing. */
async function allowsAddress(allow, address) {
    if (allow.length === 0)
        return false;
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    if (!library.isValid(address))
        return false;
    const parsed = library.parse(address);
    return allow.some((entry) => {
        const text = plain(entry);
        // The library would also take the short and octal forms of old, which mean something else to whoever writes them today.
        if (!ADDRESS.test(text) || /(^|\.)0\d/.test(text))
            return false;
        try {
            if (!text.includes('/'))
                return sameAddress(library.parse(text), parsed);
            const [range, bits] = library.parseCIDR(text);
            return range.kind() === parsed.kind() && parsed.match(range, bits);
        }
        catch {
            // A mistake: it allows no address.
            return false;
        }
    });
}
const sameAddress = (a, b) => a.kind() === b.kind() && a.toNormalizedString() === b.toNormalizedString();
/** A host name as it may be resolved; labels of letters, digits, hyphens and underscores. */
const NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/;
/** Entries that allow nothing, because they are neither a name nor an address nor a range: whoever wrote them meant something. */
async function mistakenHosts(allow) {
    if (allow.length === 0)
        return [];
    const { default: library } = await __webpack_require__.e(/* import() */ 8280).then(__webpack_require__.t.bind(__webpack_require__, 48280, 19));
    return allow.filter((entry) => {
        const text = plain(entry);
        if (!ADDRESS.test(text))
            return !NAME.test(text);
        if (/(^|\.)0\d/.test(text))
            return true;
        return text.includes('/') ? !library.isValidCIDR(text) : !library.isValid(text);
    });
}


/***/ }),

/***/ 33364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WZ: () => (/* binding */ resolveAll),
/* harmony export */   _k: () => (/* binding */ addressDenied),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _address_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97859);



/** The system's resolver. */
const resolveAll = (name, family, done) => (0,node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup)(name, { all: true, family }, (error, addresses) => done(error, addresses ?? []));
/**
 * The look-up of a connection: resolves once, checks every answer, and hands on exactly what was checked, so a name that
 * changes its answer between check and connection (DNS rebinding, security.md S29) gains nothing.
 */
function checkedLookup(reach, resolve, allow) {
    return (name, options, callback) => {
        const family = options.family === 4 || options.family === 6 ? options.family : 0;
        resolve(name, family, (error, addresses) => {
            const first = addresses[0];
            if (error !== null || first === undefined) {
                callback(error ?? noAddress(name), '', 0);
                return;
            }
            const answer = (denied) => {
                const index = denied.indexOf(true);
                if (index >= 0)
                    callback(addressDenied(name, addresses[index]?.address), '', 0);
                else if (options.all)
                    callback(null, addresses);
                else
                    callback(null, first.address, first.family);
            };
            const verdicts = addresses.map(({ address }) => (0,_address_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeniedFor */ .T$)(name, address, reach, allow));
            if (verdicts.every((verdict) => typeof verdict === 'boolean'))
                answer(verdicts);
            else
                Promise.all(verdicts).then(answer, (failure) => callback(failure, '', 0));
        });
    };
}
/** The refusal of a host, naming the address that was found for it. */
function addressDenied(host, address) {
    const found = address === undefined || address === host ? '' : ` (it resolves to ${address})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('address_denied', `The address ${host}${found} must not be called.`, {
        where: host,
        hint: 'Link-local and cloud metadata addresses are never called; webhooks go to public addresses, or where ASSAY_ALLOW_PRIVATE_HOSTS allows it.',
    });
}
function noAddress(name) {
    return Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' });
}


/***/ }),

/***/ 87975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ timeoutFault),
/* harmony export */   x: () => (/* binding */ connectionFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** System errors of a connection: finer code, sentence about the other side, advice. */
const SENTENCES = {
    ECONNREFUSED: [
        'refused',
        'refused the connection',
        'Check that the server is running and the port is right.',
    ],
    ECONNRESET: [
        'reset',
        'closed the connection before the answer was complete',
        'Look into the log of the server.',
    ],
    EPIPE: [
        'reset',
        'closed the connection while the request was being sent',
        'Look into the log of the server.',
    ],
    ENOTFOUND: ['dns', 'has no address: the name is unknown', 'Check the spelling of the host name.'],
    EAI_AGAIN: ['dns', 'has no address: the name server did not answer', 'Check the network connection.'],
    EHOSTUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
    ENETUNREACH: ['unreachable', 'cannot be reached', 'Check the network connection.'],
    ENETDOWN: ['unreachable', 'cannot be reached: the network is down', 'Check the network connection.'],
    EMFILE: ['system', 'was not called: too many files are open', 'Lower the concurrency or raise ulimit -n.'],
    EADDRNOTAVAIL: ['system', 'was not called: no local port is free', 'Lower the concurrency.'],
};
/** Certificate problems: asking again does not help. */
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)|^ERR_SSL/;
/** What the network reported, as a Fault with a sentence that names the other side. */
function connectionFault(error, shown) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC)
        return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const parts = { where: shown, cause: error };
    const known = SENTENCES[code];
    if (known !== undefined) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `${shown} ${known[1]}.`, { ...parts, subcode: known[0], hint: known[2] });
    }
    if (code === 'ETIMEDOUT')
        return timeoutFault('connect', undefined, shown);
    if (code === 'HPE_HEADER_OVERFLOW') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('too_large', `${shown} answered with headers larger than 32 KiB.`, parts);
    }
    const message = error instanceof Error ? error.message : String(error);
    if (code.startsWith('HPE_')) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `${shown} did not answer in HTTP (${message}).`, {
            ...parts,
            subcode: 'protocol',
        });
    }
    if (CERTIFICATE.test(code)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `${shown} has a certificate that cannot be trusted (${message}).`, {
            ...parts,
            subcode: 'tls',
            retry: false,
            hint: 'Repair the certificate; for an own authority set NODE_EXTRA_CA_CERTS.',
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `The connection to ${shown} failed: ${message}.`, parts);
}
const PHASES = {
    connect: 'did not accept a connection',
    first_byte: 'did not begin to answer',
    idle: 'stopped in the middle of its answer',
    total: 'did not finish its answer',
};
/** The other side was too slow; the subcode names the limit that was reached. */
function timeoutFault(phase, ms, shown) {
    const within = ms === undefined ? '' : phase === 'idle' ? ` for ${ms / 1000} s` : ` within ${ms / 1000} s`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('timeout', `${shown} ${PHASES[phase]}${within} (timeout: ${phase}).`, {
        where: shown,
        subcode: phase,
        hint: 'Check the server, or raise the timeout.',
    });
}


/***/ }),

/***/ 50458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G3: () => (/* binding */ bodyText),
/* harmony export */   OM: () => (/* binding */ bodyBytes),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69498);


/** More layers than this only serve to hide something. */
const MOST_ENCODINGS = 3;
/** A body as UTF-8 text; undoes gzip, deflate and br, with the size limit holding after inflation (security.md S35). */
function bodyText(body, encoding, maxBytes, shown) {
    return encoding === undefined || body.length === 0
        ? decode(body)
        : inflated(body, encoding, maxBytes, shown).then(decode);
}
/** The same for a body that is no text. */
function bodyBytes(body, encoding, maxBytes, shown) {
    return encoding === undefined || body.length === 0 ? body : inflated(body, encoding, maxBytes, shown);
}
async function inflated(body, encoding, maxBytes, shown) {
    const encodings = encoding
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== 'identity');
    if (encodings.length === 0)
        return body;
    if (encodings.length > MOST_ENCODINGS)
        throw badEncoding(shown, encodings.join(', '));
    let plain = body;
    for (const name of encodings.reverse())
        plain = await inflate(name, plain, maxBytes, shown);
    return plain;
}
/** Without a byte order mark, which JSON.parse would stumble over. */
function decode(body) {
    const mark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
    return body.toString('utf8', mark ? 3 : 0);
}
async function inflate(name, body, maxBytes, shown) {
    const zlib = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    const options = { maxOutputLength: maxBytes };
    return new Promise((resolve, reject) => {
        const done = (error, plain) => {
            if (error === null)
                resolve(plain);
            else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
                reject(tooLarge(maxBytes, shown));
            else
                reject(badEncoding(shown, name, error));
        };
        if (name === 'gzip' || name === 'x-gzip')
            zlib.gunzip(body, options, done);
        else if (name === 'br')
            zlib.brotliDecompress(body, options, done);
        else if (name !== 'deflate')
            reject(badEncoding(shown, name));
        // Some servers send raw deflate under this name; the zlib header gives itself away by its low four bits (RFC 1950).
        else if (((body[0] ?? 0) & 0x0f) === 8)
            zlib.inflate(body, options, done);
        else
            zlib.inflateRaw(body, options, done);
    });
}
function badEncoding(shown, name, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('connection', `${shown} answered with a body that is no valid "${name}".`, {
        where: shown,
        subcode: 'encoding',
        cause,
        hint: 'Look into the server, or into the proxy before it.',
    });
}
/** An answer beyond the size limit. */
function tooLarge(maxBytes, shown, status) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('too_large', `${shown} answered with more than ${maxBytes} bytes.`, {
        where: shown,
        ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({ status }),
        hint: 'Let the server answer with less.',
    });
}


/***/ }),

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ss: () => (/* binding */ CONNECT_MS),
  uZ: () => (/* binding */ MOST_BYTES),
  KW: () => (/* binding */ cancelled),
  cv: () => (/* binding */ exchange),
  dZ: () => (/* binding */ mayArriveTwice)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/connection-fault.js
var connection_fault = __webpack_require__(87975);
// EXTERNAL MODULE: ./lib/ports/http/http-body.js
var http_body = __webpack_require__(50458);
// EXTERNAL MODULE: ./lib/ports/http/http-target.js
var http_target = __webpack_require__(81755);
;// CONCATENATED MODULE: ./lib/ports/http/http-watch.js
/** How late a limit may be noticed. */
const TICK_MS = 20;
/** No Set: with so many coming and going, its discarded tables keep what has left alive until the next full garbage collection. */
const watched = [];
let ticking;
const listened = new WeakMap();
/**
 * Ends many exchanges by one clock: three timers an exchange, each with another length, cost more than the exchange itself. The
 * tick runs only while something is watched.
 */
function watch(one) {
    one.place = watched.push(one) - 1;
    ticking ??= setInterval(tick, TICK_MS);
    if (one.signal !== undefined)
        listen(one.signal);
}
/** Ends what `watch` began, once. */
function unwatch(one) {
    const last = watched.pop();
    if (last !== undefined && last !== one) {
        watched[one.place] = last;
        last.place = one.place;
    }
    if (one.signal !== undefined)
        unlisten(one.signal);
    if (watched.length > 0)
        return;
    clearInterval(ticking);
    ticking = undefined;
}
function tick() {
    const now = performance.now();
    each((one) => {
        if (now >= one.totalDue)
            one.expire('total', one.totalMs);
        else if (now >= one.due)
            one.expire(one.phase, one.ms);
    });
}
/** Backwards: one that ends leaves its place to the last, which was looked at. */
function each(look) {
    for (let place = watched.length - 1; place >= 0; place--) {
        const one = watched[place];
        if (one !== undefined)
            look(one);
    }
}
function listen(signal) {
    let known = listened.get(signal);
    if (known === undefined) {
        const aborted = () => each((one) => {
            if (one.signal === signal)
                one.cancel();
        });
        known = { count: 0, aborted };
        listened.set(signal, known);
    }
    if (known.count++ === 0)
        signal.addEventListener('abort', known.aborted);
}
function unlisten(signal) {
    const known = listened.get(signal);
    if (known !== undefined && --known.count === 0)
        signal.removeEventListener('abort', known.aborted);
}

;// CONCATENATED MODULE: ./lib/ports/http/http-exchange.js





/** Limits of security.md R07; body size of S35. */
const CONNECT_MS = 10_000;
const FIRST_BYTE_MS = 60_000;
const IDLE_MS = 30_000;
const TOTAL_MS = 300_000;
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_HEADER_BYTES = 32 * 1024;
/** Methods that may arrive twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']);
/** Whether a request may go out again although the first one may have done its work: by its method, or by a key that says so. */
function mayArriveTwice({ method, headers = {} }) {
    return (IDEMPOTENT.has(method.toUpperCase()) ||
        Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key'));
}
/**
 * One exchange on one connection. Resolves null when a kept connection turned out to be closed before a byte of the answer
 * came: most likely the server had ended it while idle, so a request that may arrive twice can go out again on a fresh one.
 * Any other is a `connection` fault, because the server may just as well have done its work and then have died.
 */
function exchange(request, target, transport, connection = 'kept') {
    return new Promise((resolve, reject) => {
        new Exchange(request, target, transport, connection, { resolve, reject }).begin();
    });
}
/** An exchange until it ends, which it does once: with what came back, a fault, a limit of time or its caller's signal. */
class Exchange {
    phase = 'total';
    ms;
    due;
    totalMs;
    totalDue;
    signal;
    #request;
    #target;
    #connection;
    #proxied;
    #outgoing;
    /** An exchange that ends before its connection stands takes along what a proxy is opening for it. */
    #opening;
    #ending;
    place = -1;
    #answer;
    #pieces = [];
    #size = 0;
    #settled = false;
    constructor(request, target, transport, connection, ending) {
        this.#request = request;
        this.#target = target;
        this.#connection = connection;
        this.#proxied = transport.proxied !== undefined;
        this.#opening = this.#proxied ? new AbortController() : undefined;
        this.#ending = ending;
        this.signal = request.signal;
        this.ms = this.totalMs = request.totalMs ?? TOTAL_MS;
        this.due = this.totalDue = performance.now() + this.ms;
        this.#outgoing = transport.request(optionsOf(request, target, transport, connection, this.#opening?.signal));
    }
    begin() {
        const { body } = this.#request;
        watch(this);
        // A proxied connection is handed over when it stands; until then this is the phase.
        if (this.#proxied)
            this.#enter('connect');
        this.#outgoing.on('socket', (socket) => this.#connecting(socket));
        this.#outgoing.on('error', this.#broken);
        // A connection that closes without an error event (e.g. after an unasked-for upgrade) must not leave anybody waiting.
        this.#outgoing.on('close', () => {
            if (!this.#settled)
                this.#broken(connectionLost('closed'));
        });
        this.#outgoing.on('response', (answer) => this.#answering(answer));
        // Plain ASCII is written without being looked at letter by letter. Any other text goes as bytes: the head goes out in the encoding of
        // a text that stands behind it, and its own is Latin-1.
        const isAscii = typeof body === 'string' && Buffer.byteLength(body) === body.length;
        if (isAscii)
            this.#outgoing.end(body, 'latin1');
        else
            this.#outgoing.end(typeof body === 'string' ? Buffer.from(body) : body);
    }
    expire(phase, ms) {
        this.#fail((0,connection_fault/* timeoutFault */.q)(phase, ms, this.#target.shown));
    }
    cancel() {
        this.#fail(cancelled(this.signal, this.#target.shown));
    }
    #connecting(socket) {
        if (!socket.connecting)
            return void this.#enter('first_byte');
        this.#enter('connect');
        const connected = this.#target.url.protocol === 'https:' ? 'secureConnect' : 'connect';
        socket.once(connected, () => this.#enter('first_byte'));
    }
    /** Gathers the body of the answer, as long as it is not too large. */
    #answering(answer) {
        this.#answer = answer;
        this.#enter('idle');
        if (Number(answer.headers['content-length'] ?? 0) > this.#mostBytes)
            return void this.#tooLarge();
        answer.on('data', (piece) => {
            this.#size += piece.length;
            if (this.#size > this.#mostBytes)
                return void this.#tooLarge();
            this.#pieces.push(piece);
            // Something came: the time of the phase begins anew.
            this.due = performance.now() + this.ms;
        });
        answer.on('error', this.#broken);
        answer.on('end', () => this.#whole(answer));
    }
    #whole(answer) {
        if (!answer.complete)
            return void this.#broken(connectionLost('cut'));
        const only = this.#pieces.length === 1 ? this.#pieces[0] : undefined;
        const body = only ?? Buffer.concat(this.#pieces, this.#size);
        this.#resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body });
    }
    get #mostBytes() {
        return this.#request.maxBytes ?? MOST_BYTES;
    }
    #tooLarge() {
        this.#fail((0,http_body/* tooLarge */.g$)(this.#mostBytes, this.#target.shown, this.#answer?.statusCode));
    }
    #broken = (error) => {
        if (this.#settled)
            return;
        const { reusedSocket } = this.#outgoing;
        const isStale = reusedSocket && this.#connection === 'kept' && this.#answer === undefined && wasClosed(error);
        if (isStale && mayArriveTwice(this.#request))
            this.#resolve(null);
        else
            this.#fail((0,connection_fault/* connectionFault */.x)(error, this.#target.shown));
    };
    /** A new phase with its own limit; the total goes on. */
    #enter(phase) {
        const { connectMs = CONNECT_MS, firstByteMs = FIRST_BYTE_MS, idleMs = IDLE_MS } = this.#request;
        this.phase = phase;
        this.ms = phase === 'connect' ? connectMs : phase === 'idle' ? idleMs : firstByteMs;
        this.due = performance.now() + this.ms;
    }
    #resolve(answer) {
        if (this.#settle())
            this.#ending.resolve(answer);
    }
    #fail(fault) {
        if (!this.#settle())
            return;
        this.#outgoing.destroy();
        this.#opening?.abort(fault);
        this.#ending.reject(fault);
    }
    #settle() {
        if (this.#settled)
            return false;
        this.#settled = true;
        unwatch(this);
        return true;
    }
}
function optionsOf(request, { host, port, path, authority, url, shown }, { agent, fresh, lookup, proxied }, connection, signal) {
    const { method, body } = request;
    const forwarded = proxied?.headers;
    // A list is written as it is, with nothing added but the header about the connection.
    const headers = [...(0,http_target/* headerList */._)(request.headers, shown), ...Object.entries(forwarded ?? {}).flat()];
    // Known beforehand, so the body goes out with the head in one piece and never chunked.
    if (body !== undefined)
        headers.push('content-length', String(Buffer.byteLength(body)));
    else if (!IDEMPOTENT.has(method) || method === 'PUT')
        headers.push('content-length', '0');
    headers.push('Host', authority);
    return {
        host,
        port,
        path: forwarded === undefined ? path : url.origin + path,
        method,
        headers,
        agent: connection === 'kept' ? agent : fresh,
        lookup,
        ...(proxied === undefined ? {} : { connectMs: request.connectMs, opening: signal }),
        maxHeaderSize: MOST_HEADER_BYTES,
    };
}
/** As Node reports a connection that the other side ended. */
const connectionLost = (message) => Object.assign(new Error(message), { code: 'ECONNRESET' });
function wasClosed(error) {
    return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}
/** From the raw list: Node's own table drops some repeated headers. Without a prototype: names come from outside. */
function headersOf(answer) {
    const headers = Object.create(null);
    const raw = answer.rawHeaders;
    for (let index = 0; index + 1 < raw.length; index += 2) {
        const name = (raw[index] ?? '').toLowerCase();
        const value = raw[index + 1] ?? '';
        const before = headers[name];
        headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
    return headers;
}
/** The caller gave up: its own Fault when it gave one as the reason, else `cancelled`. */
function cancelled(signal, shown) {
    if (signal?.reason instanceof errors/* Fault */.vC)
        return signal.reason;
    return new errors/* Fault */.vC('cancelled', `The request to ${shown} was cancelled.`, {
        where: shown,
        cause: signal?.reason,
    });
}


/***/ }),

/***/ 81755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ httpTarget),
/* harmony export */   _: () => (/* binding */ headerList)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _address_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97859);
/* harmony import */ var _checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33364);



/** A header name is a token (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** What a header value must not hold: line ends, other controls, anything that is no single byte. */
const NOT_IN_A_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
/** Headers that belong to the connection, not to the request: set here or not at all (security.md S33). */
const OURS = new Set([
    'connection',
    'content-length',
    'host',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
]);
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** Checked addresses seen lately: a run asks the same few over and over. */
const MOST_KNOWN = 64;
/** By address, for requests that may reach anything. */
const ANYWHERE = new Map();
/** By what is allowed and address. */
const PUBLIC = new Map();
/**
 * Checks the address of a request; Fault `validation_failed` or `address_denied` says what is wrong. Answers at once where no
 * look-up tables have to be loaded first.
 */
function httpTarget(request) {
    const reach = request.reach ?? 'anywhere';
    const allow = reach === 'public' ? (request.allow ?? []) : [];
    const table = reach === 'anywhere' ? ANYWHERE : PUBLIC;
    const key = reach === 'anywhere' ? request.url : `${allow.join(',')} ${request.url}`;
    const known = table.get(key);
    if (known !== undefined)
        return known;
    return newTarget(request, reach, allow).then((target) => {
        if (table.size >= MOST_KNOWN)
            table.clear();
        table.set(key, target);
        return target;
    });
}
async function newTarget(request, reach, allow) {
    const url = parseUrl(request.url);
    const shown = `${url.origin}${url.pathname}`;
    const literal = url.hostname.startsWith('[') || IPV4.test(url.hostname);
    const host = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
    if (literal) {
        const verdict = (0,_address_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedFor */ .T$)(host, host, reach, allow);
        if (typeof verdict === 'boolean' ? verdict : await verdict)
            throw (0,_checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addressDenied */ ._k)(host);
    }
    else if ((0,_address_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedName */ .ZQ)(host, reach, allow))
        throw (0,_checked_lookup_js__WEBPACK_IMPORTED_MODULE_1__/* .addressDenied */ ._k)(host);
    const port = url.port === '' ? undefined : url.port;
    const path = url.pathname + url.search;
    const pool = `${url.protocol}${reach} ${allow.join(',')}`;
    return { url, host, authority: url.host, port, path, pool, reach, allow, shown };
}
function parseUrl(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const problem = url === null
        ? 'is no URL'
        : url.protocol !== 'http:' && url.protocol !== 'https:'
            ? `uses ${url.protocol} instead of http: or https:`
            : url.username !== '' || url.password !== ''
                ? 'carries a user or password'
                : url.port === '0'
                    ? 'names port 0'
                    : undefined;
    if (url !== null && problem === undefined)
        return url;
    // The text itself is shown only when it cannot hide a secret in a query or a user part.
    const where = /[?@#]/.test(text) ? text.replace(/\/\/[^/]*@/, '//').replace(/[?#].*$/s, '') : text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `The address ${where.slice(0, 200)} ${problem}.`, {
        hint: 'Write http://host/path or https://host/path; secrets belong into headers.',
    });
}
const NO_HEADERS = [];
/** Lists of header sets that nobody can change any more. */
const listed = new WeakMap();
/**
 * Names and values in turn, as node:http takes them, checked: Fault `validation_failed`. Of a name in two spellings the last is meant. A
 * frozen set is looked at once.
 */
function headerList(headers, shown) {
    if (headers === undefined)
        return NO_HEADERS;
    const known = listed.get(headers);
    if (known !== undefined)
        return known;
    const list = [...checkedHeaders(headers, shown).values()].flat();
    if (Object.isFrozen(headers))
        listed.set(headers, list);
    return list;
}
/** Names with their values, by name in lower case. */
function checkedHeaders(headers, shown) {
    const checked = new Map();
    for (const [name, value] of Object.entries(headers)) {
        const lower = name.toLowerCase();
        const problem = !TOKEN.test(name)
            ? 'is no header name'
            : OURS.has(lower)
                ? 'is set by the connection itself'
                : NOT_IN_A_VALUE.test(value)
                    ? 'has a value with a line break, a control character or a character outside Latin-1'
                    : undefined;
        if (problem !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('validation_failed', `The header ${JSON.stringify(name.slice(0, 100))} ${problem}.`, {
                where: shown,
                hint: 'Remove it or correct its value; check that an environment variable in it holds no line break.',
            });
        checked.set(lower, [name, value]);
    }
    return checked;
}


/***/ }),

/***/ 96694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ nodePorts)
});

;// CONCATENATED MODULE: ./lib/ports/node-clock.js
/** Longest delay a Node timer takes: a larger one fires at once (32-bit signed milliseconds). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The clock of this machine. */
function nodeClock() {
    return {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        sleep,
        after(ms, callback) {
            const timer = setTimeout(callback, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
            timer.unref();
            return () => clearTimeout(timer);
        },
    };
}
function sleep(ms, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted)
            return reject(signal.reason);
        const aborted = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener('abort', aborted);
            resolve();
        }, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
        signal?.addEventListener('abort', aborted, { once: true });
    });
}

// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
;// CONCATENATED MODULE: ./lib/ports/storage-fault.js


/** What the common system errors mean, in words, and what to do about them. */
const REASONS = {
    ENOSPC: ['the disk is full', 'Free some space, or choose another folder with --state or --out.'],
    EDQUOT: ['the disk quota is used up', 'Free some space, or choose another folder with --state or --out.'],
    EFBIG: ['the file is larger than the system allows', 'Raise the file size limit (ulimit -f).'],
    EACCES: ['access is denied', 'Check who owns the path and its permissions.'],
    EPERM: ['the system does not permit it', 'Check who owns the path and its permissions.'],
    EROFS: ['the file system is read-only', 'Choose a writable folder with --state or --out.'],
    ENOENT: ['it does not exist', 'Check the path.'],
    ENOTDIR: ['a part of the path is not a folder', 'Check the path.'],
    EISDIR: ['it is a folder, not a file', 'Check the path.'],
    EMFILE: ['too many files are open', 'Raise the limit (ulimit -n) or lower --concurrency.'],
    ENFILE: ['too many files are open on this machine', 'Lower --concurrency.'],
    EIO: ['the disk reports an error', 'Check the disk.'],
    ELOOP: ['its symbolic links go round in a circle', 'Remove the circle.'],
    ENAMETOOLONG: ['the name is too long', 'Choose a shorter name.'],
    ERR_STRING_TOO_LONG: ['it is too large to be read as one text', 'Split the file.'],
    ERR_FS_FILE_TOO_LARGE: ['it is too large to be read at once', 'Split the file.'],
};
/** A failed file operation as a Fault `storage`; the system's error code becomes the subcode. */
function storageFault(doing, path, error) {
    if (error instanceof errors/* Fault */.vC)
        return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    const known = code === undefined ? undefined : REASONS[code];
    const reason = known?.[0] ?? (error instanceof Error ? error.message : String(error));
    return new errors/* Fault */.vC('storage', `Cannot ${doing} ${path}: ${reason}.`, {
        where: path,
        cause: error,
        ...(known === undefined ? {} : { hint: known[1] }),
        ...(0,defined/* defined */.s)({ subcode: code }),
    });
}
/** Runs a file operation; what it throws comes out as Fault `storage` with path and reason. */
function orStorageFault(doing, path, operation) {
    try {
        return operation();
    }
    catch (error) {
        throw storageFault(doing, path, error);
    }
}
/** Whether a system error has one of these codes. */
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

;// CONCATENATED MODULE: ./lib/ports/write-all.js


const systemWrite = (fd, bytes, offset, length) => (0,external_node_fs_.writeSync)(fd, bytes, offset, length);
/**
 * Writes every byte or throws. `write(2)` may take fewer bytes than it was given without an error (on a nearly full disk
 * it does): whoever ignores the count renames a cut file over the good one (security.md F4).
 */
function writeAll(fd, bytes, path, write = systemWrite) {
    let written = 0;
    while (written < bytes.length) {
        const count = write(fd, bytes, written, bytes.length - written);
        if (count <= 0) {
            throw new errors/* Fault */.vC('storage', `Cannot write ${path}: the system took ${written} of ${bytes.length} bytes.`, {
                where: path,
                hint: 'Check that the disk has space left.',
            });
        }
        written += count;
    }
}

;// CONCATENATED MODULE: ./lib/ports/append-log.js



/** Opens a file for appending only (O_APPEND); `mode` is for a new one, `write` stands in for the system's write in tests of a failing disk. */
function openAppendLog(path, { mode = 0o666, write } = {}) {
    const fd = orStorageFault('open', path, () => (0,external_node_fs_.openSync)(path, 'a', mode));
    let size = orStorageFault('read the size of', path, () => (0,external_node_fs_.fstatSync)(fd).size);
    let open = true;
    return {
        append(text) {
            const offset = size;
            const bytes = typeof text === 'string' ? Buffer.from(text) : text;
            try {
                writeAll(fd, bytes, path, write);
            }
            catch (error) {
                takeBack(fd, offset);
                throw storageFault('append to', path, error);
            }
            size += bytes.length;
            return offset;
        },
        size: () => size,
        sync: () => new Promise((resolve, reject) => {
            (0,external_node_fs_.fdatasync)(fd, (error) => (error ? reject(storageFault('flush', path, error)) : resolve()));
        }),
        close() {
            if (!open)
                return;
            open = false;
            orStorageFault('close', path, () => (0,external_node_fs_.closeSync)(fd));
        },
    };
}
/** Removes the piece that a failed append left behind. When even that fails, readers drop the torn tail themselves. */
function takeBack(fd, size) {
    try {
        (0,external_node_fs_.ftruncateSync)(fd, size);
    }
    catch {
        // The append itself is reported; a second error would only hide it.
    }
}

;// CONCATENATED MODULE: ./lib/ports/atomic-write.js





let counter = 0;
/** Replaces a file as a whole: writes beside under a name of its own, checks every count, flushes, renames, flushes the folder. */
function replaceFile(path, pieces, options = {}) {
    const replacement = openReplacement(path, options);
    try {
        for (const piece of pieces)
            replacement.write(piece);
        replacement.commit();
    }
    finally {
        replacement.discard();
    }
}
/** The same step by step. */
function openReplacement(path, options = {}) {
    counter += 1;
    const temporary = `${path}.${process.pid}-${counter}.tmp`;
    // `wx`: a leftover of a dead process with our pid is an error here, never written into.
    let fd = orStorageFault('write', path, () => (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o666));
    let committed = false;
    const discard = () => {
        if (committed)
            return;
        remove(fd, temporary);
        fd = undefined;
    };
    /** The file that is open; what is tried once it was discarded is our own mistake. */
    const open = () => {
        if (fd === undefined)
            throw new errors/* Fault */.vC('internal', `${path} is not being written any more.`);
        return fd;
    };
    const orDiscarded = (operation) => {
        try {
            operation();
        }
        catch (error) {
            discard();
            throw storageFault('write', path, error);
        }
    };
    return {
        discard,
        write: (piece) => orDiscarded(() => writeAll(open(), piece, path, options.write)),
        commit() {
            orDiscarded(() => {
                if (options.sync !== false)
                    (0,external_node_fs_.fsyncSync)(open());
                (0,external_node_fs_.closeSync)(open());
                fd = undefined;
                (0,external_node_fs_.renameSync)(temporary, path);
            });
            committed = true;
            if (options.sync !== false)
                flushFolder((0,external_node_path_.dirname)(path));
        },
    };
}
function remove(fd, temporary) {
    try {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
        (0,external_node_fs_.rmSync)(temporary, { force: true });
    }
    catch {
        // The write itself is reported; a second error would only hide it.
    }
}
/** Makes the rename itself survive a power cut. Best effort: Windows and some network disks cannot flush a folder. */
function flushFolder(folder) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(folder, 'r');
        (0,external_node_fs_.fsyncSync)(fd);
    }
    catch {
        // Best effort, see above.
    }
    finally {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./lib/ports/text-pieces.js
var text_pieces = __webpack_require__(16889);
;// CONCATENATED MODULE: ./lib/ports/node-files.js








/** The disk of this machine. */
function nodeFiles() {
    const own = [];
    const isPrivate = (path) => own.some((one) => isPrivateIn(one, path));
    const mode = (path, file) => (isPrivate(path) ? 0o600 : file);
    const makeFolders = (path) => foldersMade(path, {
        modeOf: (made) => (isPrivate(made) ? 0o700 : 0o777),
        afterwards: (made) => {
            if (own.some(({ folder }) => folder === made))
                ignoredByGit(made);
        },
    });
    const makeFolderOf = (path) => orStorageFault('make the folder', (0,external_node_path_.dirname)(path), () => makeFolders((0,external_node_path_.dirname)(path)));
    const withFolder = (path, operation) => orAgain(operation, () => makeFolderOf(path));
    const replacement = (path, onBytes) => textReplacement(withFolder(path, () => openReplacement(path, { mode: mode(path, 0o666) })), onBytes);
    return {
        readText: async (path) => decode(path, await readWhole(path)),
        readBytes: readWhole,
        readTextIfThere: (path) => unlessMissing('read', path, () => (0,external_node_fs_.readFileSync)(path, 'utf8')),
        stat: (path) => unlessMissing('look at', path, () => statOf(path)),
        list: (path) => unlessMissing('list', path, () => (0,external_node_fs_.readdirSync)(path).sort()) ?? [],
        realPath: (path) => unlessMissing('resolve', path, () => external_node_fs_.realpathSync.native(path)),
        makeFolder: (path) => void orStorageFault('make the folder', path, () => makeFolders(path)),
        writeAtomic: (path, text, options) => withFolder(path, () => replaceFile(path, [bytesOf(text)], { mode: mode(path, 0o666), ...options })),
        writeStream: (path, pieces) => {
            const file = replacement(path);
            try {
                for (const piece of pieces)
                    file.write(piece);
                file.commit();
            }
            finally {
                file.discard();
            }
        },
        replacement,
        createExclusive: (path, text) => withFolder(path, () => createExclusive(path, text, mode(path, 0o666))),
        rename: (from, to) => withFolder(to, () => orStorageFault('rename', from, () => (0,external_node_fs_.renameSync)(from, to))),
        remove: (path) => orStorageFault('remove', path, () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 2 })),
        truncate: (path, size) => orStorageFault('shorten', path, () => (0,external_node_fs_.truncateSync)(path, size)),
        appendLog: (path) => withFolder(path, () => openAppendLog(path, { mode: mode(path, 0o666) })),
        reader: openReader,
        keepPrivate(folder, shared) {
            if (!own.some((one) => one.folder === folder))
                own.push({ folder, shared });
        },
        touch: (path) => {
            const now = new Date();
            orStorageFault('touch', path, () => (0,external_node_fs_.utimesSync)(path, now, now));
        },
    };
}
/** Gathers small texts: each write is a call of the system. */
function textReplacement({ write, commit, discard }, onBytes) {
    const pieces = (0,text_pieces/* textPieces */.V)((piece) => {
        write(piece);
        onBytes?.(piece);
    });
    return {
        write: pieces.add,
        commit() {
            pieces.end();
            commit();
        },
        discard,
    };
}
/** Not that of node:fs/promises, which takes 4 ms to load. */
const readBytes = (0,external_node_util_.promisify)(external_node_fs_.readFile);
async function readWhole(path) {
    try {
        return await readBytes(path);
    }
    catch (error) {
        throw storageFault('read', path, error);
    }
}
/** Fault `storage` when the bytes are more than one text can hold (512 MiB). */
function decode(path, bytes) {
    return orStorageFault('read', path, () => bytes.toString('utf8'));
}
function bytesOf(text) {
    return typeof text === 'string' ? Buffer.from(text) : text;
}
function statOf(path) {
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return null;
    const kind = stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
    return { kind, size: stat.size, modifiedMs: stat.mtimeMs, inode: stat.ino };
}
/** Null when there is nothing at the path (or what should be a folder above it is a file). */
function unlessMissing(doing, path, operation) {
    try {
        return operation();
    }
    catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR'))
            return null;
        throw storageFault(doing, path, error);
    }
}
/** Tries first and makes the folder only when it was missing: the usual case costs no extra system call. */
function orAgain(operation, makeFolder) {
    try {
        return operation();
    }
    catch (error) {
        if (!(error instanceof Error) || !hasCode(error.cause, 'ENOENT'))
            throw error;
        makeFolder();
        return operation();
    }
}
/** The folder itself is not: what is shared could not be reached in it. */
function isPrivateIn({ folder, shared }, path) {
    const inside = (0,external_node_path_.relative)(folder, path);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside))
        return false;
    return !shared.includes(inside.split(external_node_path_.sep, 1)[0] ?? '');
}
/** Git sees nothing of the folder, without anybody having to say so. */
function ignoredByGit(folder) {
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '.gitignore'), '*\n', { flag: 'wx' });
    }
    catch (error) {
        if (!hasCode(error, 'EEXIST'))
            throw error;
    }
}
function createExclusive(path, text, mode) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, 'wx', mode);
    }
    catch (error) {
        if (hasCode(error, 'EEXIST'))
            return false;
        throw storageFault('create', path, error);
    }
    try {
        writeAll(fd, Buffer.from(text), path);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        throw storageFault('write', path, error);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    return true;
}
function openReader(path) {
    const fd = orStorageFault('open', path, () => (0,external_node_fs_.openSync)(path, 'r'));
    let open = true;
    return {
        size: () => orStorageFault('read the size of', path, () => (0,external_node_fs_.fstatSync)(fd).size),
        readAt: (offset, length, place) => orStorageFault('read', path, () => {
            const bytes = place?.subarray(0, length) ?? roomFor(fd, offset, length);
            let read = 0;
            while (read < bytes.length) {
                const count = (0,external_node_fs_.readSync)(fd, bytes, read, bytes.length - read, offset + read);
                if (count === 0)
                    break;
                read += count;
            }
            return bytes.subarray(0, read);
        }),
        close() {
            if (!open)
                return;
            open = false;
            (0,external_node_fs_.closeSync)(fd);
        },
    };
}
/** For what a file holds there, and no more. */
const roomFor = (fd, offset, length) => Buffer.allocUnsafe(Math.max(0, Math.min(length, (0,external_node_fs_.fstatSync)(fd).size - offset)));
/** Folder by folder: Node's own recursive form never ends where a folder cannot be made and its parent can be seen (/proc). */
function foldersMade(path, how) {
    try {
        (0,external_node_fs_.mkdirSync)(path, how.modeOf(path));
        how.afterwards(path);
    }
    catch (error) {
        if (hasCode(error, 'EEXIST') && (0,external_node_fs_.statSync)(path).isDirectory())
            return;
        const parent = (0,external_node_path_.dirname)(path);
        if (!hasCode(error, 'ENOENT') || parent === path || (0,external_node_fs_.existsSync)(parent))
            throw error;
        foldersMade(parent, how);
        foldersMade(path, how); // Somebody else may have made it meanwhile.
    }
}

// EXTERNAL MODULE: ./lib/ports/checked-lookup.js
var checked_lookup = __webpack_require__(33364);
// EXTERNAL MODULE: ./lib/ports/http/http-body.js
var http_body = __webpack_require__(50458);
// EXTERNAL MODULE: ./lib/ports/http/http-exchange.js + 1 modules
var http_exchange = __webpack_require__(67921);
// EXTERNAL MODULE: ./lib/ports/http/http-target.js
var http_target = __webpack_require__(81755);
// EXTERNAL MODULE: ./lib/ports/proxy-variables.js
var proxy_variables = __webpack_require__(24636);
;// CONCATENATED MODULE: ./lib/ports/node-http.js





/**
 * The most recently used connection first: the others age out. No limit: concurrency is decided upstairs (flow/). A connection
 * that was idle for `timeout` is closed: before the 5 s after which Node's and uvicorn's servers close theirs.
 */
const POOL = {
    timeout: 4_000,
    keepAlive: true,
    scheduling: 'lifo',
    maxSockets: Number.POSITIVE_INFINITY,
    maxFreeSockets: 256,
};
/** When connections became free; no entry of one that this process never used. */
const freeSince = new WeakMap();
/** No server closes a connection so soon after its answer: they wait for a second and more. */
const JUST_NOW_MS = 20;
/**
 * Whether a request may be given a connection that was idle for a while. The one that became free last is taken: while answers come in and
 * requests go out it is a fresh one, and they need not wait for each other's turn.
 */
function keepsIdle({ agent }) {
    const latest = performance.now() - JUST_NOW_MS;
    for (const sockets of Object.values(agent.freeSockets)) {
        const next = sockets?.at(-1);
        if (next !== undefined && (freeSince.get(next) ?? 0) < latest)
            return true;
    }
    return false;
}
/**
 * One turn of the event loop and the end of the one before: what servers closed while this process was busy is read, and such
 * connections have left the pool. A request that must not arrive twice could not be sent again on a fresh one.
 */
const closingsSeen = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
/** Transports without a proxy, each made once; node:http (20 ms to load) and node:https come in at first need. */
function directTransports(resolve) {
    const transports = new Map();
    // One pool for each reach and what is allowed beside it: a kept connection must not carry a request that would not have been allowed to open it.
    async function makeTransport(target) {
        const { url, reach, allow, pool } = target;
        const lookup = (0,checked_lookup/* checkedLookup */.yG)(reach, resolve, allow);
        // Two literal imports: a bundler cannot follow a computed one.
        const { request, Agent } = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
        const agent = new Agent(POOL);
        agent.on('free', (socket) => freeSince.set(socket, performance.now()));
        const transport = { request: (options) => request(options), agent, fresh: false, lookup };
        const meanwhile = transports.get(pool);
        if (meanwhile !== undefined)
            return meanwhile;
        transports.set(pool, transport);
        return transport;
    }
    return (target) => transports.get(target.pool) ?? makeTransport(target);
}
/** Transports by the proxies of the environment; what belongs to them comes in with the first request. */
function proxiedTransports(resolve, env) {
    let made;
    // Other libraries are shown other values for a while (toolkit-environment.ts).
    const variables = (0,proxy_variables/* proxySnapshot */.xV)(env);
    return async (target) => {
        made ??= __webpack_require__.e(/* import() */ 9499).then(__webpack_require__.bind(__webpack_require__, 29499)).then(({ transportsByProxy }) => transportsByProxy({ env: variables, resolve, direct: directTransports(resolve), pool: POOL }));
        return (await made)(target);
    };
}
/** Of a process that no proxy was named to. */
const NO_VARIABLES = { get: () => undefined };
/**
 * HTTP over node:http, measured at a fraction of what fetch costs per exchange. No encoding is asked for (inflating costs
 * more than it saves on small answers), but what comes compressed is understood. Goes through the proxies that `env` names
 * (`proxyFor` in proxy-rule.ts is the rule).
 */
function nodeHttp(resolve = checked_lookup/* resolveAll */.WZ, env = NO_VARIABLES) {
    const transportFor = (0,proxy_variables/* namesProxy */.pk)(env) ? proxiedTransports(resolve, env) : directTransports(resolve);
    return async (request) => {
        const checked = (0,http_target/* httpTarget */.S)(request);
        const target = checked instanceof Promise ? await checked : checked;
        const found = transportFor(target);
        const transport = found instanceof Promise ? await found : found;
        if (!(0,http_exchange/* mayArriveTwice */.dZ)(request) && keepsIdle(transport))
            await closingsSeen();
        if (request.signal?.aborted)
            throw (0,http_exchange/* cancelled */.KW)(request.signal, target.shown);
        const answer = (await (0,http_exchange/* exchange */.cv)(request, target, transport)) ?? (await (0,http_exchange/* exchange */.cv)(request, target, transport, 'fresh'));
        // A fresh connection never resolves null: it is not a reused one.
        if (answer === null)
            throw new Error('a fresh connection cannot be stale');
        const { status, headers, body } = answer;
        const refusal = transport.proxied?.refused(status);
        if (refusal !== undefined)
            throw refusal;
        const [encoding, most] = [headers['content-encoding'], request.maxBytes ?? http_exchange/* MOST_BYTES */.uZ];
        if (request.binary === true)
            return { status, headers, text: '', bytes: await (0,http_body/* bodyBytes */.OM)(body, encoding, most, target.shown) };
        const text = (0,http_body/* bodyText */.G3)(body, encoding, most, target.shown);
        return { status, headers, text: typeof text === 'string' ? text : await text };
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/ports/sorted-id.js
var sorted_id = __webpack_require__(28285);
;// CONCATENATED MODULE: ./lib/ports/node-ids.js



/** Within a millisecond the random part grows by a random step below this: order is kept, and the next id cannot be guessed. */
const LARGEST_STEP = 2 ** 20;
/** Random words are drawn in pages: one system call for 512 ids. */
const PAGE = 512 * 8;
/**
 * Opaque ids from the system's random source that sort by the time they were made: a growing collection is read page by
 * page by its names alone. Within a process each id is greater than the one before, also when the clock goes back.
 */
function nodeIds(clock = nodeClock()) {
    const page = Buffer.alloc(PAGE);
    let used = PAGE;
    let time = 0;
    let random = 0;
    function drawn(below) {
        if (used + 8 > PAGE) {
            (0,external_node_crypto_.randomFillSync)(page);
            used = 0;
        }
        // 53 bits at most; both limits are powers of two, so the remainder is uniform.
        const word = (page.readUInt32LE(used) & 0x1fffff) * 2 ** 32 + page.readUInt32LE(used + 4);
        used += 8;
        return word % below;
    }
    return {
        next(prefix) {
            const now = Math.floor(clock.now());
            if (now > time) {
                time = now;
                random = drawn(sorted_id/* MORE_LIMIT */.a);
            }
            else {
                random += 1 + drawn(LARGEST_STEP);
                if (random >= sorted_id/* MORE_LIMIT */.a) {
                    time += 1;
                    random = drawn(sorted_id/* MORE_LIMIT */.a);
                }
            }
            return (0,sorted_id/* sortedId */.P)(prefix, time, random);
        },
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-listen.js

const HOST = '127.0.0.1';
/** Programs of this machine send at once; who does not is stuck. From the head of a request to its answer, and between two of them. */
const REQUEST_MS = 30_000;
/** More programs at once than any run plays. */
const MOST_CONNECTIONS = 1_024;
/**
 * Listeners on loopback. Most programs never connect, so the port is a bare socket until one does; only then Node's HTTP server is
 * loaded and given the connections. Its own limits begin to count when it listens, which it never does: they are kept here.
 */
function nodeListen({ requestMs = REQUEST_MS } = {}) {
    return async (handle) => {
        const { createServer } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 77030, 19));
        const sockets = new Map();
        const giveTime = (socket) => {
            clearTimeout(sockets.get(socket));
            sockets.set(socket, setTimeout(() => socket.destroy(), requestMs).unref());
        };
        let http;
        const server = createServer({ pauseOnConnect: true }, (socket) => {
            giveTime(socket);
            socket.on('close', () => {
                clearTimeout(sockets.get(socket));
                sockets.delete(socket);
            });
            socket.on('error', () => socket.destroy());
            http ??= httpServer(handle, requestMs, giveTime);
            http.then((ready) => {
                ready.emit('connection', socket);
                socket.resume();
            }, () => socket.destroy());
        });
        server.maxConnections = MOST_CONNECTIONS;
        await listening(server);
        server.unref();
        const address = server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        return {
            url: `http://${HOST}:${port}`,
            async close() {
                const closed = new Promise((resolve) => server.close(() => resolve()));
                for (const socket of sockets.keys())
                    socket.destroy();
                await closed;
            },
        };
    };
}
function listening(server) {
    return new Promise((resolve, reject) => {
        server.once('error', (error) => reject(new errors/* Fault */.vC('connection', `No port could be opened on ${HOST}: ${error.message}`, { cause: error })));
        server.listen(0, HOST, resolve);
    });
}
async function httpServer(handle, keepAliveTimeout, giveTime) {
    const { createServer } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
    const server = createServer({ keepAliveTimeout }, (request, response) => {
        const { socket } = request;
        giveTime(socket);
        response.on('finish', () => {
            if (!socket.destroyed)
                giveTime(socket);
        });
        void answer(request, response, handle);
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    return server;
}
async function answer(request, response, handle) {
    const loopbackRequest = {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: headersOf(request),
        body: (maxBytes) => bodyOf(request, maxBytes),
    };
    const { status, headers, body } = await handle(loopbackRequest);
    // What was not read of the request would be taken for the next one.
    const rest = request.complete ? {} : { connection: 'close' };
    response.writeHead(status, { ...headers, ...rest, 'content-length': Buffer.byteLength(body) });
    response.end(body);
}
function headersOf({ headers }) {
    const named = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return Object.fromEntries(named);
}
async function bodyOf(request, maxBytes) {
    const pieces = [];
    let size = 0;
    try {
        for await (const piece of request) {
            size += piece.length;
            if (size > maxBytes)
                throw new errors/* Fault */.vC('too_large', `The body is larger than ${maxBytes} bytes.`, {
                    hint: 'Send less at once.',
                });
            pieces.push(piece);
        }
    }
    catch (error) {
        if (error instanceof errors/* Fault */.vC)
            throw error;
        throw new errors/* Fault */.vC('connection', 'The body broke off.', { cause: (0,errors/* asFault */.Ps)(error) });
    }
    return Buffer.concat(pieces);
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/ports/node-processes.js


/** The processes of this machine. */
function nodeProcesses() {
    return {
        pid: process.pid,
        host: (0,external_node_os_.hostname)(),
        isAlive(pid) {
            if (!Number.isSafeInteger(pid) || pid <= 0)
                return false;
            try {
                process.kill(pid, 0);
                return true;
            }
            catch (error) {
                // EPERM: it exists and belongs to somebody else. Anything else (ESRCH): it does not exist.
                return error.code === 'EPERM';
            }
        },
    };
}
/** The Node that runs this process. */
function nodeRuntime() {
    // Absent in Node 20, which the types do not know.
    const strip = external_node_module_.stripTypeScriptTypes;
    return {
        node: process.execPath,
        version: process.versions.node,
        platform: process.platform,
        cores: (0,external_node_os_.availableParallelism)(),
        stripTypes: strip && ((source) => withoutWarnings(() => strip(source, { mode: 'strip' }))),
    };
}
/** Node calls this an experiment, which says nothing about the code of the one who reads the warning. */
function withoutWarnings(work) {
    const { emitWarning } = process;
    process.emitWarning = () => undefined;
    try {
        return work();
    }
    finally {
        process.emitWarning = emitWarning;
    }
}

;// CONCATENATED MODULE: ./lib/ports/node-random.js

/** Strong bytes are drawn in pages: a system call for each nonce would cost more than the rest of a prompt. */
const node_random_PAGE = 4096;
/** Random numbers of this machine: fast ones for jitter and sampling, strong ones for keys. */
function nodeRandom() {
    const page = Buffer.alloc(node_random_PAGE);
    let used = node_random_PAGE;
    return {
        next: () => Math.random(),
        hex(bytes) {
            if (bytes > node_random_PAGE)
                return (0,external_node_crypto_.randomFillSync)(Buffer.alloc(bytes)).toString('hex');
            if (used + bytes > node_random_PAGE) {
                (0,external_node_crypto_.randomFillSync)(page);
                used = 0;
            }
            const text = page.toString('hex', used, used + bytes);
            // What was handed out is not kept.
            page.fill(0, used, used + bytes);
            used += bytes;
            return text;
        },
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-spawn.js
/** Not imported: it takes 4 ms to load, and most runs start no program. */
const childProcess = () => process.getBuiltinModule('node:child_process');
/**
 * Starts programs without a shell, each as the leader of its own process group, so that ending one ends what it started
 * (security.md S36). Output that nobody listens to is dropped: a full pipe must not stop the child.
 */
function nodeSpawn() {
    return (command, options) => {
        try {
            return childOf(startProcess(command, options));
        }
        catch (error) {
            return neverStarted(error);
        }
    };
}
/** The process itself, for the ports of this folder. Throws what could not even be tried, such as a name with a null byte. */
function startProcess([program, ...rest], options) {
    return childProcess().spawn(program ?? '', rest, {
        cwd: options.cwd,
        env: options.env,
        stdio: 'pipe',
        windowsHide: true,
        // On Windows this would open a console window; the tree is ended by taskkill there.
        detached: process.platform !== 'win32',
    });
}
/** A process as the rest of the code sees it. */
function childOf(child) {
    const output = [];
    const errors = [];
    // Decoding at the stream keeps a character whole that arrives in two pieces.
    child.stdout.setEncoding('utf8').on('data', (text) => {
        for (const listener of output)
            listener(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
        for (const listener of errors)
            listener(text);
    });
    // A child that ends without reading its input is no error of ours: its exit code shows.
    child.stdin.on('error', () => undefined);
    const ended = new Promise((resolve) => {
        let startError;
        child.on('error', (error) => {
            // An error without a pid means it never started, and then `close` need not come.
            if (child.pid !== undefined)
                return;
            startError = error;
            resolve({ code: null, signal: null, startError });
        });
        child.on('close', (code, signal) => resolve({ code, signal, ...(startError && { startError }) }));
    });
    return {
        pid: child.pid ?? 0,
        write: (text) => void (child.stdin.writable && child.stdin.write(text)),
        closeInput: () => void child.stdin.end(),
        onOutput: (listener) => void output.push(listener),
        onErrors: (listener) => void errors.push(listener),
        ended,
        kill: () => killGroup(child),
    };
}
/** Also after the leader has ended: what it left behind in its group is still ours to end. */
function killGroup(child) {
    const pid = child.pid;
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const ending = ['/pid', String(pid), '/T', '/F'];
        const killer = childProcess().spawn('taskkill', ending, { stdio: 'ignore', windowsHide: true });
        killer.on('error', () => child.kill('SIGKILL'));
        return;
    }
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // ESRCH: the whole group is gone already, which is what was wanted.
    }
}
/** A child that ended before it began. */
function neverStarted(error) {
    const startError = error instanceof Error ? error : new Error(String(error));
    const nothing = () => undefined;
    return {
        pid: 0,
        write: nothing,
        closeInput: nothing,
        onOutput: nothing,
        onErrors: nothing,
        ended: Promise.resolve({ code: null, signal: null, startError }),
        kill: nothing,
    };
}

;// CONCATENATED MODULE: ./lib/ports/node-standby.js

/** What stands by in this process. One exit handler serves them all. */
const standing = new Set();
/**
 * Starts programs that outlast single calls. Unless held they do not keep this process alive; they are killed with their
 * process group when it ends, and see the end of their input even when it is killed.
 */
function nodeStandby() {
    return (command, options) => {
        try {
            const started = startProcess(command, options);
            const child = childOf(started);
            // The pipes of a child are sockets in Node, which alone can be let go of; the types say streams.
            const parts = [started, ...[started.stdin, started.stdout, started.stderr]];
            const hold = () => {
                for (const part of parts)
                    part.ref();
            };
            const release = () => {
                for (const part of parts)
                    part.unref();
            };
            if (standing.size === 0)
                process.on('exit', endAll);
            standing.add(child);
            child.ended.then(() => {
                standing.delete(child);
                if (standing.size === 0)
                    process.off('exit', endAll);
            });
            release();
            return { ...child, hold, release };
        }
        catch (error) {
            return { ...neverStarted(error), hold: () => undefined, release: () => undefined };
        }
    };
}
function endAll() {
    for (const child of standing)
        child.kill();
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/ports/packages/node-packages.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};



/**
 * Packages that are no part of this one: their user installs them. They are looked for as Node looks, from each folder upwards, and at
 * last beside this file.
 */
const nodePackages = () => async (name, from) => {
    for (const base of [
        ...from.map((folder) => (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'package.json')).href),
        import.meta.url,
    ]) {
        const path = resolved(name, base);
        // The name is known only here, so the bundle leaves it to Node.
        if (path !== undefined)
            return import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(path).href));
    }
    return undefined;
};
function resolved(name, base) {
    try {
        return (0,external_node_module_.createRequire)(base).resolve(name);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/ports/node-ports.js











/** The real ports, by default with the environment of this process. Made once, by the entry point. */
function nodePorts(env = (0,node_environment/* nodeEnvironment */.uB)()) {
    return {
        clock: nodeClock(),
        ids: nodeIds(),
        random: nodeRandom(),
        files: nodeFiles(),
        http: nodeHttp(undefined, env),
        listen: nodeListen(),
        spawn: nodeSpawn(),
        standby: nodeStandby(),
        env,
        processes: nodeProcesses(),
        runtime: nodeRuntime(),
        packages: nodePackages(),
    };
}


/***/ }),

/***/ 28285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sortedId),
/* harmony export */   a: () => (/* binding */ MORE_LIMIT)
/* harmony export */ });
/** Crockford's base 32 in lower case: no i, l, o, u, so an id survives being read aloud and case-blind file systems. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 9 digits are 45 bits: milliseconds since the epoch until the year 3084. */
const TIME_DIGITS = 9;
/** 7 digits are 35 bits: two processes that make an id in the same millisecond collide with a chance of 1 in 34 thousand million. */
const MORE_DIGITS = 7;
/** What the second part of an id has to stay below. */
const MORE_LIMIT = 2 ** 35;
/** An id that sorts by its milliseconds since the epoch, then by `more` (a whole number below `MORE_LIMIT`). */
const sortedId = (prefix, ms, more) => prefix + digits(ms, TIME_DIGITS) + digits(more, MORE_DIGITS);
function digits(value, count) {
    let text = '';
    for (let rest = Math.floor(value), place = 0; place < count; place += 1, rest = Math.floor(rest / 32))
        text = ALPHABET[rest % 32] + text;
    return text;
}


/***/ }),

/***/ 16889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ textPieces)
/* harmony export */ });
/** Texts are gathered in so many bytes: a system call per table cell would dominate a long report. */
const PIECE_BYTES = 128 * 1024;
/** The most that one UTF-16 unit takes in UTF-8. */
const UNIT_BYTES = 3;
const MOST_UNITS = Math.floor(PIECE_BYTES / UNIT_BYTES);
/**
 * Gathers texts into UTF-8 pieces, splitting no character. A piece is only good until `write` returns: the next one is made in
 * the same place, so that a report of any length leaves no garbage behind.
 */
function textPieces(write) {
    const bytes = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let used = 0;
    /** The first half of a surrogate pair, whose second half comes with the next text. */
    let half = '';
    const flush = () => {
        if (used > 0)
            write(bytes.subarray(0, used));
        used = 0;
    };
    const put = (text) => {
        if (PIECE_BYTES - used < text.length * UNIT_BYTES)
            flush();
        used += bytes.write(text, used);
    };
    return {
        add(text) {
            let rest = half === '' ? text : half + text;
            half = '';
            while (rest.length > MOST_UNITS) {
                const cut = isHighSurrogate(rest.charCodeAt(MOST_UNITS - 1)) ? MOST_UNITS - 1 : MOST_UNITS;
                put(rest.slice(0, cut));
                rest = rest.slice(cut);
            }
            if (isHighSurrogate(rest.charCodeAt(rest.length - 1))) {
                half = rest.slice(-1);
                rest = rest.slice(0, -1);
            }
            put(rest);
        },
        end() {
            put(half);
            half = '';
            flush();
        },
    };
}
function isHighSurrogate(code) {
    return code >= 0xd800 && code <= 0xdbff;
}


/***/ }),

/***/ 79622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ createAgentRequest),
/* harmony export */   F$: () => (/* binding */ agentFields),
/* harmony export */   He: () => (/* binding */ invocation),
/* harmony export */   MA: () => (/* binding */ agent),
/* harmony export */   PA: () => (/* binding */ completeAgent),
/* harmony export */   Tr: () => (/* binding */ createAgentResponse),
/* harmony export */   Y_: () => (/* binding */ callableAgent),
/* harmony export */   lk: () => (/* binding */ CREDENTIAL_KEYS)
/* harmony export */ });
/* unused harmony exports PROVIDERS, credentials */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47655);
/* harmony import */ var _tool_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65086);




const PROVIDERS = ['openai', 'anthropic', 'azure_openai', 'langchain', 'custom'];
const CREDENTIAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'AZURE_OPENAI_API_KEY'];
/** Keys of the providers; encrypted at rest, never returned. */
const credentials = zod__WEBPACK_IMPORTED_MODULE_0__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(CREDENTIAL_KEYS), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1));
/** How an agent is reached (interface 4.8, contract 3): HTTP endpoint, local program, or settings of a provider. */
const invocation = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    method: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['GET', 'POST', 'PUT', 'PATCH'])
        .default('POST')
        .describe('HTTP method of the request. `GET` sends no body: an address without a placeholder gets the input as the query parameter `input`.'),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Address of an HTTP or LangChain agent. Behind the host it may hold `{{ input }}` and the other placeholders of `body_template`, percent-encoded.'),
    headers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Headers of every request. `${NAME}` stands for an environment variable, which is how keys get in.'),
    body_template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Request body, JSON or text, with `{{ input }}`, `{{ messages }}`, `{{ attachments }}`, `{{ system_prompt }}`, `{{ model }}`, `{{ temperature }}`, `{{ test_case_id }}` or `{{ turn_index }}`. Left out: a JSON object of these values.'),
    output_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where the answer text stands in the JSON that comes back, such as `choices[0].message.content`. Left out: `output`, else the whole text.'),
    tool_calls_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where the list of tool calls stands in the JSON that comes back. Left out: `tool_calls`.'),
    context_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where the retrieved passages stand in the JSON that comes back. Left out: `context`.'),
    plan_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where the plan of the agent stands in the JSON that comes back. Left out: `agent_plan`.'),
    error_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Where an error stands in the JSON that comes back, such as `error.message`. An answer that has something there is an error of the attempt and is not judged. Left out: `is_error: true`, and `error` where there is no output.'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('Program and arguments of a local agent, started without a shell. It reads a JSON object on standard input and prints its answer.'),
    cwd: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Working directory of the program; a relative one starts at the folder that holds the evals folder. Left out: the folder that holds the evals folder.'),
    env: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Environment variables of the program, besides `PATH`, `HOME`, `LANG`, `TMPDIR` and `credentials`. `${NAME}` stands for a variable of the environment of the run, such as `{ OPENAI_API_KEY: "${OPENAI_API_KEY}" }`.'),
    protocol: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['once', 'lines'])
        .default('once')
        .describe('`once`: a process for each turn, which reads to the end of its input. `lines`: a process that stays and answers one line of JSON for each line.'),
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Address of the API: the endpoint of an Azure resource, or any server that speaks the API of OpenAI or Anthropic. Left out: `OPENAI_BASE_URL` or `ANTHROPIC_BASE_URL`, else the address of the provider.'),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Name of the model, as the provider calls it; programs and templates get it as `model`.'),
    temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .min(0)
        .max(2)
        .optional()
        .describe('Sampling temperature. Left out: up to the provider.'),
    max_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .positive()
        .optional()
        .describe('Most tokens of an answer. Left out: 4096 for Anthropic, the limit of the provider for others.'),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR)
        .optional()
        .describe('Tools offered to the model, in the form of the provider, passed on as they are. Its calls are recorded, not carried out.'),
    api_version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Version of the dated Azure API, which an endpoint that ends in `/openai/v1` does without. Left out: `OPENAI_API_VERSION`, else 2024-10-21.'),
    deployment: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Name of the Azure deployment. Left out: `model`.'),
    graph: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Name or id of the LangGraph assistant; the request goes to `/runs/wait`. Left out: a LangServe chain at `/invoke`.'),
});
const agentFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PROVIDERS)
        .describe('What kind of agent it is: a model of `openai`, `azure_openai` or `anthropic`, a `langchain` server (LangServe or LangGraph), or `custom` for a program or an HTTP endpoint of your own.'),
    credentials: credentials
        .optional()
        .describe('Keys of the provider, in files as `${NAME}` of an environment variable; a program gets them in its environment. Left out: the environment variables of the same names, for models.'),
    invocation: invocation
        .optional()
        .describe('How the agent is reached. Which keys count depends on the provider.'),
    system_prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('System prompt, sent with every call; scorers read it as the instructions of the agent.'),
    default_scorers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_2__/* .scorerName */ .W7)
        .optional()
        .describe('Scorers of turns that name none. Left out: `defaults.scorers` of the settings.'),
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .optional()
        .describe('Role of the agent in a sentence, for `role_violation` and `role_adherence`; that of a turn wins.'),
    available_tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_tool_call_js__WEBPACK_IMPORTED_MODULE_3__/* .toolDescription */ .HG)
        .optional()
        .describe('Tools that the agent can call, for scorers of tools; those of a turn win. They are not sent to the agent.'),
});
/** What each provider cannot do without: checked where an agent is written down in a file, and before the first call. */
function completeAgent(value, context) {
    const how = value.invocation;
    const report = (path, message) => context.addIssue({ code: 'custom', path, message });
    if (value.provider === 'custom') {
        if (how?.url === undefined && how?.command === undefined)
            report(['invocation'], 'a custom agent needs invocation.url or invocation.command');
        if (how?.url !== undefined && how.command !== undefined)
            report(['invocation'], 'give invocation.url or invocation.command, not both');
    }
    if (value.provider === 'langchain' && how?.url === undefined)
        report(['invocation', 'url'], 'a langchain agent needs invocation.url');
    if ((value.provider === 'openai' || value.provider === 'anthropic') && how?.model === undefined)
        report(['invocation', 'model'], `an ${value.provider} agent needs invocation.model`);
    if (value.provider === 'azure_openai') {
        if (how?.base_url === undefined)
            report(['invocation', 'base_url'], 'an azure_openai agent needs invocation.base_url (the endpoint)');
        if (how?.deployment === undefined && how?.model === undefined)
            report(['invocation', 'deployment'], 'an azure_openai agent needs invocation.deployment');
    }
}
/** An agent that can be called. */
const callableAgent = agentFields
    .pick({ provider: true, invocation: true })
    .superRefine(completeAgent, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Request body of POST /v1/agents: name and provider will do (interface 4.8); what is missing for a call is reported when it is played. */
const createAgentRequest = agentFields.superRefine((value, context) => {
    if (value.invocation?.url !== undefined && value.invocation.command !== undefined)
        context.addIssue({
            code: 'custom',
            path: ['invocation'],
            message: 'give invocation.url or invocation.command, not both',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Response of POST /v1/agents: all strings, `api_key` is shown this once. */
const createAgentResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(PROVIDERS),
    created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    api_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A stored agent as it is read back: without credentials and keys. */
const agent = agentFields
    .omit({ credentials: true })
    .extend({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE });


/***/ }),

/***/ 51283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   Gh: () => (/* binding */ CHECK_MARKS),
/* harmony export */   z6: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/** Words that may stand on any check beside its kind. The kinds and their values are known where checks are read (checks/registry.ts). */
const CHECK_MARKS = ['name', 'weight', 'threshold', 'when', 'of', 'extract'];
/**
 * One check as it is written: a kind with its value (`contains: "36"`), and marks beside it. Kinds and values are looked at where
 * they are known, so that every problem is named with what was probably meant.
 */
const check = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})])
    .describe('A check: its kind with its value, such as `contains: "36"` or `not_contains: [I think, maybe]`, and any of `name`, `of`, `when`, `weight`, `threshold` beside it.');
/** The checks of a turn or of a request; one result each. */
const checks = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(check)
    .min(1)
    .max(1000)
    .describe('Checks that need no judge, such as `contains`, `json_schema` or `tool_calls`: deterministic, and all of them have to pass.');


/***/ }),

/***/ 46819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y1: () => (/* binding */ webhookEvent)
/* harmony export */ });
/* unused harmony exports WEBHOOK_EVENTS, runCompletedData, runFailedData, evaluationCompletedData, optimizationCompletedData, webhookPayload, progressEvent */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22626);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80023);
/* harmony import */ var _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60133);




/** Events that a webhook can subscribe to (interface 6). */
const WEBHOOK_EVENTS = [
    'run.completed',
    'run.failed',
    'evaluation.completed',
    'optimization.completed',
];
const webhookEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(WEBHOOK_EVENTS);
/** `data` of each webhook event (contract 10). `run.failed` holds exactly the four strings of interface 6. */
const runCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    conclusion: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$,
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.nullable(),
    counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .counts */ .tQ,
    avg_scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const runFailedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    failure_summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const evaluationCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    evaluation_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    overall_pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    batch_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const optimizationCompletedData = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    optimization_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'completed', 'failed']),
    decision: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    predicted_improvement: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .freeObject */ .oR,
    validation_run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Body of a webhook delivery: exactly `event`, `timestamp`, `data`. The signature covers its raw bytes. */
const webhookPayload = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('event', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: runCompletedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.failed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: runFailedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('evaluation.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: evaluationCompletedData }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('optimization.completed'), timestamp: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE, data: optimizationCompletedData }),
]);
/** What every progress message carries: `seq` grows by one within a run, so that `?after=SEQ` resumes without a gap. */
const numbering = { seq: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0), at: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE };
const play = { test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0) };
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
/** A message of the progress stream of a run (contract 11). Attempts and turns count from 0. */
const progressEvent = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...numbering,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.started'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            test_case_count: count,
            judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm', 'offline']), model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...numbering,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('case.started'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...play, test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...numbering,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('turn.scored'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            ...play,
            turn_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            turn_index: count,
            results: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerResult */ .sp),
            errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _scorer_result_js__WEBPACK_IMPORTED_MODULE_3__/* .scorerError */ .Tz).optional(),
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...numbering,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('case.finished'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            test_case_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            test_case_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            status: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeStatus */ .j,
            unsure: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
            error: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptError */ .wZ.optional(),
            finished: count,
            test_case_count: count,
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ...numbering,
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('run.finished'),
        data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            status: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .runStatus */ .em,
            conclusion: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$,
            reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            counts: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .counts */ .tQ,
            pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.nullable(),
            duration_ms: count,
        }),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...numbering, type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('heartbeat'), data: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({}) }),
]);


/***/ }),

/***/ 18045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ DIFFICULTIES),
/* harmony export */   Xv: () => (/* binding */ generationConfig),
/* harmony export */   vC: () => (/* binding */ generateRequest),
/* harmony export */   x0: () => (/* binding */ generateResponse)
/* harmony export */ });
/* unused harmony exports SOURCE_TYPES, difficultyDistribution, sourceDocument, conversationLog, generatedTestCase, mutationAnalysis */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48983);



const SOURCE_TYPES = ['documents', 'conversation_logs', 'failure_analysis'];
const DIFFICULTIES = ['easy', 'medium', 'hard'];
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional();
const shareOf = (level) => share.describe(`Proportion of ${level} cases.`);
/** Proportions; they are scaled to sum 1, and one that is left out is 0. */
const difficultyDistribution = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ easy: shareOf('easy'), medium: shareOf('medium'), hard: shareOf('hard') })
    .refine((value) => (value.easy ?? 0) + (value.medium ?? 0) + (value.hard ?? 0) > 0, 'needs at least one proportion above 0');
/** Interface 4.7. */
const generationConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    num_test_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .default(10)
        .describe('How many cases to make. There are fewer where the sources do not give as many.'),
    difficulty_distribution: difficultyDistribution
        .optional()
        .describe('Proportions of easy, medium and hard cases, scaled to sum 1; one that is not given is 0. Left out: 0.3, 0.5 and 0.2.'),
    include_edge_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('Whether a fifth of the cases are edge cases.'),
    focus_areas: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .optional()
        .describe('Topics that at least 60 % of the cases are about, as far as the sources allow.'),
    /** Extension. */
    mutation: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('Whether the suite is also run with rules of the prompt broken on purpose, one at a time, to see which the cases notice.'),
});
const sourceDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    content: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .presentText */ .TU.describe('Text of the document.'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Name of the document, by which cases cite it.'),
});
const conversationLog = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What the user asked.'),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What the agent answered.'),
    feedback: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['good', 'bad', 'neutral'])
        .optional()
        .describe('What the user made of it: a `good` answer becomes the expectation, a `bad` one what must not come again.'),
});
/** Request body of POST /v1/test-cases/generate. */
const generateRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent that the cases are for.'),
    source_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SOURCE_TYPES)
        .describe('What cases are made from: `documents`, `conversation_logs`, or `failure_analysis` of the stored runs of the last 30 days.'),
    documents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(sourceDocument).optional().describe('The documents, for `source_type` `documents`.'),
    conversation_logs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(conversationLog)
        .optional()
        .describe('The conversations, for `source_type` `conversation_logs`.'),
    generation_config: generationConfig.prefault({}).describe('How many cases, and of which kinds.'),
})
    .superRefine((value, context) => {
    for (const source of ['documents', 'conversation_logs'])
        if (value.source_type === source && (value[source]?.length ?? 0) === 0)
            context.addIssue({
                code: 'custom',
                path: [source],
                message: `source_type ${source} needs at least one entry in ${source}`,
            });
}, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** A case to review. Extensions beside the four fields: `id`, `tags`, `operator`, `source_refs`, `hints`. */
const generatedTestCase = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .turn */ .wC).min(1),
    difficulty: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(DIFFICULTIES),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Extension: how many rules broken on purpose in the prompt the cases noticed; `unit` is a rule as it stands, `mutant` as nobody noticed it. */
const mutationAnalysis = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mutants: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
    killed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    survivors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ unit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), mutant: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});
/** Response of POST /v1/test-cases/generate. The cases are answered, not stored. Extensions may stand beside the coverage. */
const generateResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    generated_test_cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(generatedTestCase),
    coverage_analysis: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        policy_topics_covered: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        gaps_identified: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        mutation: mutationAnalysis.optional(),
    }),
});


/***/ }),

/***/ 9694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isoInstantMs),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})(?:(-?)(?:(\d\d)\2(\d\d)|W(\d\d)\2([1-7])|(\d{3})))$/i;
const TIME = /^(\d\d)(?:(:?)(\d\d)(?:\2(\d\d))?)?(?:[.,](\d+))?$/;
const ZONE = /^(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/i;
/**
 * Milliseconds since 1970 of a moment in ISO 8601, undefined where it is none. In its basic and its extended form, a date alone (its
 * first moment), by month, week or day of the year, with a point or a comma before a fraction, to the minute or the hour, with any offset;
 * without one it is UTC. Fractions finer than a millisecond count.
 */
function isoInstantMs(text) {
    const [, date = '', time, zone] = /^([^T]+)(?:T([^Z+-]+)(Z|[+-].*)?)?$/i.exec(text) ?? [];
    const day = dayOf(date);
    if (day === undefined)
        return undefined;
    if (time === undefined)
        return day;
    // One form throughout: a date with hyphens has a time with colons.
    const isBasic = !date.includes('-');
    const clock = timeOf(time, isBasic);
    const offset = zone === undefined ? 0 : offsetOf(zone);
    return clock === undefined || offset === undefined ? undefined : day + clock - offset;
}
function dayOf(text) {
    const [, year, , month, day, week, weekday, dayOfYear] = DATE.exec(text) ?? [];
    if (year === undefined)
        return undefined;
    const newYear = utc(Number(year), 0, 1);
    if (dayOfYear !== undefined) {
        const at = newYear + (Number(dayOfYear) - 1) * DAY_MS;
        return new Date(at).getUTCFullYear() === Number(year) ? at : undefined;
    }
    if (week !== undefined) {
        // The first week is the one that holds 4 January; weeks begin on Monday.
        const fourth = utc(Number(year), 0, 4);
        const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
        const at = monday + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY_MS;
        const thursday = new Date(at + (4 - Number(weekday)) * DAY_MS);
        return Number(week) > 0 && thursday.getUTCFullYear() === Number(year) ? at : undefined;
    }
    const at = utc(Number(year), Number(month) - 1, Number(day));
    const is = new Date(at);
    return is.getUTCMonth() === Number(month) - 1 && is.getUTCDate() === Number(day) ? at : undefined;
}
/** Years below 100 are what they say. */
function utc(year, month, day) {
    return new Date(0).setUTCFullYear(year, month, day);
}
function timeOf(text, isBasic) {
    const [, hours, colon = '', minutes, seconds, fraction] = TIME.exec(text) ?? [];
    if (hours === undefined || (minutes !== undefined && (colon === '') !== isBasic))
        return undefined;
    const [h, m, s] = [Number(hours), Number(minutes ?? 0), Number(seconds ?? 0)];
    // A fraction is one of what stands last.
    const unit = seconds !== undefined ? 1_000 : minutes !== undefined ? 60_000 : 3_600_000;
    const clock = ((h * 60 + m) * 60 + s) * 1_000 + Number(`0.${fraction ?? 0}`) * unit;
    // 24:00 is the end of a day, and :60 a second that was put in.
    if (m > 59 || s > 60 || h > 24 || (h === 24 && clock > DAY_MS))
        return undefined;
    return clock;
}
function offsetOf(text) {
    const [zone, sign, hours, minutes = '0'] = ZONE.exec(text) ?? [];
    if (zone === undefined)
        return undefined;
    if (sign === undefined)
        return 0;
    if (Number(hours) > 23 || Number(minutes) > 59)
        return undefined;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
/** A moment that a client states: ISO 8601 in any of its forms, which are more than `date-time` of JSON Schema has; without an offset it is read as UTC. */
const instant = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => isoInstantMs(text) !== undefined, 'must be an ISO 8601 time, for example 2026-01-31T12:00:00Z');


/***/ }),

/***/ 52477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ DEEPEST),
/* harmony export */   Q: () => (/* binding */ isDeeper)
/* harmony export */ });
/** Deepest nesting of a value that is taken from outside (security.md S40, S41): beyond it recursive code would end the process. */
const DEEPEST = 100;
/** Whether a JSON value is nested more than `levels` deep; a value that holds itself always is. Looks no deeper than that. */
function isDeeper(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    if (levels === 0)
        return true;
    if (Array.isArray(value))
        return value.some((inner) => isDeeper(inner, levels - 1));
    // Without a list of its values: every line of a large file comes by here.
    for (const key in value)
        if (isDeeper(value[key], levels - 1))
            return true;
    return false;
}


/***/ }),

/***/ 47655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ SCORER_ALIASES),
/* harmony export */   W7: () => (/* binding */ scorerName),
/* harmony export */   Zo: () => (/* binding */ BUILT_IN_SCORERS),
/* harmony export */   iL: () => (/* binding */ AVAILABLE_SCORERS)
/* harmony export */ });
/* unused harmony export SCORER_CATEGORIES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

/** The 29 built-in metrics of interface 4.2, by category; `npm run docs` takes them from the registry. The order is that of every list shown. */
const SCORER_CATEGORIES = {
    custom: ['playval'],
    rag: [
        'answer_relevancy',
        'faithfulness',
        'contextual_precision',
        'contextual_recall',
        'contextual_relevancy',
    ],
    safety: ['bias', 'toxicity', 'non_advice', 'misuse', 'pii_leakage', 'role_violation'],
    agentic: [
        'task_completion',
        'tool_correctness',
        'argument_correctness',
        'step_efficiency',
        'plan_adherence',
        'plan_quality',
    ],
    multi_turn: [
        'turn_relevancy',
        'role_adherence',
        'knowledge_retention',
        'conversation_completeness',
        'goal_accuracy',
        'tool_use',
        'topic_adherence',
        'turn_faithfulness',
        'turn_contextual_precision',
        'turn_contextual_recall',
        'turn_contextual_relevancy',
    ],
};
const BUILT_IN_SCORERS = Object.values(SCORER_CATEGORIES).flat();
/** Names that stand for another scorer or a measured value (metrics.md 8). */
const SCORER_ALIASES = ['relevance', 'safety', 'hallucination_score', 'latency_ms'];
/** Names that can be scored by without a custom scorer; the scorers themselves are heavy and come in when they are asked. */
const AVAILABLE_SCORERS = [...BUILT_IN_SCORERS, ...SCORER_ALIASES];
/** Name of a built-in scorer, an alias or the id of a custom scorer. Whether it exists is checked where the registry is known. */
const scorerName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(200);


/***/ }),

/***/ 87835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ createScorerRequest),
/* harmony export */   QN: () => (/* binding */ scorerFields),
/* harmony export */   TC: () => (/* binding */ scorerConfig),
/* harmony export */   ax: () => (/* binding */ completeScorer),
/* harmony export */   gk: () => (/* binding */ createScorerResponse),
/* harmony export */   lM: () => (/* binding */ scorer)
/* harmony export */ });
/* unused harmony exports scorerType, regexField */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52477);



/** Kinds of custom scorers (interface 2.1). */
const scorerType = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['llm_judge', 'code', 'regex']);
/** Fields a `regex` scorer can look at. */
const regexField = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'output',
    'input',
    'context',
    'ground_truth',
    'expected_behavior',
    'agent_plan',
]);
/** Configuration of a custom scorer (interface 2.1 with the extensions of contract 4 and metrics.md 7). */
const scorerConfig = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Another judge model for this scorer. Left out: `judge.model`.'),
    rubric: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('`llm_judge`: instructions of the judge, with `{{ input }}`, `{{ output }}`, `{{ context }}`, `{{ ground_truth }}`, `{{ conversation_history }}`, `{{ expected_behavior }}`, `{{ tool_calls }}`, `{{ agent_plan }}` or a key of `variables`. `code`: source in Python or JavaScript.'),
    language: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['python', 'javascript'])
        .optional()
        .describe('Language of `code`. Left out: `python`; of a `file`, `javascript`.'),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Expression in RE2 syntax (no look-around, no backreferences) that the field is held against.'),
    output_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Keys of the answer of the judge with their types: `number`, `integer`, `string`, `boolean`, `array`, `object`, `string[]`, `string | null`. `score` and `reasoning` are always there; others land in `metadata`.'),
    scale: zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()])
        .optional()
        .describe('Lowest and highest score that the rubric asks for, where there is no `mode`; results are scaled to 0 to 1. Left out: `[0, 1]`.'),
    mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['checklist', 'scale', 'binary'])
        .optional()
        .describe('How the judge answers. `checklist`: criterion by criterion. `scale`: a grade from 1 to 5. `binary`: yes or no. Left out: the score that the rubric asks for.'),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Criteria of a `checklist`. Left out: the judge makes them of the rubric, once.'),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Steps by which a `scale` is graded. Left out: the judge makes them of the rubric, once.'),
    anchors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(5).describe('The grade.'),
        description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What an answer of this grade is like.'),
    }))
        .optional()
        .describe('What a grade of a `scale` looks like, for some or all grades.'),
    samples: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(25)
        .optional()
        .describe('How many answers of the judge are averaged. Left out: `judge.samples`.'),
    threshold: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM
        .optional()
        .describe('Lowest score that passes; that of a case wins. Left out: `defaults.threshold`.'),
    flags: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(/^[imsu]*$/, 'takes i, m, s, u')
        .optional()
        .describe('Flags of the pattern: `i` ignores case, `m` lets `^` and `$` match at every line, `s` lets `.` match line breaks, `u` changes nothing.'),
    match: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['search', 'full'])
        .optional()
        .describe('`search`: the pattern occurs somewhere. `full`: it covers the whole field. Left out: `search`.'),
    negate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().describe('`true`: the pattern must not match.'),
    field: regexField.optional().describe('What the pattern is held against. Left out: `output`.'),
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(300_000)
        .optional()
        .describe('Longest time of one call of the code, in milliseconds. Left out: 30000.'),
    require_isolation: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('`true`: an error on machines where the sandbox of the code is not complete, instead of a score.'),
});
/** Variables by any name: a record type would drop `__proto__` without a word. */
const variables = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
    .refine((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'must be an object',
    abort: true,
})
    .refine((value) => !(0,_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeper */ .Q)(value, _nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F), `holds values nested more than ${_nesting_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST */ .F} deep`)
    .meta({ type: 'object', additionalProperties: {} }); // The check above says so.
const scorerFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What the scorer measures, in a sentence.'),
    type: scorerType.describe('`llm_judge`: a judge follows a rubric. `code`: Python or JavaScript gives the score. `regex`: a pattern decides.'),
    config: scorerConfig.describe('How it scores. Which keys count depends on the type.'),
    variables: variables
        .optional()
        .describe('Values by name, for `{{ name }}` in the texts of an `llm_judge`, of which they become part, and as globals of `code`.'),
});
/** What each kind of scorer cannot do without (interface 2.1). Tolerant of half-read input. */
function completeScorer(value, context) {
    const { type, config } = value;
    const needed = type === 'regex' ? 'pattern' : type === 'llm_judge' || type === 'code' ? 'rubric' : undefined;
    if (needed === undefined || typeof config !== 'object' || config === null)
        return;
    if (config[needed] === undefined)
        context.addIssue({
            code: 'custom',
            path: ['config', needed],
            message: `type ${type} needs config.${needed}`,
        });
}
/** Request body of POST /v1/scorers. */
const createScorerRequest = scorerFields.superRefine(completeScorer, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** Response of POST /v1/scorers. */
const createScorerResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ scorer_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** A stored custom scorer. */
const scorer = scorerFields.extend({ scorer_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 1114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   dJ: () => (/* binding */ gateSettings),
/* harmony export */   tl: () => (/* binding */ generateSettings),
/* harmony export */   vg: () => (/* binding */ onnxSettings)
/* harmony export */ });
/* unused harmony exports judgeProvider, price, judgeSettings, runSettings, optimizeSettings */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _models_default_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54379);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46819);
/* harmony import */ var _generation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18045);
/* harmony import */ var _scorer_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47655);






const { identifier, asked } = _models_default_model_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_JUDGE_MODEL */ .s;
/** Who judges: a provider by name, the offline heuristics, or the first whose key is present. */
const judgeProvider = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'auto',
    'offline',
    'openai',
    'azure_openai',
    'anthropic',
    'local',
    'onnx',
]);
/** US dollars per million tokens. */
const price = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).describe('US dollars per million tokens of the question.'),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).describe('US dollars per million tokens of the answer.'),
});
/** The models of `judge: onnx`. */
const onnxSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    nli: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .default('Xenova/nli-deberta-v3-small')
        .describe('Model that tells what a passage says of a claim: a classifier of entailment, neutral and contradiction.'),
    toxicity: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .default('Xenova/toxic-bert')
        .describe('Model that tells toxic sentences: a text classifier.'),
    folder: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .nullish()
        .describe('Folder that holds the models, each in a folder of its name, relative to the working directory. Left out: where the package keeps what it has loaded.'),
    download: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe('Whether a model that is not there may be loaded from the network.'),
    precision: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['fp32', 'fp16', 'q8', 'q4'])
        .default('q8')
        .describe('Which of the files of a model is loaded; `q8` is a quarter of the whole.'),
});
const judgeSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    provider: judgeProvider
        .default('auto')
        .describe('Who judges. `auto`: the first of OpenAI, Azure OpenAI and Anthropic whose key is set in the environment, else `offline`, which asks no model. `local`: a model server of this machine (Ollama, llama.cpp, vLLM, LM Studio), without a key. `onnx`: small classifiers in this process (`judge.onnx`).'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .nullish()
        .describe(`Model of the judge. Left out: ${asked}, which follows the retired identifier ${identifier}; for Anthropic it is required; of a local server it is the first that it has.`),
    base_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .nullish()
        .describe('Address of the API, such as any endpoint that speaks that of OpenAI. Left out: `OPENAI_BASE_URL`, `AZURE_OPENAI_ENDPOINT` or `ANTHROPIC_BASE_URL`, else the address of the provider; of `local` the usual ports of this machine.'),
    onnx: onnxSettings.optional().describe('The models of the provider `onnx`.'),
    samples: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(1)
        .max(25)
        .default(1)
        .describe('How often the judge is asked each question: numbers are averaged, verdicts are put to the vote.'),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(1000).default(8).describe('Most calls of the judge in flight.'),
    max_calls: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(0)
        .nullish()
        .describe('Most calls of the judge in one run, batch, experiment or optimization; a run that reaches it fails and says so. Left out: no limit.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullish()
        .describe('Budget of agent and judge together for one run, batch, experiment or optimization, in US dollars; a run that reaches it fails and says so. Left out: none.'),
    prices: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), price)
        .default({})
        .describe('Prices by model, in US dollars per million tokens; they win over those of the catalogue. A price that is unknown counts as the dearest known one of its provider where there is a ceiling.'),
});
const gateSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    min_pass_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM.default(1).describe('Smallest share of the gating cases that has to pass.'),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['failure', 'regression', 'never'])
        .default('failure')
        .describe('What fails a run. `failure`: too many failing cases. `regression`: only what is worse than the baseline. `never`: nothing; the run is neutral.'),
    max_error_rate: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM
        .default(0)
        .describe('Largest share of the gating cases that errors may leave without a verdict.'),
    min_scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM)
        .default({})
        .describe('Smallest mean score by scorer; a scorer named here must have results in every run.'),
    min_cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(0)
        .default(1)
        .describe('Fewest cases that must be judged; with fewer the run fails.'),
    offline_low_confidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe('Whether offline results of low confidence count for the gate.'),
    quarantine: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('Whether a case that keeps changing sides from run to run is shown and does not gate. Left out: only in a workflow, with restored state.'),
    require_baseline: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(true)
        .describe('Whether a run with `fail_on: regression` fails when its baseline cannot be read, for want of a permission for one, and says what to do. `false`: it is neutral then, as it is where there is no baseline yet.'),
    baseline_ref_check: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe('Whether cases that passed in the baseline and fail now are run on the base commit before they are called a regression.'),
});
const runSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    parallel: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).describe('Whether several attempts are in flight at once.'),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(1000).default(8).describe('Most attempts at work at once.'),
    max_retries: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(0)
        .max(20)
        .default(2)
        .describe('How often a call of the agent or the judge is tried again when the network, a rate limit or a timeout was at fault; a bad answer is never asked for again.'),
    timeout_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .min(1)
        .default(60_000)
        .describe('Longest time of one call of the agent or the judge, in milliseconds.'),
    repeats: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['until_decided', 'all'])
        .default('until_decided')
        .describe('How many attempts are made at a case that needs fewer passes than it has attempts (`min_passes` below `repeat`). `until_decided`: no more than decide it. `all`: every one, which statistics of stability need, and what `--repeat` plays.'),
    time_limit: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .timeLimit */ .zc
        .nullish()
        .describe('Longest time of a whole run, such as `90s`, `10m` or `1h`: what is under way then is broken off, nothing further begins, and the run fails and says so; it can go on with `--resume`. Left out: none.'),
});
/** What the Action does about failures, where its inputs do not say (contract 7). */
const optimizeSettings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['never', 'on-failure'])
        .default('never')
        .describe('`on-failure`: when the gate of a workflow fails, the prompt of the agent that failed most is optimized.'),
    propose_by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['comment', 'pull-request'])
        .default('comment')
        .describe('Where an improved prompt goes: into the `comment`, or into a `pull-request` of its own as well.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullish()
        .describe('Budget of an optimization, in US dollars; `max-cost-usd` of the Action holds beside it. Left out: none of its own.'),
});
const paths = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).min(1);
/** What the Action generates test cases from: documents, a file of conversation logs, else stored failures. Paths start at `assay.yaml`. */
const generateSettings = _generation_js__WEBPACK_IMPORTED_MODULE_3__/* .generationConfig */ .Xv
    .extend({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Id of the agent that the cases are for. Left out: the only agent there is.'),
    documents: paths
        .optional()
        .describe('Files that the cases are made from, as paths or patterns relative to `assay.yaml`. Not beside `logs`; without both the stored failures are the source.'),
    logs: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('File of conversations that the cases are made from, `{"input", "output", "feedback"}` a line; the path is relative to `assay.yaml`.'),
})
    .refine(({ documents, logs }) => documents === undefined || logs === undefined, {
    path: ['logs'],
    error: 'stands beside documents: one source at a time',
});
/** `evals/assay.yaml` (contract 2). Everything is optional. */
const settings = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    judge: judgeSettings.prefault({}).describe('Who judges, and what it may cost.'),
    defaults: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        scorers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_scorer_name_js__WEBPACK_IMPORTED_MODULE_4__/* .scorerName */ .W7)
            .min(1)
            .default(['playval'])
            .describe('Scorers of a turn where neither the turn nor its agent (`default_scorers`) names any.'),
        threshold: _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM
            .optional()
            .describe('Lowest score that passes, where neither the case nor the scorer says otherwise. Left out: 0.7, and 1 for the scorers of which a single finding fails a case (`tool_correctness`, `argument_correctness`, `pii_leakage`).'),
        thresholds: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .unitInterval */ .oM)
            .default({})
            .describe('Lowest score that passes by scorer, such as `faithfulness: 0.8`; wins over `threshold`, and that of a case over both.'),
        repeat: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
            .int()
            .min(1)
            .max(1000)
            .default(1)
            .describe('Number of attempts at each case, where it does not say so itself.'),
    })
        .prefault({})
        .describe('What holds where cases and agents say nothing.'),
    run: runSettings.prefault({}).describe('How cases are run.'),
    gate: gateSettings.prefault({}).describe('When a run fails.'),
    optimize: optimizeSettings
        .optional()
        .describe('What the Action does about failures, where its inputs do not say.'),
    generate: generateSettings
        .optional()
        .describe('What `command: generate` of the Action makes test cases from, and how many.'),
    webhooks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        url: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https$/, error: 'must be an https URL' }),
        events: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_5__/* .webhookEvent */ .y1).min(1),
        secret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    }))
        .default([]),
});


/***/ }),

/***/ 35728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ testCase),
/* harmony export */   IK: () => (/* binding */ createTestCaseRequest),
/* harmony export */   MB: () => (/* binding */ testCaseFields),
/* harmony export */   Zs: () => (/* binding */ caseMarks),
/* harmony export */   jO: () => (/* binding */ coherentTestCase)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48983);



/** Marks of a case: extensions of interface 4.6 (contract 2). */
const caseMarks = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    skip: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Why the case is not run; it is shown as skipped with this reason.'),
    only: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().describe('`true`: of the selected cases, only those marked so are run.'),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('Number of attempts at the case. Left out: `defaults.repeat`.'),
    min_passes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('How many of the attempts have to pass. Left out: all.'),
    threshold: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .unitInterval */ .oM
        .optional()
        .describe('Lowest score that passes, for all scorers of the case. Left out: that of the scorer, else `defaults.threshold`.'),
    gating: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('`false`: the case is run and shown, and does not count for the gate. Left out: it counts.'),
    affects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .optional()
        .describe('Files that the result depends on, as paths or patterns from the top of the repository, or from this file with `./`; `!` in front excludes. Runs of affected cases go by it. Left out: everything that is not documentation.'),
});
const testCaseFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name shown in reports.'),
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent that answers.'),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['single', 'multi'])
        .default('single')
        .describe('`single`: one turn. `multi`: a conversation of several turns.'),
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .turn */ .wC)
        .min(1)
        .describe('What the user says, turn by turn, and what each answer is judged by.'),
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]).describe('Labels to select cases by.'),
    ...caseMarks.shape,
});
/** A `single` case has one turn; more than `repeat` passes can never be reached. Tolerant of half-read input. */
function coherentTestCase(value, context) {
    const single = value.type === 'single' || value.type === undefined;
    if (single && Array.isArray(value.turns) && value.turns.length > 1)
        context.addIssue({
            code: 'custom',
            path: ['turns'],
            message: `a single case has one turn, this has ${value.turns.length}; say type: multi`,
        });
    if (typeof value.min_passes === 'number' &&
        typeof value.repeat === 'number' &&
        value.min_passes > value.repeat)
        context.addIssue({
            code: 'custom',
            path: ['min_passes'],
            message: `min_passes ${value.min_passes} is above repeat ${value.repeat}`,
        });
}
/** Request body of POST /v1/test-cases. What a turn expects is required here, whatever else it is judged by (contract 2). */
const createTestCaseRequest = testCaseFields
    .extend({
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .turn */ .wC.extend({ expected_behavior: _turn_js__WEBPACK_IMPORTED_MODULE_2__/* .expectedBehavior */ .fU }))
        .min(1)
        .describe('What the user says, turn by turn, and what each answer is judged by.'),
})
    .superRefine(coherentTestCase, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);
/** A stored test case (interface 2.6). */
const testCase = testCaseFields
    .extend({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), created_at: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE })
    .superRefine(coherentTestCase, _common_js__WEBPACK_IMPORTED_MODULE_1__/* .evenIfIncomplete */ .Uu);


/***/ }),

/***/ 85070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DN: () => (/* binding */ SPAN_KINDS),
/* harmony export */   G7: () => (/* binding */ traceEntry),
/* harmony export */   H: () => (/* binding */ addSpanResponse),
/* harmony export */   Nh: () => (/* binding */ updateSpanResponse),
/* harmony export */   hK: () => (/* binding */ addSpanRequest),
/* harmony export */   jr: () => (/* binding */ updateSpanRequest),
/* harmony export */   r3: () => (/* binding */ createTraceResponse),
/* harmony export */   rG: () => (/* binding */ createTraceRequest),
/* harmony export */   uP: () => (/* binding */ trace)
/* harmony export */ });
/* unused harmony exports spanKind, spanStatus, span */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86462);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9694);



const SPAN_KINDS = ['llm', 'tool', 'retrieval', 'agent', 'chain'];
const spanKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(SPAN_KINDS);
const spanStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['completed', 'error']);
/** Request body of POST /v1/traces (interface 4.9). `metadata.test_case_id` and `metadata.turn_index` link it to a turn (contract 12). */
const createTraceRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    agent_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Id of the agent that the trace is of.'),
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Id of the run that the agent is called by.'),
    input: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR.optional().describe('What the agent was asked.'),
    metadata: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR
        .optional()
        .describe('Free keys; `test_case_id` and `turn_index` link the trace to a turn of the run.'),
});
const createTraceResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ trace_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), root_span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** Request body of POST /v1/traces/{trace_id}/spans (interface 4.10). Without a parent it hangs below the root span. */
const addSpanRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    parent_span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe('Id of the span that it hangs below. Left out: the root span of the trace.'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('Name of the step, such as that of the tool.'),
    kind: spanKind.describe('What happens in it: `tool` spans become tool calls of the turn, `retrieval` spans its context, `llm` spans its usage.'),
    input: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR.describe('What the step was given.'),
    start_time: _instant_js__WEBPACK_IMPORTED_MODULE_2__/* .instant */ .u.describe('When it began, ISO 8601; without an offset it is read as UTC.'),
});
const addSpanResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const tokens = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0);
/** Request body of PATCH /v1/spans/{span_id} (interface 4.11). */
const updateSpanRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    output: _common_js__WEBPACK_IMPORTED_MODULE_1__/* .freeObject */ .oR.describe('What the step gave back.'),
    end_time: _instant_js__WEBPACK_IMPORTED_MODULE_2__/* .instant */ .u.describe('When it ended, ISO 8601; without an offset it is read as UTC.'),
    tokens_input: tokens.optional().describe('Tokens of the question to a model.'),
    tokens_output: tokens.optional().describe('Tokens of its answer.'),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).optional().describe('What the step cost, in US dollars.'),
    status: spanStatus.describe('How it ended.'),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('What went wrong.'),
});
const updateSpanResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0) });
/** A stored span. The fields of the update are there once it has ended; the root span has no parent. */
const span = addSpanRequest.omit({ parent_span_id: true }).extend({
    span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    trace_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    parent_span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    ...updateSpanRequest.partial().shape,
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional(),
});
/** A stored trace with its spans in order of arrival, root first. */
const trace = createTraceRequest.extend({
    trace_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    root_span_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(span),
});
/** A trace in a list: how many spans it has instead of the spans. */
const traceEntry = trace.omit({ spans: true }).extend({ span_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1) });


/***/ }),

/***/ 48983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fU: () => (/* binding */ expectedBehavior),
  wC: () => (/* binding */ turn),
  Gh: () => (/* binding */ turnInput)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./lib/schema/attachment.js

/** A file that goes with an input (contract 3): exactly one of `path`, `url`, `data` (base64); at most 10 MiB. */
const attachment = schemas/* object */.Ikc({
    path: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('File of the repository, relative to the file that names it, at most 10 MiB. Exactly one of `path`, `url` and `data`.'),
    url: schemas/* url */.OZ5().optional().describe('Address (https or http), handed on to the agent as it is.'),
    data: schemas/* base64 */.K39().optional().describe('Content as base64, at most 10 MiB.'),
    name: schemas/* string */.YjP()
        .optional()
        .describe('File name as the agent gets it. Left out: the name in `path` or `url`.'),
    media_type: schemas/* string */.YjP()
        .optional()
        .describe('Media type, such as `image/png`. Left out: by the extension of the name.'),
})
    .refine((value) => [value.path, value.url, value.data].filter((part) => part !== undefined).length === 1, 'needs exactly one of path, url, data');

// EXTERNAL MODULE: ./lib/schema/check.js
var check = __webpack_require__(51283);
// EXTERNAL MODULE: ./lib/schema/scorer-name.js
var scorer_name = __webpack_require__(47655);
// EXTERNAL MODULE: ./lib/schema/tool-call.js
var tool_call = __webpack_require__(65086);
;// CONCATENATED MODULE: ./lib/schema/turn.js





/** What the user says in a turn. */
const turnInput = schemas/* object */.Ikc({
    text: schemas/* string */.YjP().describe('What the user says.'),
    attachments: schemas/* array */.YOg(attachment).optional().describe('Files that go with it.'),
});
/** What `playval` judges by. */
const expectedBehavior = schemas/* string */.YjP()
    .describe('What a good answer does, in plain sentences; `playval` and other scorers judge by it. Quoted words, numbers and names are what rules can check without a model.');
/** One turn of a test case (interface 4.6) with the turn marks of contract 2. */
const turn = schemas/* object */.Ikc({
    input: turnInput.describe('What the user says in this turn.'),
    expected_behavior: expectedBehavior
        .optional()
        .describe(`${expectedBehavior.description} May be left out where the turn has checks, or only scorers that do not read it.`),
    scorers: schemas/* array */.YOg(scorer_name/* scorerName */.W7)
        .optional()
        .describe('Scorers of this turn: built-in names, aliases or ids of custom scorers. Left out: `default_scorers` of the agent, else `defaults.scorers`; beside `checks` only those of them that have what they need.'),
    checks: check/* checks */.AV.optional(),
    ground_truth: schemas/* string */.YjP().optional().describe('Reference answer or facts that the answer is compared with.'),
    context: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Passages that the answer is to be based on. What the agent says that it retrieved wins.'),
    expected_tools: schemas/* array */.YOg(tool_call/* expectedTool */.vc).optional().describe('Tools that the agent should call in this turn.'),
    available_tools: schemas/* array */.YOg(tool_call/* toolDescription */.HG)
        .optional()
        .describe('Tools that could be called in this turn. Left out: those of the agent.'),
    role: schemas/* string */.YjP().optional().describe('Role of the agent in this turn. Left out: that of the agent.'),
    allowed_topics: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Topics that the agent may speak about, for `topic_adherence`.'),
    advice_types: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('Kinds of advice that the agent must not give, for `non_advice` and `safety`. Left out: `non_advice` looks for medical, financial and legal advice.'),
});


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   ce: () => (/* binding */ valueProblems),
/* harmony export */   iN: () => (/* binding */ requestProblems)
/* harmony export */ });
/** The issues of a failed parse as sentences without the path; the caller says where. Unknown keys are left to `unknownKeys`. */
function valueProblems(error, value) {
    return error.issues.flatMap((issue) => translate(issue, value, []));
}
/** The same for a request in JSON: what is `null` there was written so, and is not said to be empty. */
function requestProblems(error, value) {
    return valueProblems(error, value).map((problem) => problem.path.length > 0 && valueAt(value, problem.path) === null
        ? { path: problem.path, message: 'must not be null' }
        : problem);
}
/** `turns[0].input.text`; empty for the value itself. */
function pathText(path) {
    return path.reduce((text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`), '');
}
function translate(issue, root, base) {
    // Symbols never come from JSON or YAML.
    const path = [...base, ...issue.path];
    const actual = valueAt(root, path);
    switch (issue.code) {
        case 'unrecognized_keys':
            return [];
        case 'invalid_union':
            return best(issue.errors, actual).flatMap((inner) => translate(inner, root, path));
        case 'invalid_type':
            if (actual === undefined)
                return [{ path, message: 'is required' }];
            return [{ path, message: `must be ${TYPES[issue.expected] ?? issue.expected}, not ${kindOf(actual)}` }];
        case 'invalid_value':
            if (actual === undefined)
                return [{ path, message: `is required: ${choices(issue.values)}` }];
            return [
                {
                    path,
                    message: `must be ${choices(issue.values)}, not ${kindOf(actual)}`,
                    ...(typeof actual === 'string' ? { word: actual, known: issue.values.map(String) } : {}),
                },
            ];
        case 'too_small':
            return [{ path, message: tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false) }];
        case 'too_big':
            return [{ path, message: tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false) }];
        case 'invalid_format':
            return [{ path, message: FORMATS[issue.format] ?? issue.message }];
        case 'invalid_key':
            return [{ path, message: `has the key ${kindOf(path.at(-1))}, which is not allowed` }];
        default:
            return [{ path, message: issue.message }];
    }
}
/** The branch that fits what was written: not the one that already refuses its type, unless all do. */
function best(branches, actual) {
    const fitting = branches.filter((issues) => !issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0));
    if (fitting.length > 0)
        return fitting.reduce((one, other) => (other.length < one.length ? other : one));
    const wanted = branches
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' ? [TYPES[issue.expected] ?? issue.expected] : []));
    const message = actual === undefined
        ? 'is required'
        : `must be ${[...new Set(wanted)].join(' or ')}, not ${kindOf(actual)}`;
    return [{ code: 'custom', path: [], message, input: actual }];
}
function valueAt(root, path) {
    let value = root;
    for (const part of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
            return undefined;
        value = value[part];
    }
    return value;
}
const TYPES = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
};
const FORMATS = {
    datetime: 'must be an ISO 8601 time, for example 2026-01-31T12:00:00Z',
    base64: 'must be base64',
    starts_with: 'does not start as it must',
};
/** What a person sees in the file. */
function kindOf(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    const text = JSON.stringify(value) ?? String(value);
    return text.length <= 60 ? text : `${text.slice(0, 57)}…${typeof value === 'string' ? '"' : ''}`;
}
function choices(values) {
    return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
}
function tooSmall(origin, minimum, inclusive) {
    if (origin === 'string')
        return minimum <= 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
    if (origin === 'array')
        return minimum <= 1 ? 'must not be empty' : `needs at least ${minimum} entries`;
    return `must be ${inclusive ? 'at least' : 'above'} ${minimum}`;
}
function tooBig(origin, maximum, inclusive) {
    if (origin === 'string')
        return `must have at most ${maximum} characters`;
    if (origin === 'array')
        return `must have at most ${maximum} entries`;
    return `must be ${inclusive ? 'at most' : 'below'} ${maximum}`;
}


/***/ }),

/***/ 75414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ webhook),
/* harmony export */   px: () => (/* binding */ createWebhookRequest)
/* harmony export */ });
/* unused harmony export webhookUrl */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46819);


/** An address that webhooks may be sent to: HTTPS only (interface 8). Where it leads is checked at delivery. */
const webhookUrl = zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https$/, error: 'must be an https URL' });
/** Request body of POST /v1/webhooks (interface 4.14). */
const createWebhookRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    url: webhookUrl.describe('Address that is notified; https only.'),
    events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .webhookEvent */ .y1).min(1).describe('What it is notified of.'),
    secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('What signs each delivery (`X-Service-Signature`).'),
});
/** A webhook as it is answered and read back; its secret never is (interface 2.9). */
const webhook = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    webhook_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    events: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_event_js__WEBPACK_IMPORTED_MODULE_1__/* .webhookEvent */ .y1),
    active: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});


/***/ }),

/***/ 42113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ journalLine),
/* harmony export */   Ln: () => (/* binding */ parseJournalLine),
/* harmony export */   nQ: () => (/* binding */ journalLines)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** `{"crc":"8 hex","record":…}` and a line feed: the checksum covers the bytes of the record's JSON. */
const BEFORE_CRC = '{"crc":"';
const BEFORE_RECORD = '","record":';
const BEHIND = '}\n';
const HEAD_BYTES = BEFORE_CRC.length + 8 + BEFORE_RECORD.length;
/** A record as one line with its checksum. */
function journalLine(record) {
    const text = jsonOf(record);
    return `${headOf((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(text))}${text}${BEHIND}`;
}
/** As many bytes are kept for the lines that come next; what was needed for longer ones is given back. */
const KEPT_BYTES = 512 * 1024;
/** Gathers lines in one place, again and again: texts of many long records would wait for the garbage collector. */
function journalLines() {
    let bytes = Buffer.allocUnsafeSlow(0);
    let [count, size] = [0, 0];
    const haveRoom = (more) => {
        if (size + more <= bytes.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.max(size + more, 2 * bytes.length));
        bytes.copy(grown, 0, 0, size);
        bytes = grown;
    };
    return {
        add(record) {
            const text = jsonOf(record);
            const recordBytes = Buffer.byteLength(text);
            const length = HEAD_BYTES + recordBytes + BEHIND.length;
            haveRoom(length);
            const begin = size + HEAD_BYTES;
            const end = begin + bytes.write(text, begin);
            bytes.write(headOf((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(bytes.subarray(begin, end))), size, 'latin1');
            bytes.write(BEHIND, end, 'latin1');
            size += length;
            count += 1;
            return length;
        },
        get count() {
            return count;
        },
        get size() {
            return size;
        },
        take() {
            const taken = bytes.subarray(0, size);
            if (bytes.length > KEPT_BYTES)
                bytes = Buffer.allocUnsafeSlow(0);
            [count, size] = [0, 0];
            return taken;
        },
    };
}
function jsonOf(record) {
    let text;
    try {
        text = JSON.stringify(record);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('too_large', 'A record cannot be stored: it nests too deeply or is too large.', {
            cause: error,
            hint: 'Limit depth and size of what the agent or the judge answers.',
        });
    }
    if (text === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('internal', 'A record must be a JSON value.');
    return text;
}
/** The record of a line (without its line feed), or undefined when the line is damaged. */
function parseJournalLine(line) {
    const end = line.length - 1;
    if (end <= HEAD_BYTES || line[end] !== 0x7d)
        return undefined;
    const head = headOf((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(line.subarray(HEAD_BYTES, end)));
    if (line.toString('latin1', 0, HEAD_BYTES) !== head)
        return undefined;
    try {
        return { record: JSON.parse(line.toString('utf8', HEAD_BYTES, end)) };
    }
    catch {
        // A checksum that fits by chance over something else: damaged all the same.
        return undefined;
    }
}
const headOf = (crc) => `${BEFORE_CRC}${crc.toString(16).padStart(8, '0')}${BEFORE_RECORD}`;


/***/ }),

/***/ 56906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ acquireLock)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** The holder says that it lives every 5 s; silent for three times as long, it counts as dead (security.md R17). */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 15_000;
/** Between two looks at a lock that somebody holds; random, so that waiters do not march in step. */
const POLL_MS = 5;
const Holder = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pid: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), host: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), started: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), token: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/**
 * Keeps two processes apart that work on one folder. Waits up to `waitMs` (default 20 s, longer than a dead holder can block); Fault
 * `locked` names the holder. A holder is dead when its process is gone on this machine or its heartbeat has stopped.
 */
async function acquireLock(folder, ports, options = {}) {
    const { clock, files, random, processes } = ports;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'lock');
    const holder = {
        pid: processes.pid,
        host: processes.host,
        started: new Date(clock.now()).toISOString(),
        token: random.hex(8),
    };
    const deadline = clock.monotonic() + (options.waitMs ?? 20_000);
    for (;;) {
        if (files.createExclusive(path, JSON.stringify(holder)))
            return hold(path, holder, ports);
        if (isStale(path, ports) && takeAway(path, ports))
            continue;
        if (clock.monotonic() >= deadline)
            throw locked(path, ports);
        await clock.sleep(POLL_MS * (0.5 + random.next()));
    }
}
function hold(path, holder, { clock, files }) {
    let released = false;
    let cancel = clock.after(HEARTBEAT_MS, beat);
    const held = () => !released && readHolder(files.readTextIfThere(path))?.token === holder.token;
    function beat() {
        try {
            if (!held())
                return;
            files.touch(path);
        }
        catch {
            // Taken over at this moment, or a slow disk: `held` is checked before anything is written.
        }
        cancel = clock.after(HEARTBEAT_MS, beat);
    }
    return {
        held,
        release() {
            cancel();
            if (held())
                files.remove(path);
            released = true;
        },
    };
}
function readHolder(text) {
    try {
        return Holder.safeParse(JSON.parse(text ?? 'null')).data;
    }
    catch {
        // Being written at this moment, or cut off: its age decides.
        return undefined;
    }
}
function isStale(path, { clock, files, processes }) {
    const stat = files.stat(path);
    if (stat === null)
        return false;
    if (clock.now() - stat.modifiedMs > STALE_MS)
        return true;
    const holder = readHolder(files.readTextIfThere(path));
    return holder !== undefined && holder.host === processes.host && !processes.isAlive(holder.pid);
}
/**
 * Removes a dead holder's lock. Two waiters may find it at the same time, and the slower one must not remove the new lock
 * of the faster: only who holds the file beside it may remove, and looks again before doing so. Says
 * whether it was this waiter's turn.
 */
function takeAway(path, ports) {
    const { clock, files } = ports;
    const turn = `${path}.takeover`;
    if (!files.createExclusive(turn, '')) {
        const stat = files.stat(turn);
        // Its owner died between two system calls.
        if (stat !== null && clock.now() - stat.modifiedMs > STALE_MS)
            files.remove(turn);
        return false;
    }
    try {
        if (isStale(path, ports))
            files.remove(path);
        return true;
    }
    finally {
        files.remove(turn);
    }
}
function locked(path, { files }) {
    const holder = readHolder(files.readTextIfThere(path));
    const who = holder === undefined
        ? 'another process'
        : `process ${holder.pid} on ${holder.host} (since ${holder.started})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('locked', `The state folder is in use by ${who}.`, {
        where: path,
        hint: 'Wait for it to end, end it, or work on another folder with --state.',
    });
}


/***/ }),

/***/ 49841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileNameOf),
/* harmony export */   m: () => (/* binding */ statePaths)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The paths under a state folder (absolute); `state` is what it holds where that was moved elsewhere alone. */
function statePaths(root, state = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state')) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'runs');
    const experimentFolder = (experimentId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'experiments', fileNameOf(experimentId));
    const optimizationFolder = (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'optimizations', fileNameOf(optimizationId));
    const mutationFolder = (mutationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'mutations', fileNameOf(mutationId));
    const runFolder = (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runs, fileNameOf(runId));
    return {
        root,
        state,
        index: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'index.json'),
        masterKey: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'keys', 'master.key'),
        blobs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'blobs'),
        cache: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'cache'),
        runs,
        traces: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, 'traces'),
        collection: (kind) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, `${kind}.json`),
        collectionFolder: (kind) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, kind),
        runFolder,
        runDocument: (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), 'summary.json'),
        runEvents: (runId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), 'events.jsonl'),
        experimentFolder,
        experimentJournal: (experimentId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(experimentFolder(experimentId), 'journal-0.jsonl'),
        optimizationFolder,
        optimizationJournal: (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(optimizationFolder(optimizationId), 'journal-0.jsonl'),
        optimizationProposals: (optimizationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(optimizationFolder(optimizationId), 'proposals.jsonl'),
        mutationFolder,
        mutationJournal: (mutationId) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mutationFolder(mutationId), 'journal-0.jsonl'),
        journal: (runId, shard = 0) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(runFolder(runId), `journal-${shard}.jsonl`),
    };
}
/** Fine on every file system, also one that ignores case; a name of Windows' devices is none of these. */
const PLAIN = /^[a-z0-9_][a-z0-9_.-]{0,79}$/;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|\.$/;
/** A file name for an id: the id itself where that is safe everywhere, else its readable part and a hash. */
function fileNameOf(id) {
    if (PLAIN.test(id) && !RESERVED.test(id))
        return id;
    const readable = id
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40);
    return `${readable}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, 24)}`;
}


/***/ }),

/***/ 92839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ openVault),
  n: () => (/* binding */ sealedSecretsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/node-environment.js
var node_environment = __webpack_require__(41834);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/state/sealed-bytes.js


const CIPHER = 'aes-256-gcm';
/** Lengths in bytes. A nonce of 96 bits, as NIST SP 800-38D wants it; the whole tag, for a shorter one is easier to guess. */
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Seals bytes with AES-256-GCM; `bound` must be given again to open them. A nonce must never come twice under one key. */
function sealBytes(key, nonce, bound, plain) {
    if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES)
        throw new errors/* Fault */.vC('internal', `Only a key of ${KEY_BYTES} bytes and a nonce of ${NONCE_BYTES} can seal.`);
    const cipher = (0,external_node_crypto_.createCipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(bound);
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    return { ciphertext, tag: cipher.getAuthTag() };
}
/** The bytes again; undefined when anything of it was changed or has another length than `sealBytes` gives. */
function openBytes(key, nonce, bound, { ciphertext, tag }) {
    // Node takes nonces of other lengths too, and under them the proofs of security do not hold.
    if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES || tag.length !== TAG_BYTES)
        return undefined;
    const decipher = (0,external_node_crypto_.createDecipheriv)(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound);
    decipher.setAuthTag(tag);
    try {
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    }
    catch {
        // The tag does not fit; the caller knows what it belongs to.
        return undefined;
    }
}
/** A key of `length` bytes made from another: HKDF-SHA-256 (RFC 5869). `info` names the purpose. */
function derivedKey(key, salt, info, length) {
    return new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', key, salt, info, length));
}

;// CONCATENATED MODULE: ./lib/state/envelope.js



const SCHEMA = 'assay-credential-v1';
const SALT_BYTES = 32;
const hex = (bytes) => schemas/* string */.YjP().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
/** A sealed secret as it stands on disk; all texts are hex. */
const envelopeSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1),
    kid: hex(8),
    salt: hex(SALT_BYTES),
    nonce: hex(NONCE_BYTES),
    ct: schemas/* string */.YjP().regex(/^([0-9a-f]{2})*$/),
    tag: hex(TAG_BYTES),
});
/** A master key from any text: its SHA-256. The name is a hash of that under another label, so it reveals nothing. */
function masterKey(text) {
    const bytes = (0,external_node_crypto_.createHash)('sha256').update(text).digest();
    return { kid: (0,external_node_crypto_.createHash)('sha256').update('assay-key-id').update(bytes).digest('hex').slice(0, 16), bytes };
}
/** Seals a secret for one field of one record: AES-256-GCM under an HKDF-SHA-256 key of its own (security.md S48). */
function sealEnvelope(secret, record, field, key, random) {
    const salt = random.hex(SALT_BYTES);
    // Random is safe: every envelope has a key of its own.
    const nonce = random.hex(NONCE_BYTES);
    const { ciphertext, tag } = sealBytes(keyOf(key, salt), bytesOf(nonce), boundTo(record, field, key.kid), Buffer.from(secret));
    return { v: 1, kid: key.kid, salt, nonce, ct: hexOf(ciphertext), tag: hexOf(tag) };
}
/** Opens an envelope; undefined when a byte of it was changed, or when it belongs to another record, field or key. */
function openEnvelope(envelope, record, field, key) {
    const sealed = { ciphertext: bytesOf(envelope.ct), tag: bytesOf(envelope.tag) };
    return openBytes(keyOf(key, envelope.salt), bytesOf(envelope.nonce), boundTo(record, field, envelope.kid), sealed)?.toString('utf8');
}
const bytesOf = (text) => Buffer.from(text, 'hex');
const hexOf = (bytes) => Buffer.from(bytes).toString('hex');
function keyOf(key, salt) {
    return derivedKey(key.bytes, bytesOf(salt), SCHEMA, KEY_BYTES);
}
/** What an envelope is bound to; as JSON, so that no two different triples give the same bytes. */
function boundTo(record, field, kid) {
    return Buffer.from(JSON.stringify([SCHEMA, record, field, kid]));
}

// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock = __webpack_require__(56906);
;// CONCATENATED MODULE: ./lib/state/vault.js





/** What stands in a record in place of its secrets: an envelope each, or that they are held in memory only. */
const sealedSecretsSchema = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ held: schemas/* literal */.euz('memory') }),
    schemas/* strictObject */.rej({ sealed: schemas/* array */.YOg(schemas/* object */.Ikc({ field: schemas/* string */.YjP(), envelope: envelopeSchema })) }),
]);
/** Shorter keys can be guessed. */
const SHORTEST_KEY = 16;
/**
 * The vault of a state folder. The key comes from `ASSAY_ENCRYPTION_KEY`; `ASSAY_ENCRYPTION_KEY_PREVIOUS` still opens what
 * was sealed before a change of keys (security.md S49). Without it, and outside CI, a key file is made at the first sealing.
 */
function openVault(paths, ports, onWarning = () => undefined) {
    const keys = keyring(paths, ports, onWarning);
    const inMemory = new Map();
    return {
        sealed: keys.usable,
        async seal(recordId, secrets) {
            if (!keys.usable) {
                inMemory.set(recordId, { ...secrets });
                return { held: 'memory' };
            }
            const key = keys.current() ?? (await keys.make());
            return {
                sealed: Object.entries(secrets).map(([field, secret]) => ({
                    field,
                    envelope: sealEnvelope(secret, recordId, field, key, ports.random),
                })),
            };
        },
        async open(recordId, stored) {
            const parsed = sealedSecretsSchema.safeParse(stored);
            if (!parsed.success)
                throw damaged(recordId);
            if ('held' in parsed.data)
                return { ...(inMemory.get(recordId) ?? gone(recordId)) };
            const entries = parsed.data.sealed.map(({ field, envelope }) => {
                const key = keys.of(envelope.kid);
                if (key === undefined)
                    throw unknownKey(recordId);
                const secret = openEnvelope(envelope, recordId, field, key);
                if (secret === undefined)
                    throw damaged(recordId);
                return [field, secret];
            });
            return Object.fromEntries(entries);
        },
        isCurrent(stored) {
            const parsed = sealedSecretsSchema.safeParse(stored);
            if (!parsed.success || 'held' in parsed.data)
                return false;
            const kid = keys.current()?.kid;
            return parsed.data.sealed.every(({ envelope }) => envelope.kid === kid);
        },
    };
}
/** The keys of a vault: those of the environment, and the one in the state folder. */
function keyring(paths, ports, onWarning) {
    const given = keyFrom('ASSAY_ENCRYPTION_KEY', ports.env);
    const previous = keyFrom('ASSAY_ENCRYPTION_KEY_PREVIOUS', ports.env);
    const usable = given !== undefined || !(0,node_environment/* isCi */.Xt)(ports.env);
    let made;
    function ofFile() {
        if (made !== undefined || !usable)
            return made;
        const text = ports.files.readTextIfThere(paths.masterKey)?.trim();
        if (text === undefined)
            return undefined;
        if (text.length < SHORTEST_KEY)
            throw badKey(paths.masterKey);
        made = masterKey(text);
        return made;
    }
    return {
        /** False in CI without a given key: none is read or made there. */
        usable,
        current: () => given ?? ofFile(),
        of(kid) {
            const fits = (one) => one?.kid === kid;
            // The file is looked at last: a damaged one must not hide what a given key opens.
            return [given, previous].find(fits) ?? [ofFile()].find(fits);
        },
        /** Under the lock: two processes must not make two keys. */
        async make() {
            const lock = await (0,state_lock/* acquireLock */.I)(paths.state, ports);
            try {
                const there = ofFile();
                if (there !== undefined)
                    return there;
                const text = ports.random.hex(32);
                ports.files.writeAtomic(paths.masterKey, `${text}\n`, { mode: 0o600 });
                onWarning(`Credentials are sealed with a new key in ${paths.masterKey}. Keep it: without it they cannot be read. Set ASSAY_ENCRYPTION_KEY to use a key of your own.`);
                made = masterKey(text);
                return made;
            }
            finally {
                lock.release();
            }
        },
    };
}
function keyFrom(name, env) {
    const text = env.get(name);
    if (text === undefined || text === '')
        return undefined;
    if (text.length < SHORTEST_KEY)
        throw badKey(name);
    return masterKey(text);
}
function badKey(where) {
    return new errors/* Fault */.vC('validation_failed', `The encryption key in ${where} is too short.`, {
        where,
        hint: `Use at least ${SHORTEST_KEY} characters, for example the output of: openssl rand -hex 32`,
    });
}
function damaged(recordId) {
    return new errors/* Fault */.vC('storage', `The credentials of ${recordId} were changed after they were sealed.`, {
        where: recordId,
        hint: 'Set them again.',
    });
}
function unknownKey(recordId) {
    return new errors/* Fault */.vC('storage', `The credentials of ${recordId} were sealed with another key.`, {
        where: recordId,
        hint: 'Set ASSAY_ENCRYPTION_KEY (or ASSAY_ENCRYPTION_KEY_PREVIOUS) to that key, or set the credentials again.',
    });
}
function gone(recordId) {
    throw new errors/* Fault */.vC('not_found', `The credentials of ${recordId} were held in memory only and are gone.`, {
        where: recordId,
        hint: 'Set ASSAY_ENCRYPTION_KEY so that they can be stored, and set them again.',
    });
}


/***/ }),

/***/ 24519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ caseHash),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);


/**
 * SHA-256 (hex) over everything in a case that can change its result. Name, tags, place and the marks that only choose
 * (`skip`, `only`, `gating`, `affects`) are left out, so that a moved or renamed case is still the same. `attachments` are
 * the digests of attached files, in order.
 */
function caseHash(testCase, attachments = []) {
    const { type, agent_id, turns, repeat, min_passes, threshold } = testCase;
    const content = { type, agent_id, turns, repeat, min_passes, threshold, attachments };
    return sha256((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(content));
}
function sha256(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes);
}


/***/ }),

/***/ 74552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withCeilings),
/* harmony export */   t: () => (/* binding */ withOptions)
/* harmony export */ });
/* harmony import */ var _schema_defined_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69498);

/** What the entry point requests wins over `assay.yaml`. */
function withOptions(settings, options) {
    const { judge, concurrency, maxCostUsd } = options;
    return {
        ...settings,
        judge: {
            ...settings.judge,
            ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({
                provider: judge?.provider,
                model: judge?.model,
                base_url: judge?.base_url,
                concurrency,
                max_cost_usd: maxCostUsd,
            }),
        },
        run: { ...settings.run, ...(0,_schema_defined_js__WEBPACK_IMPORTED_MODULE_0__/* .defined */ .s)({ concurrency }) },
    };
}
/** Settings with the lower of both ceilings: US dollars, and calls of the judge. */
function withCeilings(settings, maxCostUsd, maxCalls) {
    const { judge } = settings;
    const lower = (ours, theirs) => ours === undefined ? theirs : Math.min(ours, theirs ?? Number.POSITIVE_INFINITY);
    if (maxCostUsd === undefined && maxCalls === undefined)
        return settings;
    const max_cost_usd = lower(maxCostUsd, judge.max_cost_usd);
    const max_calls = lower(maxCalls, judge.max_calls);
    return { ...settings, judge: { ...judge, max_cost_usd, max_calls } };
}


/***/ }),

/***/ 19957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ storedAgents),
/* harmony export */   fM: () => (/* binding */ storedCases),
/* harmony export */   tf: () => (/* binding */ storedScorers)
/* harmony export */ });
/* harmony import */ var _schema_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79622);
/* harmony import */ var _schema_scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87835);
/* harmony import */ var _schema_test_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35728);
/* harmony import */ var _case_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24519);




/** Agents that were created through an operation. A program of theirs starts in `home`. */
async function storedAgents(store, home) {
    return (await store.list('agents')).map(({ id, value }) => ({
        agent: _schema_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .agent */ .MA.parse(value),
        rawCredentials: {},
        home,
        location: placeOf('agents', id),
        variables: [],
        sealedCredentials: value.credentials,
    }));
}
/** Test cases that were created through an operation. */
async function storedCases(store, home) {
    return (await store.list('test_cases')).map(({ id, value }) => {
        const parsed = _schema_test_case_js__WEBPACK_IMPORTED_MODULE_1__/* .testCase */ .DH.parse(value);
        return {
            case: parsed,
            location: placeOf('test_cases', id),
            hash: (0,_case_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .caseHash */ .T)(parsed),
            baseFolder: home,
        };
    });
}
/** Custom scorers that were created through an operation. */
async function storedScorers(store) {
    return (await store.list('scorers')).map(({ value }) => _schema_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .scorer */ .lM.parse(value));
}
const placeOf = (kind, id) => ({ file: `${kind}/${id}`, line: 1, column: 1 });


/***/ }),

/***/ 55280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * JSON with sorted keys and no blanks, so that equal values are equal texts (the idea of RFC 8785, without its number
 * formats). `undefined` is left out of objects and null in arrays, as JSON.stringify does. Deep nesting is no danger to
 * the stack below 10,000 levels.
 */
function canonicalJson(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    if (Array.isArray(value))
        return `[${value.map(canonicalJson).join(',')}]`;
    let text = '';
    for (const name of inOrder(Object.keys(value))) {
        const each = value[name]; // An own key of a plain object.
        if (each !== undefined)
            text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(each)}`;
    }
    return `{${text}}`;
}
/** Sorting copies the list, and most objects of ours have their keys in order. */
function inOrder(names) {
    for (let at = 1; at < names.length; at += 1)
        if (names[at - 1] > names[at])
            return names.sort(); // In range.
    return names;
}


/***/ }),

/***/ 51916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ instantMs)
/* harmony export */ });
/* harmony import */ var _schema_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9694);

/**
 * Milliseconds since 1970 of a moment as logs and traces state it, undefined where it is none: ISO 8601, or what this machine reads as a
 * date. A time without a zone is UTC.
 */
function instantMs(text) {
    const exact = (0,_schema_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .isoInstantMs */ .X)(text);
    if (exact !== undefined)
        return exact;
    const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
    const fraction = /[.,](\d+)/.exec(zoned);
    const whole = Date.parse(fraction === null ? zoned : zoned.replace(fraction[0], ''));
    if (Number.isNaN(whole))
        return undefined;
    return fraction === null ? whole : whole + Number(`0.${fraction[1]}`) * 1_000;
}


/***/ }),

/***/ 54258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52477);

/** A JSON object, or undefined for anything else. */
function recordOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value // Any JSON object.
        : undefined;
}
/** An own field of an object, undefined where there is none. */
function fieldOf(value, name) {
    const record = recordOf(value);
    return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
/** The first of these fields that is text with something in it. */
function textField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (typeof field === 'string' && field.trim() !== '')
            return field;
        if (typeof field === 'number')
            return String(field);
    }
    return undefined;
}
function listField(value, ...names) {
    for (const name of names) {
        const field = fieldOf(value, name);
        if (Array.isArray(field))
            return field;
    }
    return undefined;
}
/** Keys under which a text stands in an object, most telling first. */
const TEXT_KEYS = [
    'text',
    'output',
    'content',
    'message',
    'answer',
    'response',
    'input',
    'query',
    'question',
    'prompt',
];
/** What a value says: text itself, the text of its parts or of its telling key, else its JSON; empty for nothing. */
function textOf(value) {
    if (value === undefined || value === null)
        return '';
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value))
        return value
            .map((part) => (typeof part === 'string' ? part : (textField(part, 'text', 'content') ?? '')))
            .filter((part) => part !== '')
            .join('\n');
    for (const name of TEXT_KEYS) {
        const field = fieldOf(value, name);
        if (typeof field === 'string')
            return field;
    }
    return JSON.stringify(value);
}
/** JSON in a text where it is JSON, else the value as it came. Text that nests too deep for whoever takes it apart stays text. */
function decoded(value) {
    if (typeof value !== 'string' || !/^\s*[[{]/.test(value))
        return value;
    try {
        const inner = JSON.parse(value);
        return (0,_schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeper */ .Q)(inner, _schema_nesting_js__WEBPACK_IMPORTED_MODULE_0__/* .DEEPEST */ .F) ? value : inner;
    }
    catch {
        return value; // Text that only looks like it.
    }
}


/***/ }),

/***/ 68852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ otlpSpans),
  x: () => (/* binding */ otlpTrace)
});

// EXTERNAL MODULE: ./lib/traces/json-fields.js
var json_fields = __webpack_require__(54258);
// EXTERNAL MODULE: ./lib/traces/own-trace.js
var own_trace = __webpack_require__(970);
;// CONCATENATED MODULE: ./lib/traces/spoken-attributes.js


/** Kinds by `openinference.span.kind`; of its others none is a step that scorers ask for. */
const OPEN_INFERENCE = {
    TOOL: 'tool',
    LLM: 'llm',
    AGENT: 'agent',
    RETRIEVER: 'retrieval',
};
const OPERATIONS = {
    execute_tool: 'tool',
    invoke_agent: 'agent',
    create_agent: 'agent',
    invoke_workflow: 'chain',
    retrieval: 'retrieval',
};
/** Messages and documents that stand as one attribute for each field: `gen_ai.prompt.0.role`. More than these are left out. */
const LISTED = /^(?<list>[a-z_.]+)\.(?<place>\d{1,4})\.(?:message\.|document\.)?(?<field>role|content)$/;
/** Events that are one message each, before messages became an attribute (semantic conventions 1.28 to 1.36). */
const MESSAGE_EVENT = /^gen_ai\.(system|user|assistant|tool)\.message$/;
/**
 * Reads the semantic conventions for generative AI from 1.27 on (attributes, events, messages one by one), OpenInference, and the
 * attributes of OpenLLMetry (`traceloop.*`) and of the AI SDK (`ai.toolCall.*`). Where several say it, the newest of OpenTelemetry wins.
 */
function spokenAttributes(own, events) {
    // Content moved from events to attributes and back: what an event says of the whole call counts like an attribute.
    const merged = Object.create(null);
    for (const { attributes } of events)
        for (const [key, value] of Object.entries(attributes))
            if (key.startsWith('gen_ai.'))
                merged[key] = value;
    const attributes = Object.assign(merged, own);
    const first = (...keys) => (0,json_fields/* decoded */.DH)(keys.map((key) => attributes[key]).find((one) => one !== undefined));
    const kind = kindOf(attributes);
    const lists = listsIn(attributes);
    const messages = messagesIn(events);
    return {
        kind,
        tool: kind === 'tool' ? textIn(attributes, ...TOOL_NAMES) : undefined,
        input: kind === 'tool'
            ? argumentsIn(first('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'ai.toolCall.args', 'input.value', 'traceloop.entity.input'))
            : (first('gen_ai.input.messages', 'gen_ai.prompt') ??
                lists.get('gen_ai.prompt') ??
                messages.input ??
                lists.get('llm.input_messages') ??
                first('input.value', 'traceloop.entity.input')),
        output: kind === 'tool'
            ? first('gen_ai.tool.call.result', 'gen_ai.tool.result', 'ai.toolCall.result', 'output.value', 'traceloop.entity.output')
            : (first('gen_ai.output.messages', 'gen_ai.retrieval.documents', 'gen_ai.completion') ??
                lists.get('gen_ai.completion') ??
                messages.output ??
                lists.get('llm.output_messages') ??
                lists.get('retrieval.documents') ??
                first('output.value', 'traceloop.entity.output')),
        tokens_input: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt')),
        tokens_output: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens', 'llm.token_count.completion')),
        cost_usd: (0,own_trace/* numberOf */.r)(first('gen_ai.usage.cost', 'llm.cost.total')),
    };
}
const TOOL_NAMES = ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'traceloop.entity.name'];
function kindOf(attributes) {
    const operation = textIn(attributes, 'gen_ai.operation.name') ?? '';
    if (operation === 'execute_tool' || attributes['gen_ai.tool.name'] !== undefined)
        return 'tool';
    if (Object.hasOwn(OPERATIONS, operation))
        return OPERATIONS[operation] ?? 'chain';
    const inference = textIn(attributes, 'openinference.span.kind')?.toUpperCase();
    if (inference !== undefined && Object.hasOwn(OPEN_INFERENCE, inference))
        return OPEN_INFERENCE[inference] ?? 'chain';
    const loop = textIn(attributes, 'traceloop.span.kind');
    if (loop === 'tool' || attributes['ai.toolCall.name'] !== undefined)
        return 'tool';
    if (loop !== undefined)
        return loop === 'agent' ? 'agent' : 'chain';
    if (inference !== undefined)
        return 'chain';
    const model = attributes['gen_ai.request.model'] ?? attributes['gen_ai.input.messages'];
    return operation !== '' || model !== undefined ? 'llm' : 'chain';
}
/** Arguments by name, also where a decorator wrote down how a function was called. */
function argumentsIn(value) {
    const record = (0,json_fields/* recordOf */.zv)(value);
    const places = (0,json_fields/* fieldOf */._F)(record, 'args');
    const named = (0,json_fields/* recordOf */.zv)((0,json_fields/* fieldOf */._F)(record, 'kwargs'));
    const bare = Array.isArray(places) && places.length === 0;
    if (named !== undefined && bare)
        return named;
    return (0,json_fields/* fieldOf */._F)(record, 'input_str') === undefined ? value : ((0,json_fields/* recordOf */.zv)((0,json_fields/* fieldOf */._F)(record, 'inputs')) ?? value);
}
/** Lists whose entries stand in attributes of their own, in the order of their numbers. */
function listsIn(attributes) {
    const lists = new Map();
    for (const [key, value] of Object.entries(attributes)) {
        const { list, place, field } = LISTED.exec(key)?.groups ?? {};
        if (list === undefined || place === undefined || field === undefined)
            continue;
        const entries = lists.get(list) ?? new Map();
        lists.set(list, entries);
        entries.set(Number(place), { ...entries.get(Number(place)), [field]: (0,json_fields/* decoded */.DH)(value) });
    }
    return new Map([...lists].map(([name, entries]) => [
        name,
        [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry),
    ]));
}
/** Messages that are events of their own: what went in, and the choices that came out. */
function messagesIn(events) {
    const [input, output] = [[], []];
    for (const { name, attributes } of events) {
        const role = MESSAGE_EVENT.exec(name)?.[1];
        const content = (0,json_fields/* decoded */.DH)(attributes['content'] ?? attributes['gen_ai.event.content']);
        if (role !== undefined)
            input?.push((0,json_fields/* recordOf */.zv)(content) ? { role, ...(0,json_fields/* recordOf */.zv)(content) } : { role, content });
        if (name !== 'gen_ai.choice')
            continue;
        const message = (0,json_fields/* decoded */.DH)(attributes['message']) ?? (0,json_fields/* fieldOf */._F)(content, 'message') ?? content;
        output?.push({ role: 'assistant', ...((0,json_fields/* recordOf */.zv)(message) ?? { content: message }) });
    }
    return { input: input?.length ? input : undefined, output: output?.length ? output : undefined };
}
function textIn(attributes, ...keys) {
    for (const key of keys) {
        const value = attributes[key];
        if (typeof value === 'string' && value.trim() !== '')
            return value;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/traces/otlp.js


const NANOSECONDS_IN_MS = 1000000n;
/** Status code of a span that failed, as number and as name (OpenTelemetry protocol, `Status.StatusCode`). */
const FAILED = new Set([2, 'STATUS_CODE_ERROR']);
/**
 * The spans of an OTLP/JSON export (`resourceSpans`), read by the semantic conventions for generative AI. What is no span, or names no
 * trace, is there with an empty trace id.
 */
function otlpSpans(record) {
    return ((0,json_fields/* listField */.FZ)(record, 'resourceSpans', 'resource_spans') ?? []).flatMap((group) => {
        const resource = attributesOf((0,json_fields/* fieldOf */._F)(group, 'resource'));
        const scopes = (0,json_fields/* listField */.FZ)(group, 'scopeSpans', 'scope_spans', 'instrumentationLibrarySpans') ?? [];
        return scopes.flatMap((scope) => ((0,json_fields/* listField */.FZ)(scope, 'spans') ?? []).map((entry) => spanOf(entry, resource)));
    });
}
/** Spans of a trace as one record, whatever order and whatever exports they came in; one that was exported twice is one. */
function otlpTrace(traceId, spans) {
    const each = new Map(spans.map((one, index) => [one.span.id === '' ? index : one.span.id, one]));
    const sorted = [...each.values()].sort((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0));
    const ids = new Set(sorted.map(({ span }) => span.id));
    const all = sorted.map(({ span }) => ({
        ...span,
        // A parent in another service is none here.
        parent: span.parent !== undefined && ids.has(span.parent) ? span.parent : undefined,
    }));
    const root = sorted.find(({ span }) => span.parent === undefined || !ids.has(span.parent)) ?? sorted[0];
    const attributes = Object.create(null);
    for (const one of [...sorted].reverse())
        Object.assign(attributes, one.attributes);
    Object.assign(attributes, root?.attributes);
    const named = sorted.map((one) => (0,json_fields/* textField */.M8)(one.attributes, 'gen_ai.agent.name', 'gen_ai.agent.id'));
    return {
        id: (0,json_fields/* textField */.M8)(attributes, 'gen_ai.conversation.id') ?? traceId,
        agent: named.find((name) => name !== undefined) ?? (0,json_fields/* textField */.M8)(root?.resource, 'service.name'),
        input: undefined,
        facts: factsOf(attributes),
        spans: all,
    };
}
function spanOf(entry, resource) {
    const attributes = attributesOf(entry);
    const events = ((0,json_fields/* listField */.FZ)(entry, 'events') ?? []).map((event) => ({
        name: (0,json_fields/* textField */.M8)(event, 'name') ?? '',
        attributes: attributesOf(event),
    }));
    const { tool, ...spoken } = spokenAttributes(attributes, events);
    const status = (0,json_fields/* fieldOf */._F)(entry, 'status');
    const thrown = events.find(({ name }) => name === 'exception')?.attributes;
    const start = millisecondsOf((0,json_fields/* fieldOf */._F)(entry, 'startTimeUnixNano'));
    const end = millisecondsOf((0,json_fields/* fieldOf */._F)(entry, 'endTimeUnixNano'));
    return {
        traceId: (0,json_fields/* textField */.M8)(entry, 'traceId', 'trace_id') ?? '',
        attributes,
        resource,
        span: {
            ...spoken,
            id: (0,json_fields/* textField */.M8)(entry, 'spanId', 'span_id') ?? '',
            parent: (0,json_fields/* textField */.M8)(entry, 'parentSpanId', 'parent_span_id'),
            name: tool ?? (0,json_fields/* textField */.M8)(entry, 'name') ?? '',
            error: FAILED.has((0,json_fields/* fieldOf */._F)(status, 'code'))
                ? ((0,json_fields/* textField */.M8)(status, 'message') ??
                    (0,json_fields/* textField */.M8)(thrown, 'exception.message', 'exception.type') ??
                    (0,json_fields/* textField */.M8)(attributes, 'error.type') ??
                    'ended with an error')
                : undefined,
            start,
            // 0 is a time that was left out, and a clock that was set back in between measures nothing.
            end: end === 0 || (start !== undefined && end !== undefined && end < start) ? start : end,
        },
    };
}
/** `[{key, value: {stringValue}}]` as plain values. */
function attributesOf(entry) {
    const plain = Object.create(null);
    for (const one of (0,json_fields/* listField */.FZ)(entry, 'attributes') ?? []) {
        const key = (0,json_fields/* textField */.M8)(one, 'key');
        if (key !== undefined)
            plain[key] = plainValue((0,json_fields/* fieldOf */._F)(one, 'value'));
    }
    return plain;
}
function plainValue(value) {
    for (const key of ['stringValue', 'boolValue', 'doubleValue'])
        if ((0,json_fields/* fieldOf */._F)(value, key) !== undefined)
            return (0,json_fields/* fieldOf */._F)(value, key);
    const whole = (0,json_fields/* fieldOf */._F)(value, 'intValue');
    if (whole !== undefined)
        return wholeNumber(whole);
    // The list of an empty one is left out (protocol buffers, JSON mapping).
    const list = (0,json_fields/* fieldOf */._F)(value, 'arrayValue');
    if ((0,json_fields/* recordOf */.zv)(list) !== undefined)
        return ((0,json_fields/* listField */.FZ)(list, 'values') ?? []).map(plainValue);
    const pairs = (0,json_fields/* fieldOf */._F)(value, 'kvlistValue');
    if ((0,json_fields/* recordOf */.zv)(pairs) !== undefined)
        return attributesOf({ attributes: (0,json_fields/* listField */.FZ)(pairs, 'values') ?? [] });
    // Bytes stay in the base 64 that they came in.
    return (0,json_fields/* recordOf */.zv)(value) === undefined ? value : (0,json_fields/* fieldOf */._F)(value, 'bytesValue');
}
/** 64 bits as a text of digits; what a number cannot hold exactly, an id perhaps, stays text. */
function wholeNumber(value) {
    const number = typeof value === 'string' && /^-?\d{1,20}$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number')
        return undefined;
    return Number.isSafeInteger(number) ? number : value;
}
/** Attributes by the last part of their name, `assay.reward` as `reward`, where outcome and expectations are looked for. */
function factsOf(attributes) {
    const facts = {};
    for (const [key, value] of Object.entries(attributes)) {
        const name = /^(?:assay\.|eval(?:uation)?\.)?([a-z_]+)$/.exec(key)?.[1];
        if (name !== undefined)
            facts[name] = (0,json_fields/* decoded */.DH)(value);
    }
    const score = attributes['gen_ai.evaluation.score.value'];
    if (score !== undefined)
        facts['score'] ??= Number(score);
    const why = attributes['gen_ai.evaluation.explanation'];
    if (why !== undefined)
        facts['explanation'] ??= why;
    return facts;
}
/** Nanoseconds since 1970, as a text of digits or a number, in milliseconds. */
function millisecondsOf(value) {
    if (typeof value === 'number')
        return value / 1e6;
    return typeof value === 'string' && /^\d{1,20}$/.test(value)
        ? Number(BigInt(value) / NANOSECONDS_IN_MS)
        : undefined;
}


/***/ }),

/***/ 970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ ownTrace),
/* harmony export */   r: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85070);
/* harmony import */ var _instant_ms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51916);
/* harmony import */ var _json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54258);



/** A trace in the form of interface 2.7a, as `GET /v1/traces/{id}` gives it; what it lacks is left open. */
function ownTrace(record, list) {
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'trace_id', 'id'),
        agent: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(record, 'agent_id', 'agent'),
        input: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'input'),
        facts: { ...(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)(record), ...(0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .recordOf */ .zv)((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(record, 'metadata')) },
        spans: list.map(spanOf),
    };
}
function spanOf(entry, index) {
    const kind = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'kind');
    const failed = (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'status') === 'error';
    return {
        id: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'span_id', 'id') ?? String(index),
        parent: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'parent_span_id', 'parent_id'),
        kind: _schema_trace_js__WEBPACK_IMPORTED_MODULE_1__/* .SPAN_KINDS */ .DN.find((one) => one === kind) ?? 'chain',
        name: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'name') ?? '',
        input: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'input'),
        output: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'output'),
        error: (0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textField */ .M8)(entry, 'error') ?? (failed ? 'ended with an error' : undefined),
        start: instantOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'start_time')),
        end: instantOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'end_time')),
        tokens_input: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'tokens_input')),
        tokens_output: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'tokens_output')),
        cost_usd: numberOf((0,_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(entry, 'cost_usd')),
    };
}
function instantOf(value) {
    return typeof value === 'string' ? (0,_instant_ms_js__WEBPACK_IMPORTED_MODULE_2__/* .instantMs */ .O)(value) : undefined;
}
/** A number that can be added up: tokens, money. */
function numberOf(value) {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : undefined;
}


/***/ }),

/***/ 45824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ALLOW_VARIABLE),
/* harmony export */   q: () => (/* binding */ allowedPrivate)
/* harmony export */ });
/** Variable with the hosts that webhooks may reach although they are not public (contract 10). */
const ALLOW_VARIABLE = 'ASSAY_ALLOW_PRIVATE_HOSTS';
/** Its names, addresses and ranges, separated by commas or spaces. */
function allowedPrivate(env) {
    return (env.get(ALLOW_VARIABLE) ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}


/***/ }),

/***/ 32147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined = __webpack_require__(69498);
// EXTERNAL MODULE: ./lib/schema/product.js
var product = __webpack_require__(31608);
// EXTERNAL MODULE: ./lib/text/escape/clean-text.js
var clean_text = __webpack_require__(7460);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/webhooks/sign.js

/** Header that carries the signature (interface 6). */
const SIGNATURE_HEADER = 'X-Service-Signature';
/**
 * Value of `X-Service-Signature`: `sha256=` and the lower-case hexadecimal HMAC-SHA256 (RFC 2104) of exactly these bytes; a
 * text counts as its UTF-8 bytes.
 */
function signature(body, secret) {
    return `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`;
}

;// CONCATENATED MODULE: ./lib/webhooks/deliver.js






/** What is read of an answer, and what is kept of it (security.md R24). */
const MOST_ANSWER_BYTES = 20 * 1024;
const MOST_KEPT = 200;
/**
 * One try: a signed POST to a public address (or one of `allow`), over TLS that is always verified. 2xx is success; a
 * redirect is a failure and never followed. Rejects for nothing but a cancellation.
 */
async function deliver({ delivery_id, event, body }, { url, secret }, { http, allow, timeoutMs, signal, }) {
    try {
        if (!/^https:/i.test(url))
            throw new errors/* Fault */.vC('validation_failed', 'A webhook goes to an https address only.', {
                hint: 'Write https://host/path.',
            });
        const bytes = new TextEncoder().encode(body);
        const { status, text } = await http({
            method: 'POST',
            url,
            body: bytes,
            headers: {
                'content-type': 'application/json',
                'user-agent': `${product/* PRODUCT */.A.name}/${product/* PRODUCT */.A.version}`,
                [SIGNATURE_HEADER]: signature(bytes, secret),
                'X-Service-Event': event,
                'X-Service-Delivery': delivery_id,
            },
            reach: 'public',
            allow,
            connectMs: timeoutMs,
            firstByteMs: timeoutMs,
            idleMs: timeoutMs,
            totalMs: timeoutMs,
            maxBytes: MOST_ANSWER_BYTES,
            ...(0,defined/* defined */.s)({ signal }),
        });
        return answered(status, text);
    }
    catch (error) {
        const fault = (0,errors/* asFault */.Ps)(error);
        if (fault.code === 'cancelled')
            throw fault;
        // Its status had come, and what follows of the answer says nothing.
        if (fault.code === 'too_large' && fault.status !== undefined)
            return answered(fault.status, '');
        return { delivered: false, ended: false, error: line(`${fault.code}: ${fault.message}`) };
    }
}
function answered(status, text) {
    if (status >= 200 && status < 300)
        return { delivered: true, ended: false, status };
    const kind = status >= 300 && status < 400 ? 'a redirect, which is not followed' : line(text);
    return {
        delivered: false,
        ended: status === 410,
        status,
        error: `answered ${status}${kind === '' ? '' : `: ${kind}`}`,
    };
}
const line = (text) => (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.TN)(text), MOST_KEPT);


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j8: () => (/* binding */ withTexts),
/* harmony export */   jX: () => (/* binding */ payloadBody)
/* harmony export */ });
/* unused harmony export LARGEST_BODY */
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44765);

/** Bytes of the largest body (security.md R24): receivers with small limits take it, and the outbox stays small. */
const LARGEST_BODY = 20 * 1024;
/** Ids and names up to this length are never cut while something else can be. */
const SHORTEST_CUT = 64;
/** Part of `data` that is small by its schema, and of which every field is required. */
const WHOLE = 'counts';
/**
 * The body of a delivery, `{event, timestamp, data}` as JSON. What would be too large is cut: first the longest texts, each
 * with an ellipsis, then entries of tables and lists from their end. Always valid JSON.
 */
function payloadBody({ event, data }, timestamp) {
    const write = (part) => JSON.stringify({ event, timestamp, data: part });
    const fits = (body) => Buffer.byteLength(body) <= LARGEST_BODY;
    const whole = write(data);
    if (fits(whole))
        return whole;
    const texts = most(SHORTEST_CUT, LARGEST_BODY, (length) => fits(write(cut(data, length, whole.length))));
    if (texts !== undefined)
        return write(cut(data, texts, whole.length));
    const entries = most(0, whole.length, (count) => fits(write(cut(data, SHORTEST_CUT, count)))) ?? 0;
    return write(cut(data, SHORTEST_CUT, entries));
}
/** A copy of `data` with every text changed, e.g. freed of secrets; names of fields stay. */
function withTexts(data, change) {
    const copy = (value) => {
        if (typeof value === 'string')
            return change(value);
        if (Array.isArray(value))
            return value.map(copy);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
    };
    return copy(data); // Texts stay texts, so the shape is the same.
}
/** `data` with texts of at most `length` characters, and of the tables and lists below it the first `count` entries. */
function cut(data, length, count) {
    const copy = (value) => {
        if (typeof value === 'string')
            return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateText */ .E)(value, length);
        if (Array.isArray(value))
            return value.slice(0, count).map(copy);
        if (typeof value !== 'object' || value === null)
            return value;
        const entries = Object.entries(value).slice(0, count);
        return Object.fromEntries(entries.map(([name, part]) => [name, copy(part)]));
    };
    return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, name === WHOLE ? part : copy(part)]));
}
/** The largest whole number from `least` to `highest` for which it holds; undefined when not even for the least. */
function most(least, highest, holds) {
    if (!holds(least))
        return undefined;
    let [low, high] = [least, highest];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (holds(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 93237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ ONE_SHOT),
/* harmony export */   Cu: () => (/* binding */ waitMs),
/* harmony export */   Jv: () => (/* binding */ TRY_MS),
/* harmony export */   Ye: () => (/* binding */ tryMs),
/* harmony export */   yJ: () => (/* binding */ LONG_LIVED)
/* harmony export */ });
/** While a service lives (contract 10): after about 5 s, 30 s, 2 min, 10 min and 1 h. */
const LONG_LIVED = { delaysMs: [5_000, 30_000, 120_000, 600_000, 3_600_000] };
/** A command or a step of a workflow, which somebody waits for: up to three tries within a minute (contract 10). */
const ONE_SHOT = { delaysMs: [5_000, 30_000], withinMs: 60_000 };
/** Longest time of one try (contract 10). */
const TRY_MS = 10_000;
/** With less than this a try is not worth beginning. */
const LEAST_TRY_MS = 5_000;
/** Receivers that were down together are not all asked at the same moment (security.md R24). */
const JITTER = 0.2;
/** How long the next try may take, in milliseconds; null when the round is over. */
function tryMs({ schedule, begunAt }, now) {
    const left = schedule.withinMs === undefined ? TRY_MS : begunAt + schedule.withinMs - now;
    return left <= 0 ? null : Math.min(TRY_MS, left);
}
/** How long to wait after that many failed tries of this round; null when there is none after it. */
function waitMs({ schedule, begunAt }, tries, now, random) {
    const delay = schedule.delaysMs[tries - 1];
    if (delay === undefined)
        return null;
    const wait = delay * (1 - JITTER + 2 * JITTER * random.next());
    if (schedule.withinMs === undefined)
        return wait;
    // Tries that all ran into their limit would leave no room for the last one: it comes a little earlier then.
    const room = begunAt + schedule.withinMs - LEAST_TRY_MS - now;
    return room <= 0 ? null : Math.min(wait, room);
}


/***/ }),

/***/ 69957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SECRET_FIELD),
/* harmony export */   b: () => (/* binding */ subscribersIn)
/* harmony export */ });
/* harmony import */ var _schema_webhook_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75414);
/* harmony import */ var _state_vault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92839);
/* harmony import */ var _test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73835);



/** A webhook of the state: as it is read back, and its secret sealed under the record's own id. */
const storedWebhookSchema = _schema_webhook_js__WEBPACK_IMPORTED_MODULE_0__/* .webhook */ .C5.extend({ secret: _state_vault_js__WEBPACK_IMPORTED_MODULE_1__/* .sealedSecretsSchema */ .n });
/** Name of the field under which the secret of a webhook is sealed. */
const SECRET_FIELD = 'secret';
/** Finds the webhooks of the state, of `assay.yaml` and of the entry point, each with its secret. */
function subscribersIn(sources) {
    const stored = storedWebhooks(sources);
    const written = writtenWebhooks(sources);
    /** Addresses that answered 410 and stand in no record of ours. */
    const ended = new Set();
    return {
        async of(event) {
            const [registered, fromFile] = [await stored(), await written()];
            const { entryPoint } = sources;
            return [
                ...registered
                    .filter((one) => one.active && one.events.includes(event))
                    .map(({ url, webhook_id }) => ({ from: 'state', url, webhook_id })),
                ...fromFile
                    .filter(({ url, events }) => events.includes(event) && !ended.has(url))
                    .map(({ url, place }) => ({ from: 'settings', url, place })),
                ...(entryPoint === undefined || ended.has(entryPoint.url)
                    ? []
                    : [{ from: 'door', url: entryPoint.url }]),
            ];
        },
        async find(address, event) {
            if (address.from === 'state')
                return findStored(address.webhook_id, await stored(), sources.vault());
            if (ended.has(address.url))
                return { gone: 'its receiver answered 410' };
            if (address.from === 'door')
                return sources.entryPoint?.url === address.url
                    ? { receiver: sources.entryPoint }
                    : { unknown: 'its secret was given to another command and is not known here' };
            const fitting = (await written()).filter(({ url, events }) => url === address.url && events.includes(event));
            const one = fitting.find(({ place }) => place === address.place) ?? fitting[0];
            if (one !== undefined)
                return { receiver: { url: one.url, secret: one.secret } };
            return { unknown: `assay.yaml has no such webhook with its secret set (it stood at ${address.place})` };
        },
        async deactivate(address) {
            if (address.from !== 'state') {
                ended.add(address.url);
                return;
            }
            const store = await sources.store();
            await store.update('webhooks', address.webhook_id, (value) => {
                const { success, data } = storedWebhookSchema.safeParse(value);
                return success ? { ...data, active: false } : value;
            });
        },
    };
}
/** Those of the state. They are read once for as long as its mark stays the same. */
function storedWebhooks(sources) {
    let known;
    return () => {
        const mark = sources.stateMark();
        if (known?.mark === mark)
            return known.webhooks;
        const webhooks = readStored(sources);
        known = { mark, webhooks };
        // What could not be read for once is read again.
        webhooks.catch(() => {
            known = undefined;
        });
        return webhooks;
    };
}
/** Of `assay.yaml`, those whose secret can be filled in; what is missing for the others is said once. */
function writtenWebhooks(sources) {
    const warned = new Set();
    return async () => (await sources.written()).flatMap((loaded) => {
        const { webhook: resolved, problems } = (0,_test_cases_interpolate_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveWebhook */ .Q7)(loaded, sources.env);
        if (resolved !== null)
            return [{ place: placeOf(loaded), ...resolved }];
        for (const { file, line, message } of problems) {
            const sentence = `${file}:${line}: ${message}, so nothing is sent to the webhook that it belongs to`;
            if (!warned.has(sentence))
                sources.warn(sentence);
            warned.add(sentence);
        }
        return [];
    });
}
async function readStored({ store, warn }) {
    return (await (await store()).list('webhooks')).flatMap(({ id, value }) => {
        const { success, data } = storedWebhookSchema.safeParse(value);
        if (!success)
            warn(`the webhook ${id} of the state is damaged; nothing is sent to it`);
        return success ? [data] : [];
    });
}
async function findStored(id, webhooks, vault) {
    const one = webhooks.find(({ webhook_id }) => webhook_id === id);
    if (one === undefined)
        return { gone: 'it was deleted' };
    if (!one.active)
        return { gone: 'it is not active any more' };
    try {
        const secret = (await vault.open(id, one.secret))[SECRET_FIELD];
        return secret === undefined ? { unknown: 'it has no secret' } : { receiver: { url: one.url, secret } };
    }
    catch (error) {
        return { unknown: error instanceof Error ? error.message : 'its secret cannot be read' };
    }
}
/** The line of its secret's variable; a secret without one has no place of its own. */
function placeOf({ variables }) {
    const [first] = variables;
    return first === undefined ? 'assay.yaml' : `${first.file}:${first.line}`;
}


/***/ })

};

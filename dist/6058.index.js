export const id = 6058;
export const ids = [6058];
export const modules = {

/***/ 3087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ callSlots)
/* harmony export */ });
/** Calls at once; further ones wait in the order in which they came. */
function callSlots() {
    let running = 0;
    const queue = [];
    return {
        async take(most) {
            if (running >= most)
                await new Promise((resolve) => queue.push(resolve));
            else
                running += 1;
        },
        /** Goes on to the one that has waited longest. */
        giveBack() {
            const next = queue.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        },
    };
}


/***/ }),

/***/ 95133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  javaScriptOf: () => (/* binding */ javaScriptOf)
});

// UNUSED EXPORTS: JAVASCRIPT_WALL_MS

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_;
// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/sandbox/javascript/read-answer.js
var read_answer;
// EXTERNAL MODULE: ./lib/sandbox/call-slots.js
var call_slots;
// EXTERNAL MODULE: ./lib/sandbox/javascript/worker-starter.js + 2 modules
var worker_starter;
;// CONCATENATED MODULE: ./lib/sandbox/javascript/worker-pool.js


/** A process without work ends after so long. */
const IDLE_MS = 30_000;
/** Calls of one process, and its processor time, after which the next call gets a new one. */
const MOST_CALLS = 500;
const MOST_CPU_MS = 1200;
/** Makes the pool of a world. */
function makeWorkerPool(ports) {
    const { cores } = ports.runtime;
    const starter = (0,(worker_starter ??= __webpack_require__(25506))/* workerStarter */.m)(ports);
    const slots = (0,(call_slots ??= __webpack_require__(3087))/* callSlots */.c)();
    const idle = idleWorkers(cores, ports.clock);
    async function answered({ code, folder, message, wallMs, signal }) {
        const used = idle.take(code) ?? { worker: await starter.start(folder), code, calls: 0 };
        const { worker } = used;
        try {
            const answer = await worker.ask(message, wallMs, signal);
            const calls = used.calls + 1;
            if (isReusable(answer, calls))
                idle.keep({ worker, code, calls });
            else
                worker.end();
            return answer;
        }
        catch (error) {
            worker.end();
            throw error;
        }
    }
    return {
        isolation: starter.isolation,
        async run(call) {
            await slots.take(cores);
            try {
                call.signal?.throwIfAborted();
                const answer = await answered(call);
                return { answer, isolation: await starter.isolation() };
            }
            finally {
                slots.giveBack();
            }
        },
    };
}
function isReusable(answer, calls) {
    return ('reply' in answer && answer.reply.reusable && calls < MOST_CALLS && answer.reply.cpu_ms < MOST_CPU_MS);
}
/** Processes that wait for the next call of their code: at most `most`, the oldest go first. */
function idleWorkers(most, clock) {
    const waiting = [];
    const remove = (one) => {
        const index = waiting.findIndex(({ worker }) => worker === one.worker);
        const [removed] = index < 0 ? [] : waiting.splice(index, 1);
        removed?.cancel();
        return removed;
    };
    const end = (one) => void remove(one)?.worker.end();
    return {
        take(code) {
            const found = waiting.find((one) => one.code === code);
            if (found === undefined)
                return undefined;
            found.worker.hold();
            return remove(found);
        },
        keep(used) {
            waiting.push({ ...used, cancel: clock.after(IDLE_MS, () => end(used)) });
            void used.worker.ended.then(() => remove(used));
            used.worker.release();
            const [oldest] = waiting;
            if (waiting.length > most && oldest !== undefined)
                end(oldest);
        },
    };
}

;// CONCATENATED MODULE: ./lib/sandbox/javascript/javascript.js





/** Longest time of one call (security.md S38). */
const JAVASCRIPT_WALL_MS = 30_000;
const CHECK_MS = 10_000;
/** What inline code is called in stacks. */
const INLINE = 'code';
var shared;
function shared$made() { return shared = new WeakMap(); }
/** The one runner of a world: all its code shares it. */
function javaScriptOf(ports) {
    const known = (shared ?? shared$made()).get(ports.standby);
    if (known !== undefined)
        return known;
    const made = makeJavaScript(ports);
    (shared ?? shared$made()).set(ports.standby, made);
    return made;
}
function makeJavaScript(ports) {
    const pool = makeWorkerPool(ports);
    async function asked(code, key, more, wallMs, signal) {
        const placed = placedIn(code, ports);
        const { answer, isolation } = await pool.run({
            ...{ code: key, folder: placed.folder, wallMs, signal },
            message: { ...placed, name: INLINE, ...more },
        });
        return { answer, isolation, outcome: (0,(read_answer ??= __webpack_require__(78370))/* readAnswer */.J)(answer, wallMs) };
    }
    return {
        isolation: () => pool.isolation(),
        async run(code, { globals = [], subject, wallMs = JAVASCRIPT_WALL_MS, signal }) {
            const more = { globals: JSON.stringify(globals), subject: JSON.stringify(subject ?? null) };
            const { answer, isolation, outcome } = await asked(code, keyOf(code), more, wallMs, signal);
            return { outcome, printed: printedOf(answer), isolation };
        },
        async check(code) {
            // Nothing of it is run, so one process can look at all code of a folder.
            const key = `checks of ${code.folder ?? ''}`;
            const { answer, outcome } = await asked(code, key, { check: true }, CHECK_MS);
            if (outcome.status === 'failed')
                return { problem: outcome.message };
            const files = ('reply' in answer ? answer.reply.files : undefined) ?? [];
            return { fingerprint: await fingerprintOf(code, files, ports) };
        },
    };
}
/** The same code with links resolved, as its process is told of it. Throws Fault `validation_failed` for a file outside the folder. */
function placedIn({ source, file, folder, base }, { files }) {
    const root = folder === undefined ? undefined : (files.realPath(folder) ?? undefined);
    if (file === undefined) {
        const place = base === undefined ? undefined : (files.realPath(base) ?? base);
        return { source, folder: root, base: place };
    }
    const real = files.realPath(file);
    if (real === null || root === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `There is no file ${file} to run.`, { where: file });
    const way = (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(root, real);
    if (way.startsWith('..') || (0,(external_node_path_ ??= __webpack_require__(76760)).join)(root, way) !== real)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('validation_failed', `${file} lies outside the evals folder.`, {
            where: file,
            hint: `JavaScript may stand in ${root} only.`,
        });
    return { file: real, folder: root };
}
function keyOf({ source, file, folder, base }) {
    return (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256')
        .update(JSON.stringify([source, file, folder, base]))
        .digest('hex');
}
async function fingerprintOf({ source }, files, ports) {
    const hash = (0,(external_node_crypto_ ??= __webpack_require__(77598)).createHash)('sha256').update(JSON.stringify(source ?? null));
    const folder = files[0] === undefined ? '' : (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(files[0]);
    // By their places among each other, so that the same code elsewhere is the same.
    for (const path of [...files].sort())
        hash.update(JSON.stringify([(0,(external_node_path_ ??= __webpack_require__(76760)).relative)(folder, path), await ports.files.readText(path)]));
    return hash.digest('hex');
}
function printedOf(answer) {
    return 'reply' in answer ? answer.reply.printed.toWellFormed() : '';
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   s: () => (/* binding */ NEVER_READ)
/* harmony export */ });
/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
var FORBIDDEN;
function FORBIDDEN$made() { return FORBIDDEN = [
    /^\.git$|^git~\d+$|^\.env/,
    /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
    /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
    /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
]; }
/** What the state folder holds of keys, wherever it lies. */
var STATE_KEYS;
function STATE_KEYS$made() { return STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/; }
/** What such a file is called in a refusal. */
const NEVER_READ = '.git, .env, keys and logins';
/** What holds secrets or history is never read, whatever names it (security.md S43). */
function isForbidden(pathInside) {
    // Windows drops trailing dots and blanks and knows short names and streams.
    const names = pathInside.split(/[\\/]/).map((part) => part
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, ''));
    return (names.some((name) => (FORBIDDEN ?? FORBIDDEN$made()).some((pattern) => pattern.test(name))) || (STATE_KEYS ?? STATE_KEYS$made()).test(names.join('/')));
}


/***/ })

};

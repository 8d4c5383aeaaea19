export const id = 71;
export const ids = [71];
export const modules = {

/***/ 26472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   faultText: () => (/* binding */ faultText)
/* harmony export */ });
/* harmony import */ var _text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__;

/** An error as people read it: what, where, what to do. A bug of ours also shows its stack, because we need it. */
function faultText(fault) {
    const lines = [];
    const listed = fault.problems.length > 1 || (fault.problems[0]?.path ?? '') !== '';
    if (listed) {
        lines.push(`error: ${fault.problems.length === 1 ? '1 problem' : `${fault.problems.length} problems`}`);
        // What stands below for all of them need not stand beside each.
        const alike = fault.problems.every(({ hint }) => hint === undefined || hint === fault.hint);
        for (const { path, message, hint } of fault.problems)
            lines.push(`  ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(`${path === '' ? '' : `${path}: `}${message}${hint === undefined || alike ? '' : ` (${hint})`}`)}`);
    }
    else
        lines.push(`error: ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(fault.message)}`);
    const { where } = fault;
    // A path may be all there is to say of the place, or count from a file that only stands here.
    const isListed = listed && fault.problems.some(({ path }) => path.includes(where ?? ''));
    if (where !== undefined && !isListed)
        lines.push(`  where: ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(where)}`);
    if (fault.hint !== undefined)
        lines.push(`  what to do: ${(0,(_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL)(fault.hint)}`);
    if (fault.code === 'internal' && fault.cause instanceof Error && fault.cause.stack !== undefined)
        lines.push(...fault.cause.stack.split('\n').map((_text_escape_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(56025))/* .terminalLine */ .tL));
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 70071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  watchCommand: () => (/* binding */ watchCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/ports/interruption.js
var interruption;
;// CONCATENATED MODULE: ./lib/ports/watch/node-watch.js


/** Watches by events of the system. Polls only where `CHOKIDAR_USEPOLLING` asks for it, as network drives without events need. */
const nodeWatch = async (paths, { isIgnored, onChange, onFault }) => {
    const { watch } = await __webpack_require__.e(/* import() */ 4357).then(__webpack_require__.bind(__webpack_require__, 64357));
    const watcher = watch([...paths], {
        ignored: (path) => isIgnored(path),
        ignoreInitial: true,
        followSymlinks: false,
        // A save that replaces the file is one change.
        atomic: true,
    });
    watcher.on('all', (event, path) => {
        if (event === 'add' || event === 'change' || event === 'unlink')
            onChange(path);
    });
    watcher.on('error', (error) => onFault(watchFault(error)));
    await new Promise((resolve) => watcher.once('ready', () => resolve()));
    return {
        *files() {
            for (const [folder, names] of Object.entries(watcher.getWatched()))
                for (const name of names)
                    yield (0,(external_node_path_ ??= __webpack_require__(76760)).join)(folder, name);
        },
        add: (more) => void watcher.add([...more]),
        close: () => watcher.close(),
    };
};
function watchFault(error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const message = error instanceof Error ? error.message : String(error);
    const hint = code === 'ENOSPC' || code === 'EMFILE'
        ? 'The system watches no more files: raise its limit (on Linux fs.inotify.max_user_watches), or start in a smaller folder.'
        : 'Press Enter to play everything, or start again.';
    return new (errors ??= __webpack_require__(452))/* Fault */.vC('storage', `not everything is watched: ${message}`, { hint, cause: error });
}

// EXTERNAL MODULE: ./lib/text/escape/escape-terminal.js
var escape_terminal;
// EXTERNAL MODULE: ./lib/text/format.js
var format;
// EXTERNAL MODULE: ./lib/cli/common-flags.js + 1 modules
var common_flags;
// EXTERNAL MODULE: ./lib/cli/print-fault.js
var print_fault;
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal;
;// CONCATENATED MODULE: ./lib/cli/watch/keys.js
const CTRL_C = '\u0003';
var KEYS;
function KEYS$made() { return KEYS = new Map([
    ['\r', 'all'],
    ['\n', 'all'],
    ['a', 'all'],
    ['f', 'failing'],
    ['q', 'quit'],
]); }
/**
 * Tells of keys as they are pressed, where a person sits at standard input; Ctrl-C, which is a key there, goes to `onInterrupt`. The
 * answer gives the terminal back as it was; it is undefined where standard input is no terminal.
 */
function readKeys(onKey, onInterrupt) {
    const { stdin } = process;
    if (stdin.isTTY !== true)
        return undefined;
    const onData = (text) => {
        for (const one of text) {
            const key = (KEYS ?? KEYS$made()).get(one.toLowerCase());
            if (one === CTRL_C)
                onInterrupt();
            else if (key !== undefined)
                onKey(key);
        }
    };
    stdin.setRawMode(true);
    stdin.setEncoding('utf8');
    stdin.on('data', onData);
    stdin.resume();
    return () => {
        stdin.off('data', onData);
        stdin.setRawMode(false);
        stdin.pause();
    };
}

// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var boundary = __webpack_require__(57488);
// EXTERNAL MODULE: ./lib/test-cases/find-files.js
var find_files;
// EXTERNAL MODULE: ./lib/test-cases/load-settings.js
var load_settings;
;// CONCATENATED MODULE: ./lib/cli/watch/of-suite.js



/**
 * Whether a file of the evals folder (both absolute) is one that the suite is read from: its settings, its resources, and what they
 * name, such as a prompt. What else lies there, such as the log of an agent, may be written by runs.
 */
function isOfSuite(evals, path, named) {
    if (!(0,boundary/* isInside */.FK)(evals, path))
        return false;
    const below = (0,boundary/* shownPath */.pS)(evals, path);
    return below === (load_settings ??= __webpack_require__(59350))/* SETTINGS_FILE */.t || (0,(find_files ??= __webpack_require__(85851))/* isResourceFile */.bS)(below) || named.has(path);
}

// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git;
// EXTERNAL MODULE: ./lib/runs/planning/plan-run.js + 2 modules
var plan_run;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/cli/background-ended.js
var background_ended;
// EXTERNAL MODULE: ./lib/cli/run.js + 7 modules
var run;
;// CONCATENATED MODULE: ./lib/cli/watch/rounds.js











/** So many names are shown of what changed. */
const NAMED = 3;
/** Arguments of one question to git. */
const MOST_ASKED = 500;
/** Plays runs with an engine of its own each: as their files say it then. */
function rounds(world) {
    const { flags, ports } = world;
    const last = new Map();
    let exitCode = 0;
    let named = new Set();
    const failing = () => [...last].flatMap(([id, { result }]) => (isFailing(result) ? [id] : []));
    const playRun = async (engine, options, isWhole) => {
        exitCode = await (0,(run ??= __webpack_require__(3815))/* play */.ZH)(engine, options, flags, {
            onStart({ planned }) {
                if (isWhole)
                    last.clear();
                for (const { description } of planned)
                    last.set(description.id, { hash: description.hash });
            },
            onCase: (result) => void last.set(result.id, { hash: last.get(result.id)?.hash ?? '', result }),
        });
    };
    const playWanted = async (engine, wanted, signal) => {
        const options = { ...(0,(run ??= __webpack_require__(3815))/* runOptions */.Ku)(flags, engine), signal };
        const { ids, line } = wanted.what === 'all'
            ? {}
            : wanted.what === 'failing'
                ? { ids: failing(), line: failing().length === 0 ? 'no case fails' : undefined }
                : await changedCases(engine, options, wanted.files, { ...world, last });
        if (ids?.length !== 0)
            world.onBegin();
        if (line !== undefined && flags.quiet !== true)
            (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(line)}\n`);
        if (ids?.length === 0)
            return;
        const { repeat, agent } = options.selection ?? {};
        const { affected: _, narrowing: __, ...rest } = options;
        const chosen = { selection: (0,(defined ??= __webpack_require__(69498))/* defined */.s)({ repeat, agent, cases: ids }) };
        await playRun(engine, ids === undefined ? options : { ...rest, ...chosen }, ids === undefined);
    };
    return {
        failing,
        named: () => named,
        get exitCode() {
            return exitCode;
        },
        async play(wanted, signal) {
            const engine = (0,(run ??= __webpack_require__(3815))/* runEngine */.cn)(flags, { ports });
            try {
                named = new Set(await namedFiles(engine));
                world.watched().add([...named]);
                await playWanted(engine, wanted, signal);
                return true;
            }
            catch (error) {
                const fault = (0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error);
                if (fault.code === 'internal')
                    throw error;
                (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err((0,(print_fault ??= __webpack_require__(26472)).faultText)(fault));
                return false;
            }
            finally {
                letGo(engine);
            }
        },
    };
}
const isFailing = (one) => one !== undefined && one.gating !== false && (one.status === 'failed' || one.status === 'errored');
/** The cases that these files can have made different, with one line that says so; none where git ignores all of them. */
async function changedCases(engine, options, files, { watched, ports, last }) {
    const { root, boundary } = await engine.evals();
    const counting = await withoutIgnored(files, { root, boundary }, ports);
    const named = counting.slice(0, NAMED).map((path) => (0,(external_node_path_ ??= __webpack_require__(76760)).relative)(ports.env.cwd(), path));
    const more = counting.length > NAMED ? ` and ${counting.length - NAMED} more` : '';
    if (counting.length === 0)
        return { ids: [] };
    const { failing: _, ...narrowing } = options.narrowing ?? {};
    const plan = await (0,(plan_run ??= __webpack_require__(32092))/* planRun */.n)(engine, {
        ...options,
        narrowing,
        affected: { base: 'the last run', watched: { changed: counting, all: () => watched().files() } },
    });
    const why = plan.affected?.why;
    const reached = plan.planned.filter(({ description }) => description.skip === undefined);
    // A file holds many cases, and its edit changed some.
    const due = reached.filter(({ description: { id, hash } }) => why?.get(id)?.reason.endsWith(OWN_FILE) !== true || last.get(id)?.hash !== hash);
    const concerned = concernedText({ due: due.length, reached: reached.length });
    return {
        ids: due.map(({ description }) => description.id),
        line: `changed: ${named.join(', ')}${more}; ${concerned}`,
    };
}
/** What a change comes to: of the cases that its files reach, some read otherwise than when they were last played. */
function concernedText({ due, reached }) {
    if (due > 0)
        return `it concerns ${(0,(format ??= __webpack_require__(23808))/* formatCounted */.So)(due, 'case')}`;
    return reached > 0 ? 'its cases read as before' : 'no case depends on that';
}
/** End of the reason why a case is affected whose own file changed. */
const OWN_FILE = ': its own file';
/** Without what git ignores: logs and builds. What lies in the evals folder always counts. */
async function withoutIgnored(files, { root, boundary }, ports) {
    const others = files.filter((path) => !path.startsWith(root + (external_node_path_ ??= __webpack_require__(76760)).sep));
    if (others.length === 0 || others.length > MOST_ASKED)
        return [...files];
    const answer = await (0,(ask_git ??= __webpack_require__(56816))/* gitIn */.u)(boundary, ports)('check-ignore', '-z', '--', ...others).catch(() => undefined);
    if (answer?.code !== 0)
        return [...files];
    const ignored = new Set(answer.out.split('\0').map((path) => (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(boundary, path)));
    return files.filter((path) => !ignored.has(path));
}
/** What the evals name, wherever it lies: prompts, rubrics, context files, and the folders that programs start in. */
async function namedFiles(engine) {
    const { agents, scorers, cases } = await engine.evals();
    return [
        ...agents.map(({ systemPromptPath }) => systemPromptPath),
        ...agents.map(({ agent, home }) => agent.invocation?.cwd && (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(home, agent.invocation.cwd)),
        ...scorers.map(({ rubricPath }) => rubricPath),
        ...cases.flatMap(({ reads }) => reads ?? []),
    ].flatMap((path) => (path === undefined || path === '' || path.includes('*') ? [] : [path]));
}
/** What goes on behind a run is waited for at the end of the session; what has ended is not kept. */
function letGo(engine) {
    void engine.settled().then(() => {
        const place = (background_ended ??= __webpack_require__(2505))/* OPENED */.C.indexOf(engine);
        if (place >= 0)
            (background_ended ??= __webpack_require__(2505))/* OPENED */.C.splice(place, 1);
    });
}

;// CONCATENATED MODULE: ./lib/cli/watch/watch-session.js
/** A save is several events, of several files: they are one change when so long nothing more came. */
const QUIET_MS = 150;
/** So many runs in a row that changed the same file: it is written by them. */
const WRITTEN_BY_RUNS = 3;
/**
 * Plays everything, then again what each change concerns, until `q` or Ctrl-C. A run under way ends first: what it has asked for is
 * paid, and what changed meanwhile is played after it. What could not be played stays due.
 */
async function watchSession(world) {
    const quitting = new AbortController();
    const signal = AbortSignal.any([world.signal, quitting.signal]);
    const heard = listen(world, quitting);
    signal.addEventListener('abort', heard.wake);
    while (!signal.aborted) {
        const wanted = heard.next();
        if (wanted === undefined) {
            world.waiting();
            await heard.woken();
            continue;
        }
        heard.begin(wanted);
        const isPlayed = await world.play(wanted, signal);
        heard.end(wanted, isPlayed);
    }
}
/** What came in and was not played yet. */
function listen(world, quitting) {
    const changed = new Set();
    const own = ownWrites(world);
    let asked = 'all';
    let isSettled = false;
    let isAllDue = false;
    let forget = () => { };
    let wake = () => { };
    const settled = () => {
        isSettled = true;
        wake();
    };
    world.onChange((path) => {
        if (own.isIgnored(path))
            return;
        changed.add(path);
        forget();
        forget = world.clock.after(QUIET_MS, settled);
    });
    world.onKey((key) => {
        if (key === 'quit')
            return quitting.abort();
        asked = key;
        own.forgive();
        wake();
    });
    return {
        wake: () => wake(),
        woken: () => new Promise((resolve) => {
            wake = resolve;
        }),
        next() {
            const isAll = asked === 'all' || (isSettled && isAllDue);
            if (isAll)
                return { what: 'all' };
            if (asked === 'failing')
                return { what: 'failing' };
            return isSettled && changed.size > 0 ? { what: 'changed', files: [...changed] } : undefined;
        },
        begin({ what }) {
            asked = undefined;
            own.begin();
            // Whoever plays everything, or these, has seen them.
            if (what === 'failing')
                return;
            isSettled = false;
            changed.clear();
        },
        end(wanted, isPlayed) {
            own.end();
            if (isPlayed) {
                if (wanted.what === 'all')
                    isAllDue = false;
                return;
            }
            if (wanted.what === 'all')
                isAllDue = true;
            if (wanted.what === 'changed')
                for (const path of wanted.files)
                    changed.add(path);
        },
    };
}
/** Files that are written while cases are played, run after run: an agent's log, not an edit. Counting them would play for ever. */
function ownWrites(world) {
    const runs = new Map();
    const ignored = new Set();
    let during;
    return {
        begin: () => void (during = new Set()),
        end() {
            for (const path of runs.keys())
                if (during?.has(path) !== true)
                    runs.delete(path);
            for (const path of during ?? [])
                runs.set(path, (runs.get(path) ?? 0) + 1);
            during = undefined;
        },
        forgive() {
            runs.clear();
            ignored.clear();
        },
        isIgnored(path) {
            if (world.isOfSuite(path))
                return false;
            during?.add(path);
            if (ignored.has(path))
                return true;
            if (during === undefined || (runs.get(path) ?? 0) < WRITTEN_BY_RUNS - 1)
                return false;
            ignored.add(path);
            world.ignoring(path);
            return true;
        },
    };
}

;// CONCATENATED MODULE: ./lib/cli/watch/watch.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













/** What a watched run cannot be, by the names of the flags. */
var REFUSED;
function REFUSED$made() { return REFUSED = ['json', 'dryRun', 'resume', 'retryErrors', 'shard', 'affected', 'faults']; }
/** Folders of tools, in which nobody edits an agent. */
var NOT_CODE;
function NOT_CODE$made() { return NOT_CODE = /^(?:node_modules|\.git|\.hg|\.svn|\.venv|venv|__pycache__|\.tox|\.mypy_cache|\.pytest_cache|\.ruff_cache|\.gradle|\.idea|\.vscode)$/; }
/** What editors write beside a file while they save it. */
var SCRATCH;
function SCRATCH$made() { return SCRATCH = /(?:~|\.sw[a-z]|\.tmp|\.bak)$|^(?:\.#.*|#.*#|4913|\.DS_Store)$/; }
/** `assay run --watch`: plays, then plays again what each change concerns, until `q` (exit code of the last run) or Ctrl-C (130). */
async function watchCommand(flags, sources = { watch: nodeWatch, keys: readKeys }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const refused = (REFUSED ?? REFUSED$made()).find((name) => flags[name] !== undefined && flags[name] !== false);
        if (refused !== undefined)
            throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', 'this cannot be watched', {
                where: `--${refused.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
                hint: 'Leave it out, or leave --watch out.',
            });
        const ports = (0,(common_flags ??= __webpack_require__(64979))/* portsOf */.a)(flags);
        const interrupted = __addDisposableResource(env_1, (0,(interruption ??= __webpack_require__(71209))/* interruption */.Y)(), false);
        const heard = { change: (_) => { }, key: (_) => { } };
        const home = homeOf(flags, ports);
        const watched = await sources.watch([home], {
            isIgnored: ignoring(flags, ports, home),
            onChange: (path) => heard.change(path),
            onFault: (fault) => (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)().err((0,(print_fault ??= __webpack_require__(26472)).faultText)(fault)),
        });
        const leaveKeys = sources.keys((key) => heard.key(key), interrupted.interrupt);
        try {
            return await session(flags, {
                ports,
                watched,
                home,
                heard,
                signal: interrupted.signal,
                hasKeys: leaveKeys !== undefined,
            });
        }
        finally {
            leaveKeys?.();
            await watched.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function session(flags, { ports, watched, home, heard, signal, hasKeys }) {
    const { out, err, interactive, screen } = (0,(terminal ??= __webpack_require__(87873))/* terminal */.F)();
    let isFirst = true;
    const onBegin = () => {
        if (screen && interactive && !isFirst)
            out(CLEAR);
        isFirst = false;
    };
    const played = rounds({ flags, ports, watched: () => watched, onBegin });
    const evals = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(home, (0,(external_node_path_ ??= __webpack_require__(76760)).basename)(evalsOf(flags, ports)));
    await watchSession({
        clock: ports.clock,
        signal,
        onChange(told) {
            heard.change = told;
        },
        onKey(told) {
            heard.key = told;
        },
        play: played.play,
        waiting: () => err(`\n${waitingLine(played.failing().length, hasKeys)}\n`),
        isOfSuite: (path) => isOfSuite(evals, path, played.named()),
        ignoring: (path) => err(`${(0,(escape_terminal ??= __webpack_require__(56025))/* terminalLine */.tL)(path)} changes whenever cases are played: it does not count until you press Enter\n`),
    });
    return signal.aborted ? CANCELLED : played.exitCode;
}
const evalsOf = ({ evals = 'evals' }, { env }) => (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(env.cwd(), evals);
/** The folder that holds the evals folder, where its agents are at home; by its real name, as the evals are loaded. */
function homeOf(flags, ports) {
    const home = (0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(evalsOf(flags, ports));
    return ports.files.realPath(home) ?? home;
}
/** What is never looked at: tools, what editors put beside a file, and what runs write. */
function ignoring({ state = '.assay', out }, ports, home) {
    const cwd = ports.env.cwd();
    const written = [state, ...(out === undefined ? [] : [out])].flatMap((path) => {
        const folder = (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)(cwd, path);
        return [folder, ports.files.realPath(folder) ?? folder];
    });
    return (path) => {
        const name = (0,(external_node_path_ ??= __webpack_require__(76760)).basename)(path);
        if (path !== home && ((NOT_CODE ?? NOT_CODE$made()).test(name) || (SCRATCH ?? SCRATCH$made()).test(name)))
            return true;
        return written.some((folder) => path === folder || path.startsWith(folder + (external_node_path_ ??= __webpack_require__(76760)).sep));
    };
}
const CANCELLED = 130;
/** Puts the cursor at the top of an empty screen; what was there stays above it, to be scrolled to. */
const CLEAR = '\u001b[2J\u001b[H';
/** `waiting for changes · Enter: all · f: failing (3) · q: quit` */
const waitingLine = (failing, hasKeys) => [
    'waiting for changes',
    ...(hasKeys ? ['Enter: all', `f: failing (${(0,(format ??= __webpack_require__(23808))/* formatCount */.B4)(failing)})`, 'q: quit'] : ['Ctrl-C: quit']),
].join(' · ');


/***/ })

};

export const id = 6433;
export const ids = [6433];
export const modules = {

/***/ 56816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Settings of the person that git works by, owners that it trusts among them; nothing else of our environment. */
const INHERITED = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'GIT_CONFIG_GLOBAL', 'SystemRoot', 'USERPROFILE'];
/** Only asked: nothing is written, fetched, or read from a terminal, and messages are in English. */
const READ_ONLY = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
/** The longest question, a comparison of a whole repository with a cold disk, takes seconds. */
const MOST_MS = 120_000;
/** Git in a folder, for questions only, unless `more` variables say otherwise. */
function gitIn(folder, ports, more = {}) {
    const env = { ...READ_ONLY };
    for (const name of INHERITED) {
        const value = ports.env.get(name);
        if (value !== undefined)
            env[name] = value;
    }
    Object.assign(env, more);
    return async (...words) => {
        const child = ports.spawn(['git', ...words], { cwd: folder, env });
        const [out, errors] = [[], []];
        child.onOutput((text) => out.push(text));
        child.onErrors((text) => errors.push(text));
        child.closeInput();
        let late = false;
        const cancel = ports.clock.after(MOST_MS, () => {
            late = true;
            child.kill();
        });
        const { code, startError } = await child.ended;
        cancel();
        if (late)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('timeout', `git did not answer within ${MOST_MS / 1000} s`, {
                where: `git ${words.join(' ')}`,
                hint: 'Try it by hand in the same folder.',
            });
        if (startError !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('not_found', 'git could not be started', {
                where: folder,
                hint: 'Install git; what changed is asked of it.',
                cause: startError,
            });
        return { code: code ?? 128, out: out.join(''), errors: errors.join('') };
    };
}


/***/ }),

/***/ 76433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RT: () => (/* binding */ affectedLine),
  j6: () => (/* binding */ onlyAffected),
  Y0: () => (/* binding */ recordedChoice)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/ask-git.js
var ask_git = __webpack_require__(56816);
;// CONCATENATED MODULE: ./lib/git/changed-files.js



/** Modes of git's index. */
const SUBMODULE = '160000';
const LINK = '120000';
/**
 * Files on disk that differ from the base: from the last commit that both have in common to what lies here, with what is not
 * committed or not added yet, because that is what would be played. Ignored files do not count, nor those below `leaveOut`
 * (absolute). `top` is the folder that holds `.git`. Rejects with what to do where the base is not in this clone.
 */
async function changedFiles(top, base, leaveOut, ports) {
    const git = (0,ask_git/* gitIn */.u)(top, ports);
    const commit = await commonCommit(git, base, top);
    const [differing, added] = await Promise.all([
        // Without renames: both names count, and no content has to be looked at.
        lines(git, top, ...diffWords, commit, '--'),
        lines(git, top, 'ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    const found = new Map();
    const add = (file) => {
        const path = (0,external_node_path_.join)(top, file.path);
        const out = leaveOut.some((folder) => path === folder || path.startsWith(folder + external_node_path_.sep));
        if (!out && !found.has(file.path))
            found.set(file.path, file);
    };
    for (let index = 0; index + 1 < differing.length; index += 2) {
        // `:100644 100644 <sha> <sha> M`, then the path.
        const modes = differing[index].slice(1).split(' ', 2);
        const path = differing[index + 1];
        add({ path, ...(modes.includes(SUBMODULE) ? { folder: true } : {}) });
        if (modes.includes(LINK))
            for (const target of targetOf(path, top, ports))
                add(target);
    }
    // A repository in the repository ends with a slash.
    for (const path of added)
        add(path.endsWith('/') ? { path: path.slice(0, -1), folder: true } : { path });
    return {
        commit,
        changed: [...found.values()],
        tracked: async () => lines(git, top, 'ls-files', '-z'),
    };
}
/** Settings of the person that would change names or leave some out are set aside. */
const diffWords = [
    ...['-c', 'diff.relative=false', '-c', 'diff.ignoreSubmodules=none'],
    ...['diff', '--raw', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'],
];
/** A link that leads elsewhere now: what it leads to counts as changed, under its own name. */
function targetOf(path, top, { files }) {
    const real = files.realPath((0,external_node_path_.join)(top, path));
    const target = real === null ? '' : (0,external_node_path_.relative)(top, real).split(external_node_path_.sep).join('/');
    if (real === null || target === '' || target.startsWith('../') || target === path)
        return [];
    return [{ path: target, ...(files.stat(real)?.kind === 'directory' ? { folder: true } : {}) }];
}
async function lines(git, top, ...words) {
    const answer = await git(...words);
    if (answer.code !== 0)
        throw gitFault(answer, top);
    return answer.out.split('\0').filter((line) => line !== '');
}
/** The last commit that the base and the present one have in common. */
async function commonCommit(git, base, top) {
    if (base === '' || base.startsWith('-') || /[\0\n]/.test(base))
        throw new lib_errors/* Fault */.vC('usage', `"${base}" is not the name of a branch, tag or commit`, {
            where: '--affected',
            hint: 'Name the base, such as main or origin/main.',
        });
    const shallow = await git('rev-parse', '--is-shallow-repository');
    if (shallow.code !== 0)
        throw gitFault(shallow, top);
    const isShallow = shallow.out.trim() === 'true';
    const tip = (await commitOf(git, base)) ??
        // A checkout of one branch knows the others by their name at the origin alone.
        (await commitOf(git, `refs/remotes/origin/${base}`));
    if (tip === undefined)
        throw notHere(`the base "${base}" is not in this clone`, top, isShallow);
    const common = await git('merge-base', tip, 'HEAD');
    const commit = common.out.trim();
    if (common.code !== 0 || commit === '')
        throw notHere(`"${base}" and the present commit have no commit in common here`, top, isShallow);
    return commit;
}
async function commitOf(git, name) {
    const { code, out } = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return code === 0 ? out.trim() : undefined;
}
function notHere(what, top, isShallow) {
    return new lib_errors/* Fault */.vC('not_found', isShallow ? `${what}, which is shallow` : what, {
        where: top,
        subcode: 'no_base',
        hint: isShallow
            ? 'Check out with its history: "fetch-depth: 0" under "with:" of actions/checkout, or git fetch --unshallow.'
            : 'Fetch it first (git fetch origin), or name another branch, tag or commit.',
    });
}
function gitFault({ errors }, top) {
    const firstLine = errors.trim().split('\n')[0] ?? '';
    if (/not a git repository/.test(errors))
        return new lib_errors/* Fault */.vC('not_found', 'what changed can only be asked where git is used', {
            where: top,
            subcode: 'no_repository',
            hint: 'Run it in a clone of the repository, or leave the base out to play every case.',
        });
    return new lib_errors/* Fault */.vC('not_found', `git could not tell what changed: ${firstLine === '' ? 'it said nothing' : firstLine}`, {
        where: top,
        subcode: 'git',
        hint: /dubious ownership/.test(errors)
            ? `Tell git to trust the folder: git config --global --add safe.directory ${top}`
            : 'Try git status in the same folder.',
    });
}

// EXTERNAL MODULE: ./lib/test-cases/find-files.js
var find_files = __webpack_require__(85851);
// EXTERNAL MODULE: ./lib/test-cases/load-settings.js
var load_settings = __webpack_require__(59350);
;// CONCATENATED MODULE: ./lib/test-cases/everyones-files.js


/** Manifests and lock files, and what else chooses the versions that an agent runs with. */
const MANIFESTS = /^(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|deno\.(?:jsonc?|lock)|\.npmrc|pyproject\.toml|setup\.(?:py|cfg)|requirements[\w.-]*\.(?:txt|in)|constraints[\w.-]*\.txt|poetry\.lock|uv\.lock|pdm\.lock|Pipfile(?:\.lock)?|environment\.ya?ml|go\.(?:mod|sum|work)|Cargo\.(?:toml|lock)|rust-toolchain(?:\.toml)?|Gemfile(?:\.lock)?|composer\.(?:json|lock)|pom\.xml|build\.gradle(?:\.kts)?|gradle\.(?:properties|lockfile)|[\w.-]+\.csproj|Directory\.(?:Build|Packages)\.props|mix\.(?:exs|lock)|\.(?:nvmrc|node-version|python-version|ruby-version|tool-versions)|mise\.toml|Dockerfile|(?:docker-)?compose\.ya?ml)$/;
/** Names that are documentation wherever they stand. */
const ABOUT_THE_PROJECT = /^(?:readme|changelog|contributing|code_of_conduct|licen[cs]e|copying|authors|contributors|codeowners)(?:[.-][\w-]+)?(?:\.(?:md|mdx|markdown|rst|adoc|txt))?$/i;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc)$/i;
/** Prose at the top that may well be given to an agent. */
const GIVEN_TO_AGENTS = /prompt|instruction|system|agent|claude|gemini|copilot|skill|persona|polic|knowledge/i;
const DOCUMENTATION = /^(?:docs?|documentation)\//i;
const EDITORS = /^(?:\.vscode|\.idea)\/|^(?:\.gitignore|\.editorconfig)$/;
/** By its name a file of test cases; without an extension a link to a folder of them. */
const CASE_FILE = /(?:^|\/)[^/.]+$|\.(?:ya?ml|json|jsonl|csv)$/i;
/** Names below which no case is loaded. */
const PASSED_OVER = /(?:^|\/)(?:\.|node_modules(?:\/|$))/;
/** Folders of the evals folder that runs do not read. */
const NOT_PLAYED = /^(?:experiments|labels|calibration)\//;
/**
 * What a changed file means, apart from cases that name it. Judge, gate and scorers, what chooses versions, the workflow, and
 * cases that are gone concern every case. Documentation and resources of others concern none. Anything else could be part of
 * the agent, so it concerns the cases that do not say what they depend on: overlooked, it would go untested; too much costs
 * only money.
 */
function concernOf(path, places) {
    const inEvals = below(places.evals, path);
    if (inEvals !== undefined && (places.evals !== '' || isOfSuite(inEvals))) {
        if (inEvals === load_settings/* SETTINGS_FILE */.t || isDirectYaml(find_files/* FOLDERS */.Y.scorer, inEvals))
            return 'every';
        if (isDirectYaml(find_files/* FOLDERS */.Y.agent, inEvals) || NOT_PLAYED.test(inEvals))
            return 'none';
        if (places.belongs(path) || ABOUT_THE_PROJECT.test(nameOf(path)))
            return 'none';
        return inEvals.startsWith(`${find_files/* FOLDERS */.Y.case}/`) ? concernOfCases(inEvals) : 'undeclared';
    }
    if (/^\.github\/(?:workflows|actions)\//.test(path))
        return 'every';
    if (MANIFESTS.test(nameOf(path)) && holds(folderOf(path), places.home ?? ''))
        return 'every';
    if (path.startsWith('.github/') || EDITORS.test(path))
        return 'none';
    const inHome = places.home === undefined ? undefined : below(places.home, path);
    return isDocumentation(path) || (inHome !== undefined && isDocumentation(inHome)) ? 'none' : 'undeclared';
}
/**
 * A file below `test-cases/` that no case is loaded from. Where it may have held cases, they were taken away and cannot say what
 * they depended on; with every other case played, the comparison with the baseline shows which are gone.
 */
function concernOfCases(path) {
    if (PASSED_OVER.test(path))
        return 'none';
    return CASE_FILE.test(path) ? 'every' : 'undeclared';
}
/** Prose below `docs/`, and at the top unless it sounds like something that an agent is given; prompts and knowledge are often Markdown. */
function isDocumentation(path) {
    if (ABOUT_THE_PROJECT.test(nameOf(path)))
        return true;
    if (!PROSE.test(path))
        return false;
    return DOCUMENTATION.test(path) || (!path.includes('/') && !GIVEN_TO_AGENTS.test(path));
}
/** Where the evals folder is the repository itself, only its own folders and settings are the suite. */
function isOfSuite(path) {
    return (path === load_settings/* SETTINGS_FILE */.t ||
        NOT_PLAYED.test(path) ||
        Object.values(find_files/* FOLDERS */.Y).some((folder) => path.startsWith(`${folder}/`)));
}
const isDirectYaml = (folder, path) => path.startsWith(`${folder}/`) && /^[^/]+\.ya?ml$/i.test(path.slice(folder.length + 1));
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** The rest of a path below a folder; undefined when it is not. */
const below = (folder, path) => folder === '' ? path : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
/** Whether a folder is this one or above it. */
const holds = (folder, inner) => folder === '' || folder === inner || inner.startsWith(`${folder}/`);

// EXTERNAL MODULE: ./lib/test-cases/glob.js
var glob = __webpack_require__(89204);
;// CONCATENATED MODULE: ./lib/test-cases/path-pattern.js

function pathPattern(written) {
    const segments = written.split('/').filter((segment) => segment !== '' && segment !== '.');
    const last = segments.at(-1);
    // What has no sign in its last name may be a folder.
    if (last !== undefined && !(0,glob/* isGlob */.fg)(last))
        segments.push('**');
    const firstSign = segments.findIndex(glob/* isGlob */.fg);
    const fixed = segments.slice(0, firstSign < 0 ? segments.length : firstSign).join('/');
    const end = segments.length;
    return {
        matches: (path) => end > 0 && path.startsWith(fixed) && positionsAfter(segments, path).has(end),
        reachesInto: (folder) => [...positionsAfter(segments, folder)].some((position) => position < end),
    };
}
/** Positions in the pattern that are possible behind a path; the number of its segments is its end. */
function positionsAfter(segments, path) {
    let here = closure(segments, new Set([0]));
    for (const name of path.split('/')) {
        const next = new Set();
        for (const position of here) {
            const segment = segments[position];
            if (segment === '**')
                next.add(position);
            // The letter in front keeps the rule for hidden names, which is one of looking for files, out of it.
            else if (segment !== undefined && (0,glob/* matchesSegment */.vO)(`x${segment}`, `x${name}`))
                next.add(position + 1);
        }
        if (next.size === 0)
            return next;
        here = closure(segments, next);
    }
    return here;
}
/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments, positions) {
    for (const position of positions)
        if (segments[position] === '**')
            positions.add(position + 1);
    return positions;
}

;// CONCATENATED MODULE: ./lib/test-cases/affected.js



/**
 * The cases that a change can make different, each with its reason. A case that is not in the answer was shown not to hang on
 * any changed file. A pattern of `affects` that means no file of the repository (`files`, asked only then) is most likely a
 * mistake or out of date, and would leave its case out for ever: the case is chosen.
 */
function affectedCases(changed, cases, places, files) {
    const chosen = new Map();
    if (changed.length === 0)
        return chosen;
    const concerns = changed.map((file) => ({ file, concern: concernOf(file.path, places) }));
    const every = concerns.find(({ concern }) => concern === 'every')?.file;
    const undeclared = concerns.find(({ concern }) => concern === 'undeclared')?.file;
    const look = lookup(changed, files);
    for (const one of cases) {
        const why = (every === undefined ? undefined : because(every.path, 'it concerns every eval')) ??
            whyOfTies(one, look) ??
            whyOfAffects(one, look) ??
            (undeclared === undefined || one.affects.length > 0
                ? undefined
                : because(undeclared.path, 'the case does not say what it depends on'));
        if (why !== undefined)
            chosen.set(one.id, why);
    }
    return chosen;
}
const because = (cause, why) => ({ cause, reason: `${cause} changed: ${why}` });
function whyOfTies({ files }, look) {
    for (const { path, what } of files) {
        const file = (0,glob/* isGlob */.fg)(path) ? look.firstBy(path) : look.changed(path);
        if (file !== undefined)
            return because(file, what);
    }
    return undefined;
}
function whyOfAffects({ affects }, look) {
    const excluded = affects.filter(({ exclude }) => exclude).flatMap(({ patterns }) => patterns);
    const wanted = affects.filter(({ exclude }) => !exclude);
    // Only exclusions: everything else counts.
    if (wanted.length === 0 && excluded.length > 0) {
        const file = look.firstBy('**', excluded);
        return file === undefined ? undefined : because(file, 'affects does not exclude it');
    }
    for (const { written, patterns } of wanted)
        for (const pattern of patterns) {
            const file = look.firstBy(pattern, excluded);
            if (file !== undefined)
                return because(file, `affects "${written}"`);
        }
    const wrong = wanted.find(({ patterns }) => !patterns.some(look.meansAnything));
    if (wrong === undefined)
        return undefined;
    const { written } = wrong;
    return {
        cause: `affects "${written}", which matches no file`,
        reason: `affects "${written}" matches no file of the repository, so what it should mean is unknown`,
    };
}
/** Each pattern is held against the files once, however many cases write it. */
function lookup(changed, files) {
    const byPath = new Map(changed.map((file) => [file.path, file]));
    const folders = changed.filter(({ folder }) => folder === true);
    const compiled = remembering(pathPattern);
    const all = remembering((pattern) => changed.filter((file) => means(compiled(pattern), file)));
    const meansAnything = remembering((pattern) => {
        if (all(pattern).length > 0)
            return true;
        const { matches } = compiled(pattern);
        for (const path of files)
            if (matches(path))
                return true;
        return false;
    });
    return {
        changed: (path) => byPath.get(path)?.path ?? folders.find((folder) => path.startsWith(`${folder.path}/`))?.path,
        firstBy: (pattern, excluded = []) => all(pattern).find(({ path }) => !excluded.some((other) => compiled(other).matches(path)))?.path,
        meansAnything,
    };
}
const means = (pattern, { path, folder }) => pattern.matches(path) || (folder === true && pattern.reachesInto(path));
function remembering(make) {
    const made = new Map();
    return (key) => {
        const found = made.get(key) ?? { value: make(key) };
        made.set(key, found);
        return found.value;
    };
}

// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/runs/planning/affected-part.js
var affected_part = __webpack_require__(82944);
;// CONCATENATED MODULE: ./lib/runs/planning/affected-cases.js







/**
 * A plan with its affected cases only, and a gate that asks no more of them than a part can give. Where that is not asked for it is the plan
 * itself; so it is, with a warning, where git does not know the changes and `orAll` is set. `before` is what a run chose that goes on.
 */
async function onlyAffected(engine, whole, requested, before) {
    const chosen = before === undefined ? requested && (await chosenBy(engine, whole.planned, requested)) : undefined;
    const planned = chosen === undefined
        ? whole.planned
        : whole.planned
            .filter(({ description }) => chosen.why.has(description.id))
            .map((one, index) => ({ ...one, index }));
    const part = before ?? (chosen && { ...(0,affected_part/* affectedPart */.mE)(chosen, planned), ...unaffectedOf(whole.planned, chosen) });
    if (part === undefined)
        return whole;
    const gate = (0,affected_part/* gateOfPart */.yZ)(whole.settings.gate, part, planned);
    return {
        planned,
        settings: { ...whole.settings, gate },
        affected: { ...part, ...(chosen === undefined ? {} : { why: chosen.why }) },
    };
}
/** The cases that were not chosen; nothing where all are. */
function unaffectedOf(planned, { why }) {
    const unaffected = planned.flatMap(({ description: { id } }) => (why.has(id) ? [] : [id]));
    return unaffected.length === 0 ? {} : { unaffected };
}
/** What a run writes down of the choice, so that it is a part to whoever compares it and goes on with the same cases after a kill. */
function recordedChoice(selection, { affected, narrowed }) {
    if (narrowed === undefined)
        return affectedChoice(selection, affected);
    const { ids, ...part } = narrowed;
    const chosen = affectedChoice(selection, affected);
    if (ids === undefined)
        return { ...chosen, narrowed: part };
    const { tags: _, cases: __, ...rest } = selection;
    const { unaffected: ___, ...counts } = chosen.affected ?? {};
    return {
        selection: { ...rest, cases: [...ids] },
        // What the baseline holds beside them was just not played.
        ...(chosen.affected === undefined ? {} : { affected: counts }), // The part without one optional key.
        narrowed: part,
    };
}
function affectedChoice(selection, affected) {
    if (affected === undefined)
        return { selection };
    const { why, ...part } = affected;
    if (why === undefined || part.chosen === part.of)
        return { selection, affected: part };
    const { tags, cases, ...rest } = selection;
    const { unaffected: _, ...counts } = part;
    // Beside a selection of its own there may be cases that nobody selected.
    const isWhole = tags === undefined && cases === undefined;
    return { selection: { ...rest, cases: [...why.keys()] }, affected: isWhole ? part : counts };
}
async function chosenBy(engine, planned, { base, orAll, leaveOut = [] }) {
    try {
        const evals = await engine.evals();
        const changes = await changedFiles(evals.boundary, base, [engine.stateDir, ...leaveOut], engine.ports);
        const ties = tiesOf(evals, planned, engine);
        // Asked only where some pattern could be out of date.
        const hasPatterns = ties.some(({ affects }) => affects.length > 0);
        const files = hasPatterns && changes.changed.length > 0 ? await changes.tracked() : [];
        const why = affectedCases(changes.changed, ties, placesOf(evals, engine), files);
        return { base, changed: changes.changed.length, of: planned.length, why };
    }
    catch (error) {
        if (!(error instanceof lib_errors/* Fault */.vC) || orAll !== true || error.code === 'internal')
            throw error;
        const hint = error.hint === undefined ? '' : `. ${error.hint}`;
        engine.warn(`every case is played, because what changed is not known: ${(0,lib_errors/* faultLine */.z9)(error)}${hint}`);
        return undefined;
    }
}
/** Causes that the line names; the dry run holds all. */
const MOST_CAUSES = 3;
/** One line for people: `12 of 40 cases are affected by 3 files changed since main: src/refunds.ts (8), evals/agents/bot.yaml (4)`. */
function affectedLine({ base, changed, of, chosen, why }) {
    const counted = new Map();
    for (const { cause } of why?.values() ?? [])
        counted.set(cause, (counted.get(cause) ?? 0) + 1);
    const causes = [...counted].sort(([, a], [, b]) => b - a);
    const named = causes.slice(0, MOST_CAUSES).map(([cause, count]) => `${cause} (${(0,format/* formatCount */.B4)(count)})`);
    const more = causes.length > MOST_CAUSES ? `, and ${(0,format/* formatCount */.B4)(causes.length - MOST_CAUSES)} more` : '';
    const list = named.length === 0 ? '' : `: ${named.join(', ')}${more}`;
    return `${(0,format/* formatCount */.B4)(chosen)} of ${(0,format/* formatCounted */.So)(of, 'case')} ${chosen === 1 || of === 1 ? 'is' : 'are'} affected by ${(0,format/* formatCounted */.So)(changed, 'file')} changed since ${(0,affected_part/* shownBase */.fc)(base)}${list}`;
}
/** What each case hangs on, in paths from the top of the repository. */
function tiesOf(evals, planned, { ports }) {
    const fromTop = pathsFrom(evals.boundary);
    const bothNames = bothNamesIn(evals, ports);
    const inFolder = new Set(evals.cases);
    const agents = new Set(evals.agents);
    const scorers = new Map(evals.scorers.map((one) => [one.scorer.scorer_id, one]));
    const tie = (what) => (path) => ({ path, what });
    return planned.map(({ loaded, agent, description }) => {
        const { agent: settings, systemPromptPath: prompt } = agent;
        const rubrics = [...new Set(description.scorers.flat())].flatMap((name) => rubricTie(scorers.get(name)));
        return {
            id: description.id,
            affects: (loaded.case.affects ?? []).flatMap((written) => dependence(written, loaded.baseFolder, evals)),
            files: [
                ...(inFolder.has(loaded) ? bothNames(loaded.location.file).map(tie('its own file')) : []),
                ...(loaded.reads ?? []).flatMap(fromTop).map(tie('the case names it')),
                ...(agents.has(agent) ? bothNames(agent.location.file).map(tie(`it is agent ${settings.id}`)) : []),
                ...(prompt === undefined ? [] : fromTop(prompt).map(tie(`it is the prompt of agent ${settings.id}`))),
                ...rubrics.flatMap(({ path, what }) => fromTop(path).map(tie(what))),
            ],
        };
    });
}
const rubricTie = (one) => one?.rubricPath === undefined
    ? []
    : [{ path: one.rubricPath, what: `it is the rubric of scorer ${one.scorer.scorer_id}` }];
/**
 * What an entry of `affects` may mean: `./` and `../` start at the file of the case, others at the top of the repository or
 * at the folder that holds the evals folder.
 */
function dependence(entry, caseFolder, { root, boundary }) {
    const exclude = entry.startsWith('!');
    const written = exclude ? entry.slice(1) : entry;
    if (written.trim() === '')
        return [];
    const fromTop = pathsFrom(boundary);
    const starts = /^\.\.?\//.test(written) ? [caseFolder] : [boundary, (0,external_node_path_.dirname)(root)];
    const plain = written.replace(/^\/+/, '');
    const patterns = [...new Set(starts.flatMap((start) => fromTop((0,external_node_path_.join)(start, plain))))];
    return [{ written: entry, patterns, exclude }];
}
/** A file of the evals folder may be a link: git knows link and target by their own names. */
function bothNamesIn({ root, boundary }, { files }) {
    const fromTop = pathsFrom(boundary);
    return affected_cases_remembering((file) => {
        const path = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(root), file);
        return [...new Set([path, files.realPath(path) ?? path])].flatMap(fromTop);
    });
}
function placesOf(evals, { ports }) {
    const fromTop = pathsFrom(evals.boundary);
    const testCases = (0,external_node_path_.join)(evals.root, find_files/* FOLDERS */.Y.case);
    const owned = [
        ...evals.agents.map((one) => one.systemPromptPath),
        ...evals.scorers.map((one) => one.rubricPath),
        // Elsewhere they could be what an agent reads too.
        ...evals.cases.flatMap((one) => one.reads ?? []).filter((path) => path.startsWith(testCases + external_node_path_.sep)),
    ];
    const caseFiles = new Set(evals.cases.map(({ location }) => location.file));
    const belonging = new Set([
        ...owned.flatMap((path) => (path === undefined ? [] : fromTop(path))),
        ...[...caseFiles].flatMap(bothNamesIn(evals, ports)),
    ]);
    const [evalsPath = ''] = fromTop(evals.root);
    return { evals: evalsPath, home: fromTop((0,external_node_path_.dirname)(evals.root))[0], belongs: (path) => belonging.has(path) };
}
/** Path from the top with forward slashes; nothing where it leads out of the repository. */
const pathsFrom = (top) => (path) => {
    const found = (0,external_node_path_.relative)(top, path).split(external_node_path_.sep).join('/');
    return found === '..' || found.startsWith('../') ? [] : [found];
};
function affected_cases_remembering(make) {
    const made = new Map();
    return (key) => {
        const found = made.get(key) ?? { value: make(key) };
        made.set(key, found);
        return found.value;
    };
}


/***/ })

};

export const id = 4922;
export const ids = [4922,3512,260];
export const modules = {

/***/ 18300:
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
// EXTERNAL MODULE: ./lib/runs/affected-part.js
var affected_part = __webpack_require__(29668);
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
/** Prose at the top that may well be what an agent is told. */
const TOLD_TO_AGENTS = /prompt|instruction|system|agent|claude|gemini|copilot|skill|persona|polic|knowledge/i;
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
        return inEvals.startsWith(`${find_files/* FOLDERS */.Y.case}/`) ? concernOfCases(inEvals) : 'unsaid';
    }
    if (/^\.github\/(?:workflows|actions)\//.test(path))
        return 'every';
    if (MANIFESTS.test(nameOf(path)) && holds(folderOf(path), places.home ?? ''))
        return 'every';
    if (path.startsWith('.github/') || EDITORS.test(path))
        return 'none';
    const inHome = places.home === undefined ? undefined : below(places.home, path);
    return isDocumentation(path) || (inHome !== undefined && isDocumentation(inHome)) ? 'none' : 'unsaid';
}
/**
 * A file below `test-cases/` that no case is loaded from. Where it may have held cases, they were taken away and cannot say what
 * they depended on; with every other case played, the comparison with the baseline tells which are gone.
 */
function concernOfCases(path) {
    if (PASSED_OVER.test(path))
        return 'none';
    return CASE_FILE.test(path) ? 'every' : 'unsaid';
}
/** Prose below `docs/`, and at the top unless it sounds like something that an agent is told; prompts and knowledge are often Markdown. */
function isDocumentation(path) {
    if (ABOUT_THE_PROJECT.test(nameOf(path)))
        return true;
    if (!PROSE.test(path))
        return false;
    return DOCUMENTATION.test(path) || (!path.includes('/') && !TOLD_TO_AGENTS.test(path));
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
    const unsaid = concerns.find(({ concern }) => concern === 'unsaid')?.file;
    const look = lookup(changed, files);
    for (const one of cases) {
        const why = (every === undefined ? undefined : because(every.path, 'it concerns every eval')) ??
            whyOfTies(one, look) ??
            whyOfAffects(one, look) ??
            (unsaid === undefined || one.affects.length > 0
                ? undefined
                : because(unsaid.path, 'the case does not say what it depends on'));
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
// EXTERNAL MODULE: ./lib/operations/ask-git.js
var ask_git = __webpack_require__(4922);
;// CONCATENATED MODULE: ./lib/operations/changed-files.js



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
    const said = errors.trim().split('\n')[0] ?? '';
    if (/not a git repository/.test(errors))
        return new lib_errors/* Fault */.vC('not_found', 'what changed can only be asked where git is used', {
            where: top,
            subcode: 'no_repository',
            hint: 'Run it in a clone of the repository, or leave the base out to play every case.',
        });
    return new lib_errors/* Fault */.vC('not_found', `git could not tell what changed: ${said === '' ? 'it said nothing' : said}`, {
        where: top,
        subcode: 'git',
        hint: /dubious ownership/.test(errors)
            ? `Tell git to trust the folder: git config --global --add safe.directory ${top}`
            : 'Try git status in the same folder.',
    });
}

;// CONCATENATED MODULE: ./lib/operations/affected-cases.js







/**
 * A plan with its affected cases only, and a gate that asks no more of them than a part can give. Without a wish it is the plan
 * itself; so it is, with a warning, where git cannot tell and `orAll` is set. `before` is what a run chose that goes on.
 */
async function onlyAffected(engine, draft, wish, before) {
    const chosen = before === undefined ? wish && (await chosenBy(engine, draft.planned, wish)) : undefined;
    const planned = chosen === undefined
        ? draft.planned
        : draft.planned
            .filter(({ description }) => chosen.why.has(description.id))
            .map((one, index) => ({ ...one, index }));
    const part = before ?? (chosen && { ...(0,affected_part/* affectedPart */.mE)(chosen, planned), ...unaffectedOf(draft.planned, chosen) });
    if (part === undefined)
        return draft;
    const gate = (0,affected_part/* gateOfPart */.yZ)(draft.settings.gate, part, planned);
    return {
        planned,
        settings: { ...draft.settings, gate },
        affected: { ...part, ...(chosen === undefined ? {} : { why: chosen.why }) },
    };
}
/** The cases that were not chosen; nothing where all are. */
function unaffectedOf(planned, { why }) {
    const unaffected = planned.flatMap(({ description: { id } }) => (why.has(id) ? [] : [id]));
    return unaffected.length === 0 ? {} : { unaffected };
}
/** What a run writes down of the choice, so that it is a part to whoever compares it and goes on with the same cases after a kill. */
function recordedChoice(selection, affected) {
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
        const says = ties.some(({ affects }) => affects.length > 0);
        const files = says && changes.changed.length > 0 ? await changes.tracked() : [];
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


/***/ }),

/***/ 14940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ announceRun)
});

// EXTERNAL MODULE: ./lib/text/clean-text.js
var clean_text = __webpack_require__(18624);
// EXTERNAL MODULE: ./lib/text/truncate.js
var truncate = __webpack_require__(44765);
;// CONCATENATED MODULE: ./lib/webhooks/failure-summary.js


/** A receiver shows it as one line of a chat message. */
const LONGEST = 1_000;
const LONGEST_REASONING = 200;
/** More scorers than these are counted. */
const MOST_SCORERS = 3;
/**
 * The case that a failed run is told by: the first that failed and gates, in file order; else the first that could not be
 * judged; else the first selected one, and empty texts where there is none (contract 10).
 */
function runFailure({ header, cases }) {
    let first;
    let errored;
    for (const one of cases) {
        first ??= one;
        if (one.gating === false)
            continue;
        if (one.status === 'failed')
            return told(one, header.reason);
        if (one.status === 'errored')
            errored ??= one;
    }
    if (errored !== undefined)
        return told(errored, header.reason);
    return {
        test_case_id: first?.id ?? '',
        test_case_name: first?.name ?? '',
        failure_summary: shown(header.reason),
    };
}
function told(one, reason) {
    return { test_case_id: one.id, test_case_name: one.name, failure_summary: shown(why(one) ?? reason) };
}
/** Which scorers failed and why, else the error; undefined when the case says neither. */
function why({ attempts, status }) {
    const attempt = attempts.find((one) => one.status === status) ?? attempts.at(-1);
    if (attempt === undefined)
        return undefined;
    const turns = attempt.turns;
    if (status === 'failed') {
        const failed = turns.flatMap(({ results }) => Object.entries(results).filter(([, result]) => !result.pass && result.gating !== false));
        const named = failed
            .slice(0, MOST_SCORERS)
            .map(([name, { score, reasoning }]) => scored(name, score, reasoning));
        const more = failed.length - named.length;
        if (named.length > 0)
            return `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
    }
    if (attempt.error !== undefined)
        return `${attempt.error.code}: ${attempt.error.message}`;
    const [error] = turns.flatMap(({ errors }) => Object.entries(errors ?? {}));
    return error === undefined ? undefined : `${error[0]}: ${error[1].message}`;
}
const scored = (name, score, reasoning) => `${name} ${score.toFixed(2)}${reasoning === '' ? '' : `: ${(0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.T)(reasoning), LONGEST_REASONING)}`}`;
/** Line breaks and controls would be read as more than one line. */
const shown = (text) => (0,truncate/* truncateText */.E)((0,clean_text/* oneLine */.T)(text), LONGEST);

// EXTERNAL MODULE: ./lib/operations/announce.js
var announce = __webpack_require__(20563);
;// CONCATENATED MODULE: ./lib/operations/announce-run.js


/**
 * Tells webhooks of a run that ended (contract 10): `run.failed` where its gate or the run itself failed, else
 * `run.completed`. Nobody is told of a shard, whose merge speaks for it, of a run that validates a prompt, which is part of
 * an optimization, and of one that was played elsewhere and imported.
 */
async function announceRun(engine, report, config) {
    if (config.shard !== undefined || config.validates !== undefined || config.imported !== undefined)
        return;
    const { run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms, status } = report.header;
    if (conclusion === 'failed' || status === 'failed') {
        await (0,announce/* announce */.i)(engine, { event: 'run.failed', data: { run_id, ...runFailure(report) } });
        return;
    }
    const url = workflowUrl(engine.ports);
    await (0,announce/* announce */.i)(engine, {
        event: 'run.completed',
        data: {
            ...{ run_id, agent_id, conclusion, reason, pass_rate, counts, avg_scores, duration_ms },
            ...(url === undefined ? {} : { url }),
        },
    });
}
/** Page of the workflow run that this is a part of; undefined elsewhere. */
function workflowUrl({ env }) {
    const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(env.get);
    const known = /^https?:\/\//.test(server ?? '') && (repository ?? '') !== '' && /^\d+$/.test(run ?? '');
    return known ? `${server}/${repository}/actions/runs/${run}` : undefined;
}


/***/ }),

/***/ 4922:
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

/***/ 86737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ chooseBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55280);
/* harmony import */ var _load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62876);




const HOW_TO_NAME = 'name one as baseline: a results.json file or a run id';
/** Runs that are tried when the newest ones cannot be opened. */
const MOST_TRIED = 5;
/**
 * The run to compare with. A named one is opened or refused before anything is paid. Without a name, and only where the gate
 * asks for regressions, it is the newest run of this state folder that can serve: finished, not failed (a regression would be
 * its own baseline the second time), not one that left doubts (a case flipped to failed, if only by chance, or lost its
 * verdict, or a fall was suspected: step by step that would lead anywhere), by the same judge, of the same cases or of all
 * of them. `fail_on: never` decided nothing about its answers, so such a run serves only where there is no other.
 */
async function chooseBaseline(engine, wish) {
    const { named, runId } = wish;
    if (wish.rescored !== undefined)
        return ofRescored(engine, wish.rescored);
    if (named === 'none')
        return { recorded: 'none', missing: 'No baseline was wanted' };
    if (named !== undefined) {
        const run = await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, named);
        if (run.header.run_id === runId) {
            await run.close();
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Fault */ .vC('usage', `${runId} cannot be its own baseline`, {
                where: 'baseline',
                hint: 'Name an earlier run.',
            });
        }
        return found(run, nameOf(named, run), recordedAs(engine, named, run), wish);
    }
    if (!wish.wanted)
        return {};
    const all = await (await engine.store()).runSummaries();
    const rows = all.filter((row) => serves(row, wish));
    const byJudge = rows.filter((row) => wish.judge === undefined || sameJudge(row, wish.judge));
    for (const { row, how } of ranked(byJudge, wish.selection).slice(0, MOST_TRIED))
        try {
            const passedOver = all
                .slice(0, all.indexOf(row))
                .some((newer) => isUnfailed(newer) && isDoubtful(newer));
            const name = `${row.run_id} (${how}${passedOver ? ', with nothing in doubt' : ''})`;
            const newest = all.slice(0, all.indexOf(row)).find(isOfBranch);
            const chosen = found(await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, row.run_id), name, row.run_id, wish);
            return newest?.['conclusion'] === 'failed' ? besideFailure(chosen, newest) : chosen;
        }
        catch (error) {
            engine.warn(`${row.run_id} cannot be the baseline: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error))}`);
        }
    const other = rows[0];
    if (other === undefined && wish.unread !== undefined)
        return { missing: `No baseline to compare with: ${wish.unread}` };
    return {
        missing: byJudge.length > 0 || other === undefined
            ? `No baseline to compare with yet (${HOW_TO_NAME})`
            : `No baseline to compare with: the runs before this one were judged by ${judgeOf(other)?.model ?? 'another judge'} (${HOW_TO_NAME})`,
    };
}
/** The run whose answers are judged anew is there to be looked at: what differs is the judge, and no gate asks that. */
async function ofRescored(engine, { from, fresh }) {
    const missing = 'Stored answers were judged again, which shows no regression';
    if (!fresh)
        return { missing };
    return { baseline: { run: await (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .loadComparedRun */ .T)(engine, from), name: from, gates: false }, missing };
}
function found(run, name, recorded, { selection }) {
    const same = (0,_load_compared_run_js__WEBPACK_IMPORTED_MODULE_1__/* .sameSelection */ .V)(run.selection, selection);
    return { baseline: { run, name, gates: true, sameSelection: same }, recorded };
}
const besideFailure = ({ baseline, ...rest }, { run_id: newerFailed }) => ({
    ...rest,
    ...(baseline === undefined ? {} : { baseline: { ...baseline, newerFailed } }),
});
/** A file is named beside the run it holds: the path is what a person knows it by. */
const isStored = (named, { header, selected }) => selected !== undefined && named === header.run_id;
const nameOf = (named, run) => isStored(named, run) ? run.header.run_id : `${run.header.run_id} (${named})`;
const recordedAs = ({ ports }, named, run) => isStored(named, run) ? run.header.run_id : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.env.cwd(), named);
/** A row of the index as far as it is looked at; what is in the index may be of any age. */
const field = (value, name) => typeof value === 'object' && value !== null ? value[name] : undefined; // Border: read back from disk.
/** Whether a run finished in a way that a later one can be held against, and played at least what is played now. */
function serves(row, { runId, selection }) {
    if (row.run_id === runId || row['status'] !== 'completed' || typeof row['pass_rate'] !== 'number')
        return false;
    if (!isUnfailed(row))
        return false;
    // A part, or other answers than the agent's of that day.
    if (row['rescored'] === true || row['shard'] !== undefined || row['imported'] !== undefined)
        return false;
    // Plays of a prompt that is not the agent's.
    if (row['optimization'] !== undefined)
        return false;
    // Most of what its cases ask was not decided.
    if (row['secrets_withheld'] !== undefined)
        return false;
    if (isDoubtful(row))
        return false;
    // Its row came from another machine without its answers.
    if (row['journal'] === false)
        return false;
    const before = row['selection'];
    if (typeof before !== 'object' || before === null)
        return false;
    if (field(before, 'agent') !== selection.agent || field(before, 'repeat') !== selection.repeat)
        return false;
    return playedAll(before) || sameCases(before, selection);
}
/** Whether a row came with the state of the base branch, of a whole run that ended: only the journal of a baseline comes along. */
const isOfBranch = (row) => row['journal'] === false &&
    row['status'] === 'completed' &&
    row['rescored'] !== true &&
    row['shard'] === undefined;
const isUnfailed = (row) => row['conclusion'] === 'passed' || row['conclusion'] === 'neutral';
/** What failed in it, if only by chance, or got no verdict, could fail for good in the next run and look as before. */
const isDoubtful = (row) => Number(row['doubts'] ?? 0) > 0;
const playedAll = (selection) => field(selection, 'cases') === undefined && field(selection, 'tags') === undefined;
const sameCases = (a, b) => (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)([field(a, 'cases'), field(a, 'tags')]) ===
    (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)([field(b, 'cases'), field(b, 'tags')]);
const judgeOf = (row) => {
    const [mode, model] = [field(row['judge'], 'mode'), field(row['judge'], 'model')];
    return typeof mode === 'string' && typeof model === 'string' ? { mode, model } : undefined;
};
const sameJudge = (row, judge) => judgeOf(row)?.mode === judge.mode && judgeOf(row)?.model === judge.model;
/** Best first: what decided about its answers before what did not, the same cases before more of them, then the newest. */
function ranked(rows, selection) {
    const decided = (row) => row['conclusion'] === 'passed' || row['fail_on'] === 'regression';
    const wordsOf = (row) => [
        row['conclusion'] === 'passed' ? 'the newest run that passed' : 'the newest run that did not fail',
        ...(sameCases(row['selection'], selection) ? [] : ['of all cases']),
    ].join(', ');
    return rows
        .map((row, age) => ({
        row,
        how: wordsOf(row),
        rank: (decided(row) ? 0 : 2) + (sameCases(row['selection'], selection) ? 0 : 1),
        age,
    }))
        .sort((a, b) => a.rank - b.rank || a.age - b.age);
}


/***/ }),

/***/ 73512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   estimatedSeconds: () => (/* binding */ estimatedSeconds)
/* harmony export */ });
/** What a turn takes of which nothing is known yet (contract 9). */
const TURN_MS = 2_000;
/**
 * How long a run will take, in whole seconds and at least 1: what its cases took in earlier runs (medians), else 2 s a turn, over the
 * concurrency (contract 9).
 */
function estimatedSeconds({ planned, settings }, durations) {
    let sum = 0;
    for (const { description, loaded } of planned)
        if (description.skip === undefined)
            sum += description.repeat * (durations?.of(description) ?? loaded.case.turns.length * TURN_MS);
    return Math.max(1, Math.ceil(sum / 1000 / (settings.run.parallel ? settings.run.concurrency : 1)));
}


/***/ }),

/***/ 64870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ wantsQuarantine),
/* harmony export */   m: () => (/* binding */ quarantineBy)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _runs_outcome_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10530);
/* harmony import */ var _runs_quarantine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47204);



/**
 * Whether cases that are flaky in the history are kept from gating. Where the settings do not say, only where the history is that
 * of the base branch: on a person's machine it tells of edits, and a gate does not change behind anyone's back.
 */
const wantsQuarantine = (gate, historyOf) => gate.quarantine ?? historyOf === 'base';
/**
 * Decides which of the cases of a run are quarantined by what the state remembers of them under this judge. A history that
 * cannot be read quarantines nothing.
 */
async function quarantineBy(engine, judgeId) {
    try {
        const history = await (0,_runs_outcome_spans_js__WEBPACK_IMPORTED_MODULE_0__/* .readOutcomeSpans */ .q)(await engine.store(), judgeId);
        return (cases) => (0,_runs_quarantine_js__WEBPACK_IMPORTED_MODULE_1__/* .quarantineOf */ .KS)(cases, history.of);
    }
    catch (error) {
        engine.warn(`no case is quarantined: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .asFault */ .Ps)(error))}`);
        return () => undefined;
    }
}


/***/ }),

/***/ 18645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lW: () => (/* binding */ summaryRow),
/* harmony export */   om: () => (/* binding */ historyOf),
/* harmony export */   vj: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _runs_case_durations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10260);
/* harmony import */ var _runs_case_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41645);
/* harmony import */ var _runs_outcome_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10530);




/** What later runs need to know of one that ended: its row in the index, and what became of its cases. */
async function recordRun(store, { config, judge, planned, commit }, outcome, finishedBefore) {
    // Once a run, and only answers that were played for it.
    // And once a suite: what shards saw is remembered when they are merged.
    const remembered = !outcome.cancelled && !finishedBefore && config.rescored === undefined && config.shard === undefined;
    const descriptions = planned.map(({ description }) => description);
    await Promise.all([
        store.putRunSummary(summaryRow(outcome, config)),
        ...(remembered
            ? [
                // Decided by some of the scorers alone, it says nothing of how the case goes.
                ...(config.secrets_withheld === undefined
                    ? [
                        (0,_runs_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberOutcomes */ .jE)(store, judge.id, descriptions, outcome.outcomes),
                        (0,_runs_outcome_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .rememberSpans */ .r)(store, judge.id, descriptions, outcome.outcomes, {
                            commit,
                            unanimous: outcome.unanimous,
                        }),
                    ]
                    : []),
                (0,_runs_case_durations_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberDurations */ .B)(store, descriptions, outcome.durations),
            ]
            : []),
    ]);
}
/** What became of the cases before. Marks only inform, so a history that cannot be read is a warning. */
async function historyOf(engine, judgeId) {
    try {
        return await (0,_runs_case_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readCaseHistory */ .Nl)(await engine.store(), judgeId);
    }
    catch (error) {
        engine.warn(`no case is marked as flaky: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .faultLine */ .z9)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .asFault */ .Ps)(error))}`);
        return { of: () => undefined };
    }
}
/** One small row a run in the index (contract 8), with what a later run looks for a baseline by; the cases stay in the journal. */
function summaryRow({ report: { header, comparison } }, { selection, gate, rescored, shard, quarantine }) {
    const { run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge } = header;
    return {
        ...{ run_id, status, conclusion, reason, started_at, finished_at, agent_id, counts, pass_rate, judge },
        selection,
        fail_on: gate.fail_on,
        ...(header.secrets_withheld === undefined ? {} : { secrets_withheld: header.secrets_withheld }),
        ...(rescored === undefined ? {} : { rescored: true, rescored_from: rescored.from }),
        ...(shard === undefined ? {} : { shard: { index: shard.index, count: shard.count } }),
        ...(comparison === undefined
            ? {}
            : {
                doubts: comparison.flips.filter(({ verdict }) => verdict !== undefined).length +
                    lostInQuarantine(comparison, quarantine) +
                    (comparison.cases.lost ?? 0) +
                    (comparison.verdict === 'suspected' ? 1 : 0),
            }),
    };
}
/** Flipped cases that did not gate: a run where they fail must not become what later ones are measured by, once they gate again. */
function lostInQuarantine({ flips }, quarantine) {
    const held = new Set(quarantine?.cases.map(({ id }) => id));
    return flips.filter(({ id, kind }) => kind === 'pass_to_fail' && held.has(id)).length;
}


/***/ }),

/***/ 82578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ reportOfRun)
});

// EXTERNAL MODULE: ./lib/operations/calibration-quotes.js
var calibration_quotes = __webpack_require__(34886);
// EXTERNAL MODULE: ./lib/operations/run-failure-analysis.js
var run_failure_analysis = __webpack_require__(52719);
// EXTERNAL MODULE: ./lib/text/canonical-json.js
var canonical_json = __webpack_require__(55280);
;// CONCATENATED MODULE: ./lib/operations/run-trend.js

/** Points that are shown, and fewer than which show no direction. */
const MOST_RUNS = 30;
const FEWEST_RUNS = 3;
/**
 * The pass rates of the last runs that can be laid beside this one, oldest first, with this one as the last: whole runs that
 * ended, were asked to play the same, and were judged by the same judge. `rows` are those of the index, newest first. Nothing
 * where there are fewer than three, or where this run itself is a part, judged stored answers, or did not end.
 */
function runTrend(rows, { header, config }) {
    const { run_id, started_at, pass_rate, judge, status } = header;
    if (pass_rate === null || status !== 'completed')
        return {};
    if (config.rescored !== undefined || config.shard !== undefined || config.secrets_withheld !== undefined)
        return {};
    const kind = kindOf(config.selection, judge);
    const earlier = rows
        .filter((row) => row.run_id !== run_id && row.started_at <= started_at && isWhole(row))
        .filter((row) => kindOf(row['selection'], row['judge']) === kind)
        .slice(0, MOST_RUNS - 1)
        // Checked by `isWhole`.
        .map((row) => ({ run: row.run_id, pass_rate: row['pass_rate'] }))
        .reverse();
    const trend = [...earlier, { run: run_id, pass_rate }];
    return trend.length < FEWEST_RUNS ? {} : { trend };
}
/** What is in the index may be of any age, and from another machine. */
function isWhole(row) {
    const { status, pass_rate: rate, rescored, shard, secrets_withheld: withheld, imported } = row;
    return (status === 'completed' &&
        typeof rate === 'number' &&
        rate >= 0 &&
        rate <= 1 &&
        rescored !== true &&
        shard === undefined &&
        withheld === undefined &&
        imported === undefined);
}
/** Equal where two runs were asked to play the same, and judged by the same judge. */
function kindOf(selection, judge) {
    const [asked, judged] = [fieldsOf(selection), fieldsOf(judge)];
    return (0,canonical_json/* canonicalJson */.d)([
        [asked['cases'], asked['tags'], asked['agent'], asked['repeat']],
        [judged['mode'], judged['model']],
    ]);
}
const fieldsOf = (value) => typeof value === 'object' && value !== null ? value : {}; // Read back from disk: every field is unknown.

;// CONCATENATED MODULE: ./lib/operations/report-of-run.js



/** What every door shows of a run beside its numbers: how it goes over time, how far the judge is to be believed, and why cases fail. */
async function reportOfRun(engine, report, { config, journal, baseline, whole }) {
    const rows = whole ? await (await engine.store()).runSummaries() : [];
    const trend = whole ? runTrend(rows, { header: report.header, config }) : {};
    const told = await (0,calibration_quotes/* withCalibration */.Z)(engine, { ...report, ...trend });
    return (0,run_failure_analysis/* withFailureAnalysis */.x)(engine, told, journal, baseline);
}


/***/ }),

/***/ 97534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ refuseValidation),
/* harmony export */   eo: () => (/* binding */ checkSameJudge),
/* harmony export */   yn: () => (/* binding */ checkSameCases)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A run can only be continued with the cases and the judge that it began with; anything else would be two runs in one. */
function checkSameCases(journal, planned, runId) {
    const before = journal.planned;
    const now = new Map(planned.map(({ description }) => [description.id, description]));
    const changed = before.filter((one) => now.get(one.id)?.hash !== one.hash || now.get(one.id)?.repeat !== one.repeat);
    // Cases are written down before the first is played: a kill in between leaves a shorter list, and nothing else.
    const begun = before.some((one) => journal.played(one.id, 0) !== undefined);
    if (changed.length === 0 && (before.length === planned.length || !begun))
        return;
    const which = changed
        .map((one) => one.id)
        .slice(0, 5)
        .join(', ') || 'cases were added';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `the evals folder changed since ${runId} began: ${which}`, {
        where: runId,
        hint: 'Start a new run; its judge calls come from the cache where nothing changed.',
    });
}
/** A validation run holds two prompts, and its optimization goes on with it. */
function refuseValidation(config, runId, where) {
    const validated = config?.validates;
    if (validated === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('usage', `${runId} is the validation of ${validated}, not a run of the suite`, {
        where,
        hint: `Go on with: assay optimize --resume ${validated}`,
    });
}
/** Judged by two, it would have two bars. */
function checkSameJudge(before, now, runId) {
    if (before.judge.id === now.judge.id)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('conflict', `${runId} was judged by ${before.judge.model}, now the judge is ${now.judge.model}`, {
        where: runId,
        hint: 'Pass the same --judge and --judge-model, or start a new run.',
    });
}


/***/ }),

/***/ 14922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ planRun),
  startRun: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/event-stream.js
var event_stream = __webpack_require__(47217);
;// CONCATENATED MODULE: ./lib/judges/judging-anew.js
/**
 * A judge that answers anew what its cache knows already: every question is another one by the name of the round, so the same
 * round asks nothing twice and can be resumed. Preparation that belongs to a text (criteria, steps) is not asked again: all
 * attempts share it, and only the judgement is measured.
 */
function judgingAnew(judge, round) {
    return {
        ...judge,
        fill: (question, signal) => judge.fill(question.shared === true ? question : { ...question, repeat: `${question.repeat ?? '0'}@${round}` }, signal),
    };
}

// EXTERNAL MODULE: ./lib/runs/check-plan.js
var check_plan = __webpack_require__(41924);
// EXTERNAL MODULE: ./lib/runs/forget-errors.js
var forget_errors = __webpack_require__(29197);
// EXTERNAL MODULE: ./lib/runs/plan.js + 1 modules
var plan = __webpack_require__(80375);
// EXTERNAL MODULE: ./lib/runs/run-journal.js + 1 modules
var run_journal = __webpack_require__(98708);
// EXTERNAL MODULE: ./lib/state/blobs.js
var blobs = __webpack_require__(72693);
// EXTERNAL MODULE: ./lib/state/lock.js
var state_lock = __webpack_require__(56906);
// EXTERNAL MODULE: ./lib/state/state-paths.js
var state_paths = __webpack_require__(49841);
// EXTERNAL MODULE: ./lib/operations/affected-cases.js + 4 modules
var affected_cases = __webpack_require__(18300);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/connect.js + 16 modules
var connect = __webpack_require__(55327);
// EXTERNAL MODULE: ./lib/agents/local-url.js
var local_url = __webpack_require__(71961);
// EXTERNAL MODULE: ./lib/schema/file-kinds.js
var file_kinds = __webpack_require__(11415);
// EXTERNAL MODULE: ./lib/test-cases/load-agents.js
var load_agents = __webpack_require__(2929);
// EXTERNAL MODULE: ./lib/test-cases/read-resources.js + 1 modules
var read_resources = __webpack_require__(6743);
;// CONCATENATED MODULE: ./lib/test-cases/agents-in.js




/**
 * The agents alone of the evals folder of another checkout, as `loadEvals` reads them. `root` and `boundary` are absolute with
 * links resolved; nothing outside of `boundary` is read, whatever holds it. An agent may be there although its file has a
 * problem: a prompt that could not be read for one.
 */
async function agentsIn(root, boundary, files) {
    const loading = { root, boundary, home: (0,external_node_path_.dirname)(root), files, mode: 'run', problems: [] };
    const { all } = await (0,read_resources/* readResources */.M)('agent', file_kinds/* agentFile */.Om, loading);
    const agents = [];
    for (const resource of all) {
        const variables = (0,load_agents/* noteVariables */.Y)(resource, loading);
        const { value } = resource;
        if (value === undefined)
            continue;
        const whole = { ...resource, value };
        agents.push(await (0,load_agents/* loadAgent */.e)(whole, variables, loading));
    }
    return { agents, problems: loading.problems };
}

// EXTERNAL MODULE: ./lib/test-cases/boundary.js
var boundary = __webpack_require__(57488);
// EXTERNAL MODULE: ./lib/operations/ask-git.js
var ask_git = __webpack_require__(4922);
;// CONCATENATED MODULE: ./lib/operations/base-ref.js







/** SHA-1, or SHA-256 in repositories that use it: a name could lead elsewhere tomorrow, and nothing else begins with a dash. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** How git reaches the origin where that is not in its settings. */
const REACH = [
    ...['SSH_AUTH_SOCK', 'GIT_SSH_COMMAND', 'GIT_SSL_CAINFO', 'SSL_CERT_FILE'],
    ...[
        'HTTPS_PROXY',
        'https_proxy',
        'HTTP_PROXY',
        'http_proxy',
        'NO_PROXY',
        'no_proxy',
        'ALL_PROXY',
        'all_proxy',
    ],
];
/** Programs that run the file they are given; any other brings its own code, whatever files it is given. */
const INTERPRETER = /^(?:node|nodejs|deno|bun|tsx|ts-node|python[\d.]*|pypy[\d.]*|ruby|perl|php|lua|Rscript|java|bash|sh|zsh)$/;
/** What is run is written in the command, or chosen by it. */
const INLINE = /^(?:-c|-e|-p|--eval|--print)$/;
/** Nothing that a repository asks for is run because files of it are written elsewhere. */
const NO_HOOKS = ['-c', 'core.hooksPath=/dev/null'];
/** The base of a run that asks for it; a run that goes on keeps the one it began with. Where the check can do nothing that is said. */
function baseOf(engine, wish) {
    const { before, settings, part, options, runId } = wish;
    if (!settings.gate.baseline_ref_check && before?.base_ref === undefined)
        return undefined;
    const idle = part !== undefined
        ? 'flips are known when the shards are merged, and a merge plays nothing'
        : settings.gate.fail_on === 'regression'
            ? undefined
            : `it belongs to fail_on: regression, and fail_on is ${settings.gate.fail_on}`;
    if (idle !== undefined) {
        engine.warn(`baseline_ref_check has no effect here: ${idle}`);
        return undefined;
    }
    const commit = before?.base_ref ?? options.baseRef;
    if (commit === undefined) {
        const missing = 'it is not known of which commit this is a change';
        return { agentOf: async () => ({ missing }), close: () => undefined };
    }
    const { env } = engine.ports;
    // Outside of the workspace where there is a place for it: a search upwards, as for packages, must not find what is checked out now.
    return baseRef(engine, commit, (0,external_node_path_.join)(env.get('RUNNER_TEMP') ?? engine.stateDir, `base-${runId}`));
}
/**
 * The repository as it was at `commit`, written once below `folder` when the first agent is asked for, and only read from then
 * on. Git's own records are left alone (an index of its own, no worktree): a process that is killed leaves a folder behind and
 * nothing else, and the next one takes it away. A commit that is not in the clone is fetched, that one alone.
 */
function baseRef(engine, commit, folder) {
    const { ports } = engine;
    const known = new Map();
    let laidOut;
    return {
        commit,
        agentOf(current) {
            let found = known.get(current);
            if (found === undefined) {
                laidOut ??= layOut(engine, commit, folder);
                found = laidOut
                    .then((tree) => onBase(current, tree, engine))
                    .catch((error) => ({ missing: (0,errors/* asFault */.Ps)(error).message.replace(/\.$/, '') }));
                known.set(current, found);
            }
            return found;
        },
        close() {
            ports.files.remove(folder);
        },
    };
}
async function layOut({ evalsDir, ports }, commit, folder) {
    const { files } = ports;
    const evals = files.realPath(evalsDir);
    const repository = evals === null ? null : (0,boundary/* findBoundary */.Wi)(evals, files);
    if (evals === null || repository === null || files.stat((0,external_node_path_.join)(repository, '.git')) === null)
        return 'the evals folder is in no git repository';
    if (!COMMIT.test(commit))
        return `"${commit}" is not the full name of a commit`;
    files.remove(folder);
    const tree = (0,external_node_path_.join)(folder, 'files');
    files.makeFolder(tree);
    const git = (0,ask_git/* gitIn */.u)(repository, ports, {
        ...reachOf(ports),
        GIT_NO_LAZY_FETCH: '0',
        GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index'),
    });
    if (!(await isThere(git, commit))) {
        const fetched = await git(...NO_HOOKS, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
        if (fetched.code !== 0 || !(await isThere(git, commit)))
            return `commit ${commit.slice(0, 12)} is not in this clone and could not be fetched; check out with "fetch-depth: 0"`;
    }
    const read = await git(...NO_HOOKS, 'read-tree', commit);
    const written = read.code === 0
        ? await git(...NO_HOOKS, `--work-tree=${tree}`, 'checkout-index', '--all', '--force', '--quiet')
        : read;
    if (written.code !== 0)
        return `the files of ${commit.slice(0, 12)} could not be written: ${written.errors.trim().split('\n')[0] ?? ''}`;
    const top = files.realPath(tree) ?? tree;
    const root = files.realPath((0,external_node_path_.join)(top, (0,external_node_path_.relative)(repository, evals)));
    if (root === null || !(0,boundary/* isInside */.FK)(top, root))
        return `commit ${commit.slice(0, 12)} has no evals folder`;
    const { agents, problems } = await agentsIn(root, top, files);
    const broken = new Map(problems.filter(({ severity }) => severity === 'error').map(({ file, message }) => [file, message]));
    return { root, top, agents, broken };
}
const isThere = async (git, commit) => (await git('cat-file', '-e', `${commit}^{commit}`)).code === 0;
function reachOf({ env }) {
    return Object.fromEntries(REACH.flatMap((name) => {
        const value = env.get(name);
        return value === undefined ? [] : [[name, value]];
    }));
}
/** The agent of the base commit under the id of a present one, if what would answer is known to be of that commit. */
async function onBase(current, tree, engine) {
    if (typeof tree === 'string')
        return { missing: tree };
    const { id } = current.agent;
    const agent = tree.agents.find((one) => one.agent.id === id);
    if (agent === undefined)
        return { missing: `the base has no agent "${id}"` };
    const problem = tree.broken.get(agent.location.file);
    if (problem !== undefined)
        return { missing: `agent "${id}" of the base cannot be read: ${problem}` };
    const doubt = doubtOf(agent, tree.top, engine.ports);
    if (doubt !== undefined)
        return { missing: `agent "${id}" ${doubt}` };
    // What can be seen without a call, such as a variable that is not set, is no reason to end the run.
    await (0,connect/* connectAgent */.K)(await engine.reach(agent), engine.ports).close();
    return { agent };
}
/**
 * Why an answer might come from this change although the base was asked: its failing would then excuse what it caused. Programs
 * are of the base when they are files of it; a server at a local address was started from what is checked out now.
 */
function doubtOf({ agent, home }, top, { files }) {
    const { command, cwd = '.', url, base_url: baseUrl } = agent.invocation ?? {};
    const address = url ?? baseUrl;
    if (address !== undefined && (0,local_url/* isPrivateUrl */.Dd)(address))
        return 'is a server at a local address, which is not of the base commit';
    if (command === undefined)
        return undefined;
    const folder = files.realPath((0,external_node_path_.resolve)(home, cwd));
    if (folder === null || !(0,boundary/* isInside */.FK)(top, folder))
        return 'works in a folder that the base commit does not have';
    const isFile = (path) => {
        const real = (0,external_node_path_.isAbsolute)(path) ? null : files.realPath((0,external_node_path_.resolve)(folder, path));
        return real !== null && (0,boundary/* isInside */.FK)(top, real) && files.stat(real)?.kind === 'file';
    };
    // A module of Python by its name, found from the folder that it works in.
    const isModule = (name) => {
        const path = name.replaceAll('.', external_node_path_.sep);
        return isFile(`${path}.py`) || isFile((0,external_node_path_.join)(path, '__main__.py'));
    };
    const isOfBase = isRunFrom(command, isFile, isModule);
    return isOfBase
        ? undefined
        : 'is a program that is no file of the base commit, so it may be that of this change';
}
/** Whether the program itself, not merely a file that it is given, is one of these files. */
function isRunFrom([program = '', ...rest], isFile, isModule) {
    if (isFile(program))
        return true;
    const at = [program, ...rest].findIndex((word) => INTERPRETER.test((0,external_node_path_.basename)(word)));
    if (at === -1)
        return false;
    const words = rest.slice(at);
    const script = words.findIndex(isFile);
    const before = script === -1 ? words : words.slice(0, script);
    if (before.some((word) => INLINE.test(word)))
        return false;
    const module = before.indexOf('-m');
    return module === -1 ? script !== -1 : isModule(words[module + 1] ?? '');
}

// EXTERNAL MODULE: ./lib/operations/choose-baseline.js
var choose_baseline = __webpack_require__(86737);
// EXTERNAL MODULE: ./lib/runs/case-durations.js
var case_durations = __webpack_require__(10260);
// EXTERNAL MODULE: ./lib/runs/shard.js
var runs_shard = __webpack_require__(13282);
// EXTERNAL MODULE: ./lib/runs/suite-key.js
var suite_key = __webpack_require__(20712);
// EXTERNAL MODULE: ./lib/operations/workflow-commit.js
var workflow_commit = __webpack_require__(4995);
;// CONCATENATED MODULE: ./lib/operations/cut-shard.js





/**
 * The part of the whole plan that this shard plays, balanced by the durations that the state remembers. Machines with the same
 * evals folder and the same remembered durations cut alike. A shard that goes on (`before`) keeps the cases that it began with.
 */
async function cutShard(engine, whole, settings, shard, before) {
    if (!(0,runs_shard/* isShard */.ze)(shard))
        throw new errors/* Fault */.vC('usage', `there is no shard ${shard.index} of ${shard.count}`, {
            where: 'shard',
            hint: 'Shards count from 1: 1/8 to 8/8.',
        });
    const suite = (0,suite_key/* suiteKey */.a)(whole.map(({ description }) => description));
    const part = before ?? (await newPart(engine, whole, settings, shard, suite));
    if (part.suite !== suite)
        throw new errors/* Fault */.vC('conflict', `the suite changed since ${(0,runs_shard/* shardName */.Az)(shard)} began`, {
            where: 'shard',
            hint: 'Start all shards anew; judge calls come from the cache where nothing changed.',
        });
    const planned = part.places.map((place, index) => ({ ...whole[place], index }));
    return { planned, part };
}
/** Which shard a run plays, if any: the one asked for, or the one that it began as. Fault `usage` for what makes no sense together. */
function shardToPlay({ shard, baseline }, before, runId) {
    if (before?.merged !== undefined)
        throw new errors/* Fault */.vC('conflict', `${runId} was merged from shards, which are played elsewhere`, {
            where: runId,
            hint: 'Go on with the shard that did not finish, then merge again.',
        });
    const part = before === undefined ? shard : before.shard;
    const other = shard !== undefined && (shard.index !== part?.index || shard.count !== part.count);
    if (before !== undefined && other)
        throw new errors/* Fault */.vC('usage', `${runId} goes on as what it began: ${nameOf(part)}`, {
            where: 'shard',
            hint: 'Leave the shard out, or start a new run.',
        });
    if (part !== undefined && baseline !== undefined && baseline !== 'none')
        throw new errors/* Fault */.vC('usage', `${nameOf(part)} is compared with nothing: the whole suite is`, {
            where: 'baseline',
            hint: 'Name the baseline where the shards are merged.',
        });
    return part;
}
const nameOf = (shard) => (shard === undefined ? 'the whole suite' : (0,runs_shard/* shardName */.Az)(shard));
async function newPart(engine, whole, settings, { index, count }, suite) {
    const durations = await durationsOf(engine);
    const shards = (0,runs_shard/* cutSuite */.Vq)(whole.map(({ description }) => {
        if (description.skip !== undefined)
            return { ms: null };
        const ms = durations.of(description);
        return { ms: ms === undefined ? undefined : ms * description.repeat };
    }), count);
    const { gate, defaults, run } = settings;
    const commit = (0,workflow_commit/* workflowCommit */.v)(engine.ports);
    return {
        index,
        count,
        suite,
        cut: (0,suite_key/* cutKey */.s)(shards),
        cases: whole.length,
        ...(commit === undefined ? {} : { commit }),
        places: shards.flatMap((one, place) => (one === index ? [place] : [])),
        settings: {
            gate,
            threshold: defaults.threshold,
            max_retries: run.max_retries,
            timeout_ms: run.timeout_ms,
        },
    };
}
/** Durations only balance, so what cannot be read is a warning; a merge notices when the machines then cut otherwise. */
async function durationsOf(engine) {
    try {
        return await (0,case_durations.readCaseDurations)(await engine.store());
    }
    catch (error) {
        engine.warn(`shards are not balanced by durations: ${(0,errors/* faultLine */.z9)((0,errors/* asFault */.Ps)(error))}`);
        return { of: () => undefined };
    }
}

// EXTERNAL MODULE: ./lib/operations/quarantined-cases.js
var quarantined_cases = __webpack_require__(64870);
;// CONCATENATED MODULE: ./lib/operations/run-settings.js
/** Without what is undefined, so that it does not hide anything. */
function defined(value) {
    return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
/** The settings with what was asked for in their place. */
function withOptions(settings, options) {
    return {
        ...settings,
        run: {
            ...settings.run,
            ...(options.maxRetries === undefined ? {} : { max_retries: options.maxRetries }),
            ...(options.timeoutMs === undefined ? {} : { timeout_ms: options.timeoutMs }),
            ...(options.parallel === undefined ? {} : { parallel: options.parallel }),
        },
        gate: {
            ...settings.gate,
            ...(options.minPassRate === undefined ? {} : { min_pass_rate: options.minPassRate }),
            ...(options.failOn === undefined ? {} : { fail_on: options.failOn }),
            ...(options.baselineRefCheck === undefined ? {} : { baseline_ref_check: options.baselineRefCheck }),
        },
    };
}

// EXTERNAL MODULE: ./lib/operations/same-run.js
var same_run = __webpack_require__(97534);
// EXTERNAL MODULE: ./lib/runs/run.js + 1 modules
var run = __webpack_require__(42813);
// EXTERNAL MODULE: ./lib/runs/traced-agents.js + 1 modules
var traced_agents = __webpack_require__(50336);
// EXTERNAL MODULE: ./lib/runs/withheld.js
var withheld = __webpack_require__(9599);
// EXTERNAL MODULE: ./lib/operations/announce-run.js + 1 modules
var announce_run = __webpack_require__(14940);
// EXTERNAL MODULE: ./lib/operations/case-attachments.js + 1 modules
var case_attachments = __webpack_require__(82027);
// EXTERNAL MODULE: ./lib/operations/estimated-seconds.js
var estimated_seconds = __webpack_require__(73512);
// EXTERNAL MODULE: ./lib/operations/record-run.js
var record_run = __webpack_require__(18645);
// EXTERNAL MODULE: ./lib/operations/report-of-run.js + 1 modules
var report_of_run = __webpack_require__(82578);
;// CONCATENATED MODULE: ./lib/operations/started-run.js










/** A run whose journal is open, as its door sees it. */
function startedRun(engine, world, affected, close) {
    const { ports } = engine;
    if (world.journal.damage.lines > 0)
        engine.warn(`the journal of ${world.runId} has ${world.journal.damage.lines} damaged lines; what they held is done again`);
    return {
        runId: world.runId,
        planned: world.planned,
        settings: world.settings,
        judge: { mode: world.judge.mode, model: world.judge.model },
        warnings: (0,withheld/* emptyKeyWarnings */.sF)(world.config.empty_keys),
        events: world.events,
        ...(affected === undefined ? {} : { affected }),
        estimatedSeconds: (0,estimated_seconds.estimatedSeconds)(world),
        abandon: close,
        async finish(use) {
            const traces = (0,traced_agents/* tracedAgents */.y)(engine.traces(), ports);
            try {
                // A row from the beginning, written while the first calls are under way: a killed run is found in the list.
                const store = await engine.store();
                const listed = store.putRunSummary({
                    run_id: world.runId,
                    status: 'running',
                    conclusion: null,
                    reason: 'Not finished: under way, or interrupted.',
                    started_at: world.journal.startedAt ?? new Date(ports.clock.now()).toISOString(),
                    pass_rate: null,
                });
                listed.catch(() => undefined); // Heard below, after the run: nothing that is paid for is left behind.
                const finishedBefore = world.journal.header !== undefined;
                const outcome = await (0,run/* run */.e)({
                    ...world,
                    ports,
                    history: (0,record_run/* historyOf */.om)(engine, world.judge.id),
                    traces,
                    connect: async (loaded) => (0,connect/* connectAgent */.K)(await engine.reach(loaded), ports),
                    attachments: (0,case_attachments/* caseAttachments */.v)(engine),
                });
                await listed;
                const recorded = { ...world, commit: (0,workflow_commit/* workflowCommit */.v)(ports) };
                await (0,record_run/* recordRun */.vj)(store, recorded, outcome, finishedBefore);
                const { config, journal, baseline } = world;
                const ended = { config, journal, baseline: baseline?.run, whole: true };
                const report = await (0,report_of_run/* reportOfRun */.Z)(engine, outcome.report, ended);
                if (!outcome.cancelled)
                    await (0,announce_run/* announceRun */.N)(engine, outcome.report, config);
                return await use({ ...outcome, report });
            }
            finally {
                await traces.close();
                await close();
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/operations/without-secrets.js

/**
 * The plan with every agent that it calls checked: rejects when a variable of one is not set. Where the workflow was given no
 * secrets, the cases of such an agent are skipped instead: that a fork has no key is nobody's failure.
 */
async function reachableCases(engine, planned) {
    const called = planned.filter((one) => one.description.skip === undefined);
    const unreachable = new Map();
    for (const agent of new Set(called.map((one) => one.agent)))
        try {
            await engine.reach(agent);
        }
        catch (error) {
            const { secretsWithheld } = engine.options;
            if (secretsWithheld === undefined || !(error instanceof errors/* Fault */.vC) || error.code !== 'validation_failed')
                throw error;
            unreachable.set(agent, `${error.message}: ${secretsWithheld.reason}`);
        }
    return planned.map((one) => {
        const why = unreachable.get(one.agent);
        if (why === undefined || one.description.skip !== undefined)
            return one;
        return { ...one, description: { ...one.description, skip: why, unreachable: true } };
    });
}
/** Whether some case has a scorer that asks the judge. */
const asksJudge = (planned) => planned.some(({ scorers }) => scorers.flat().some(({ scorer }) => !scorer.deterministic));
/**
 * What the run lacks for want of secrets, for its records; undefined where nothing does. A run that goes on judges as it
 * began: `before` is what it wrote down.
 */
function withheldFrom({ options }, judgeWithheld, planned, before) {
    const reason = before?.secrets_withheld?.reason ?? options.secretsWithheld?.reason;
    if (reason === undefined)
        return undefined;
    const judge = before === undefined ? judgeWithheld && asksJudge(planned) : before.secrets_withheld?.judge === true;
    const unreachable = planned.some(({ description }) => description.unreachable === true);
    return judge || unreachable ? { reason, judge } : undefined;
}

;// CONCATENATED MODULE: ./lib/operations/start-run.js



















/** What would be played, without judge, journal or agent: the answer to `--dry-run`. */
async function planRun(engine, options, before) {
    const settings = withOptions(await engine.settings(), options);
    const registry = await engine.registry();
    const { cases, agents } = options.suite ?? {
        cases: await engine.cases(),
        agents: await engine.agents(),
    };
    // Without stored cases the evals folder is all there is; its absence is said as such, with the way to make one.
    // Who speaks to the service chooses by name, and is told that there is none of it.
    if (cases.length === 0 && options.suite === undefined && engine.streams() === undefined)
        await engine.evals();
    const whole = (0,plan/* plan */.e)({ cases, agents, settings, registry, selection: options.selection ?? {} });
    const problems = (0,check_plan/* checkPlan */.G)(whole);
    if (problems.length > 0)
        throw new errors/* Fault */.vC('validation_failed', problems.map((problem) => problem.message).join('; '), {
            where: problems[0].path,
            hint: 'Add the named fields or take the scorer off the turn; nothing was played.',
            problems,
        });
    const draft = { planned: whole, settings };
    const chosen = await (0,affected_cases/* onlyAffected */.j6)(engine, draft, options.affected, before?.affected);
    if (options.shard === undefined)
        return chosen;
    const cut = await cutShard(engine, chosen.planned, chosen.settings, options.shard, before?.shard);
    return { ...chosen, ...cut };
}
/** Loads, plans, checks everything that can be checked before money is spent, and opens the journal. */
async function startRun(engine, options = {}) {
    const { ports } = engine;
    const continued = options.resume ?? options.retryErrors;
    const runId = continued ?? options.id ?? ports.ids.next('run_');
    const paths = (0,state_paths/* statePaths */.m)(engine.stateDir);
    if (continued !== undefined && ports.files.stat(paths.journal(runId)) === null)
        throw new errors/* Fault */.vC('not_found', `no run "${runId}" in this state folder`, {
            where: paths.runs,
            hint: 'See: assay list runs',
        });
    // The lock stands in the run's own folder: other runs on the same state go on beside it.
    const lock = await (0,state_lock/* acquireLock */.I)(paths.runFolder(runId), ports);
    let journal;
    let against;
    try {
        journal = (0,run_journal/* openRunJournal */.f)(paths.journal(runId), ports, (0,blobs/* openBlobs */.d)(paths.blobs, ports));
        const before = journal.config;
        (0,same_run/* refuseValidation */.Is)(before, runId, options.resume === undefined ? '--retry-errors' : '--resume');
        const selection = before === undefined ? (options.selection ?? {}) : { ...before.selection };
        const narrowing = [
            ...Object.keys(options.selection ?? {}),
            ...(options.affected === undefined ? [] : ['affected']),
        ];
        if (continued !== undefined && narrowing.length > 0)
            throw new errors/* Fault */.vC('usage', `${runId} goes on with the cases it began with`, {
                where: narrowing.join(', '),
                hint: 'Leave the selection out, or start a new run.',
            });
        const gate = { minPassRate: before?.gate.min_pass_rate, failOn: before?.gate.fail_on };
        const shard = shardToPlay(options, before, runId);
        const { planned: drafted, settings, part, affected, } = await planRun(engine, { ...defined(gate), ...options, selection, ...(shard === undefined ? {} : { shard }) }, before);
        const adopted = options.adopt?.(drafted);
        // What is not called needs no keys: stored answers, skipped cases.
        const planned = adopted?.cases ?? (await reachableCases(engine, drafted));
        const { judge: chosen, budget, judgeWithheld, emptyKeys } = await engine.scoringWith();
        const withheld = withheldFrom(engine, judgeWithheld, planned, before);
        const rescored = options.rescored ?? before?.rescored;
        const judge = rescored?.fresh === true ? judgingAnew(chosen, runId) : chosen;
        const config = {
            ...(0,affected_cases/* recordedChoice */.Y0)({ ...selection }, affected),
            judge: { mode: judge.mode, model: judge.model, id: judge.id, samples: settings.judge.samples },
            gate: { min_pass_rate: settings.gate.min_pass_rate, fail_on: settings.gate.fail_on },
            seed: engine.options.seed ?? 1,
            ...(rescored === undefined ? {} : { rescored }),
            ...(part === undefined ? {} : { shard: part }),
            ...(withheld === undefined ? {} : { secrets_withheld: withheld }),
            ...(emptyKeys.length === 0 || !asksJudge(planned) ? {} : { empty_keys: emptyKeys }),
        };
        if (before !== undefined) {
            (0,same_run/* checkSameCases */.yn)(journal, planned, runId);
            (0,same_run/* checkSameJudge */.eo)(before, config, runId);
        }
        if (before?.quarantine !== undefined)
            config.quarantine = before.quarantine;
        // The whole is gated, once it is merged.
        else if (before === undefined &&
            part === undefined &&
            (0,quarantined_cases/* wantsQuarantine */.U)(settings.gate, options.historyOf)) {
            const decide = await (0,quarantined_cases/* quarantineBy */.m)(engine, judge.id);
            const quarantine = decide(planned.map(({ description }) => description));
            if (quarantine !== undefined)
                config.quarantine = quarantine;
        }
        // Where nothing is played there is nothing to compare.
        const wish = {
            runId,
            named: options.baseline ?? before?.baseline,
            // The whole is compared, once it is merged.
            wanted: (settings.gate.fail_on === 'regression' || options.seekBaseline === true) && part === undefined,
            rescored,
            unread: options.unread,
            selection: config.selection,
            judge: withheld?.judge === true ? undefined : config.judge,
        };
        against = affected?.chosen === 0 ? {} : await (0,choose_baseline/* chooseBaseline */.h)(engine, wish);
        if (against.recorded !== undefined)
            config.baseline = against.recorded;
        const base = baseOf(engine, { runId, settings, part, before, options });
        if (base?.commit !== undefined)
            config.base_ref = base.commit;
        if (options.retryErrors !== undefined)
            (0,forget_errors/* forgetErrors */.j)(journal, planned);
        // What the run cost before counts against its ceilings, whoever paid it.
        const { agent, judge: judged } = journal.usage;
        budget.charge(judged.calls, (agent.cost_usd ?? 0) + (judged.cost_usd ?? 0));
        for (const play of adopted?.plays ?? [])
            journal.append(play);
        return startedRun(engine, {
            runId,
            planned,
            settings,
            config,
            judge,
            budget,
            journal,
            signal: options.signal,
            events: (0,event_stream/* eventStream */.V)(),
            baseline: against.baseline,
            noBaseline: against.missing,
            base,
        }, affected, async () => {
            base?.close();
            await against?.baseline?.run.close();
            await journal?.close();
            lock.release();
        });
    }
    catch (error) {
        await against?.baseline?.run.close();
        await journal?.close();
        lock.release();
        throw error;
    }
}


/***/ }),

/***/ 4995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ workflowCommit)
/* harmony export */ });
/** The commit that a workflow says it runs on; undefined elsewhere, and where what stands there is none. */
function workflowCommit({ env }) {
    const commit = env.get('GITHUB_SHA')?.toLowerCase() ?? '';
    return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}


/***/ }),

/***/ 34879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ basePlays),
/* harmony export */   eo: () => (/* binding */ onBaseOf),
/* harmony export */   sG: () => (/* binding */ baseAttempts)
/* harmony export */ });
/* unused harmony export FIRST_ON_BASE */
/* harmony import */ var _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95599);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23808);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44765);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45971);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81891);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46381);






/**
 * Attempts on the base are numbered from here: far above the planned ones and their repeats (10,000 plays a case at most), so
 * that no count, rate or repeat ever takes one of them in, whatever becomes of those numbers.
 */
const FIRST_ON_BASE = 1_000_000;
/**
 * Plays what still counts as flipped after its repeats with the agent of the base commit, the case being as it is now (users.md
 * 4.1, idea 6): what fails there too was not broken by this change. A round is one play of each case; a second one is only made
 * where the first failed, because one pass already ends the doubt. Recorded rounds cost nothing.
 */
function basePlays({ planned, journal, budget, base, flipped }) {
    const byId = new Map(planned.map((one) => [one.description.id, one]));
    let checked = [];
    let beyond = 0;
    const missing = new Map();
    const isRecorded = ({ description }, round) => attemptsOf(description, round).every((attempt) => journal.attempt(description, attempt) !== undefined);
    const isBegun = ({ description }) => attemptsOf(description, 0).some((attempt) => journal.played(description.id, attempt) !== undefined);
    /** The flips that count; one that was begun stays among them, so that a run that goes on checks the same ones. */
    const choose = () => {
        const all = flipped().flatMap(({ id, verdict }) => {
            const one = byId.get(id);
            return one !== undefined && (verdict !== 'noise' || isBegun(one)) ? [one] : [];
        });
        checked = all.slice(0, _confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATED_CASES */ .pL);
        beyond = all.length - checked.length;
    };
    /** The round that a case is in, while it can still matter: as long as every play so far was judged and failed. */
    const roundOf = (one) => {
        for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
            if (!isRecorded(one, round))
                return playsBefore(one.description, round, journal).failed === round ? round : undefined;
        return undefined;
    };
    return {
        async next() {
            choose();
            missing.clear();
            if (budget.exhausted !== undefined)
                return undefined;
            const plays = [];
            for (const one of checked) {
                const round = roundOf(one);
                if (round === undefined)
                    continue;
                const found = await base.agentOf(one.agent);
                if ('missing' in found) {
                    missing.set(found.missing, [...(missing.get(found.missing) ?? []), one.description.id]);
                    continue;
                }
                const there = { ...one, agent: found.agent };
                for (const attempt of attemptsOf(one.description, round))
                    plays.push({ planned: there, attempt });
            }
            return plays.length === 0 ? undefined : plays;
        },
        notices() {
            const errors = checked.flatMap(({ description }) => errorOnBase(description, journal) ?? []);
            const skipped = [...missing.values()].flat();
            const open = checked.filter((one) => roundOf(one) !== undefined && !skipped.includes(one.description.id));
            const sentences = [
                ...[...missing].map(([why, ids]) => `${named(ids)} not played on the base: ${why}`),
                ...(errors.length === 0
                    ? []
                    : [
                        `${named(errors.map(({ id }) => id))} could not be judged on the base: ${briefly(errors[0].message)}`,
                    ]),
                ...(open.length === 0 || budget.exhausted === undefined
                    ? []
                    : [
                        `${named(open.map(({ description }) => description.id))} not played on the base, or not to the end: ${budget.exhausted}`,
                    ]),
                ...(beyond === 0
                    ? []
                    : [
                        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(beyond, 'more case')} not played on the base: of those that flipped only the first ${_confirm_flips_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_REPEATED_CASES */ .pL} are`,
                    ]),
            ];
            return sentences.map((sentence) => `${sentence}; what was found without that stands.`);
        },
    };
}
/** What the plays of a case on the base came to: those that were judged, and those of them that failed. Undefined when it had none. */
function onBaseOf(description, journal) {
    const plays = playsBefore(description, _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og, journal);
    return plays.played === 0 ? undefined : plays;
}
/** Attempts of all plays that a case can have on the base, for whoever forgets errors. */
function* baseAttempts(description) {
    for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++)
        yield* attemptsOf(description, round);
}
/** Ids that a notice names. */
const MOST_NAMED = 3;
/** Code points of an error in a notice. */
const MESSAGE = 200;
const named = (ids) => `${ids.length === 1 ? 'Case' : 'Cases'} ${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''}`;
/** What an error says first; the end of a program's output behind it belongs into its journal. */
const briefly = (text) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateText */ .E)(text.split('\n')[0], MESSAGE).replace(/[.:\s]+$/, '');
const attemptsOf = (description, round) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptsOfRound */ .i5)(description, FIRST_ON_BASE, round);
const playsBefore = (description, rounds, journal) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .judgedRounds */ .Lv)(description, FIRST_ON_BASE, rounds, journal);
/** Why a case that was played on the base has no verdict from there. */
function errorOnBase(description, journal) {
    for (let round = 0; round < _comparisons_flip_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES_ON_BASE */ .og; round++) {
        const attempts = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .recordedRound */ .RT)(description, FIRST_ON_BASE, round, journal);
        if (attempts.length < description.repeat)
            continue;
        const status = (0,_attempt_js__WEBPACK_IMPORTED_MODULE_5__/* .caseStatus */ .TY)(attempts, description);
        if (status === 'passed' || status === 'failed')
            continue;
        const message = attempts.find(({ error }) => error !== undefined)?.error?.message;
        return { id: description.id, message: message ?? 'nothing in its answer could be judged' };
    }
    return undefined;
}


/***/ }),

/***/ 10260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ rememberDurations),
/* harmony export */   readCaseDurations: () => (/* binding */ readCaseDurations)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71750);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22877);




/** Durations that are kept of a case: enough for a median that one slow day does not move. */
const KEPT_DURATIONS = 5;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'durations'];
const durationsDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: what one play took in whole milliseconds, oldest first, and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers; nothing where there is no document, or none that can be read. */
async function readCaseDurations(store) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = key(described);
            return Object.hasOwn(cases, name) ? (0,_statistics_quantile_js__WEBPACK_IMPORTED_MODULE_2__/* .quantile */ .Y)(cases[name][0], 0.5) : undefined;
        },
    };
}
/** Adds what one play of each case took in a finished run, in milliseconds and in their order; null where nobody knows. */
async function rememberDurations(store, described, durations) {
    const seen = [];
    for (const [at, one] of described.entries()) {
        const ms = durations[at];
        if (ms !== null && ms !== undefined)
            seen.push([key(one), Math.round(ms)]);
    }
    if (seen.length === 0)
        return;
    await store.update(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_3__/* .forgetOld */ .$)(before.cases, runs);
        for (const [name, ms] of seen)
            kept[name] = [[...(kept[name]?.[0] ?? []), ms].slice(-KEPT_DURATIONS), runs];
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: durations only balance shards, so they may begin anew. */
function documentOf(value) {
    const read = durationsDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The judge does not count: what is measured is how long the agent takes. */
function key({ hash, agent_id }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([hash, agent_id]))
        .digest('hex')
        .slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 41645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nl: () => (/* binding */ readCaseHistory),
/* harmony export */   Ox: () => (/* binding */ historyKey),
/* harmony export */   jE: () => (/* binding */ rememberOutcomes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22877);



/** Outcomes that are kept of a case; a mark reads the last ten, so twenty leave it room to change its mind. */
const KEPT_OUTCOMES = 20;
/** Hexadecimal digits of a key: 64 bits, no two of a million cases share one. */
const KEY_DIGITS = 16;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes'];
const historyDocument = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0),
    /** By key: outcomes, oldest first, such as "PPFP", and the run that wrote the last of them. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[PF]*$/), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readCaseHistory(store, judgeId) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = historyKey(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name]?.[0] : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order: one step, so that runs that end at the same time both count. */
async function rememberOutcomes(store, judgeId, described, outcomes) {
    const seen = [];
    for (const [at, one] of described.entries()) {
        if (outcomes[at] === 'passed')
            seen.push([historyKey(one, judgeId), 'P']);
        if (outcomes[at] === 'failed')
            seen.push([historyKey(one, judgeId), 'F']);
    }
    if (seen.length === 0)
        return;
    await store.update(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetOld */ .$)(before.cases, runs);
        for (const [name, outcome] of seen)
            kept[name] = [`${kept[name]?.[0] ?? ''}${outcome}`.slice(-KEPT_OUTCOMES), runs];
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: marks only inform, so they may begin anew. */
function documentOf(value) {
    const read = historyDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The same case asked in the same way: another agent, another bar or another judge is another history. */
function historyKey({ hash, agent_id, repeat, min_passes }, judgeId) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([hash, agent_id, repeat, min_passes, judgeId]))
        .digest('hex')
        .slice(0, KEY_DIGITS);
}


/***/ }),

/***/ 29197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ forgetErrors)
/* harmony export */ });
/* harmony import */ var _base_plays_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34879);
/* harmony import */ var _confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81891);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80375);



/** Forgets every errored attempt of a run, those of repeats and on the base included, so that it is played again. */
function forgetErrors(journal, planned) {
    const forgetIfErrored = (id, attempt) => {
        const errored = journal.played(id, attempt)?.type === 'attempt.errored' ||
            journal.scored(id, attempt).some((record) => record.error !== undefined);
        if (errored)
            journal.forget(id, attempt);
    };
    for (const { planned: one, attempt } of (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .jobs */ .L)(planned))
        forgetIfErrored(one.description.id, attempt);
    for (const { description } of planned)
        for (const attempt of [...(0,_confirm_flips_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatAttempts */ .wv)(description), ...(0,_base_plays_js__WEBPACK_IMPORTED_MODULE_2__/* .baseAttempts */ .sG)(description)])
            forgetIfErrored(description.id, attempt);
}


/***/ }),

/***/ 22877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ forgetOld)
/* harmony export */ });
/** Runs after which a case that nobody played any more is forgotten. */
const FORGOTTEN_AFTER = 50;
/**
 * What is remembered of cases, by key, without those that nobody played for long: an object of its own. The second place of an
 * entry is the number of the run that wrote the last of it; `runs` is that of the run that is being written down.
 */
function forgetOld(cases, runs) {
    return Object.fromEntries(Object.entries(cases).filter(([, [, last]]) => runs - last < FORGOTTEN_AFTER));
}


/***/ }),

/***/ 62775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ withheldVerdict),
/* harmony export */   d0: () => (/* binding */ withheldFacts),
/* harmony export */   i_: () => (/* binding */ isFelt)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23808);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9599);


/** What was withheld from a run and its cases, for the gate; nothing where everything was there. */
function withheldFacts(withheld, { undecided }, descriptions) {
    if (withheld === undefined)
        return {};
    const unplayed = descriptions.filter(({ gating, unreachable }) => gating && unreachable === true).length;
    return {
        withheld: {
            ...withheld,
            undecided: unplayed + (withheld.judge ? undecided.cases : 0),
            scorers: withheld.judge ? undecided.scorers : new Set(),
        },
    };
}
/** Whether it took anything away from this run. */
const isFelt = (withheld) => withheld !== undefined && (withheld.undecided > 0 || withheld.scorers.size > 0);
/**
 * The verdict of a run that was given no secrets (contract 5): what needs none of them decides alone. `decided` is the verdict
 * on that, undefined where there is none of it. Neutral without such evidence; also with less of it than `gate.min_cases` asks
 * for, unless what there is failed.
 */
function withheldVerdict(decided, judged, withheld, { min_cases: least }) {
    const said = isFelt(withheld) ? ` ${noteOf(withheld)}` : '';
    if (decided === undefined)
        return { conclusion: 'neutral', reason: `Nothing could be decided without secrets.${said}`, exitCode: 0 };
    if (decided.conclusion === 'passed' && judged < least)
        return {
            conclusion: 'neutral',
            reason: `Only ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(judged, 'case')} could be decided without secrets; ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least)} are required (gate.min_cases). ${decided.reason}${said}`,
            exitCode: 0,
        };
    return { ...decided, reason: `${decided.reason}${said}` };
}
/** The sentence that belongs to every reason of such a run. */
function noteOf({ undecided, ...withheld }) {
    const rest = undecided === 0
        ? 'what needs a judge does not gate'
        : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(undecided, 'case')} without a verdict`;
    return `${(0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)((0,_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldSentence */ .T8)(withheld))}; ${rest}.`;
}


/***/ }),

/***/ 31461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./lib/text/after-colon.js
var after_colon = __webpack_require__(39155);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
;// CONCATENATED MODULE: ./lib/runs/gate-regression.js


/** Ids that a reason names of each kind; the report holds the others. */
const MOST_NAMED = 5;
/**
 * The decision of contract 5 under `fail_on: regression`, once the evidence itself is sound: failed only when the comparison
 * calls it a regression; what is only suspected passes and is named. Where nothing could be compared the run is neutral.
 * `passed` is the sentence about this run alone.
 */
function regressionVerdict(baseline, passed) {
    if (baseline === undefined || 'missing' in baseline) {
        const why = baseline === undefined ? 'No baseline to compare with yet' : baseline.missing;
        return { conclusion: 'neutral', reason: `${why}: ${passed}`, exitCode: 0 };
    }
    const { comparison, name, note } = baseline;
    const { verdict, flips, cases } = comparison;
    const failing = (kind) => flips.filter((flip) => flip.kind === kind && flip.to === 'failed' && baseline.gating.has(flip.id));
    const reason = [
        ...(verdict === 'insufficient_data' ? [] : criteriaSentence(comparison)),
        `${HEADS[verdict]} against ${name}${ageOf(comparison)}: ${sentence((0,after_colon/* afterColon */.e)(comparison.reason))}`,
        ...namedSentence('New and failing', failing('new')),
        ...namedSentence('Changed and failing', failing('changed_criteria')),
        ...(note === undefined ? [] : [`Repeats: ${sentence(note)}`]),
        passed,
    ].join(' ');
    if (verdict === 'regression')
        return { conclusion: 'failed', reason, exitCode: 1 };
    // Without a case that can be compared nothing was shown, whatever its scorers did; that all of them fail on the base too was.
    const nothingShown = cases.compared === 0 && verdict !== 'noise';
    return { conclusion: nothingShown ? 'neutral' : 'passed', reason, exitCode: 0 };
}
/** What stands before the name of the baseline; nothing but `regression` claims one. */
const HEADS = {
    regression: 'Regression',
    suspected: 'Regression suspected, not proven,',
    noise: 'No regression',
    improvement: 'Improvement',
    unchanged: 'No regression',
    insufficient_data: 'Nothing to decide from',
};
/** A moved bar is said before any number: what came before it and after it are two measurements. */
function criteriaSentence({ criteria_changed: changes }) {
    const [first, ...others] = changes;
    if (first === undefined)
        return [];
    const more = others.length === 0 ? '' : ` (and ${(0,format/* formatCounted */.So)(others.length, 'more change')})`;
    return [`Criteria changed: ${sentence(`${bare((0,after_colon/* afterColon */.e)(first.message))}${more}`)}`];
}
function namedSentence(head, flips) {
    if (flips.length === 0)
        return [];
    const named = flips.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = flips.length > MOST_NAMED ? ` and ${(0,format/* formatCount */.B4)(flips.length - MOST_NAMED)} more` : '';
    return [`${head}: ${named.join(', ')}${more}.`];
}
/** Said where it weakens the comparison. */
const ageOf = ({ baseline: { age_days: days, stale } }) => stale ? ` of ${(0,format/* formatCounted */.So)(Math.floor(days), 'day')} ago` : '';
const bare = (text) => text.replace(/\.$/, '');
const sentence = (text) => `${bare(text)}.`;

// EXTERNAL MODULE: ./lib/runs/gate-withheld.js
var gate_withheld = __webpack_require__(62775);
;// CONCATENATED MODULE: ./lib/runs/gate.js


/** Ids that a reason names. */
const gate_MOST_NAMED = 5;
const percent = (share) => `${Math.round(share * 1000) / 10} %`;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** The decision of contract 5. No evidence is never a pass; infrastructure failure is never a failed answer. */
function gate(facts, settings) {
    const { withheld } = facts;
    if (withheld === undefined || facts.cancelled)
        return decide(facts, settings);
    const judged = facts.passed + facts.failed;
    const undecided = judged === 0 && findProblem(facts, settings) === undefined;
    return (0,gate_withheld/* withheldVerdict */.Ds)(undecided ? undefined : decide(facts, settings), judged, withheld, settings);
}
function decide(facts, settings) {
    const problem = findProblem(facts, settings);
    const judged = facts.passed + facts.failed;
    if (facts.cancelled)
        return {
            conclusion: 'failed',
            reason: `Cancelled: ${judged} of ${plural(facts.selected, 'case')} judged.`,
            exitCode: 130,
        };
    if (isAllQuarantined(facts))
        return {
            conclusion: 'neutral',
            reason: `Nothing decides: every gating case that was judged is quarantined.${quarantineSentence(facts)}`,
            exitCode: 0,
        };
    if (settings.fail_on === 'never' && problem?.exitCode !== 3)
        return {
            conclusion: 'neutral',
            reason: problem === undefined
                ? `Nothing is gated (fail_on: never): ${passedSentence(facts)}`
                : `Nothing is gated (fail_on: never). ${problem.reason}`,
            exitCode: 0,
        };
    if (problem !== undefined)
        return { conclusion: 'failed', ...problem };
    if (settings.fail_on === 'regression')
        return regressionVerdict(facts.baseline, passedSentence(facts));
    const rate = facts.passed / judged;
    if (rate < settings.min_pass_rate)
        return {
            conclusion: 'failed',
            reason: `${passedSentence(facts)} Required: ${percent(settings.min_pass_rate)}.`,
            exitCode: 1,
        };
    return { conclusion: 'passed', reason: passedSentence(facts), exitCode: 0 };
}
function passedSentence(facts) {
    const judged = facts.passed + facts.failed;
    const weak = facts.nonGating;
    const rest = weak.failed === 0 ? '' : ` ${weak.failed} of ${plural(weak.total, 'non-gating case')} failed.`;
    const apart = weak.total + (facts.quarantined?.total ?? 0) > 0;
    return `${facts.passed} of ${plural(judged, apart ? 'gating case' : 'case')} passed (${percent(judged === 0 ? 0 : facts.passed / judged)}).${rest}${quarantineSentence(facts)}`;
}
/** What failed and does not count, so that nobody takes it for passed. */
function quarantineSentence({ quarantined }) {
    const failed = quarantined?.failed ?? [];
    if (failed.length === 0)
        return '';
    const more = failed.length > gate_MOST_NAMED ? ` and ${failed.length - gate_MOST_NAMED} more` : '';
    return ` ${plural(failed.length, 'quarantined case')} (flaky in history) failed and ${failed.length === 1 ? 'does' : 'do'} not gate: ${failed.slice(0, gate_MOST_NAMED).join(', ')}${more}.`;
}
/** Nothing that gates was there to be judged by rule, because it is quarantined: neither passed nor failed. */
const isAllQuarantined = ({ passed, failed, errored, budget, refused, withheld, quarantined }) => passed + failed + errored + (withheld?.undecided ?? 0) === 0 &&
    budget === undefined &&
    refused === undefined &&
    (quarantined?.passed ?? 0) + (quarantined?.failed.length ?? 0) > 0;
/** What makes the evidence itself too thin or too broken to read, before any pass rate. */
function findProblem(facts, settings) {
    const judged = facts.passed + facts.failed;
    // What only a judge can decide is neither an error nor too little evidence where the judge's key was withheld.
    const decidable = judged + (facts.withheld?.undecided ?? 0);
    const error = facts.firstError === undefined ? '' : ` First error: ${facts.firstError.message}`;
    if (facts.selected === 0)
        return { reason: 'No test case was selected, so there is no evidence.', exitCode: 1 };
    if (facts.refused !== undefined)
        return {
            reason: `The judge takes no questions (${facts.refused.replace(/\.$/, '')}): ${judged} of ${plural(facts.selected, 'case')} judged.`,
            exitCode: 3,
        };
    if (facts.budget !== undefined)
        return {
            reason: `The budget ran out (${facts.budget}): ${judged} of ${plural(facts.selected, 'case')} judged.`,
            exitCode: 1,
        };
    if (facts.errored > 0 && decidable === 0)
        return {
            reason: `No case could be judged: ${facts.errored} of ${plural(facts.selected, 'case')} errored.${error}`,
            exitCode: facts.onlyInfrastructure ? 3 : 1,
        };
    const errorRate = facts.errored / Math.max(1, decidable + facts.errored);
    if (errorRate > settings.max_error_rate)
        return {
            reason: `${plural(facts.errored, 'case')} could not be judged (${percent(errorRate)}, allowed ${percent(settings.max_error_rate)}).${error}`,
            exitCode: 1,
        };
    if (decidable === 0)
        return {
            reason: facts.skipped > 0
                ? `Every selected case was skipped (${facts.skipped}), so there is no evidence.`
                : 'No gating case was judged, so there is no evidence.',
            exitCode: 1,
        };
    // Quarantined cases are there and were judged: it is not they that are missing.
    const quarantined = (facts.quarantined?.passed ?? 0) + (facts.quarantined?.failed.length ?? 0);
    if (decidable + quarantined < settings.min_cases)
        return {
            reason: `Only ${plural(judged, 'case')} judged; ${settings.min_cases} are required (gate.min_cases).`,
            exitCode: 1,
        };
    for (const [scorer, minimum] of Object.entries(settings.min_scores)) {
        const mean = facts.avgScores[scorer];
        // An average over the few results that needed no judge is another average.
        if (facts.withheld !== undefined && (mean === undefined || facts.withheld.scorers.has(scorer)))
            continue;
        if (mean === undefined)
            return { reason: `No result of ${scorer}, which gate.min_scores requires.`, exitCode: 1 };
        if (mean < minimum)
            return {
                reason: `Average ${scorer} ${mean.toFixed(2)} is below the required ${minimum.toFixed(2)}.`,
                exitCode: 1,
            };
    }
    return undefined;
}


/***/ }),

/***/ 10530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readOutcomeSpans),
/* harmony export */   r: () => (/* binding */ rememberSpans)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _case_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41645);
/* harmony import */ var _forget_old_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22877);



/** Outcomes that are kept of a case: the rule of quarantine.ts looks at ten, and begins by what came before them. */
const KEPT_OUTCOMES = 20;
/** Of the name of a commit: 32 bits, as of a version (agent-version.ts). */
const COMMIT_DIGITS = 8;
/** Stands for an agent that tells nothing of its version. */
const UNKNOWN_VERSION = 0;
/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes_by_agent'];
const spansDocument = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Runs written down so far. */
    runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    /**
     * By key, with the run that wrote the last of them: the version of the agent that played last, then one number for each span
     * of runs that one version of the agent played, oldest first. A span is its outcomes in binary behind a one, passed as 1:
     * "PFP" is 0b1101. At the end the commit of the last outcome, where several plays agreed on it.
     */
    cases: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0)).min(1), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0).optional()])),
});
/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
async function readOutcomeSpans(store, judgeId) {
    const { cases } = documentOf(await store.get(...DOCUMENT));
    return {
        of(described) {
            const name = (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(described, judgeId);
            return Object.hasOwn(cases, name) ? cases[name][0].slice(1).map(outcomesOf).join('|') : undefined;
        },
    };
}
/** Adds what became of the cases of a finished run, in their order. */
async function rememberSpans(store, judgeId, described, outcomes, { commit, unanimous } = { commit: undefined, unanimous: [] }) {
    const here = commit === undefined ? undefined : Number.parseInt(commit.slice(0, COMMIT_DIGITS), 16);
    const seen = described.flatMap((one, at) => {
        const outcome = outcomes[at];
        if (outcome !== 'passed' && outcome !== 'failed')
            return [];
        const version = one.agent_version === undefined ? UNKNOWN_VERSION : Number.parseInt(one.agent_version, 16);
        const agreed = unanimous[at] === true ? here : undefined;
        return [{ name: (0,_case_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyKey */ .Ox)(one, judgeId), version, mark: outcome === 'passed' ? 'P' : 'F', agreed }];
    });
    if (seen.length === 0)
        return;
    await store.update(...DOCUMENT, (value) => {
        const before = documentOf(value);
        const runs = before.runs + 1;
        const kept = (0,_forget_old_js__WEBPACK_IMPORTED_MODULE_2__/* .forgetOld */ .$)(before.cases, runs);
        for (const { name, version, mark, agreed } of seen) {
            const [[last, ...spans] = [version], , agreedBefore] = kept[name] ?? [];
            const history = spans.map(outcomesOf);
            const newest = history.at(-1);
            const isOtherCode = newest?.endsWith(mark) === false &&
                agreed !== undefined &&
                agreedBefore !== undefined &&
                agreed !== agreedBefore;
            if (newest !== undefined && last === version && !isOtherCode)
                history.push(`${history.pop()}${mark}`);
            else
                history.push(mark);
            const numbers = [version, ...newestOf(history).map(numberOf)];
            kept[name] = agreed === undefined ? [numbers, runs] : [numbers, runs, agreed];
        }
        return { runs, cases: kept };
    });
}
/** What is not ours is as good as nothing: without a history every case gates. */
function documentOf(value) {
    const read = spansDocument.safeParse(value);
    return read.success ? read.data : { runs: 0, cases: {} };
}
/** The spans with the newest outcomes alone. */
function newestOf(spans) {
    let room = KEPT_OUTCOMES;
    const kept = [];
    for (const span of [...spans].reverse()) {
        if (room <= 0)
            break;
        kept.unshift(span.slice(-room));
        room -= span.length;
    }
    return kept;
}
const numberOf = (span) => Number.parseInt(`1${span.replaceAll('P', '1').replaceAll('F', '0')}`, 2);
const outcomesOf = (number) => number.toString(2).slice(1).replaceAll('1', 'P').replaceAll('0', 'F');


/***/ }),

/***/ 41713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ runHeaderOf)
/* harmony export */ });
/* harmony import */ var _schema_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22626);
/* harmony import */ var _gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62775);
/* harmony import */ var _withheld_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9599);



/** The header of results.json as of now. */
function runHeaderOf({ runId, ports, planned, judge, config }, facts, course) {
    return {
        schema_version: _schema_run_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_SCHEMA_VERSION */ .ZN,
        run_id: runId,
        status: course.status,
        conclusion: course.conclusion,
        reason: course.reason,
        started_at: course.startedAt,
        finished_at: new Date(ports.clock.now()).toISOString(),
        duration_ms: Math.round(ports.clock.monotonic() - course.began),
        judge: { mode: judge.mode, model: judge.model },
        ...secretsOf(config.secrets_withheld, facts, planned),
        agent_id: onlyAgent(planned),
        counts: facts.counts,
        pass_rate: facts.passRate,
        pass_rate_interval: facts.passRateInterval,
        avg_scores: facts.avgScores,
        latency_ms: facts.latency,
        usage: course.usage,
    };
}
/** Told only where it took something away. */
function secretsOf(withheld, facts, planned) {
    const descriptions = planned.map((one) => one.description);
    if (withheld === undefined || !(0,_gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .isFelt */ .i_)((0,_gate_withheld_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldFacts */ .d0)(withheld, facts, descriptions).withheld))
        return {};
    return { secrets_withheld: (0,_withheld_js__WEBPACK_IMPORTED_MODULE_2__/* .withheldSentence */ .T8)(withheld) };
}
function onlyAgent(planned) {
    const ids = new Set(planned.map((one) => one.description.agent_id));
    return ids.size === 1 ? [...ids][0] : null;
}


/***/ }),

/***/ 42813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ flakyIds),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/comparisons/flaky.js
var flaky = __webpack_require__(68351);
// EXTERNAL MODULE: ./lib/runs/affected-part.js
var affected_part = __webpack_require__(29668);
// EXTERNAL MODULE: ./lib/runs/attempt.js
var attempt = __webpack_require__(45971);
// EXTERNAL MODULE: ./lib/runs/execute.js + 4 modules
var execute = __webpack_require__(86398);
// EXTERNAL MODULE: ./lib/runs/gate.js + 1 modules
var gate = __webpack_require__(31461);
// EXTERNAL MODULE: ./lib/runs/gate-withheld.js
var gate_withheld = __webpack_require__(62775);
// EXTERNAL MODULE: ./lib/runs/quarantine.js
var runs_quarantine = __webpack_require__(47204);
// EXTERNAL MODULE: ./lib/runs/run-header.js
var run_header = __webpack_require__(41713);
// EXTERNAL MODULE: ./lib/text/format.js
var format = __webpack_require__(23808);
// EXTERNAL MODULE: ./lib/runs/shard.js
var runs_shard = __webpack_require__(13282);
;// CONCATENATED MODULE: ./lib/runs/shard-verdict.js



/** Asks nothing of a part: rates, minimum counts and comparisons are a matter of the whole. */
const NOTHING_ASKED = {
    min_pass_rate: 0,
    max_error_rate: 1,
    min_scores: {},
    min_cases: 0,
    offline_low_confidence: false,
    baseline_ref_check: false,
};
/**
 * What is said of a shard by itself: neutral, because the gate is asked once for the whole suite. Failed only where the shard
 * has no evidence to hand on although it should: cancelled, refused, out of budget, or nothing but errors. `never` is kept.
 */
function shardVerdict(facts, shard, failOn) {
    const judged = facts.passed + facts.failed;
    const onlyErrors = judged === 0 && facts.errored > 0;
    if (facts.cancelled || facts.refused !== undefined || facts.budget !== undefined || onlyErrors) {
        const { baseline: _, ...alone } = facts;
        const { conclusion, reason, exitCode } = (0,gate/* gate */.G)(alone, {
            ...NOTHING_ASKED,
            fail_on: failOn === 'never' ? 'never' : 'failure',
        });
        return { conclusion, reason: `${upper((0,runs_shard/* shardName */.Az)(shard))}: ${lower(reason)}`, exitCode };
    }
    const rest = [
        ...(facts.errored > 0 ? [`${facts.errored} errored`] : []),
        ...(facts.skipped > 0 ? [`${facts.skipped} skipped`] : []),
    ];
    const counts = facts.selected === 0
        ? 'no case of the suite falls to it'
        : `${facts.passed} of ${(0,format/* formatCounted */.So)(judged, 'case')} passed${rest.length === 0 ? '' : `, ${rest.join(', ')}`}`;
    return {
        conclusion: 'neutral',
        reason: `${upper((0,runs_shard/* shardName */.Az)(shard))}: ${counts}; gated after the merge.`,
        exitCode: 0,
    };
}
const upper = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const lower = (text) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

// EXTERNAL MODULE: ./lib/runs/summarize.js + 2 modules
var summarize = __webpack_require__(66191);
// EXTERNAL MODULE: ./lib/runs/withheld.js
var withheld = __webpack_require__(9599);
;// CONCATENATED MODULE: ./lib/runs/run.js











/**
 * Plays, scores, compares with a baseline and gates what was planned. Journalled step by step: the same call after a crash
 * goes on where it stopped.
 */
async function run(world) {
    const { ports, journal, runId, planned, settings, baseline } = world;
    const now = () => new Date(ports.clock.now()).toISOString();
    const began = ports.clock.monotonic();
    const startedAt = journal.startedAt ?? now();
    if (journal.config === undefined)
        journal.append({ type: 'run.started', run_id: runId, at: startedAt, config: world.config });
    else
        journal.append({ type: 'run.resumed', at: now() });
    // All of them at first; later only what a kill in the middle of this very list left out.
    const known = new Set(journal.planned.map((one) => one.id));
    for (const { description } of planned)
        if (!known.has(description.id))
            journal.append({ type: 'case.planned', case: description });
    const judge = { mode: world.judge.mode, model: world.judge.model };
    world.events.emit({ type: 'run.started', data: { run_id: runId, test_case_count: planned.length, judge } });
    const descriptions = planned.map((one) => one.description);
    const { quarantine } = world.config;
    const played = (0,attempt/* casesFrom */.om)(descriptions, journal.attempt, undefined, quarantine);
    const underWay = { status: 'running', conclusion: 'neutral', reason: '', startedAt, began };
    let compared;
    if (baseline !== undefined) {
        const { againstBaseline } = await Promise.all(/* import() */[__webpack_require__.e(2639), __webpack_require__.e(7269), __webpack_require__.e(6694)]).then(__webpack_require__.bind(__webpack_require__, 99941));
        compared = againstBaseline({ ...world, baseline }, played, () => (0,run_header/* runHeaderOf */.s)(world, (0,summarize/* tally */.N)(played), { ...underWay, usage: journal.usage }), await world.history);
    }
    const executed = await (0,execute/* execute */.g)({ ...world, steps: world.steps ?? compared?.steps });
    const facts = (0,summarize/* tally */.N)(played);
    const comparison = executed.cancelled ? undefined : compared?.comparison();
    const verdict = verdictOf({
        ...facts.gateFacts,
        ...(0,gate_withheld/* withheldFacts */.d0)(world.config.secrets_withheld, facts, descriptions),
        ...stopsOf(executed, compared),
        ...(comparison === undefined || compared === undefined || baseline?.gates === false
            ? { baseline: { missing: world.noBaseline ?? 'No baseline to compare with yet' } }
            : { baseline: compared.factsOf(comparison, executed.budget) }),
    }, world);
    const header = (0,run_header/* runHeaderOf */.s)(world, facts, {
        ...underWay,
        ...verdict,
        status: executed.cancelled || executed.refused !== undefined ? 'failed' : 'completed',
        usage: executed.usage,
    });
    const flaky = flakyIds(descriptions, await world.history);
    const baseNotices = executed.cancelled ? [] : (compared?.notices() ?? []);
    if (!executed.cancelled)
        journal.append({
            type: 'run.finished',
            at: header.finished_at,
            header,
            ...(comparison === undefined ? {} : { comparison }),
            ...(flaky.length === 0 ? {} : { flaky }),
        });
    const { status, conclusion, reason, counts, pass_rate, duration_ms } = header;
    world.events.emit({
        type: 'run.finished',
        data: { run_id: runId, status, conclusion, reason, counts, pass_rate, duration_ms },
    });
    return {
        verdict,
        cancelled: executed.cancelled,
        ...(world.config.affected === undefined ? {} : { affected: world.config.affected }),
        ...(baseNotices.length === 0 ? {} : { baseNotices }),
        outcomes: facts.outcomes,
        unanimous: facts.unanimous,
        durations: facts.durations,
        report: {
            header,
            scorers: facts.scorers,
            required_pass_rate: settings.gate.min_pass_rate,
            fail_on: world.config.shard === undefined ? settings.gate.fail_on : 'merge',
            warnings: [
                ...(0,withheld/* withheldWarnings */.ll)(header),
                ...(0,withheld/* emptyKeyWarnings */.sF)(world.config.empty_keys),
                ...(quarantine?.warnings ?? []),
                ...executed.warnings,
                ...baseNotices,
            ],
            ...(0,runs_quarantine/* notesOf */.h$)(quarantine),
            cases: (0,attempt/* casesFrom */.om)(descriptions, journal.attempt, new Set(flaky), quarantine),
            ...(comparison === undefined ? {} : { comparison }),
            ...(facts.repeats === undefined ? {} : { repeats: facts.repeats }),
        },
    };
}
/** The gate; a shard is not asked for the whole. */
const verdictOf = (facts, { config, settings }) => config.shard === undefined
    ? (0,affected_part/* affectedVerdict */.oC)((0,gate/* gate */.G)(facts, settings.gate), config.affected)
    : shardVerdict(facts, config.shard, settings.gate.fail_on);
/** What ended the run before its time. A ceiling that took only repeats of flipped cases takes no evidence away. */
function stopsOf({ budget, refused, cancelled }, compared) {
    return {
        cancelled,
        ...(budget === undefined || compared?.planPlayed === true ? {} : { budget }),
        ...(refused === undefined ? {} : { refused }),
    };
}
/** Cases that went both ways in earlier runs, without a change of the case. */
function flakyIds(descriptions, history) {
    return descriptions.filter((one) => (0,flaky/* isFlaky */.s)(history?.of(one) ?? '')).map(({ id }) => id);
}


/***/ }),

/***/ 20712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ suiteKey),
/* harmony export */   s: () => (/* binding */ cutKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);


/** SHA-256 (hex) over what the whole suite plays, in order: shards with the same key are parts of the same suite. */
const suiteKey = (descriptions) => keyOf(descriptions.map(({ id, hash, agent_id, repeat, min_passes, scorers, gating, skip }) => [
    ...[id, hash, agent_id, repeat, min_passes],
    ...[scorers, gating, skip ?? null],
]));
/** SHA-256 (hex) over who plays what: shards with the same key leave nothing out and play nothing twice. */
const cutKey = (shards) => keyOf(shards);
const keyOf = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)).digest('hex');


/***/ })

};

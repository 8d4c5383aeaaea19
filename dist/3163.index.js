export const id = 3163;
export const ids = [3163];
export const modules = {

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ fileHash),
/* harmony export */   c: () => (/* binding */ fileLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Bytes read at once. */
const PIECE = 256 * 1024;
const NEWLINE = 0x0a;
/** The lines of a file one after the other: memory does not grow with the file. The last one is given even when it is empty. */
function* fileLines(path, files, longest) {
    let line = 0;
    let held = [];
    let bytes = 0;
    const hold = (more) => {
        bytes += more.length;
        // Of a line that is refused anyway nothing more is kept.
        if (bytes > longest)
            held = [];
        else
            held.push(more);
    };
    const taken = () => {
        line += 1;
        const whole = bytes > longest ? null : Buffer.concat(held);
        held = [];
        bytes = 0;
        return { line, bytes: whole };
    };
    for (const piece of pieces(path, files)) {
        let start = 0;
        for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
            hold(piece.subarray(start, end));
            yield taken();
            start = end + 1;
        }
        hold(piece.subarray(start));
    }
    yield taken();
}
/** SHA-256 (hex) of a file's bytes, read in pieces. */
function fileHash(path, files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of pieces(path, files))
        hash.update(piece);
    return hash.digest('hex');
}
function* pieces(path, files) {
    const reader = files.reader(path);
    try {
        const size = reader.size();
        for (let offset = 0; offset < size;) {
            const piece = reader.readAt(offset, PIECE);
            if (piece.length === 0)
                break; // Cut short by somebody else.
            offset += piece.length;
            yield piece;
        }
    }
    finally {
        reader.close();
    }
}


/***/ }),

/***/ 11415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ scorerFile),
/* harmony export */   Om: () => (/* binding */ agentFile),
/* harmony export */   _r: () => (/* binding */ settingsFile),
/* harmony export */   aY: () => (/* binding */ experimentFile),
/* harmony export */   bw: () => (/* binding */ testCaseFile)
/* harmony export */ });
/* unused harmony export turnFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79622);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86462);
/* harmony import */ var _experiment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96540);
/* harmony import */ var _scorer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87835);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1114);
/* harmony import */ var _test_case_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35728);
/* harmony import */ var _turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48983);
/* harmony import */ var _webhook_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75414);









/**
 * The forms of the files in the evals folder (contract 2): the create request, an optional `id`, `*_file` keys in place of
 * long texts, and shorthands. Unknown keys are found by `unknownKeys`, so that they are named together with all other problems.
 */
/** An id that a person writes: one line, no blanks around it. */
const fileId = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .min(1)
    .max(200)
    .regex(/^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u, 'must be one line without blanks around it');
/** Path of a text file, relative to the file that names it. */
const filePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1);
/** A field of a file that is for the same as a field of the request, and says so in the same words. */
const likewise = (field, model) => model.description === undefined ? field : field.describe(model.description);
/** Editors look for the JSON Schema of a JSON file here. */
const schemaLink = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('Address of the JSON Schema of this file, for editors.');
/** An agent that is found without being named, where there is no other. */
const agentId = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe(`${what} Left out: the only agent there is.`);
const fileFields = {
    id: fileId
        .optional()
        .describe('Id, by which other files and commands name it. Left out: the path of the file below its folder, without its extension.'),
    $schema: schemaLink,
};
/** Says that two ways to give one text were used at once. */
function oneOf(context, value, text, file, path = []) {
    if (Object.hasOwn(value, text) && Object.hasOwn(value, file))
        context.addIssue({
            code: 'custom',
            path: [...path, file],
            message: `give ${text} or ${file}, not both`,
        });
}
const isObject = (value) => typeof value === 'object' && value !== null;
const agentFile = _agent_js__WEBPACK_IMPORTED_MODULE_1__/* .agentFields */ .F$
    .extend({
    ...fileFields,
    system_prompt_file: filePath
        .optional()
        .describe('Text file with the system prompt, relative to this file. Not beside `system_prompt`.'),
})
    .superRefine((value, context) => {
    (0,_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .completeAgent */ .PA)(value, context);
    oneOf(context, value, 'system_prompt', 'system_prompt_file');
}, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** `input` of a turn in a file. */
const inputFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    text: likewise(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), _turn_js__WEBPACK_IMPORTED_MODULE_3__/* .turnInput */ .Gh.shape.text),
    text_file: filePath
        .optional()
        .describe('Text file with what the user says, relative to this file. Not beside `text`.'),
    attachments: _turn_js__WEBPACK_IMPORTED_MODULE_3__/* .turnInput */ .Gh.shape.attachments,
})
    .superRefine((value, context) => {
    oneOf(context, value, 'text', 'text_file');
    if (value.text === undefined && value.text_file === undefined)
        context.addIssue({ code: 'custom', path: ['text'], message: 'is required (or text_file)' });
}, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
const turnFile = _turn_js__WEBPACK_IMPORTED_MODULE_3__/* .turn */ .wC
    .extend({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), inputFile])
        .describe('What the user says in this turn: the text itself, or an object with text and attachments.'),
    ground_truth_file: filePath
        .optional()
        .describe('Text file with the reference answer, relative to this file. Not beside `ground_truth`.'),
    context_files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(filePath)
        .min(1)
        .optional()
        .describe('Text files with one passage each, relative to this file. Not beside `context`.'),
})
    .superRefine((value, context) => {
    oneOf(context, value, 'ground_truth', 'ground_truth_file');
    oneOf(context, value, 'context', 'context_files');
    // Which of the named scorers read it shows when the case meets them.
    if (value.expected_behavior === undefined && value.checks === undefined && value.scorers === undefined)
        context.addIssue({
            code: 'custom',
            path: ['expected_behavior'],
            message: 'is required (or checks, or scorers that do not read it)',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
const testCaseFile = _test_case_js__WEBPACK_IMPORTED_MODULE_4__/* .testCaseFields */ .MB
    .extend({
    ...fileFields,
    agent_id: agentId('Id of the agent that answers.'),
    turns: likewise(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(turnFile).min(1), _test_case_js__WEBPACK_IMPORTED_MODULE_4__/* .testCaseFields */ .MB.shape.turns),
})
    .superRefine(_test_case_js__WEBPACK_IMPORTED_MODULE_4__/* .coherentTestCase */ .jO, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** `rubric_file` may stand beside `rubric`'s place in `config`, or at the top. */
const scorerFile = _scorer_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerFields */ .QN
    .extend({
    ...fileFields,
    config: likewise(_scorer_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerConfig */ .TC
        .extend({
        rubric_file: filePath
            .optional()
            .describe('Text file with the rubric or the code, relative to this file. Not beside `rubric`.'),
        file: filePath
            .optional()
            .describe('`code` in JavaScript: the module (`.mjs`, `.js`, `.mts`, `.ts`) whose default export or function `score` gives the score, relative to this file and inside the evals folder. Not beside `rubric`.'),
    })
        .prefault({}), _scorer_js__WEBPACK_IMPORTED_MODULE_5__/* .scorerFields */ .QN.shape.config),
    rubric_file: filePath.optional().describe('The same as `config.rubric_file`; not beside it.'),
})
    .superRefine((value, context) => {
    const config = isObject(value.config) ? value.config : {};
    const rubric = value.rubric_file ?? config.rubric_file;
    (0,_scorer_js__WEBPACK_IMPORTED_MODULE_5__/* .completeScorer */ .ax)({
        type: value.type,
        config: rubric === undefined && (config.file === undefined || value.type !== 'code')
            ? config
            : { ...config, rubric: config.rubric ?? '' },
    }, context);
    oneOf(context, config, 'rubric', 'file', ['config']);
    oneOf(context, config, 'rubric_file', 'file', ['config']);
    if (config.file !== undefined && config.language === 'python')
        context.addIssue({
            code: 'custom',
            path: ['config', 'file'],
            message: 'is for JavaScript; Python is read from rubric_file',
        });
    oneOf(context, config, 'rubric', 'rubric_file', ['config']);
    if (value.rubric_file !== undefined && (config.rubric ?? config.rubric_file) !== undefined)
        context.addIssue({
            code: 'custom',
            path: ['rubric_file'],
            message: 'give the rubric once, here or in config',
        });
}, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
const variantFile = _experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .variant */ .Ox.extend({
    config: likewise(_experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .variant */ .Ox.shape.config
        .extend({
        system_prompt_file: filePath
            .optional()
            .describe('Text file with the system prompt of this variant, relative to this file. Not beside `system_prompt`.'),
    })
        .superRefine((value, context) => oneOf(context, value, 'system_prompt', 'system_prompt_file'), _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu), _experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .variant */ .Ox.shape.config),
});
const experimentFile = _experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .experimentFields */ .$8
    .extend({
    ...fileFields,
    agent_id: agentId('Id of the agent whose variants are compared.'),
    variants: likewise(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(variantFile).min(2), _experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .experimentFields */ .$8.shape.variants),
})
    .superRefine(_experiment_js__WEBPACK_IMPORTED_MODULE_6__/* .coherentExperiment */ .u2, _common_js__WEBPACK_IMPORTED_MODULE_2__/* .evenIfIncomplete */ .Uu);
/** `assay.yaml`. Webhooks are checked as strictly as a request would be; their `secret` is `${NAME}`. */
const settingsFile = _settings_js__WEBPACK_IMPORTED_MODULE_7__/* .settings */ .W0.extend({
    $schema: schemaLink,
    webhooks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_webhook_js__WEBPACK_IMPORTED_MODULE_8__/* .createWebhookRequest */ .px.extend({
        secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
            .min(1)
            .describe('What signs each delivery (`X-Service-Signature`), as `${NAME}` of an environment variable.'),
    }))
        .default([])
        .describe('Who is notified when a run, an evaluation or an optimization ends.'),
});


/***/ }),

/***/ 57488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Wi: () => (/* binding */ findBoundary),
/* harmony export */   pS: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folder below which files may be read (contract 2): the git top level around the evals folder, else the folder that holds it. */
function findBoundary(evalsFolder, files) {
    for (let folder = evalsFolder;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) {
        // A file in a worktree or submodule, a folder otherwise.
        if (files.stat((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.git')) !== null)
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(evalsFolder);
    }
}
/** Says whether `path` is `folder` or below it; both absolute and normalised. */
function isInside(folder, path) {
    if (path === folder)
        return true;
    return path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
}
/** Path from `folder` with forward slashes, as it is shown. */
function shownPath(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 1136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ MOST_OF_A_FILE),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   l4: () => (/* binding */ problemAt),
/* harmony export */   rY: () => (/* binding */ checkPiece)
/* harmony export */ });
/* unused harmony export problemLine */
/* harmony import */ var _checks_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29255);
/* harmony import */ var _schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5354);
/* harmony import */ var _schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);
/* harmony import */ var _text_distance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20536);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98610);





/** A problem of one value of a resource, with its place. */
function problemAt(source, path, message, options = {}) {
    const name = source.piece.nameOf?.(path) ?? (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path);
    return {
        file: source.file,
        ...source.piece.at(path, options.what ?? 'value'),
        severity: options.severity ?? 'error',
        message: sentence(name, message),
    };
}
/** `turns must not be empty`, but `turns: a single case has one turn`. */
function sentence(name, message) {
    // `min_passes 3 is above repeat 2` names its key already; a plain word like `name` proves nothing.
    const named = message.includes(`${name}.`) || (/[._[]/.test(name) && message.includes(name));
    if (name === '' || named)
        return message;
    return /^(?:must|is|needs|has|takes|cannot|does|holds|leads|changed|matches)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
/** Problems of one file that are shown, and as much advice: nobody reads more, and the first few often explain the others. */
const MOST_OF_A_FILE = 100;
/** Longer lists of keys help nobody. */
const MOST_LISTED = 12;
/** Keys that are right elsewhere: people write them one level too high. */
const HINTS = {
    input: '; it belongs to a turn: turns: [{ input: … }]',
    expected_behavior: '; it belongs to a turn: turns: [{ expected_behavior: … }]',
    checks: '; it belongs to a turn: turns: [{ checks: … }]',
};
/** Keys that other tools have where a turn has checks. */
const ASSERTIONS = /^(?:assert|expect)(?:s|ed|ions?|ations?|ed_output)?$/;
/** A resource against the form of its kind: the parsed value when it is right, and everything that is wrong with it. */
function checkPiece(form, kind, source) {
    const { value } = source.piece;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const what = value === null ? 'empty' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
        return { value: undefined, problems: [problemAt(source, [], `${kind} must be an object, not ${what}`)] };
    }
    const parsed = form.safeParse(value);
    const unknown = (0,_schema_unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownKeys */ .v)(form, value);
    if (parsed.success && unknown.length === 0)
        return { value: parsed.data, problems: [] };
    const misspelt = new Set();
    const problems = unknown.map(({ path, key, known }, index) => {
        // The others are only counted.
        const isShown = index < MOST_OF_A_FILE;
        const close = isShown ? (0,_text_distance_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(key, known) : null;
        if (close !== null)
            misspelt.add(JSON.stringify([...path, close]));
        const hint = close !== null ? ` (did you mean "${close}"?)` : isShown ? hintFor(key, path, known) : '';
        const inside = path.length === 0 ? '' : ` in ${(0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path)}`;
        return {
            file: source.file,
            ...source.piece.at([...path, key], 'key'),
            severity: 'error',
            message: `unknown key "${key}"${inside}${hint}`,
        };
    });
    if (!parsed.success)
        for (const problem of (0,_schema_value_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .valueProblems */ .ce)(parsed.error, value)) {
            // Said already, as the unknown key that was meant to be this one.
            if (problem.message.startsWith('is required') && misspelt.has(JSON.stringify(problem.path)))
                continue;
            problems.push(problemAt(source, problem.path, problem.message + suggestion(problem)));
        }
    return { value: undefined, problems };
}
/** What to write instead of an unknown key that resembles nothing. */
function hintFor(key, path, known) {
    const misplaced = path.length === 0 && known.includes('turns') && Object.hasOwn(HINTS, key) ? HINTS[key] : undefined;
    return (misplaced ??
        checkHint(key, known) ??
        (known.length <= MOST_LISTED ? `; known keys: ${known.join(', ')}` : ''));
}
/** For a key of a turn that is, or holds, what stands under `checks`. */
function checkHint(key, known) {
    if (!known.includes('checks'))
        return undefined;
    if ((0,_checks_registry_js__WEBPACK_IMPORTED_MODULE_3__.findKind)(key.replaceAll('-', '_')) !== undefined)
        return `; it is a check: checks: [{ ${key}: … }]`;
    return ASSERTIONS.test(key)
        ? '; what an answer has to be stands under checks: [{ contains: … }], or in words as expected_behavior'
        : undefined;
}
function suggestion({ word, known }) {
    return word === undefined || known === undefined ? '' : (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .Z)(word, known);
}
/** `file:line:column: message`, as editors and people read it. */
function problemLine({ file, line, column, severity, message }) {
    return `${file}:${line}:${column}: ${severity === 'advice' ? 'advice: ' : ''}${message}`;
}
/** Order of a report: by file, then by place. */
function byPlace(one, other) {
    if (one.file !== other.file)
        return one.file < other.file ? -1 : 1;
    return one.line - other.line || one.column - other.column;
}


/***/ }),

/***/ 85851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FOLDERS),
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7510);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57488);



/** Folders of the evals folder with the resources that they hold (contract 2). */
const FOLDERS = {
    agent: 'agents',
    case: 'test-cases',
    scorer: 'scorers',
    experiment: 'experiments',
};
/** Test cases come in five forms and in folders; the others are YAML files side by side, so an agent may keep its own files in a folder beside them. */
const EXTENSIONS = {
    agent: /\.ya?ml$/i,
    case: /\.(?:ya?ml|json|jsonl|csv)$/i,
    scorer: /\.ya?ml$/i,
    experiment: /\.ya?ml$/i,
};
/** Files of one kind in sorted order. Hidden names and `node_modules` are passed over; a folder is walked once, so links cannot go in circles. */
function findFiles(root, kind, boundary, files) {
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, FOLDERS[kind]);
    const found = [];
    const refused = [];
    const seen = new Set([files.realPath(top)]);
    const visit = (folder) => {
        for (const name of files.list(folder)) {
            if (name.startsWith('.') || name === 'node_modules')
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
            const onDisk = files.stat(path);
            const kindOnDisk = onDisk?.kind;
            const wanted = (kindOnDisk === 'directory' && kind === 'case') ||
                (kindOnDisk === 'file' && EXTENSIONS[kind].test(name));
            if (!wanted)
                continue;
            const real = files.realPath(path);
            if (real === null)
                continue;
            if (!(0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(boundary, real) || (0,_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbidden */ .U)((0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(boundary, real)))
                refused.push({
                    path,
                    message: `is a link to something that may not be read (outside the repository, or ${_text_secret_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER_READ */ .s})`,
                });
            else if (kindOnDisk === 'file')
                found.push({
                    path,
                    name: (0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(top, path).replace(EXTENSIONS[kind], ''),
                    size: onDisk?.size ?? 0,
                });
            else if (!seen.has(real)) {
                seen.add(real);
                visit(path);
            }
        }
    };
    visit(top);
    return { found: found.sort((one, other) => (one.path < other.path ? -1 : 1)), refused };
}


/***/ }),

/***/ 89204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* binding */ glob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   vO: () => (/* binding */ matchesSegment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Most files that one pattern may stand for (security.md S44). */
const MAX_HITS = 10_000;
/** Says whether a path is a pattern: `*`, `**` and `?` are the only signs. */
function isGlob(path) {
    return /[*?]/.test(path);
}
/**
 * Files that match a pattern of `/`-separated segments below `folder`, sorted. `**` stands for any number of folders. Hidden
 * names match only a segment that begins with a dot, `node_modules` only its own name; links to folders are not followed.
 * Null when more than 10,000 match.
 */
function glob(pattern, folder, files) {
    const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
    const found = new Set();
    /** Positions in the pattern that are possible here: a set, so that several `**` stay linear. */
    const visit = (path, positions) => {
        for (const name of files.list(path)) {
            const here = step(segments, positions, name);
            if (here.next.size === 0 && !here.match)
                continue;
            const child = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, name);
            const kind = files.stat(child)?.kind;
            if (kind === 'file' && here.match) {
                found.add(child);
                if (found.size > MAX_HITS)
                    return false;
            }
            if (kind === 'directory' &&
                here.next.size > 0 &&
                files.realPath(child) === child &&
                !visit(child, here.next))
                return false;
        }
        return true;
    };
    let start = folder;
    let first = 0;
    // Leading `..` and fixed names need no search.
    while (first < segments.length - 1 && !isGlob(segments[first] ?? ''))
        start = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(start, segments[first++] ?? '');
    const complete = visit(files.realPath(start) ?? start, closure(segments, new Set([first])));
    return complete ? [...found].sort() : null;
}
/** `**` may stand for nothing: the position behind it is possible too. */
function closure(segments, positions) {
    const all = new Set(positions);
    for (const position of all)
        if (segments[position] === '**')
            all.add(position + 1);
    return all;
}
function step(segments, positions, name) {
    const next = new Set();
    let match = false;
    for (const position of positions) {
        const segment = segments[position];
        if (segment === undefined)
            continue;
        if (segment === '**') {
            if (!name.startsWith('.') && name !== 'node_modules') {
                next.add(position);
                match ||= position === segments.length - 1;
            }
        }
        else if (matchesSegment(segment, name)) {
            if (position === segments.length - 1)
                match = true;
            else
                next.add(position + 1);
        }
    }
    return { next: closure(segments, next), match };
}
/** Wildcards in one name, greedy with a single point of return: no pattern is slower than pattern times name. */
function matchesSegment(pattern, name) {
    if (name.startsWith('.') && !pattern.startsWith('.'))
        return false;
    let at = 0;
    let star = -1;
    let retry = 0;
    for (let index = 0; index < name.length;) {
        if (pattern[at] === '*') {
            star = at++;
            retry = index;
        }
        else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[index])) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++retry;
        }
        else
            return false;
    }
    while (pattern[at] === '*')
        at++;
    return at === pattern.length;
}


/***/ }),

/***/ 59350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ loadSettings),
/* harmony export */   t: () => (/* binding */ SETTINGS_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _schema_file_kinds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11415);
/* harmony import */ var _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1114);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57488);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1136);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85851);
/* harmony import */ var _reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33159);
/* harmony import */ var _reading_texts_at_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80329);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98610);
/* harmony import */ var _variable_uses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36355);










const SETTINGS_FILE = 'assay.yaml';
/** Reads `assay.yaml`. What is wrong with it is added to the problems, and defaults stand in for it. */
async function loadSettings(loading) {
    findMisnamed(loading);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(loading.root, SETTINGS_FILE);
    const file = (0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(loading.home, path);
    const absent = { settings: _schema_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settings */ .W0.parse({}), webhooks: [], variables: [], source: undefined };
    const say = (line, column, message) => loading.problems.add({ file, line, column, severity: 'error', message });
    if (loading.files.stat(path)?.kind !== 'file')
        return absent;
    if (!(0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .FK)(loading.boundary, loading.files.realPath(path) ?? '')) {
        say(1, 1, 'is a link that leads out of the repository');
        return absent;
    }
    const { pieces, problems } = await (0,_reading_read_pieces_js__WEBPACK_IMPORTED_MODULE_3__/* .readPieces */ .u)(path, loading.files);
    for (const problem of problems)
        say(problem.line, problem.column, problem.message);
    const [piece, second] = pieces;
    if (second !== undefined)
        say(second.at([]).line, second.at([]).column, 'settings are one object, not several');
    if (piece === undefined)
        return absent;
    const source = { piece, file };
    const { value, problems: wrong } = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPiece */ .rY)(_schema_file_kinds_js__WEBPACK_IMPORTED_MODULE_5__/* .settingsFile */ ._r, 'the settings file', source);
    loading.problems.addAll(wrong);
    const secrets = noteSecrets(source, loading);
    const variables = secrets.flatMap(({ uses }) => uses);
    if (value === undefined)
        return { ...absent, variables, source };
    const { $schema: _schema, ...settings } = value;
    const webhooks = settings.webhooks.map((webhook, index) => ({
        webhook,
        variables: secrets.find(({ path }) => path[1] === index)?.uses ?? [],
    }));
    return { settings, webhooks, variables, source };
}
/** The secrets of webhooks as they were written, with the places of their variables. */
function noteSecrets(source, loading) {
    return (0,_reading_texts_at_js__WEBPACK_IMPORTED_MODULE_6__/* .textsAt */ .i)(source.piece.value, ['webhooks', '*', 'secret']).map(({ path, text }) => {
        const uses = (0,_variable_uses_js__WEBPACK_IMPORTED_MODULE_7__/* .variableUses */ .T)(source, path, text, loading);
        if (!text.includes('${') && loading.mode === 'validate')
            loading.problems.add((0,_variable_uses_js__WEBPACK_IMPORTED_MODULE_7__/* .writtenSecret */ .M)(source, path));
        return { path, uses };
    });
}
/** A folder or settings file under a slightly wrong name would be passed over in silence. */
function findMisnamed({ root, home, files, problems }) {
    const folders = [...Object.values(_find_files_js__WEBPACK_IMPORTED_MODULE_8__/* .FOLDERS */ .Y), 'labels'];
    for (const name of files.list(root)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
        const known = files.stat(path)?.kind === 'directory' ? folders : [SETTINGS_FILE];
        if (name.startsWith('.') || known.includes(name))
            continue;
        const close = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .suggest */ .Z)(name, known);
        if (close !== '')
            problems.add({
                file: (0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(home, path),
                line: 1,
                column: 1,
                severity: 'error',
                message: `is not read under this name${close}`,
            });
    }
}


/***/ }),

/***/ 41729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64136);


/** Bytes of a file as text: UTF-8 only, a byte order mark is dropped, NUL is refused with its place. `utf16`: no part of it is text. */
function decodeText(bytes) {
    if (isUtf16(bytes))
        return {
            problem: { line: 1, column: 1, message: 'is written in UTF-16; save it as UTF-8' },
            utf16: true,
        };
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { problem: { ...firstBadPlace(bytes), message: 'is not valid UTF-8; save it as UTF-8' } };
    const text = new TextDecoder('utf-8').decode(bytes);
    const nul = text.indexOf('\0');
    if (nul >= 0)
        return { problem: { ...(0,_line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .lineIndex */ .D)(text)(nul), message: 'holds a NUL character; is it a binary file?' } };
    return { text };
}
/** Its byte order mark, which no text in UTF-8 begins with: spreadsheets and shells of Windows write it. */
const isUtf16 = ([first, second]) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
/** The first character that is no UTF-8: a newline byte never stands inside one. */
function firstBadPlace(bytes) {
    let start = 0;
    for (let line = 1;; line++) {
        const newline = bytes.indexOf(0x0a, start);
        const end = newline < 0 ? bytes.length : newline;
        const own = bytes.subarray(start, end);
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(own) || newline < 0)
            return { line, column: new TextDecoder('utf-8').decode(own).indexOf('\ufffd') + 1 || 1 };
        start = end + 1;
    }
}


/***/ }),

/***/ 64136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ lineIndex)
/* harmony export */ });
/** Turns offsets of a text into lines and columns. The table of lines is made at the first question. */
function lineIndex(text) {
    let starts;
    return (offset) => {
        starts ??= lineStarts(text);
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}


/***/ }),

/***/ 33159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readParts),
  u: () => (/* binding */ readPieces)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/test-cases/suggest.js
var suggest = __webpack_require__(98610);
// EXTERNAL MODULE: ./lib/test-cases/reading/decode-text.js
var decode_text = __webpack_require__(41729);
// EXTERNAL MODULE: ./lib/test-cases/reading/piece.js
var piece = __webpack_require__(23061);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./lib/ports/file-lines.js
var file_lines = __webpack_require__(8962);
;// CONCATENATED MODULE: ./lib/test-cases/reading/text-lines.js



/** Longest line of a data file, in bytes: 10 MiB, as for whole files of other kinds (security.md S44). */
const LONGEST_LINE = 10 * 1024 * 1024;
const TOO_LONG = 'the line is longer than 10 MiB; move long texts into files of their own (text_file, ground_truth_file, context_files)';
/**
 * The lines of a file one after the other, in UTF-8: memory does not grow with the file. A byte order mark is dropped; what is wrong with
 * one line does not hide the others, except that nothing is read of a file in UTF-16.
 */
function* textLines(path, files) {
    for (const { line, bytes } of (0,file_lines/* fileLines */.c)(path, files, LONGEST_LINE)) {
        if (bytes === null)
            yield { line, problem: { line, column: 1, message: TOO_LONG } };
        else if (line > 1 && (0,external_node_buffer_.isUtf8)(bytes) && !bytes.includes(0))
            yield { line, text: bytes.toString('utf8') };
        else {
            const decoded = (0,decode_text/* decodeText */.g)(bytes);
            if ('text' in decoded)
                yield { line, text: decoded.text };
            else
                yield { line, problem: { ...decoded.problem, line } };
            if ('problem' in decoded && decoded.utf16 === true)
                return;
        }
    }
}

;// CONCATENATED MODULE: ./lib/test-cases/reading/read-pieces.js





/** Reads one file of the evals folder by its extension. What is wrong with it is data; nothing is thrown for it. */
async function readPieces(path, files) {
    const read = { pieces: [], problems: [] };
    for (const { pieces, problems } of await readParts(path, files)) {
        read.pieces.push(...pieces);
        read.problems.push(...problems);
    }
    return read;
}
/**
 * The same, part by part, for files that may be larger than memory should hold: a part of a data file (JSONL, CSV) is read when it is
 * asked for. Other files are one part, whose bytes are read at once.
 */
async function readParts(path, files) {
    const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const isData = extension === 'jsonl' || extension === 'csv';
    const size = files.stat(path)?.size ?? 0;
    if (isData && size > piece/* MAX_DATA_BYTES */.yL)
        return [wrong('is larger than 1 GiB; split it into several files')];
    if (!isData && size > piece/* MAX_FILE_BYTES */.gZ)
        return [
            wrong('is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB'),
        ];
    try {
        if (isData)
            return unlessUnreadable(await readData(path, extension, files));
        return await readDocument(await files.readBytes(path), extension);
    }
    catch (error) {
        return [unreadable(error)];
    }
}
const wrong = (message) => ({ pieces: [], problems: [{ line: 1, column: 1, message }] });
function unreadable(error) {
    if (error instanceof errors/* Fault */.vC)
        return wrong(`cannot be read: ${error.message}`);
    throw error;
}
/** The readers bring their parsers with them only when there is a file for them. */
async function readData(path, extension, files) {
    if (extension === 'csv') {
        const { readCsv } = await Promise.all(/* import() */[__webpack_require__.e(7556), __webpack_require__.e(9708)]).then(__webpack_require__.bind(__webpack_require__, 89708));
        return readCsv(textLines(path, files), suggest/* suggest */.Z);
    }
    const { readJsonl } = await __webpack_require__.e(/* import() */ 4364).then(__webpack_require__.bind(__webpack_require__, 14364));
    return readJsonl(textLines(path, files));
}
/** A disk may fail in the middle of a file. */
function* unlessUnreadable(parts) {
    try {
        yield* parts;
    }
    catch (error) {
        yield unreadable(error);
    }
}
async function readDocument(bytes, extension) {
    const read = extension === 'json'
        ? (await __webpack_require__.e(/* import() */ 4178).then(__webpack_require__.bind(__webpack_require__, 94178))).readJson
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1422)]).then(__webpack_require__.bind(__webpack_require__, 81422))).readYaml;
    return parsedOnce(bytes, read);
}
/** A document is taken apart when it is its turn: many may have been fetched together. */
function* parsedOnce(bytes, read) {
    const decoded = (0,decode_text/* decodeText */.g)(bytes);
    yield 'problem' in decoded ? { pieces: [], problems: [decoded.problem] } : read(decoded.text);
}


/***/ }),

/***/ 80329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ keysAt),
/* harmony export */   i: () => (/* binding */ textsAt)
/* harmony export */ });
/**
 * Texts at a path of an unchecked value; `*` stands for every entry or key. References are looked up in what was written,
 * not in what was accepted, so that one mistake in a file does not hide the others.
 */
function textsAt(value, pattern) {
    const found = [];
    // One array that grows and shrinks with the walk; it is copied only for what is found.
    const path = [];
    const enter = (here, step) => {
        path.push(step);
        visit(here);
        path.pop();
    };
    const visit = (here) => {
        const step = pattern[path.length];
        if (step === undefined) {
            if (typeof here === 'string')
                found.push({ path: [...path], text: here });
        }
        else if (Array.isArray(here)) {
            if (step === '*')
                for (let index = 0; index < here.length; index++)
                    enter(here[index], index);
        }
        else if (typeof here === 'object' && here !== null) {
            const record = here;
            if (step === '*')
                for (const key of Object.keys(record))
                    enter(record[key], key);
            else if (Object.hasOwn(record, step))
                enter(record[step], step);
        }
    };
    visit(value);
    return found;
}
/** Own keys of the object at a path, with the path of each. */
function keysAt(value, path) {
    let here = value;
    for (const step of path) {
        if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step))
            return [];
        here = here[step];
    }
    if (typeof here !== 'object' || here === null || Array.isArray(here))
        return [];
    return Object.keys(here).map((key) => ({ path: [...path, key], text: key }));
}


/***/ }),

/***/ 36355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writtenSecret),
/* harmony export */   T: () => (/* binding */ variableUses)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1136);
/* harmony import */ var _interpolate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73835);


/** The `${NAME}`s of one text with their place. Braces that hold no name are a problem: they would be sent as they stand. */
function variableUses(source, path, text, loading) {
    const { names, malformed } = (0,_interpolate_js__WEBPACK_IMPORTED_MODULE_0__/* .variablesIn */ .DF)(text);
    for (const inside of malformed)
        loading.problems.add((0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(source, path, `\${${inside}}${inside.startsWith('{') ? '}' : ''} is not an environment variable; write \${NAME}`));
    return names.map((name) => ({ name, file: source.file, ...source.piece.at(path) }));
}
/** Advice for a secret that stands in the file itself. */
function writtenSecret(source, path) {
    const message = `is written into the file; use \${NAME} to keep it out of the repository`;
    return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .problemAt */ .l4)(source, path, message, { severity: 'advice' });
}


/***/ }),

/***/ 7510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   s: () => (/* binding */ NEVER_READ)
/* harmony export */ });
/** Folders and files of history and secrets: git, variables, keys of machines, what tools log in with. */
const FORBIDDEN = [
    /^\.git$|^git~\d+$|^\.env/,
    /^\.(?:ssh|gnupg|aws|azure|kube|docker|password-store)$/,
    /^\.(?:npmrc|yarnrc(?:\.yml)?|pypirc|netrc|pgpass|htpasswd|dockercfg|git-credentials|vault-token|boto|s3cfg|my\.cnf)$|^_netrc$/,
    /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|asc|gpg)$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-](?!pub$).*)?$/,
];
/** What the state folder holds of keys, wherever it lies. */
const STATE_KEYS = /(?:^|\/)\.assay\/(?:keys|tls)(?:\/|$)/;
/** What such a file is called in a refusal. */
const NEVER_READ = '.git, .env, keys and logins';
/** What holds secrets or history is never read, whatever names it (security.md S43). */
function isForbidden(pathInside) {
    // Windows drops trailing dots and blanks and knows short names and streams.
    const names = pathInside.split(/[\\/]/).map((part) => part
        .toLowerCase()
        .replace(/:.*$/, '')
        .replace(/[. ]+$/, ''));
    return (names.some((name) => FORBIDDEN.some((pattern) => pattern.test(name))) || STATE_KEYS.test(names.join('/')));
}


/***/ })

};

export const id = 826;
export const ids = [826];
export const modules = {

/***/ 7807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6005);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1045);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2832);



/** The engine as the common flags describe it; warnings go to stderr. */
function engineOf(flags, more = {}) {
    const { err } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .terminal */ .F)();
    const judge = {
        ...(flags.judge === undefined ? {} : { provider: flags.judge }),
        ...(flags.judgeModel === undefined ? {} : { model: flags.judgeModel }),
        ...(flags.judgeBaseUrl === undefined ? {} : { base_url: flags.judgeBaseUrl }),
    };
    return (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .createEngine */ .P)({
        ...(flags.evals === undefined ? {} : { evals: flags.evals }),
        ...(flags.state === undefined ? {} : { state: flags.state }),
        ...(flags.seed === undefined ? {} : { seed: flags.seed }),
        ...(Object.keys(judge).length === 0 ? {} : { judge }),
        ...more,
        onWarning: (message) => err(`warning: ${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalLine */ .t)(message)}\n`),
    });
}


/***/ }),

/***/ 7826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(817);
/* harmony import */ var _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8650);
/* harmony import */ var _test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1136);
/* harmony import */ var _test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3158);
/* harmony import */ var _test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9188);
/* harmony import */ var _text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1045);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3808);
/* harmony import */ var _common_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7807);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2832);











/** `assay validate`: every problem of the evals folder as `file:line:column: message`; exit 2 when there is an error. */
async function validateCommand(_, flags) {
    const engine = (0,_common_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .engineOf */ .k)(flags);
    const { evals, problems } = await (0,_test_cases_load_evals_js__WEBPACK_IMPORTED_MODULE_2__/* .loadEvals */ .g)({
        evalsDir: engine.evalsDir,
        ports: engine.ports,
        mode: 'validate',
        scorerNames: _scorers_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .AVAILABLE_SCORERS */ .iL,
    });
    // What only shows when scorers are made: patterns and code that do not compile, unknown template variables.
    const { problems: unmakeable } = await (0,_test_cases_make_scorers_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScorers */ .M)(evals.scorers, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(engine.evalsDir, '..'), engine.ports);
    const found = [...problems, ...unmakeable].sort(_test_cases_check_js__WEBPACK_IMPORTED_MODULE_5__/* .byPlace */ .hz);
    const errors = found.filter((one) => one.severity === 'error').length;
    const listed = found.map((one) => ({
        severity: one.severity,
        path: `${one.file}:${one.line}:${one.column}`,
        message: one.message,
    }));
    if (errors === 0) {
        // What only shows when cases meet their scorers: missing fields.
        try {
            await (0,_operations_start_run_js__WEBPACK_IMPORTED_MODULE_6__/* .planRun */ .n)(engine, {});
        }
        catch (error) {
            const fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .asFault */ .Ps)(error);
            if (fault.exitCode !== 2)
                throw fault;
            const further = fault.problems.length > 0 ? fault.problems : [{ path: fault.where ?? '', message: fault.message }];
            listed.push(...further.map(({ path, message }) => ({ severity: 'error', path, message })));
        }
    }
    const failed = listed.some((one) => one.severity === 'error');
    const { out } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .terminal */ .F)();
    if (flags.json === true)
        out(`${JSON.stringify({ valid: !failed, problems: listed }, null, 2)}\n`);
    else {
        for (const one of listed)
            out(`${(0,_text_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalLine */ .t)(`${one.path}: ${one.severity === 'advice' ? 'advice: ' : ''}${one.message}`)}\n`);
        if (!failed)
            out(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.cases.length, 'case')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.agents.length, 'agent')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.scorers.length, 'custom scorer')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCounted */ .So)(evals.experiments.length, 'experiment')}: no problem\n`);
    }
    return failed ? 2 : 0;
}


/***/ }),

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   KI: () => (/* binding */ wrapToWidth)
/* harmony export */ });
/** Combining marks and what shows as nothing. */
const ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
const WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u;
const widthOf = (character) => {
    if (character <= '\u02ff')
        return 1;
    return ZERO.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
};
/** Columns that a line of cleaned text takes in a terminal. */
function displayWidth(text) {
    let width = 0;
    for (const character of text)
        width += widthOf(character);
    return width;
}
/** The line filled up with spaces to `width` columns; longer lines stay. */
function padToWidth(text, width) {
    return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
/** The line cut to at most `width` columns, with an ellipsis as the last one when something was cut. */
function cutToWidth(text, width) {
    if (displayWidth(text) <= width)
        return text;
    let kept = '';
    let used = 0;
    for (const character of text) {
        used += widthOf(character);
        if (used > width - 1)
            break;
        kept += character;
    }
    return width < 1 ? '' : `${kept.trimEnd()}…`;
}
/** One line broken at spaces into lines of at most `width` columns; a longer word is broken where it must. At most `most` lines are made. */
function wrapToWidth(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = Math.max(2, width);
    const lines = [];
    let line = '';
    let used = 0;
    const flush = () => {
        if (line !== '')
            lines.push(line);
        line = '';
        used = 0;
    };
    for (const word of text.split(' ')) {
        if (lines.length >= most)
            return lines.slice(0, most);
        const wordWidth = displayWidth(word);
        if (used > 0 && used + 1 + wordWidth > columns)
            flush();
        if (wordWidth <= columns) {
            line = used > 0 ? `${line} ${word}` : word;
            used += used > 0 ? 1 + wordWidth : wordWidth;
            continue;
        }
        for (const character of word) {
            const step = widthOf(character);
            if (used + step > columns) {
                flush();
                if (lines.length >= most)
                    return lines;
            }
            line += character;
            used += step;
        }
    }
    flush();
    return lines.slice(0, most);
}


/***/ }),

/***/ 1045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ terminalQuote),
/* harmony export */   t: () => (/* binding */ terminalLine)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8624);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7832);
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5258);



/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
function terminalLine(text) {
    return (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text)).replace(/^:(?=:)/, ': ');
}
/**
 * Text of anyone as a quotation: lines that begin with `│ `, of at most `width` columns together with it, so that no line
 * can pass for ours or for a command. At most `most` lines; an ellipsis ends the last one when there was more.
 */
function terminalQuote(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = width - BAR.length;
    const lines = [];
    for (const line of (0,_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .breakLegacy */ .vW)((0,_clean_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanText */ .X)(text)).split('\n')) {
        if (line.trim() === '')
            continue;
        lines.push(...(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(line.replace(/\s+/g, ' ').trim(), columns, most + 1 - lines.length));
        if (lines.length > most)
            break;
    }
    if (lines.length > most) {
        lines.length = most;
        lines[most - 1] = `${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapToWidth */ .KI)(lines[most - 1], columns - 2, 1)[0] ?? ''} …`;
    }
    return lines.map((line) => `${BAR}${line}`);
}
const BAR = '│ ';


/***/ }),

/***/ 5258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   vW: () => (/* binding */ breakLegacy)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8624);

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
const LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu;
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
const breakLegacy = (text) => text.replace(LEGACY_START, '# #[');
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/**
 * One command line for the Actions runner, escaped as its own toolkit does. The message and the values may be anyone's
 * text: they cannot end the line, add a property or start another command. Empty and undefined properties are left out.
 * A mask is passed on byte by byte, because a cleaned secret would mask something else.
 */
function workflowCommand(name, properties = {}, message = '') {
    const safe = (text) => (name === 'add-mask' ? text : breakLegacy(cleanText(text)));
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeProperty(safe(String(value)))}`)
        .join(',');
    return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(safe(message))}`;
}
/**
 * Anyone's text for a runner's log: every line begins with `│ `, no line is a command in either form, nothing moves the
 * cursor or hides. The result may hold several lines; no line break at the end.
 */
function logLine(text) {
    return (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X)(text)
        .split('\n')
        .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
        .join('\n');
}


/***/ })

};

export const id = 6472;
export const ids = [6472];
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

/***/ 37832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   Fg: () => (/* binding */ padToWidth),
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   KI: () => (/* binding */ wrapToWidth)
/* harmony export */ });
/** Combining marks and what shows as nothing. */
var ZERO;
function ZERO$made() { return ZERO = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u; }
/** Two columns: East Asian wide and full-width blocks (Unicode UAX 11) and pictographs that show as emoji. */
var WIDE;
function WIDE$made() { return WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u; }
const widthOf = (character) => {
    if (character <= '\u02ff')
        return 1;
    return (ZERO ?? ZERO$made()).test(character) ? 0 : (WIDE ?? WIDE$made()).test(character) ? 2 : 1;
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

/***/ 7460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   _p: () => (/* binding */ (ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()))
/* harmony export */ });
/**
 * Escape sequences of terminals: CSI (colours, cursor), string sequences that end properly (OSC titles and links, DCS,
 * SOS, PM, APC), then the short forms. ECMA-48 5.4 and 5.6; both the ESC form and the single C1 character. String
 * bodies stop at the next control, so an unterminated one loses its introducer only and the scan stays linear.
 */
var ESCAPE_SEQUENCE;
function ESCAPE_SEQUENCE$made() { return ESCAPE_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x00-\x08\x0a-\x1f\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g; }
var LINE_BREAK;
function LINE_BREAK$made() { return LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g; }
/** C0 and C1 but tab and newline, DEL, annotation marks and noncharacters. */
var CONTROL;
function CONTROL$made() { return CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f\ufff9-\ufffb\ufffe\uffff]/g; }
/**
 * Everything that Unicode calls ignorable in display: bidi controls, zero-width characters, soft hyphen, tag characters,
 * variation selectors. The emoji variation selector stays where it belongs, behind a pictograph.
 */
var INVISIBLE;
function INVISIBLE$made() { return INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/gu; }
/**
 * Anything but the characters of most scripts, of which none is a control and none ignorable. Most texts have none of it, and to look
 * for it takes half of what `SUSPECT` takes.
 */
var UNUSUAL;
function UNUSUAL$made() { return UNUSUAL = /[^\t\n\x20-\x7e\xa0-\xac\xae-\u034e\u0370-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u2030-\u205f\u3000-\u3163\u3165-\ud7ff]/; }
var SUSPECT;
function SUSPECT$made() { return SUSPECT = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufff9-\uffff]|\p{Default_Ignorable_Code_Point}/u; }
/**
 * Text from outside without what a reader cannot see: no terminal escapes, no control characters but newline and tab, no
 * bidi or zero-width controls, no tag characters; every line break is `\n` and lone surrogates are U+FFFD. What is
 * visible stays as it was. Cleaning twice changes nothing (security.md S14, S20).
 */
function cleanText(text) {
    if (!(UNUSUAL ?? UNUSUAL$made()).test(text))
        return text;
    const whole = text.isWellFormed() ? text : text.toWellFormed();
    if (!(SUSPECT ?? SUSPECT$made()).test(whole))
        return whole;
    return whole
        .replace((ESCAPE_SEQUENCE ?? ESCAPE_SEQUENCE$made()), '')
        .replace((LINE_BREAK ?? LINE_BREAK$made()), '\n')
        .replace((CONTROL ?? CONTROL$made()), '')
        .replace((INVISIBLE ?? INVISIBLE$made()), '');
}
/** Cleaned text on one line: every run of white space is one space. For table cells, titles and terminal lines. */
function oneLine(text) {
    return cleanText(text).replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 56025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ terminalQuote),
/* harmony export */   MJ: () => (/* binding */ terminalLines),
/* harmony export */   tL: () => (/* binding */ terminalLine)
/* harmony export */ });
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _workflow_command_js__WEBPACK_IMPORTED_MODULE_0__;



/** Text of anyone on one terminal line: no escape, no control, no line break; on a runner's log it is no command (security.md S14, S20). */
function terminalLine(text) {
    return (0,(_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(40182))/* .breakLegacy */ .vW)((0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .oneLine */ .TN)(text)).replace(/^:(?=:)/, ': ');
}
/**
 * Text of anyone as running text, broken into lines of at most `width` columns: none of them, also behind an indent of white
 * space, is a command, wherever the breaks fall. At most `most` lines are made.
 */
function terminalLines(text, width, most = Number.POSITIVE_INFINITY) {
    const line = terminalLine(text);
    if (!line.includes('::'))
        return (0,(_display_width_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(line, width, most);
    // One column is kept for the space that breaks a command.
    return (0,(_display_width_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(line, width - 1, most).map((each) => each.replace(/^:(?=:)/, ': '));
}
/**
 * Text of anyone as a quotation: lines that begin with `│ `, of at most `width` columns together with it, so that no line
 * can pass for ours or for a command. At most `most` lines; an ellipsis ends the last one when there was more.
 */
function terminalQuote(text, width, most = Number.POSITIVE_INFINITY) {
    const columns = width - BAR.length;
    const lines = [];
    for (const line of (0,(_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(40182))/* .breakLegacy */ .vW)((0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text)).split('\n')) {
        if (line.trim() === '')
            continue;
        lines.push(...(0,(_display_width_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(line.replace(/\s+/g, ' ').trim(), columns, most + 1 - lines.length));
        if (lines.length > most)
            break;
    }
    if (lines.length > most) {
        lines.length = most;
        lines[most - 1] = `${(0,(_display_width_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(37832))/* .wrapToWidth */ .KI)(lines[most - 1], columns - 2, 1)[0] ?? ''} …`;
    }
    return lines.map((line) => `${BAR}${line}`);
}
const BAR = '│ ';


/***/ }),

/***/ 40182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   vW: () => (/* binding */ breakLegacy)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__;

/** `##[` also where ignorable characters hide in it; the runner compares by culture and looks through them (security.md F1). */
var LEGACY_START;
function LEGACY_START$made() { return LEGACY_START = /#\p{Default_Ignorable_Code_Point}*#\p{Default_Ignorable_Code_Point}*\[/gu; }
/** Text in which the older command form `##[` stands no more; the rest is as it was. */
const breakLegacy = (text) => text.replace((LEGACY_START ?? LEGACY_START$made()), '# #[');
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
    return (0,(_clean_text_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(7460))/* .cleanText */ .X5)(text)
        .split('\n')
        .map((line) => `│ ${breakLegacy(line).replace(/^(\s*):(?=:)/, '$1: ')}`)
        .join('\n');
}


/***/ })

};

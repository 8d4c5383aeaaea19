export const id = 6429;
export const ids = [6429];
export const modules = {

/***/ 46429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ decisionSentence),
/* harmony export */   LM: () => (/* binding */ heldOutOf),
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   b5: () => (/* binding */ promptTexts),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   eM: () => (/* binding */ promptDiff),
/* harmony export */   p$: () => (/* binding */ optimizationFacts),
/* harmony export */   zT: () => (/* binding */ effectWords)
/* harmony export */ });
/* harmony import */ var _schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__;
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__;
/* harmony import */ var _text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__;
/* harmony import */ var _is_improved_js__WEBPACK_IMPORTED_MODULE_3__;






/** What a decision means, in our own words. */
var MEANING;
function MEANING$made() { return MEANING = {
    accepted: 'proven on cases that it was not made from',
    provisional: 'better on cases that it was not made from, but not statistically proven',
    rejected: 'no candidate stood the test; the prompt stays as it is',
    no_headroom: 'another prompt has nothing to gain here; it stays as it is',
    not_validated: 'nothing was proven; the prompt stays as it is',
    insufficient_failures: 'too few failures to learn from; the prompt stays as it is',
}; }
const detailsOf = ({ details }) => (_schema_optimization_js__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(16458))/* .shownDetails */ .IR.parse(details);
/** `hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004)`; undefined where nothing was held out. */
function holdoutWords(response) {
    const { validation, gate } = detailsOf(response);
    if (validation === undefined)
        return undefined;
    const { from, to, cases } = validation;
    const p = gate === undefined ? '' : ` (${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(gate.p_value)})`;
    return `hold-out ${from.passed}/${from.plays} → ${to.passed}/${to.plays} plays of ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(cases, 'case')}${p}`;
}
/** The decision in one sentence, numbers first. */
function decisionSentence(response) {
    const { reason } = detailsOf(response);
    const measured = holdoutWords(response);
    const meaning = (MEANING ?? MEANING$made())[response.decision];
    const sentence = `${measured === undefined ? '' : `${measured}: `}${meaning}`;
    return (0,(_is_improved_js__WEBPACK_IMPORTED_MODULE_3__ ??= __webpack_require__(21465))/* .isImproved */ .T)(response) || reason === undefined ? sentence : `${sentence} (${reason})`;
}
/** `Proposed system prompt: hold-out 4/36 → 33/36 plays of 9 cases (p = 0.004), accepted`. */
function proposalTitle(response) {
    const measured = holdoutWords(response);
    return `Proposed system prompt: ${measured === undefined ? '' : `${measured}, `}${response.decision}`;
}
const signed = (difference) => `${difference < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(Math.abs(difference))}`;
/** Units of what is measured and may be a target; scores have none. */
var UNITS;
function UNITS$made() { return UNITS = {
    latency_ms: (value) => `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCount */ .B4)(Math.round(value))} ms`,
    cost_usd: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatMoney */ .up,
    pass_rate: (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9,
}; }
/** What was measured on the cases held out; the prediction where a stored answer holds nothing else. */
function heldOutOf(response) {
    return detailsOf(response).held_out ?? response.predicted_improvement;
}
/** Each target as measured on the cases held out, with the difference in its own unit: `tone 0.55 → 0.80 (+0.25), target 0.90`. */
function aimsOf(response) {
    return (detailsOf(response).targets ?? []).map(({ metric, current, target }) => {
        const show = Object.hasOwn((UNITS ?? UNITS$made()), metric) ? ((UNITS ?? UNITS$made())[metric] ?? (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y) : (_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y;
        const aim = `target ${show(Math.abs(target))}`;
        const held = heldOutOf(response);
        const measured = Object.hasOwn(held, metric) ? held[metric] : undefined;
        if (measured === undefined)
            return `${metric} ${show(Math.abs(current))} with the prompt as it is, ${aim}`;
        const { from, to } = measured;
        const difference = `${to < from ? '−' : '+'}${show(Math.abs(to - from))}`;
        return `${metric} ${show(from)} → ${show(to)} (${difference}), ${aim}`;
    });
}
const CROSS_FITTED = 'two halves, each tested what came of the other; the estimate belongs to the procedure';
/** Facts about how sure that is, each with a label. */
function optimizationFacts({ response }) {
    const details = detailsOf(response);
    const { gate, evidence, owners, excluded, flaky = [], gaps = [], notes = [] } = details;
    const aims = aimsOf(response);
    const recovered = `${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(flaky.length, 'case')} that failed before`;
    const facts = [
        { label: 'target', texts: aims },
        { label: 'tested', texts: gate === undefined ? [] : [gateWords(gate, aims.length > 0)] },
        { label: 'how', texts: evidence === 'cross_fitted' ? [CROSS_FITTED] : [] },
        { label: 'passing', texts: flaky.length === 0 ? [] : [`${recovered} passed every time now`] },
        { label: 'documents', texts: gaps.length === 0 ? [] : [gapWords(gaps)] },
        { label: 'owners', texts: counted('who can mend the failures: ', owners) },
        { label: 'omitted', texts: counted('failures that are not the prompt’s: ', excluded) },
        { label: 'note', texts: notes },
        { label: 'search', texts: [searchWords(details)] },
    ];
    return facts.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
}
/** Cases named in a sentence; the others are counted. */
const MOST_NAMED = 5;
function gapWords(gaps) {
    const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more` : '';
    const names = `${gaps.slice(0, MOST_NAMED).join(', ')}${more}`;
    return `what ${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(gaps.length, 'case')} expected (${names}) stands in no passage that the agent was given: mend the documents or their search, no prompt can`;
}
/** What the test on the cases held out found. With targets the difference is one of utility, which is no share of anything. */
function gateWords({ difference, interval, p_value, alpha, minimum_detectable: least }, aimed) {
    const percent = (share) => `${share < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(share))}`;
    const show = aimed ? signed : percent;
    return [
        ...(difference === null ? [] : [`${aimed ? 'utility' : 'difference'} ${show(difference)}`]),
        ...(interval === null ? [] : [`95 % interval ${show(interval[0])} to ${show(interval[1])}`]),
        `${(0,(_text_format_difference_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(54826))/* .formatPValue */ .td)(p_value)} one-sided, needed ${alpha.toPrecision(2)}`,
        ...(typeof least === 'number' && least > 0
            ? [
                `a difference of ${aimed ? (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatScore */ .y)(least) : (0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(least)} would have been found in 4 of 5 tries`,
            ]
            : []),
    ].join('; ');
}
/** Names with their counts; none where nothing was counted. */
function counted(introduction, counts = {}) {
    const listed = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    return listed.length === 0 ? [] : [`${introduction}${listed.join(', ')}`];
}
function searchWords({ proposer, plays, seed }) {
    return [
        `lessons by the ${proposer === 'model' ? 'model' : 'catalogue'}`,
        ...(plays === undefined ? [] : [(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatCounted */ .So)(plays, 'agent run')]),
        ...(seed === undefined ? [] : [`seed ${seed}`]),
    ].join(' · ');
}
/** The change as a unified diff; empty when there is none. Of a prompt in a file it is the diff of that file, to its last line feed. */
function promptDiff(report) {
    const [before, after] = promptTexts(report);
    return (0,(_text_unified_diff_js__WEBPACK_IMPORTED_MODULE_4__ ??= __webpack_require__(70153))/* .unifiedDiff */ .WH)(before, after, report.prompt_file ?? 'system_prompt.md');
}
/** Both prompts as files: as they stand in their own, or with a line feed at their end. */
function promptTexts({ response, prompt_file, file_end = '\n', }) {
    const { original_prompt: before, optimized_prompt: after } = response;
    if (prompt_file !== undefined)
        return (0,(_text_closed_texts_js__WEBPACK_IMPORTED_MODULE_5__ ??= __webpack_require__(83546))/* .closedTexts */ .x)(before, after, file_end);
    const closed = (text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
    return [closed(before), closed(after)];
}
/** What one change does on the selection cases: `+20 % on the cases that it was chosen on`, with targets `utility +0.20 on …`. */
function effectWords(effect, response) {
    if (typeof effect !== 'number')
        return '';
    if (aimsOf(response).length > 0)
        return `utility ${signed(effect)} on the cases that it was chosen on`;
    return `${effect < 0 ? '−' : '+'}${(0,(_text_format_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(23808))/* .formatPercent */ .l9)(Math.abs(effect))} on the cases that it was chosen on`;
}


/***/ }),

/***/ 83546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ closedTexts)
/* harmony export */ });
/**
 * A text and what became of it, as they stand in a file: `end` is what closes the file behind the text (`\n` or nothing). A changed text that
 * ends in a line feed which the first had not is closed by that one, so that no empty line comes at the end of the file.
 */
function closedTexts(before, after, end) {
    const closed = after.endsWith('\n') && !before.endsWith('\n');
    return [before + end, closed ? after : after + end];
}


/***/ }),

/***/ 70153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fo: () => (/* binding */ diffSteps),
  Dx: () => (/* binding */ linesOf),
  WH: () => (/* binding */ unifiedDiff)
});

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./lib/text/unified-diff.js
// The one part of the library that is used: its entry brings all of them.

/** Lines around a change that are shown with it, as `diff -u` does. */
const CONTEXT = 3;
/** Differing lines beyond which the shortest script is no longer looked for: its cost grows with their square. */
const MOST_EDITS = 1_000;
/** What stands behind a last line without a line feed, as `diff` and `git` write it. */
const NO_NEWLINE = '\\ No newline at end of file';
/**
 * Both texts as a unified diff that `git apply` and `patch` take; empty for equal texts. The name stands in the header with `a/` and `b/`
 * before it. Lines are compared with their line ends, so a change of those is a change. The script is the shortest one (`diff`),
 * removals before additions.
 */
function unifiedDiff(before, after, name) {
    if (before === after)
        return '';
    const header = `--- a/${name}\n+++ b/${name}\n`;
    return header + [...hunksOf(diffSteps(before, after))].join('');
}
/** How one text becomes the other, line by line: removals of a change before its additions. */
function diffSteps(before, after) {
    return inBlocks(stepsOf(linesOf(before), linesOf(after)));
}
/** Lines with their ends. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** What both begin and end with is taken off first: the search costs by what is left. */
function stepsOf(a, b) {
    let head = 0;
    while (head < a.length && head < b.length && a[head] === b[head])
        head += 1;
    let tail = 0;
    while (tail < a.length - head &&
        tail < b.length - head &&
        a[a.length - 1 - tail] === b[b.length - 1 - tail])
        tail += 1;
    return [
        ...stepsWith(' ', a.slice(0, head)),
        ...shortest(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
        ...stepsWith(' ', a.slice(a.length - tail)),
    ];
}
/** The shortest way from one list of lines to the other; all out and all in where that would take too long. */
function shortest(a, b) {
    const changes = diffArrays(a, b, { maxEditLength: MOST_EDITS });
    if (changes === undefined)
        return [...stepsWith('-', a), ...stepsWith('+', b)];
    return changes.flatMap(({ added, removed, value }) => stepsWith(added ? '+' : removed ? '-' : ' ', value));
}
const stepsWith = (kind, lines) => lines.map((line) => ({ kind, line }));
/** Each change as removals, then additions. */
function inBlocks(steps) {
    const ordered = [];
    let added = [];
    for (const step of steps) {
        if (step.kind === '+')
            added.push(step);
        else {
            if (step.kind === ' ') {
                ordered.push(...added);
                added = [];
            }
            ordered.push(step);
        }
    }
    return [...ordered, ...added];
}
function* hunksOf(steps) {
    const changes = steps.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]));
    // Lines of both texts before each step.
    let [a, b, at] = [0, 0, 0];
    for (let first = 0; first < changes.length;) {
        let last = first;
        while (last + 1 < changes.length &&
            changes[last + 1] - changes[last] <= 2 * CONTEXT + 1)
            last += 1;
        const start = Math.max(0, changes[first] - CONTEXT);
        const end = Math.min(steps.length, changes[last] + CONTEXT + 1);
        for (; at < start; at += 1) {
            // Between hunks nothing differs.
            a += 1;
            b += 1;
        }
        const shown = steps.slice(start, end);
        const [lengthA, lengthB] = [count(shown, '+'), count(shown, '-')];
        yield `@@ -${rangeOf(a, lengthA)} +${rangeOf(b, lengthB)} @@\n`;
        for (const { kind, line } of shown)
            yield line.endsWith('\n') ? `${kind}${line}` : `${kind}${line}\n${NO_NEWLINE}\n`;
        a += lengthA;
        b += lengthB;
        at = end;
        first = last + 1;
    }
}
/** Steps that are not of this kind. */
const count = (steps, without) => steps.filter(({ kind }) => kind !== without).length;
/** First line and length; of nothing the line before it, and a length of one is left out. */
function rangeOf(before, length) {
    if (length === 0)
        return `${before},0`;
    return length === 1 ? `${before + 1}` : `${before + 1},${length}`;
}


/***/ })

};

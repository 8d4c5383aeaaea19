export const id = 5223;
export const ids = [5223];
export const modules = {

/***/ 85223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mockTools: () => (/* binding */ mockTools)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55280);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44765);



/** Answers that a call which none of them fits is told of, and how much of each. */
const MOST_NAMED = 5;
const MOST_SHOWN = 200;
/** Tools without code (`tools.mock`): the first answer whose arguments the call has. They change nothing. */
function mockTools({ id, world }) {
    const { mock } = world.tools;
    if (mock === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC('internal', `World ${id} has no tools.mock, and was started by it.`);
    const answers = new Map(Object.entries(mock));
    const tools = [...answers].map(([name, known]) => toolOf(name, known));
    return {
        tools: async () => tools,
        open: async () => ({
            async call(name, args, signal) {
                signal?.throwIfAborted();
                return answered(name, answers.get(name) ?? [], args);
            },
            close: async () => undefined,
        }),
        close: async () => undefined,
    };
}
/** What a call may have for arguments is anything; those that answers ask for have a name. */
function toolOf(name, known) {
    const names = new Set(known.flatMap(({ when }) => Object.keys(when ?? {})));
    const properties = Object.fromEntries([...names].map((one) => [one, {}]));
    return { name, parameters: { type: 'object', properties, additionalProperties: true } };
}
function answered(name, known, args) {
    const answer = known.find(({ when = {} }) => fits(when, args));
    if (answer === undefined)
        return { error: unknownCall(name, known, args) };
    if (answer.error !== undefined)
        return { error: answer.error };
    return { result: structuredClone(answer.returns ?? null), changes: [] };
}
const fits = (when, args) => Object.entries(when).every(([name, value]) => Object.hasOwn(args, name) && (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(args[name]) === (0,_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value));
function unknownCall(name, known, args) {
    const shown = (value) => (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateText */ .E)(JSON.stringify(value) ?? '', MOST_SHOWN);
    const listed = known.slice(0, MOST_NAMED).map(({ when }) => shown(when ?? {}));
    const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
    const knows = listed.length === 0 ? 'it knows no call' : `it knows ${listed.join(', ')}${more}`;
    return `${name} has no answer for ${shown(args)}: ${knows}.`;
}


/***/ })

};

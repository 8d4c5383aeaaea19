export const id = 3614;
export const ids = [3614];
export const modules = {

/***/ 23614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   registryOf: () => (/* binding */ registryOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47655);


/**
 * A registry of scorers that are there already and of custom ones. Throws Fault `validation_failed` when a custom one takes a name that is
 * taken (contract 4), also where the built-in scorers, which are heavy, were not loaded: it knows their names.
 */
function registryOf(builtIn, custom, { services = {}, isCheck = () => false } = {}) {
    const byName = new Map(builtIn.map((scorer) => [scorer.name, scorer]));
    const reserved = new Set([...byName.keys(), ..._schema_scorer_name_js__WEBPACK_IMPORTED_MODULE_0__/* .AVAILABLE_SCORERS */ .iL]);
    for (const scorer of custom) {
        const taken = reserved.has(scorer.name)
            ? 'is the name of a built-in scorer'
            : 'is used by another custom scorer';
        if (reserved.has(scorer.name) || byName.has(scorer.name))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Fault */ .vC('validation_failed', `The scorer id "${scorer.name}" ${taken}.`, {
                where: `scorers/${scorer.name}`,
                hint: 'Give the custom scorer another id.',
            });
        byName.set(scorer.name, scorer);
    }
    return {
        find: (name) => byName.get(name),
        all: () => [...byName.values()],
        names: () => [...byName.keys()],
        ...{ services, isCheck },
    };
}


/***/ })

};

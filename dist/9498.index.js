export const id = 9498;
export const ids = [9498];
export const modules = {

/***/ 69498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/**
 * An object without the keys whose value is undefined, so that spreading it hides nothing and a written document does not name them.
 * Keys keep their order.
 */
function defined(value) {
    const kept = {};
    for (const key in value) {
        const each = value[key];
        if (each !== undefined)
            kept[key] = each; // What the line before made sure of.
    }
    return kept;
}


/***/ })

};

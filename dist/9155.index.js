export const id = 9155;
export const ids = [9155];
export const modules = {

/***/ 39155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ afterColon)
/* harmony export */ });
/** How sentences of ours begin; anything else at the beginning is a name, whose letters stay as they are. */
var OPENING;
function OPENING$made() { return OPENING = /^(?:All|Another|Case|No|Nothing|Of|The)(?= )/; }
/** A sentence of ours behind a colon, where it goes on in small letters. */
const afterColon = (sentence) => sentence.replace((OPENING ?? OPENING$made()), (word) => word.toLowerCase());


/***/ })

};

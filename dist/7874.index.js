export const id = 7874;
export const ids = [7874,5493];
export const modules = {

/***/ 77874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineReader)
/* harmony export */ });
/**
 * Puts a stream together to lines, which are given on without their line break. A line may be `most` long, by `lengthOf`; one that
 * grows longer is dropped, and `onTooLong` is called for every piece that goes on with it.
 */
function lineReader(options) {
    const { most, lengthOf, onLine, onTooLong } = options;
    let pieces = [];
    let length = 0;
    return {
        read(text) {
            let from = 0;
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
                pieces.push(text.slice(from, end));
                const line = pieces.join('');
                pieces = [];
                length = 0;
                from = end + 1;
                onLine(line);
            }
            if (from === text.length)
                return;
            const rest = text.slice(from);
            length += lengthOf(rest);
            if (length <= most)
                return void pieces.push(rest);
            pieces = [];
            onTooLong();
        },
        unfinished: () => pieces.join(''),
    };
}


/***/ })

};

export const id = 2690;
export const ids = [2690];
export const modules = {

/***/ 2690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CASSETTES: () => (/* binding */ CASSETTES),
/* harmony export */   H: () => (/* binding */ isStateMac),
/* harmony export */   Z: () => (/* binding */ stateMac),
/* harmony export */   stateKey: () => (/* binding */ stateKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__;
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__;
/* harmony import */ var _text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__;



/** Labels of the derived keys: the same secret used elsewhere gives another one. */
const STATE = 'assay-state-v1';
const CASSETTES = 'assay-cassette-v1';
const KEY_BYTES = 32;
/** Shorter keys can be guessed; the same bound as for the key of the vault. */
const SHORTEST_KEY = 16;
var MAC;
function MAC$made() { return MAC = /^[0-9a-f]{64}$/; }
/** The signing key of a text (`ASSAY_STATE_KEY`), for the state or what the label says: HKDF-SHA-256 (RFC 5869). Fault `usage` for one that can be guessed. */
function stateKey(text, label = STATE) {
    const secret = text.trim();
    if (secret.length < SHORTEST_KEY)
        throw new (_errors_js__WEBPACK_IMPORTED_MODULE_1__ ??= __webpack_require__(452))/* .Fault */ .vC('usage', 'the key that signs the state is too short', {
            where: 'ASSAY_STATE_KEY',
            hint: `Use at least ${SHORTEST_KEY} random characters, for example from: openssl rand -hex 32`,
        });
    return { bytes: new Uint8Array((0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).hkdfSync)('sha256', secret, '', label, KEY_BYTES)) };
}
/** HMAC-SHA-256 (hex) over a JSON value, whatever the order of its keys. */
function stateMac(value, key) {
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).createHmac)('sha256', key.bytes).update((0,(_text_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ ??= __webpack_require__(55280))/* .canonicalJson */ .d)(value)).digest('hex');
}
/** Whether this is the value's mac, in a time that does not depend on where they differ. */
function isStateMac(mac, value, key) {
    if (typeof mac !== 'string' || !(MAC ?? MAC$made()).test(mac))
        return false;
    return (0,(node_crypto__WEBPACK_IMPORTED_MODULE_0__ ??= __webpack_require__(77598)).timingSafeEqual)(Buffer.from(mac, 'hex'), Buffer.from(stateMac(value, key), 'hex'));
}


/***/ })

};

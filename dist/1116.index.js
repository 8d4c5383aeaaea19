export const id = 1116;
export const ids = [1116,8735];
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

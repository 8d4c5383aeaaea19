export const id = 466;
export const ids = [466];
export const modules = {

/***/ 466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KEY_OF_PRESET: () => (/* binding */ (KEY_OF_PRESET ?? KEY_OF_PRESET$made())),
/* harmony export */   doorAddresses: () => (/* binding */ doorAddresses),
/* harmony export */   v: () => (/* binding */ STAND_IN),
/* harmony export */   withStandIns: () => (/* binding */ withStandIns)
/* harmony export */ });
/* unused harmony export standInFor */
/** How the clients of the providers are told another address. */
var PROVIDERS;
function PROVIDERS$made() { return PROVIDERS = [
    { name: 'openai', variable: 'OPENAI_BASE_URL', url: 'https://api.openai.com/v1' },
    { name: 'anthropic', variable: 'ANTHROPIC_BASE_URL', url: 'https://api.anthropic.com' },
    { name: 'gemini', variable: 'GOOGLE_GEMINI_BASE_URL', url: 'https://generativelanguage.googleapis.com' },
    {
        name: 'azure_openai',
        variable: 'AZURE_OPENAI_ENDPOINT',
        url: 'https://replayed.openai.azure.com',
        onlyWhereGiven: true,
    },
]; }
/** Every address that has a recorder before it: those of the providers, and the hosts that the settings name. */
const doorAddresses = (hosts) => [
    ...(PROVIDERS ?? PROVIDERS$made()).filter(({ variable }) => hosts.every((host) => host.variable !== variable)),
    ...hosts,
];
/** Keys without which a known command line does not start; a program of one's own names its keys in its file. */
var KEY_OF_PRESET;
function KEY_OF_PRESET$made() { return KEY_OF_PRESET = {
    claude: 'ANTHROPIC_API_KEY',
    codex: 'OPENAI_API_KEY',
    gemini: 'GEMINI_API_KEY',
}; }
/** Stands where a client refuses to start without a key. Nobody who would check it is asked. */
const STAND_IN = 'assay-replay-needs-no-key';
var SECRET;
function SECRET$made() { return SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|APIKEY|PAT)$/i; }
/** What stands in a replay for a variable that is not set: for keys and the addresses that are recorded; undefined for any other. */
function standInFor(name, addresses) {
    return (addresses.find(({ variable }) => variable === name)?.url ?? ((SECRET ?? SECRET$made()).test(name) ? STAND_IN : undefined));
}
/** An environment in which what a replay can do without is set. */
const withStandIns = (env, addresses) => ({ get: (name) => env.get(name) || standInFor(name, addresses) });


/***/ })

};

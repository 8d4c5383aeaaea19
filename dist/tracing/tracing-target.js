/** The entry point of a run. Whoever can reach an agent could name another place, so a header may name this machine only. */
const OWN_ENTRY_POINT = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;
/**
 * The target that a runner named: in the environment of a program that it started (contract 12), or in the headers of a request that it
 * sent to a server on this machine. Undefined outside a run: then nothing is traced.
 */
export function tracingTarget(headers) {
    const setting = headers === undefined ? fromEnvironment : (name) => headerOf(headers, name);
    const named = setting('ASSAY_BASE_URL')?.replace(/\/+$/, '');
    if (named === undefined || named === '')
        return undefined;
    if (headers !== undefined && !OWN_ENTRY_POINT.test(named))
        return undefined;
    return {
        baseUrl: named,
        apiKey: setting('ASSAY_API_KEY') ?? '',
        runId: setting('ASSAY_RUN_ID'),
        testCaseId: setting('ASSAY_TEST_CASE_ID'),
    };
}
const fromEnvironment = (name) => process.env[name];
function headerOf(headers, name) {
    const header = `x-${name.toLowerCase().replaceAll('_', '-')}`;
    const get = headers.get;
    if (typeof get === 'function')
        return get.call(headers, header) ?? undefined;
    const value = headers[header]; // No `get`: the record of the type.
    return typeof value === 'string' ? value : undefined;
}

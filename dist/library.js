globalThis.__assayFace ??= 'library';
const { library } = await import('./index.js');
export const { Fault, call, createEngine, operations, rescoreRun, startRun, writeReports } = await library();

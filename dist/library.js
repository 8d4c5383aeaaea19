globalThis.__assayFace ??= 'library';
const { library } = await import('./index.js');
export const { Fault, calibrateLabels, call, createEngine, operations, rescoreRun, startRun, writeReports } = await library();

/** Name and version as the entry points show them; a test keeps the version equal to package.json. */
export const PRODUCT = { name: 'assay', package: 'agent-assay', version: '0.1.0' } as const;

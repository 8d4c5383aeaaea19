import fc from 'fast-check';

/** Properties are tried on the same values every time; another seed looks elsewhere: ASSAY_TEST_SEED=7 npx vitest run. */
fc.configureGlobal({ seed: Number(process.env['ASSAY_TEST_SEED'] ?? 1) });

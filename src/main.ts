import { loadPartsKept } from './ports/heap/kept-code.ts';

/**
 * The one bundle has several entry points (toolchain.md 1): `dist/cli.js` and `dist/library.js` are short shims that say which one
 * is wanted before they import it; started as an Action it is the Action.
 */
const face = (globalThis as { __assayFace?: string }).__assayFace ?? 'action';

loadPartsKept();
if (face === 'cli') await (await import('./cli/main.ts')).main();
else if (face === 'action') await (await import('./github/main.ts')).main();

/** The library behind `dist/library.js`; loaded only when somebody asks for it. */
export const library = (): Promise<typeof import('./index.ts')> => import('./index.ts');

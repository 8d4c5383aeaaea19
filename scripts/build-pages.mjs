/**
 * The program of the pages and its style sheet, of src/pages/: one script and one style sheet each, minified, with everything in them that they
 * need, the same bytes on every system.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What browsers of the last two years read. */
const TARGET = ['chrome123', 'firefox120', 'safari17.5'];
/** UTF-8 bytes of both together. */
const MOST = 250_000;

/** Both texts, and the packages that stand in them. */
export async function pageBundle(root) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/pages/page.tsx', 'src/pages/style/page.css'],
    entryNames: '[name]',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: TARGET,
    charset: 'ascii',
    legalComments: 'none',
    outdir: 'dist/pages',
    tsconfig: join(root, 'src/pages/tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const script = textOf('.js').trimEnd();
  const style = textOf('.css').trimEnd();
  for (const [name, text] of [
    ['script', script],
    ['style', style],
  ])
    if (text === '' || new RegExp(`</${name}|<!--`, 'i').test(text))
      throw new Error(`the ${name} of the pages is empty, or cannot stand in a document`);
  const size = Buffer.byteLength(script) + Buffer.byteLength(style);
  if (size > MOST) throw new Error(`the pages have ${size} bytes, and ${MOST} are the most`);
  return { script, style, packages: packagesOf(Object.keys(metafile.inputs)) };
}

const packagesOf = (inputs) =>
  [
    ...new Set(
      inputs.flatMap((path) => {
        const found = /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//.exec(path.replaceAll('\\', '/'));
        return found === null ? [] : [found[1]];
      }),
    ),
  ].sort();

/** Writes both below `out`; returns the packages that stand in them. */
export async function buildPages(root, out) {
  const { script, style, packages } = await pageBundle(root);
  mkdirSync(join(out, 'pages'), { recursive: true });
  writeFileSync(join(out, 'pages/page.js'), script);
  writeFileSync(join(out, 'pages/page.css'), style);
  return packages;
}

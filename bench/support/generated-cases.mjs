import { caseFile, generatedFile } from '../../src/generation/case-file.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { families, gramJaccard } from '../../src/text/near-duplicates.ts';
import { seededPorts } from '../../test/support/seeded-ports.ts';

/** Share of the references of generated cases whose quote stands where they say, in percent, and how many there are. */
export function spansThatHold(cases, content) {
  const refs = cases.flatMap((one) => one.source_refs);
  const held = refs.filter(
    ({ start, end, quote }) => quote !== '' && content.slice(start, end) === quote,
  ).length;
  return { share: refs.length === 0 ? 100 : (100 * held) / refs.length, count: refs.length };
}

/** Share of generated cases that can be loaded from the files that they are written to, in percent. */
export async function loadableShare(cases) {
  const ports = seededPorts();
  ports.files.writeAtomic(
    '/repo/evals/agents/shop.yaml',
    'name: Shop\nprovider: custom\ninvocation: {url: "http://127.0.0.1:1/chat"}\n',
  );
  for (const one of cases) {
    const { name, content } = generatedFile(one, 'shop');
    ports.files.writeAtomic(`/repo/evals/test-cases/${name}`, await caseFile(content));
  }
  const { evals, problems } = await loadEvals({
    evalsDir: '/repo/evals',
    ports,
    mode: 'validate',
    scorerNames: ['playval'],
  });
  return problems.length > 0 ? 0 : (100 * evals.cases.length) / cases.length;
}

/** How many pairs of generated cases ask the same. */
export function nearDuplicates(cases) {
  const inputs = cases.map(({ turns }) => turns.map(({ input }) => input.text).join('\n'));
  let pairs = families(inputs).reduce((sum, family) => sum + family.length - 1, 0);
  for (const [at, one] of inputs.entries())
    for (const other of inputs.slice(at + 1)) if (gramJaccard(one, other) >= 0.6) pairs += 1;
  return pairs;
}

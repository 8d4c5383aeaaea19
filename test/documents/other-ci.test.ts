import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { declarativePipeline, type PipelineBlock } from '../support/declarative-pipeline.ts';
import { HAS_GIT, repositoryIn } from '../support/git-repository.ts';
import { runBash } from '../support/play-workflow.ts';
import { folderOf, ROOT, runScript } from '../support/run-cli.ts';
import { SHOWN_FILES } from '../support/workflow-files.ts';

const PAGE = 'docs/other-ci.md';
const shown = (path: string) => {
  const file = SHOWN_FILES.find((one) => one.page === PAGE && one.path === path);
  if (file === undefined) throw new Error(`${PAGE} shows no ${path}`);
  return file.text;
};
const SUITE = Object.fromEntries(
  SHOWN_FILES.filter(({ page, path }) => page === 'README.md' && !path.startsWith('.')).map(
    ({ path, text }) => [path, text],
  ),
);

/** YAML without doubled keys, unknown tags and warnings. */
function yamlOf(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS();
}

/** What GitLab's own schema says of a file, by gitlab-ci-local. */
async function gitlabSays(text: string): Promise<{ code: number | null; said: string }> {
  const folder = folderOf({ '.gitlab-ci.yml': text });
  repositoryIn(folder);
  const bin = join(ROOT, 'node_modules/gitlab-ci-local/dist/index.js');
  const { code, stdout, stderr } = await runScript(bin, ['--list'], {
    ...{ cwd: folder, node: process.execPath },
    env: { HOME: folder },
  });
  return { code, said: stdout + stderr };
}

const gitlab = z.object({ evals: z.object({ script: z.array(z.string()) }) });

/** Steps of Azure Pipelines as its YAML schema describes those that are used here. */
const azureStep = z.union([
  z.strictObject({ task: z.literal('UseNode@1'), inputs: z.strictObject({ version: z.string() }) }),
  z.strictObject({
    script: z.string(),
    displayName: z.string().optional(),
    env: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    task: z.literal('PublishTestResults@2'),
    condition: z.literal('succeededOrFailed()'),
    inputs: z.strictObject({
      testResultsFormat: z.enum(['JUnit', 'NUnit', 'VSTest', 'XUnit', 'CTest']),
      testResultsFiles: z.string(),
      testRunTitle: z.string().optional(),
    }),
  }),
  z.strictObject({ publish: z.string(), artifact: z.string(), condition: z.literal('succeededOrFailed()') }),
]);
const azure = z.strictObject({
  trigger: z.array(z.string()),
  pr: z.array(z.string()),
  pool: z.strictObject({ vmImage: z.string() }),
  steps: z.array(azureStep),
});

/** Sections that Jenkins knows inside of each. */
const SECTIONS: Record<string, RegExp> = {
  '': /^pipeline$/,
  pipeline: /^(agent|environment|stages|post|options|tools|triggers|parameters)$/,
  agent: /^(docker|label|dockerfile)$/,
  stages: /^stage\('[\w -]+'\)$/,
  stage: /^(steps|agent|environment|when|post)$/,
  post: /^(always|success|failure|cleanup)$/,
};
function unknownSections({ name, blocks }: PipelineBlock): string[] {
  const allowed = SECTIONS[name.replace(/\(.*$/, '')];
  return blocks.flatMap((block) => [
    ...(allowed?.test(block.name) === true ? [] : [`${name} > ${block.name}`]),
    ...unknownSections(block),
  ]);
}
const find = (block: PipelineBlock, name: string): PipelineBlock[] =>
  block.blocks.flatMap((one) => [...(one.name === name ? [one] : []), ...find(one, name)]);

/** The script of each recipe, and the variable that names the folder that it clones into. */
const SCRIPTS: Record<string, () => { script: string; env: Record<string, string> }> = {
  '.gitlab-ci.yml': () => ({
    script: gitlab.parse(yamlOf(shown('.gitlab-ci.yml'))).evals.script.join('\n'),
    env: { CI_BUILDS_DIR: 'TEMP', CI_JOB_ID: '7' },
  }),
  Jenkinsfile: () => {
    const [steps] = find(declarativePipeline(shown('Jenkinsfile')), 'steps');
    const script = /^sh '''([\s\S]*)'''$/.exec(steps?.lines[0] ?? '')?.[1] ?? '';
    return { script, env: { WORKSPACE_TMP: 'TEMP' } };
  },
  'azure-pipelines.yml': () => {
    const { steps } = azure.parse(yamlOf(shown('azure-pipelines.yml')));
    const script = steps.flatMap((step) => ('script' in step ? [step.script] : [])).join('\n');
    return { script, env: { AGENT_TEMPDIRECTORY: 'TEMP' } };
  },
};

/** A script of a recipe on a checkout; what it clones is this repository's build. */
async function run(script: string, env: Record<string, string>, files: Record<string, string>) {
  const [folder, temp] = [folderOf(files), folderOf({})];
  const bin = join(temp, 'bin');
  mkdirSync(bin);
  // What is cloned is the build of this repository; checking a commit out changes nothing.
  writeFileSync(
    join(bin, 'git'),
    `#!/bin/sh\nif [ "$1" = clone ]; then mkdir -p "$4" && ln -s '${join(ROOT, 'dist')}' "$4/dist"; fi\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  const set = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value === 'TEMP' ? temp : value]),
  );
  const ended = await runBash(script, folder, { ...set, PATH: `${bin}:${process.env['PATH'] ?? ''}` });
  return { ...ended, folder };
}

const XSD = readFileSync(join(ROOT, 'test/support/junit.xsd'), 'utf8');
const schemaProblems = async (xml: string) =>
  (await validateXML({ xml, schema: XSD })).errors.map(({ message }) => message);

describe('the recipe for another CI', () => {
  it.each(Object.keys(SCRIPTS))('plays the suite and leaves a report: %s', async (path) => {
    const { script, env } = SCRIPTS[path]?.() ?? { script: '', env: {} };
    const passed = await run(script, env, SUITE);
    expect(passed.code, passed.stdout).toBe(0);
    const xml = readFileSync(join(passed.folder, 'reports/junit.xml'), 'utf8');
    expect(xml).toContain('tests="1" failures="0"');
    expect(await schemaProblems(xml)).toEqual([]);
    expect(existsSync(join(passed.folder, 'reports/summary.md'))).toBe(true);

    const broken = { ...SUITE, 'greeter.mjs': 'console.log(JSON.stringify({ output: "no" }));\n' };
    const failed = await run(script, env, broken);
    expect(failed.code, failed.stdout).toBe(1);
    const report = readFileSync(join(failed.folder, 'reports/junit.xml'), 'utf8');
    expect(report).toContain('tests="1" failures="1"');
    expect(await schemaProblems(report)).toEqual([]);
  });

  it.each(Object.keys(SCRIPTS))('pins what it runs, keeps reports, and shows no key: %s', (path) => {
    const text = shown(path);
    expect(text).toMatch(/checkout --quiet COMMIT_SHA/);
    expect(text).toMatch(/reports\/junit\.xml/);
    expect(text).not.toMatch(/\bsk-\w+/);
  });

  it.skipIf(!HAS_GIT)('for GitLab is one for GitLab’s schema', async () => {
    const text = shown('.gitlab-ci.yml');
    const good = await gitlabSays(text);
    expect(good.said).toContain('json schema validated');
    expect(good.code, good.said).toBe(0);
    for (const [from, to] of [
      ['artifacts:', 'artefacts:'],
      ['when: always', 'when: allways'],
      ['reports: { junit:', 'reports: { junits:'],
    ] as const) {
      const bad = await gitlabSays(text.replace(from, to));
      expect(bad.said, to).toContain('Invalid .gitlab-ci.yml configuration');
      expect(bad.code).not.toBe(0);
    }
  });

  it('for Jenkins has the sections of a declarative pipeline, and reports whatever came of it', () => {
    const top = declarativePipeline(shown('Jenkinsfile'));
    expect(unknownSections(top)).toEqual([]);
    expect(top.blocks).toHaveLength(1);
    const [always] = find(top, 'always');
    expect(always?.lines).toEqual([
      "junit testResults: 'reports/junit.xml', allowEmptyResults: true",
      "archiveArtifacts artifacts: 'reports/**', allowEmptyArchive: true",
    ]);
    expect(find(top, 'environment')[0]?.lines).toEqual(["OPENAI_API_KEY = credentials('openai-api-key')"]);
  });

  it.each([
    ['a brace that is not closed', "pipeline { agent { label 'a' }"],
    ['a brace too many', 'pipeline { } }'],
    ['a quote that is not closed', "pipeline { agent { label 'a } }"],
  ])('for Jenkins is not read with %s', (_, text) => {
    expect(() => declarativePipeline(text)).toThrow();
  });

  it('for Jenkins is held to its sections', () => {
    const misspelt = shown('Jenkinsfile').replace('stages {', 'stage {');
    expect(unknownSections(declarativePipeline(misspelt))).toContain('pipeline > stage');
  });

  it('for Azure Pipelines has steps as its schema describes them', () => {
    const text = shown('azure-pipelines.yml');
    expect(azure.safeParse(yamlOf(text)).success).toBe(true);
    for (const [from, to] of [
      ['testResultsFiles', 'testResultFiles'],
      ['condition: succeededOrFailed()', 'condition: always'],
      ['  - publish', '  - publishes'],
    ] as const)
      expect(azure.safeParse(yamlOf(text.replace(from, to))).success, to).toBe(false);
  });
});

describe('junit.xml', () => {
  const golden = join(ROOT, 'test/golden/reports');
  const files = readdirSync(golden).filter((name) => name.endsWith('.junit.xml'));
  const mixed = readFileSync(join(golden, 'mixed.junit.xml'), 'utf8');

  it.each(files)('is one for the schema: %s', async (name) => {
    expect(await schemaProblems(readFileSync(join(golden, name), 'utf8'))).toEqual([]);
  });

  it.each([
    ['a count that is none', / tests="\d+"/, ' tests="many"'],
    ['a time that is none', / time="[\d.]+"/, ' time="soon"'],
    ['a case without a name', /<testcase name="[^"]*"/, '<testcase'],
    ['an element that nobody reads', '<skipped ', '<ignored '],
    ['a sign that is no XML', '<testsuite ', '<testsuite & '],
  ])('is none with %s', async (_, from, to) => {
    const text = mixed.replace(from, to);
    expect(text).not.toBe(mixed);
    expect(await schemaProblems(text)).not.toEqual([]);
  });
});

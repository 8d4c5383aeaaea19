import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { AGENT, load, loadFrom, memoryWorld, realFolder, testCase } from '../support/evals-folder.ts';

const CASE = testCase();
const base = { 'evals/agents/shop.yaml': AGENT };

describe('the evals folder', () => {
  it('is loaded with shorthands written out, texts read in and defaults filled in', async () => {
    const { evals, problems } = await load({
      ...base,
      'evals/assay.yaml': 'gate: {min_pass_rate: 0.9}\n',
      'evals/agents/shop.yaml': `${AGENT}system_prompt_file: ../../prompts/shop.md\n`,
      'evals/scorers/polite.yaml': 'name: Polite\ntype: llm_judge\nconfig: {rubric_file: rubric.md}\n',
      'evals/scorers/rubric.md': 'Is {{ output }} polite?\n',
      'evals/experiments/prompts.yaml':
        'name: e\nvariants:\n  - {name: a, config: {}}\n  - {name: b, config: {system_prompt_file: ../../prompts/shop.md}}\n' +
        'test_case_ids: [refunds/late]\nmetrics: [polite, latency_ms]\n',
      'prompts/shop.md': 'You sell ${shoes}.\n',
      'evals/test-cases/refunds/late.yaml':
        'name: Late\ntype: multi\nturns:\n' +
        '  - input: {text_file: ask.txt}\n    expected_behavior: x\n    scorers: [polite]\n    context_files: ["../docs/*.md", one.md]\n' +
        '  - input: Thanks ${NAME}\n    expected_behavior: y\n    ground_truth_file: one.md\n' +
        'skip: later\nrepeat: 3\nmin_passes: 2\nthreshold: 0.5\ngating: false\naffects: ["src/**"]\n',
      'evals/test-cases/refunds/ask.txt': 'Where is it?\n',
      'evals/test-cases/refunds/one.md': 'One',
      'evals/test-cases/docs/b.md': 'B',
      'evals/test-cases/docs/a.md': 'A',
    });
    expect(problems).toEqual([]);
    expect(evals.settings.gate.min_pass_rate).toBe(0.9);
    expect(evals.settings.defaults).toEqual({ scorers: ['playval'], thresholds: {}, repeat: 1 });
    expect(evals.agents[0]).toMatchObject({
      agent: { id: 'shop', name: 'Shop', system_prompt: 'You sell ${shoes}.' },
      home: '/repo',
      systemPromptPath: '/repo/prompts/shop.md',
    });
    expect(evals.scorers[0]?.scorer).toMatchObject({
      scorer_id: 'polite',
      config: { rubric: 'Is {{ output }} polite?' },
    });
    expect(evals.experiments[0]?.experiment).toMatchObject({
      id: 'prompts',
      agent_id: 'shop',
      variants: [{ config: {} }, { config: { system_prompt: 'You sell ${shoes}.' } }],
      config: { randomize: true },
    });
    expect(evals.cases).toHaveLength(1);
    expect(evals.cases[0]).toMatchObject({
      case: {
        id: 'refunds/late',
        agent_id: 'shop',
        type: 'multi',
        turns: [
          { input: { text: 'Where is it?' }, scorers: ['polite'], context: ['A', 'B', 'One'] },
          { input: { text: 'Thanks ${NAME}' }, ground_truth: 'One' },
        ],
        tags: [],
        skip: 'later',
        repeat: 3,
        min_passes: 2,
        threshold: 0.5,
        gating: false,
        affects: ['src/**'],
      },
      location: { file: 'evals/test-cases/refunds/late.yaml', line: 1, turnLines: [4, 8] },
      baseFolder: '/repo/evals/test-cases/refunds',
    });
    // Keys that only files have do not reach the resources.
    expect(JSON.stringify(evals)).not.toMatch(/_file/);
  });

  it('needs nothing but to be there', async () => {
    const { evals, problems } = await load({ 'evals/README.md': '' });
    expect(problems).toEqual([]);
    expect(evals).toMatchObject({ root: '/repo/evals', boundary: '/repo', cases: [], hasOnly: false });
  });

  it('is missed with a Fault that names it and what to do', async () => {
    const ports = memoryWorld({ 'evals.txt': '', file: '' });
    const options = { ports, mode: 'run' as const, scorerNames: [] };
    await expect(loadEvals({ ...options, evalsDir: '/repo/evals' })).rejects.toThrowError(
      expect.objectContaining({
        code: 'not_found',
        where: '/repo/evals',
        hint: expect.stringContaining('assay init'),
      }),
    );
    await expect(loadEvals({ ...options, evalsDir: '/repo/file' })).rejects.toBeInstanceOf(Fault);
  });

  it('reads test cases of every format, and passes over hidden files, node_modules and others', async () => {
    const { evals, problems } = await load({
      ...base,
      'evals/test-cases/a.yaml': CASE,
      'evals/test-cases/b.yml': `${CASE}---\n${CASE}`,
      'evals/test-cases/c.json': '{"name":"c","turns":[{"input":"x","expected_behavior":"y"}]}',
      'evals/test-cases/d.jsonl': '{"id":"d1","name":"d","turns":[{"input":"x","expected_behavior":"y"}]}\n',
      'evals/test-cases/e.csv': 'id,name,input,expected_behavior\ne1,e,x,y\n',
      'evals/test-cases/.hidden.yaml': 'broken: [',
      'evals/test-cases/.git/x.yaml': 'broken: [',
      'evals/test-cases/node_modules/x.yaml': 'broken: [',
      'evals/test-cases/notes.md': 'broken: [',
      'evals/agents/shop/orders.json': '{"broken": ',
      'evals/agents/shop/prompts.yaml': 'broken: [',
    });
    expect(problems).toEqual([]);
    expect(evals.cases.map((one) => one.case.id)).toEqual(['a', 'b', 'b#2', 'c', 'd1', 'e1']);
  });

  it('says whether some case is marked only', async () => {
    expect(
      (await load({ ...base, 'evals/test-cases/a.yaml': testCase('', 'only: true\n') })).evals.hasOnly,
    ).toBe(true);
  });
});

describe('ids', () => {
  it('are counted in a file, the first stays bare', async () => {
    const { evals } = await load({
      ...base,
      'evals/test-cases/x/many.yaml': [CASE, `id: own\n${CASE}`, CASE].join('---\n'),
    });
    expect(evals.cases.map((one) => one.case.id)).toEqual(['x/many', 'own', 'x/many#3']);
  });

  it('clash with both places named', async () => {
    const { problems } = await load({
      ...base,
      'evals/test-cases/a.yaml': `name: n\n${CASE.replace('name: Return window', 'id: b')}`,
      'evals/test-cases/b.yaml': CASE,
      'evals/agents/other.yaml': `id: shop\n${AGENT}`,
    });
    expect(problems).toEqual([
      'evals/agents/shop.yaml:1:1: the id "shop" is already used at evals/agents/other.yaml:1:5',
      'evals/test-cases/b.yaml:1:1: the id "b" is already used at evals/test-cases/a.yaml:2:5',
    ]);
  });

  it('are advised for a file with several cases, by validate only', async () => {
    const tree = { ...base, 'evals/test-cases/a.yaml': `${CASE}---\n${CASE}` };
    expect((await load(tree)).problems).toEqual([]);
    expect((await load(tree, { mode: 'validate' })).problems).toEqual([
      'evals/test-cases/a.yaml:6:1: advice: give each of the 2 resources in this file an id: numbered ids (a#2, …) move when one is inserted',
    ]);
    const named = { ...base, 'evals/test-cases/a.yaml': `id: x\n${CASE}---\nid: y\n${CASE}` };
    expect((await load(named, { mode: 'validate' })).problems).toEqual([]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', '0', 'null', 'con', 'ﬁ', 'a.b[0]'])(
    '%s is an id and a tag like any other',
    async (word) => {
      const written = JSON.stringify(word);
      const { evals, problems } = await load({
        'evals/agents/a.yaml': `id: ${written}\n${AGENT}`,
        'evals/test-cases/a.yaml': testCase('', `id: ${written}\nagent_id: ${written}\ntags: [${written}]\n`),
      });
      expect(problems).toEqual([]);
      expect(evals.cases[0]?.case).toMatchObject({ id: word, agent_id: word, tags: [word] });
      expect({}).not.toHaveProperty('x');
    },
  );

  it('of scorers cannot be names that the interface has, nor the key that objects swallow', async () => {
    const regex = 'type: regex\nconfig: {pattern: x}\n';
    const { problems } = await load({
      'evals/scorers/playval.yaml': `name: mine\n${regex}`,
      'evals/scorers/b.yaml': `id: toxicity\nname: b\n${regex}`,
      'evals/scorers/c.yaml': `name: relevance\n${regex}`,
      'evals/scorers/d.yaml': `id: __proto__\nname: d\n${regex}`,
    });
    expect(problems).toEqual([
      'evals/scorers/b.yaml:1:5: id: "toxicity" is the name of a built-in scorer; choose another',
      'evals/scorers/c.yaml:1:7: name: "relevance" is the name of a built-in scorer; choose another',
      'evals/scorers/d.yaml:1:5: id: "__proto__" is the name of a built-in scorer; choose another',
      'evals/scorers/playval.yaml:1:1: id: "playval" is the name of a built-in scorer; choose another',
    ]);
  });
});

describe('the agent of a case', () => {
  it('must be named when there are several', async () => {
    const { problems } = await load({
      ...base,
      'evals/agents/other.yaml': AGENT,
      'evals/test-cases/a.yaml': CASE,
      'evals/test-cases/b.yaml': testCase('', 'agent_id: shp\n'),
    });
    expect(problems).toEqual([
      'evals/test-cases/a.yaml:1:1: agent_id is required: there are 2 agents (other, shop)',
      'evals/test-cases/b.yaml:2:11: agent_id: unknown agent "shp" (did you mean "shop"?)',
    ]);
  });

  it('is missed once when there is none', async () => {
    const { problems } = await load({ 'evals/test-cases/a.yaml': CASE, 'evals/test-cases/b.yaml': CASE });
    expect(problems).toEqual([
      'evals/test-cases/a.yaml:1:1: agent_id: there is no agent; add one under agents/',
    ]);
  });

  it('is not called unknown when its own file is broken', async () => {
    const { problems } = await load({
      'evals/agents/a.yaml': 'name: [',
      'evals/agents/b.yaml': 'name: b\nprovider: none\n',
      'evals/test-cases/a.yaml': testCase('', 'agent_id: a\n'),
      'evals/test-cases/b.yaml': testCase('', 'agent_id: b\n'),
    });
    expect(problems.filter((line) => line.includes('test-cases'))).toEqual([]);
    expect(problems).toHaveLength(2);
  });
});

describe('switches of assay.yaml', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('are set by every spelling of YAML: %s', async (written, value) => {
    const { evals } = await load({
      ...base,
      'evals/assay.yaml': `gate: {baseline_ref_check: ${written}}\nrun: {parallel: ${written}}\n`,
      'evals/test-cases/a.yaml': CASE,
    });
    expect(evals.settings.gate.baseline_ref_check).toBe(value);
    expect(evals.settings.run.parallel).toBe(value);
  });
});

describe('names of scorers', () => {
  it('are looked up everywhere they can stand', async () => {
    const { problems } = await load({
      'evals/assay.yaml':
        'defaults: {scorers: [playvall]}\ngate: {min_scores: {relevence: 0.5, polite: 0.5}}\n',
      'evals/agents/shop.yaml': `${AGENT}default_scorers: [nothing-like-it]\n`,
      'evals/scorers/polite.yaml': 'name: p\ntype: regex\nconfig: {pattern: x}\n',
      'evals/test-cases/a.yaml': testCase('    scorers: [faithfullness, polite, pollite]\n'),
      'evals/experiments/e.yaml':
        'name: e\nvariants: [{name: a, config: {}}, {name: b, config: {}}]\ntest_case_ids: [b]\nmetrics: [playval, cost_usd, latency]\n',
    });
    expect(problems).toEqual([
      'evals/agents/shop.yaml:4:19: unknown scorer "nothing-like-it" (see: assay list scorers, assay list checks)',
      'evals/assay.yaml:1:22: unknown scorer "playvall" (did you mean "playval"?)',
      'evals/assay.yaml:2:21: unknown scorer "relevence" (did you mean "relevance"?)',
      'evals/experiments/e.yaml:3:17: test_case_ids[0]: unknown test case "b" (did you mean "a"?)',
      'evals/experiments/e.yaml:4:30: unknown scorer "latency" (see: assay list scorers, assay list checks)',
      'evals/test-cases/a.yaml:5:15: unknown scorer "faithfullness" (see: assay list scorers, assay list checks)',
      'evals/test-cases/a.yaml:5:38: unknown scorer "pollite" (did you mean "polite"?)',
    ]);
  });
});

describe('several mistakes', () => {
  it('in one case are all named, references included', async () => {
    const { problems } = await load({
      ...base,
      'evals/test-cases/a.yaml':
        'nam: x\nturns:\n  - input: {text_file: ../../../x}\n    expected_behaviour: y\n    scorers: [nope]\n  - input: 5\n    expected_behavior: z\nrepeat: 2\nmin_passes: 3\nagent_id: who\n',
    });
    expect(problems).toEqual([
      'evals/test-cases/a.yaml:1:1: unknown key "nam" (did you mean "name"?)',
      'evals/test-cases/a.yaml:3:3: turns: a single case has one turn, this has 2; say type: multi',
      'evals/test-cases/a.yaml:3:24: turns[0].input.text_file: "../../../x" leads out of the repository',
      'evals/test-cases/a.yaml:4:5: unknown key "expected_behaviour" in turns[0] (did you mean "expected_behavior"?)',
      'evals/test-cases/a.yaml:5:15: unknown scorer "nope" (see: assay list scorers, assay list checks)',
      'evals/test-cases/a.yaml:6:12: turns[1].input must be text or an object, not 5',
      'evals/test-cases/a.yaml:9:13: min_passes 3 is above repeat 2',
      'evals/test-cases/a.yaml:10:11: agent_id: unknown agent "who"',
    ]);
  });

  it.each<[string, string, RegExp]>([
    [
      'keys of a turn at the top',
      'name: a\ninput: x\nexpected_behavior: y\n',
      /unknown key "input"; it belongs to a turn/,
    ],
    [
      'a key that every object has',
      testCase('', 'constructor: 1\n'),
      /unknown key "constructor"(?![^\n]*native code)/,
    ],
    ['a number as id', testCase('', 'id: 5\n'), /id must be text, not 5/],
    [
      'an id with a line break',
      testCase('', 'id: "a\\nb"\n'),
      /id must be one line without blanks around it/,
    ],
    [
      'text and text_file',
      testCase().replace('How long can I return it?', '{text: a, text_file: b}'),
      /give text or text_file, not both/,
    ],
    [
      'neither',
      testCase().replace('How long can I return it?', '{attachments: []}'),
      /input.text is required \(or text_file\)/,
    ],
    [
      'context twice',
      testCase('    context: [a]\n    context_files: [b]\n'),
      /give context or context_files, not both/,
    ],
    [
      'a pattern that matches nothing',
      testCase('    context_files: ["docs/*.md"]\n'),
      /context_files\[0\]: "docs\/\*.md" matches no file/,
    ],
    [
      'a pattern that leads out',
      testCase('    context_files: ["../../../*.md"]\n'),
      /leads out of the repository/,
    ],
    [
      'a pattern that leads out later',
      testCase('    context_files: ["*/../../../../*.md"]\n'),
      /leads out of the repository/,
    ],
    [
      'an attachment that is missing',
      testCase().replace('How long can I return it?', '{text: a, attachments: [{path: x.png}]}'),
      /attachments\[0\].path: "x.png" does not exist/,
    ],
    [
      'an attachment without source',
      testCase().replace('How long can I return it?', '{text: a, attachments: [{name: x.png}]}'),
      /needs exactly one of path, url, data/,
    ],
    ['an empty value', testCase('    ground_truth:\n'), /ground_truth must be text, not empty/],
    ['a text instead of a case', 'just text', /a test case must be an object, not a string/],
    ['a high threshold', testCase('', 'threshold: 70\n'), /threshold must be at most 1/],
  ])('%s', async (_, text, message) => {
    const { problems } = await load({ ...base, 'evals/test-cases/a.yaml': text });
    expect(problems.join('\n')).toMatch(message);
  });

  it('in names of folders and of the settings file are noticed', async () => {
    const { problems } = await load({
      'evals/testcases/a.yaml': CASE,
      'evals/assay.yml': '',
      'evals/data/x': '',
    });
    expect(problems).toEqual([
      'evals/assay.yml:1:1: is not read under this name (did you mean "assay.yaml"?)',
      'evals/testcases:1:1: is not read under this name (did you mean "test-cases"?)',
    ]);
  });
});

describe('files that are no text', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a.yaml', new Uint8Array([0x61, 0x3a, 0x0a, 0xff]), 'a.yaml:2:1: is not valid UTF-8; save it as UTF-8'],
    [
      'a.csv',
      Buffer.from('name,input,expected_behavior\nä,Größe?,x\n', 'latin1'),
      'a.csv:2:1: is not valid UTF-8; save it as UTF-8',
    ],
    [
      'a.csv',
      Buffer.from('name,input,expected_behavior\na,Größe?,x\n', 'latin1'),
      'a.csv:2:5: is not valid UTF-8; save it as UTF-8',
    ],
    [
      'a.csv',
      Buffer.from('\ufeffname,input\n', 'utf16le'),
      'a.csv:1:1: is written in UTF-16; save it as UTF-8',
    ],
    ['a.yaml', 'a: 1\nb: \0', 'a.yaml:2:4: holds a NUL character; is it a binary file?'],
    [
      'a.json',
      `"${'x'.repeat(10 * 1024 * 1024)}"`,
      'a.json:1:1: is larger than 10 MiB; split it, or write one case a line in a .jsonl file, which may have 1 GiB',
    ],
  ])('%s', async (name, text, problem) => {
    expect((await load({ [`evals/test-cases/${name}`]: text })).problems).toEqual([
      `evals/test-cases/${problem}`,
    ]);
  });

  it('a byte order mark is dropped', async () => {
    const { evals, problems } = await load({ ...base, 'evals/test-cases/a.yaml': `\ufeff${CASE}` });
    expect(problems).toEqual([]);
    expect(evals.cases[0]?.location.line).toBe(1);
  });

  it('an empty file is advised, not refused', async () => {
    const tree = { ...base, 'evals/test-cases/a.yaml': '# later\n' };
    expect((await load(tree)).problems).toEqual([]);
    expect((await load(tree, { mode: 'validate' })).problems).toEqual([
      'evals/test-cases/a.yaml:1:1: advice: does not hold a test case',
    ]);
  });
});

describe('on a real disk', () => {
  it('the boundary is the git top level, and links out of it are refused', async () => {
    const world = realFolder({
      'outer/secret.txt': 'secret',
      'outer/case.yaml': CASE,
      'outer/repo/.git': 'gitdir: elsewhere',
      'outer/repo/shared/prompt.md': 'shared',
      'outer/repo/shared/cases/linked.yaml': CASE,
      'outer/repo/pkg/evals/agents/shop.yaml': `${AGENT}system_prompt_file: ../../../shared/prompt.md\n`,
      'outer/repo/pkg/evals/test-cases/a.yaml': CASE,
      'outer/repo/pkg/evals/test-cases/b.yaml': testCase('    ground_truth_file: ../../../../secret.txt\n'),
    });
    try {
      const cases = join(world.folder, 'outer/repo/pkg/evals/test-cases');
      symlinkSync('../../../shared/cases', join(cases, 'linked'));
      symlinkSync('../../../../case.yaml', join(cases, 'out.yaml'));
      symlinkSync('../../../..', join(cases, 'up'));
      symlinkSync('.', join(cases, 'circle'));
      const { evals, problems } = await loadFrom(world.ports, join(world.folder, 'outer/repo/pkg/evals'));
      expect(evals.boundary).toBe(join(world.folder, 'outer/repo'));
      expect(evals.agents[0]?.agent.system_prompt).toBe('shared');
      expect(problems).toEqual([
        'evals/test-cases/b.yaml:5:24: turns[0].ground_truth_file: "../../../../secret.txt" leads out of the repository',
        'evals/test-cases/out.yaml:1:1: is a link to something that may not be read (outside the repository, or .git, .env, keys and logins)',
        'evals/test-cases/up:1:1: is a link to something that may not be read (outside the repository, or .git, .env, keys and logins)',
      ]);
      expect(evals.cases.map((one) => one.case.id)).toContain('linked/linked');
    } finally {
      world.remove();
    }
  });

  it('patterns do not follow links to folders', async () => {
    const world = realFolder({
      'outside/a.md': 'secret',
      'repo/evals/agents/shop.yaml': AGENT,
      'repo/evals/test-cases/a.yaml': testCase('    context_files: ["**/*.md"]\n'),
      'repo/evals/test-cases/docs/in.md': 'in',
    });
    try {
      symlinkSync('../../../outside', join(world.folder, 'repo/evals/test-cases/linked'));
      const { evals } = await loadFrom(world.ports, join(world.folder, 'repo/evals'));
      expect(evals.cases[0]?.case.turns[0]?.context).toEqual(['in']);
    } finally {
      world.remove();
    }
  });

  it('attachments are read, and their content is part of the hash', async () => {
    const world = realFolder({
      'evals/agents/shop.yaml': AGENT,
      'evals/test-cases/a.yaml': testCase().replace(
        'How long can I return it?',
        '{text: a, attachments: [{path: x.png}]}',
      ),
      'evals/test-cases/x.png': new Uint8Array([1, 2, 3]),
    });
    try {
      const evalsDir = join(world.folder, 'evals');
      const first = await loadFrom(world.ports, evalsDir);
      expect(first.problems).toEqual([]);
      writeFileSync(join(evalsDir, 'test-cases/x.png'), new Uint8Array([1, 2, 4]));
      const second = await loadFrom(world.ports, evalsDir);
      expect(second.evals.cases[0]?.hash).not.toBe(first.evals.cases[0]?.hash);
    } finally {
      world.remove();
    }
  });

  it('ten thousand cases take about half a second', async () => {
    const line = (index: number) =>
      JSON.stringify({
        id: `c${index}`,
        name: `case ${index}`,
        turns: [{ input: `question ${index}`, expected_behavior: 'answers', scorers: ['playval'] }],
      });
    const world = realFolder({
      'evals/agents/shop.yaml': AGENT,
      'evals/test-cases/big.jsonl': Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n'),
    });
    try {
      mkdirSync(join(world.folder, '.git'));
      const { evals, problems } = await loadFrom(world.ports, join(world.folder, 'evals'));
      expect(problems).toEqual([]);
      expect(evals.cases).toHaveLength(10_000);
      expect(evals.cases[9_999]?.location).toEqual({ file: 'evals/test-cases/big.jsonl', line: 10_000 });
    } finally {
      world.remove();
    }
  });
});

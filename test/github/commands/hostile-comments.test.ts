import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { type CommentWorld, commentWorld, decisionOn } from '../../support/comment-events.ts';
import { commandPayloads, markdownPayloads } from '../../support/hostile-texts.ts';

type Hostile = [what: string, world: CommentWorld];
const RUN = '/assay run greets';
/** A world that differs from a good one in this. */
const but = (change: (world: CommentWorld) => void, body = RUN): CommentWorld => {
  const world = commentWorld(body);
  change(world);
  return world;
};
const said = (what: string, bodies: readonly string[]): Hostile[] =>
  bodies.map((body) => [`${what}: ${JSON.stringify(body).slice(0, 60)}`, commentWorld(body)]);

const FENCE = '```';
const BODIES: Hostile[] = [
  ...said('quoted', [
    `> ${RUN}`,
    `>${RUN}`,
    `> > ${RUN}`,
    `On Monday mona wrote:\n> ${RUN}`,
    `${RUN}\n> ${RUN}`,
    `\n${RUN}`,
    `\r\n${RUN}`,
    `"${RUN}"`,
    `«${RUN}»`,
    `- ${RUN}`,
    `* ${RUN}`,
    `1. ${RUN}`,
    `- [ ] ${RUN}`,
    `# ${RUN}`,
    `| ${RUN} |`,
    `**${RUN}**`,
    `~~${RUN}~~`,
  ]),
  ...said('in code', [
    `${FENCE}\n${RUN}\n${FENCE}`,
    `${FENCE}sh\n${RUN}\n${FENCE}`,
    `~~~\n${RUN}\n~~~`,
    `    ${RUN}`,
    `\t${RUN}`,
    ` ${RUN}`,
    `\`${RUN}\``,
    `\`\`${RUN}\`\``,
    `${RUN}\n${FENCE}\nmore\n${FENCE}`,
    `${RUN}\`\``,
    `${RUN} \`id\``,
    `<pre>${RUN}</pre>`,
    `<code>${RUN}</code>`,
    `<!-- ${RUN} -->`,
    `<details>\n\n${RUN}\n\n</details>`,
    `$$${RUN}$$`,
  ]),
  ...said('several commands', [
    `${RUN}\n${RUN}`,
    `${RUN}\r\n${RUN}`,
    `${RUN}\r${RUN}`,
    `${RUN}\n/assay wrong greets`,
    `${RUN}\n\n\n/merge`,
    `${RUN}\n/approve`,
    `${RUN} && /assay run all`,
    `${RUN}; /assay run all`,
    `${RUN} | /assay run all`,
    `/merge\n${RUN}`,
    `LGTM\n${RUN}`,
    `${RUN}\nthanks!`,
    `${RUN}\n\n---\nSent from my phone`,
    `${RUN}\u2028${RUN}`,
    `${RUN}\u2029${RUN}`,
    `${RUN}\u0085${RUN}`,
    `${RUN}\v${RUN}`,
    `${RUN}\f${RUN}`,
  ]),
  ...said('mentions', ['@assay run greets', `@octo-team ${RUN}`, `${RUN}\n@octo-team`, `@mona\n${RUN}`]),
  ...said('another spelling', [
    '/аssay run greets', // Cyrillic
    '/ａｓｓａｙ run greets', // full width
    '／assay run greets',
    '⁄assay run greets',
    '∕assay run greets',
    '/assaу run greets',
    '/ass\u0430y run greets',
    '/assay\u00a0run greets',
    '/assay\u2003run greets',
    '/assay\u3000run greets',
    '/assay\trun greets',
    '/assay run\tgreets',
    '/assay run\u00a0greets',
    '/assay rυn greets',
    '/assay ｒｕｎ greets',
    '/assay\u200b run greets',
    '/assay run \u200bgreets',
    '/assay run gre\u00adets',
    '/assay run greets\u202e',
    '/assay run \u2066greets\u2069',
    '\ufeff/assay run greets',
    '\u200b/assay run greets',
    '\u202e/assay run greets',
    '/\u200bassay run greets',
    '/Assay run greets',
    '/ASSAY RUN greets',
    '/assay Run greets',
    '/assay RUN greets',
    '/assayrun greets',
    '/assay-run greets',
    '/assay/run greets',
    '/assay:run greets',
    '//assay run greets',
    '/ assay run greets',
    './assay run greets',
    '\\/assay run greets',
    '&#47;assay run greets',
    '%2Fassay run greets',
    'assay run greets',
    '/assa\u0301y run greets',
  ]),
  ...said('nothing or another thing to do', [
    '/assay',
    '/assay ',
    '/assay run',
    '/assay run  ',
    '/assay run ,',
    '/assay wrong',
    '/assay wrong a b c',
    '/assay help',
    '/assay optimize',
    '/assay experiment a',
    '/assay merge',
    '/assay exec id',
    '/assay run greets -- because',
    '/assay __proto__ greets',
    '/assay constructor',
    '/assay toString',
  ]),
  ...said('flags', [
    '/assay run --judge offline',
    '/assay run -x',
    '/assay run greets --no-redact',
    '/assay run --evals=/etc',
    '/assay run --',
    '/assay run --affected main',
    '/assay wrong --all',
    '/assay wrong greets --force',
  ]),
  ...said('for a shell', [
    '/assay run $(id)',
    '/assay run `id`',
    '/assay run ;id',
    '/assay run greets;id',
    '/assay run greets&&id',
    '/assay run greets|id',
    '/assay run greets>out',
    '/assay run <in',
    '/assay run ${IFS}id',
    '/assay run $HOME',
    '/assay run %PATH%',
    '/assay run "greets"',
    "/assay run 'greets'",
    '/assay run greets\\',
    '/assay run {a,b}',
    '/assay run !!',
    '/assay run (greets)',
    '/assay run [a-z]',
    '/assay run greets^',
    '/assay run ${{ secrets.KEY }}',
    '/assay run {{greets}}',
    '/assay run greets\u0000',
    '/assay run greets\u001b[2J',
    '/assay run greets\u0007',
  ]),
  ...said('huge', [
    `/assay run ${'a'.repeat(70_000)}`,
    `/assay run ${'a '.repeat(30_000)}`,
    `/assay run ${'a'.repeat(201)}`,
    `/assay run ${Array.from({ length: 21 }, (_, at) => `c${at}`).join(' ')}`,
    `/assay run ${' '.repeat(60_000)}greets`,
    `${RUN}${'\n'.repeat(60_000)}x`,
    `/assay wrong greets playval -- ${'x'.repeat(60_000)}`,
    `/assay${' '.repeat(65_000)}`,
    '\n'.repeat(65_000),
  ]),
  ...said('a workflow command', [
    ...commandPayloads,
    ...commandPayloads.map((payload) => `/assay run ${payload}`),
  ]),
  ...said('markup', [
    ...markdownPayloads,
    // One is a word like any other, and no scorer.
    ...markdownPayloads
      .filter((payload) => !/^\w+$/.test(payload))
      .map((payload) => `/assay wrong greets ${payload}`),
  ]),
];

const REFUSED = [401, 403, 404, 429, 500].map((status) => new Fault('provider_error', `${status}`));
const AUTHORS: Hostile[] = [
  ...['read', 'triage', 'none', '', 'owner', 'WRITE', 'write ', 'admin,', 'maintainer', '__proto__'].map(
    (level): Hostile => [`may ${level}`, but((world) => void (world.rights.level = level))],
  ),
  ['is another account by now', but((world) => void (world.rights.accountId = 12))],
  ['is a bot or an app', but((world) => void (world.posted.byPerson = false))],
  ['is another one on the server', but((world) => void (world.posted.authorId = 12))],
  ...[
    { login: 'mona', id: '11' },
    { login: 'mona', id: -11 },
    { login: 'mona', id: 11.5 },
    { login: 'mona' },
    null,
    'mona',
  ].map(
    (user, at): Hostile => [
      `is no account in the event (${at})`,
      but(({ event }) => void (event['comment'] = { id: 900, body: RUN, user })),
    ],
  ),
  ...(['postedComment', 'permissionOf', 'pullNow'] as const).flatMap((call) =>
    [...REFUSED, new TypeError('fetch failed'), 'a text that was thrown'].map(
      (fault, at): Hostile => [
        `cannot be looked at (${call}, ${at})`,
        but((world) => void (world.fails = { [call]: fault })),
      ],
    ),
  ),
];

const STATES: Hostile[] = [
  ['was edited', but(({ posted }) => void (posted.edited = true))],
  [
    'was edited to another text',
    but(({ posted }) => void Object.assign(posted, { edited: true, body: 'hi' })),
  ],
  ['has another text now', but(({ posted }) => void (posted.body = '/assay run greets other'))],
  ['has a blank more now', but(({ posted }) => void (posted.body = `${RUN} `))],
  ['was no command before', but(({ posted }) => void (posted.body = RUN), 'hello')],
  ['stands on another pull request', but(({ posted }) => void (posted.number = 6))],
  ['stands nowhere', but(({ posted }) => void (posted.number = Number.NaN))],
  ...['edited', 'deleted', 'pinned', '', undefined, 'Created', ['created']].map(
    (action): Hostile => [`is ${String(action)}`, but(({ event }) => void (event['action'] = action))],
  ),
  ...[{ number: 5 }, { number: 5, pull_request: null }, { number: 5, pull_request: 'yes' }, null, 5].map(
    (issue, at): Hostile => [
      `stands on an issue that is no pull request (${at})`,
      but(({ event }) => void (event['issue'] = issue)),
    ],
  ),
  ...[0, -5, 5.5, '5', null].map(
    (number): Hostile => [
      `stands on number ${String(number)}`,
      but(({ event }) => void (event['issue'] = { number, pull_request: {} })),
    ],
  ),
  ...[null, {}, { id: 900 }, { id: 900, body: [RUN] }, { id: '900', body: RUN }, { body: RUN }].map(
    (comment, at): Hostile => [`is none (${at})`, but(({ event }) => void (event['comment'] = comment))],
  ),
  ['stands on a closed pull request', but(({ pull }) => void (pull.open = false))],
  ['stands on one of a fork', but(({ pull }) => void (pull.headRepositoryId = 8))],
  ['stands on one of a deleted fork', but(({ pull }) => void (pull.headRepositoryId = null))],
  ['stands on one into another repository', but(({ pull }) => void (pull.baseRepositoryId = 8))],
  [
    'stands on one between forks',
    but(({ pull }) => void Object.assign(pull, { baseRepositoryId: 8, headRepositoryId: 8 })),
  ],
  ...['', 'c'.repeat(39), 'HEAD', '--upload-pack=id', `${'c'.repeat(40)}\n`].map(
    (sha): Hostile => [
      `is about the head ${JSON.stringify(sha)}`,
      but(({ pull }) => void (pull.headSha = sha)),
    ],
  ),
];

const ALL = [...BODIES, ...AUTHORS, ...STATES];

describe('a hostile comment', () => {
  it('is one of more than two hundred', () => {
    expect(new Set(ALL.map(([, world]) => JSON.stringify(world))).size).toBeGreaterThan(200);
  });

  it.each(ALL)('runs nothing: %s', async (_, world) => {
    const { decision } = await decisionOn(world);
    expect(decision.status).not.toBe('accepted');
  });

  it.each([...AUTHORS, ...STATES])(
    'costs nobody an answer where its author is not known to be allowed: %s',
    async (_, world) => {
      const { decision, calls } = await decisionOn(world);
      const isAllowed = calls.includes('pullNow') && world.fails === undefined;
      expect(decision.status).toBe(isAllowed ? 'refused' : 'ignored');
    },
  );

  it('asks GitHub nothing where it does not speak to us', async () => {
    for (const [what, world] of BODIES) {
      const { decision, calls } = await decisionOn(world);
      const speaks = /^\/assay(?=[ \r\n]|$)/.test(world.posted.body) && world.posted.body.length <= 65_536;
      expect([what, decision.status, calls.length > 0]).toEqual([
        what,
        speaks ? 'refused' : 'ignored',
        speaks,
      ]);
    }
  });
});

describe('a good comment', () => {
  it.each([
    [RUN, { name: 'run', filters: ['greets'] }],
    [`${RUN}\n`, { name: 'run', filters: ['greets'] }],
    [`${RUN}\r\n\r\n  \r\n`, { name: 'run', filters: ['greets'] }],
    [
      '/assay run refunds/ orders/late#2, smoke,é',
      { name: 'run', filters: ['refunds/', 'orders/late#2', 'smoke', 'é'] },
    ],
    ['/assay run orders/*', { name: 'run', filters: ['orders/*'] }],
    ['/assay wrong greets', { name: 'wrong', testCase: 'greets', scorer: undefined, reason: '' }],
    [
      '/assay wrong greets playval -- it *did* say `so`, @mona; see #1',
      { name: 'wrong', testCase: 'greets', scorer: 'playval', reason: 'it *did* say `so`, @mona; see #1' },
    ],
  ])('is obeyed: %j', async (body, command) => {
    for (const level of ['write', 'maintain', 'admin']) {
      const { decision, calls } = await decisionOn(but(({ rights }) => void (rights.level = level), body));
      expect(decision).toMatchObject({
        status: 'accepted',
        command,
        asked: { commentId: 900, number: 5, author: 'mona' },
      });
      expect(calls).toEqual(['postedComment', 'permissionOf', 'pullNow']);
    }
  });
});

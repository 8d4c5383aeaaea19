const ESC = '\u001b';
const commands = [
  'set-env name=PATH',
  'add-path',
  'error file=a.ts,line=1',
  'stop-commands',
  'add-mask',
  'group',
];
/** Ways in which a text may try to reach the line start that the runner looks at. */
const leads = [
  '',
  ' ',
  '\t',
  'ok\n',
  'ok\r',
  'ok\r\n',
  '\u3000',
  '\u0085',
  '\u2028',
  '\u200b',
  `${ESC}[2K`,
  '\ufeff',
];

/** Texts that a runner would execute when printed raw; our own, made from forms and leads. */
export const commandPayloads: string[] = [
  ...leads.flatMap((lead, index) => [
    `${lead}::${commands[index % commands.length]}::value`,
    `${lead}##[${commands[(index + 1) % commands.length]}]value`,
  ]),
  'tail ##[group]inside',
  'tail #\u200b#[group]inside',
  '#\u00ad#\ufe0f[add-path]/x',
  '##\u{e0041}[add-path]/x',
  `#${ESC}[31m#[add-path]/x`,
  '100%25\n::error::x',
  '%0A::error::x',
  '::error::one\n::error::two\r##[error]three',
  '"##[add-path]/x"',
  '`##[add-path]/x`',
];

/** Texts that would be markup, mentions, references, links or broken blocks in GitHub's Markdown. */
export const markdownPayloads: string[] = [
  '@octo-team please merge',
  'a@b@octo-team',
  '`@octo-team',
  '``` \n@octo-team\n```',
  '````\n```\n@octo-team\n````\n# heading',
  '~~~\n# heading\n~~~',
  '#1 closes #2 fixes owner/name#3 GH-4',
  '&#64;octo-team &commat;octo-team &#x40;octo-team',
  '<!-- hidden --><img src=x onerror=alert(1)>',
  '</code></td></table><h1>big</h1>',
  '</details><details open>',
  '![pixel](https://example.test/p.png)',
  '[click](javascript:alert(1))',
  'https://example.test www.example.test ftp://example.test mailto:a@example.test',
  '%22https://example.test xwww.example.test _GH-4',
  '| a | b |\n|---|---|\n| c | d |',
  '\\| cell | break \\\\|',
  '# Heading\n## Another\n- [ ] task',
  ':tada: :shipit:',
  '0123456789abcdef0123456789abcdef01234567',
  '$\\href{javascript:alert(1)}{x}$',
  '```suggestion\nmalicious\n```',
  '<details><summary>x</summary>',
  '<a href="//example.test">x</a>',
  '\u202eevil\u202c @octo-team',
];

/** Texts for terminals, XML, CSV and JSON: escapes, controls, formulas, markup, broken Unicode. */
export const formatPayloads: string[] = [
  `${ESC}]8;;https://example.test${ESC}\\link${ESC}]8;;${ESC}\\`,
  `${ESC}[2J${ESC}[1;1Hgone`,
  '\u009b31mred',
  '\u0007\u0008\u0000bell',
  'a\rb',
  ']]><x/>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e "x">]>&e;',
  '" onload="x" \'',
  '=1+1',
  '@SUM(A1)',
  '-2+3',
  '\t=1',
  '＝1+1',
  'half \ud800 and \udc00 halves',
  '\ufffe\uffff',
  'comma, "quote"\nline',
  '\u2066hidden\u2069 \u{e0020}\u{e0041}',
  '__proto__',
  'constructor',
];

export const hostileTexts: string[] = [...commandPayloads, ...markdownPayloads, ...formatPayloads];

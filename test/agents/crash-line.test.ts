import { describe, expect, it } from 'vitest';
import { crashLine } from '../../src/agents/crash-line.ts';

const PYTHON = `Traceback (most recent call last):
  File "/app/agent.py", line 3, in <module>
    key = os.environ["OPENAI_API_KEY"]
          ~~~~~~~~~~^^^^^^^^^^^^^^^^^^
  File "<frozen os>", line 685, in __getitem__
KeyError: 'OPENAI_API_KEY'
`;
const NODE = `node:internal/modules/cjs/loader:1210
  throw err;
  ^

Error: Cannot find module '/app/agent.mjs'
    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)
    at node:internal/main/run_main_module:28:49 {
  code: 'MODULE_NOT_FOUND',
  requireStack: []
}

Node.js v20.20.2
`;

describe('the line of a crash that says what went wrong', () => {
  it.each([
    ['Python', PYTHON, "KeyError: 'OPENAI_API_KEY'"],
    [
      'Python, raised while another was handled',
      `${PYTHON}\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "a.py", line 6, in <module>\n    raise ValueError("second")\nValueError: second\nof two lines\n`,
      'ValueError: second',
    ],
    ['Python, with a log line behind it', `${PYTHON}INFO shutting down\n`, "KeyError: 'OPENAI_API_KEY'"],
    [
      'Python that does not compile',
      '  File "a.py", line 1\n    def f(:\n          ^\nSyntaxError: invalid syntax\n',
      'SyntaxError: invalid syntax',
    ],
    ['Python with windows line ends', PYTHON.replaceAll('\n', '\r\n'), "KeyError: 'OPENAI_API_KEY'"],
    ['Node', NODE, "Error: Cannot find module '/app/agent.mjs'"],
    [
      'Node, a text that was thrown',
      '/app/a.js:1\nthrow "no luck"\n^\nno luck\n(Use `node --trace-uncaught ...` to show where the exception was thrown)\n\nNode.js v20.20.2\n',
      'no luck',
    ],
    [
      'Node, an error with a cause',
      'file:///app/a.mjs:1\nthrow x\n^\n\nTypeError: fetch failed\n    at a (b:1:1) {\n  [cause]: Error: connect ECONNREFUSED\n      at c (d:1:1)\n}\n\nNode.js v24.1.0',
      'TypeError: fetch failed',
    ],
    [
      'Node, a code in brackets',
      'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument\n    at a (b:1:1)\n',
      'TypeError [ERR_INVALID_ARG_TYPE]: The "path" argument',
    ],
    [
      'Go',
      'panic: runtime error: index out of range [5]\n\ngoroutine 1 [running]:\nmain.main()\n\t/x/main.go:4 +0x1d\nexit status 2\n',
      'panic: runtime error: index out of range [5]',
    ],
    [
      'Rust',
      "thread 'main' panicked at src/main.rs:2:5:\nboom\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n",
      'boom',
    ],
    [
      'Java',
      'Exception in thread "main" java.lang.RuntimeException: oh no\n\tat A.main(A.java:3)\n',
      'Exception in thread "main" java.lang.RuntimeException: oh no',
    ],
    [
      'Ruby',
      "a.rb:1:in 'foo': bad thing (RuntimeError)\n\tfrom a.rb:3:in '<main>'\n",
      "a.rb:1:in 'foo': bad thing (RuntimeError)",
    ],
    ['a shell', 'sh: 1: agent: not found\n', 'sh: 1: agent: not found'],
    ['a log', 'starting\n[ERROR] the database is gone\n', '[ERROR] the database is gone'],
    ['nothing', '', ''],
    ['blank lines', '\n  \n', ''],
  ])('%s', (_, errors, line) => {
    expect(crashLine(errors)).toBe(line);
  });

  it('is one line without control characters, and not endless', () => {
    expect(crashLine('Error: a\u001b[31mred\u0000')).toBe('Error: a [31mred');
    expect(crashLine(`Error: ${'x'.repeat(5000)}`).length).toBeLessThan(310);
  });
});

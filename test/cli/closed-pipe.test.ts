import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { CLI, TEST_NODE } from '../support/run-cli.ts';

describe('a reader that stops reading', () => {
  it('ends nothing with a stack trace', () => {
    // A shell is the one thing that closes a pipe as users do; both paths are ours and hold no special characters.
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `"${TEST_NODE}" "${CLI}" list scorers --json | head -c 1; echo " \${PIPESTATUS[0]}"`],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('[ 0\n');
  });
});

import { execFile } from 'node:child_process';
import { runCli } from '../support/cli.js';

/** What bash offers for the words, the last of which is being typed, once it has read our script. */
function inBash(...words: string[]): Promise<string[]> {
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const script = `
    app-cli() { "$NODE" --import ./scripts/typescript.js cli/main.ts "$@"; }
    source <(app-cli completion bash)
    COMP_WORDS=(app-cli ${quoted}) COMP_CWORD=${words.length}
    complete -p app-cli >&2
    _app_cli_complete
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { PATH: process.env['PATH'], NODE: process.execPath };
  return new Promise((resolve, reject) => {
    execFile('bash', ['-euc', script], { env }, (error, stdout, stderr) => {
      if (error) return reject(error);
      expect(stderr).toContain('complete -o default -F _app_cli_complete app-cli');
      resolve(stdout.split('\n').filter(Boolean));
    });
  });
}

describe('completion', () => {
  it('completes nouns, commands, options and their choices in bash', async () => {
    expect(await inBash('webh')).toEqual(['webhooks']);
    expect(await inBash('webhooks', 'rep')).toEqual(['replay']);
    expect(await inBash('webhooks', 'list', '--st')).toEqual(['--status']);
    expect(await inBash('webhooks', 'list', '--status', 'fa')).toEqual(['failed']);
    expect(await inBash('webhooks', 'show', '')).toEqual([]);
  });

  it.each(['zsh', 'fish'])('has a script for %s, too', async (shell) => {
    const { code, stdout } = await runCli(['completion', shell], {});
    expect(code).toBe(0);
    expect(stdout).toContain('completion words --');
  });

  it('refuses a shell that it does not know, and names those it does', async () => {
    const { code, stdout, stderr } = await runCli(['completion', 'cmd'], {});
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toBe(
      `app-cli: command-argument value 'cmd' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish. ("app-cli completion --help" shows how)`,
    );
  });
});

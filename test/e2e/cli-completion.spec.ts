import { runCli } from '../support/cli.js';

describe('completion', () => {
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

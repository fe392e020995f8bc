import { readFileSync } from 'node:fs';
import { runCli } from '../test/support/cli.js';

it('app-cli tells its version, that of package.json, after any noun too', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const words of [[], ['experiments']])
    expect(await runCli([...words, '--version'], {})).toEqual({
      code: 0,
      stdout: `${version}\n`,
      stderr: '',
    });
});

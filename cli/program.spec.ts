import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

it('app-cli tells its version, that of package.json, after any noun too', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const words of [[], ['experiments']]) {
    const told = spawnSync(
      process.execPath,
      ['--import', './scripts/typescript.js', 'cli/main.ts', ...words, '--version'],
      { encoding: 'utf8' },
    );
    expect(told).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' });
  }
});

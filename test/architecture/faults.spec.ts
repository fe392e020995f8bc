import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(resolve('scripts/faults.js')).href;
const { parseFault } = (await import(script)) as {
  parseFault(path: string, text: string): { name: string; fault: string; specs: string[] };
};

const paths = readdirSync('test/faults', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.patch'))
  .map((name) => `test/faults/${name}`);

it('keeps at least sixty known faults', () => {
  expect(paths.length).toBeGreaterThanOrEqual(60);
});

/** Whether the tests catch them is told by `npm run test:faults`, which takes long. */
describe.each(paths)('the known fault in %s', (path) => {
  const { specs } = parseFault(path, readFileSync(path, 'utf8'));

  it('names one to three specs that are there', () => {
    expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
    expect(specs.length).toBeLessThanOrEqual(3);
  });

  it('applies to the code as it is', () => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', path], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeVersion, versionOf } from './code-version.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'version-'));
  await mkdir(join(folder, 'rules'));
  await writeFile(join(folder, 'a.ts'), 'one\n');
  await writeFile(join(folder, 'rules', 'b.ts'), '/** Two. */\nconst two = 2; // two\n');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the version of a module’s code', () => {
  it.each([
    ['a changed file', 'rules/b.ts', 'const two = 3; // two\n'],
    ['a new file', 'rules/c.ts', ''],
    ['a text that moved from one file to the next', 'a.ts', 'on'],
    ['a list in a text', 'a.ts', 'one\n * two\n'],
  ])('changes with %s', async (_, file, text) => {
    const before = versionOf(folder);
    await writeFile(join(folder, file), text);
    expect(versionOf(folder)).not.toBe(before);
  });

  it.each([
    ['specs', 'a.spec.ts', 'anything'],
    ['what is no source', 'notes.md', 'anything'],
    ['a comment on a line of its own', 'a.ts', '  // Why.\none\n'],
    ['a comment that tells of code', 'rules/b.ts', '/**\n * Also 2.\n */\nconst two = 2; // two\n'],
  ])('does not change with %s', async (_, file, text) => {
    const before = versionOf(folder);
    await writeFile(join(folder, file), text);
    expect(versionOf(folder)).toBe(before);
  });
});

describe('the version of the code that runs', () => {
  const root = () => pathToFileURL(`${folder}/`);

  it('is that of the sources where they run as they stand', () => {
    expect(codeVersion('reports')).toMatch(/^[0-9a-f]{12}$/);
    expect(codeVersion('reports')).toBe(versionOf(join(process.cwd(), 'src', 'reports')));
    expect(codeVersion('rules', root())).toBe(versionOf(join(folder, 'rules')));
  });

  it('is that of the sources that were built where a build runs', async () => {
    await writeFile(join(folder, 'build.json'), '{"version":"1","modules":{"rules":"0123456789ab"}}');
    expect(codeVersion('rules', root())).toBe('0123456789ab');
    expect(() => codeVersion('reports', root())).toThrow('reports');
  });
});

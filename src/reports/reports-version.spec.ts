import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportsVersion, versionOf } from './reports-version.js';

describe('the version of the knowledge', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'version-'));
    await mkdir(join(folder, 'rules'));
    await writeFile(join(folder, 'a.js'), 'one');
    await writeFile(join(folder, 'rules', 'b.js'), 'two');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is short, stable and that of the code that runs', () => {
    expect(reportsVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(reportsVersion()).toBe(reportsVersion());
    expect(reportsVersion()).toBe(versionOf(join(process.cwd(), 'src', 'reports')));
  });

  it.each([
    ['a changed file', 'rules/b.js', 'two!'],
    ['a new file', 'rules/c.js', ''],
    ['a text that moved from one file to the next', 'a.js', 'on'],
  ])('changes with %s', async (_, file, text) => {
    const before = versionOf(folder);
    await writeFile(join(folder, file), text);
    expect(versionOf(folder)).not.toBe(before);
  });

  it('does not change with specs and declarations', async () => {
    const before = versionOf(folder);
    for (const file of ['a.spec.js', 'a.d.ts', 'a.js.map', 'notes.md']) {
      await writeFile(join(folder, file), 'anything');
    }
    expect(versionOf(folder)).toBe(before);
  });
});

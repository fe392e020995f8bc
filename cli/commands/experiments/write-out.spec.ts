import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outFile, writeOut } from './write-out.js';

describe('writeOut', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'out-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('makes the folders, and writes over what was there', async () => {
    const path = join(folder, 'a/b/c.md');
    await writeOut(path, 'first');
    await writeOut(path, 'second');
    await writeOut(join(folder, 'a/d.md'), 'other');
    expect(await readFile(path, 'utf8')).toBe('second');
  });

  it.each(['/dev/null/x/c.md', '/proc/x/y/c.md', '/'])(
    'names the file that cannot be written, %s',
    async (path) => {
      await expect(writeOut(path, 'text')).rejects.toThrow(`${path} cannot be written: E`);
    },
  );
});

describe('outFile', () => {
  const read = outFile(['.md', '.json']);

  it('gathers files whose ending is known, in whatever case', () => {
    expect(read('b.JSON', read('a.md'))).toEqual(['a.md', 'b.JSON']);
  });

  it.each(['a.pdf', 'md', ''])('refuses %j and names the endings', (path) => {
    expect(() => read(path)).toThrow('.md, .json');
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inCall } from '../../call.js';
import { outFile, writeOut } from './write-out.js';

describe('writeOut', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'out-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('makes the folders, writes over what was there, and says each time what it wrote', async () => {
    const [path, other] = [join(folder, 'a/b/c.md'), join(folder, 'a/d.md')];
    const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
    await inCall(
      { stdin, stdout, stderr, env: {}, onStop: () => undefined, exit: () => undefined },
      async () => {
        await writeOut(path, 'first');
        await writeOut(path, 'second');
        await writeOut(other, 'other');
      },
    );
    expect(await readFile(path, 'utf8')).toBe('second');
    expect(await text(stderr.end())).toBe(`Wrote ${path}.\nWrote ${path}.\nWrote ${other}.\n`);
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

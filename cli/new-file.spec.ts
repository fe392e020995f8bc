import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNewFile } from './new-file.js';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visningsklar-new-file-'));
  file = join(folder, 'anna.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fill = async (write: (text: string) => Promise<void>) => {
  await write('whole');
  return 7;
};
/** How a file system answers that has no hard links, or has them not here. */
const without = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it.each(['EPERM', 'ENOTSUP', 'EXDEV', 'ENOSYS', 'EMLINK'])(
  'writes the file where hard links end with %s',
  async (code) => {
    expect(await writeNewFile(file, { hardLink: without(code) }, fill)).toEqual({ filled: 7, file });
    expect(await readFile(file, 'utf8')).toBe('whole');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['anna.json']);
  },
);

it.each(['EPERM', 'link'])('takes the place of no file that came meanwhile (%s)', async (how) => {
  const meanwhile = async () => writeFile(file, 'mine');
  const hardLink = how === 'link' ? {} : { hardLink: without(how) };
  await expect(writeNewFile(file, hardLink, meanwhile)).rejects.toThrow(
    `${file}: there is a file already; add --force to overwrite it`,
  );
  expect(await readFile(file, 'utf8')).toBe('mine');
  expect(await readdir(folder)).toEqual(['anna.json']);
});

it('never reports a file that does not stand', async () => {
  await expect(writeNewFile(file, { hardLink: without('EIO') }, fill)).rejects.toThrow(`${file}: EIO`);
  await expect(writeNewFile(file, { hardLink: without('EACCES') }, fill)).rejects.toThrow(
    `${file}: you may not write there`,
  );
  expect(await readdir(folder)).toEqual([]);
});

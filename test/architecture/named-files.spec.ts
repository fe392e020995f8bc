import { existsSync, globSync, readFileSync } from 'node:fs';

const texts = ['README.md', ...globSync('docs/**/*.md'), 'test/security/asvs.md'];
/** A path of the repository, without a line or a part of the file; names with a `*` or `<` stand for several. */
const named = /`((?:src|web|cli|test|scripts|security|deploy|docs|migrations|bin)\/[\w./-]+)`/g;

it.each(texts)('%s names files and folders that are there', (file) => {
  const paths = [...readFileSync(file, 'utf8').matchAll(named)].map(([, path]) => path!);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

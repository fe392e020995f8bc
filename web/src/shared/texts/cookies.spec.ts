import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookiesText } from './cookies.js';

const root = join(import.meta.dirname, '../../../..');
const sources = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('.spec.') && !path.includes('texts/'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
const namesIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

const listed = cookiesText.sections
  .flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []))
  .map(([name = '']) => name.replace('…', ''));

describe('the cookie policy', () => {
  it('lists the cookies that the server and the app set, and no other', () => {
    const set = [
      ...new Set(namesIn(sources('src/auth', /-cookies\.ts$/), /'(\w+_token)'/g)),
      ...namesIn(sources('web/src', /\.tsx?$/), /const cookieName = '(\w+)'/g),
    ];
    expect(set.sort()).toEqual(listed.filter((name) => name.includes('_')).sort());
  });

  it('lists what the app keeps in the browser, and no other', () => {
    // A lock between tabs is named likewise and keeps nothing.
    const kept = namesIn(
      sources('web/src', /\.tsx?$/),
      /(?<!locks\.request\()['"`]((?:visningsklar\.|report-ticks)[a-z-]*:?)/g,
    );
    expect([...new Set(kept)].sort()).toEqual(listed.filter((name) => !name.includes('_')).sort());
  });
});

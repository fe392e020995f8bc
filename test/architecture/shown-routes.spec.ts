import { globSync, readFileSync } from 'node:fs';

const namesIn = (text: string, name: RegExp): string[] => [...text.matchAll(name)].map(([, path]) => path!);

// Read as text: the browser's types are not those of this program.
const routes = namesIn(readFileSync('web/src/app/routes.ts', 'utf8'), /\bpath: '([^']+)'/g);
const screens = globSync('test/browser/*.spec.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => text.includes('describeScreens('));

it('every route is shown by a screens spec, which holds it to the content security policy', () => {
  expect(routes.length).toBeGreaterThan(25);
  const shown = new Set(screens.flatMap((text) => namesIn(text, /\broute: '([^']+)'/g)));
  expect([...shown].sort()).toEqual([...routes].sort());
});

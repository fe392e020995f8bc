import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(resolve('scripts/touched-specs.js')).href;
interface Given {
  changed: string[];
  specs: string[];
  importers: string[];
  readers: string[];
}
const { dataFoldersOf, readersOf, specsTouchedBy, supportFiles } = (await import(script)) as {
  dataFoldersOf(changed: string[]): string[];
  readersOf(folder: string, texts: Map<string, string>): string[];
  specsTouchedBy(given: Given): string[];
  supportFiles(root: string): string[];
};
const touchedBy = ({ importers = [], readers = [], ...given }: Partial<Given> & { changed: string[] }) =>
  specsTouchedBy({ specs, importers, readers, ...given });

const specs = [
  'src/billing/settlement.spec.ts',
  'src/auth/password.spec.ts',
  'web/src/features/compare/marks.spec.ts',
  'web/src/pages/compare-page.spec.tsx',
  'test/architecture/architecture.spec.ts',
  'test/e2e/billing-audit.spec.ts',
  'test/e2e/sessions.spec.ts',
  'test/e2e/cli-users.spec.ts',
  'test/browser/compare.spec.ts',
];

describe('what is run for a change', () => {
  it('is nothing without one', () => {
    expect(touchedBy({ changed: [] })).toEqual([]);
  });

  it('is of the server what imports it, and of the services what it is named after', () => {
    const importers = [
      'src/billing/settlement.spec.ts',
      'test/e2e/billing-audit.spec.ts',
      'test/e2e/sessions.spec.ts',
    ];
    expect(touchedBy({ changed: ['src/billing/settlement.ts'], importers })).toEqual([
      'src/billing/settlement.spec.ts',
      'test/architecture/architecture.spec.ts',
      'test/e2e/billing-audit.spec.ts',
    ]);
  });

  it('is of a page the spec of the browser that is named after it', () => {
    const changed = ['web/src/features/compare/compare-table.tsx'];
    expect(touchedBy({ changed })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/browser/compare.spec.ts',
    ]);
  });

  it('is of the support of tests all that imports it', () => {
    const importers = ['test/browser/compare.spec.ts', 'test/e2e/sessions.spec.ts'];
    expect(touchedBy({ changed: ['test/support/screens.ts'], importers })).toEqual([
      'test/architecture/architecture.spec.ts',
      ...importers,
    ]);
  });

  it.each([
    'test/runner/worker.js',
    'test/support/no-network.cjs',
    'test/support/jest-resolver.cjs',
    'jest.config.js',
    'scripts/typescript.js',
    'package-lock.json',
  ])('is everything, of %s', (path) => {
    expect(touchedBy({ changed: [path] })).toEqual([...specs].sort());
  });

  it.each(['web/test/page-loader.js', 'web/test/preload.js', 'web/test/after-each.cjs'])(
    'is every component test, of %s',
    (path) => {
      expect(touchedBy({ changed: [path] })).toEqual([
        'test/architecture/architecture.spec.ts',
        'web/src/pages/compare-page.spec.tsx',
      ]);
    },
  );

  it('is of what a browser or a process runs for tests the specs that are named after it', () => {
    expect(touchedBy({ changed: ['test/support/sessions/keys.js'] })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/e2e/sessions.spec.ts',
    ]);
  });

  it('is of data what reads it', () => {
    const readers = ['test/e2e/sessions.spec.ts', 'test/support/homes.ts'];
    expect(touchedBy({ changed: ['test/golden/planted/a.json'], readers })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/e2e/sessions.spec.ts',
    ]);
  });

  it('is the spec itself that changed', () => {
    const changed = ['test/e2e/sessions.spec.ts'];
    expect(touchedBy({ changed, importers: changed })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/e2e/sessions.spec.ts',
    ]);
  });
});

describe('the data of tests', () => {
  it('is known by its folder', () => {
    const changed = [
      'test/golden/planted/a.json',
      'test/suites/rules.yaml',
      'test/golden/planted/b.json',
      'test/fixtures/pages/a/page.html',
      'test/e2e/golden.spec.ts',
      'src/golden/a.ts',
    ];
    expect(dataFoldersOf(changed)).toEqual(['golden', 'suites', 'fixtures']);
  });

  it('may be read by support in any folder', () => {
    expect(supportFiles('.')).toEqual(
      expect.arrayContaining(['test/support/wait-for.ts', 'test/support/reports/adverts.ts']),
    );
  });

  it('is read by what names its folder, and by what imports support that does', () => {
    const texts = new Map([
      ['test/e2e/by-path.spec.ts', `readFileSync('test/golden/planted/a.json')`],
      ['test/e2e/by-name.spec.ts', `await run('golden');`],
      ['test/e2e/by-template.spec.ts', 'resolve(`test/golden/${name}`)'],
      ['test/support/homes.ts', `resolve('test/golden', folder)`],
      ['test/e2e/by-support.spec.ts', `import { homes } from '../support/homes.js';`],
      ['src/a.spec.ts', `import { homes } from '../test/support/homes.js';`],
      ['src/b.spec.ts', `import { homes } from '../support/other-homes.js'; // goldener`],
    ]);
    expect(readersOf('golden', texts)).toEqual([
      'test/e2e/by-path.spec.ts',
      'test/e2e/by-name.spec.ts',
      'test/e2e/by-template.spec.ts',
      'test/support/homes.ts',
      'test/e2e/by-support.spec.ts',
      'src/a.spec.ts',
    ]);
    expect(readersOf('suites', texts)).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(resolve('scripts/touched-specs.js')).href;
interface Given {
  changed: string[];
  specs: string[];
  importers: string[];
  readers: string[];
  direct: Map<string, string[]>;
}
const { choiceLine, dataFoldersOf, directImporters, readersOf, specsTouchedBy, supportFiles } = (await import(
  script
)) as {
  choiceLine(changed: number, specs: string[]): string;
  dataFoldersOf(changed: string[]): string[];
  directImporters(texts: Map<string, string>): Map<string, string[]>;
  readersOf(folder: string, texts: Map<string, string>): string[];
  specsTouchedBy(given: Given): string[];
  supportFiles(root: string): string[];
};
type SomeGiven = Partial<Given> & { changed: string[] };
const inOrder = ({ importers = [], readers = [], direct = new Map(), ...given }: SomeGiven) =>
  specsTouchedBy({ specs, importers, readers, direct, ...given });
const touchedBy = (given: SomeGiven) => inOrder(given).sort();

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

describe('what is run of the specs that need services', () => {
  const services = [
    'test/e2e/cli-db.spec.ts',
    'test/e2e/stripe-events.spec.ts',
    'test/e2e/withdrawals.spec.ts',
    'test/integration/reuse.spec.ts',
    'test/security/access.spec.ts',
  ];
  const servicesOf = (changed: string, importedBy: string[] = []) =>
    touchedBy({
      changed: [changed],
      specs: services,
      importers: services,
      direct: new Map([[changed, importedBy]]),
    });

  it('is named after it, in the plural too', () => {
    expect(servicesOf('src/billing/withdrawal-refund.ts')).toEqual(['test/e2e/withdrawals.spec.ts']);
    expect(servicesOf('src/auth/acces.ts')).toEqual([]);
    expect(servicesOf('cli/commands/db.ts')).toEqual(['test/e2e/cli-db.spec.ts']);
  });

  it('is named after what imports it', () => {
    const importedBy = ['src/billing/stripe-events.processor.ts'];
    expect(servicesOf('src/billing/fulfilment.service.ts', importedBy)).toEqual([
      'test/e2e/stripe-events.spec.ts',
    ]);
  });

  it('is not named after all that imports a part of everything', () => {
    const many = Array.from({ length: 10 }, (_, at) => `src/a/part-${at}.ts`);
    const all = ['src/billing/stripe-events.processor.ts', ...many];
    expect(servicesOf('src/shared/clock.ts', all)).toEqual([]);
    expect(servicesOf('src/shared/clock.ts', all.slice(0, 10))).toEqual(['test/e2e/stripe-events.spec.ts']);
  });

  it('imports it', () => {
    expect(servicesOf('src/analyses/analysis.pipeline.ts', ['test/integration/reuse.spec.ts'])).toEqual([
      'test/integration/reuse.spec.ts',
    ]);
  });

  it('is said to be chosen by name', () => {
    expect(choiceLine(1, [services[0]!, 'src/a.spec.ts'])).toBe(
      '1 changed file, 2 files of tests, 1 of which need services and are chosen by name: npm test finds what else breaks there',
    );
    expect(choiceLine(2, ['src/a.spec.ts'])).toBe(
      '2 changed files, 1 file of tests; those that need services are chosen by name, and none fits: npm test finds what breaks there',
    );
  });
});

it('runs the nearest first', () => {
  const near = ['src/billing/ledger.spec.ts', 'src/billing/prices.spec.ts', 'src/analyses/run.spec.ts'];
  const far = ['test/e2e/ledger.spec.ts', 'test/architecture/architecture.spec.ts'];
  const given = [...near, ...far];
  expect(
    inOrder({
      changed: ['src/billing/ledger.ts'],
      specs: [...given].reverse(),
      importers: [...given].sort(),
    }),
  ).toEqual(given);
});

describe('who imports a file itself', () => {
  it('is read from the texts', () => {
    const texts = new Map([
      ['src/a/one.ts', "import { two } from './two.js';\nexport type { Three } from '../b/three.js';"],
      ['src/a/two.ts', "const { view } = await import('../b/view.js');"],
      ['src/b/three.ts', "import { join } from 'node:path';\nimport './nowhere.js';"],
      ['src/b/view.tsx', ''],
    ]);
    expect(directImporters(texts)).toEqual(
      new Map([
        ['src/a/two.ts', ['src/a/one.ts']],
        ['src/b/three.ts', ['src/a/one.ts']],
        ['src/b/view.tsx', ['src/a/two.ts']],
      ]),
    );
  });
});

describe('npm run test:changed', () => {
  it.each([
    [['--sinse', 'main'], 'there is no --sinse; --since <commit or branch> is all there is'],
    [['--since'], '--since wants one commit or branch'],
    [['--since', 'no-such-branch'], 'there is no commit or branch no-such-branch'],
    [['--since=no-such-branch'], 'there is no commit or branch no-such-branch'],
  ])('%j runs nothing, and one line says why', (args, why) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test-changed.js', ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([1, `nothing ran: ${why}\n`, '']);
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

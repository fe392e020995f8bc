import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL(resolve('scripts/touched-specs.js')).href;
const { specsTouchedBy } = (await import(script)) as {
  specsTouchedBy(given: { changed: string[]; specs: string[]; importers: string[] }): string[];
};

const specs = [
  'src/billing/settlement.spec.ts',
  'src/auth/password.spec.ts',
  'web/src/features/compare/marks.spec.ts',
  'test/architecture/architecture.spec.ts',
  'test/e2e/billing-audit.spec.ts',
  'test/e2e/sessions.spec.ts',
  'test/e2e/cli-users.spec.ts',
  'test/browser/compare.spec.ts',
];

describe('what is run for a change', () => {
  it('is nothing without one', () => {
    expect(specsTouchedBy({ changed: [], specs, importers: [] })).toEqual([]);
  });

  it('is of the server what imports it, and of the services what it is named after', () => {
    const importers = [
      'src/billing/settlement.spec.ts',
      'test/e2e/billing-audit.spec.ts',
      'test/e2e/sessions.spec.ts',
    ];
    expect(specsTouchedBy({ changed: ['src/billing/settlement.ts'], specs, importers })).toEqual([
      'src/billing/settlement.spec.ts',
      'test/architecture/architecture.spec.ts',
      'test/e2e/billing-audit.spec.ts',
    ]);
  });

  it('is of a page the spec of the browser that is named after it', () => {
    const changed = ['web/src/features/compare/compare-table.tsx'];
    expect(specsTouchedBy({ changed, specs, importers: [] })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/browser/compare.spec.ts',
    ]);
  });

  it('is of the support of tests all that imports it', () => {
    const importers = ['test/browser/compare.spec.ts', 'test/e2e/sessions.spec.ts'];
    expect(specsTouchedBy({ changed: ['test/support/screens.ts'], specs, importers })).toEqual([
      'test/architecture/architecture.spec.ts',
      ...importers,
    ]);
  });

  it.each(['test/runner/worker.js', 'jest.config.js', 'scripts/typescript.js', 'package-lock.json'])(
    'is everything, of %s',
    (path) => {
      expect(specsTouchedBy({ changed: [path], specs, importers: [] })).toEqual([...specs].sort());
    },
  );

  it('is the spec itself that changed', () => {
    const changed = ['test/e2e/sessions.spec.ts'];
    expect(specsTouchedBy({ changed, specs, importers: changed })).toEqual([
      'test/architecture/architecture.spec.ts',
      'test/e2e/sessions.spec.ts',
    ]);
  });
});

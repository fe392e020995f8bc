import { existsSync } from 'node:fs';
import * as rules from './rules.js';
import { importsOf, readSources, type Sources } from './source-files.js';

const folders = ['src', 'cli', 'migrations', 'test', 'web/src'].filter((folder) => existsSync(folder));
const sources = readSources(...folders);

/** Patterns over other texts: names of municipalities and models, and sentences of our own. */
const otherTexts = [
  'src/reports/knowledge/price-levels.ts',
  'src/reports/sections/questions/ranked.ts',
  'src/reports/knowledge/model-prices.ts',
  'src/reports/format.ts',
];
const inReports = (all: Sources): Sources =>
  Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith('src/reports/')));

/** Each rule with a source that breaks it, one that only looks like it, and what is said of the first. */
const cases: [
  name: string,
  rule: (sources: Sources) => string[],
  bad: Sources,
  good: Sources,
  said: string[],
][] = [
  [
    'a module imports only from earlier modules',
    rules.backwardArrows,
    {
      'src/auth/a.ts': `import { x } from '../billing/credits.service.js';`,
      'src/reports/r.ts': `const x = await import('../analyses/analysis.types.js');`,
      'src/scraping/s.ts': `import type { S } from '../server.js';`,
    },
    {
      'src/billing/b.ts': `import { x } from '../auth/users.service.js'; import y from 'zod';`,
      'src/auth/a.spec.ts': `import { x } from '../billing/credits.service.js';`,
      'src/app.module.ts': `import { x } from './analyses/analyses.module.js';`,
    },
    [
      'src/auth/a.ts imports src/billing/credits.service',
      'src/reports/r.ts imports src/analyses/analysis.types',
      'src/scraping/s.ts imports src/server',
    ],
  ],
  [
    'of another module only its face is used',
    rules.reachesInside,
    { 'src/analyses/a.ts': `import { parse } from '../scraping/extract/json-ld.js';` },
    {
      'src/analyses/a.ts': `import { S } from '../scraping/scraping.service.js'; import '../shared/clock.js'; import './b.js';`,
    },
    ['src/analyses/a.ts imports src/scraping/extract/json-ld'],
  ],
  [
    'src imports neither web, cli nor test',
    rules.importsOutOfSrc,
    {
      'src/auth/a.ts': `import { x } from '../../cli/output.js';`,
      'src/auth/b.ts': `import { x } from '../../test/support/app.js';`,
      'src/auth/c.ts': `export * from '../../web/src/shared/format.js';`,
    },
    { 'src/auth/a.spec.ts': `import { x } from '../../test/support/page-server.js';` },
    [
      'src/auth/a.ts imports cli/output',
      'src/auth/b.ts imports test/support/app',
      'src/auth/c.ts imports web/src/shared/format',
    ],
  ],
  [
    'a folder of reports imports only from those before it',
    rules.reportFolderFaults,
    {
      'src/reports/reading/text/a.ts': `import type { Flag } from '../../facts/context.js';`,
      'src/reports/sections/b.ts': `import { write } from '../rules-analyst.js';`,
      'src/reports/reports.types.ts': `import type { Gate } from './gates/gate.types.js';`,
    },
    {
      'src/reports/facts/c.ts': `import { r } from '../reading/text/a.js'; import { kr } from '../format.js';`,
      'src/reports/rules-analyst.ts': `import { x } from './sections/b.js';`,
      'src/reports/reading/text/a.spec.ts': `import { contextOf } from '../../facts/context.js';`,
    },
    [
      'src/reports/reading/text/a.ts imports src/reports/facts/context',
      'src/reports/sections/b.ts imports src/reports/rules-analyst',
      'src/reports/reports.types.ts imports src/reports/gates/gate.types',
    ],
  ],
  [
    'adverts are read in the reading alone',
    (all) =>
      rules.textReadOutsideReading(all).filter((found) => !otherTexts.some((file) => found.startsWith(file))),
    {
      'src/reports/parts/a.ts': 'const worn = /slit|nött/iu;',
      'src/reports/risks/b.ts': 'const roof = words(String.raw`tak(?:et)?`);',
    },
    {
      'src/reports/parts/c.ts': 'const tidy = text.replace(/\\s+/g, " ").split(/[.,]/);',
      'src/reports/reading/d.ts': 'const worn = /slit|nött/iu;',
      'src/reports/gates/e.ts': 'const praise = /perfekt/iu;',
    },
    [
      'src/reports/parts/a.ts: /slit|nött/iu',
      'src/reports/risks/b.ts: words(String.raw`tak(?:et)?`)',
      'src/reports/risks/b.ts: String.raw`tak(?:et)?`',
    ],
  ],
  [
    'no files of reports import each other',
    (all) => rules.importCircles(inReports(all)),
    {
      'src/reports/a.ts': `import type { B } from './b.js';`,
      'src/reports/b.ts': `import { c } from './c.js';`,
      'src/reports/c.ts': `import { a } from './a.js';`,
    },
    {
      'src/reports/a.ts': `import { b } from './b.js'; import { c } from './c.js';`,
      'src/reports/b.ts': `import { c } from './c.js';`,
      'src/reports/c.ts': `import 'zod';`,
    },
    ['src/reports/a > src/reports/b > src/reports/c > src/reports/a'],
  ],
  [
    'no folder of reports holds more than 25 files beside its specs',
    (all) => rules.crowds(inReports(all)),
    Object.fromEntries(Array.from({ length: 26 }, (_, n) => [`src/reports/x/f${n}.ts`, ''])),
    Object.fromEntries(
      Array.from({ length: 26 }, (_, n) => [`src/reports/x/f${n}${n ? '' : '.spec'}.ts`, '']),
    ),
    ['src/reports/x holds 26 files'],
  ],
  [
    'embedded is imported by entry points only',
    rules.embeddedOutsideEntryPoints,
    {
      'src/app.module.ts': `import { x } from './embedded/mailbox.module.js';`,
      'src/auth/a.ts': `type X = import('../embedded/start.js').X;`,
    },
    { 'src/main.ts': `await import('./embedded/start.js');`, 'src/embedded/a.ts': `import './b.js';` },
    ['src/app.module.ts imports src/embedded/mailbox.module', 'src/auth/a.ts imports src/embedded/start'],
  ],
  [
    'only shared/config reads the environment',
    rules.environmentReaders,
    {
      'src/auth/a.ts': `const secret = process.env['JWT_SECRET'];`,
      'src/auth/b.ts': `const { X } = globalThis.process.env;`,
      'src/auth/c.ts': `import { env } from 'node:process';`,
    },
    {
      'src/auth/d.ts': `// process.env is not read here\nprocess.uptime();`,
      'src/main.ts': `load(process.env);`,
    },
    ['src/auth/a.ts', 'src/auth/b.ts', 'src/auth/c.ts'],
  ],
  [
    'every folder has its place in the house',
    rules.unknownFolders,
    {
      'src/payments/a.ts': '',
      'src/auth/dto/b.ts': '',
      'web/src/components/c.tsx': '',
      'src/shared/utils/d.ts': '',
    },
    { 'src/auth/a.ts': '', 'src/main.ts': '', 'src/reports/gates/b.ts': '', 'web/src/pages/c.tsx': '' },
    ['src/payments/a.ts', 'src/auth/dto/b.ts', 'web/src/components/c.tsx', 'src/shared/utils/d.ts'],
  ],
  [
    'no file only hands on the exports of others',
    rules.barrels,
    {
      'src/auth/index.ts': `export const a = 1;`,
      'src/auth/all.ts': `export * from './a.js'; export { b } from './b.js';`,
    },
    { 'src/auth/a.ts': `export { b } from './b.js'; export const c = 1;` },
    ['src/auth/index.ts', 'src/auth/all.ts'],
  ],
  [
    'the web has layers, and features do not know each other',
    rules.webLayerFaults,
    {
      'web/src/shared/a.ts': `import { x } from '../features/auth/x.js';`,
      'web/src/features/report/b.ts': `import { x } from '../analyses/x.js';`,
      'web/src/pages/c.tsx': `import { store } from '../app/store.js';`,
      'web/src/features/report/d.ts': `import { schema } from '../../../../src/reports/analysis-result.schema.js';`,
    },
    {
      'web/src/features/report/a.ts': `import { x } from './x.js'; import { y } from '../../shared/y.js';`,
      'web/src/features/report/b.ts': `import type { R } from '../../../../src/reports/analysis-result.schema.js';`,
      'web/src/app/c.tsx': `const page = () => import('../pages/report-page.js');`,
    },
    [
      'web/src/shared/a.ts imports web/src/features/auth/x',
      'web/src/features/report/b.ts imports web/src/features/analyses/x',
      'web/src/pages/c.tsx imports web/src/app/store',
      'web/src/features/report/d.ts imports src/reports/analysis-result.schema',
    ],
  ],
  [
    'every file of tests expects something',
    rules.testsWithoutExpectation,
    { 'src/auth/a.spec.ts': `it('runs', () => { run(); });` },
    { 'src/auth/b.spec.ts': `it('runs', () => { expect(run()).toBe(1); });`, 'src/auth/c.ts': '' },
    ['src/auth/a.spec.ts'],
  ],
];

it('reads the whole house', () => {
  expect(Object.keys(sources)).toContain('src/shared/config/config.ts');
  expect(importsOf(sources)).toContainEqual({
    from: 'src/shared/config/config.ts',
    to: 'zod',
    typeOnly: false,
  });
});

describe.each(cases)('%s', (_name, rule, bad, good, said) => {
  it('notices a breach', () => {
    expect(rule(bad)).toEqual(said);
    expect(rule(good)).toEqual([]);
  });

  it('holds in the house', () => {
    expect(rule(sources)).toEqual([]);
  });
});

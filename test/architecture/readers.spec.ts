import { globSync, readFileSync } from 'node:fs';
import { growthReaders } from '../support/growth-readers.js';

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.spec.ts'));
/** Files that import the value from a module of this name. */
const importersOf = (name: string, module: string): string[] => {
  const pattern = new RegExp(`^import (?!type)[^;]*\\b${name}\\b[^;]*from '(?:[^']*/)?${module}'`, 'm');
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
};

const pages = 'src/scraping/read/page-worker.ts';
const rules = 'src/reports/rules-worker.ts';
/** Reads in its own process only where no server is: a suite, or a command. */
const service = 'src/reports/reports.service.ts';
/** Is called in such a process itself. */
const disputes = 'src/reports/settle-disputes.ts';

/** Function, its module, and who may call it. */
const readers = [
  ['readPage', 'read-page.js', ['src/scraping/read/fixture.ts', pages]],
  ['readText', 'read-page.js', [pages]],
  ['openFile', 'handed-in-file.js', [pages]],
  ['openDocument', 'document-text.js', [pages]],
  ['makeFixture', 'fixture.js', [pages]],
  ['refusalIn', 'page-judge.js', [pages]],
  ['linksOf', 'page-links.js', [pages]],
  ['robotsRules', 'robots-rules.js', [pages]],
  ['writeRulesReports', 'rules-analyst.js', [service, rules, disputes]],
  ['caseTexts', 'case-v1.js', [service, rules]],
  ['documentReading', 'document-reading.js', [service, rules]],
  ['complaintsAbout', 'gates.js', [service, rules, disputes]],
  ['settleDisputes', 'settle-disputes.js', [service, rules]],
  ['uncertaintiesOf', 'uncertainties.js', [service, rules]],
] as const;

it.each(readers)(
  '%s, which reads text of strangers, is called in a process of its own alone',
  (name, module, callers) => {
    expect(importersOf(name, module).toSorted()).toEqual(callers);
  },
);

const pictures = 'src/image-tracking/picture-worker.ts';
it.each([
  ['lookAt', 'picture-look.js', [pictures]],
  ['decodeSmall', 'picture-file.js', ['src/image-tracking/picture-look.ts']],
  ['prepareForStore', 'prepare-for-store.js', [pictures]],
  [
    'sharp',
    'sharp',
    [
      // Draws our own samples.
      'src/embedded/samples/pictures/render.ts',
      'src/image-tracking/picture-file.ts',
      pictures,
      'src/image-tracking/prepare-for-store.ts',
    ],
  ],
])(
  '%s, which decodes pictures of strangers, is called in a process of its own alone',
  (name, module, callers) => {
    expect(importersOf(name, module).toSorted()).toEqual(callers);
  },
);

it('starts processes for them in one place, where each task has a deadline', () => {
  expect(importersOf('Tinypool', 'tinypool')).toEqual(['src/shared/process-pool.ts']);
});

it('measures the growth of each of them (`test/slow/growth.spec.ts`)', () => {
  expect(new Set(growthReaders.map(([name]) => name))).toEqual(new Set(readers.map(([name]) => name)));
});

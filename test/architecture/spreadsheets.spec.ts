import { readSources } from './source-files.js';

/**
 * What a spreadsheet opens, it calculates: a text of an advert that begins with `=` would be a formula. The product
 * writes JSON, PDF and tables for terminals alone; whoever adds such a format guards its cells first.
 */
const spreadsheet =
  /\btext\/(?:csv|tab-separated)|\bapplication\/(?:csv|vnd\.(?:ms-excel|openxmlformats|oasis))|\.(?:csv|tsv|xlsx?|ods)\b|(?:csv|tsv|xlsx|exceljs)['"`]|\b(?:to|as|write|print)(?:Csv|Tsv|Xlsx)|--(?:csv|tsv)\b/i;

/** Bytes in base64, whose letters may be any: the weights of the learned reader. */
const bytes = /[A-Za-z0-9+/=]{1000,}/g;

const writers = (sources: Readonly<Record<string, string>>) =>
  Object.keys(sources).filter(
    (file) => !/\.spec\.tsx?$/.test(file) && spreadsheet.test(sources[file]!.replace(bytes, '')),
  );

it.each([
  `reply.type('text/csv; charset=utf-8').send(rows)`,
  `import { stringify } from 'csv-stringify'; import x from 'papaparse/csv';`,
  `import { Workbook } from 'exceljs';`,
  'link.download = `analyser.csv`;',
  `const format = z.enum(['json', 'csv']);`,
  `new Option('--csv', 'print CSV')`,
  `process.stdout.write(toCsv(rows))`,
])('notices %s', (source) => expect(writers({ 'src/a.ts': source })).toEqual(['src/a.ts']));

it('reads no words in bytes', () => {
  const source = `const weights = '${'ab+/'.repeat(300)}toCsv/text/csv';`;
  expect(writers({ 'src/a.ts': source })).toEqual([]);
});

it('holds in the house: nothing is written that a spreadsheet would calculate', () => {
  const sources = { ...readSources('src'), ...readSources('cli'), ...readSources('web/src') };
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(writers(sources)).toEqual([]);
});

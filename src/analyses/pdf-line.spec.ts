import { PdfLine } from './pdf-line.js';
import { ReportPdfBusy } from './report-pdf.errors.js';

const people = (count: number) => Array.from({ length: count }, (_, number) => `person ${number}`);

it('lets a person ask for three at once, and for another when one is made', () => {
  const line = new PdfLine();
  const [leave] = people(3).map(() => line.enter('anna'));
  expect(() => line.enter('anna')).toThrow(ReportPdfBusy);
  leave!();
  expect(() => line.enter('anna')).not.toThrow();
});

it('keeps nobody out for the many files of others', () => {
  const line = new PdfLine();
  for (const person of people(4)) for (let file = 0; file < 3; file += 1) line.enter(person);
  expect(() => line.enter('anna')).not.toThrow();
  expect(() => line.enter('anna')).toThrow(ReportPdfBusy);
});

it('has room for twenty people', () => {
  const line = new PdfLine();
  const leave = people(20).map((person) => line.enter(person));
  expect(() => line.enter('anna')).toThrow(ReportPdfBusy);
  leave[7]!();
  expect(() => line.enter('anna')).not.toThrow();
});

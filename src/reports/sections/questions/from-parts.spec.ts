import type { Listing } from '../../../scraping/listing.types.js';
import { today } from '../../../../test/support/reports/adverts.js';
import { writeRulesReports } from '../../rules-analyst.js';

const asked = (page: Listing): string[] =>
  writeRulesReports({ listing: page, images: [], disagreements: [], today }).report.viewingQuestions.map(
    ({ question }) => question,
  );

it('asks who answers for a balcony beside what it asks of the roof', () => {
  const flat: Listing = {
    propertyType: 'Lägenhet',
    tenure: 'Bostadsrätt',
    yearBuilt: 1968,
    price: 2_000_000,
  };
  const questions = asked({ ...flat, description: 'Balkongerna renoverades 2015. Taket lades om 2012.' });
  expect(
    questions.some((question) => /^Balkongen är från 2015|Balkongerna renoverades 2015/.test(question)),
  ).toBe(true);
  expect(questions.some((question) => /^Taket|Taket lades om 2012/.test(question))).toBe(true);
});

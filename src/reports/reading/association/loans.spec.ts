import type { Listing } from '../../../scraping/listing.types.js';
import { associationFacts } from '../../facts/association-facts.js';
import { contextOf } from '../../facts/context.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', association: 'Brf Provet' };
const due = (description: string, day: string) => {
  const today = new Date(`${day}T12:00:00Z`);
  const listing = { ...flat, description };
  return (
    associationFacts(contextOf({ listing, images: [], disagreements: [], today })).loansDue?.percent ?? null
  );
};

it.each([
  ['40 % av lånen omförhandlas i december 2027.', '2026-01-10', null],
  ['40 % av lånen omförhandlas i januari 2027.', '2026-01-10', 40],
  ['40 % av lånen omförhandlas i december 2027.', '2026-11-21', null],
  ['40 % av lånen omförhandlas i mars 2027.', '2026-11-21', 40],
  ['40 % av lånen omförhandlas under 2027.', '2026-11-21', 40],
  ['40 % av lånen omförhandlas under 2027.', '2026-01-10', null],
])('reads of %j on %s that %p percent are due within twelve months', (text, day, percent) => {
  expect(due(text, day)).toBe(percent);
});

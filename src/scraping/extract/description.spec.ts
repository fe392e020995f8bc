import { extractListing } from './extract.js';

it('is the whole text of a page that is little more than it', () => {
  const sentence = 'Ljus trea nära parken med balkong åt söder och utsikt över taken.';
  const text = Array.from({ length: 30 }, () => sentence).join(' ');
  const { listing } = extractListing(`<h1>Provgatan 5</h1><p>${text}</p>`, 'https://okand.example/objekt/1');
  expect(listing.description).toBe(text);
});

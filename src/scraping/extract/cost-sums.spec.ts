import { extractListing } from './extract.js';

const cost = (body: string) =>
  extractListing(
    `<html><body><h1>Provgatan 9</h1><p>Pris: 2 100 000 kr</p>${body}</body></html>`,
    'https://nymaklare.example/objekt/4711',
  ).listing.operatingCost;
const row = (name: string, amount: string) => `<tr><td>${name}</td><td>${amount}</td></tr>`;
const parts = row('El', '12 000 kr') + row('Försäkring', '4 500 kr') + row('Sophämtning', '2 000 kr');

describe('the sum of running costs', () => {
  it.each([
    ['a table of parts', `<table>${parts}${row('Summa per år', '18 500 kr')}</table>`, 18_500],
    ['a list', '<ul><li>El 12 000 kr</li><li>Försäkring 4 500 kr</li><li>Summa 16 500 kr</li></ul>', 16_500],
    [
      'a heading over parts and their named sum',
      '<h2>Driftskostnader</h2><div><span>Hushållsel och värme</span> <span>12 000 kr</span></div><div><span>Försäkring</span> <span>4 500 kr</span></div><div><span>Summa driftskostnad per år</span> <span>16 500 kr</span></div>',
      16_500,
    ],
    [
      'one label with parts and sum',
      '<p>Driftkostnad: El 4 200, försäkring 1 900, summa 6 100 kr/år</p>',
      6100,
    ],
  ])('reads %s', (_case, body, expected) => {
    expect(cost(body)).toBe(expected);
  });

  it.each([
    ['parts that do not make it up', `<table>${parts}${row('Summa per år', '20 000 kr')}</table>`],
    [
      'a sum of other things',
      `<table>${row('Lagfart', '31 500 kr')}${row('Pantbrev', '4 500 kr')}${row('Summa', '36 000 kr')}</table>`,
    ],
    [
      'parts by the month',
      '<ul><li>El 1 000 kr/mån</li><li>Försäkring 400 kr/mån</li><li>Summa 1 400 kr/mån</li></ul>',
    ],
    [
      'the first part below a heading',
      '<h2>Driftskostnader</h2><div><span>Hushållsel</span> <span>12 000 kr</span></div><div><span>Försäkring</span> <span>4 500 kr</span></div>',
    ],
  ])('leaves %s alone', (_case, body) => {
    expect(cost(body)).toBeUndefined();
  });
});

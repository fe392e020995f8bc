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

describe('the parts of the running cost', () => {
  const parts = (body: string) =>
    extractListing(
      `<html><body><h1>Provgatan 9</h1><p>Pris: 2 100 000 kr</p>${body}</body></html>`,
      'https://nymaklare.example/objekt/4711',
    ).listing.annualOperatingCosts;

  it.each([
    [
      'by the year under headings',
      '<div><h5>Driftkostnad</h5><p>21 000 kr/år</p></div><div><h5>varav Uppvärmning</h5><p>12 000 kr/år</p></div><div><h5>varav Vatten/avlopp</h5><p>4 000 kr/år</p></div>',
      { total: 21_000, heating: 12_000, waterAndDrain: 4000 },
    ],
    [
      'without a period, where they make up the sum above them',
      '<table><tr><td>Driftskostnad</td><td>Summa 10.000 kr</td></tr><tr><td></td><td>El 7.500 kr</td></tr><tr><td></td><td>Sotning 2.500 kr</td></tr></table>',
      { total: 10_000, electricity: 7500, chimneySweeping: 2500 },
    ],
  ])('are read %s', (_case, body, expected) => {
    expect(parts(body)).toEqual(expected);
  });

  it.each([
    ['by the month', '<p>El 700 kr/mån</p><p>Vatten 300 kr/mån</p>'],
    ['without a period or a sum', '<p>El 7 000 kr</p><p>Vatten 3 000 kr</p>'],
    [
      'that exceed their sum',
      '<p>Driftkostnad 5 000 kr/år</p><p>El 4 000 kr/år</p><p>Vatten 3 000 kr/år</p>',
    ],
  ])('are left alone %s', (_case, body) => {
    expect(parts(body)).toBeUndefined();
  });
});

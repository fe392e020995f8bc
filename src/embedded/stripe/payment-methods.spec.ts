import { refusalOf, testCards } from './payment-methods.js';

describe('refusalOf', () => {
  // November 2026, in any zone.
  const at = new Date(2026, 10, 15);
  const codeOf = (expiry: string, number: string = testCards.pays) => refusalOf(number, expiry, at)?.code;

  it.each(['12/34', '11/26', '1/27', ' 12 / 2034 ', '1234', '12-34'])(
    'takes a card that is good to %j',
    (expiry) => {
      expect(codeOf(expiry)).toBeUndefined();
    },
  );

  it.each([
    ['12/20', 'invalid_expiry_year'],
    ['12/2025', 'invalid_expiry_year'],
    ['10/26', 'invalid_expiry_month'],
    ['13/34', 'invalid_expiry_month'],
    ['00/34', 'invalid_expiry_month'],
    ['12', 'invalid_expiry_month'],
    ['', 'invalid_expiry_month'],
  ])('refuses one with the date %j by Stripe’s %s', (expiry, code) => {
    expect(codeOf(expiry)).toBe(code);
  });

  it('says of a wrong number first that it is wrong, and asks no date of whoever gives none', () => {
    expect(codeOf('12/20', '1234')).toBe('incorrect_number');
    expect(refusalOf(testCards.pays)).toBeNull();
    expect(refusalOf(testCards.declined)?.code).toBe('card_declined');
  });
});

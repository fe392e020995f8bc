import type { Stripe } from 'stripe';
import { isUsable, kronor, toProductViews, type Sold } from './product-view.js';

const sold = (productKey: string, reportCount: number, amount: number): Sold => ({
  product: { productKey, reportCount },
  price: {
    id: `price_${productKey}`,
    currency: 'sek',
    unit_amount: amount,
    product: { name: productKey, description: null, marketing_features: [{ name: 'Belägg' }, {}] },
  } as unknown as Stripe.Price,
});

describe('toProductViews', () => {
  it('tells price, price for each report and saving', () => {
    // 297 / 3 = 99, which is 33.6 % less than 149.
    expect(toProductViews([sold('single-report', 1, 14_900), sold('package-3-reports', 3, 29_700)])).toEqual([
      {
        productKey: 'single-report',
        name: 'single-report',
        description: '',
        reportCount: 1,
        features: ['Belägg'],
        pricing: {
          amount: 14_900,
          currency: 'sek',
          formatted: '149\u00a0kr',
          priceId: 'price_single-report',
        },
      },
      {
        productKey: 'package-3-reports',
        name: 'package-3-reports',
        description: '',
        reportCount: 3,
        features: ['Belägg'],
        pricing: {
          amount: 29_700,
          currency: 'sek',
          formatted: '297\u00a0kr',
          priceId: 'price_package-3-reports',
        },
        perReport: 9_900,
        savePercent: 34,
      },
    ]);
  });

  it.each([
    // Each report costs what the single one does, or more.
    [44_700],
    [45_000],
    // 0.4 % rounds to nothing.
    [44_520],
  ])('tells no saving for a package of three for %d öre', (amount) => {
    const [, three] = toProductViews([
      sold('single-report', 1, 14_900),
      sold('package-3-reports', 3, amount),
    ]);
    expect(three).not.toHaveProperty('savePercent');
  });

  it('tells no saving where no single report is sold', () => {
    expect(toProductViews([sold('package-3-reports', 3, 29_700)])[0]).not.toHaveProperty('savePercent');
  });
});

describe('isUsable', () => {
  const price = (more: object, product: object = {}) =>
    ({
      type: 'one_time',
      currency: 'sek',
      unit_amount: 14_900,
      tax_behavior: 'inclusive',
      product: { active: true, ...product },
      ...more,
    }) as unknown as Stripe.Price;

  it('takes what is paid once, in kronor, with the VAT in the price', () => {
    expect(isUsable(price({}))).toBe(true);
    expect(isUsable(price({ tax_behavior: 'unspecified' }))).toBe(true);
  });

  it.each([
    ['is paid each month', price({ type: 'recurring' })],
    ['is in euro', price({ currency: 'eur' })],
    ['costs nothing', price({ unit_amount: 0 })],
    ['is chosen by the buyer', price({ unit_amount: null })],
    ['has the VAT on top', price({ tax_behavior: 'exclusive' })],
    ['belongs to an archived product', price({}, { active: false })],
    ['belongs to a deleted product', price({}, { deleted: true })],
    ['was asked for without its product', price({ product: 'prod_1' })],
  ])('leaves a price that %s', (_what, one) => {
    expect(isUsable(one)).toBe(false);
  });
});

describe('kronor', () => {
  it.each([
    [14_900, '149\u00a0kr'],
    [199_050, '1\u00a0990,50\u00a0kr'],
    [0, '0\u00a0kr'],
  ])('%d öre is %s', (amount, text) => {
    expect(kronor(amount)).toBe(text);
  });
});

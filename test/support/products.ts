import type { ProductView } from '../../src/billing/billing.types.js';

const product = (
  productKey: string,
  reportCount: number,
  kronor: number,
  more: Partial<ProductView> = {},
): ProductView => ({
  productKey,
  name: `${reportCount} rapporter`,
  description: 'För dig som jämför flera bostäder.',
  reportCount,
  features: ['Hela rapporten med belägg', 'Minst 20 frågor till visningen', 'Går aldrig ut'],
  pricing: {
    amount: kronor * 100,
    currency: 'sek',
    formatted: `${kronor.toLocaleString('sv-SE')}\u00a0kr`,
    priceId: `price_${productKey}`,
  },
  ...more,
});

/** A single report for 149 kr, three for 297 kr (99 kr each, 34 % less), ten for 790 kr (79 kr each, 47 % less). */
export const products: readonly ProductView[] = [
  product('single-report', 1, 149, {
    name: 'En rapport',
    description: 'För bostaden du ska titta på i helgen.',
  }),
  product('package-3-reports', 3, 297, { name: 'Tre rapporter' }),
  product('package-10-reports', 10, 790, {
    name: 'Tio rapporter',
    description: 'För dig som letar länge.',
  }),
];

/** One whose words are as long as words can be. */
export const wordyProduct = product('package-25-reports', 25, 1990, {
  name: 'Bostadsrättsföreningsårsredovisningspaketet för hela släkten',
  description:
    'För den som går på varje visning i hela kommunen, jämför föreningarnas stambytesplaner och vill ha rapporter kvar även till nästa flytt, och till den därpå.',
  features: [
    'Flerbostadshusfasadrenoveringskostnadsuppskattningar',
    ...Array.from({ length: 11 }, (_, at) => `Punkt ${at + 1} av det som ingår i paketet`),
  ],
});

import type { Stripe } from 'stripe';
import type { Price } from './wire.js';

/** One thing that the account sells, once and in kronor with the VAT in the price. */
export interface Article {
  /** The price's lookup key, by which our products find it. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** öre */
  readonly amount: number;
}

export const articles: readonly Article[] = [
  {
    key: 'single-report',
    name: 'En rapport',
    description: 'För bostaden du ska titta på.',
    amount: 14_900,
    features: [
      'Hela rapporten med belägg',
      'Vad bostaden kostar på riktigt',
      'Minst 20 frågor till visningen',
    ],
  },
  {
    key: 'package-3-reports',
    name: 'Tre rapporter',
    description: 'För dig som väljer mellan några bostäder.',
    amount: 29_700,
    features: ['Tre hela rapporter med belägg', 'Jämför bostäderna sida vid sida', 'Går aldrig ut'],
  },
  {
    key: 'package-10-reports',
    name: 'Tio rapporter',
    description: 'För dig som letar länge.',
    amount: 79_000,
    features: ['Tio hela rapporter med belägg', 'Jämför bostäderna sida vid sida', 'Går aldrig ut'],
  },
];

/** Everything the account opened with: 1 January 2026. */
const OPENED = 1_767_225_600;

export interface Catalogue {
  readonly products: readonly Stripe.Product[];
  readonly prices: readonly Price[];
  readonly taxRates: readonly Stripe.TaxRate[];
  readonly coupons: readonly Stripe.Coupon[];
  readonly promotionCodes: readonly Stripe.PromotionCode[];
}

/** What is for sale; ids are the same at every start, a new sum is a new price. */
export function catalogueOf(sold: readonly Article[]): Catalogue {
  const coupons = [coupon('HALVA', 50), coupon('GRATIS', 100)];
  return {
    products: sold.map(productOf),
    prices: sold.map(priceOf),
    taxRates: [swedishVat],
    coupons,
    promotionCodes: coupons.map(({ id }) => promotionCode(id)),
  };
}

/** 25 % in the price (9 kap. 2 § mervärdesskattelagen, 2023:200). */
const swedishVat: Stripe.TaxRate = {
  id: 'txr_SE25inclusive',
  object: 'tax_rate',
  active: true,
  country: 'SE',
  created: OPENED,
  description: 'Svensk moms',
  display_name: 'Moms',
  effective_percentage: 25,
  flat_amount: null,
  inclusive: true,
  jurisdiction: 'SE',
  jurisdiction_level: 'country',
  livemode: false,
  metadata: {},
  percentage: 25,
  rate_type: 'percentage',
  state: null,
  tax_type: 'vat',
};

const suffix = (key: string) => key.replace(/[^A-Za-z0-9]/g, '');

function productOf({ key, name, description, features, amount }: Article): Stripe.Product {
  return {
    id: `prod_${suffix(key)}`,
    object: 'product',
    active: true,
    created: OPENED,
    default_price: `price_${suffix(key)}${amount}`,
    description,
    images: [],
    livemode: false,
    marketing_features: features.map((feature) => ({ name: feature })),
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: OPENED,
    url: null,
  };
}

function priceOf({ key, amount }: Article): Price {
  return {
    id: `price_${suffix(key)}${amount}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: OPENED,
    currency: 'sek',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: {},
    nickname: null,
    product: `prod_${suffix(key)}`,
    recurring: null,
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

function coupon(id: string, percent: number): Stripe.Coupon {
  return {
    id,
    object: 'coupon',
    amount_off: null,
    created: OPENED,
    currency: null,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: `${percent}\u00a0% rabatt`,
    percent_off: percent,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

function promotionCode(code: string): Stripe.PromotionCode {
  return {
    id: `promo_${code}`,
    object: 'promotion_code',
    active: true,
    code,
    created: OPENED,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon: code, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
}

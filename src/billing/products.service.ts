import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { PricesUnavailable, ProductNotFound } from './billing.errors.js';
import type { ProductView } from './billing.types.js';
import { Product } from './product.entity.js';
import { isUsable, toProductViews, type Sold } from './product-view.js';
import { askStripe } from './stripe-answers.js';
import { STRIPE } from './stripe.provider.js';

/** The specification's: pricing is cached 5 minutes. */
const CACHE_MS = 5 * 60_000;
/** Stripe takes so many lookup keys in one call. */
const KEYS_A_CALL = 10;

/** What is for sale: our table says what and how many reports, Stripe its name and price. */
@Injectable()
export class ProductsService {
  private readonly logger = new Logger(ProductsService.name);
  private cached: { readonly until: number; readonly views: Promise<readonly ProductView[]> } | undefined;

  constructor(
    private readonly em: EntityManager,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * In the order of our table.
   * @throws PricesUnavailable when Stripe does not answer; what failed is not cached
   */
  async list(): Promise<readonly ProductView[]> {
    if (!this.cached || this.cached.until <= Date.now()) {
      const views = this.read();
      const cached = { until: Date.now() + CACHE_MS, views };
      this.cached = cached;
      views.catch(() => {
        if (this.cached === cached) this.cached = undefined;
      });
    }
    return this.cached.views;
  }

  /** @throws ProductNotFound, PricesUnavailable */
  async get(productKey: string): Promise<ProductView> {
    const found = (await this.list()).find((product) => product.productKey === productKey);
    if (!found) throw new ProductNotFound();
    return found;
  }

  /** Asks Stripe anew at the next call: for tests that change what Stripe says. */
  forget(): void {
    this.cached = undefined;
  }

  private async read(): Promise<readonly ProductView[]> {
    if (!this.stripe) throw new PricesUnavailable();
    const products = await this.em
      .fork()
      .find(Product, { isActive: true }, { orderBy: { position: 'asc', productKey: 'asc' } });
    const prices = await this.prices(
      this.stripe,
      products.map(({ productKey }) => productKey),
    );
    const sold = products.flatMap((product): Sold[] => {
      const price = prices.get(product.productKey);
      if (!price) this.logger.warn(`${product.productKey} is not sold: Stripe has no usable price for it`);
      return price ? [{ product, price }] : [];
    });
    return toProductViews(sold);
  }

  private async prices(stripe: Stripe, keys: readonly string[]): Promise<Map<string, Stripe.Price>> {
    const answers = await askStripe(
      () =>
        Promise.all(
          partsOf(keys).map((lookup_keys) =>
            stripe.prices.list({ lookup_keys, active: true, expand: ['data.product'], limit: 100 }),
          ),
        ),
      (cause) => new PricesUnavailable(cause),
    );
    const usable = answers.flatMap(({ data }) => data).filter(isUsable);
    return new Map(usable.map((price) => [price.lookup_key!, price]));
  }
}

function partsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / KEYS_A_CALL) }, (_, at) =>
    keys.slice(at * KEYS_A_CALL, (at + 1) * KEYS_A_CALL),
  );
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
import { PricesUnavailable, ProductExists, ProductNotFound } from './billing.errors.js';
import { Product } from './product.entity.js';
import { ProductsService } from './products.service.js';

/** One of our products as operators see it. */
export interface CatalogueLine {
  /** The lookup key of its price at Stripe. */
  readonly productKey: string;
  /** Reports that a purchase gives, 1–1000. */
  readonly reportCount: number;
  /** Place in the list, ascending. */
  readonly position: number;
  readonly isActive: boolean;
  /** öre, VAT included; null when it is retired, has no usable price or Stripe did not answer */
  readonly amount: number | null;
}

/** What operators decide of what is sold: how many reports, in which order, and no longer. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsService,
  ) {}

  /** In the order of the list, retired ones too. @returns whether Stripe could tell the prices as well */
  async list(): Promise<{ readonly lines: readonly CatalogueLine[]; readonly hasPrices: boolean }> {
    const products = await this.em
      .fork()
      .find(Product, {}, { orderBy: { position: 'asc', productKey: 'asc' } });
    const views = await this.products.list().catch((error: unknown) => {
      if (error instanceof PricesUnavailable) return null;
      throw error;
    });
    const amounts = new Map(views?.map(({ productKey, pricing }) => [productKey, pricing.amount]));
    return {
      lines: products.map(({ productKey, reportCount, position, isActive }) => ({
        productKey,
        reportCount,
        position,
        isActive,
        amount: amounts.get(productKey) ?? null,
      })),
      hasPrices: views !== null,
    };
  }

  /**
   * Sells a further product, or a retired one again. What was bought keeps the number of reports it was bought with.
   * @param actor who stands in the log
   * @param reportCount 1–1000 @param position after all others when not said
   * @throws ProductExists for one that is sold
   */
  async add(actor: string, productKey: string, reportCount: number, position?: number): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [added] = await em.execute<{ position: number }[]>(
        `insert into products (product_key, report_count, position, is_active)
         values (?, ?, coalesce(?::int, (select coalesce(max(position), 0) + 1 from products)), true)
         on conflict (product_key) do update
            set report_count = excluded.report_count, position = excluded.position, is_active = true
          where not products.is_active
         returning position`,
        [productKey, reportCount, position ?? null],
      );
      if (!added) throw new ProductExists();
      const details = { reports: reportCount, position: added.position };
      await recordAct(em, { actor, act: 'product.add', subject: `product:${productKey}`, details });
    });
  }

  /** Sells it no longer. @param actor who stands in the log @throws ProductNotFound for one that is not sold */
  async retire(actor: string, productKey: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const retired = await em.nativeUpdate(Product, { productKey, isActive: true }, { isActive: false });
      if (retired === 0) throw new ProductNotFound();
      await recordAct(em, { actor, act: 'product.retire', subject: `product:${productKey}` });
    });
  }
}

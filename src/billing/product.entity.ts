import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';

/**
 * How many reports a purchase gives: our own word, whatever anybody writes at the payment provider. Its name and
 * price are the provider's, found by the price whose lookup key is the product's.
 */
@Entity({ tableName: 'products' })
@Check({ name: 'products_report_count_check', expression: 'report_count >= 1 and report_count <= 1000' })
export class Product {
  /** For instance `single-report`. */
  @PrimaryKey({ type: 'text' })
  productKey: string;

  /** 1–1000 */
  @Property({ type: 'integer' })
  reportCount: number;

  /** Place in the list, ascending. */
  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'boolean' })
  isActive: boolean & Opt = true;

  constructor(productKey: string, reportCount: number, position: number) {
    this.productKey = productKey;
    this.reportCount = reportCount;
    this.position = position;
  }
}

import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * How many reports a purchase gives: our own word, whatever anybody writes at the payment provider. Its name and
 * price are the provider's, found by the price whose lookup key is the product's.
 */
@Entity({ tableName: 'products' })
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
  isActive: boolean = true;

  constructor(productKey: string, reportCount: number, position: number) {
    this.productKey = productKey;
    this.reportCount = reportCount;
    this.position = position;
  }
}

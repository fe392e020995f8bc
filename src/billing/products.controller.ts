import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../shared/http/access.js';
import type { ProductView } from './billing.types.js';
import { ProductsService } from './products.service.js';

/** What is for sale, for everyone to see. */
@Public()
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @Get()
  list(): Promise<readonly ProductView[]> {
    return this.products.list();
  }

  @Get(':productKey')
  get(@Param('productKey') productKey: string): Promise<ProductView> {
    return this.products.get(productKey);
  }
}

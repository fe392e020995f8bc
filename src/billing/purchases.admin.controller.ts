import { Controller, Get, Query } from '@nestjs/common';
import { AdminOnly } from '../shared/http/access.js';
import { AdminPurchasesService, purchasesQuery, type PurchasesQuery } from './admin-purchases.service.js';
import type { AdminPurchasePage } from './billing.types.js';

@AdminOnly()
@Controller('admin/purchases')
export class PurchasesAdminController {
  constructor(private readonly purchases: AdminPurchasesService) {}

  @Get()
  page(@Query({ schema: purchasesQuery }) query: PurchasesQuery): Promise<AdminPurchasePage> {
    return this.purchases.page(query);
  }
}

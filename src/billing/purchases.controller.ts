import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import { InTurns } from '../shared/limits/in-turns.js';
import { PurchaseNotFound } from './billing.errors.js';
import type { PurchaseView } from './billing.types.js';
import { PurchasesService } from './purchases.service.js';
import { WithdrawalsService } from './withdrawals.service.js';

const withdrawBody = z.object({
  reports: z.number().int().positive(),
  amount: z.number().int().nonnegative(),
});

@Controller('account/purchases')
export class PurchasesController {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Get()
  @InTurns()
  list(@Caller() caller: CurrentUser): Promise<PurchaseView[]> {
    return this.purchases.list(caller.id);
  }

  /** The second step; the first is what the list tells of each purchase. */
  @Post(':id/withdraw')
  @InTurns()
  @HttpCode(204)
  async withdraw(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(PurchaseNotFound)) id: string,
    @Body({ schema: withdrawBody }) agreed: z.infer<typeof withdrawBody>,
  ): Promise<void> {
    await this.withdrawals.withdraw(caller.id, id, agreed);
  }
}

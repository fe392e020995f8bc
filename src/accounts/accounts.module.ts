import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ExperimentsModule } from '../experiments/experiments.module.js';
import { AdminUsersService } from './admin-users.service.js';
import { ErasureService } from './erasure.service.js';
import { UsersAdminController } from './users.admin.controller.js';

@Module({
  imports: [AuthModule, BillingModule, AnalysesModule, ExperimentsModule],
  controllers: [UsersAdminController],
  providers: [AdminUsersService, ErasureService],
  exports: [AdminUsersService, ErasureService],
})
export class AccountsModule {}

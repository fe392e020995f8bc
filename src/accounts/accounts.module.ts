import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { ExperimentsModule } from '../experiments/experiments.module.js';
import { ImageTrackingModule } from '../image-tracking/image-tracking.module.js';
import { MailModule } from '../shared/mail/mail.module.js';
import { AccountMailsService } from './account-mails.service.js';
import { OwnAccountController } from './account.controller.js';
import { AdminUsersService } from './admin-users.service.js';
import { ErasureService } from './erasure.service.js';
import { ExportStreamService } from './export-stream.service.js';
import { ExportService } from './export.service.js';
import { RetentionSchedule } from './retention-schedule.js';
import { RetentionGauges } from './retention-gauges.js';
import { RetentionService } from './retention.service.js';
import { UsersAdminController } from './users.admin.controller.js';

@Module({
  imports: [MailModule, AuthModule, BillingModule, AnalysesModule, ExperimentsModule, ImageTrackingModule],
  controllers: [OwnAccountController, UsersAdminController],
  providers: [
    AccountMailsService,
    AdminUsersService,
    ErasureService,
    ExportService,
    ExportStreamService,
    RetentionSchedule,
    RetentionGauges,
    RetentionService,
  ],
  exports: [AdminUsersService, ErasureService, ExportService, RetentionService],
})
export class AccountsModule {}

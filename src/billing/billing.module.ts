import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AccountController } from './account.controller.js';
import { CreditsService } from './credits.service.js';

@Module({
  imports: [AuthModule],
  controllers: [AccountController],
  providers: [CreditsService],
  exports: [CreditsService],
})
export class BillingModule {}

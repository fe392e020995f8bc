import { Controller, Get } from '@nestjs/common';
import { Caller, type CurrentUser } from '../shared/http/access.js';
import type { AccountView } from '../auth/auth.types.js';
import { UsersService } from '../auth/users.service.js';
import { CreditsService } from './credits.service.js';

/** Who is signed in and what is left; it lives here because only billing knows the balances. */
@Controller('auth')
export class AccountController {
  constructor(
    private readonly users: UsersService,
    private readonly credits: CreditsService,
  ) {}

  @Get('me')
  async me(@Caller() caller: CurrentUser): Promise<AccountView> {
    const [user, balance] = await Promise.all([this.users.get(caller.id), this.credits.balance(caller.id)]);
    // Whoever has one left was given them.
    const hadFreeReports = balance.free > 0 || (await this.credits.hadFreeReports(caller.id));
    return {
      id: caller.id,
      email: user.email,
      isAdmin: caller.isAdmin,
      createdAt: user.createdAt.toISOString(),
      freeReportsRemaining: balance.free,
      reportCredits: balance.credits,
      hadFreeReports,
    };
  }
}

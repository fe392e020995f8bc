import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { UserNotFound } from '../auth/auth.errors.js';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { OwnAccount } from './accounts.errors.js';
import type { AdminUserPage, ErasurePreview } from './accounts.types.js';
import { AdminUsersService, usersQuery, type UsersQuery } from './admin-users.service.js';
import { ErasureService } from './erasure.service.js';

const erasureQuery = z.object({ seen: z.string() });

@AdminOnly()
@Controller('admin/users')
export class UsersAdminController {
  constructor(
    private readonly users: AdminUsersService,
    private readonly erasure: ErasureService,
  ) {}

  @Get()
  page(@Query({ schema: usersQuery }) query: UsersQuery): Promise<AdminUserPage> {
    return this.users.page(query);
  }

  @Get(':id/erasure')
  preview(@Param('id') id: string): Promise<ErasurePreview> {
    return this.erasure.preview(checkId(id));
  }

  @Delete(':id')
  @HttpCode(204)
  async erase(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Query({ schema: erasureQuery }) { seen }: z.infer<typeof erasureQuery>,
  ): Promise<void> {
    if (checkId(id) === caller.id) throw new OwnAccount();
    await this.erasure.erase(id.toLowerCase(), `user:${caller.id}`, seen);
  }
}

/** An id that cannot exist is answered like one that does not. */
function checkId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new UserNotFound();
  return id.toLowerCase();
}

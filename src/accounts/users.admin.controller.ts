import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { UserNotFound } from '../auth/auth.errors.js';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
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
  preview(@Param('id', idParam(UserNotFound)) id: string): Promise<ErasurePreview> {
    return this.erasure.preview(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async erase(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(UserNotFound)) id: string,
    @Query({ schema: erasureQuery }) { seen }: z.infer<typeof erasureQuery>,
  ): Promise<void> {
    if (id === caller.id) throw new OwnAccount();
    await this.erasure.erase(id, `user:${caller.id}`, seen);
  }
}

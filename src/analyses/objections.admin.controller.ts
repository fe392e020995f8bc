import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { AdminOnly, Caller, type CurrentUser } from '../shared/http/access.js';
import { idParam } from '../shared/http/id-param.js';
import { AdminObjectionsService, objectionsQuery, type ObjectionsQuery } from './admin-objections.service.js';
import { ObjectionNotFound } from './analysis.errors.js';
import type { AdminObjectionPage } from './objection.types.js';

const handledBody = z.object({ isHandled: z.boolean() });

@AdminOnly()
@Controller('admin/objections')
export class ObjectionsAdminController {
  constructor(private readonly objections: AdminObjectionsService) {}

  @Get()
  page(@Query({ schema: objectionsQuery }) query: ObjectionsQuery): Promise<AdminObjectionPage> {
    return this.objections.page(query);
  }

  @Post(':id/handled')
  @HttpCode(204)
  handle(
    @Caller() caller: CurrentUser,
    @Param('id', idParam(ObjectionNotFound)) id: string,
    @Body({ schema: handledBody }) { isHandled }: z.infer<typeof handledBody>,
  ): Promise<void> {
    return this.objections.handle(`user:${caller.id}`, id, isHandled);
  }
}

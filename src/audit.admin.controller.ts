import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query } from '@nestjs/common';
import { auditQuery, readAudit, type AuditQuery } from './audit-list.js';
import type { AuditPage } from './audit.types.js';
import { AdminOnly } from './shared/http/access.js';

/** The log of acts, to be read only: nothing changes or takes away what stands in it. */
@AdminOnly()
@Controller('admin/audit')
export class AuditAdminController {
  constructor(private readonly em: EntityManager) {}

  @Get()
  page(@Query({ schema: auditQuery }) query: AuditQuery): Promise<AuditPage> {
    return readAudit(this.em.fork(), query);
  }
}

import type { AuditFilter, AuditPage, AuditSort } from '../../../../../src/audit.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

export const { useAdminAuditQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminAudit: build.query<AuditPage, ListQuery<AuditSort, AuditFilter>>({
      query: (query) => ({ url: '/admin/audit', params: listParams(query) }),
    }),
  }),
});

import { AdminFrame } from '../features/admin/admin-frame.js';
import { useAdminAuditQuery } from '../features/admin/audit/audit-api.js';
import { auditLook } from '../features/admin/audit/audit-look.js';
import { auditWords } from '../features/admin/audit/audit-words.js';
import { ListPage } from '../features/admin/list/list-page.js';
import { useListAddress } from '../features/admin/list/use-list-address.js';
import { adminAuditTexts as texts } from '../shared/texts/admin-audit.js';

/** What administrators and operators did. */
export default function AdminAuditPage() {
  return (
    <AdminFrame>
      <Acts />
    </AdminFrame>
  );
}

function Acts() {
  const address = useListAddress(auditWords);
  const answer = useAdminAuditQuery(address.query, { refetchOnMountOrArgChange: true });
  return <ListPage answer={answer} address={address} look={auditLook} texts={texts} icon="list" />;
}

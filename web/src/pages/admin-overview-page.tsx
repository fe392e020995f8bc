import { AdminFrame } from '../features/admin/admin-frame.js';
import { Overview } from '../features/admin/overview/overview.js';

/** Where administrators begin: the service in figures, what came last, and where this runs. */
export default function AdminOverviewPage() {
  return (
    <AdminFrame>
      <Overview />
    </AdminFrame>
  );
}

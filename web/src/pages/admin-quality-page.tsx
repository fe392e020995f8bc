import { AdminFrame } from '../features/admin/admin-frame.js';
import { Quality } from '../features/admin/quality/quality.js';

/** What is known of the reports' quality, for administrators. */
export default function AdminQualityPage() {
  return (
    <AdminFrame>
      <Quality />
    </AdminFrame>
  );
}

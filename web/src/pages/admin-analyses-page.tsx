import { AdminFrame } from '../features/admin/admin-frame.js';
import { Analyses } from '../features/admin/analyses/analyses.js';

/** Everything that was or is to be analysed, for administrators. */
export default function AdminAnalysesPage() {
  return (
    <AdminFrame>
      <Analyses />
    </AdminFrame>
  );
}

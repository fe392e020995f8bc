import { AdminFrame } from '../features/admin/admin-frame.js';
import { Queue } from '../features/admin/queue/queue.js';

/** The jobs that wait, run and failed, for administrators. */
export default function AdminQueuePage() {
  return (
    <AdminFrame>
      <Queue />
    </AdminFrame>
  );
}

import { AdminFrame } from '../features/admin/admin-frame.js';
import { Experiments } from '../features/admin/prompts/experiments.js';
import { Templates } from '../features/admin/prompts/templates.js';

/** The ways to ask the model, and what was learnt of them, for administrators. */
export default function AdminPromptsPage() {
  return (
    <AdminFrame>
      <Templates />
      <Experiments />
    </AdminFrame>
  );
}

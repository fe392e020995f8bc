import { AdminFrame } from '../features/admin/admin-frame.js';
import { adminTexts } from '../shared/texts/admin.js';
import { Notice } from '../shared/ui/notice.js';

const texts = adminTexts.soon;

/** An honest page for the parts of the administrators' area that are not open yet. */
export default function AdminSoonPage() {
  return (
    <AdminFrame>
      <Notice
        isPart
        icon="info"
        title={texts.title}
        text={texts.text}
        action={{ label: texts.action, to: '/admin/payments' }}
      />
    </AdminFrame>
  );
}

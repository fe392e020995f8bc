import { AdminFrame } from '../features/admin/admin-frame.js';
import { ListPage } from '../features/admin/list/list-page.js';
import { useListAddress } from '../features/admin/list/use-list-address.js';
import { PurchaseFigures } from '../features/admin/payments/purchase-figures.js';
import { purchaseLook } from '../features/admin/payments/purchase-look.js';
import { useAdminPurchasesQuery } from '../features/admin/payments/purchases-api.js';
import { purchasesWords } from '../features/admin/payments/purchases-words.js';
import { adminPaymentsTexts as texts } from '../shared/texts/admin-payments.js';

/** Everything that was bought or begun to be, for administrators. */
export default function AdminPaymentsPage() {
  return (
    <AdminFrame>
      <Purchases />
    </AdminFrame>
  );
}

function Purchases() {
  const address = useListAddress(purchasesWords);
  const answer = useAdminPurchasesQuery(address.query, { refetchOnMountOrArgChange: true });
  const { title, text } = texts.empty;
  return (
    <ListPage
      answer={answer}
      address={address}
      look={purchaseLook}
      texts={{ ...texts, empty: { title, text: text(`${location.origin}/api/billing/webhook`) } }}
      icon="coins"
      figures={<PurchaseFigures stats={answer.data?.stats} />}
    />
  );
}

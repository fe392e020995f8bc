import { AdminFrame } from '../features/admin/admin-frame.js';
import { ListPage } from '../features/admin/list/list-page.js';
import { useListAddress } from '../features/admin/list/use-list-address.js';
import { useAdminObjectionsQuery } from '../features/admin/objections/objections-api.js';
import { objectionsLook } from '../features/admin/objections/objections-look.js';
import { objectionsWords } from '../features/admin/objections/objections-words.js';
import { adminObjectionsTexts as texts } from '../shared/texts/admin-objections.js';

/** What readers say is wrong in their reports. */
export default function AdminObjectionsPage() {
  return (
    <AdminFrame>
      <Objections />
    </AdminFrame>
  );
}

function Objections() {
  const address = useListAddress(objectionsWords);
  const answer = useAdminObjectionsQuery(address.query, { refetchOnMountOrArgChange: true });
  return <ListPage answer={answer} address={address} look={objectionsLook} texts={texts} icon="flag" />;
}

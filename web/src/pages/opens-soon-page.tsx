import { useSelector } from 'react-redux';
import { selectUser } from '../shared/session/session-slice.js';
import { Notice } from '../shared/ui/notice.js';

/** An honest page for the parts of the product that are not open yet. */
export default function OpensSoonPage() {
  const user = useSelector(selectUser);
  return (
    <Notice
      icon="info"
      title="Den här sidan öppnar snart"
      text="Den är inte klar än. Att analysera en bostad fungerar redan."
      action={
        user ? { label: 'Till mina analyser', to: '/dashboard' } : { label: 'Till startsidan', to: '/' }
      }
    />
  );
}

import { useSelector } from 'react-redux';
import { selectUser } from '../shared/session/session-slice.js';
import { opensSoonTexts as texts } from '../shared/texts/opens-soon.js';
import { Notice } from '../shared/ui/notice.js';

/** An honest page for the parts of the product that are not open yet. */
export default function OpensSoonPage() {
  const user = useSelector(selectUser);
  return (
    <Notice
      icon="info"
      title={texts.title}
      text={texts.text}
      action={user ? { label: texts.toAnalyses, to: '/dashboard' } : { label: texts.toStart, to: '/' }}
    />
  );
}

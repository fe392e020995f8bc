import { accountTexts } from '../shared/texts/account.js';
import { Notice } from '../shared/ui/notice.js';

const texts = accountTexts.gone;

/** The last page of somebody who has erased their account. */
export default function AccountErasedPage() {
  return (
    <Notice icon="check" title={texts.title} text={texts.text} action={{ label: texts.action, to: '/' }} />
  );
}

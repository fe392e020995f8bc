import { LegalPage } from '../features/legal/legal-page.js';
import { termsText } from '../shared/texts/terms.js';

/** The agreement with the buyer. */
export default function TermsPage() {
  return <LegalPage text={termsText} />;
}

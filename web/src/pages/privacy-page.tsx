import { LegalPage } from '../features/legal/legal-page.js';
import { privacyText } from '../shared/texts/privacy.js';

/** What is stored of a person, why and for how long. */
export default function PrivacyPage() {
  return <LegalPage text={privacyText} />;
}

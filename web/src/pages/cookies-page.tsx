import { LegalPage } from '../features/legal/legal-page.js';
import { cookiesText } from '../shared/texts/cookies.js';

/** What is stored in the browser. */
export default function CookiesPage() {
  return <LegalPage text={cookiesText} />;
}

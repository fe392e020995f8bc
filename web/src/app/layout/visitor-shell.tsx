import type { ReactNode } from 'react';
import { siteTexts as texts } from '../../shared/texts/site.js';
import { SiteFooter } from '../../shared/ui/site-footer.js';
import { SiteHeader } from '../../shared/ui/site-header.js';
import { Link } from 'react-router-dom';

/** What visitors see around the public pages: Priser, Logga in, Skapa konto. */
export function VisitorShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader>
        <Link to="/pricing">{texts.pricing}</Link>
        <Link to="/auth?mode=login">{texts.logIn}</Link>
        <Link to="/auth?mode=signup" data-kind="act">
          {texts.signUp}
        </Link>
      </SiteHeader>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../shared/session/session-slice.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { siteTexts as texts } from '../../shared/texts/site.js';
import { SiteHeader } from '../../shared/ui/site-header.js';

/** The way on for those who are signed in, the way in for the others. */
export function LandingHeader() {
  const user = useSelector(selectUser);
  const signOut = useSignOut();
  if (user) {
    return (
      <SiteHeader>
        <Link to="/dashboard">{texts.analyses}</Link>
        <button type="button" onClick={() => void signOut()}>
          {texts.logOut}
        </button>
      </SiteHeader>
    );
  }
  return (
    <SiteHeader>
      <Link to="/pricing">{texts.pricing}</Link>
      <Link to="/auth?mode=login">{texts.logIn}</Link>
      <Link to="/auth?mode=signup" data-kind="act">
        {texts.signUp}
      </Link>
    </SiteHeader>
  );
}

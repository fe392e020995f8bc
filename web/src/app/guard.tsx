import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../shared/session/session-slice.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { OutOfReach } from '../shared/ui/out-of-reach.js';
import { toast } from '../shared/ui/toast.js';
import { pageAfterSignIn } from './after-sign-in.js';
import type { AppRoute } from './routes.js';
import { restoreSession } from './session.js';

/** Lets a page show to those it is for, and sends the others where they can get on. */
export function Guard({ route, children }: { readonly route: AppRoute; readonly children: ReactNode }) {
  const session = useSelector(selectSession);
  const location = useLocation();
  if (route.access === 'public') return children;
  if (session.status === 'restoring') return <PageLoading />;
  if (session.status === 'unreachable' && route.isKept) return children;
  if (session.status === 'unreachable') return <OutOfReach onRetry={() => void restoreSession()} />;
  if (route.access === 'visitor') {
    const search = new URLSearchParams(location.search);
    const isErrandFromMail = search.has('token');
    if (!session.user || isErrandFromMail) return children;
    return <Navigate replace to={pageAfterSignIn(session.user, search)} />;
  }
  if (!session.user) {
    if (route.access === 'admin') return <Navigate replace to="/" />;
    const next = encodeURIComponent(location.pathname + location.search);
    // Signed out while the page stood open, perhaps in another tab.
    const mode = session.hasEnded ? 'login&ended=1' : (route.signInMode ?? 'login');
    const toSignIn = <Navigate replace to={`/auth?mode=${mode}&next=${next}`} />;
    return route.signInCall && !session.hasEnded ? (
      <Called call={route.signInCall}>{toSignIn}</Called>
    ) : (
      toSignIn
    );
  }
  if (route.access === 'admin' && !session.user.isAdmin) return <Navigate replace to="/" />;
  return children;
}

interface CalledProps {
  readonly call: NonNullable<AppRoute['signInCall']>;
  readonly children: ReactNode;
}

/** Tells why somebody is sent to sign in. */
function Called({ call, children }: CalledProps) {
  useEffect(() => void toast({ kind: 'info', ...call }), [call]);
  return children;
}

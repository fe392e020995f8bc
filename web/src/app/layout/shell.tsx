import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectUser } from '../../shared/session/session-slice.js';
import { PageLoading } from '../../shared/ui/page-loading.js';
import { VisitorShell } from './visitor-shell.js';

const SignedInShell = lazy(async () => ({ default: (await import('./signed-in-shell.js')).SignedInShell }));

/** The frame of most pages: navigation for those signed in, a public header for visitors, who load no more. */
export function Shell() {
  const user = useSelector(selectUser);
  if (!user) {
    return (
      <VisitorShell>
        <Outlet />
      </VisitorShell>
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <SignedInShell user={user}>
        <Outlet />
      </SignedInShell>
    </Suspense>
  );
}

import { createElement, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectUser } from '../../shared/session/session-slice.js';
import { PageLoading } from '../../shared/ui/page-loading.js';
import { useCode, type Loader } from '../code.js';
import { VisitorShell } from './visitor-shell.js';

/** The frame of those who are signed in. */
export const signedInShell: Loader = async () => ({
  default: (await import('./signed-in-shell.js')).SignedInShell,
});

/** The frame of most pages: navigation for those signed in, a public header for visitors, who load no more. */
export function Shell() {
  const user = useSelector(selectUser);
  if (user) return <MemberFrame />;
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  );
}

/** Navigation around the page, once its code has come. */
export function MemberFrame() {
  return (
    <Suspense fallback={<PageLoading />}>
      <CodedShell />
    </Suspense>
  );
}

function CodedShell() {
  return createElement(useCode(signedInShell));
}

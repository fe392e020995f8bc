import { Component, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts as texts } from '../shared/texts/shell.js';
import { Notice } from '../shared/ui/notice.js';
import { useOnline } from '../shared/ui/use-online.js';
import { forgetFailedCode } from './code.js';

/** What Chromium and Firefox, Safari, and Vite (of a style sheet) say of a page's file that cannot be had. */
const missingFile = /dynamically imported module|importing a module script|unable to preload css/i;
const reloadedKey = 'visningsklar.reloaded-for-update';

/** A page that could not be loaded (most often: a new version is out and the old files are gone) or that broke. */
function RouteFailed({ error }: { readonly error: unknown }) {
  const isMissingFile = error instanceof Error && missingFile.test(error.message);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isMissingFile || !isOnline || sessionStorage.getItem(reloadedKey) === location.pathname) return;
    sessionStorage.setItem(reloadedKey, location.pathname);
    location.reload();
  }, [isMissingFile, isOnline]);
  return (
    <main id="content" tabIndex={-1}>
      <Notice
        icon={isMissingFile ? 'cloud' : 'warning'}
        {...(isMissingFile ? texts.lost : texts.broken)}
        action={{ label: texts.reload, onClick: () => location.reload() }}
      />
    </main>
  );
}

interface BoundaryProps {
  /** Another place is another try. */
  readonly place: string;
  readonly children: ReactNode;
}
interface BoundaryState {
  readonly place: string;
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override componentDidCatch(): void {
    forgetFailedCode();
  }

  override render(): ReactNode {
    return this.state.failure ? <RouteFailed error={this.state.failure.error} /> : this.props.children;
  }
}

/** Shows a failure of what is inside in its place, until the person goes somewhere else. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

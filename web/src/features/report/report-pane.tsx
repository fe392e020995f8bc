import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { TabKey } from './logic/tabs.js';

interface ReportPaneProps {
  readonly tab: TabKey;
  readonly title: string;
  readonly isActive: boolean;
  /** The browser's own search has found something in here. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** What a tab shows. Put away it is neither laid out nor read aloud, yet the browser's search finds what is in it. */
export function ReportPane({ tab, title, isActive, onFound, children }: ReportPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    // React knows of no value: its `hidden` would keep the pane from the search.
    if (isActive) pane.current?.removeAttribute('hidden');
    else pane.current?.setAttribute('hidden', 'until-found');
  }, [isActive]);

  useEffect(() => {
    const { current } = pane;
    const hear = () => found();
    current?.addEventListener('beforematch', hear);
    return () => current?.removeEventListener('beforematch', hear);
  }, []);

  return (
    <div ref={pane} className="report-pane">
      <div role="tabpanel" id={`del-${tab}`} aria-labelledby={`flik-${tab}`} tabIndex={0}>
        <h2 className="tab-title">{title}</h2>
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Of what is opened: a link to it opens it. */
  readonly bodyId?: string | undefined;
  readonly open?: boolean;
}

/**
 * Something to open. The browser's own element: works with find-in-page and every assistive tool, and print styles
 * can open it.
 */
export function Disclosure({ summary, children, className = '', bodyId, open }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} open={open}>
      <summary>
        <span className="disclosure-summary">{summary}</span>
        <span className="disclosure-arrow" aria-hidden="true" />
      </summary>
      <div id={bodyId} className="disclosure-body">
        {children}
      </div>
    </details>
  );
}

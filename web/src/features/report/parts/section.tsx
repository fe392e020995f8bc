import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a tab. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="report-section">
      <h3>{title}</h3>
      {lead ? <p className="report-lead">{lead}</p> : null}
      {children}
    </section>
  );
}

/** What a tab says when it has nothing. */
export function EmptyState({ text, hint }: { readonly text: string; readonly hint?: string }) {
  return (
    <div className="report-empty">
      <p>{text}</p>
      {hint ? <p className="report-quiet">{hint}</p> : null}
    </div>
  );
}

/** A short bulleted list under a small heading; nothing when empty. */
export function PointList({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly string[] | undefined;
}) {
  if (!items?.length) return null;
  return (
    <div className="report-points">
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

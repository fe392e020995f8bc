import type { ReactNode } from 'react';

/** One titled block of the facts column. */
export function FactSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="fact-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

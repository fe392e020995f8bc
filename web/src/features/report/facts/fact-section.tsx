import type { ReactNode } from 'react';

interface FactSectionProps {
  readonly title: string;
  /** What a way to it names. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One titled block of the facts column. */
export function FactSection({ title, id, children }: FactSectionProps) {
  return (
    <section className="fact-section" id={id}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './listing-debug.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values beside each other. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

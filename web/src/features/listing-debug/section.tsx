import type { ReactNode } from 'react';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import styles from './listing-debug.module.css';

const texts = listingDebugTexts.sections;

export type SectionName = keyof typeof texts;

/** A part of the page that its contents lead to. */
export function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  return (
    <section id={name} className={styles['section']} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{texts[name]}</h2>
      {children}
    </section>
  );
}

/** The ways to the parts of the page. */
export function Contents({ names }: { readonly names: readonly SectionName[] }) {
  return (
    <nav className={styles['contents']} aria-label={listingDebugTexts.contents}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{texts[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

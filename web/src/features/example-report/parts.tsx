import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import styles from './example-report.module.css';

/** A part of the report under a heading that the list of contents leads to. */
export function Chapter({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles['chapter']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** Ways into the report; `chapters` as id and title. */
export function Contents({ chapters }: { readonly chapters: readonly (readonly [string, string])[] }) {
  return (
    <nav className={styles['contents']} aria-label={texts.contents}>
      <ul>
        {chapters.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What to do with a home of one's own, at the end. */
export function Closing() {
  return (
    <section className={styles['closing']} aria-labelledby="closing">
      <h2 id="closing">{texts.closing}</h2>
      <p>{texts.closingText}</p>
      <Link className={styles['act']} data-kind="first" to="/auth?mode=signup">
        {texts.signUp}
      </Link>
    </section>
  );
}

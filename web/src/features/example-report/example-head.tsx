import { Link } from 'react-router-dom';
import { exampleTexts as texts } from '../../shared/texts/example-report.js';
import styles from './example-report.module.css';
import { ExamplePictureImage } from './example-picture.js';
import { advertPath, exampleListing } from './listing.js';
import { examplePictures } from './pictures.js';

/** Which home it is, and what can be done: some of it only with a report of one's own. */
export function ExampleHead({ facts }: { readonly facts: readonly string[] }) {
  const { address, area, city } = exampleListing;
  return (
    <header className={styles['head']}>
      <div className={styles['hero']}>
        <ExamplePictureImage picture={examplePictures[0]!} sizes="(min-width: 960px) 480px, 100vw" isEager />
      </div>
      <div>
        <h1>{address}</h1>
        <p className={styles['place']}>
          {area}, {city}
        </p>
        <ul className={styles['facts']}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className={styles['acts']}>
          <Link className={styles['act']} data-kind="first" to="/auth?mode=signup">
            {texts.signUp}
          </Link>
          <a className={styles['act']} href={advertPath} target="_blank" rel="noreferrer">
            {texts.listing}
            <span className="visually-hidden">, {texts.listingHint}</span>
          </a>
          <button className={styles['act']} type="button" disabled aria-describedby="only-own">
            {texts.email}
          </button>
          <button className={styles['act']} type="button" disabled aria-describedby="only-own">
            {texts.pdf}
          </button>
          <Link className={styles['act']} to="/">
            {texts.back}
          </Link>
        </div>
        <p id="only-own" className={styles['hint']}>
          {texts.disabledHint}
        </p>
      </div>
    </header>
  );
}

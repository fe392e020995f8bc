import { adminExperimentTexts } from '../../../shared/texts/admin-experiment.js';
import styles from './experiment.module.css';
import { talliesOf } from './logic/spread.js';

/** A text from each of a prompt's runs; the same one stands once, and of several it says how often. */
export function Texts({ texts }: { readonly texts: readonly string[] }) {
  const tallies = talliesOf(texts);
  if (tallies.length === 1) return <p>{tallies[0]!.value}</p>;
  return (
    <ul className={styles['texts']}>
      {tallies.map(({ value, count }) => (
        <li key={value}>
          <span className={styles['presence']}>{adminExperimentTexts.presence(count, texts.length)}</span>
          {value}
        </li>
      ))}
    </ul>
  );
}

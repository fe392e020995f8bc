import { Icon, type IconName } from '../../shared/ui/icon.js';
import styles from './findings-example.module.css';

const rows: readonly {
  readonly icon: IconName;
  readonly tone: string;
  readonly word: string;
  readonly claim: string;
  readonly proof: string;
}[] = [
  {
    icon: 'cross',
    tone: 'bad',
    word: 'Kritisk',
    claim: 'Föreningen hyr marken',
    proof: '”Tomträtt, avgälden omförhandlas 2028.” Annonsens text',
  },
  {
    icon: 'warning',
    tone: 'watch',
    word: 'Varning',
    claim: 'Stambyte kan vara nära',
    proof: 'Byggår 1968, inget stambyte nämns. Livslängd 50 år',
  },
  {
    icon: 'quote',
    tone: 'plain',
    word: 'Mäklarspråk',
    claim: '”Charmigt originalskick”',
    proof: 'Kan betyda att kök och bad väntar på renovering',
  },
];

/** What a finding looks like: claim, severity and proof. An invented home, said so. */
export function FindingsExample() {
  return (
    <figure className={styles['box']} aria-label="Så kan en rapport se ut">
      <figcaption className={styles['caption']}>Så kan det se ut. Påhittad bostad.</figcaption>
      <p className={styles['verdict']}>
        <Icon name="warning" size={26} />
        <span>Granska noggrant</span>
      </p>
      <p className={styles['reason']}>Bra läge och planlösning, men marken hyrs och stammarna är gamla.</p>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.claim} data-tone={row.tone}>
            <Icon name={row.icon} />
            <div>
              <p className={styles['claim']}>{row.claim}</p>
              <p className={styles['proof']}>{row.proof}</p>
            </div>
            <span className={styles['word']}>{row.word}</span>
          </li>
        ))}
      </ul>
      <p className={styles['ask']}>
        <strong>Fråga först:</strong> Vad blir avgiften när tomträttsavgälden höjs?
      </p>
    </figure>
  );
}

import { useMeta } from '../api/meta.js';
import { linkFormTexts as texts } from '../texts/site.js';
import styles from './sample-links.module.css';

interface SampleLinksProps {
  /** What choosing one leads to first, where that is not the analysis. */
  readonly note?: string | undefined;
  readonly onChoose: (url: string) => void;
}

/** In local mode: adverts to try at once. Nothing otherwise. */
export function SampleLinks({ note, onChoose }: SampleLinksProps) {
  const meta = useMeta();
  if (!meta?.embedded || meta.sampleLinks.length === 0) return null;
  return (
    <div className={styles['samples']}>
      <p>
        {texts.samples} {note}
      </p>
      <ul>
        {meta.sampleLinks.map((link) => (
          <li key={link.url}>
            <button type="button" onClick={() => onChoose(link.url)}>
              {link.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useMetaQuery } from '../api/meta.js';
import { linkFormTexts as texts } from '../texts/site.js';
import styles from './sample-links.module.css';

/** In local mode: adverts to try at once. Nothing otherwise. */
export function SampleLinks({ onChoose }: { readonly onChoose: (url: string) => void }) {
  const { data: meta } = useMetaQuery();
  if (!meta?.embedded || meta.sampleLinks.length === 0) return null;
  return (
    <div className={styles['samples']}>
      <p>{texts.samples}</p>
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

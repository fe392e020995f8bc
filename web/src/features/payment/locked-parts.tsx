import type { AnalysisPreview } from '../../../../src/analyses/analysis.types.js';
import { paymentTexts } from '../../shared/texts/payment.js';
import styles from './payment.module.css';

const texts = paymentTexts.locked;

/** What the preview does not show and the report does: how much of each this home's report holds, and nothing of it. */
export function LockedParts({ preview }: { readonly preview: AnalysisPreview | null }) {
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <h2 id="locked">{texts.title}</h2>
      {preview?.verdict === 'GREEN' ? <p>{texts.promising}</p> : null}
      <ul>
        {partsOf(preview).map((part) => (
          <li key={part}>
            <Padlock /> <span>{part}</span>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{texts.honest}</p>
    </section>
  );
}

function partsOf(preview: AnalysisPreview | null): readonly string[] {
  const ifAny = (count: number | undefined, words: (count: number) => string) =>
    count ? [words(count)] : [];
  return [
    texts.reasons,
    ...ifAny(preview?.missingCount, texts.missing),
    ...ifAny(preview?.euphemismsCount, texts.euphemisms),
    ...ifAny(preview?.questionsCount, texts.questions),
    ...ifAny(preview?.sumsCount, texts.sums),
    texts.money,
    texts.pictures,
  ];
}

function Padlock() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.500v2"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

import { number, percent } from '../../../shared/format/number.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import styles from './tracker.module.css';

const texts = listingDebugTexts.measures;

interface MeasureProps {
  readonly of: keyof typeof texts;
  /** 0–100 for the confidence, 0–1 for the others. */
  readonly value: number;
  /** Where no head above it says what it is. */
  readonly hasName?: boolean;
}

/** One measure of a picture as a figure and a bar. */
export function Measure({ of, value, hasName = false }: MeasureProps) {
  const share = of === 'confidence' ? value / 100 : value;
  const words = of === 'confidence' ? percent(value) : number(value, 3, 3);
  return (
    <span className={styles['measure']}>
      {hasName ? <span className={styles['quiet']}>{texts[of]}</span> : null}
      <span
        role="meter"
        aria-label={texts[of]}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={of === 'confidence' ? 100 : 1}
        aria-valuetext={words}
        className={styles['bar']}
      >
        <span style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
      </span>
      <span className={styles['figure']}>{words}</span>
    </span>
  );
}

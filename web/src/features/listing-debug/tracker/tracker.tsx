import { useMemo, useState } from 'react';
import type {
  ImageTrackingData,
  TrackedImage,
} from '../../../../../src/image-tracking/image-tracking.types.js';
import { number } from '../../../shared/format/number.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Classification } from './classification.js';
import { stagesOf } from './decisions.js';
import { Stage, type DecisionFilter } from './stage.js';
import styles from './tracker.module.css';

const texts = listingDebugTexts.tracker;
const figures = ['totalFound', 'totalFiltered', 'totalClassified', 'photosCount', 'floorplansCount'] as const;

interface TrackerProps {
  /** Undefined until the pictures have been gone through. */
  readonly tracking: ImageTrackingData | undefined;
  readonly kept: readonly TrackedImage[];
  readonly onOpen: (sha256: string) => void;
}

/** What became of every picture link of an advert, and why. */
export function Tracker({ tracking, kept, onOpen }: TrackerProps) {
  const [filter, setFilter] = useState<DecisionFilter>('all');
  const images = useMemo(() => new Map(kept.map((image) => [image.url, image])), [kept]);
  const stages = useMemo(() => stagesOf(tracking?.filterDecisions ?? []), [tracking]);
  if (!tracking) return <p className={styles['quiet']}>{texts.none}</p>;
  const { searchEngineType, summary, classificationDetails } = tracking;
  const most = Math.max(...stages.map(({ decisions }) => decisions.length));
  return (
    <div className={styles['tracker']}>
      <p>
        <strong>{texts.source}:</strong> {texts.sources[searchEngineType] ?? texts.portal(searchEngineType)}
      </p>
      <details className={styles['summary']} open>
        <summary>
          <Icon name="right" size={16} />
          <strong>{texts.summary.title}</strong>
        </summary>
        <dl>
          {figures.map((key) => (
            <div key={key}>
              <dt>{texts.summary[key].name}</dt>
              <dd>{number(summary[key])}</dd>
              <dd className={styles['quiet']}>{texts.summary[key].what}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={styles['head']}>
        <h3>{texts.funnel}</h3>
        <label className={styles['choice']}>
          {texts.show}
          <select value={filter} onChange={(event) => setFilter(event.target.value as DecisionFilter)}>
            {Object.entries(texts.filters).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles['stages']}>
        {stages.map((of) => (
          <Stage key={of.stage} of={of} most={most} filter={filter} images={images} onOpen={onOpen} />
        ))}
      </div>
      <h3>{listingDebugTexts.classification.title}</h3>
      {classificationDetails.length > 0 ? (
        <p className={styles['quiet']}>{listingDebugTexts.classification.confidence}</p>
      ) : null}
      <Classification details={classificationDetails} images={images} onOpen={onOpen} />
    </div>
  );
}

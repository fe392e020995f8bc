import { useState, type CSSProperties } from 'react';
import type { FilterDecision, TrackedImage } from '../../../../../src/image-tracking/image-tracking.types.js';
import { fileSize } from '../../../shared/format/file-size.js';
import { listingDebugTexts } from '../../../shared/texts/listing-debug.js';
import { Icon } from '../../../shared/ui/icon.js';
import { measureNames, type StageOfTracking } from './decisions.js';
import { Measure } from './measure.js';
import { PictureAddress } from './picture-address.js';
import { Preview } from './preview.js';
import styles from './tracker.module.css';

const texts = listingDebugTexts.tracker;

export type DecisionFilter = keyof typeof texts.filters;

interface StageProps {
  readonly of: StageOfTracking;
  /** How many pictures the whole width of a bar is. */
  readonly most: number;
  readonly filter: DecisionFilter;
  readonly images: ReadonlyMap<string, TrackedImage>;
  readonly onOpen: (sha256: string) => void;
}

/** One stage as a step of the funnel, which opens to what was decided there about each picture. */
export function Stage({ of, most, filter, images, onOpen }: StageProps) {
  const { stage, kept, filtered, decisions } = of;
  const [isOpen, setOpen] = useState(false);
  const { name, what } = texts.stages[stage];
  const shown = decisions.filter(({ action }) => filter === 'all' || action === filter);
  const share = (count: number) => ({ '--share': count / most }) as CSSProperties;
  return (
    <details className={styles['stage']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="right" size={16} />
        <span className={styles['name']}>
          <strong>{name}</strong> <span className={styles['quiet']}>{what}</span>
        </span>
        <span className={styles['flow']} aria-hidden="true">
          {kept > 0 ? <span className={styles['kept']} style={share(kept)} /> : null}
          {filtered > 0 ? <span className={styles['filtered']} style={share(filtered)} /> : null}
        </span>
        <span className={styles['figure']}>{texts.counts(kept, filtered)}</span>
      </summary>
      {isOpen ? (
        shown.length === 0 ? (
          <p className={styles['quiet']}>{texts.noDecisions}</p>
        ) : (
          <ul className={styles['decisions']} aria-label={texts.decisions(name)}>
            {shown.map((decision, at) => (
              <Decision
                key={`${at} ${decision.url}`}
                decision={decision}
                image={images.get(decision.url)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        )
      ) : null}
    </details>
  );
}

interface DecisionProps {
  readonly decision: FilterDecision;
  readonly image: TrackedImage | undefined;
  readonly onOpen: (sha256: string) => void;
}

function Decision({ decision: { url, action, reason, details = {} }, image, onOpen }: DecisionProps) {
  const { format, fileSize: bytes, sizeRank, width, height, analysisDetails } = details;
  const facts = [
    format,
    bytes === undefined ? null : fileSize(bytes),
    width === undefined || height === undefined ? null : texts.pixels(width, height),
    sizeRank === undefined ? null : texts.rank(sizeRank),
  ].filter(Boolean);
  return (
    <li>
      <Preview image={image} onOpen={onOpen} />
      <div className={styles['what']}>
        <p className={styles['action']} data-action={action}>
          <Icon name={action === 'kept' ? 'check' : 'cross'} size={16} />
          {action === 'kept' ? texts.kept : texts.filtered}
        </p>
        <p>{reason}</p>
        <PictureAddress url={url} />
        {facts.length > 0 ? <p className={styles['quiet']}>{facts.join(' · ')}</p> : null}
      </div>
      {analysisDetails ? (
        <div className={styles['measures']}>
          {[...measureNames, 'confidence' as const].map((name) => (
            <Measure key={name} of={name} value={analysisDetails[name]} hasName />
          ))}
        </div>
      ) : null}
    </li>
  );
}

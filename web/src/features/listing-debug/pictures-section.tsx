import type { CSSProperties } from 'react';
import type { TrackedImage } from '../../../../src/image-tracking/image-tracking.types.js';
import { imageSources } from '../../shared/api/image-url.js';
import { listingDebugTexts } from '../../shared/texts/listing-debug.js';
import { pictureTexts } from '../../shared/texts/pictures.js';
import styles from './listing-debug.module.css';

const texts = listingDebugTexts.pictures;

/** As many photos as the page shows by themselves. */
const mostPhotos = 12;

interface PicturesSectionProps {
  readonly photos: readonly TrackedImage[];
  readonly plans: readonly TrackedImage[];
  readonly onOpen: (sha256: string) => void;
}

/** The stored pictures: every plan and the first photos, each to be seen at full size. */
export function PicturesSection({ photos, plans, onOpen }: PicturesSectionProps) {
  if (photos.length + plans.length === 0) return <p className={styles['quiet']}>{texts.none}</p>;
  const shown = photos.slice(0, mostPhotos);
  return (
    <>
      {plans.length > 0 ? (
        <>
          <h3>{texts.plans(plans.length)}</h3>
          <Grid pictures={plans} all={plans.length} name={pictureTexts.plan} onOpen={onOpen} />
        </>
      ) : null}
      {photos.length > 0 ? (
        <>
          <h3>
            {texts.photos(shown.length, photos.length)}{' '}
            {shown.length < photos.length ? <span className={styles['quiet']}>{texts.rest}</span> : null}
          </h3>
          <Grid pictures={shown} all={photos.length} name={pictureTexts.photo} onOpen={onOpen} />
        </>
      ) : null}
    </>
  );
}

interface GridProps extends Pick<PicturesSectionProps, 'onOpen'> {
  readonly pictures: readonly TrackedImage[];
  /** How many there are of their kind, shown or not. */
  readonly all: number;
  readonly name: string;
}

function Grid({ pictures, all, name, onOpen }: GridProps) {
  return (
    <ul className={styles['pictures']}>
      {pictures.map((picture, at) => (
        <li key={`${at} ${picture.sha256}`}>
          <button
            type="button"
            aria-label={pictureTexts.open(pictureTexts.caption(name, at + 1, all))}
            data-kind={picture.kind}
            style={{ '--ratio': picture.width / picture.height } as CSSProperties}
            onClick={() => onOpen(picture.sha256)}
          >
            <img
              {...imageSources(picture.sha256)}
              sizes="(min-width: 768px) 220px, 45vw"
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

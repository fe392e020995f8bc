import { useState } from 'react';
import { Icon } from './icon.js';
import styles from './listing-picture.module.css';

const widths = [320, 640, 960, 1280, 1920] as const;

interface ListingPictureProps {
  /** Null shows the quiet placeholder. */
  readonly sha256: string | null;
  readonly alt: string;
  /** Width divided by height; its room is held while loading. */
  readonly ratio?: number;
  readonly fit?: 'cover' | 'contain';
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Above the fold: does not wait to come near the window. */
  readonly isEager?: boolean;
  readonly className?: string;
}

/** A stored picture of an advert, sharp at the device's density, lazy beyond the fold. */
export function ListingPicture({
  sha256,
  alt,
  ratio = 3 / 2,
  fit = 'cover',
  sizes = '(min-width: 768px) 380px, 100vw',
  isEager = false,
  className = '',
}: ListingPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const isShown = sha256 !== null && missing !== sha256;
  const address = (width: number): string => `/api/images/${sha256}?w=${width}`;
  return (
    <div className={`${styles['frame']} ${className}`} style={{ aspectRatio: ratio }}>
      <span
        className={styles['placeholder']}
        role={!isShown && alt ? 'img' : undefined}
        aria-label={!isShown && alt ? alt : undefined}
      >
        <Icon name={sha256 ? 'picture' : 'home'} size={28} />
      </span>
      {isShown ? (
        <img
          className={styles['picture']}
          src={address(640)}
          srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          style={{ objectFit: fit }}
          onError={() => setMissing(sha256)}
        />
      ) : null}
    </div>
  );
}

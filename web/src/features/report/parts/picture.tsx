import type { CSSProperties } from 'react';
import type { StoredPicture } from '../../../../../src/analyses/analysis.types.js';
import { imageSources } from '../../../shared/api/image-url.js';
import { pictureTexts } from '../../../shared/texts/pictures.js';

interface PictureProps {
  readonly picture: StoredPicture;
  readonly alt: string;
  /** Width on the page, as in `<img sizes>`. */
  readonly sizes: string;
  /** Drawings are shown whole, photos fill their frame. */
  readonly contain?: boolean;
  /** Above the fold: fetched at once. */
  readonly eager?: boolean;
  readonly onOpen?: () => void;
}

/** A stored picture that holds its place while it loads; a button when it can be opened. */
export function Picture({ picture, alt, sizes, contain = false, eager = false, onOpen }: PictureProps) {
  const image = (
    <img
      className={contain ? 'picture picture-contain' : 'picture'}
      {...imageSources(picture.sha256)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!onOpen) return image;
  return (
    <button type="button" className="picture-button" onClick={onOpen} aria-label={pictureTexts.open(alt)}>
      {image}
    </button>
  );
}

import styles from './example-report.module.css';
import { pictureFile, pictureWidths, type ExamplePicture } from './pictures.js';

interface ExamplePictureProps {
  readonly picture: ExamplePicture;
  /** Width on the page, as in `<img sizes>`. */
  readonly sizes: string;
  /** Above the fold: fetched at once. */
  readonly isEager?: boolean;
  /** Empty where words beside it tell the same. */
  readonly alt?: string;
}

/** A drawn picture that holds its place while it loads, sharp at the device's density. */
export function ExamplePictureImage({
  picture,
  sizes,
  isEager = false,
  alt = picture.alt,
}: ExamplePictureProps) {
  return (
    <img
      className={styles['picture']}
      src={pictureFile(picture.name, 960)}
      srcSet={pictureWidths.map((width) => `${pictureFile(picture.name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

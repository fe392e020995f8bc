import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { authorisedFetch } from '../api/authorised-fetch.js';
import type { SessionStore } from '../session/renew-into.js';
import { Icon } from './icon.js';
import styles from './listing-picture.module.css';

const widths = [320, 640, 960, 1280, 1920] as const;
const kept = new Map<string, Promise<string>>();
const keptAtMost = 150;

/** Object URL of a stored picture; the last pictures are kept so that lists do not flicker. */
function pictureUrl(store: SessionStore, sha256: string, width: number): Promise<string> {
  const key = `${sha256}-${width}`;
  const had = kept.get(key);
  if (had) return had;
  const loading = authorisedFetch(store, `/api/images/${sha256}?w=${width}`).then(async (response) => {
    if (!response.ok) throw new Error(`Picture ${sha256} answered ${response.status}`);
    return URL.createObjectURL(await response.blob());
  });
  loading.catch(() => kept.delete(key));
  kept.set(key, loading);
  if (kept.size > keptAtMost) {
    const [oldest, url] = kept.entries().next().value!;
    kept.delete(oldest);
    void url.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
  }
  return loading;
}

interface ListingPictureProps {
  /** Null shows the quiet placeholder. */
  readonly sha256: string | null;
  readonly alt: string;
  /** Width divided by height; its room is held while loading. */
  readonly ratio?: number;
  readonly fit?: 'cover' | 'contain';
  /** Above the fold: does not wait to come near the window. */
  readonly isEager?: boolean;
  readonly className?: string;
}

/**
 * A stored picture of an advert. Pictures belong to those who may see the advert, so they are fetched with the
 * session instead of by the browser alone; sharp at the device's density, lazy beyond the fold.
 */
export function ListingPicture({
  sha256,
  alt,
  ratio = 3 / 2,
  fit = 'cover',
  isEager = false,
  className = '',
}: ListingPictureProps) {
  const store = useStore();
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ readonly sha256: string; readonly url: string | null } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!sha256 || !element) return undefined;
    let isCurrent = true;
    const load = (): void => {
      const wanted = element.clientWidth * Math.min(window.devicePixelRatio, 2);
      const width = widths.find((candidate) => candidate >= wanted) ?? widths.at(-1)!;
      pictureUrl(store, sha256, width).then(
        (url) => isCurrent && setShown({ sha256, url }),
        () => isCurrent && setShown({ sha256, url: null }),
      );
    };
    if (isEager) {
      load();
      return () => {
        isCurrent = false;
      };
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [isEager, sha256, store]);

  const url = shown && shown.sha256 === sha256 ? shown.url : null;
  return (
    <div ref={frame} className={`${styles['frame']} ${className}`} style={{ aspectRatio: ratio }}>
      {url ? (
        <img className={styles['picture']} src={url} alt={alt} style={{ objectFit: fit }} />
      ) : (
        <span className={styles['placeholder']} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name={sha256 ? 'picture' : 'home'} size={28} />
        </span>
      )}
    </div>
  );
}

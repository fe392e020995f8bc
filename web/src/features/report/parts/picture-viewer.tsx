import {
  CloseOutlined,
  LeftOutlined,
  RightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { StoredPicture } from '../../../../../src/analyses/analysis.types.js';
import { imageUrl } from '../../../shared/api/image-url.js';

interface PictureViewerProps {
  readonly pictures: readonly StoredPicture[];
  /** SHA-256 of the picture to begin with. */
  readonly first: string;
  readonly onClose: () => void;
}

/**
 * Full-screen pictures. The browser's modal dialog keeps the focus inside and closes on Escape; the scrolling track
 * gives swipe, the arrow keys step, double-click or the button zooms.
 */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const start = Math.max(
    0,
    pictures.findIndex(({ sha256 }) => sha256 === first),
  );
  const [current, setCurrent] = useState(start);
  const [isZoomed, setZoomed] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  }, [start]);

  function show(index: number) {
    const { current: strip } = track;
    if (!strip || index < 0 || index >= pictures.length) return;
    setZoomed(false);
    strip.scrollTo({ left: index * strip.clientWidth });
  }

  function step(event: KeyboardEvent) {
    if (isZoomed) return;
    if (event.key === 'ArrowRight') show(current + 1);
    else if (event.key === 'ArrowLeft') show(current - 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(pictures.length - 1);
    else return;
    event.preventDefault();
  }

  function followScroll() {
    const { current: strip } = track;
    if (!strip?.clientWidth) return;
    setCurrent(Math.min(pictures.length - 1, Math.round(strip.scrollLeft / strip.clientWidth)));
  }

  return (
    <dialog ref={dialog} className="viewer" aria-label="Bildvisare" onClose={onClose} onKeyDown={step}>
      <div className="viewer-bar">
        <span className="viewer-count" aria-live="polite">
          {current + 1} / {pictures.length}
        </span>
        <button
          type="button"
          onClick={() => setZoomed(!isZoomed)}
          aria-pressed={isZoomed}
          aria-label={isZoomed ? 'Förminska' : 'Förstora'}
        >
          {isZoomed ? <ZoomOutOutlined /> : <ZoomInOutlined />}
        </button>
        <button type="button" onClick={() => dialog.current?.close()} aria-label="Stäng bildvisaren">
          <CloseOutlined />
        </button>
      </div>
      <div
        ref={track}
        className={isZoomed ? 'viewer-track is-zoomed' : 'viewer-track'}
        onScroll={followScroll}
      >
        {pictures.map((picture, index) => (
          <div key={`${picture.sha256} ${index}`} className="viewer-slide" inert={index !== current}>
            <img
              className={isZoomed && index === current ? 'is-zoomed' : ''}
              src={imageUrl(picture.sha256, 1600)}
              width={picture.width}
              height={picture.height}
              alt={`Bild ${index + 1} av ${pictures.length}`}
              // The neighbours are fetched ahead so that a swipe meets a picture.
              loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
              onDoubleClick={() => setZoomed(!isZoomed)}
            />
          </div>
        ))}
      </div>
      {current > 0 ? (
        <button
          type="button"
          className="viewer-step is-left"
          onClick={() => show(current - 1)}
          aria-label="Föregående bild"
        >
          <LeftOutlined />
        </button>
      ) : null}
      {current < pictures.length - 1 ? (
        <button
          type="button"
          className="viewer-step is-right"
          onClick={() => show(current + 1)}
          aria-label="Nästa bild"
        >
          <RightOutlined />
        </button>
      ) : null}
    </dialog>
  );
}

import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { imageUrl } from '../api/image-url.js';
import { Icon } from '../ui/icon.js';
import { pictureTexts } from '../texts/pictures.js';
import { useDoubleTap } from './use-double-tap.js';
import { useDrag } from './use-drag.js';
import { useZoom } from './use-zoom.js';
import type { ViewerPicture } from './viewer-pictures.js';
import './viewer.css';

const texts = pictureTexts.viewer;

/** How far a press of an arrow moves an enlarged picture, px. */
const panPx = 120;
const zoomStep = 1.5;

interface PictureViewerProps {
  readonly pictures: readonly ViewerPicture[];
  /** SHA-256 of the picture to begin with. */
  readonly first: string;
  readonly onClose: () => void;
}

/**
 * Full-screen pictures. The browser's modal dialog keeps the focus inside, closes on Escape and gives the focus back;
 * the scrolling strip gives swipe, the arrow keys step, and in an enlarged picture both move about.
 */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [start] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ sha256 }) => sha256 === first),
    ),
  );
  const [current, setCurrent] = useState(start);
  /** Where the strip is sliding to, so that the next press counts from there. */
  const aim = useRef<number | null>(null);
  const { scale, zoomTo, toggle } = useZoom(strip, current);
  const tap = useDoubleTap(toggle);
  const isZoomed = scale > 1;
  const drag = useDrag(isZoomed);
  const last = pictures.length - 1;

  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    return () => {
      // Taken away by the browser's back it gives no focus back.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' });
  }, [start]);

  function show(index: number) {
    const { current: track } = strip;
    if (!track || index < 0 || index > last) return;
    zoomTo(1);
    const left = index * track.clientWidth;
    // Where it stands already nothing slides, and nothing would say that it has come.
    aim.current = Math.abs(track.scrollLeft - left) < 1 ? null : index;
    setCurrent(index);
    track.scrollTo({ left });
  }

  /** A picture is enlarged where it ends, not on its way there. */
  function zoom(factor: number) {
    const { current: track } = strip;
    if (track && aim.current !== null)
      track.scrollTo({ left: aim.current * track.clientWidth, behavior: 'instant' });
    zoomTo(scale * factor);
  }

  function pan(left: number, top: number) {
    strip.current?.children[current]?.scrollBy({ left: left * panPx, top: top * panPx });
  }

  const keys: Record<string, () => void> = {
    ArrowRight: () => (isZoomed ? pan(1, 0) : show(current + 1)),
    ArrowLeft: () => (isZoomed ? pan(-1, 0) : show(current - 1)),
    ArrowDown: () => pan(0, 1),
    ArrowUp: () => pan(0, -1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '−': () => zoom(1 / zoomStep),
    '0': () => zoomTo(1),
  };

  function press(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function followScroll() {
    const { current: track } = strip;
    if (!track?.clientWidth || isZoomed) return;
    const seen = Math.min(last, Math.round(track.scrollLeft / track.clientWidth));
    if (aim.current === null) setCurrent(seen);
    else if (aim.current === seen) aim.current = null;
  }

  function takeOver() {
    aim.current = null;
  }

  return (
    <dialog ref={dialog} className="viewer" aria-label={texts.name} onClose={onClose} onKeyDown={press}>
      <div className="viewer-bar">
        <p className="viewer-caption" aria-live="polite">
          {pictures[current]?.caption}
        </p>
        <button
          type="button"
          onClick={() => zoom(1 / zoomStep)}
          aria-disabled={!isZoomed}
          aria-label={texts.zoomOut}
        >
          <Icon name="zoomOut" size={22} />
        </button>
        <button type="button" onClick={() => zoom(zoomStep)} aria-label={texts.zoomIn}>
          <Icon name="zoomIn" size={22} />
        </button>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={texts.close}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div
        ref={strip}
        className={isZoomed ? 'viewer-track is-zoomed' : 'viewer-track'}
        onScroll={followScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        role="group"
        aria-label={texts.pictures}
        tabIndex={0}
      >
        {pictures.map((picture, index) => (
          <div
            key={`${picture.sha256} ${index}`}
            className="viewer-slide"
            inert={index !== current}
            onClick={tap}
            {...drag}
          >
            <img
              src={imageUrl(picture.sha256, 1920)}
              style={frame(picture, index === current ? scale : 1)}
              alt={picture.caption}
              draggable={false}
              // The neighbours are fetched ahead so that a swipe meets a picture.
              loading={Math.abs(index - current) <= 1 ? 'eager' : 'lazy'}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 ? (
        <>
          <button
            type="button"
            className="viewer-step is-left"
            onClick={() => show(current - 1)}
            aria-disabled={current === 0}
            aria-label={texts.previous}
          >
            <Icon name="left" size={22} />
          </button>
          <button
            type="button"
            className="viewer-step is-right"
            onClick={() => show(current + 1)}
            aria-disabled={current === last}
            aria-label={texts.next}
          >
            <Icon name="right" size={22} />
          </button>
        </>
      ) : null}
    </dialog>
  );
}

/** The picture's place before it has come, with the smaller one that the page already has behind it. */
function frame({ sha256, width, height }: ViewerPicture, scale: number): CSSProperties {
  return {
    aspectRatio: `${width} / ${height}`,
    width: `calc(min(100vw, 100dvh * ${width / height}) * ${scale})`,
    backgroundImage: `url(${imageUrl(sha256, 640)})`,
  };
}

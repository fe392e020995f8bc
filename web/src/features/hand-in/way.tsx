import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { handInTexts } from '../../shared/texts/hand-in.js';
import { LinkButton } from '../../shared/ui/button.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { ProgressBar } from '../../shared/ui/progress-bar.js';
import styles from './hand-in.module.css';
import type { Sending } from './use-send.js';
import type { WayKey } from './ways.js';

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** One way to hand in, to open and close. The browser's own element: find-in-page and every assistive tool know it. */
export function Way({ icon, title, isOpen, onToggle, children }: WayProps) {
  return (
    <details
      className={styles['way']}
      open={isOpen}
      onToggle={(event) => {
        // Details inside this one tell it too.
        if (event.target === event.currentTarget) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <Icon name={icon} size={22} />
        <h2>{title}</h2>
        <span className={styles['arrow']} aria-hidden="true" />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}

interface SubmitProps {
  readonly way: WayKey;
  readonly label: string;
  readonly sending: Sending;
  /** There is something to send: one way at a time calls for the press. */
  readonly isReady?: boolean;
  readonly onSubmit: () => void;
}

/** The button of a way; while sending, how far it is and the way to stop. Both take the same room. */
export function Submit({ way, label, sending, isReady = true, onSubmit }: SubmitProps) {
  const { now, cancel } = sending;
  const isSending = now?.way === way;
  const share = now?.share ?? 0;
  return (
    <div className={styles['submit']}>
      {isSending ? (
        <>
          <div className={styles['sending']}>
            <span role="status">{share < 1 ? handInTexts.sending : handInTexts.reading}</span>
            <ProgressBar percent={Math.round(share * 100)} label={handInTexts.progress} />
          </div>
          <Button size="large" onClick={cancel}>
            {handInTexts.cancel}
          </Button>
        </>
      ) : (
        <Button
          type={isReady ? 'primary' : 'default'}
          size="large"
          disabled={now !== null}
          onClick={onSubmit}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

/** `Lämna in texten och 3 bilder`: chosen pictures go along, and the button says so. */
export function withPictures(label: string, pictures: readonly File[]): string {
  return pictures.length === 0 ? label : handInTexts.withPictures(label, pictures.length);
}

/** What was wrong with this way, told aloud when it comes. */
export function WayFault({ id, way, sending }: { id: string; way: WayKey; sending: Sending }) {
  const fault = sending.fault?.way === way ? sending.fault : null;
  const place = useRef<HTMLDivElement>(null);
  const text = fault?.text;
  useEffect(() => {
    // The button that was pressed may stand in another way, far from here.
    if (text) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  const without = fault?.withoutPictures;
  return (
    <div ref={place}>
      <p id={id} className={styles['fault']} role="alert">
        {text}
      </p>
      {fault?.buyAt ? (
        <p className={styles['buy']}>
          <LinkButton to={fault.buyAt}>{handInTexts.buy}</LinkButton> <span>{handInTexts.kept}</span>
        </p>
      ) : null}
      {without ? (
        <div className={styles['submit']}>
          <Button size="large" onClick={() => void sending.send(without.way, without.parts)}>
            {handInTexts.withoutPictures}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

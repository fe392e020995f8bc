import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from './icon.js';
import styles from './toggletip.module.css';

interface ToggletipProps {
  /** What the button asks. */
  readonly label: string;
  readonly text: string;
}

/**
 * A few words of explanation: shown while pointed at, kept by a press of mouse, finger or key; Escape, a press
 * elsewhere or leaving it closes. Floats beneath its nearest positioned ancestor.
 */
export function Toggletip({ label, text }: ToggletipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const isOpen = isPressed || isPointed;
  const id = useId();

  function close() {
    setPressed(false);
    setPointed(false);
  }
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const hearKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeNow();
    const hearPress = ({ target }: PointerEvent) => !place.current?.contains(target as Node) && closeNow();
    document.addEventListener('keydown', hearKey);
    document.addEventListener('pointerdown', hearPress);
    return () => {
      document.removeEventListener('keydown', hearKey);
      document.removeEventListener('pointerdown', hearPress);
    };
  }, [isOpen]);

  return (
    <span
      ref={place}
      className={styles['place']}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onBlur={() => setPressed(false)}
    >
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isPressed ? close() : setPressed(true))}
      >
        <Icon name="info" size={18} />
      </button>
      {/* There before it has words: what comes is read aloud. */}
      <span id={id} role="status">
        {isOpen ? <span className={styles['tip']}>{text}</span> : null}
      </span>
    </span>
  );
}

import { Button } from 'antd';
import { useId, useState } from 'react';
import { number, withUnit } from '../../shared/format/number.js';
import { handInTexts } from '../../shared/texts/hand-in.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { textFault, textHint } from './text-hint.js';
import { Submit, WayFault, withPictures } from './way.js';

const texts = handInTexts.text;

/** The copied text of the page: works in every browser. */
export function TextWay({ draft, change, sending, pictures, hasFinePointer, isGone }: WayBodyProps) {
  const id = useId();
  const [canPaste, setCanPaste] = useState('readText' in (navigator.clipboard ?? {}));
  const { text } = draft;
  const hint = textHint(text);
  const write = (next: string): void => change(() => ({ text: next }));
  const submit = (): void => {
    const fault = textFault(text);
    if (fault) sending.setFault({ way: 'text', text: fault });
    else void sending.send('text', { text, pictures });
  };
  const paste = async (): Promise<void> => {
    try {
      write(await navigator.clipboard.readText());
    } catch {
      // Refused by the browser or its owner: the field takes the text as ever.
      setCanPaste(false);
    }
  };
  return (
    <>
      <label htmlFor={id}>{isGone ? texts.labelGone : hasFinePointer ? texts.label : texts.labelTouch}</label>
      <textarea
        id={id}
        className={styles['area']}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={sending.fault?.way === 'text'}
        aria-describedby={`${id}-count ${id}-fault`}
        onChange={(event) => write(event.target.value)}
      />
      <p id={`${id}-count`} className={styles['count']}>
        <span>{withUnit(number(text.trim().length), texts.characters)}</span>
        <span role="status">{hint}</span>
      </p>
      <WayFault id={`${id}-fault`} way="text" sending={sending} />
      <div className={styles['acts']}>
        <Submit
          way="text"
          label={withPictures(texts.submit, pictures)}
          sending={sending}
          isReady={text.trim() !== ''}
          onSubmit={submit}
        />
        {canPaste && text === '' ? (
          <Button size="large" onClick={() => void paste()}>
            {texts.paste}
          </Button>
        ) : null}
      </div>
    </>
  );
}

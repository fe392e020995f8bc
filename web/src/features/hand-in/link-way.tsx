import { useId } from 'react';
import { cleanLink, linkFault, linkFaults } from '../../shared/listing-link.js';
import { handInTexts } from '../../shared/texts/hand-in.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault, withPictures } from './way.js';
import { isBrokersLink } from './ways.js';

const texts = handInTexts.link;

/** The broker's own page of the same home: one link, and we read the rest ourselves. */
export function LinkWay({ draft, change, sending, pictures, isGone }: WayBodyProps) {
  const id = useId();
  const submit = (): void => {
    const fault = faultOf(draft.brokerUrl);
    if (fault) sending.setFault({ way: 'link', text: fault });
    else void sending.send('link', { brokerUrl: cleanLink(draft.brokerUrl), pictures });
  };
  const hasFault = sending.fault?.way === 'link';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{isGone ? texts.labelGone : texts.label}</label>
      <input
        id={id}
        className={styles['field']}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={draft.brokerUrl}
        aria-invalid={hasFault}
        aria-describedby={`${id}-fault`}
        onChange={(event) => change(() => ({ brokerUrl: event.target.value }))}
      />
      <WayFault id={`${id}-fault`} way="link" sending={sending} />
      <Submit
        way="link"
        label={withPictures(texts.submit, pictures)}
        sending={sending}
        isReady={draft.brokerUrl.trim() !== ''}
        onSubmit={submit}
      />
    </form>
  );
}

function faultOf(typed: string): string | null {
  if (typed.trim() === '') return texts.none;
  const fault = linkFault(typed);
  if (fault === linkFaults.unsupported) {
    return texts.unknown;
  }
  if (fault === linkFaults.noUrl || isBrokersLink(cleanLink(typed))) return fault;
  return texts.portal;
}

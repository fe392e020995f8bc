import { useId } from 'react';
import { cleanLink, linkFault, linkFaults } from '../../shared/listing-link.js';
import styles from './hand-in.module.css';
import type { WayBodyProps } from './hand-in-panel.js';
import { Submit, WayFault, withPictures } from './way.js';
import { isBrokersLink } from './ways.js';

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
      <label htmlFor={id}>
        {isGone
          ? 'Sök upp bostaden på mäklarens egen sida. Finns den kvar där: kopiera länken och klistra in den här.'
          : 'Öppna annonsen och tryck på ”Till mäklarens sida” eller liknande. Kopiera länken dit och klistra in den här.'}
      </label>
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
        label={withPictures('Läs mäklarens sida', pictures)}
        sending={sending}
        isReady={draft.brokerUrl.trim() !== ''}
        onSubmit={submit}
      />
    </form>
  );
}

function faultOf(typed: string): string | null {
  if (typed.trim() === '') return 'Klistra in mäklarens länk först.';
  const fault = linkFault(typed);
  if (fault === linkFaults.unsupported) {
    return 'Det är ingen mäklarsida som vi känner igen. Prova något av de andra sätten.';
  }
  if (fault === linkFaults.noUrl || isBrokersLink(cleanLink(typed))) return fault;
  return 'Länken ska gå till mäklarens egen sida, inte till annonssajten.';
}

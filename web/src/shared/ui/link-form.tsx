import { useId, useState, type FormEvent } from 'react';
import { cleanLink, linkFault } from '../listing-link.js';
import styles from './link-form.module.css';

interface LinkFormProps {
  readonly label: string;
  readonly initialUrl?: string;
  /** True while a run is active. */
  readonly isBusy?: boolean;
  /** From the server, about the link that was sent. */
  readonly fault?: string | null;
  readonly onSubmit: (url: string) => void;
  /** Told instead of shown under the field. */
  readonly onFault?: (fault: string) => void;
}

/** The field that everything starts with: a listing's link and `Analysera`. Enter submits too. */
export function LinkForm({
  label,
  initialUrl = '',
  isBusy = false,
  fault = null,
  onSubmit,
  onFault,
}: LinkFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(initialUrl);
  const [ownFault, setOwnFault] = useState<string | null>(null);
  const shownFault = ownFault ?? fault;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '' || isBusy) return;
    const found = linkFault(typed);
    if (found && onFault) onFault(found);
    setOwnFault(onFault ? null : found);
    if (!found) onSubmit(cleanLink(typed));
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['field']}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Klistra in länken till annonsen"
          value={typed}
          aria-invalid={shownFault !== null}
          aria-describedby={shownFault ? `${id}-fault` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setOwnFault(null);
          }}
        />
        <button className={styles['button']} type="submit" disabled={typed.trim() === '' || isBusy}>
          Analysera
        </button>
      </div>
      <p id={`${id}-fault`} className={styles['fault']} role="alert">
        {shownFault}
      </p>
    </form>
  );
}

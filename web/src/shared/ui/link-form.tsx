import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import { cleanLink, linkFault } from '../listing-link.js';
import { linkFormTexts as texts } from '../texts/site.js';
import styles from './link-form.module.css';

export interface LinkFormProps {
  readonly label: string;
  readonly initialUrl?: string;
  /** True while a run is active. */
  readonly isBusy?: boolean;
  /** About `initialUrl`, from the server; gone once something else is typed. */
  readonly fault?: string | null;
  readonly onSubmit: (url: string) => void;
  /** Told too, beside the text under the field. */
  readonly onFault?: (fault: string) => void;
  /** What the press means; its room is kept where it is still unknown. */
  readonly note?: ReactNode;
  /** A quieter way to go on with the same link. */
  readonly other?: { readonly label: string; readonly onSubmit: (url: string) => void } | undefined;
}

/** The field that everything starts with: a listing's link and `Analysera`. Enter submits too. */
export function LinkForm({
  label,
  initialUrl = '',
  isBusy = false,
  fault = null,
  onSubmit,
  onFault,
  note,
  other,
}: LinkFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(initialUrl);
  const [ownFault, setOwnFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Pasted while the page was shown and its code still on the way.
    if (field.current?.value) setTyped(field.current.value);
  }, []);
  const shownFault = ownFault ?? (typed === initialUrl ? fault : null);

  const isIdle = typed.trim() === '' || isBusy;
  const send = (act: (url: string) => void): void => {
    if (isIdle) return;
    const found = linkFault(typed);
    setOwnFault(found);
    if (found) onFault?.(found);
    else act(cleanLink(typed));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(onSubmit);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text/plain').trim();
    // The field would join the lines of a shared text, and so the link with the words around it.
    if (!/\s/.test(text) || linkFault(text) !== null) return;
    event.preventDefault();
    setTyped(cleanLink(text));
    setOwnFault(null);
  };

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles['row']}>
        <input
          ref={field}
          id={id}
          className={styles['field']}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={typed}
          aria-invalid={shownFault !== null}
          aria-describedby={shownFault ? `${id}-fault` : undefined}
          onPaste={paste}
          onChange={(event) => {
            setTyped(event.target.value);
            setOwnFault(null);
          }}
        />
        <p id={`${id}-fault`} className={styles['fault']} role="alert">
          {shownFault}
        </p>
        <button
          className={styles['button']}
          type="submit"
          disabled={isIdle}
          aria-describedby={note ? `${id}-note` : undefined}
        >
          {texts.analyse}
        </button>
      </div>
      {note === undefined ? null : (
        <div className={styles['foot']}>
          <p id={`${id}-note`}>{note}</p>
          {other ? (
            <button
              className={styles['other']}
              type="button"
              disabled={isIdle}
              onClick={() => send(other.onSubmit)}
            >
              {other.label}
            </button>
          ) : null}
        </div>
      )}
    </form>
  );
}

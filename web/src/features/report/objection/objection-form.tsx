import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { GivenObjection, ObjectionReason } from '../../../../../src/analyses/objection.types.js';
import { detailOf, isOutOfReach } from '../../../shared/api/problem.js';
import { objectionReasons, objectionTexts as texts } from '../../../shared/texts/objection.js';
import { Button } from '../../../shared/ui/button.js';
import { useAddObjectionMutation } from './objection-api.js';

/** Characters, as the server takes them. */
const longest = 1000;
const reasons = Object.entries(objectionReasons) as [ObjectionReason, string][];

export interface ObjectionFormProps {
  readonly about: Pick<GivenObjection, 'path' | 'revision'> & { readonly analysisId: string };
  readonly isOpen: boolean;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** What is wrong with a claim, and if one likes in one's own words. A refusal leaves everything as it was written. */
export function ObjectionForm({ about, isOpen, onSent, onClose }: ObjectionFormProps) {
  const [add, { isLoading }] = useAddObjectionMutation();
  const [reason, setReason] = useState<ObjectionReason | null>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  /** The one that Tab stops at: the chosen one, or the first. */
  const stop = useRef<HTMLInputElement>(null);
  const id = useId();
  // At once: what is typed next belongs to the form.
  useLayoutEffect(() => {
    if (isOpen) stop.current?.focus();
  }, [isOpen]);

  async function send(event?: SyntheticEvent) {
    event?.preventDefault();
    if (isLoading) return;
    if (!reason) {
      setFault(texts.noReason);
      return stop.current?.focus();
    }
    setFault(null);
    const { error } = await add({ ...about, reason, text: text.trim() });
    if (error) setFault(isOutOfReach(error) ? `${detailOf(error)} ${texts.kept}` : detailOf(error));
    else onSent();
  }

  return (
    <form
      aria-label={texts.open}
      onSubmit={(event) => void send(event)}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <fieldset aria-describedby={`${id}-fault`}>
        <legend>{texts.reason}</legend>
        {reasons.map(([value, label]) => (
          <label key={value}>
            <input
              ref={value === (reason ?? reasons[0]![0]) ? stop : undefined}
              type="radio"
              name={`${id}-reason`}
              checked={reason === value}
              onChange={() => {
                setReason(value);
                setFault(null);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-text`}>{texts.text}</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        maxLength={longest}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="objection-hint">
        {texts.hint} {text === '' ? null : <span>{texts.length(text.length, longest)}</span>}
      </p>
      <p id={`${id}-fault`} role="alert" className="objection-fault">
        {fault}
      </p>
      <div className="objection-acts">
        <Button isPrimary isBusy={isLoading} onClick={() => void send()}>
          {texts.send}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

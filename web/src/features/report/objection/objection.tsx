import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { AnalysisResult } from '../../../../../src/reports/analysis-result.schema.js';
import { objectionTexts as texts } from '../../../shared/texts/objection.js';
import { toast } from '../../../shared/ui/toast.js';
import type { ClaimOfReport } from '../report-context.js';
import type { ObjectionFormProps } from './objection-form.js';
import { pathOf } from './path-of.js';
import './objection.css';

interface ObjectionProps {
  readonly analysisId: string;
  readonly result: Partial<AnalysisResult>;
  readonly revision: string;
  readonly claim: ClaimOfReport;
}

/** "Anmäl fel": opens a form in its place, which is fetched when it is first wanted. What was written stays when it closes. */
export function Objection({ analysisId, result, revision, claim }: ObjectionProps) {
  const [Form, setForm] = useState<ComponentType<ObjectionFormProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const id = useId();
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  async function toggle() {
    if (!Form) {
      try {
        const { ObjectionForm } = await import('./objection-form.js');
        setForm(() => ObjectionForm);
      } catch {
        return toast({ kind: 'error', title: texts.failedToOpen });
      }
    }
    setOpen(!isOpen);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const path = claim === 'verdict' ? claim : pathOf(result, claim);
  if (path === null) return null;
  if (isSent)
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="objection-thanks no-print">
        {texts.thanks}
      </p>
    );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="objection-opener no-print"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => void toggle()}
      >
        {texts.open}
      </button>
      <div id={id} className="objection no-print" hidden={!isOpen}>
        {Form ? (
          <Form
            about={{
              analysisId,
              path,
              revision,
            }}
            isOpen={isOpen}
            onSent={() => setSent(true)}
            onClose={close}
          />
        ) : null}
      </div>
    </>
  );
}

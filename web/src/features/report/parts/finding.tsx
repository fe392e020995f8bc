import type { ReactNode } from 'react';
import type { Evidence } from '../../../../../src/reports/analysis-result.schema.js';
import { Why } from '../evidence/why.js';
import type { ToneLabel } from '../logic/labels.js';
import { Disclosure } from './disclosure.js';
import { ToneBadge, ToneIcon } from './tone-badge.js';
import { Icon, type IconName } from '../../../shared/ui/icon.js';

interface FindingProps {
  readonly title: string;
  readonly label?: ToneLabel;
  /** For a claim without a label. */
  readonly icon?: IconName;
  /** Small words under the title, visible while closed. */
  readonly note?: ReactNode;
  readonly evidence: readonly Evidence[] | undefined;
  /** Opens with its proof. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A claim as one row; opening it tells what it means, and "Varför?" proves it. */
export function Finding({
  title,
  label,
  icon = 'info',
  note,
  evidence,
  isOpen = false,
  children,
}: FindingProps) {
  return (
    <li className="finding">
      <Disclosure
        open={isOpen}
        summary={
          <>
            {label ? (
              <ToneIcon tone={label.tone} />
            ) : (
              <span className="tone-icon tone-neutral" aria-hidden="true">
                <Icon name={icon} />
              </span>
            )}
            <span className="finding-claim">
              <span className="finding-title">{title}</span>
              {note ? <span className="finding-note">{note}</span> : null}
            </span>
            {label ? <ToneBadge label={label} bare /> : null}
          </>
        }
      >
        {children}
        <Why evidence={evidence} isOpen={isOpen} />
      </Disclosure>
    </li>
  );
}

/** A labelled paragraph of an opened finding; nothing when there is nothing to say. */
export function FindingPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children == null || children === '' || children === false) return null;
  return (
    <div className="finding-part">
      <h4>{title}</h4>
      <div>{children}</div>
    </div>
  );
}

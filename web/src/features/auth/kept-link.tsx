import { useState } from 'react';
import { forgetPendingLink, pendingLink } from '../../shared/session/pending-link.js';
import { authTexts } from '../../shared/texts/auth.js';
import styles from './auth.module.css';

interface KeptLinkProps {
  /** With a page in the address something else was asked for since. */
  readonly search: URLSearchParams;
  /** When its analysis starts. */
  readonly text: string;
}

/** The link that waits for somebody to sign in, which may be another than the one who left it: to be let go of. */
export function KeptLink({ search, text }: KeptLinkProps) {
  const [link, setLink] = useState(pendingLink);
  if (!link || search.has('next')) return null;
  const forget = (): void => {
    forgetPendingLink();
    setLink(null);
  };
  return (
    <div className={styles['kept']}>
      <p>
        {text}
        <span>{link}</span>
      </p>
      <button type="button" onClick={forget}>
        {authTexts.forgetLink}
      </button>
    </div>
  );
}

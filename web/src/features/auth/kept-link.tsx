import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  forgetPendingLink,
  isPendingAsPreview,
  keepPendingLink,
  pendingLink,
} from '../../shared/session/pending-link.js';
import { authTexts } from '../../shared/texts/auth.js';
import { reportsLeftTexts } from '../../shared/texts/reports-left.js';
import styles from './auth.module.css';

interface KeptLinkProps {
  /** With a page in the address something else was asked for since. */
  readonly search: URLSearchParams;
  /** When its analysis starts. */
  readonly text: string;
}

/**
 * The link that waits for somebody to sign in, which may be another than the one who left it: to be let go of. Its analysis
 * starts by itself then, so what it costs is said and asked here.
 */
export function KeptLink({ search, text }: KeptLinkProps) {
  const [link, setLink] = useState(pendingLink);
  const [asPreview, setAsPreview] = useState(isPendingAsPreview);
  if (!link || search.has('next')) return null;
  const choose = (isWanted: boolean): void => {
    keepPendingLink(link, isWanted);
    setAsPreview(isWanted);
  };
  const forget = (): void => {
    forgetPendingLink();
    setLink(null);
  };
  return (
    <div className={styles['kept']}>
      <p>
        {authTexts.mustSignIn} <Link to="/example-report">{authTexts.example}</Link>
      </p>
      <p>
        {text}
        <span>{link}</span>
      </p>
      <p>{authTexts.keptCost}</p>
      <label>
        <input
          type="checkbox"
          checked={asPreview ?? false}
          onChange={(event) => choose(event.target.checked)}
        />
        {reportsLeftTexts.previewBox}
      </label>
      <button type="button" onClick={forget}>
        {authTexts.forgetLink}
      </button>
    </div>
  );
}

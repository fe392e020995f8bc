import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { keepPendingLink } from '../../shared/session/pending-link.js';
import { selectUser } from '../../shared/session/session-slice.js';
import { useAnalyze } from '../../shared/use-analyze.js';

/** Starts the analysis of a link; a visitor signs up first, and the link waits meanwhile. */
export function useAnalyseLink(): (url: string, asPreview?: boolean) => void {
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const analyze = useAnalyze();
  return (url, asPreview) => {
    if (user) {
      analyze(url, asPreview);
      return;
    }
    keepPendingLink(url);
    // Who goes back finds the link in its field.
    void navigate('.', { replace: true, state: { url } });
    void navigate('/auth?mode=signup');
  };
}

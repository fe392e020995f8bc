import { useNavigate } from 'react-router-dom';
import { chooseLink } from './session/chosen-link.js';

/**
 * Leads to the page that analyses a link, and has it start there: only for what the person pressed. `asPreview` is what
 * they chose where there are reports left.
 */
export function useAnalyze(): (url: string, asPreview?: boolean) => void {
  const navigate = useNavigate();
  return (url, asPreview) => {
    chooseLink(url, asPreview);
    void navigate(`/analyze?url=${encodeURIComponent(url)}`);
  };
}

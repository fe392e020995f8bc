import { useNavigate } from 'react-router-dom';
import { chooseLink } from './session/chosen-link.js';

/** Leads to the page that analyses a link, and has it start there: only for what the person pressed. */
export function useAnalyze(): (url: string) => void {
  const navigate = useNavigate();
  return (url) => {
    chooseLink(url);
    void navigate(`/analyze?url=${encodeURIComponent(url)}`);
  };
}

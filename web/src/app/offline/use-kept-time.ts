import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { keptNews, onKeptNews } from './kept-news.js';

/** Of when the report at the present address is, in words, while a kept one is shown; null otherwise. */
export function useKeptTime(): string | null {
  const { pathname } = useLocation();
  const { reportId, keptAt } = useSyncExternalStore(onKeptNews, keptNews, keptNews);
  const [, page, id] = pathname.split('/');
  const isShown = keptAt !== null && page === 'report' && id === reportId;
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (keptAt === null) return;
    // Visitors load no dates' words.
    void import('../../shared/format/date.js').then(({ dateTime }) => setWords(dateTime(keptAt)));
  }, [keptAt]);
  return isShown ? words : null;
}

import type { ReportNews } from './news.js';

let news: ReportNews = { reportId: '', keptAt: null };
const listeners = new Set<() => void>();

/** The last report that was asked for: whether a kept copy was given, and of when. */
export const keptNews = (): ReportNews => news;

export function onKeptNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears the worker from the first moment: it tells before the pages that show it are there. */
export function hearWorker(): void {
  // Absent on pages that came without TLS.
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<ReportNews>) => {
    news = data;
    for (const listener of listeners) listener();
  });
}

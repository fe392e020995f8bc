import { useEffect, useState, useSyncExternalStore } from 'react';
import { readyMessage } from './bookmarklet.js';
import { judgeMessage, type Judgement, type ReceivedPage } from './received-page.js';

const announceMs = 300;
const silentMs = 10_000;

type Refusal = Extract<Judgement, { refusal: unknown }>;

// Outside the page that shows it: signing in leads away and back again without losing what was received.
let held: ReceivedPage | null = null;
const listeners = new Set<() => void>();

function hold(page: ReceivedPage): void {
  held = page;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits for the window that opened this one to hand a page over. Only the first page counts, so that nothing else
 * takes its place while the person reads what it is.
 */
export function useReceivedPage() {
  const page = useSyncExternalStore(subscribe, () => held);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSilent, setSilent] = useState(() => window.opener === null);
  const isListening = page === null;

  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!isListening || !opener) return undefined;
    const hear = (event: MessageEvent): void => {
      if (event.source !== opener) return;
      const judged = judgeMessage(event.data, event.origin);
      if (judged && 'page' in judged) hold(judged.page);
      else if (judged) setRefusal(judged);
    };
    window.addEventListener('message', hear);
    // To whatever opened us: the word is no secret, and the page comes to our origin only.
    const announce = setInterval(() => opener.postMessage(readyMessage, '*'), announceMs);
    const silence = setTimeout(() => setSilent(true), silentMs);
    return () => {
      window.removeEventListener('message', hear);
      clearInterval(announce);
      clearTimeout(silence);
    };
  }, [isListening]);

  return { page, refusal, isSilent };
}

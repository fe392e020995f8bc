import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { AnalysisCard } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';
import { authorisedFetch } from '../../shared/api/authorised-fetch.js';
import { selectSession, selectUser } from '../../shared/session/session-slice.js';
import { analysesTexts } from '../../shared/texts/analyses.js';
import { toast } from '../../shared/ui/toast.js';
import { applyEvent } from './apply-event.js';
import { cardElementId } from './card-figures.js';
import { CompletionWatch } from './completion.js';
import { followEvents } from './event-stream.js';
import { noteAlive } from './heard.js';
import { readCard } from './read-card.js';

/** The page that tells of this analysis by itself, so that a toast would only repeat it. */
function isOnItsOwnPage(card: AnalysisCard): boolean {
  const { pathname, search } = window.location;
  if (pathname === `/report/${card.id}` || pathname === `/payment/${card.id}`) return true;
  return pathname === '/analyze' && new URLSearchParams(search).get('url') !== null && followed.has(card.id);
}

const followed = new Set<string>();
const watch = new CompletionWatch();
/** Since when live events come through, milliseconds since 1970; null while they do not. */
let inStepSince: number | null = null;
const freshForSeconds = 10;
/** What is read by itself after missed events; nobody waits for more. */
const readAtOnce = 10;

/** How old a list may be that need not be read again, in seconds: what was read since live events come is kept in step. */
export function trustedForSeconds(): number {
  return inStepSince === null ? freshForSeconds : (Date.now() - inStepSince) / 1000;
}

/** While called with an id, that analysis's completion is told by the page itself. */
export function useFollowed(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined;
    followed.add(id);
    return () => void followed.delete(id);
  }, [id]);
}

/** Notes what a page shows, so that only what changes from there is news. */
export function noteShown(cards: readonly AnalysisCard[]): void {
  for (const card of cards) watch.note(card);
}

/** Tells once that an analysis is ready, or that it has failed, however it became known. */
export function tellIfEnded(card: AnalysisCard): void {
  const news = watch.newsOf(card, Date.now());
  if (news === null || isOnItsOwnPage(card)) return;
  const about = cardElementId(card.id);
  if (news === 'failed') {
    const { title, text } = analysesTexts.notReady;
    toast({ kind: 'error', title, text: text(card.address, card.failureReason), seconds: 10, about });
    return;
  }
  const action = { label: analysesTexts.ready.action, to: `/report/${card.id}` };
  if (card.failureReason !== null) {
    tellNotRenewed(card, action);
    return;
  }
  toast({
    kind: 'success',
    title: analysesTexts.ready.title,
    ...(card.address ? { text: card.address } : {}),
    action,
    seconds: 10,
    about,
  });
}

function tellNotRenewed(
  { id, address, failureReason }: AnalysisCard,
  action: { readonly label: string; readonly to: string },
): void {
  const { title, text } = analysesTexts.notRenewed;
  toast({
    kind: 'error',
    title,
    text: text(address, failureReason ?? ''),
    action,
    seconds: 10,
    about: cardElementId(id),
  });
}

/** Reads and tells what an event had no room for; where that fails, everything is read anew. */
async function readChanged(id: string, store: Store): Promise<void> {
  noteAlive(id);
  // It may be a new one, which is counted.
  store.dispatch(api.util.invalidateTags(['Stats']));
  try {
    const card = await readCard(id, store);
    if (card) tellIfEnded(card);
  } catch {
    readAnew(store);
  }
}

/**
 * Events were missed: everything is read anew. What was last seen unfinished is read by itself, for a list that comes
 * with it ended tells nobody.
 */
function readAnew(store: Store): void {
  const awaited = watch.unfinished().slice(0, readAtOnce);
  applyEvent({ type: 'reset' }, store.dispatch, store.getState());
  for (const id of awaited) {
    readCard(id, store).then(
      (card) => card && tellIfEnded(card),
      () => undefined,
    );
  }
}

/** Keeps everything the signed-in person sees in step with the server, on whatever page. */
export function LiveAnalyses() {
  const store = useStore();
  const userId = useSelector(selectUser)?.id;
  const isRestoring = useSelector(selectSession).status === 'restoring';
  useEffect(() => {
    if (!userId || isRestoring) return undefined;
    return followEvents({
      open: async (headers, signal) => {
        inStepSince = null;
        const response = await authorisedFetch(store, '/api/analyses/events', { headers, signal });
        inStepSince = response.ok ? Date.now() : null;
        return response;
      },
      onEvent: (event) => {
        if (event.type === 'changed') {
          void readChanged(event.id, store);
          return;
        }
        if (event.type === 'reset') {
          readAnew(store);
          return;
        }
        if (event.type === 'update' || event.type === 'insert') {
          noteAlive(event.analysis.id);
          tellIfEnded(event.analysis);
        }
        applyEvent(event, store.dispatch, store.getState());
      },
    });
  }, [store, userId, isRestoring]);
  return null;
}

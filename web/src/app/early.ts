import type { ReportView } from '../../../src/analyses/analysis.types.js';
import { drawEarlyHero } from '../features/report/early-hero.js';
import { keepEarlyAnswer } from '../shared/api/early-answers.js';
import { rememberedUser } from '../shared/session/remembered-user.js';
import { renewEarly } from '../shared/session/renew-session.js';

// A script of its own, small and first: while the code of a signed-in page is on its way, the session is renewed, and
// the report that the page is about is asked for and its picture drawn. Then the app begins.

/** To begin the app keeps the device busy, so the picture comes first, unless it takes longer than this. */
const patienceMs = 1500;

const [, reportId] = /^\/report\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
const renewal = rememberedUser() ? renewEarly() : undefined;
let hasBegun = false;

if (renewal && reportId) {
  const path = `/api/analyses/${reportId}/report`;
  const asked = renewal.then((view) => {
    if (typeof view === 'string' || !view.session) return undefined;
    const headers = { authorization: `Bearer ${view.session.accessToken}` };
    return fetch(path, { headers, credentials: 'same-origin' });
  });
  keepEarlyAnswer(path, asked);
  setTimeout(begin, patienceMs);
  void asked
    .then((response) => draw(reportId, response))
    .catch(() => undefined)
    .then(begin);
} else begin();

async function draw(id: string, response: Response | undefined): Promise<void> {
  if (!response?.ok) return;
  const { listing } = (await response.clone().json()) as ReportView;
  if (!hasBegun) await drawEarlyHero(id, listing);
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset;
  void import(/* @vite-ignore */ app!);
}

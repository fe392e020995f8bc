import type { ReportView } from '../../../src/analyses/analysis.types.js';
import { heroPicture, heroSizes } from '../features/report/logic/hero-picture.js';
import { keepEarlyAnswer } from '../shared/api/early-answers.js';
import { imageSources } from '../shared/api/image-url.js';
import { rememberedUser } from '../shared/session/remembered-user.js';
import { renewEarly } from '../shared/session/renew-session.js';

// A script of its own, small and first: while the code of a signed-in page is on its way, the session is renewed, and
// the report that the page is about is on its way as well, with the picture that stands at its head.
if (rememberedUser()) {
  const renewal = renewEarly();
  const [, id] = /^\/report\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (id) {
    const path = `/api/analyses/${id}/report`;
    const asked = renewal.then((view) => {
      if (typeof view === 'string' || !view.session) return undefined;
      const headers = { authorization: `Bearer ${view.session.accessToken}` };
      return fetch(path, { headers, credentials: 'same-origin' });
    });
    keepEarlyAnswer(path, asked);
    asked.then(fetchHero).catch(() => undefined);
  }
}

/** The page's largest picture, asked for just as the page will ask for it. */
async function fetchHero(response: Response | undefined): Promise<void> {
  if (!response?.ok) return;
  const { listing } = (await response.clone().json()) as ReportView;
  const picture = heroPicture(listing);
  if (!picture) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.sizes = heroSizes;
  image.srcset = imageSources(picture.sha256).srcSet;
}

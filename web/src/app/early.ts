import { keepEarlyAnswer } from '../shared/api/early-answers.js';
import { rememberedUser } from '../shared/session/remembered-user.js';
import { renewEarly } from '../shared/session/renew-session.js';

// A script of its own, small and first: while the code of a signed-in page is on its way, the session is renewed, and
// the report that the page is about is on its way as well.
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
  }
}

import './fonts.css';
import './theme.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { rememberedUser } from '../shared/session/remembered-user.js';
import { store } from '../shared/store.js';
import { applyThemeChoice } from '../shared/ui/theme-choice.js';
import { hearWorker } from './offline/kept-news.js';
import { startOffline } from './offline/start-offline.js';
import { Root } from './root.js';
import { fetchPage, routeAt } from './router.js';
import { startSession } from './session.js';

applyThemeChoice();
hearWorker();
startSession();
startOffline();
void show(document.getElementById('root')!);

/** The first page at once and whole. One that came written is taken over as it stands, unless it is for visitors. */
async function show(container: HTMLElement): Promise<void> {
  const isMember = rememberedUser() !== null;
  const { access } = routeAt(location.pathname);
  const isShown = access === 'public' || access === 'visitor' || isMember;
  // What cannot be had is told by the page itself, which asks again.
  const isWhole =
    isShown &&
    (await fetchPage(location.pathname, isMember).then(
      () => true,
      () => false,
    ));
  const app = (
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  if (isWhole && !isMember && 'written' in container.dataset) {
    hydrateRoot(container, app);
    return;
  }
  // What is written for visitors goes at once; the frame of a page stays until the page takes its place.
  if ('written' in container.dataset) container.replaceChildren();
  delete container.dataset['written'];
  createRoot(container).render(app);
}

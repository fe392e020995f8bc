import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.js';
import { onRememberedElsewhere, remember, rememberedUser } from '../shared/session/remembered-user.js';
import { renewSession } from '../shared/session/renew-session.js';
import {
  remembered,
  renewalFailed,
  sessionSlice,
  signedIn,
  signedOut,
} from '../shared/session/session-slice.js';

const listener = createListenerMiddleware();

export const store = configureStore({
  reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
});

listener.startListening({
  actionCreator: signedIn,
  effect: ({ payload }, { dispatch, getOriginalState }) => {
    const before = (getOriginalState() as ReturnType<typeof store.getState>).session.user;
    if (before && before.id !== payload.user.id) dispatch(api.util.resetApiState());
    if (payload.session) remember(payload.user);
  },
});
listener.startListening({
  actionCreator: signedOut,
  effect: (_action, { dispatch }) => {
    remember(null);
    dispatch(api.util.resetApiState());
  },
});

/** Renews the remembered session and says in the store how it went. */
export async function restoreSession(): Promise<void> {
  const renewal = await renewSession();
  // Without the mark another tab has signed out meanwhile, and the session that was renewed is over.
  if (renewal === 'refused' || !rememberedUser()) store.dispatch(signedOut());
  else if (renewal === 'unreachable') store.dispatch(renewalFailed());
  else store.dispatch(signedIn(renewal));
}

/** Picks the session up where the last visit left it, and follows what other tabs do. */
export function startSession(): void {
  const user = rememberedUser();
  if (user) {
    store.dispatch(remembered(user));
    void restoreSession();
  }
  onRememberedElsewhere((other) => {
    if (!other) store.dispatch(signedOut());
    else if (store.getState().session.user?.id !== other.id) void restoreSession();
  });
  window.addEventListener('online', () => {
    if (store.getState().session.status === 'unreachable') void restoreSession();
  });
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser, SessionView } from '../../../../src/auth/auth.types.js';

/**
 * Who is using this tab. `restoring`: a session is remembered and being renewed; `unreachable`: it could not be
 * renewed because the server did not answer, so nobody has been signed out.
 */
export type SessionState =
  | { readonly status: 'restoring' | 'unreachable'; readonly user: CurrentUser; readonly accessToken: null }
  | { readonly status: 'signed-in'; readonly user: CurrentUser; readonly accessToken: string }
  | {
      readonly status: 'signed-out';
      readonly user: null;
      readonly accessToken: null;
      /** Somebody was signed in while this tab stood open. */
      readonly hasEnded?: boolean;
    };

const signedOutState = { status: 'signed-out', user: null, accessToken: null } as const;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState as SessionState,
  reducers: {
    remembered: (_state, { payload }: PayloadAction<CurrentUser>): SessionState => ({
      status: 'restoring',
      user: payload,
      accessToken: null,
    }),
    signedIn: (state, { payload }: PayloadAction<SessionView>): SessionState =>
      payload.session
        ? { status: 'signed-in', user: payload.user, accessToken: payload.session.accessToken }
        : (state as SessionState),
    renewalFailed: (state): SessionState =>
      state.user && !state.accessToken
        ? { status: 'unreachable', user: state.user, accessToken: null }
        : (state as SessionState),
    signedOut: (state): SessionState => ({
      ...signedOutState,
      hasEnded: state.status !== 'signed-out' || state.hasEnded === true,
    }),
  },
});

export const { remembered, signedIn, renewalFailed, signedOut } = sessionSlice.actions;

/** Any store that holds the session. */
export interface WithSession {
  readonly session: SessionState;
}
export const selectSession = (state: WithSession): SessionState => state.session;
export const selectUser = (state: WithSession): CurrentUser | null => state.session.user;

import type { SessionView } from '../../../../src/auth/auth.types.js';
import type { CurrentUser } from '../../../../src/shared/http/access.js';

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

/** What happens to a session. Written by hand: the public pages load no toolkit for these four. */
export type SessionAction =
  | { readonly type: 'session/remembered'; readonly payload: CurrentUser }
  | { readonly type: 'session/signedIn'; readonly payload: SessionView }
  | { readonly type: 'session/renewalFailed' }
  | { readonly type: 'session/signedOut' };

export const remembered = (user: CurrentUser) => ({ type: 'session/remembered', payload: user }) as const;
export const signedIn = (view: SessionView) => ({ type: 'session/signedIn', payload: view }) as const;
export const renewalFailed = () => ({ type: 'session/renewalFailed' }) as const;
export const signedOut = () => ({ type: 'session/signedOut' }) as const;

export function sessionReducer(state: SessionState = signedOutState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'session/remembered':
      return { status: 'restoring', user: action.payload, accessToken: null };
    case 'session/signedIn': {
      const { user, session } = action.payload;
      return session ? { status: 'signed-in', user, accessToken: session.accessToken } : state;
    }
    case 'session/renewalFailed':
      return state.user && !state.accessToken
        ? { status: 'unreachable', user: state.user, accessToken: null }
        : state;
    case 'session/signedOut':
      return { ...signedOutState, hasEnded: state.status !== 'signed-out' || state.hasEnded === true };
    default:
      return state;
  }
}

/** Any store that holds the session. */
export interface WithSession {
  readonly session: SessionState;
}
export const selectSession = (state: WithSession): SessionState => state.session;
export const selectUser = (state: WithSession): CurrentUser | null => state.session.user;

import type { SessionView } from '../../../../src/auth/auth.types.js';
import { api } from '../../shared/api/api.js';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a mail's link opens. */
interface Proof {
  readonly token: string;
  readonly password: string;
  readonly deviceId: string;
}

const post =
  <Body>(url: string) =>
  (body: Body) => ({ url, method: 'POST', body });

export const {
  useLogInMutation,
  useSignUpMutation,
  useConfirmMutation,
  useAskForResetMutation,
  useSetPasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SessionView, Credentials>({ query: post('/auth/login') }),
    signUp: build.mutation<SessionView, Credentials & { readonly deviceId: string }>({
      query: post('/auth/signup'),
    }),
    confirm: build.mutation<SessionView, Proof>({
      query: post('/auth/confirm'),
    }),
    askForReset: build.mutation<unknown, { readonly email: string }>({ query: post('/auth/reset') }),
    setPassword: build.mutation<unknown, Proof>({
      query: post('/auth/reset/confirm'),
    }),
  }),
});

import { useEffect, useState } from 'react';
import type { PasswordCheck } from '../../../../src/auth/auth.types.js';
import { api } from './api.js';

const { useCheckPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkPassword: build.mutation<PasswordCheck, { readonly password: string; readonly email: string }>({
      query: (body) => ({ url: '/auth/password-check', method: 'POST', body }),
    }),
  }),
});

const shortest = 6;
/** ms without another letter. */
const pause = 400;

/**
 * Why the server would refuse a password as common, told while it is typed; null while that is not known, and where
 * nobody could be asked: the server refuses it all the same.
 * @param email of the person, as far as it is typed
 */
export function useCommonPassword(password: string, email: string): string | null {
  const [check] = useCheckPasswordMutation();
  const [refused, setRefused] = useState<{ readonly password: string; readonly why: string } | null>(null);
  useEffect(() => {
    if (password.length < shortest) return;
    const timer = setTimeout(() => {
      void check({ password, email }).then(({ data }) =>
        setRefused(data?.refusal ? { password, why: data.refusal } : null),
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [password, email, check]);
  return refused?.password === password ? refused.why : null;
}

import type { Rule } from 'antd/es/form';
import type { ApiProblem } from '../../shared/api/problem.js';

export const emailRules: Rule[] = [
  { required: true, whitespace: true, message: 'Ogiltig e-postadress' },
  { type: 'email', message: 'Ogiltig e-postadress' },
];

export const passwordRules: Rule[] = [
  { required: true, message: 'Lösenordet måste vara minst 6 tecken' },
  { min: 6, message: 'Lösenordet måste vara minst 6 tecken' },
];

/** The server's field errors in the shape antd's forms take; none when the problem names no field of the form. */
export function fieldErrors<Name extends string>(
  problem: ApiProblem,
  names: readonly Name[],
): { readonly name: Name; readonly errors: string[] }[] {
  return names.flatMap((name) => {
    const errors = (problem.errors ?? [])
      .filter((error) => error.path === name)
      .map((error) => error.message);
    return errors.length > 0 ? [{ name, errors }] : [];
  });
}

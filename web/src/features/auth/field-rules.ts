import type { Rule } from 'antd/es/form';
import type { ApiProblem } from '../../shared/api/problem.js';
import { authTexts } from '../../shared/texts/auth.js';

const texts = authTexts.fields;

export const emailRules: Rule[] = [
  { required: true, whitespace: true, message: texts.badEmail },
  { type: 'email', message: texts.badEmail },
];

export const passwordRules: Rule[] = [
  { required: true, message: texts.shortPassword },
  { min: 6, message: texts.shortPassword },
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

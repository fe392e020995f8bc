import { z } from 'zod';
import { ApiError, invalid } from './api-error.js';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Deeper than any parameter of Stripe's. */
const DEPTH = 8;

/** Reads `a[b][0]=c` as Stripe does; numbered names make lists. */
export function readForm(text: string): Form {
  const root: Form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\[|\]\[|\]/).filter((part, at, all) => at < all.length - 1 || part !== '');
    if (names.length > DEPTH) throw invalid(`Invalid parameter: ${key.slice(0, 100)}`);
    let place = root;
    names.forEach((name, at) => {
      const own = name === '' ? String(Object.keys(place).length) : name;
      if (at === names.length - 1) place[own] = value;
      else {
        const inner = place[own];
        place = (place[own] = typeof inner === 'object' ? inner : emptyForm()) as Form;
      }
    });
  }
  return withLists(root) as Form;
}

/** Without a prototype, so that no name of a parameter means anything else. */
function emptyForm(): Form {
  return Object.create(null) as Form;
}

function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : { ...Object.fromEntries(entries) };
}

const integerFault = 'Invalid integer';

/** A whole number, as text on the wire. */
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, integerFault)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty text unsets it. */
export const text = (longest: number) => z.string().max(longest);
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

/** @throws ApiError with the first fault, as Stripe tells it */
export function readParameters<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw faultOf(read.error.issues[0]!);
}

function faultOf(issue: z.core.$ZodIssue): ApiError {
  const name = (path: readonly PropertyKey[]) =>
    path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('');
  const param = name(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = name([...issue.path, issue.keys[0]!]);
    return invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('undefined')) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.message === integerFault) {
    return invalid(`${integerFault}: ${param}`, { code: 'parameter_invalid_integer', param });
  }
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}

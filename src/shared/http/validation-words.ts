import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: 'en text',
  number: 'ett tal',
  int: 'ett heltal',
  boolean: 'true eller false',
  array: 'en lista',
  object: 'ett objekt',
};

/** In Swedish, what is wrong with a value for which its schema has no words of its own; a whole sentence with its path. */
export function validationWords(issue: Issue): string {
  const path = (issue.path ?? []).join('.');
  const name = path === '' ? 'Det du skickade' : quoted(path);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${name} saknas.`
        : `${name} ska vara ${kinds[issue.expected] ?? 'av ett annat slag'}.`;
    case 'invalid_value':
      return `${name} ska vara ${issue.values.map(quoted).join(' eller ')}.`;
    case 'too_small': {
      const { minimum, inclusive } = issue;
      const least = inclusive === false ? `större än ${minimum}` : `minst ${minimum}`;
      return `${name} måste ${sized(issue.origin, least)}.`;
    }
    case 'too_big': {
      const { maximum, inclusive } = issue;
      return inclusive === false
        ? `${name} måste ${sized(issue.origin, `mindre än ${maximum}`)}.`
        : `${name} får ${sized(issue.origin, `högst ${maximum}`)}.`;
    }
    case 'invalid_format':
      return `${name} har inte rätt form.`;
    case 'unrecognized_keys':
      return `${issue.keys.length === 1 ? 'Okänt fält' : 'Okända fält'}: ${issue.keys.map(quoted).join(', ')}.`;
    default:
      return `${name} stämmer inte.`;
  }
}

/** @param origin of what zod has measured the size */
function sized(origin: string, size: string): string {
  if (origin === 'string') return `ha ${size} tecken`;
  return origin === 'array' ? `innehålla ${size}` : `vara ${size}`;
}

const quoted = (value: unknown): string => `”${String(value)}”`;

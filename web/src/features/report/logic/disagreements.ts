import type { Disagreement } from '../../../../../src/scraping/listing.types.js';
import { fieldValue } from './proof-values.js';

/** The differing values of one field as text, each with the host that states it. */
export function disagreeingValues({ field, values }: Disagreement): { host: string; value: string }[] {
  return values.map(({ url, value }) => ({ host: hostOf(url), value: asText(field, value) }));
}

function asText(field: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return fieldValue(field, value);
  }
  if (Array.isArray(value)) return value.map((item) => asText(field, item)).join(', ');
  return value == null ? fieldValue(field, null) : Object.values(value).map(String).join(', ');
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

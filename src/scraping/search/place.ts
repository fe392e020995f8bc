import { countyName, municipalityName, municipalityOfSlug } from '../extract/municipalities.js';
import { fold } from './street.js';

/**
 * Whether a text places a home in another municipality than its own: it names one as a part of its own (`Storgatan 5,
 * Uppsala`, `Uppsala kommun`) and nowhere the home's.
 */
export function textIsElsewhere(text: string, municipality: string): boolean {
  if (` ${fold(text)} `.includes(` ${fold(municipality)} `)) return false;
  return text.split(/[,;|/()\n–—·•]| - /).some((part) => {
    const called = /(\p{Lu}[\p{L}-]{1,60}(?: \p{Lu}\p{L}{1,60})?) (?:kommun|stad)(?!\p{L})/u.exec(part)?.[1];
    const named = municipalityName(part) ?? (called && municipalityName(called));
    return named !== undefined && named !== '' && fold(named) !== fold(municipality);
  });
}

/** The same of an address's path, where a county of the same name may stand before the municipality. */
export function pathIsElsewhere(path: string, municipality: string): boolean {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  const own = ` ${fold(municipality)} `;
  if (parts.some((part) => ` ${fold(part)} `.includes(own) || municipalityOfSlug(part) === municipality))
    return false;
  return parts.some((part, at) => {
    const isCounty = countyName(part) !== undefined && parts.indexOf(part) === at;
    return !isCounty && municipalityOfSlug(part) !== undefined;
  });
}

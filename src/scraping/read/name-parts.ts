import type { Listing } from '../listing.types.js';
import type { Persons } from './fixture-cleaner.js';
import { nameKey } from './fixture-names.js';

/** Words that are in no person's name. */
export const agency =
  /\b(?:AB|HB|KB)\b|&|förmedl|mäklar|fastighet|byrå|estate|realty|bjurfors|notar\b|husman|länsförs|brf\b|bostad|förening|^(?:om|till|se|alla|vår|våra|din|för|köp|köpa|sälj|sälja|hitta|logga|min|mina|sök|en|ett|hela|nya|nästa|fler|följ|kvarteret|the|our)\s|(?<!\p{L})(?:hem|homes?|sverige|kommun|visning|dig|er|varmt|välkomm\p{L}*|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|läs|mer|kontakt|boka|skicka|ring|maila|telefon|mobil|e-post|ansvarig|porträtt|profilbild|namn|facebook|instagram|linkedin|youtube|google)(?!\p{L})/iu;

/** Whole names with what follows from them: the name without the middle one, the first and the last by themselves. */
export function withParts(
  names: readonly string[],
  firstNames: ReadonlySet<string>,
  lastNames: ReadonlySet<string>,
  listing: Listing,
  host: string,
): Omit<Persons, 'phones'> {
  const shortened = names.flatMap((name) => {
    const parts = name.split(' ');
    return parts.length > 2 ? [`${parts[0]!} ${parts.at(-1)!}`] : [];
  });
  const { broker: _broker, description: _description, title: _title, summary: _summary, ...facts } = listing;
  const stated = new Set(
    Object.values(facts)
      .filter((fact) => typeof fact === 'string')
      .flatMap((fact) => fact.split(/[^\p{L}]+/u)),
  );
  const own = (words: readonly string[]) =>
    [...new Set(words)].filter((word) => word.length >= 2 && word !== 'Namn' && !stated.has(word));
  return {
    names: [...new Set([...names, ...shortened])],
    firstNames: own([...firstNames, ...names.map((name) => name.split(' ')[0]!)]),
    // A firm that is called as its owner keeps its name.
    lastNames: own([...lastNames, ...names.map((name) => name.split(' ').at(-1)!)]).filter(
      (name) => !host.includes(nameKey(name)),
    ),
  };
}

import type { Extraction } from './listing.types.js';

/** Endings and beginnings of names as they are with the letters that `link-facts-street` restores. */
const known =
  /(?:gatan?|väg(?:en)?|gränd(?:en)?|stig(?:en)?|backen?|torg(?:et)?|plan|plats(?:en)?|allén?|led(?:en)?|gången|slingan|ringen|kajen|strand|terrassen|esplanaden|parken|höjden|kroken|svängen|liden|gård(?:en)?|sjö(?:n)?)$/u;
const begins =
  /^(?:öst(?:ra|er)?|väst(?:ra|er)?|söd(?:ra|er)?|övre|hög|trädgård|järnväg|köpman|båtsman|fågel|björk|lönn|äng)s?/u;
/** Frequent parts of names that have an a or an o and have lost nothing. */
const plain =
  /^(?:st(?:or|ora|ad|ads|ation|ations)|norra?|gamla|nya|kungs?|drottning|skol|kyrk|park|strand|karl|gustav|oskar|vasa|sankt|skogs?|sol|rosen|berg|dal|hagen?|slotts?|kvarn|brunn|sand|bro|kron|anders|lars|axel|adolf)$/u;

const isCertainWord = (word: string): boolean => {
  const rest = word.toLowerCase().replace(known, '').replace(begins, '');
  return /\d/.test(word) || !/[ao]/.test(rest) || plain.test(rest) || plain.test(rest.replace(/s$/, ''));
};

/** Whether a name from an address of a page has all its letters: an a or an o in it may have been an å, ä or ö. */
export const isCertainName = (name: string): boolean => name.split(/[\s,]+/).every(isCertainWord);

/** What a link tells as it can be shown: without a street or an area that may have lost letters. */
export function shownOfLink({ listing, provenance }: Extraction): Extraction {
  const lost = (['address', 'area'] as const).filter((field) => !isCertainName(listing[field] ?? ''));
  const kept = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).filter(([field]) => !lost.some((one) => one === field)),
    ) as Fields;
  return { listing: kept(listing), provenance: kept(provenance) };
}

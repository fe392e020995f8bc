import { municipalityOfSlug } from './extract/municipalities.js';

/** Parts of Swedish place names whose lost letters are certain. */
const restorations: readonly (readonly [RegExp, string])[] = [
  [/vagen$/, 'vägen'],
  [/vag$/, 'väg'],
  [/grand(en)?$/, 'gränd$1'],
  [/gard(en)?$/, 'gård$1'],
  [/gards(?=vägen|gatan|gränd)/, 'gårds'],
  [/gangen$/, 'gången'],
  [/svangen$/, 'svängen'],
  [/hojd(?=en$|s)/, 'höjd'],
  [/sjo(?!k)/, 'sjö'],
  [/(^|lind|kastanj|bjork|alm|ask|lonn|slotts|skol|park|kyrk)alle(n)?$/, '$1allé$2'],
  [/^ost(?=ra$|er)/, 'öst'],
  [/^vast(?=ra$|er)/, 'väst'],
  [/^sod(?=ra$|er)/, 'söd'],
  [/^ovre$/, 'övre'],
  [/^hog/, 'hög'],
  [/^tradgard/, 'trädgård'],
  [/^jarnvag/, 'järnväg'],
  [/^kopman/, 'köpman'],
  [/^batsman/, 'båtsman'],
  [/^fagel/, 'fågel'],
  [/^bjork/, 'björk'],
  [/^lonn/, 'lönn'],
  [/^ang(?=s?(v|gatan|stigen))/, 'äng'],
];
/** Kinds of street: as a word of their own they are written small (`Axel Provers väg`). */
const streetWords =
  /^(väg|vägen|gata|gatan|gränd|gränden|plan|plats|torg|backe|allé|stig|park|kaj|strand|led)$/;
const streetEnding =
  /(gatan?|vag(en)?|grand(en)?|stig(en)?|backen?|torg(et)?|plan|plats(en)?|allen?|led(en)?|gangen|slingan|ringen|kajen|strand|terrassen|esplanaden|parken|hojden|kroken|svangen|liden)$/;

/** The words of a slug with the letters that are certain restored: `ostra-provvagen` → `Östra Provvägen`. */
export function wordsOf(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word, index) => {
      const restored = municipalityOfSlug(word)?.toLowerCase() ?? restore(word);
      return index > 0 && streetWords.test(restored) ? restored : capital(restored);
    })
    .join(' ');
}

function restore(word: string): string {
  return restorations.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The street address at the start of a slug: `orrfjardsgrand-34,-2-tr` → `Orrfjardsgränd 34, 2 tr`; `rest` is what
 * follows it. Undefined without a house number.
 */
export function streetIn(slug: string): { address: string; street: string; rest: string } | undefined {
  const match =
    /^([^\d,]+?)-(\d{1,4})(?:(-?[a-z])(?![a-z]))?(?:,?-?(\d{1,2}(?:,\d)?)-?tr(?![a-z]))?(?:,?-(.*))?$/.exec(
      slug,
    );
  if (!match) return undefined;
  const [, street = '', number, letter = '', floor, rest = ''] = match;
  const stairs = floor === undefined ? '' : `, ${floor} tr`;
  return {
    address: `${wordsOf(street)} ${number}${letter.replace('-', ' ').toUpperCase()}${stairs}`,
    street,
    rest,
  };
}

/** Whether the last word of a slug can only be a street's name. */
export function isStreet(slug: string): boolean {
  return streetEnding.test(slug);
}

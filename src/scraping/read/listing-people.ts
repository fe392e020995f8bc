import { isPersonName, isStreetName } from '../extract/names.js';
import type { Listing } from '../listing.types.js';
import type { Persons } from './fixture-cleaner.js';
import { nameKey } from './fixture-names.js';
import { firstNamesSigned, namesAfterRoles, namesListed } from './fixture-roles.js';
import { agency, withParts } from './name-parts.js';
import { sellersIn } from './sellers.js';

const first = String.raw`\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?`;
const full = String.raw`${first}(?: (?:von|af|de|\p{Lu}[\p{L}'’-]{1,30})){1,3}`;
/** What a text says of who lives in a home: `Anna och Per Svensson har bott här`. */
const dwells = String.raw`(?=\s(?:har\s(?:\p{Ll}+\s)?(?:bott|ägt|renoverat|låtit|byggt|vårdat)|säljer|flyttar|flyttade|köpte|byggde|bodde|bor)(?!\p{L}))`;
const dwellers = new RegExp(String.raw`(?<!\p{L})(?:(${first})\s(?:och|&)\s)?(${full})${dwells}`, 'gu');
const firstDwellers = new RegExp(String.raw`(?<!\p{L})(${first})\s(?:och|&)\s(${first})${dwells}`, 'gu');
/** `Ring Anna`, `fråga Bo`: a first name alone. */
const called = new RegExp(
  String.raw`(?<!\p{L})(?:[Rr]ing|[Kk]ontakta|[Mm]aila|[Mm]ejla|[Ss]ms:?a|[Ff]råga)\s(${first})(?![\p{L}-])(?!\s\p{Lu})`,
  'gu',
);
/** Lines of an association's papers that name who sits on its board and checks its books. */
const board =
  /(?<!\p{L})(?:ordförande|vice\s+ordf\p{L}*|ordf\.?|ledam[oö]t(?:er)?|suppleant(?:er)?|kassör|sekreterare|revisor(?:er|ssuppleant)?|valberedning\p{L}*|styrelse(?:n|ledam\p{L}*)?|firmatecknare|vicevärd|undertecknat?|protokollförare|justerare)(?!\p{L})/iu;
/** `revisor har varit Börje Ek`, `ordförande: Tuva Ek`: what sits on a board, but not the board, with a name after it. */
const afterOffice = new RegExp(
  String.raw`(?<!\p{L})(?:[Oo]rdförande|[Ll]edam[oö]t(?:er)?|[Ss]uppleant(?:er)?|[Kk]assör|[Ss]ekreterare|[Rr]evisor(?:er|ssuppleant)?|[Ff]irmatecknare|[Vv]icevärd)[^\p{Lu}.\n]{0,30}(${full})`,
  'gu',
);
/** So many lines below such a heading stand the names, one a line. */
const boardLines = 12;
const mailLocal = /([\p{L}\d]{2,30}(?:[._-][\p{L}\d]{2,30}){1,2})(?=@|\s?[([](?:at?|@|snabel-?a)[)\]])/gu;

/**
 * Everybody whom an advert and its papers name: its broker, who follows a role (`Säljare: …`), signs a text, is told of
 * as living there, sits on a board or has a mail address. A name in a sentence that says nothing of this is not found.
 */
export function peopleIn(listing: Listing, texts: readonly string[]): Persons {
  const facts = [listing.address, listing.area, listing.city, listing.municipality, listing.county]
    .concat(listing.association, listing.associationFacts?.name)
    .flatMap((fact) => (fact && fact.length > 2 ? [`-${nameKey(fact)}-`] : []));
  const isOther = (name: string): boolean =>
    agency.test(name) || isStreetName(name) || facts.some((fact) => fact.includes(`-${nameKey(name)}-`));
  const brokers = (listing.broker ?? '').split(/,|&|\/| och /).map((name) => name.trim());
  const lines = texts.flatMap((text) => text.split(/\n|\t/));
  const sellers = lines.map(sellersIn);
  const told = lines.flatMap((line, index) => [
    ...namesAfterRoles(line),
    ...sellers[index]!.names,
    ...[...line.matchAll(dwellers)].map(([, , name]) => name!),
    ...[...line.matchAll(afterOffice)].map(([, name]) => name!),
  ]);
  const names = [...told, ...texts.flatMap(onBoards), ...ofMails(texts)]
    .flatMap(withoutGenitive)
    .filter((name) => isPersonName(name) && !isOther(name));
  const firstNames = lines.flatMap((line, index) => [
    ...firstNamesSigned(line),
    ...sellers[index]!.firstNames.filter((name) => !isOther(name)),
    ...[...line.matchAll(called)].map(([, name]) => name!),
    ...[...line.matchAll(dwellers)].flatMap(([, name]) => name ?? []),
    ...[...line.matchAll(firstDwellers)].flatMap(([, one, other]) => [one!, other!]),
  ]);
  const whole = brokers.filter((name) => /^\p{Lu}\p{L}[\p{L} .'’-]*\s\p{L}[\p{L}'’-]+$/u.test(name));
  const alone = brokers.filter((name) => /^\p{Lu}\p{L}+$/u.test(name));
  return {
    ...withParts(
      [...new Set([...whole, ...names])],
      new Set([...alone, ...firstNames].filter((name) => !agency.test(name))),
      new Set(sellers.flatMap(({ lastNames }) => lastNames).filter((name) => !isOther(name))),
      listing,
      '',
    ),
    phones: [],
  };
}

/** `Bo Olofssons` is of Bo Olofsson, or his name; with both he is found either way. */
const withoutGenitive = (name: string): string[] =>
  /[^s]s$/u.test(name) ? [name, name.slice(0, -1)] : [name];

/** Names on and below the lines of a paper that tell of a board. */
function onBoards(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const near = lines.slice(Math.max(0, index - boardLines), index + 2);
    if (!near.some((one) => board.test(one))) return [];
    return line.split(/\t|,|\s{2,}|\soch\s|:/).flatMap((cell) => namesListed(cell.trim()));
  });
}

/** `anna.ek@…` tells that `Anna Ek` is a person. */
function ofMails(texts: readonly string[]): string[] {
  const locals = new Set(
    texts.flatMap((text) => [...text.matchAll(mailLocal)].map(([, local]) => nameKey(local!))),
  );
  if (locals.size === 0) return [];
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?=(?<!\p{L})(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+))/gu)].map(([, name]) => name!),
  );
  return found.filter((name) => locals.has(nameKey(name)));
}

import type { PartId } from '../../knowledge/life-lengths.js';
import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { words, type Quote } from '../text/sources.js';
import { allStatements, quoteIn, type Statement } from './statements.js';
import { votedDown } from '../money/voted-down.js';
import { isOfNeighbours } from './time.js';

/** A part outside the rooms that a member keeps up, with where the advert says so. */
export interface OwnUpkeep {
  readonly part: PartId;
  readonly quote: Quote;
}

const member = String.raw`(?:medlem(?:men|mar|marna|mens|marnas)?|(?:bostadsrätts)?(?:inne)?havar(?:e|en|na|ens|nas)|innehavar(?:e|en)\s+av\s+bostadsrätten|var\s+och\s+en|(?:varje|respektive)\s+(?:hushåll|medlem|ägare|hus|radhus|bostad|bostadsrätt)|köparen|den\s+boende|de\s+boende|den\s+som\s+bor|ägaren|du|ni)`;
const keeps = String.raw`(?:(?:an)?svarar|bekostar|underhåller|(?:står|stå)\s+(?:själv(?:a)?\s+)?för|underhålla|bekosta|(?:an)?svara|sköter\s+och\s+bekostar|hålla\s+huset)`;
/** The member is the one who keeps up: a fee that is paid for upkeep, or a part that is kept up, is no duty. */
const duty = words(
  [
    String.raw`${member}\s+(?:\p{L}+\s+){0,3}?${keeps}`,
    String.raw`${keeps}\s+(?:(?!för(?!\p{L}))\p{L}+\s+){0,3}?${member}`,
    String.raw`(?:bekostas|underhålls|betalas)\s+(?:\p{L}+\s+)?av\s+${member}`,
    String.raw`(?:underhålls)?ansvar(?:et)?\s+(?:\p{L}+\s+){0,6}?(?:på|hos)\s+${member}`,
    String.raw`åligger\s+${member}|${member}s\s+(?:underhålls)?ansvar`,
    String.raw`egen\s+skötsel|eget\s+ansvar|egen\s+(?:be)?kostnad`,
  ].join('|'),
);
/** What the fee pays, or the association by its plan: said behind the part, or of a list that it ends. */
const keptUp = latinRegExp(
  String.raw`^(?<list>(?:(?:,|\s+(?:och|samt))\s+\p{L}+){0,4})\s+(?:(?:underhålls|sköts|renoveras|förnyas)\s+(?:\p{L}+\s+){0,2}?(?:löpande|enligt\s+(?:\p{L}+\s+)?\p{L}*plan(?:en)?)|ingår(?!\s+(?:inte|ej|i\s+(?:${member}|(?:ditt|ert)\s))))(?!\p{L})`,
  'iu',
);
/** `I avgiften ingår underhåll av` tak. */
const paidByFee = words(String.raw`ingår(?!\s+(?:inte|ej))|avgiften\s+(?:täcker|omfattar|inkluderar)`);
const ofMember = words(`${member}|${keeps}`);
const outside: readonly (readonly [PartId, string])[] = [
  ['roof', String.raw`(?:ytter)?tak(?:et|ets|en|pannor\p{L}*)?`],
  ['facade', String.raw`fasad(?:en|er|erna)?|(?:trä)?panel(?:en)?`],
  ['windows', String.raw`fönst(?:er|ren)`],
  ['balcony', String.raw`balkong(?:en|er|erna)?`],
  ['drainage', String.raw`dränering(?:en)?`],
];
const parts = outside.map(([part, named]) => [part, words(named)] as const);
/** `Det yttre underhållet`: all that weather wears. */
const allOutside = words(
  String.raw`yttre\s+underhåll(?:et)?|(?:in-\s+och\s+)?utvändigt?|(?:byggnadens|husets)\s+utsida|utsidan`,
);
const ofAllOutside: readonly PartId[] = ['roof', 'facade', 'windows'];

/** The association's own share stands behind a comma or in a clause of its own: `badrummet, föreningen för taket`. */
const turns = /;|,\s+(?=(?:och\s+)?föreningen\s)|(?<!\p{L})(?:men|medan|däremot)(?!\p{L})/iu;
/** Says where or who not, and is no payer: `i vår förening`, `inte av föreningen`, `ingår inte i avgiften`. */
const aside =
  /(?<!\p{L})(?:(?:inte|ej)\s+(?:av\s+)?föreningen|i\s+(?:(?:den\s+här|denna|vår)\s+)?förening(?:en)?|ingår\s+(?:inte|ej)\s+i\s+(?:månads|års)?avgiften)(?!\p{L})/giu;
/** Paint and glass within are the member's everywhere, and say nothing of the part. */
const within = words(
  String.raw`invändig\p{L}*|insida\p{L}*|inre|\p{L}*mål(?:a|ar|as|ning)(?:en)?|glas(?:et|rutor\p{L}*)?|inglasning\p{L}*|golv(?:et)?|snö\p{L}*|persienn\p{L}*|rens\p{L}*`,
);
const association = words(String.raw`föreningen|brf|samfälligheten`);
const dropped = words(
  String.raw`förslag\p{L}*|skulle|kan\s+komma|motion\p{L}*|${votedDown}|tidigare|förut|säljar\p{L}*|inte|ej|aldrig|slipper`,
);
/** Told of the part, or why it is so, and no more of the duty: `…, som inte är bytta`, `… sedan stämman röstade ned …`. */
const beside = /(?:,\s+som\s|\s(?:sedan|eftersom|då|när)\s(?!\d)).*$/isu;
/** `Taket är från 1988`, told in the same breath, is no duty. */
const isTold =
  /^\s+(?:är|har|lades|byttes|blev)\s+(?:\p{L}+\s+){0,2}?(?:från|lagt|lagd|nytt|ny|nya|bytt|bytta|omlagt|original)/iu;

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** The parts outside the rooms that the one who buys in an association keeps up, by the advert's words; each once. */
export function ownUpkeepIn(advert: Advert): readonly OwnUpkeep[] {
  const known = read.get(advert.sources);
  if (known) return known;
  const found = advert.home.tenure === 'cooperative' ? readUpkeep(advert) : [];
  read.set(advert.sources, found);
  return found;
}

/** The cost of each part asks for it. */
const read = new WeakMap<Advert['sources'], readonly OwnUpkeep[]>();

const readUpkeep = (advert: Advert): OwnUpkeep[] =>
  allStatements(advert)
    .flatMap(upkeepOf)
    .filter(({ part }, index, all) => all.findIndex((other) => other.part === part) === index);

function upkeepOf(statement: Statement): OwnUpkeep[] {
  const { text } = statement;
  if (!has(duty, text) || isOfNeighbours(statement, text.length)) return [];
  const quote = quoteIn(statement, 0, text.length);
  return text.split(turns).flatMap((segment) => {
    const told = segment.replace(aside, ' ');
    const isMembers =
      has(duty, told) &&
      !has(association, told) &&
      !has(dropped, told.replace(beside, '')) &&
      !has(within, told);
    return isMembers ? partsIn(told).map((part) => ({ part, quote })) : [];
  });
}

const partsIn = (text: string): PartId[] => {
  const isNamed = (pattern: RegExp): boolean =>
    [...text.matchAll(pattern)].some(({ 0: name, index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + name.length)];
      return !isTold.test(after) && !isKeptUp(before, after) && !isPaidByFee(before);
    });
  return [
    ...(isNamed(allOutside) ? ofAllOutside : []),
    ...parts.flatMap(([part, pattern]) => (isNamed(pattern) ? [part] : [])),
  ];
};

/** Behind a comma it is another part that is kept up, where a member answers for this one: `du svarar för tak, fasaden underhålls`. */
function isKeptUp(before: string, after: string): boolean {
  const found = keptUp.exec(after);
  return found !== null && !(found.groups?.['list']?.includes(',') && has(ofMember, before));
}

/** True where the fee pays what is named next, and no member stands between. */
function isPaidByFee(before: string): boolean {
  const last = [...before.matchAll(paidByFee)].at(-1);
  return last !== undefined && !has(ofMember, before.slice(last.index + last[0].length));
}

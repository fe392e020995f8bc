import type { PropertyKind, TenureKind } from '../listing.types.js';
import { clean } from './numbers.js';

/** Longer texts are sentences in which such a word merely occurs. */
const longestWord = 70;
/** A page shows the same few words to many readers. */
const maxKnown = 5_000;

/** Answers are kept: a word means the same wherever it stands. */
function remembered<T>(answer: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    if (known.has(word)) return known.get(word)!;
    const found = answer(word);
    if (known.size >= maxKnown) known.clear();
    known.set(word, found);
    return found;
  };
}

// All patterns are matched against folded text: lower case, å ä ö as a a o.
const tenurePatterns: readonly (readonly [TenureKind, RegExp])[] = [
  [
    'bostadsrätt',
    /\bbostadsratt|\btenant[ -]own|\bhousing ?cooperative\b|\bcooperative apartment|^cooperative$/,
  ],
  ['ägarlägenhet', /\baga(r|nderatts)lagenhet|\bagarratt|\bowner(ship)?[ -](apartment|flat)/],
  ['äganderätt', /\baganderatt(?!slagenhet)|\bfri egendom\b|\bfrikopt|\bfreehold\b|^ownership$|^owned$/],
  ['tomträtt', /\btomtratt|\bleasehold/],
  ['arrende', /\barrende|\bofri grund\b/],
  ['hyresrätt', /\bhyresratt|\bhyreslagenhet|\brental\b|\btenancy\b/],
  [
    'andelsboende',
    /\bandels(boende|lagenhet|ratt|bostad|forening)|\bandel i\b|\bbostadsforening|^andel$|\bshare in\b/,
  ],
];

/** Codes of the brokers' systems: only as a whole value, since some are ordinary words. */
const tenureCodes: Readonly<Record<string, TenureKind>> = {
  BR: 'bostadsrätt',
  BRF: 'bostadsrätt',
  ÄR: 'äganderätt',
  AR: 'äganderätt',
  ÄG: 'äganderätt',
  ÄGL: 'ägarlägenhet',
  TR: 'tomträtt',
  HR: 'hyresrätt',
};

/**
 * The form of tenure that a page's word means (`Bostadsrättslägenhet`, `BR`, `Friköpt`, `TENANT_OWNERSHIP`), whatever
 * its case, inflection or compound. Undefined when it means none, or cannot be told from another.
 */
export function tenureKindOf(word: string): TenureKind | undefined {
  return word.length > 2 * longestWord ? undefined : tenures(word);
}

const tenures = remembered((word): TenureKind | undefined => {
  const line = clean(word);
  if (line.length > longestWord) return undefined;
  const code = tenureCodes[line.toUpperCase()];
  if (code) return code;
  const text = folded(line);
  if (isDenied(text)) return undefined;
  if (/^cmbolgh(\d|$)/.test(text)) return 'bostadsrätt';
  if (/\bkooperativ hyresratt/.test(text)) return 'kooperativ hyresrätt';
  const found = tenurePatterns.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  const both = (one: TenureKind, other: TenureKind) => found.includes(one) && found.includes(other);
  if (found.length === 2) {
    // The association may lease its land, the home is a bostadsrätt all the same.
    if (both('bostadsrätt', 'tomträtt')) return 'bostadsrätt';
    if (both('ägarlägenhet', 'äganderätt')) return 'ägarlägenhet';
    // An owned house on leased land is what arrende means here.
    if (both('äganderätt', 'arrende')) return 'arrende';
  }
  return found.length === 1 ? found[0] : undefined;
});

const propertyPatterns: readonly (readonly [PropertyKind, RegExp])[] = [
  [
    'lägenhet',
    /(?<!hus)lagenhet(en|er|erna|s)?\b|\blgh\b|\b(etage|vinds|tak)vaning(en)?\b|^vaning$|\bapartments?\b(?! (building|house|block))|\bflats?\b|\bcondominium\b|\bpenthouse\b/,
  ],
  ['radhus', /radhus(et|en)?\b|\b(terraced?|row)[ -]?houses?\b|\btown ?houses?\b|\brad\b/],
  ['parhus', /parhus(et|en)?\b|\bparvilla\b|\bsemi[ -]?detached\b|\btwin[ -]houses?\b|\bpar\b/],
  ['kedjehus', /kedjehus(et|en)?\b|\bkedjevilla\b|\b(linked|chain)[ -]houses?\b|\bkedje\b/],
  [
    'fritidshus',
    /fritids(hus|boende|bostad|stuga)(et|en|n)?\b|\bfritid\b|\b(sommar|fjall|skargards|jakt)?stug(a|or|an)\b|\bsommarhus|\bcottages?\b|\b(holiday|vacation|leisure|summer|recreational)[ -](homes?|houses?)\b/,
  ],
  [
    'gård',
    /\b(hast|lant|bond|skogs)?gard(en|ar)?\b|\bjordbruk|\blantbruk|\bskog(s(fastighet|mark|bruk))?\b|\blantegendom|\bhastfastighet|\bfarms?\b|\bhomesteads?\b/,
  ],
  [
    'flerfamiljshus',
    /\bflerfamiljshus|\bflerbostadshus|\bhyresfastighet|\bhyreshus\b|\bapartment (building|house|block)|\bmulti-?family/,
  ],
  ['husbåt', /\bhusbat|\bhouse ?boat/],
  [
    'lokal',
    /\b(affars|butiks|industri|kontors|restaurang|verksamhets)?lokal(en|er|erna)?\b|\b(butik|kontor|hotell?|restaurang|verkstad)(en|et)?\b|\b(industri|lager|affars|kontors|hotell|rorelse)(byggnad|fastighet|hus)(en|et)?\b|\bkommersiell|\bcommercial\b|\boffices?\b|\bpremises\b/,
  ],
  ['villa', /villa(n|s)?\b|villor(na)?\b|(?<!semi[ -])\bdetached\b|\bbungalow\b/],
  ['tomt', /tomt(en|er|erna|mark)?\b|^mark$|\bplots?\b|^land$/],
];
/** Words that say something of the form only: they count when nothing else does. */
const lastResorts: readonly (readonly [PropertyKind, RegExp])[] = [
  ['villa', /\benbostadshus|\bfriliggande\b|\bfristaende hus|\begnahem/],
  ['lägenhet', /\betage\b/],
  ['övrigt', /^(ovrigt?|annat|annan|annat boende|others?)$/],
];

/**
 * The kind of home that a page's word means (`Friliggande villa`, `Etagelägenhet`, `ROW_HOUSE`, `Gård/skog`), whatever
 * its case, inflection or compound. Undefined when it means none, or cannot be told from another: `Småhus`,
 * `Par-/kedje-/radhus`, schema.org's `House`.
 */
export function propertyKindOf(word: string): PropertyKind | undefined {
  return word.length > 2 * longestWord ? undefined : homes(word);
}

const homes = remembered((word): PropertyKind | undefined => {
  // Hemnet's symbol for Villa; as a word, a house may be of any kind.
  const line = clean(word);
  if (line === 'HOUSE') return 'villa';
  if (line.length > longestWord) return undefined;
  const text = folded(line);
  if (isDenied(text)) return undefined;
  const code = /^cm(tomt|fritid|lant)(\d|$)/.exec(text)?.[1];
  if (code) return code === 'tomt' ? 'tomt' : code === 'lant' ? 'gård' : 'fritidshus';
  const matching = (patterns: typeof propertyPatterns) =>
    patterns.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  const found = matching(propertyPatterns);
  if (found.length === 0) return matching(lastResorts)[0];
  return found.length === 1 ? found[0] : narrower(found, text);
});

/** Of two words the one that names the home, where the other only tells of its building, its land or its family. */
function narrower(found: readonly PropertyKind[], text: string): PropertyKind | undefined {
  const besides = (kind: PropertyKind) =>
    found.length === 2 && found.includes(kind) ? found.find((one) => one !== kind) : undefined;
  if (besides('flerfamiljshus') === 'lägenhet') return 'lägenhet';
  // "Villa med kontor": a home with a room for work.
  if (besides('lokal')) return besides('lokal');
  // "Villa - Parhus": type and subtype.
  const subtype = / [-–] /.test(text) ? besides('villa') : undefined;
  if (subtype === 'radhus' || subtype === 'parhus' || subtype === 'kedjehus') return subtype;
  // "Fritidshus på egen tomt": the home and its land.
  return /\b(med|pa|inkl\.?) [a-z ]*tomt/.test(text) ? besides('tomt') : undefined;
}

function isDenied(text: string): boolean {
  return /\b(ej|inte|ingen|inget|saknas)\b/.test(text);
}

/** Symbols and addresses taken apart (`ROW_HOUSE`, `https://schema.org/RowHouse`), lower case, å ä ö as a a o. */
function folded(word: string): string {
  return word
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-zåäö])([A-ZÅÄÖ])/g, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/_/g, ' ');
}

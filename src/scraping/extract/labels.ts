import { findLabelPairs, type LabelPair } from './label-pairs.js';
import { municipalityName } from './municipalities.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseNumber,
  parseRooms,
  parseYearly,
  parseYesNo,
} from './numbers.js';
import { type Page } from './page.js';
import { type Facts, isStated, type Reading } from './reading.js';
import { textOf } from './texts.js';

type Notes = Record<string, string>;
type Apply = (pair: LabelPair, facts: Facts, notes: Notes, page: Page) => void;

/** Longest value from which a figure is read. */
const longestFigure = 120;
/** Longest value of a fact that is a word or two. */
const short = 90;

function set<F extends keyof Facts>(facts: Facts, field: F, value: Facts[F]): void {
  if (facts[field] === undefined && isStated(value)) facts[field] = value;
}

const word =
  (
    field:
      | 'tenure'
      | 'propertyType'
      | 'floor'
      | 'area'
      | 'city'
      | 'apartmentNumber'
      | 'association'
      | 'address'
      | 'county',
  ): Apply =>
  ({ value }, facts) => {
    if (value.length <= short && !isUnstated(value)) set(facts, field, value);
  };

/** Handlers whose value may be a sentence or more. */
const proseHandlers = new Set<Apply>();

const text = (
  field:
    | 'structure'
    | 'facade'
    | 'roof'
    | 'windows'
    | 'foundation'
    | 'heating'
    | 'ventilation'
    | 'waterAndSewage'
    | 'plumbing'
    | 'electrical'
    | 'energySource'
    | 'internet'
    | 'includedInFee',
): Apply => {
  const apply: Apply = ({ value, element }, facts, _notes, page) => {
    const whole = element ? textOf(page.$(element).html()) : value;
    if (whole && whole.length <= 2000 && !isUnstated(whole)) set(facts, field, whole);
  };
  proseHandlers.add(apply);
  return apply;
};

const money =
  (field: 'soldPrice' | 'pricePerSqm'): Apply =>
  ({ value }, facts) =>
    set(facts, field, parseMoney(value));

const yearly =
  (field: 'operatingCost' | 'leaseholdFeePerYear' | 'leasePerYear'): Apply =>
  ({ value, rawLabel }, facts, notes) => {
    const cost = parseYearly(value, rawLabel);
    if (!cost || facts[field] !== undefined) return;
    facts[field] = cost.value;
    if (cost.monthly) notes[field] = `${value}: månadsbelopp gånger tolv`;
  };

const fee: Apply = (pair, facts, notes, page) => {
  const { value, rawLabel } = pair;
  // The association panel states the annual fee per square metre.
  if (/kr\s*\/\s*(m²|kvm)/i.test(value)) return ofAssociation('feePerSqm')(pair, facts, notes, page);
  const amount = parseMoney(value);
  if (amount === undefined || facts.monthlyFee !== undefined) return;
  const perYear =
    /\/\s*år|per år/i.test(value) || (/\/\s*år|per år|årsavgift/i.test(rawLabel) && !/mån/i.test(value));
  facts.monthlyFee = perYear ? Math.round(amount / 12) : amount;
  if (perYear) notes['monthlyFee'] = `${value}: årsbelopp delat med tolv`;
};

const price: Apply = ({ value, rawLabel }, facts) => {
  if (/(m²|kvm)\s*$/i.test(value)) return set(facts, 'pricePerSqm', parseMoney(value));
  set(facts, 'price', parseMoney(value));
  if (
    /accepterat|fast pris|högstbjudande|pris saknas|saknas|budgivning|prisidé|från/i.test(
      `${rawLabel} ${value}`,
    )
  ) {
    const stating =
      isUnstated(value) || /[a-zåäö]{5}/i.test(value.replace(/utgångspris/i, '')) ? value : rawLabel;
    set(facts, 'priceText', clean(stating).slice(0, short));
  }
};

const livingArea: Apply = ({ value }, facts) => {
  // "Storlek: 3 rum, 72 m²" holds the rooms as well.
  const area = parseArea(value.replace(/[\d.,½]+ ?(rum|rok)\b( och kök)?,?/i, ''));
  set(facts, 'livingArea', area?.area);
  set(facts, 'biarea', area?.extra);
};

const bothAreas: Apply = ({ value }, facts) => {
  const [living, extra] = value.split(/[/+]/).map((part) => parseNumber(part));
  set(facts, 'livingArea', living);
  if (extra) set(facts, 'biarea', extra);
};

const built: Apply = ({ value }, facts) => {
  if (value.length > 200 || facts.yearBuilt !== undefined || facts.yearBuiltText !== undefined) return;
  const year = parseBuildYear(value);
  set(facts, 'yearBuilt', year?.year);
  set(facts, 'yearBuiltText', year?.text);
};

const energyClass: Apply = ({ value }, facts) => {
  const letter = /^(?:energiklass\s*)?([A-G])(?![a-zåäö])/i.exec(value)?.[1];
  if (letter) set(facts, 'energyClass', letter.toUpperCase());
};

const deeds: Apply = ({ value }, facts) => {
  if (isUnstated(value) || facts.mortgageDeeds) return;
  const count =
    /(\d+)\s*(?:st(?:ycken)?\b|pantbrev)/i.exec(value)?.[1] ?? (/^\d{1,2}$/.test(value) ? value : undefined);
  const total = /([\d][\d .]*)\s*(?:kr|sek)/i.exec(value)?.[1] ?? (count === undefined ? value : undefined);
  const amount = total === undefined ? undefined : parseMoney(total);
  facts.mortgageDeeds = {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(amount === undefined ? {} : { total: amount }),
  };
};

const tax =
  (key: 'mainProperty' | 'adjacentProperty' | 'totalTaxValue'): Apply =>
  ({ value }, facts) => {
    const amount = parseMoney(value.replace(/\([^)]*\)/g, ''));
    if (amount === undefined || facts.taxValues?.[key] !== undefined) return;
    const year = /(?<!\d)(20\d\d)(?!\d| \d)/.exec(value)?.[1];
    facts.taxValues = { ...facts.taxValues, [key]: amount, ...(year ? { year: Number(year) } : {}) };
  };

type NumberOfAssociation =
  | 'numberOfApartments'
  | 'numberOfRentalUnits'
  | 'numberOfPremises'
  | 'debtPerSqm'
  | 'indirectNetDebt'
  | 'feePerSqm'
  | 'savingsPerSqm'
  | 'transferFee'
  | 'pledgeFee'
  | 'repairFund'
  | 'share';

const ofAssociation =
  (key: NumberOfAssociation): Apply =>
  ({ value }, facts) => {
    const number = isUnstated(value) ? undefined : parseNumber(value);
    if (number === undefined || facts.associationFacts?.[key] !== undefined) return;
    facts.associationFacts = { ...facts.associationFacts, [key]: number };
  };

const genuine: Apply = ({ value }, facts) => {
  const answer = /oäkta/i.test(value) ? false : /äkta/i.test(value) ? true : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined) {
    facts.associationFacts = { ...facts.associationFacts, genuine: answer };
  }
};

const ownsLand: Apply = ({ value }, facts) => {
  const answer = /tomträtt|arrende/i.test(value) ? false : parseYesNo(value);
  if (answer !== undefined) facts.associationFacts = { ...facts.associationFacts, ownsLand: answer };
};

const words: readonly (readonly [Apply, string])[] = [
  [word('propertyType'), 'bostadstyp|typ av bostad|objekttyp|boendeform|fastighetstyp|typ|hustyp'],
  [word('tenure'), 'upplåtelseform|ägandeform|upplåtelse'],
  [
    (pair, facts) => set(facts, 'rooms', parseRooms(pair.value)),
    'antal rum|rum|antal rum och kök|rum och kök',
  ],
  [livingArea, 'boarea|boyta|bostadsarea|bostadsyta|boarea/boyta|boendeyta|area|storlek|yta|bo-area'],
  [bothAreas, 'bo-/biarea|boarea/biarea|boarea / biarea|bo-/ biarea|bo/biarea|bo- och biarea'],
  [(pair, facts) => set(facts, 'biarea', parseArea(pair.value)?.area), 'biarea|biyta|bi-area'],
  [
    (pair, facts) => set(facts, 'tomtarea', parseArea(pair.value)?.area),
    'tomtarea|tomtyta|tomtstorlek|tomt|areal|tomtens area|total areal',
  ],
  [
    fee,
    'avgift|månadsavgift|avgift/månad|avgift / månad|avgift/mån|avgift per månad|årsavgift|hyra/avgift|avgift till föreningen',
  ],
  [
    text('includedInFee'),
    'i avgiften ingår|avgift inkluderar|ingår i avgiften|ingår i månadsavgiften|avgiften inkluderar|i månadsavgiften ingår|månadsavgiften inkluderar',
  ],
  [
    yearly('operatingCost'),
    'driftkostnad|driftskostnad|driftkostnader|driftskostnader|total driftkostnad|total driftskostnad|driftkostnad/år|driftskostnad/år|driftkostnad per år|driftskostnad per år|driftkostnad/mån|driftkostnad per månad|driftskostnad per månad|summa driftkostnad|summa driftkostnader',
  ],
  [yearly('leaseholdFeePerYear'), 'tomträttsavgäld|tomträttsavgäld/år|avgäld|tomträttsavgäld per år'],
  [yearly('leasePerYear'), 'arrende|arrendeavgift|arrende/år|arrendeavgift/år|tomtarrende|årligt arrende'],
  [
    price,
    'pris|utgångspris|begärt pris|utropspris|accepterat pris|fast pris|begärd köpeskilling|startpris|prisidé',
  ],
  [money('soldPrice'), 'slutpris|såld för|försäljningspris'],
  [
    money('pricePerSqm'),
    'pris/m²|pris per kvadratmeter|pris/kvm|pris per m²|kvadratmeterpris|kr/m²|pris / kvm|pris per kvm',
  ],
  [built, 'byggår|byggnadsår|byggt år|byggt|nybyggnadsår|värdeår/byggår'],
  [word('floor'), 'våning|våningsplan|plan/våning|våning/antal våningar'],
  [(pair, facts) => set(facts, 'elevator', parseYesNo(pair.value)), 'hiss|hiss finns'],
  [
    word('association'),
    'förening|bostadsrättsförening|föreningens namn|föreningsnamn|föreningen|brf|bostadsrättsförening namn',
  ],
  [word('apartmentNumber'), 'lägenhetsnummer|lgh nr|lgh-nr|lägenhetsnr|lägenhetsnummer (lantmäteriet)'],
  [energyClass, 'energiklass|energiprestanda/energiklass|energideklaration'],
  [
    (pair, facts) => set(facts, 'energyPerformance', parseNumber(pair.value)),
    'primärenergital|energiprestanda|energiprestanda, primärenergital',
  ],
  [text('heating'), 'uppvärmning|värme|uppvärmningssystem|värmesystem'],
  [text('ventilation'), 'ventilation|ventilationstyp'],
  [text('structure'), 'stomme|bärande stomme|byggnadssätt|konstruktion'],
  [text('facade'), 'fasad|fasadmaterial'],
  [text('roof'), 'tak|taktäckning|yttertak|takbeläggning'],
  [text('windows'), 'fönster|fönstertyp'],
  [text('foundation'), 'grund|grundläggning|grundmur|grund/källare|husgrund'],
  [text('waterAndSewage'), 'vatten och avlopp|vatten/avlopp|va|vatten & avlopp|avlopp|vatten'],
  [text('plumbing'), 'rör|vs|stammar|rörstammar|vvs'],
  [text('electrical'), 'el|elsystem|elinstallation|elinstallationer'],
  [text('energySource'), 'energikälla|värmekälla|energislag'],
  [
    text('internet'),
    'internet|bredband|tv och bredband|tv & bredband|tv/bredband|tv/internet|tv och internet|bredband/tv|internet och tv',
  ],
  [
    tax('totalTaxValue'),
    'taxeringsvärde|taxeringsvärde totalt|summa taxeringsvärde|totalt taxeringsvärde|taxeringsvärde, totalt|tax.värde',
  ],
  [tax('mainProperty'), 'taxeringsvärde byggnad|varav byggnad|byggnadsvärde|taxeringsvärde byggnader'],
  [tax('adjacentProperty'), 'taxeringsvärde mark|varav mark|markvärde|taxeringsvärde tomt'],
  [deeds, 'pantbrev|antal pantbrev|uttagna pantbrev|summa pantbrev|inteckningar|pantbrev totalt'],
  [word('address'), 'adress|gatuadress'],
  [word('area'), 'område|stadsdel'],
  [(pair, facts) => set(facts, 'municipality', municipalityName(pair.value.split(',')[0]!)), 'kommun'],
  [word('city'), 'ort|postort|stad'],
  [word('county'), 'län'],
  [
    ofAssociation('numberOfApartments'),
    'antal lägenheter|antal bostadsrätter|lägenheter i föreningen|antal bostadslägenheter',
  ],
  [ofAssociation('numberOfRentalUnits'), 'antal hyresrätter|hyresrätter'],
  [ofAssociation('numberOfPremises'), 'antal lokaler|lokaler'],
  [
    ofAssociation('debtPerSqm'),
    'belåning|skuldsättning per kvm|skuldsättning|skuld per kvm|lån per kvm|föreningens lån per kvm|belåning per kvm|belåning/kvm|skuldsättning/kvm',
  ],
  [ofAssociation('indirectNetDebt'), 'indirekt nettoskuldsättning|indirekt nettoskuld|nettoskuldsättning'],
  [ofAssociation('savingsPerSqm'), 'sparande per kvm|sparande|sparande/kvm'],
  [ofAssociation('transferFee'), 'överlåtelseavgift'],
  [ofAssociation('pledgeFee'), 'pantsättningsavgift'],
  [ofAssociation('repairFund'), 'reparationsfond|inre reparationsfond|inre fond'],
  [ofAssociation('share'), 'andelstal|andel i föreningen|andel i förening|andelstal i föreningen'],
  [
    genuine,
    'äkta förening|äkta bostadsrättsförening|status|typ av förening|förening typ|privatbostadsföretag',
  ],
  [ownsLand, 'äger marken|föreningen äger marken|äger föreningen marken|markägande|föreningen äger mark'],
];

const handlers = new Map(
  words.flatMap(([apply, labels]) => labels.split('|').map((label) => [label, apply] as const)),
);

/** Facts from label–value pairs in what the page shows. The first pair of a field counts: main facts stand first. */
export function readLabels(page: Page): Reading {
  const facts: Facts = {};
  const notes: Notes = {};
  for (const pair of findLabelPairs(page, (label) => handlers.has(label))) {
    const handler = handlers.get(pair.label)!;
    // A heading such as "Rum" may stand above a whole text: figures are only read from short values.
    if (pair.value === '' || pair.value.length > (proseHandlers.has(handler) ? 4000 : longestFigure))
      continue;
    handler(pair, facts, notes, page);
  }
  return { reader: 'label pairs', facts: tidy(facts), notes };
}

/** Undoes what a label alone cannot tell. */
function tidy(facts: Facts): Facts {
  const { propertyType, tenure, floor, pricePerSqm, associationFacts } = facts;
  // "Typ: Bostadsrätt" is a tenure, not a kind of home.
  if (
    propertyType &&
    !tenure &&
    /^(bostadsrätt|äganderätt|hyresrätt|tomträtt|andelsboende)$/i.test(propertyType)
  ) {
    facts.tenure = propertyType;
    delete facts.propertyType;
  }
  if (floor && facts.elevator === undefined && /hiss/i.test(floor)) {
    facts.elevator = !/hiss (finns )?(ej|inte|saknas)|ej hiss|utan hiss|ingen hiss|hiss: nej/i.test(floor);
  }
  if (pricePerSqm !== undefined && pricePerSqm < 100) delete facts.pricePerSqm;
  if (associationFacts && Object.keys(associationFacts).length === 0) delete facts.associationFacts;
  return facts;
}

import {
  type Apply,
  type Notes,
  bothAreas,
  built,
  deeds,
  energyClass,
  fee,
  genuine,
  livingArea,
  money,
  ofAssociation,
  ownsLand,
  price,
  proseHandlers,
  set,
  tax,
  text,
  word,
  yearly,
} from './label-handlers.js';
import { findLabelPairs } from './label-pairs.js';
import { municipalityName } from './municipalities.js';
import { parseArea, parseNumber, parseRooms, parseYesNo } from './numbers.js';
import type { Page } from './page.js';
import type { Facts, Reading } from './reading.js';

/** Longest value from which a figure is read. */
const longestFigure = 120;

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

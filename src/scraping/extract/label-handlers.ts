import type { LabelPair } from './label-pairs.js';
import type { LabelName } from './label-words.js';
import { municipalityName } from './municipalities.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseMonthly,
  parseNumber,
  parseRooms,
  parseYearly,
  parseYesNo,
} from './numbers.js';
import { type Facts, isStated } from './reading.js';
import { isAssociationName, isPersonName, placeOf } from './names.js';
import { plainText } from './texts.js';
import { taxValuesIn } from './prose-sums.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

export type Notes = Record<string, string>;
/** Takes one pair into the facts; leaves them alone when the value does not say what the label promises. */
export type Apply = (pair: LabelPair, facts: Facts, notes: Notes) => void;

/** Longest value of a fact that is a word or two. */
const short = 90;

function set<F extends keyof Facts>(facts: Facts, field: F, value: Facts[F]): void {
  if (facts[field] === undefined && isStated(value)) facts[field] = value;
}

const word =
  (field: 'floor' | 'area' | 'city' | 'apartmentNumber' | 'county'): Apply =>
  ({ value }, facts) => {
    if (value.length <= short && !isUnstated(value)) set(facts, field, value);
  };

const prose =
  (
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
  ): Apply =>
  ({ lines }, facts) => {
    const whole = plainText(lines);
    // Among running costs the same words head sums.
    if (field !== 'includedInFee' && /^(?:ca\.? )?\d[\d .]*(?:kr\b|:-|kwh|$)/i.test(clean(whole))) return;
    if (whole !== '' && whole.length <= 2000 && !isUnstated(whole)) set(facts, field, whole);
  };

const money =
  (field: 'soldPrice' | 'pricePerSqm'): Apply =>
  ({ value }, facts) => {
    const amount = parseMoney(value);
    // Round thousands: a price per square metre below is another figure (an index, an annual fee).
    if (amount !== undefined && amount >= (field === 'soldPrice' ? 10_000 : 500)) set(facts, field, amount);
  };

const costItem =
  /^(?:hushåll|uppvärm|värme|fjärrvärme|el(?!\p{L})|elnät|vatten|va(?!\p{L})|v\/a|renhåll|sop|sot|försäkr|hemförsäkr|väg|samfäll|bredband|tv(?!\p{L})|fiber|underhåll|snöröj)[^:]*\d/iu;

const yearly =
  (field: 'operatingCost' | 'leaseholdFeePerYear' | 'leasePerYear'): Apply =>
  ({ value, rawLabel }, facts, notes) => {
    // A heading over a list of costs: the first of them is not their sum.
    const isItemised = field === 'operatingCost' && costItem.test(value);
    const sum = isItemised
      ? /(?:summa|totalt?|sammanlagt)(?!\p{L})[^\d]{0,20}(\d.*)$/iu.exec(value)?.[1]
      : value;
    const cost = sum === undefined ? undefined : parseYearly(sum, rawLabel);
    if (!cost || facts[field] !== undefined || cost.value <= 0) return;
    facts[field] = cost.value;
    if (cost.monthly) notes[field] = `${value}: månadsbelopp gånger tolv`;
    else if (cost.times !== 1) notes[field] = `${value}: gånger ${cost.times}`;
  };

const fee: Apply = (pair, facts, notes) => {
  const { value, rawLabel } = pair;
  // The association panel states the annual fee per square metre.
  if (/kr\s*(?:\/|per)\s*(?:m²|m2|kvm|kvadrat)/i.test(value))
    return ofAssociation('feePerSqm')(pair, facts, notes);
  const amount = parseMonthly(value, rawLabel);
  if (amount === undefined || facts.monthlyFee !== undefined || amount.value <= 0) return;
  facts.monthlyFee = amount.value;
  if (amount.times === 1) notes['monthlyFee'] = `${value}: årsbelopp delat med tolv`;
  else if (amount.times !== 12) notes['monthlyFee'] = `${value}: gånger ${amount.times} delat med tolv`;
};

const price: Apply = ({ value, rawLabel }, facts) => {
  if (/kr\s*(?:\/|per)\s*(?:m²|m2|kvm)|(?:m²|kvm)\s*$/i.test(value))
    return set(facts, 'pricePerSqm', parseMoney(value));
  const amount = parseMoney(value);
  if (amount !== undefined && amount >= 10_000) set(facts, 'price', amount);
  const words = `${rawLabel} ${value}`;
  if (/accepterat|fast pris|högstbjudande|saknas|budgivning|prisidé|pris ej|ej satt|kommer/i.test(words)) {
    const says = /[a-zåäö]{5}/i.test(value.replace(/utgångspris|kronor/i, ''));
    set(facts, 'priceText', clean(isUnstated(value) || says ? value : rawLabel).slice(0, short));
  }
};

const livingArea: Apply = ({ value }, facts) => {
  const area = parseArea(value);
  set(facts, 'livingArea', area?.area);
  set(facts, 'biarea', area?.extra);
};

const bothAreas: Apply = ({ value }, facts) => {
  const [living, extra] = value.split(/[/+]/).map((part) => parseNumber(part));
  if (living && living > 0) set(facts, 'livingArea', living);
  if (extra) set(facts, 'biarea', extra);
};

const built: Apply = ({ value, rawLabel }, facts) => {
  if (value.length > 200 || facts.yearBuiltText !== undefined) return;
  const year = parseBuildYear(value);
  if (facts.yearBuilt !== undefined && facts.yearBuilt !== year?.year) return;
  set(facts, 'yearBuilt', year?.year);
  // A label within a sentence: what follows the year is the sentence's, not the label's.
  if (!/^huset /i.test(rawLabel)) set(facts, 'yearBuiltText', year?.text);
};

const energyClass: Apply = ({ value }, facts) => {
  const letter =
    /^([A-G])(?![\p{L}])/iu.exec(value)?.[1] ??
    /energiklass(?:en)?:?\s*(?:är\s)?([A-G])(?![\p{L}])/iu.exec(value)?.[1];
  if (letter) set(facts, 'energyClass', letter.toUpperCase());
  const performance = /(\d{1,3}(?:,\d)?)\s*kwh/i.exec(value)?.[1];
  if (performance) set(facts, 'energyPerformance', parseNumber(performance));
};

const energyPerformance: Apply = (pair, facts, notes) => {
  const figure =
    /(\d{1,3}(?:[.,]\d+)?)\s*kwh/i.exec(pair.value)?.[1] ?? /^\d{1,3}(?:[.,]\d+)?$/.exec(pair.value)?.[0];
  if (figure) set(facts, 'energyPerformance', parseNumber(figure));
  energyClass(pair, facts, notes);
};

const deeds: Apply = ({ value, rawLabel }, facts) => {
  if (isUnstated(value) || facts.mortgageDeeds?.total !== undefined) return;
  const count =
    /(\d+)\s*(?:st(?:ycken)?\.?(?!\p{L})|pantbrev)/iu.exec(value)?.[1] ??
    (/^\d{1,2}$/.test(value) ? value : undefined);
  const amount =
    /([\d][\d .]*)\s*(?:kr|sek|:-)/i.exec(value)?.[1] ?? (count === undefined ? value : undefined);
  const total = amount === undefined ? undefined : parseMoney(amount);
  if (count === undefined && (total === undefined || (/antal/i.test(rawLabel) && total > 100))) return;
  facts.mortgageDeeds = {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(total === undefined ? {} : { total }),
    ...facts.mortgageDeeds,
  };
};

const tax =
  (key: 'mainProperty' | 'adjacentProperty' | 'totalTaxValue'): Apply =>
  ({ value, rawLabel }, facts) => {
    const several = key === 'totalTaxValue' ? taxValuesIn(`Taxeringsvärde ${value}`) : undefined;
    if (several && Object.keys(several).length > 2) {
      facts.taxValues = { ...several, ...facts.taxValues };
      return;
    }
    const amount = parseMoney(value.replace(/\([^)]*\)/g, ''));
    // A plot without a house is taxed 0 kr for the building.
    const isNothing = key !== 'totalTaxValue' && /^0 ?(?:kr|kronor|:-)$/i.test(value);
    if (amount === undefined || (amount < 1000 && !isNothing) || facts.taxValues?.[key] !== undefined) return;
    const year =
      /(?<!\d)(?<!\d )(20\d\d)(?!\d| \d)/.exec(value)?.[1] ?? /(?<!\d)(20\d\d)(?!\d)/.exec(rawLabel)?.[1];
    facts.taxValues = {
      ...facts.taxValues,
      [key]: amount,
      ...(year ? { year: Number(year) } : {}),
    };
  };

const taxYear: Apply = ({ value }, facts) => {
  const year = Number(/^20\d\d/.exec(value)?.[0]);
  if (year && facts.taxValues?.year === undefined) facts.taxValues = { ...facts.taxValues, year };
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
    const inMoney = /kr|mkr|milj|:-/i.test(value);
    const number = isUnstated(value) ? undefined : inMoney ? parseMoney(value) : parseNumber(value);
    if (number === undefined || number < 0 || facts.associationFacts?.[key] !== undefined) return;
    // Without a sign so small a number is a fraction, or it is not: nobody can tell.
    if (key === 'share' && !value.includes('%') && number < 0.05) return;
    // A whole debt or a percentage stands under the same words.
    if (key === 'debtPerSqm' && (number > 200_000 || /%/.test(value))) return;
    if (key === 'transferFee' && /%/.test(value)) return;
    facts.associationFacts = { ...facts.associationFacts, [key]: number };
  };

const genuine: Apply = ({ value, rawLabel }, facts) => {
  const asksStatus = !/äkta|privatbostads|genuine/i.test(rawLabel);
  const answer = /oäkta/i.test(value)
    ? false
    : /äkta|privatbostadsföretag/i.test(value)
      ? !/^(?:ej|inte|nej)/i.test(value)
      : asksStatus
        ? undefined
        : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined) {
    facts.associationFacts = { ...facts.associationFacts, genuine: answer };
  }
  if (asksStatus) saleStatus({ value } as LabelPair, facts, {});
};

const saleStatus: Apply = ({ value }, facts) => {
  if (/^såld/i.test(value)) set(facts, 'saleStatus', 'sold');
  else if (/^(?:kommande|snart till salu)/i.test(value)) set(facts, 'saleStatus', 'upcoming');
  else if (/^till salu/i.test(value)) set(facts, 'saleStatus', 'for_sale');
};

const notGenuine: Apply = ({ value }, facts) => {
  const answer = parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined)
    facts.associationFacts = { ...facts.associationFacts, genuine: !answer };
};

/** "Namn" under a heading on the association; people and files have names too. */
const nameOfSection: Apply = ({ value, among }, facts) => {
  if (
    among === undefined &&
    value.length <= short &&
    /^(?:brf|bostadsrättsförening|hsb|riksbyggen)/i.test(value)
  )
    set(facts, 'association', value);
};

const ownsLand: Apply = ({ value }, facts) => {
  const answer = /tomträtt|arrende|(?:äger|ägs) (?:inte|ej)/i.test(value)
    ? false
    : /^(?:(?:föreningen|brf) )?(?:äger|äges|ägs|ägd|friköpt|äganderätt)|ägs av (?:föreningen|brf)|egen mark/i.test(
          value,
        )
      ? true
      : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.ownsLand === undefined) {
    facts.associationFacts = { ...facts.associationFacts, ownsLand: answer };
  }
};

const type: Apply = (pair, facts, notes) => {
  const { value, label, rawLabel } = pair;
  if (isUnstated(value)) return;
  if (/^o?äkta (?:förening|bostadsrättsförening|brf)$/i.test(value)) return genuine(pair, facts, notes);
  const isHome = propertyKindOf(value) !== undefined;
  if (!isHome && tenureKindOf(value)) return set(facts, 'tenure', value);
  // "Typ" and "Kategori" head lists of anything.
  if (!isHome && !/bostad|boende|hus|fastighet|objektst?yp/i.test(rawLabel)) return;
  if (label === 'propertyType') set(facts, 'propertyType', value);
};

const tenure: Apply = ({ value }, facts) => {
  if (!isUnstated(value) && value.length <= short) set(facts, 'tenure', value);
};

const association: Apply = ({ value, rawLabel }, facts) => {
  if (isUnstated(value) || !isAssociationName(value, rawLabel)) return;
  set(facts, 'association', value);
};

const registrationNumber: Apply = ({ value }, facts) => {
  const number = /^(\d{6}-?\d{4})$/.exec(value)?.[1];
  if (number && number.startsWith('7') && !facts.associationFacts?.registrationNumber)
    facts.associationFacts = {
      ...facts.associationFacts,
      registrationNumber: number,
    };
};

const transferFeePaidBy: Apply = ({ value }, facts) => {
  const who = /^(köparen?|säljaren?)/i.exec(value)?.[1]?.toLowerCase();
  if (!who || facts.associationFacts?.transferFeePaidBy) return;
  facts.associationFacts = {
    ...facts.associationFacts,
    transferFeePaidBy: who.startsWith('k') ? 'Köparen' : 'Säljaren',
  };
};

/** `Bruksallén 27⏎824 42 Hudiksvall`: street, post code and post town. */
const address: Apply = ({ lines, among }, facts) => {
  if (among === 'people') return;
  const place = placeOf(plainText(lines));
  set(facts, 'address', place.address);
  set(facts, 'postalCode', place.postalCode);
  set(facts, 'city', place.city);
  set(facts, 'municipality', place.municipality);
  set(facts, 'county', place.county);
};

const postalCode: Apply = ({ value, among }, facts) => {
  const match =
    among === 'people' ? undefined : /^(\d{3}) ?(\d{2})(?!\d),?\s*(\p{L}[\p{L} -]+)?$/u.exec(value);
  if (!match) return;
  set(facts, 'postalCode', `${match[1]} ${match[2]}`);
  if (match[3]) set(facts, 'city', match[3].trim());
};

const place =
  (field: 'area' | 'city' | 'county'): Apply =>
  (pair, facts, notes) => {
    if (pair.among !== 'people' && /^\p{L}[\p{L}\d .,/()'–-]*$/u.test(pair.value))
      word(field)(pair, facts, notes);
  };

/** `Linnéstaden, Göteborg`, `Kvarnholmen / Nacka`: the neighbourhood and the town it lies in. */
const area: Apply = (pair, facts, notes) => {
  const [, name, town] =
    /^(\p{L}[\p{L}\d .'’-]+?)\s*(?:,|\/|\s[–-]\s)\s*(\p{Lu}[\p{L} -]+)$/u.exec(pair.value) ?? [];
  if (!name || !town || municipalityName(town) === undefined) return place('area')(pair, facts, notes);
  if (pair.among === 'people') return;
  set(facts, 'area', name);
  if (/(?:kommun|stad)$/i.test(town)) set(facts, 'municipality', municipalityName(town));
  else set(facts, 'city', town);
};

const municipality: Apply = ({ value, among }, facts) => {
  const [first = '', second] = value.split(/[,/]/);
  if (among === 'people') return;
  set(facts, 'municipality', municipalityName(first.trim()));
  if (second && /län$/i.test(second)) set(facts, 'county', clean(second));
};

const broker: Apply = ({ value, lines }, facts) => {
  const name = clean(plainText(lines).split('\n')[0] ?? value);
  if (isPersonName(name)) set(facts, 'broker', name);
};

const brokerAgency: Apply = ({ value }, facts) => {
  if (/^\p{Lu}/u.test(value) && !/[@\d]{4}/.test(value) && value.length <= 80)
    set(facts, 'brokerAgency', value);
};

const renovations: Apply = ({ lines }, facts) => {
  const done = plainText(lines)
    .split('\n')
    .filter((line) => !isUnstated(line) && !/^(?:nej|inga)\b/i.test(line));
  if (done.length > 0 && done.every((line) => line.length <= 400)) set(facts, 'renovations', done);
};

/** Under a tax value, "Mark" is its part for the land; beside an association it asks who owns the land. */
const markOrTax: Apply = (pair, facts, notes) => {
  if (!/\d{4}|\d \d{3}/.test(pair.value)) ownsLand(pair, facts, notes);
  else if (facts.taxValues?.totalTaxValue !== undefined) tax('adjacentProperty')(pair, facts, notes);
};

const buildingTax: Apply = (pair, facts, notes) => {
  if (facts.taxValues?.totalTaxValue !== undefined) tax('mainProperty')(pair, facts, notes);
};

const ignore: Apply = () => undefined;

/** What each label's value becomes. */
export const handlers: Readonly<Record<LabelName, Apply>> = {
  propertyType: type,
  tenure,
  rooms: ({ value }, facts) => set(facts, 'rooms', parseRooms(value)),
  livingArea,
  bothAreas,
  biarea: ({ value }, facts) => set(facts, 'biarea', parseArea(value)?.area),
  tomtarea: ({ value }, facts) => set(facts, 'tomtarea', parseArea(value)?.area),
  monthlyFee: fee,
  includedInFee: prose('includedInFee'),
  operatingCost: yearly('operatingCost'),
  leaseholdFeePerYear: yearly('leaseholdFeePerYear'),
  leasePerYear: yearly('leasePerYear'),
  price,
  soldPrice: money('soldPrice'),
  pricePerSqm: money('pricePerSqm'),
  yearBuilt: built,
  floor: word('floor'),
  elevator: ({ value }, facts) => set(facts, 'elevator', parseYesNo(value)),
  association,
  registrationNumber,
  apartmentNumber: ({ value }, facts) => {
    if (/^(?:lgh\s*)?[\p{L}\d][\p{L}\d /.-]{0,24}$/iu.test(value) && /\d/.test(value))
      set(facts, 'apartmentNumber', value);
  },
  energyClass,
  energyPerformance,
  heating: prose('heating'),
  ventilation: prose('ventilation'),
  structure: prose('structure'),
  facade: prose('facade'),
  roof: prose('roof'),
  windows: prose('windows'),
  foundation: prose('foundation'),
  waterAndSewage: prose('waterAndSewage'),
  plumbing: prose('plumbing'),
  electrical: prose('electrical'),
  energySource: prose('energySource'),
  internet: prose('internet'),
  totalTaxValue: tax('totalTaxValue'),
  mainProperty: tax('mainProperty'),
  adjacentProperty: tax('adjacentProperty'),
  taxYear,
  mortgageDeeds: deeds,
  address,
  area,
  postalCode,
  municipality,
  city: place('city'),
  county: place('county'),
  numberOfApartments: ofAssociation('numberOfApartments'),
  numberOfRentalUnits: ofAssociation('numberOfRentalUnits'),
  numberOfPremises: ofAssociation('numberOfPremises'),
  debtPerSqm: ofAssociation('debtPerSqm'),
  feePerSqm: ofAssociation('feePerSqm'),
  indirectNetDebt: ofAssociation('indirectNetDebt'),
  savingsPerSqm: ofAssociation('savingsPerSqm'),
  transferFee: ofAssociation('transferFee'),
  pledgeFee: ofAssociation('pledgeFee'),
  transferFeePaidBy,
  repairFund: ofAssociation('repairFund'),
  share: ofAssociation('share'),
  genuine,
  notGenuine,
  nameOfSection,
  ownsLand,
  markOrTax,
  buildingTax,
  saleStatus,
  broker,
  brokerAgency,
  showing: ignore,
  renovations,
};

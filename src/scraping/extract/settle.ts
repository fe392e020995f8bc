import type { LabelReading } from './labels.js';
import type { Page } from './page.js';
import { type Facts, type Reading, stated } from './reading.js';
import { slugOf } from './swedish-slug.js';
import { tidyShowings } from './swedish-time.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** Hard limits of Swedish homes, inclusive; values outside are faults of page or reader. Money in kr, areas in m². */
const limits: { readonly [field in keyof Facts]?: readonly [number, number] } = {
  price: [10_000, 1_000_000_000],
  soldPrice: [10_000, 1_000_000_000],
  pricePerSqm: [500, 500_000],
  rooms: [0.5, 40],
  livingArea: [5, 2000],
  biarea: [0.5, 3000],
  tomtarea: [1, 100_000_000],
  monthlyFee: [100, 60_000],
  operatingCost: [100, 1_000_000],
  leaseholdFeePerYear: [10, 1_000_000],
  leasePerYear: [10, 1_000_000],
  energyPerformance: [1, 900],
};
/** Shorter texts of embedded data may be summaries, characters. */
const shortestText = 150;
/** Readers of embedded data that give such a summary where they find no text. */
const dataReaders = ['page data', 'vitec'];
const earliestYear = 1200;
const yearsAhead = 5;

/**
 * The readings without what cannot be: values outside the hard limits, and a price or area that contradicts the stated
 * price per square metre where another reader's value does not.
 */
export function settled(readings: readonly Reading[], page: Page): Reading[] {
  const latest = new Date().getUTCFullYear() + yearsAhead;
  const possible = readings.map((reading) => {
    const facts = withinLimits(reading, latest);
    return facts === reading.facts ? reading : { ...reading, facts };
  });
  const told = withoutCodes(withoutSummaries(possible));
  return soldAtLast(fullest(timed(agreeing(withCandidates(withoutTowns(told, page))))));
}

/** Where a page words the tenure or the kind of home, the word counts and no code in its data. */
function withoutCodes(readings: readonly Reading[]): readonly Reading[] {
  const isWorded = {
    tenureKind: readings.some(({ facts }) => facts.tenure && tenureKindOf(facts.tenure)),
    propertyKind: readings.some(({ facts }) => facts.propertyType && propertyKindOf(facts.propertyType)),
  };
  return readings.map((reading) => {
    const { tenureKind, propertyKind, ...facts } = reading.facts;
    if (tenureKind === undefined && propertyKind === undefined) return reading;
    const kinds = {
      tenureKind: isWorded.tenureKind ? undefined : tenureKind,
      propertyKind: isWorded.propertyKind ? undefined : propertyKind,
    };
    return { ...reading, facts: { ...facts, ...stated(kinds) } };
  });
}

/** A line of a page's data that sums the advert up gives way to the text that the page shows. */
function withoutSummaries(readings: readonly Reading[]): readonly Reading[] {
  const longest = Math.max(...readings.map(({ facts }) => facts.description?.length ?? 0));
  return readings.map((reading) => {
    const { description, ...facts } = reading.facts;
    const isSummary =
      dataReaders.includes(reading.reader) &&
      description !== undefined &&
      description.length < shortestText &&
      description.length < longest;
    return isSummary ? { ...reading, facts } : reading;
  });
}

/** A town in a heading or title is no municipality where the page knows it as the post town: `Kvarnholmen, Kalmar`. */
function withoutTowns(readings: readonly Reading[], page: Page): readonly Reading[] {
  const isGuessing = ({ reader, facts }: Reading) =>
    (reader === 'heading' || reader === 'meta') && facts.municipality !== undefined;
  if (!readings.some(isGuessing)) return readings;
  const towns = new Set(readings.flatMap(({ facts }) => facts.city ?? []));
  const path = new URL(page.url).pathname.toLowerCase();
  return readings.map((reading) => {
    const { municipality, ...facts } = reading.facts;
    if (!isGuessing(reading) || !municipality || !towns.has(municipality)) return reading;
    const isNamed =
      path.includes(slugOf(municipality)) ||
      new RegExp(String.raw`(?<!\p{L})${municipality}s? kommun(?!\p{L})`, 'u').test(page.outline.text);
    return isNamed ? reading : { ...reading, facts };
  });
}

/** One reader knows the day of a showing, another its hour. */
function timed(readings: readonly Reading[]): Reading[] {
  const exact = readings.flatMap(({ facts }) => facts.showings ?? []).filter((start) => start.includes('T'));
  return readings.map((reading) => {
    const { showings } = reading.facts;
    if (!showings || !showings.some((start) => exact.some((one) => one.startsWith(start) && one !== start)))
      return reading;
    const starts = showings.flatMap((start) => {
      const sameDay = exact.filter((one) => one.startsWith(start));
      return sameDay.length > 0 ? sameDay : [start];
    });
    return { ...reading, facts: { ...reading.facts, showings: tidyShowings(starts) } };
  });
}

/** Where the page shows more showings than its note for machines, which often tells of the next alone. */
function fullest(readings: readonly Reading[]): readonly Reading[] {
  const shown = readings.find(({ reader }) => reader === 'links')?.facts.showings ?? [];
  return readings.map((reading) => {
    const { showings } = reading.facts;
    const isPart =
      showings && shown.length > showings.length && showings.every((start) => shown.includes(start));
    return isPart ? { ...reading, facts: { ...reading.facts, showings: shown } } : reading;
  });
}

/** What was paid for a home says that it is sold, whatever else stands on the page. */
function soldAtLast(readings: readonly Reading[]): Reading[] {
  if (!readings.some(({ facts }) => facts.soldPrice !== undefined)) return [...readings];
  return readings.map((reading) => {
    if (reading.facts.saleStatus !== 'upcoming' && reading.facts.saleStatus !== 'for_sale') return reading;
    const { saleStatus: _status, ...facts } = reading.facts;
    return { ...reading, facts };
  });
}

function withinLimits({ facts, reader }: Reading, latest: number): Facts {
  const isOutside = (field: string) => {
    const value = facts[field as keyof Facts];
    if (field === 'yearBuilt') return !((value as number) >= earliestYear && (value as number) <= latest);
    if (field === 'coordinates') return !isInSweden(value as NonNullable<Facts['coordinates']>);
    if (field === 'monthlyFee' && value === 0) return reader !== 'label pairs';
    const range = limits[field as keyof Facts];
    return range !== undefined && typeof value === 'number' && !(value >= range[0] && value <= range[1]);
  };
  let kept: Facts | undefined;
  for (const field in facts) {
    if (facts[field as keyof Facts] === undefined || !isOutside(field)) continue;
    kept ??= { ...facts };
    delete kept[field as keyof Facts];
  }
  return kept ?? facts;
}

/** With its waters. */
function isInSweden({ lat, lon }: NonNullable<Facts['coordinates']>): boolean {
  return lat > 55 && lat < 69.2 && lon > 10.5 && lon < 24.5;
}

/** Of several values under one label, the one that another reader states too is this home's. */
function withCandidates(readings: readonly Reading[]): Reading[] {
  return readings.map((reading) => {
    const { candidates } = reading as Partial<LabelReading>;
    if (!candidates) return reading;
    const facts: Facts = { ...reading.facts };
    for (const [field, values] of candidates) {
      const key = field as keyof Facts;
      const others = readings.filter((other) => other !== reading).map((other) => other.facts[key]);
      if (others.includes(facts[key] as never)) continue;
      const agreed = values.find((value) => others.includes(value as never));
      if (agreed !== undefined) Object.assign(facts, { [key]: agreed });
    }
    return { ...reading, facts };
  });
}

/** Price, area and price per square metre state one thing twice: of three values, the odd one loses to another reader. */
function agreeing(readings: readonly Reading[]): Reading[] {
  const first = <F extends keyof Facts>(field: F) => readings.find(({ facts }) => facts[field] !== undefined);
  const perSqm = first('pricePerSqm')?.facts.pricePerSqm;
  const area = first('livingArea');
  const sum = first('soldPrice') ?? first('price');
  const amount = sum?.facts.soldPrice ?? sum?.facts.price;
  if (perSqm === undefined || !area || amount === undefined) return [...readings];
  const fits = (price: number, size: number) => Math.abs(price / size / perSqm - 1) <= 0.1;
  if (fits(amount, area.facts.livingArea!)) return [...readings];
  const better = readings.find(
    ({ facts }) => facts.livingArea !== undefined && fits(amount, facts.livingArea),
  );
  if (better) return readings.map((reading) => dropUnless(reading, 'livingArea', better.facts.livingArea!));
  const fairer = readings.find(
    ({ facts }) => facts.price !== undefined && fits(facts.price, area.facts.livingArea!),
  );
  if (fairer && sum?.facts.soldPrice === undefined)
    return readings.map((reading) => dropUnless(reading, 'price', fairer.facts.price!));
  const weaker = aloneWithoutLabel(readings);
  if (weaker) return readings.map((reading) => ({ ...reading, facts: lacking(reading.facts, weaker) }));
  return readings.map((reading) => ({ ...reading, facts: without(reading.facts, 'pricePerSqm', perSqm) }));
}

/** The one of price and area that stands without a label, while the other two have one and no reader confirms it. */
function aloneWithoutLabel(readings: readonly Reading[]): 'price' | 'livingArea' | undefined {
  const from = (field: keyof Facts) =>
    readings.filter(({ facts }) => facts[field] !== undefined).map(({ reader }) => reader);
  const isLabelled = (field: keyof Facts) => from(field)[0] === 'label pairs';
  const isAlone = (field: keyof Facts) => from(field).join() === 'heading';
  if (!isLabelled('pricePerSqm') || from('soldPrice').length > 0) return undefined;
  if (isAlone('price') && isLabelled('livingArea')) return 'price';
  return isAlone('livingArea') && isLabelled('price') ? 'livingArea' : undefined;
}

function lacking(facts: Facts, field: 'price' | 'livingArea'): Facts {
  const { [field]: _dropped, ...rest } = facts;
  return rest;
}

function dropUnless(reading: Reading, field: 'livingArea' | 'price', value: number): Reading {
  const stated = reading.facts[field];
  if (stated === undefined || stated === value) return reading;
  const facts = { ...reading.facts };
  delete facts[field];
  return { ...reading, facts };
}

function without(facts: Facts, field: 'pricePerSqm', value: number): Facts {
  if (facts[field] !== value) return facts;
  const { [field]: _dropped, ...rest } = facts;
  return rest;
}

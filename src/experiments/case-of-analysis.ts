import type { FrozenInput } from '../analyses/analysis-input.service.js';
import type { Verdict } from '../reports/analysis-result.schema.js';
import type { Listing } from '../scraping/listing.types.js';
import type { ScrapingService } from '../scraping/scraping.service.js';
import type { ObjectedCase } from './case-of-objection.js';
import type { goldenCaseSchema } from './suites/case.schema.js';
import type { z } from 'zod';

/** Fields that tell of people, of the very home among others, or lead to its advert. */
const personalFields = [
  'broker',
  'brokerAgency',
  'linkToBroker',
  'coordinates',
  'showings',
  'postalCode',
  'apartmentNumber',
  'images',
  'floorplans',
  'documents',
] as const satisfies readonly (keyof Listing)[];

/** A case file as it is written. */
type CaseFile = z.input<typeof goldenCaseSchema>;

/** What was taken out of an analysis to make a case of it. */
export interface Removed {
  /** Fields of the listing that were left out whole. */
  readonly fields: readonly string[];
  /** Things in texts, by kind: `{names: 2, phones: 1}`; those that were not there are left out. */
  readonly texts: Readonly<Record<string, number>>;
  /** Documents of the buyer. */
  readonly documents: number;
}

/**
 * A golden case of what a report was written from, without what tells of people. What it should say is for a reader to
 * write: only the verdict is given, and what an objection leaves no doubt about.
 */
export function caseOf(
  { input, day }: Pick<FrozenInput, 'input' | 'day'>,
  scraping: Pick<ScrapingService, 'withoutPersonalData' | 'streetOf'>,
  asked: {
    readonly name: string | null;
    readonly verdict: Verdict;
    readonly withDocuments: boolean;
    /** What it was made for. */
    readonly objected?: ObjectedCase;
  },
): { golden: CaseFile; removed: Removed } {
  const { listing, images, disagreements, documents = [], ownPrices } = input;
  const isPersonal = (field: string): boolean => (personalFields as readonly string[]).includes(field);
  const kept = documents.filter(({ handedIn }) => asked.withDocuments || !handedIn);
  const { value, removed } = scraping.withoutPersonalData(
    {
      listing: Object.fromEntries(Object.entries(listing).filter(([field]) => !isPersonal(field))) as Listing,
      disagreements: disagreements
        .filter(({ field }) => !isPersonal(field))
        .map(({ field, values }) => ({
          field,
          values: values.map(({ value }, index) => ({ url: `källa ${index + 1}`, value })),
        })),
      documents: kept.map(({ name, kind, outcome, pages, handedIn }) => ({
        name,
        kind,
        outcome,
        pages,
        ...(handedIn ? { handedIn } : {}),
      })),
      objected: asked.objected ?? null,
    },
    listing,
  );
  const street = (address: unknown) => (typeof address === 'string' ? scraping.streetOf(address) : address);
  const { address, ...home } = value.listing;
  const place = address === undefined ? '' : scraping.streetOf(address);
  const told = { ...(place === '' ? {} : { address: place }), ...home };
  return {
    golden: {
      name: asked.name ?? nameOf(listing),
      story: `Made of an analysis whose report was written by the rules of ${day}. ${value.objected?.story ?? 'Say here what is special about the home.'}`,
      listing: told as CaseFile['listing'],
      pictures: images.map(({ kind, width, height }) => ({ kind, label: '', width, height })),
      disagreements: value.disagreements.map(({ field, values }) => ({
        field,
        values: field === 'address' ? values.map((each) => ({ ...each, value: street(each.value) })) : values,
      })),
      documents: value.documents,
      ...(ownPrices ? { ownPrices } : {}),
      expected: {
        verdict: asked.verdict,
        verdictAlso: [],
        criticalRisks: [],
        warnings: [],
        mustNotFlag: [],
        technical: {},
        missing: [],
        notMissing: [],
        mentions: [],
        neverMentions: [],
        ...value.objected?.expected,
      },
    },
    removed: {
      fields: personalFields.filter((field) => listing[field] !== undefined),
      texts: Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0)),
      documents: documents.length - kept.length,
    },
  };
}

/** Place, kind and year, and no street: `orebro-lagenhet-1962`. */
function nameOf({ municipality, city, propertyType, yearBuilt }: Listing): string {
  const words = [municipality ?? city, propertyType, yearBuilt].filter((word) => word !== undefined);
  const name = words
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return name === '' ? 'home' : name;
}

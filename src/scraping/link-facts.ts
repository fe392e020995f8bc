import { countyName, countyOf, municipalityOfSlug, splitAtMunicipality } from './extract/municipalities.js';
import { placesOfPath } from './extract/path-places.js';
import { type Facts, stated } from './extract/reading.js';
import { propertyKindOf, tenureKindOf } from './extract/vocabulary.js';
import { isStreet, streetIn, wordsOf } from './link-facts-street.js';
import {
  type Extraction,
  type Listing,
  linkReader,
  type ListingUrl,
  type Provenance,
} from './listing.types.js';
import { segments } from './sites/site.js';

/** What the parts of an address are called on a page. */
const types: Readonly<Record<string, string>> = {
  lagenhet: 'Lägenhet',
  bostadsrattslagenhet: 'Bostadsrättslägenhet',
  villa: 'Villa',
  radhus: 'Radhus',
  bostadsrattsradhus: 'Bostadsrättsradhus',
  parhus: 'Parhus',
  kedjehus: 'Kedjehus',
  'par-kedje-radhus': 'Par-/kedje-/radhus',
  fritidshus: 'Fritidshus',
  fritidsboende: 'Fritidsboende',
  'vinterbonat-fritidshus': 'Vinterbonat fritidshus',
  tomt: 'Tomt',
  gard: 'Gård',
  'gard-skog': 'Gård/skog',
  'gard-utan-jordbruk': 'Gård utan jordbruk',
  'gard-med-jordbruk': 'Gård med jordbruk',
  'gard-med-skogsbruk': 'Gård med skogsbruk',
  hastgard: 'Hästgård',
  lantbruk: 'Lantbruk',
  ovrig: 'Övrig',
  ovrigt: 'Övrigt',
};
/** Longest first: `gard-skog` before `gard`. */
const typeSlugs = Object.keys(types).sort((a, b) => b.length - a.length);

/** What a link may name before a street beside the places of the home: kinds of homes, and forms of tenure. */
export const kindSlugs: readonly string[] = [
  ...typeSlugs,
  'bostadsratt',
  'aganderatt',
  'hus',
  'bostad',
  'till-salu',
];

/** How each site's address is built. Sites that are not named here may still name a street. */
const readers: Readonly<Record<string, (parts: readonly string[]) => Facts>> = {
  hemnet: ([section, slug = '']) => ({
    ...hemnetSlug(slug.replace(/(?:-|(?<![\d-]))\d+$/, '').replace(/^radhus(?=-)/, 'par-kedje-radhus')),
    ...(section === 'salda' ? { saleStatus: 'sold' as const } : {}),
  }),
  erikolsson: ([, slug = '']) => erikOlssonSlug(slug.replace(/(?:-|(?<![\d-]))\d+$/, '')),
  svenskfast: ([type = '', county, municipality, ...rest]) => ({
    ...kindOf(type),
    ...placeOf(municipality, county),
    ...areaOf(rest.length > 3 ? rest.at(-3) : undefined),
    ...streetOf(rest.at(-2)),
  }),
  lansfast: ([section, type = '', county, municipality, ...rest]) =>
    section === 'object-redirect'
      ? {}
      : {
          ...kindOf(type),
          ...placeOf(municipality, county),
          ...areaOf(rest.length > 2 ? rest.at(-3) : undefined),
          ...streetOf(rest.at(-2)),
        },
  bjurfors: ([, county, municipality, area, street]) => ({
    ...placeOf(municipality, county),
    ...areaOf(area),
    ...streetOf(street),
  }),
  fastighetsbyran: (parts) => {
    const county = parts.find((part) => part.endsWith('-lan'));
    return placeOf(county && parts[parts.indexOf(county) + 1], county);
  },
  maklarhuset: ([, , , , ...rest]) => streetOf(rest.at(-2)),
  skandiamaklarna: ([section, type = '', municipality, area]) =>
    section === 'hitta-hem' ? { ...kindOf(type), ...placeOf(municipality), ...areaOf(area) } : {},
  husmanhagberg: ([, slug]) => streetOf(slug),
  svenskamaklarhuset: ([, slug]) => streetOf(slug?.replace(/^[a-z]\w*-/, '')),
  bosthlm: ([, slug]) => streetOf(slug),
  historiskahem: ([, slug]) => streetOf(slug?.replace(/^[a-z]+-/, '')),
  mohv: ([, municipality, slug]) => ({ ...placeOf(municipality), ...streetOf(slug) }),
};

/**
 * What the link alone tells, for the time until a page has been read or when none can be: type, rooms, municipality,
 * and the names of street and area as a reading, since addresses of pages lose the letters å, ä and ö. Every field
 * carries `linkReader` in its provenance.
 */
export function readLink(link: ListingUrl): Extraction {
  const address = new URL(link.url);
  const facts = { ...placesOfPath(address), ...(readers[link.site] ?? anyStreet)(segments(address)) };
  const county = facts.county ?? (facts.municipality && countyOf(facts.municipality));
  const listing = stated({ ...facts, county }) as Listing;
  const note = 'läst ur länken, där å, ä och ö saknas';
  const origin = { url: link.url, reader: linkReader };
  const provenance = Object.fromEntries(
    Object.keys(listing).map((field) => [
      field,
      field === 'address' || field === 'area' ? { ...origin, note } : origin,
    ]),
  ) as Provenance;
  return { listing, provenance };
}

/**
 * `<type>-<N>rum-<area>-<kommun>-kommun-<street>`; area and, for plots, rooms may be missing. In Hemnet's addresses
 * `radhus` stands for semi-detached and linked houses as well.
 */
function hemnetSlug(slug: string): Facts {
  const { facts, rest } = typeAndRooms(slug);
  const places = splitAtMunicipality(rest);
  if (!places) return facts;
  const { before, municipality, after } = places;
  const address = streetIn(after)?.address ?? (after === '' ? undefined : wordsOf(after.replace(/,.*/, '')));
  return { ...facts, ...stated({ municipality, area: wordsOf(before), address }) };
}

/** `<type>-<N>rum-<street>-<number>-<city>-<kommun>-kommun`. */
function erikOlssonSlug(slug: string): Facts {
  const { facts, rest } = typeAndRooms(slug);
  const places = splitAtMunicipality(`${rest}-`);
  if (!places) return facts;
  return {
    ...facts,
    ...stated({
      municipality: places.municipality,
      address: streetIn(places.before)?.address.replace(/,.*/, ''),
    }),
  };
}

function typeAndRooms(slug: string): { facts: Facts; rest: string } {
  // "par-/kedje-/radhus" in some addresses, "par-kedje-radhus" in others.
  const plain = slug.replace(/-?\/|-{2,}/g, '-');
  const type = typeSlugs.find((one) => plain === one || plain.startsWith(`${one}-`));
  const afterType = type === undefined ? plain : plain.slice(type.length + 1);
  const [whole, number] = /^(\d{1,2}(?:[.,]\d)?)rum(?:-|$)/.exec(afterType) ?? [];
  const rooms = number === undefined ? undefined : Number(number.replace(',', '.'));
  return {
    facts: { ...kindOf(type ?? ''), ...(rooms === undefined ? {} : { rooms }) },
    rest: afterType.slice(whole?.length ?? 0),
  };
}

/** A type of home, or a form of tenure (`bostadsratt`), as a part of an address. */
function kindOf(slug: string): Facts {
  if (slug === 'bostadsratt') return { tenure: 'Bostadsrätt', tenureKind: 'bostadsrätt' };
  const word = types[slug];
  return word === undefined
    ? {}
    : (stated({
        propertyType: word,
        propertyKind: propertyKindOf(word),
        tenureKind: tenureKindOf(word),
      }) as Facts);
}

function placeOf(municipality: string | undefined, county?: string): Facts {
  return stated({
    municipality: municipality && municipalityOfSlug(municipality, county),
    county: county && countyName(county),
  }) as Facts;
}

function areaOf(slug: string | undefined): Facts {
  return slug ? { area: wordsOf(slug) } : {};
}

/** A street with its number at the start of a slug that may go on with floor and area. */
function streetOf(slug: string | undefined): Facts {
  const found = slug === undefined ? undefined : streetIn(slug);
  return found && isStreet(found.street) ? { address: found.address } : {};
}

function anyStreet(parts: readonly string[]): Facts {
  return parts.map(streetOf).findLast(({ address }) => address !== undefined) ?? {};
}

/**
 * Street and number for comparing addresses, without å ä ö, spaces and what follows: `Östra Ågatan 5 B, 2 tr` and
 * `ostra-agatan-5b` are `ostraagatan5b`. Undefined without a number.
 */
export function streetSlugOf(text: string): string | undefined {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(sankta?|s:ta?)\b/g, 'st')
    .trim();
  const match = /^((?:\d:[ae] )?[a-z .:'’/-]+)(\d{1,4})(?: ?-?([a-z])(?![a-z]))?(?!\d)/.exec(folded);
  const street = match?.[1]?.replace(/[^a-z\d]/g, '');
  return match && street ? `${street}${match[2]}${match[3] ?? ''}` : undefined;
}

import { at, findObjects, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { nuxtData } from '../extract/nuxt-data.js';
import { parseYesNo, positive, toNumber } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { isoInSweden, tidyShowings } from '../extract/swedish-time.js';
import { textOf } from '../extract/texts.js';

const reader = 'notar nuxt data';

/** The home in Notar's Nuxt data: the entry whose key holds the id of the address, never a neighbour. */
export function readNotar(page: Page): Reading {
  const homes = findObjects(
    nuxtData(page),
    (node) => 'livingSpaceArea' in node && isPlainObject(node['residence']),
  );
  const home = homes.length === 1 ? homes[0] : homes.find((candidate) => isNamed(candidate, page.url));
  return { reader, facts: home ? facts(home, page.url) : {} };
}

function isNamed(home: Node, url: string): boolean {
  return [home['id'], home['estateId'], home['objectId']].some(
    (id) => typeof id === 'string' && id.length > 5 && url.toLowerCase().includes(id.toLowerCase()),
  );
}

function facts(home: Node, base: string): Facts {
  const residence = at(home, 'residence') ?? {};
  const construction = at(residence, 'construction') ?? {};
  const association = at(home, 'association') ?? at(residence, 'association') ?? {};
  const energy = at(residence, 'energyDeclaration') ?? {};
  const mortgage = at(residence, 'mortgage') ?? {};
  const [lat, lon] = [toNumber(home['latitude']), toNumber(home['longitude'])];
  const list = (name: string) => [home[name] ?? residence[name]].flat().filter(isPlainObject);
  const absolute = (value: unknown) =>
    typeof value === 'string' && URL.canParse(value, base) ? new URL(value, base).href : undefined;
  const pictures = list('images').flatMap((image) => {
    const url = absolute(image['file']);
    return url
      ? [{ url, isPlan: /plan/i.test(`${String(image['category'])} ${String(image['title'])}`) }]
      : [];
  });
  return stated({
    address: textOf(home['address']),
    city: textOf(home['city']),
    municipality: municipalityName(String(home['municipality'] ?? '')),
    county: textOf(home['county']),
    postalCode: /^(\d{3}) ?(\d{2})$/
      .exec(String(home['zipCode'] ?? '').trim())
      ?.slice(1)
      .join(' '),
    coordinates: lat && lon ? { lat, lon } : undefined,
    description:
      textOf(at(home, 'descriptions')?.['long']) ?? textOf(at(residence, 'descriptions')?.['long']),
    summary: textOf(at(home, 'descriptions')?.['short']) ?? textOf(at(residence, 'descriptions')?.['short']),
    price: positive(at(home, 'price')?.['startingPrice']),
    pricePerSqm: positive(at(home, 'price')?.['startingLivingSpacePricePerArea']),
    rooms: positive(home['numberOfRooms']),
    livingArea: positive(home['livingSpaceArea']),
    tomtarea: positive(residence['plotArea']),
    tenure: textOf(residence['tenure']),
    monthlyFee: positive(at(residence, 'monthlyFee')?.['monthlyFee'] ?? residence['monthlyFee']),
    operatingCost: positive(residence['operationCosts']),
    energyClass: /^[A-G]$/i.exec(String(energy['energyClass'] ?? ''))?.[0].toUpperCase(),
    energyPerformance: positive(energy['primaryEnergyNumber']),
    facade: textOf(construction['facade']),
    roof: textOf(construction['roof']),
    windows: textOf(construction['windows']),
    renovations: textOf(residence['renovations'])?.split('\n'),
    mortgageDeeds: stated({
      count: positive(mortgage['numberOfMortgages']),
      total: positive(mortgage['totalMortgageAmount']),
    }),
    association: textOf(association['name']),
    associationFacts: stated({
      name: textOf(association['name']),
      genuine:
        typeof association['genuineAssociation'] === 'boolean'
          ? association['genuineAssociation']
          : undefined,
      ownsLand: parseYesNo(String(association['theAssociationOwnTheGround'] ?? '')),
      numberOfApartments: positive(association['numberOfApartments']),
      indirectNetDebt: positive(residence['indirectNetDebt']),
      share: positive(residence['participationInAssociation']),
      finances: textOf(association['finances']),
      renovations: textOf(association['renovations']),
    }),
    documents: list('documents').flatMap((document) => {
      const url = absolute(document['file']);
      return url ? [{ name: textOf(document['name']) ?? 'Dokument', url }] : [];
    }),
    images: pictures.filter(({ isPlan }) => !isPlan).map(({ url }) => url),
    floorplans: pictures.filter(({ isPlan }) => isPlan).map(({ url }) => url),
    showings: tidyShowings(
      list('viewings').flatMap(
        (viewing) => isoInSweden(String(viewing['startTime'] ?? viewing['start'])) ?? [],
      ),
    ),
  }) as Facts;
}

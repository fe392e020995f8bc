import { findObjects, type Node, nextPageProps, at } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { flightRows } from './next-flight.js';
import { clean, parseBuildYear, parseYesNo, positive, toNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { textOf } from './texts.js';

/** Facts from the object of Vitec's broker system, wherever a page embeds it. */
export function readVitec(page: Page): Reading {
  const estate = vitecEstate(page);
  return { reader: 'vitec', facts: estate ? vitecFacts(estate) : {} };
}

/** The page's own estate: the only one, or the one whose id stands in the address. Neighbours are never taken. */
function vitecEstate(page: Page): Node | undefined {
  const roots: unknown[] = [nextPageProps(page), ...flightRows(page)];
  const estates = roots.flatMap((root) =>
    findObjects(root, (node) => isPlainObject(node['baseInformation'])),
  );
  const address = page.url.toLowerCase();
  const named = estates.find((estate) => {
    const id = String(estate['estateId'] ?? estate['id'] ?? '').toLowerCase();
    return id.length > 5 && address.includes(id);
  });
  return named ?? (estates.length === 1 ? estates[0] : undefined);
}

/** Vitec's object as facts. Field names are the system's own, its spelling mistakes included. */
export function vitecFacts(estate: Node): Facts {
  // HusmanHagberg keeps all but the base information one level further in.
  const inner = at(estate, 'details') ?? {};
  const part = (name: string) => at(estate, name) ?? at(inner, name) ?? {};
  const base = part('baseInformation');
  const place = at(base, 'objectAddress') ?? {};
  const coordinate = at(place, 'coordinate') ?? {};
  const [lat, lon] = [toNumber(coordinate['latitud']), toNumber(coordinate['longitud'])];
  const building = part('building');
  const built = parseBuildYear(String(building['buildingYear'] ?? ''));
  const price = part('price');
  const startingPrice = positive(price['startingPrice']);
  const finalPrice = positive(price['finalPrice']);
  const isSold = finalPrice !== undefined && typeof part('date')['agreementDate'] === 'string';
  const floor = part('floorAndElevator');
  const energy = part('energyDeclaration');
  const association = part('association');
  const description = part('description');
  const plot = part('plot');
  const priceText = textOf(price['text']);
  return stated({
    title: textOf(description['sellingHeading']),
    address: textOf(place['streetAddress']),
    area: textOf(place['area']),
    city: cityName(place['city']),
    postalCode: /^(\d{3}) ?(\d{2})$/
      .exec(clean(String(place['zipCode'] ?? '')))
      ?.slice(1)
      .join(' '),
    municipality: municipalityName(String(place['municipality'] ?? '')),
    county: countyName(place['county']),
    coordinates: lat && lon ? { lat, lon } : undefined,
    summary: textOf(description['shortSellingDescription']),
    description: textOf(description['longSellingDescription']),
    price: startingPrice,
    priceText: priceText && !/^(utgångspris|pris)$/i.test(priceText) ? priceText : undefined,
    soldPrice: isSold ? finalPrice : undefined,
    saleStatus: isSold ? ('sold' as const) : saleStatus(part('assignment')),
    rooms: positive(part('interior')['numberOfRooms']),
    livingArea: positive(base['livingSpace']),
    biarea: positive(base['otherSpace']),
    tomtarea: positive(plot['area'] ?? plot['plotArea']),
    monthlyFee: positive(base['monthlyFee']),
    includedInFee: textOf(base['includedInFee']) ?? textOf(base['commentary']),
    ...operation(part('operation')),
    tenure: textOf(base['tenure']),
    propertyType: textOf(base['propertyType']),
    floor: floorText(floor),
    elevator: parseYesNo(String(floor['elevator'] ?? '')),
    apartmentNumber: textOf(base['apartmentNumberRegistration']) ?? textOf(base['apartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: /^[A-G]$/i.exec(String(energy['energyClass'] ?? ''))?.[0].toUpperCase(),
    energyPerformance: positive(energy['primaryEnergyNumber']) ?? positive(energy['energyConsumption']),
    heating: textOf(building['heating']),
    windows: textOf(building['windows']),
    facade: textOf(building['facade']),
    roof: textOf(building['roof'] ?? building['externalRoof']),
    structure: textOf(building['frame']),
    foundation: textOf(building['foundation']),
    waterAndSewage: textOf(part('waterAndDrain')['info'] ?? building['waterAndDrain']),
    ventilation: textOf(part('ventilation')['type']),
    internet: textOf(part('tvAndBroadband')['broadband']) ?? textOf(association['tvAndBroadband']),
    renovations: textOf(building['renovations'])?.split('\n'),
    association: textOf(association['name']),
    associationFacts: associationFacts(association, part('participationAndRepairFund')),
    mortgageDeeds: mortgage(part('mortgage')),
    taxValues: taxation(part('taxation')),
    documents: documents(part('advertiseOn')['documents']),
  }) as Facts;
}

function operation(costs: Node): Facts {
  const names = [
    'heating',
    'electricity',
    'waterAndDrain',
    'chimneySweeping',
    'sanitation',
    'insurance',
    'roadCommunity',
    'maintenance',
    'other',
  ];
  const items = stated(Object.fromEntries(names.map((name) => [name, positive(costs[name])])));
  const total = positive(costs['sum']);
  if (total === undefined && Object.keys(items).length === 0) return {};
  return stated({ operatingCost: total, annualOperatingCosts: stated({ ...items, total }) }) as Facts;
}

function associationFacts(association: Node, share: Node): Facts['associationFacts'] {
  return stated({
    name: textOf(association['name']),
    registrationNumber: textOf(association['corporateNumber']),
    genuine:
      typeof association['genuineAssociation'] === 'boolean' && association['name']
        ? association['genuineAssociation']
        : undefined,
    ownsLand: parseYesNo(String(association['theAssociationOwnTheGround'] ?? '')),
    numberOfApartments: positive(association['numberOfApartments']),
    numberOfRentalUnits: toNumber(association['numberOfRentalUnits']),
    numberOfPremises: toNumber(association['numberOfLocals']),
    indirectNetDebt: positive(share['indirectNetDebt']),
    transferFee: positive(association['transferFee']),
    pledgeFee: positive(association['pledgeFee']),
    transferFeePaidBy: { kopare: 'Köparen', saljare: 'Säljaren' }[
      String(association['transferFeePaidBy']).toLowerCase()
    ],
    repairFund: positive(share['repairFund']),
    share: positive(share['participationInAssociation']),
    finances: textOf(association['finances']),
    renovations: textOf(association['renovations']),
    parking: textOf(association['parking']),
    broadband: textOf(association['tvAndBroadband']),
    sublettingPolicy: textOf(association['sublettingPolicy']),
  }) as Facts['associationFacts'];
}

function floorText(floor: Node): string | undefined {
  const at = toNumber(floor['floor']);
  if (at === undefined) return undefined;
  const of = positive(floor['totalNumberFloors'] ?? floor['totalNumberOfFloors']);
  return of === undefined ? String(at) : `${at} av ${of}`;
}

function mortgage(deeds: Node): Facts['mortgageDeeds'] {
  return stated({
    count: positive(deeds['numberOfMortgages'] ?? deeds['numberOfPledges']),
    total: positive(deeds['totalMortgageAmount'] ?? deeds['totalAmount']),
  }) as Facts['mortgageDeeds'];
}

function taxation(tax: Node): Facts['taxValues'] {
  return stated({
    mainProperty: positive(tax['buildingTaxationValue'] ?? tax['taxationBuildingValue']),
    totalTaxValue: positive(tax['totalTaxationValue'] ?? tax['taxationValue']),
    year: positive(tax['taxationYear']),
  }) as Facts['taxValues'];
}

function documents(list: unknown): Facts['documents'] {
  if (!Array.isArray(list)) return undefined;
  return list.filter(isPlainObject).flatMap((document) => {
    const url = String(document['url'] ?? '');
    if (!URL.canParse(url) || !/^https?:/.test(url)) return [];
    return [{ name: textOf(document['name']) ?? 'Dokument', url: new URL(url).href }];
  });
}

function saleStatus(assignment: Node): Facts['saleStatus'] {
  const name = String(at(assignment, 'status')?.['name'] ?? '');
  if (/såld/i.test(name)) return 'sold';
  if (/kommande/i.test(name)) return 'upcoming';
  return /till salu/i.test(name) ? 'for_sale' : undefined;
}

/** Registers write post towns in capitals. */
function cityName(value: unknown): string | undefined {
  const city = textOf(value);
  if (!city || city !== city.toUpperCase()) return city;
  return city.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** `Stockholms` → `Stockholms län`. */
function countyName(value: unknown): string | undefined {
  const county = textOf(value);
  return county && !/län$/i.test(county) ? `${county} län` : county;
}

import { type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { positive } from './numbers.js';
import { type Facts, isPlainObject, isStated, stated } from './reading.js';
import { associationOf, deedsOf, taxOf } from './record-economy.js';
import { documentsOf, galleryOf } from './record-files.js';
import { peopleOf } from './record-people.js';
import {
  amountOf,
  areaOf,
  builtOf,
  monthlyOf,
  nodes,
  part,
  pick,
  properNameOf,
  roomsOf,
  word,
  wordsOf,
  yearlyOf,
  yesOf,
} from './record-values.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import * as vitec from './vitec-parts.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

type Gallery = Pick<Facts, 'images' | 'floorplans'>;

/**
 * The home object of Vitec's broker system as its "Estate" services give it (flats, houses, cottages, plots, farms,
 * projects). Field names are the system's own, its spelling mistakes included.
 */
export function readVitecEstate(estate: Node, base: string): Facts {
  // HusmanHagberg keeps all but the first facts one level further in.
  const inner = part(estate, 'details');
  const first = (...names: string[]): Node =>
    Object.assign({}, ...names.flatMap((name) => [filled(inner[name]), filled(estate[name])])) as Node;
  // The same parts may be words instead of objects.
  const raw = (...names: string[]) => pick(inner, ...names) ?? pick(estate, ...names);
  const info = first('plotBaseInformation', 'baseInformation');
  const farm = first('mainResidentialBuilding');
  const place = { ...filled(info['address']), ...filled(info['objectAddress']) };
  const price = first('price');
  const advertising = first('advertiseOn');
  const building = { ...first('building'), ...filled(farm['building']) };
  const interior = first('houseInterior', 'interior');
  const floor = first('floorAndElevator');
  const energy = { ...filled(farm['energyDeclaration']), ...first('energyDeclaration') };
  const association = first('association');
  const text = first('description');
  const plot = first('plotInfo', 'plot');
  const built = builtOf(
    pick(building, 'buildingYear', 'yearBuilt', 'constructionYear'),
    farm['yearBuilt'],
    association['buildingYear'],
  );
  const list = (name: string) => [
    ...nodes(estate[name]),
    ...(estate[name] === undefined ? nodes(inner[name]) : []),
  ];
  const finalPrice = amountOf(price['finalPrice']);
  const named = vitec.statusOf(first('assignment')['status'] ?? raw('status'));
  const isSold =
    named === 'sold' || (finalPrice !== undefined && isStated(textOf(first('date')['agreementDate'])));
  const startingPrice =
    amountOf(price['startingPrice']) ?? amountOf(info['startingPrice']) ?? amountOf(raw('price'));
  return stated({
    title: textOf(text['sellingHeading']),
    address: advertising['hideAddress'] === true ? undefined : textOf(place['streetAddress']),
    area: properNameOf(place['area']) ?? properNameOf(place['areaName']),
    city: vitec.cityOf(place['city']),
    postalCode: vitec.postalCodeOf(place['zipCode']),
    municipality: municipalityName(wordsOf(place['municipality']) ?? ''),
    county: vitec.countyOf(place['county']),
    coordinates: vitec.coordinatesOf(part(place, 'coordinate')),
    summary: textOf(text['shortSellingDescription']) ?? textOf(info['shortDescription']),
    // Some brokers write the whole text where the short one belongs.
    description:
      textOf(text['longSellingDescription']) ??
      textOf(raw('description')) ??
      textOf(text['shortSellingDescription']),
    price: advertising['hidePrice'] === true ? undefined : startingPrice,
    priceText: vitec.priceTextOf(price['text']),
    soldPrice: isSold ? finalPrice : undefined,
    saleStatus: isSold
      ? ('sold' as const)
      : advertising['showAsComming'] === true || advertising['showAsSoonForSale'] === true
        ? ('upcoming' as const)
        : named,
    rooms:
      roomsOf(interior['numberOfRooms']) ?? roomsOf(info['numberOfRooms']) ?? roomsOf(farm['numberOfRooms']),
    livingArea:
      areaOf(info['livingSpace']) ??
      areaOf(part(info, 'buildningArea')['area']) ??
      areaOf(farm['livingSpace']),
    biarea: areaOf(info['otherSpace']) ?? areaOf(farm['otherSpace']),
    tomtarea: areaOf(pick(plot, 'area', 'size', 'plotArea')) ?? areaOf(info['plotArea']),
    monthlyFee: monthlyOf(info['monthlyFee']),
    includedInFee: includedIn(info),
    ...vitec.costsOf(costItems(first('operation')), first('operation')['sum']),
    leaseholdFeePerYear: yearlyOf(first('leasehold')['leaseholdFee']),
    leasePerYear: yearlyOf(first('lease')['leaseFee']),
    tenure: wordsOf(info['tenure']) ?? (word(info['disposalForm']) === 'BR' ? 'Bostadsrätt' : undefined),
    propertyType: kindOf(
      wordsOf(info['propertyType']) ?? wordsOf(part(estate, 'propertyTypeAndAreas')['propertyType']),
      wordsOf(building['buildingType']),
    ),
    floor: vitec.floorOf(
      floor['floor'],
      pick(floor, 'totalNumberFloors', 'totalNumberOfFloors', 'totalFloors'),
      floor['text'],
    ),
    elevator: yesOf(floor['elevator']),
    apartmentNumber: textOf(info['apartmentNumberRegistration']) ?? textOf(info['apartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: vitec.energyClassOf(energy['energyClass']),
    energyPerformance: positive(energy['primaryEnergyNumber']) ?? positive(energy['energyConsumption']),
    ...structureOf(building, first, raw),
    renovations: vitec.linesOf(building['renovations'] ?? farm['renovations']),
    ...associationOf(
      typeof raw('association') === 'string' ? { name: raw('association') } : association,
      first('participationAndRepairFund'),
    ),
    mortgageDeeds: deedsOf(list('mortages').concat(list('mortgages')), raw('mortgage', 'mortgageDeeds')),
    taxValues: taxOf(first('assess', 'taxation', 'tax', 'taxValues')),
    documents: documentsOf(
      [
        ...nodes(advertising['documents']),
        ...nodes(association['documents']),
        ...list('documents'),
        ...list('files'),
      ],
      base,
      word(estate['customerId']),
    ),
    features: vitec.featuresOf(first('balconyPatio')),
    ...withPlans(galleryOf(list('images'), base), galleryOf(raw('floorplans', 'planDrawings'), base)),
    showings: showingsOf(raw('viewings', 'showings')),
    ...peopleOf(estate, inner, first('assignment')),
    publishedAt: /^20\d\d-\d\d-\d\d/.exec(word(advertising['firstPublishingDateOnHomepage']))?.[0],
    ...project(estate),
  }) as Facts;
}

/** The system's word for a flat often repeats the tenure; then the building tells what the home is. */
function kindOf(named: string | undefined, building: string | undefined): string | undefined {
  if (named === undefined || propertyKindOf(named) || !tenureKindOf(named)) return named;
  return /flerbostadshus/i.test(building ?? '') ? 'Lägenhet' : undefined;
}

/** Plans may hang in a list of their own, where nothing more tells them. */
function withPlans(gallery: Gallery, plans: Gallery): Gallery {
  const known = new Set([...(plans.images ?? []), ...(plans.floorplans ?? [])]);
  return {
    images: (gallery.images ?? []).filter((url) => !known.has(url)),
    floorplans: [...new Set([...(gallery.floorplans ?? []), ...known])],
  };
}

/** What is filled in of an object, so that an empty copy hides nothing. */
function filled(value: unknown): Node {
  return isPlainObject(value) ? (stated(value) as Node) : {};
}

/** Texts, or the older form with a mark for each thing. */
function includedIn(info: Node): string | undefined {
  const included = info['includedInFee'];
  if (isPlainObject(included)) {
    const things = { heat: 'värme', water: 'vatten', cableTV: 'kabel-tv' };
    const names = Object.entries(things).flatMap(([key, name]) => (included[key] === true ? [name] : []));
    return names.length === 0
      ? undefined
      : names.join(', ').replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  }
  const comment = textOf(info['commentary']);
  return textOf(included) ?? (comment && /ingår|inkl|i avgiften/i.test(comment) ? comment : undefined);
}

function costItems(costs: Node): Record<string, unknown> {
  const names = [
    'heating',
    'electricity',
    'waterAndDrain',
    'chimneySweeping',
    'sanitation',
    'insurance',
    'roadCommunity',
    'roadCharge',
    'maintenance',
    'other',
  ];
  return Object.fromEntries(names.map((name) => [name, costs[name]]));
}

function structureOf(
  building: Node,
  first: (...names: string[]) => Node,
  raw: (...names: string[]) => unknown,
): Facts {
  const of = (...names: string[]) => wordsOf(pick(building, ...names));
  return {
    heating: of('heating') ?? wordsOf(raw('heating')),
    windows: of('windows', 'window'),
    facade: of('facade'),
    roof: of('roof', 'externalRoof'),
    structure: of('frame'),
    foundation: of('foundation') ?? of('foundationWall'),
    waterAndSewage:
      textOf(first('waterAndDrain')['info']) ?? wordsOf(raw('waterAndDrain')) ?? of('waterAndDrain'),
    plumbing: of('plumbing', 'pipes'),
    electrical: of('electrical', 'electricalInstallation', 'electricity'),
    ventilation: textOf(first('ventilation')['type']) ?? wordsOf(raw('ventilation')) ?? of('ventilation'),
    internet:
      textOf(first('tvAndBroadband')['broadband']) ??
      (typeof raw('tvAndBroadband') === 'string' ? wordsOf(raw('tvAndBroadband')) : undefined) ??
      textOf(first('association')['tvAndBroadband']),
  } as Facts;
}

/** A project of several homes states spans; the lower end stands for the field itself. */
function project(estate: Node): Facts {
  const spans = { price: 'priceRange', livingArea: 'livingSpaceRange', rooms: 'numberOfRoomsRange' };
  const facts: Facts = {};
  for (const [field, name] of Object.entries(spans)) {
    const range = part(estate, name);
    const [from, to] = [positive(range['minValue']), positive(range['maxValue'])];
    if (from === undefined) continue;
    Object.assign(facts, { [field]: from });
    if (to !== undefined && to > from) facts.spans = { ...facts.spans, [field]: { from, to } };
  }
  return facts;
}

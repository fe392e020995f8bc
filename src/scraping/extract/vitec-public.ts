import { type Node } from './embedded-state.js';
import { positive } from './numbers.js';
import { type Facts, stated } from './reading.js';
import { taxOf } from './record-economy.js';
import { documentsOf, galleryOf } from './record-files.js';
import { peopleOf } from './record-people.js';
import { builtOf, part, word, yesOf } from './record-values.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import * as vitec from './vitec-parts.js';

/** What kind of home the marks of the older service name. */
const kinds: readonly (readonly [string, string])[] = [
  ['isDetachedHouse', 'Villa'],
  ['isTerraceHouse', 'Radhus'],
  ['isLinkedHouse', 'Kedjehus'],
  ['isDuplexHouse', 'Parhus'],
  ['isCottage', 'Fritidshus'],
  ['isFarm', 'Gård'],
];

/** A home as Vitec's older service "PublicAdvertising" gives it (House, HousingCooperative, Cottage, Plot, …). */
export function readVitecPublic(estate: Node, base: string): Facts {
  const place = part(estate, 'address');
  const texts = part(estate, 'texts');
  const building = part(estate, 'building');
  const expenses = part(estate, 'expenses');
  const energy = part(estate, 'energyDeclaration');
  const marketing = part(estate, 'marketing');
  const exterior = part(estate, 'exterior');
  const price = part(estate, 'price');
  const built = builtOf(building['yearBuilt']);
  const plotRent = positive(expenses['plotRent']);
  const elevator = textOf(building['elevator']);
  const isUpcoming = marketing['isFutureSale'] === true || marketing['isSoonForSale'] === true;
  return stated({
    title: textOf(texts['saleHeading']),
    address: textOf(place['streetAddress']),
    area: textOf(place['areaName']),
    city: vitec.cityOf(place['city']),
    postalCode: vitec.postalCodeOf(place['zipCode']),
    coordinates: vitec.coordinatesOf(part(place, 'wgs84Coordinate')),
    summary: textOf(texts['shortSaleDescription']),
    description: textOf(texts['saleDescription']),
    price: positive(price['swedishCurrency']),
    priceText: vitec.priceTextOf(price['text']),
    saleStatus: isUpcoming ? ('upcoming' as const) : vitec.statusOf(estate['status']),
    rooms: positive(building['numberOfRooms']),
    livingArea: positive(building['livingSpace']),
    // "Gross floor area" is what the service calls the secondary area.
    biarea: positive(building['grossFloorArea']),
    tomtarea: positive(part(estate, 'plotInfo')['plotSize']),
    monthlyFee: positive(expenses['monthlyFee']),
    operatingCost: positive(expenses['operatingCost']),
    leaseholdFeePerYear: expenses['isLeasehold'] === true ? undefined : plotRent,
    leasePerYear: expenses['isLeasehold'] === true ? plotRent : undefined,
    tenure: textOf(estate['tenure']),
    propertyType: textOf(estate['type']) ?? kinds.find(([mark]) => marketing[mark] === true)?.[1],
    floor: vitec.floorOf(building['floor'], building['numberOfFloors']),
    elevator: yesOf(elevator),
    apartmentNumber: textOf(estate['appartmentNumberInRegister']) ?? textOf(estate['appartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: vitec.energyClassOf(energy['energyClass']),
    energyPerformance: positive(energy['energyPerformance']),
    taxValues: taxOf(estate['taxation']),
    features: [
      ...(exterior['balcony'] === true ? ['Balkong'] : []),
      ...(exterior['patio'] === true ? ['Uteplats'] : []),
      ...(exterior['pool'] === true ? ['Pool'] : []),
    ],
    documents: documentsOf(estate['files'], base, word(part(estate, 'officeAffiliation')['customerId'])),
    ...galleryOf(estate['images'], base),
    showings: showingsOf(estate['viewings']),
    ...peopleOf(estate, part(estate, 'officeAffiliation')),
  }) as Facts;
}

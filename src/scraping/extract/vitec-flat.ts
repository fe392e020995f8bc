import { type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { positive } from './numbers.js';
import { type Facts, isPlainObject, stated } from './reading.js';
import { associationOf, deedsOf, taxOf } from './record-economy.js';
import { documentsOf, galleryOf } from './record-files.js';
import { peopleOf } from './record-people.js';
import {
  amountOf,
  areaOf,
  builtOf,
  monthlyOf,
  part,
  pick,
  properNameOf,
  roomsOf,
  wordsOf,
  yearlyOf,
  yesOf,
} from './record-values.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import * as vitec from './vitec-parts.js';
import { propertyKindOf } from './vocabulary.js';

/** Vitec's home object as Notar flattens it: `livingSpaceArea` and `numberOfRooms` on top, the rest under `residence`. */
export function readVitecFlat(home: Node, base: string): Facts {
  const residence = part(home, 'residence');
  const other = part(home, 'other');
  const of = (name: string) => residence[name] ?? home[name];
  const nested = (name: string): Node => ({ ...stated(part(home, name)), ...stated(part(residence, name)) });
  const association = nested('association');
  const construction = nested('construction');
  const energy = {
    ...stated(part(association, 'energyDeclaration')),
    ...nested('energyDeclaration'),
  } as Node;
  const house = part(association, 'building');
  const price = part(home, 'price');
  const floors = nested('floors');
  const texts = { ...stated(part(residence, 'descriptions')), ...stated(part(home, 'descriptions')) } as Node;
  const place = part(home, 'address');
  const settings = part(home, 'objectSettings');
  const built = builtOf(
    ...[residence, home, construction, part(residence, 'building'), house].map((record) =>
      pick(record, 'buildingYear', 'yearBuilt', 'constructionYear'),
    ),
  );
  const status = vitec.statusOf(home['assignmentStatus'] ?? home['status']);
  const isUpcoming = settings['showAsComing'] === true || settings['showAsSoonForSale'] === true;
  const finalPrice = amountOf(price['finalPrice']);
  const fee = of('monthlyFee');
  const tv = nested('tvAndBroadband');
  return stated({
    title: textOf(texts['title']),
    address:
      settings['showAddress'] === false
        ? undefined
        : (textOf(home['address']) ?? textOf(place['streetAddress'])),
    area: properNameOf(home['area']) ?? textOf(residence['area']),
    city: vitec.cityOf(home['city'] ?? place['city']),
    municipality: municipalityName(wordsOf(home['municipality'] ?? place['municipality']) ?? ''),
    county: vitec.countyOf(home['county'] ?? place['county']),
    postalCode: vitec.postalCodeOf(home['zipCode'] ?? place['zipCode']),
    coordinates: vitec.coordinatesOf(home),
    summary: textOf(texts['short']) ?? textOf(texts['shortSellingDescription']),
    description:
      textOf(texts['long']) ?? textOf(texts['longSellingDescription']) ?? textOf(home['description']),
    price:
      settings['showPrice'] === false
        ? undefined
        : (amountOf(price['startingPrice']) ?? amountOf(home['startingPrice']) ?? amountOf(home['price'])),
    priceText: vitec.priceTextOf(price['type']),
    soldPrice: status === 'sold' ? finalPrice : undefined,
    pricePerSqm:
      (status === 'sold' ? positive(price['finalLivingSpacePricePerArea']) : undefined) ??
      positive(price['startingLivingSpacePricePerArea']),
    saleStatus: isUpcoming ? ('upcoming' as const) : status,
    rooms: roomsOf(home['numberOfRooms']) ?? roomsOf(residence['numberOfRooms']),
    livingArea:
      areaOf(home['livingSpaceArea']) ?? areaOf(part(residence, 'livingSpaceArea')['livingSpaceArea']),
    biarea: areaOf(residence['otherSpaceArea']) ?? areaOf(other['otherSpaceArea']),
    tomtarea: areaOf(residence['plotArea']) ?? areaOf(part(home, 'plot')['area']),
    tenure: wordsOf(residence['tenure']),
    propertyType: wordsOf(residence['propertyType']) ?? kindOf(residence['type']),
    monthlyFee: monthlyOf(isPlainObject(fee) ? (fee['monthlyFee'] ?? fee) : fee),
    includedInFee: feeWords(fee),
    ...costs(home['operationCosts'] ?? residence['operationCosts']),
    leaseholdFeePerYear: yearlyOf(nested('leasehold')['leaseholdFee']),
    leasePerYear: yearlyOf(nested('lease')['leaseFee']),
    floor: vitec.floorOf(
      pick(floors, 'floor', 'number') ?? (isPlainObject(of('floor')) ? undefined : of('floor')),
      pick(floors, 'totalNumberOfFloors', 'totalNumberFloors', 'totalFloors', 'numberOfFloors', 'total'),
      floors['text'],
    ),
    elevator: yesOf(house['elevator'] ?? floors['elevator'] ?? of('elevator')),
    apartmentNumber: textOf(residence['apartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: vitec.energyClassOf(energy['energyClass'] ?? energy['class']),
    energyPerformance:
      positive(energy['primaryEnergyNumber']) ??
      positive(energy['consumption'] ?? energy['energyConsumption']),
    facade: wordsOf(construction['facade']),
    roof: wordsOf(pick(construction, 'roof', 'externalRoof')),
    windows: wordsOf(construction['windows']) ?? wordsOf(house['windows']),
    structure: wordsOf(construction['frame']),
    foundation: wordsOf(construction['foundation']) ?? wordsOf(construction['foundationWall']),
    heating: wordsOf(of('heating') ?? construction['heating']) ?? wordsOf(house['heating']),
    ventilation: wordsOf(of('ventilation')) ?? wordsOf(house['ventilation']),
    waterAndSewage: textOf(nested('waterAndDrain')['info']) ?? wordsOf(of('waterAndDrain')),
    plumbing: wordsOf(pick(construction, 'plumbing', 'pipes')),
    electrical: wordsOf(pick(construction, 'electrical', 'electricalInstallation')),
    internet: textOf(tv['broadband']) ?? textOf(other['broadband']) ?? textOf(association['tvAndBroadband']),
    renovations: vitec.linesOf(of('renovations')),
    mortgageDeeds: deedsOf(of('mortgage'), of('mortgages'), of('mortgageDeeds')),
    taxValues: taxOf(nested('tax'), nested('taxation')),
    ...associationOf(association, residence),
    features: vitec.featuresOf(nested('balconyPatio')),
    documents: documentsOf(home['documents'] ?? residence['documents'], base),
    ...galleryOf(home['images'] ?? residence['images'], base),
    showings: showingsOf(pick(home, 'viewings', 'showings') ?? residence['viewings']),
    ...peopleOf(home, residence),
  }) as Facts;
}

/** A type that says what kind of home it is, in words and not as a code. */
function kindOf(value: unknown): string | undefined {
  const words = wordsOf(value);
  return words && propertyKindOf(words) && /lägenhet|villa|hus|tomt|gård|stuga/i.test(words)
    ? words
    : undefined;
}

function feeWords(fee: unknown): string | undefined {
  if (!isPlainObject(fee)) return undefined;
  const included = wordsOf(pick(fee, 'includes', 'included', 'includedInFee'));
  const words = textOf(fee['monthlyFeeDescription']);
  if (included) return included;
  return words && /ingår|inkl|i avgiften/i.test(words) ? words : undefined;
}

/** One figure a year, or items with their sum; the tax is counted only in `totalSum`. */
function costs(value: unknown): Facts {
  if (!isPlainObject(value)) {
    const operatingCost = yearlyOf(value);
    return operatingCost === undefined ? {} : { operatingCost };
  }
  const items = Object.entries(value).filter(
    ([name]) => !/^(sum|totalSum|personsInTheHousehold|electricityConsumptionKWH|taxFee)$/.test(name),
  );
  return vitec.costsOf(
    Object.fromEntries(items.filter(([, cost]) => typeof cost === 'number')),
    value['sum'] ?? value['totalSum'],
  );
}

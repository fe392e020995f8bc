import { type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { positive } from './numbers.js';
import { type Facts, stated } from './reading.js';
import { associationOf, deedsOf, taxOf } from './record-economy.js';
import { documentsOf, galleryOf } from './record-files.js';
import { peopleOf } from './record-people.js';
import { amountOf, areaOf, builtOf, nodes, part, roomsOf, word, wordsOf, yesOf } from './record-values.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import * as vitec from './vitec-parts.js';

/** Parts of a house by the names that entries carry; the first that fits counts. */
const partsByName: readonly (readonly [keyof Facts, RegExp])[] = [
  ['heating', /heating|uppvärmning/i],
  ['facade', /facade|façade|fasad/i],
  ['windows', /window|fönster/i],
  ['roof', /roof|(^|\W)(ytter)?tak(\W|$)/i],
  ['structure', /frame|stomme/i],
  ['foundation', /foundation|grund/i],
  ['waterAndSewage', /water|drain|sewage|vatten|avlopp/i],
  ['internet', /broadband|bredband|internet|fiber/i],
];

/** A home as Vitec's newer service "Advertising/Estate" gives it: buildings, fees and extensions. */
export function readVitecAdvertising(estate: Node, base: string): Facts {
  const place = part(estate, 'address');
  const sale = part(estate, 'sale');
  const price = part(estate, 'price');
  const cooperative = part(estate, 'extensions', 'housingCooperative');
  const buildings = nodes(estate['buildings']);
  const home = buildings.find((building) => positive(part(building, 'area')['living'])) ?? buildings[0] ?? {};
  const built = builtOf(home['yearBuilt']);
  const floor = part(home, 'floor');
  const energy = part(home, 'energyDeclaration');
  const area = part(home, 'area');
  const finalPrice = amountOf(price['finalPrice']);
  const status = vitec.statusOf(estate['status']);
  return stated({
    title: textOf(sale['heading']),
    address: textOf(place['streetAddress']),
    area: vitec.nameOf(place['area']),
    city: vitec.cityOf(place['postalTown'] ?? place['city']),
    postalCode: vitec.postalCodeOf(place['zipCode']),
    municipality: municipalityName(vitec.nameOf(place['municipality']) ?? ''),
    coordinates: vitec.coordinatesOf(part(place, 'wgs84Coordinate')),
    summary: textOf(sale['shortDescription']),
    description: textOf(sale['description']),
    price: amountOf(price['startingPrice']),
    priceText: vitec.priceTextOf(price['text']),
    soldPrice: status === 'sold' ? finalPrice : undefined,
    saleStatus: status,
    rooms: roomsOf(home['numberOfRooms']),
    livingArea: areaOf(area['living']),
    biarea: areaOf(area['grossFloor']),
    tomtarea: areaOf(part(estate, 'exterior', 'plot')['size']),
    ...fees(part(estate, 'fees')),
    ...operation(part(estate, 'expenses', 'operation'), part(home, 'expenses', 'operation')),
    tenure: vitec.nameOf(estate['tenure']),
    propertyType: vitec.nameOf(estate['subtype']) ?? vitec.nameOf(estate['type']),
    floor: vitec.floorOf(floor['number'], floor['total'], floor['text']),
    elevator: yesOf(home['elevator']),
    apartmentNumber:
      textOf(cooperative['apartmentRegistrationNumber']) ??
      textOf(part(estate, 'extensions', 'condominium')['apartmentRegistrationNumber']) ??
      textOf(cooperative['apartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: vitec.energyClassOf(energy['class']),
    energyPerformance: positive(energy['consumption']),
    ventilation: wordsOf(part(home, 'ventilation')['type']) ?? wordsOf(home['ventilation']),
    ...partsOf([...nodes(home['architecture']), ...nodes(home['services'])]),
    renovations: vitec.linesOf(part(home, 'renovation')['description']),
    ...cooperativeOf(cooperative, part(estate, 'association')),
    mortgageDeeds: deedsOf(estate['pledges']),
    taxValues: taxOf(estate['taxation']),
    features: nodes(part(estate, 'exterior')['entries'])
      .filter(({ isAvailable }) => isAvailable === true)
      .flatMap(({ type }) => vitec.nameOf(type) ?? []),
    documents: documentsOf(estate['files'], base, word(part(estate, 'office')['customerId'])),
    ...galleryOf(estate['images'], base),
    showings: showingsOf(estate['viewings']),
    ...peopleOf(estate, part(estate, 'assignment'), part(estate, 'marketing')),
    publishedAt: /^20\d\d-\d\d-\d\d/.exec(word(part(estate, 'marketing')['publishedAt']))?.[0],
  }) as Facts;
}

const timesAYear: Readonly<Record<string, number>> = { monthly: 12, quarterly: 4, yearly: 1, annually: 1 };

function fees(all: Node): Facts {
  const recurring = part(all, 'recurring');
  const times = timesAYear[word(recurring['frequency']).toLowerCase()];
  const fee = /hyra/i.test(word(recurring['type'])) ? undefined : positive(recurring['value']);
  const comment = textOf(recurring['description']);
  return stated({
    monthlyFee: fee !== undefined && times !== undefined ? Math.round((fee * times) / 12) : undefined,
    includedInFee: comment && /ingår|ink(l|\.)|i avgiften/i.test(comment) ? comment : undefined,
    leaseholdFeePerYear: positive(part(all, 'leasehold')['fee']),
    leasePerYear: positive(part(all, 'lease')['fee']),
  }) as Facts;
}

/** Entries are named by ids such as `WaterAndDrain`: the items' names of the other versions with a capital. */
function operation(...sources: readonly Node[]): Facts {
  const costs = sources.find((source) => positive(source['sum']) ?? nodes(source['entries']).length) ?? {};
  const items = nodes(costs['entries']).flatMap((entry): [string, unknown][] => {
    const id = word(part(entry, 'type')['id']);
    return /^[A-Za-z]{2,40}$/.test(id) ? [[id[0]!.toLowerCase() + id.slice(1), entry['value']]] : [];
  });
  return vitec.costsOf(Object.fromEntries(items), costs['sum']);
}

function partsOf(entries: readonly Node[]): Facts {
  const facts: Record<string, unknown> = {};
  for (const entry of entries) {
    const name = `${word(part(entry, 'type')['id'])} ${vitec.nameOf(entry['type']) ?? ''}`;
    const text = textOf(entry['description']);
    const field = partsByName.find(([, pattern]) => pattern.test(name))?.[0];
    if (field && text && facts[field] === undefined) facts[field] = text;
  }
  return facts as Facts;
}

/** Words about the association may be this home's own ("override"); the record itself hangs beside it. */
function cooperativeOf(cooperative: Node, record: Node): Facts {
  const words = {
    ...record,
    ...stated(part(record, 'descriptions')),
    ...stated(part(cooperative, 'association', 'overrideDescription')),
  } as Node;
  const economy = {
    ...stated(part(record, 'economy')),
    ...stated(part(cooperative, 'association', 'overrideEconomy')),
  } as Node;
  const finances = part(cooperative, 'finances');
  return associationOf({ ...words, ...economy }, { ...economy, ...finances }) as Facts;
}

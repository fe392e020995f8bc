import { embeddedRoots, findPlaced, keysIn } from './embedded-roots.js';
import { type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { clean, positive } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isStated, type Reading, stated } from './reading.js';
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
  roomsOf,
  wordsOf,
  yesOf,
} from './record-values.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import * as shapes from './vitec-parts.js';

/** Column names that only this system's record of a home has; two of them tell it. */
const marks = [
  'numberOfRoom',
  'otherLivingArea',
  'operatingCostSum',
  'assessValueTotal',
  'shareInCondo',
  'pawnedSetting',
  'floorsInTotal',
  'roofingType',
  'facadeType',
  'ventilationType',
  'governmentApartmentNumber',
  'monthlyRentSummary',
];
const ofDeal = ['startingPriceType', 'sellingText', 'sellingTexts', 'sellingTextSubject', 'mainEstateId'];
const ofAssociation = ['taxationType', 'plotOwnership', 'madeRenovations', 'loansPerAreaUnit'];

/**
 * Facts from records of the broker system Mspecs, by the column names of its published table schema: the home
 * (`estates`), the sale (`deals`) and the association (`housingAssociations`), nested or flattened. Only a page that
 * embeds one home is read; bids are never looked at.
 */
export function readMspecs(page: Page): Reading {
  const reader = 'mspecs';
  const roots = embeddedRoots(page);
  const keys = keysIn(roots);
  if (!keys.has('operatingCostSum') && !keys.has('numberOfRoom')) return { reader, facts: shownFacts(page) };
  const has = (node: Node, names: readonly string[]) => names.filter((name) => name in node).length;
  const homes = findPlaced(roots, (node) => has(node, marks) >= 2);
  if (homes.length !== 1) return { reader, facts: shownFacts(page) };
  const { node: home, parent } = homes[0]!;
  const isDeal = (node: Node) => 'startingPrice' in node && has(node, ofDeal) > 0;
  const deals = findPlaced(roots, isDeal).map(({ node }) => node);
  const deal =
    [parent, home].find((node) => node !== undefined && isDeal(node)) ??
    (deals.length === 1 ? deals[0]! : {});
  const associations = findPlaced(roots, (node) => has(node, ofAssociation) >= 2 && has(node, marks) === 0);
  const association = associations.length === 1 ? associations[0]!.node : {};
  return { reader, facts: facts(home, deal, association, page.url) };
}

/** Where only text is shown (`Label: value`), the association's name stands under no telling label: `Namn: Brf Provet`. */
function shownFacts({ $, html }: Page): Facts {
  // Most pages lack the one word, which is found faster than the addresses.
  if (
    !html.includes('mspecs') ||
    !/mspecsfiles\w*\.blob\.core\.windows\.net|integration\.mspecs\.se/.test(html)
  )
    return {};
  const names = $('p, li, div, span, td')
    .toArray()
    .filter((element) => $(element).children().length <= 2)
    .flatMap(
      (element) =>
        /^Namn:? ((?:Brf|BRF|Bostadsrättsföreningen|HSB|Riksbyggen)\b.{2,70})$/.exec(
          clean($(element).text()),
        )?.[1] ?? [],
    );
  const [name] = names;
  return name && new Set(names).size === 1 ? { association: name } : {};
}

function facts(home: Node, deal: Node, association: Node, base: string): Facts {
  const place = { ...filled(part(deal, 'location')), ...filled(part(home, 'location')), ...filled(home) };
  const texts = { ...filled(deal), ...filled(part(deal, 'sellingTexts')) };
  const built = builtOf(home['buildYear']);
  const status = shapes.statusOf(deal['saleStatus'] ?? deal['objectStatus']);
  const finalPrice =
    deal['approveMarketingOfFinalPrice'] === false ? undefined : positive(deal['finalPrice']);
  const groundRent = positive(home['yearlyGroundRent']);
  const words = (name: string) => plain(home[name]);
  return stated({
    title: textOf(texts['sellingTextSubject']),
    address: textOf(place['streetAddress']),
    area: textOf(place['district']),
    city: shapes.cityOf(place['city']),
    postalCode: shapes.postalCodeOf(place['postalCode']),
    municipality: municipalityName(wordsOf(place['municipality']) ?? ''),
    county: shapes.countyOf(place['county']),
    coordinates: shapes.coordinatesOf(place),
    summary: textOf(texts['sellingTextShort']),
    description: textOf(texts['sellingText']),
    price: amountOf(deal['startingPrice']),
    priceText: shapes.priceTextOf(plain(deal['startingPriceType'])),
    soldPrice: status === 'sold' ? finalPrice : undefined,
    saleStatus: status,
    rooms: roomsOf(home['numberOfRoom']),
    livingArea: areaOf(home['livingArea']),
    biarea: areaOf(home['otherLivingArea']),
    tomtarea: areaOf(home['plotArea']),
    monthlyFee: monthlyOf(home['monthlyRent']),
    includedInFee: textOf(home['monthlyRentSummary']),
    ...shapes.costsOf(
      {
        heating: home['heatingCost'],
        electricity: home['householdElectricityCost'] ?? home['electricityCost'],
        waterAndDrain: home['waterAndDrainFee'],
        chimneySweeping: home['chimneySweepingCost'],
        sanitation: home['sanitationFee'],
        insurance: home['insuranceFee'],
        roadCommunity: home['roadFee'],
        community: home['communityFee'],
        maintenance: home['maintenanceCost'],
      },
      home['operatingCostSum'],
    ),
    leaseholdFeePerYear: home['isLeasehold'] === true ? groundRent : undefined,
    leasePerYear: home['isTenureHouse'] === true ? positive(home['tenureHouseCost']) : undefined,
    tenure: plain(pick(home, 'tenureText', 'tenure', 'tenureType')),
    propertyType: plain(home['objectSubTypeText']) ?? shapes.nameOf(home['objectSubType']),
    floor: shapes.floorOf(home['floorNr'], home['floorsInTotal']),
    elevator: yesOf(home['hasLiftSetting']),
    apartmentNumber: textOf(home['governmentApartmentNumber']) ?? textOf(home['apartmentNumber']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: shapes.energyClassOf(home['energyClass']),
    energyPerformance: positive(home['energyPerformance']) ?? positive(home['energyConsumption']),
    heating: words('heatingType'),
    ventilation: words('ventilationType'),
    structure: words('frameType'),
    facade: words('facadeType'),
    roof: words('roofingType'),
    windows: words('windowsType'),
    foundation: words('foundationType'),
    waterAndSewage: [words('waterType'), words('drainType')].filter(Boolean).join('\n'),
    electrical: textOf(home['electricalComment']),
    internet: textOf(home['internetSummary']),
    renovations: shapes.linesOf(home['renovateDescription']),
    ...associationOf(
      {
        ...filled(association),
        ...filled({
          name: home['housingAssociationName'],
          registrationNumber: association['identifier'],
          taxationType: home['taxationType'],
          plotOwnership: home['housingAssociationPlotOwnership'],
          renovations: [textOf(association['madeRenovations']), textOf(association['upcomingRenovations'])]
            .filter(Boolean)
            .join('\n'),
        }),
      },
      home,
    ),
    taxValues: taxOf(home),
    mortgageDeeds: deedsOf(home['mortgages']),
    showings: showingsOf(deal['viewings'] ?? home['viewings']),
    ...peopleOf(deal, home),
    documents: documentsOf(deal['files'] ?? home['files'], base),
    ...galleryOf(deal['images'] ?? home['images'], base),
  }) as Facts;
}

function filled(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => isStated(value)));
}

/** A word for people; the system's codes (`OBJECT_TYPE_X`, `directElectricity`) say nothing to them. */
function plain(value: unknown): string | undefined {
  const text = textOf(value);
  return text && !/^[A-Z0-9_]{4,}$|^[a-z]+[A-Z_][A-Za-z_]*$/.test(text) ? text : undefined;
}

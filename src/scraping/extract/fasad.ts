import { embeddedRoots, findPlaced } from './embedded-roots.js';
import { at, findObjects, type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { associationOf, deedsOf, taxOf } from './record-economy.js';
import { absolute, documentsOf } from './record-files.js';
import { peopleOf } from './record-people.js';
import {
  amountOf,
  areaOf,
  builtOf,
  monthlyOf,
  nodes,
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
import * as shapes from './vitec-parts.js';

/** Facts from the resources that the broker system FasAd embeds (`__RESOLVED_RESOURCES[0] = "<JSON>"`). */
export function readFasad(page: Page): Reading {
  const reader = 'fasad';
  // Both its data and its items are named after it.
  if (!page.html.includes('fasad')) return { reader, facts: {} };
  if (!/__RESOLVED_RESOURCES|fasad_id/.test(page.html)) return { reader, facts: itemsFacts(page) };
  const isAnswer = (node: Node) => 'fasad_id' in (at(node, 'listing') ?? {});
  const resolved = resources(page).flatMap((resource) => findObjects(resource, isAnswer));
  const answers =
    resolved.length > 0 ? resolved : findPlaced(embeddedRoots(page), isAnswer).map(({ node }) => node);
  // More than one home: the address names the one that is meant.
  const ids = new Set(new URL(page.url).pathname.match(/\d{3,}/g));
  const own = answers.find((answer) => {
    const home = at(answer, 'listing');
    return ids.has(word(home?.['fasad_id'])) || ids.has(word(home?.['id']));
  });
  const answer = own ?? (answers.length === 1 ? answers[0] : undefined);
  return { reader, facts: answer ? fasadFacts(answer, page.url) : {} };
}

/** Sites that show facts as items head the page with the place and the street; the items are read as labels. */
function itemsFacts({ $, html }: Page): Facts {
  if (!/fasad-info-item/.test(html)) return {};
  const street = $('h1, h2')
    .toArray()
    .map((element) => clean($(element).text()))
    .find((heading) => /^\p{Lu}[\p{L}.' -]{2,40} \d{1,4}(?: ?[A-Z])?$/u.test(heading));
  return street ? { address: street } : {};
}

function fasadFacts(answer: Node, url: string): Facts {
  const home = at(answer, 'listing') ?? {};
  const list = (name: string) =>
    nodes(answer[`sorted_${name}`] ?? home[`sorted_${name}`] ?? answer[name] ?? home[name]);
  const sizeOf = (kind: RegExp) => {
    const area = list('areas').find((candidate) => kind.test(word(candidate['area_type'])));
    return areaOf(area);
  };
  const pictures = list('images').flatMap((image) => {
    const source = absolute(image['source_url'], url);
    return source && image['portrait_of_broker'] !== true
      ? [{ url: source, isPlan: image['floorplan'] === true }]
      : [];
  });
  const priceComment = textOf(home['price_comment']);
  const price = amountOf(home['price']);
  const soldPrice = amountOf(home['sale_price']);
  const built = builtOf(pick(home, 'build_year', 'construction_year', 'built_year', 'year_built'));
  const operatingCost = yearlyOf(home['yearly_operating_costs']);
  const isSold = home['sold'] === true || soldPrice !== undefined;
  return stated({
    title: textOf(pick(home, 'sales_title', 'heading', 'title')),
    address: textOf(home['address']),
    area: properNameOf(home['district']),
    city: textOf(home['city']),
    postalCode: shapes.postalCodeOf(home['zip_code'] ?? home['postal_code']),
    municipality: municipalityName(wordsOf(home['commune']) ?? ''),
    county: shapes.countyOf(pick(home, 'county')),
    coordinates: shapes.coordinatesOf({ latitude: home['lat'], longitude: home['lon'] }),
    description: textOf(home['sales_text']),
    price,
    priceText:
      priceComment &&
      (price === undefined || /accepterat|fast pris|prisidé|högstbjudande|budgivning/i.test(priceComment))
        ? priceComment
        : undefined,
    soldPrice,
    saleStatus: isSold
      ? ('sold' as const)
      : (shapes.statusOf(home['status']) ?? (home['sold'] === false ? ('for_sale' as const) : undefined)),
    monthlyFee: monthlyOf(home['fee']),
    includedInFee: textOf(home['included_in_fee']),
    operatingCost,
    annualOperatingCosts: operatingCost === undefined ? undefined : { total: operatingCost },
    propertyType: wordsOf(home['estate_type']),
    tenure: wordsOf(pick(home, 'tenure', 'ownership_type', 'ownership')),
    rooms: roomsOf(home['rooms']),
    apartmentNumber: textOf(word(pick(home, 'apartment_number'))),
    leaseholdFeePerYear: yearlyOf(pick(home, 'yearly_leasehold_fee', 'leasehold_fee_per_year')),
    energyClass: shapes.energyClassOf(pick(home, 'energy_class')),
    heating: wordsOf(pick(home, 'heating')),
    ventilation: wordsOf(pick(home, 'ventilation')),
    facade: wordsOf(pick(home, 'facade')),
    roof: wordsOf(pick(home, 'roof')),
    windows: wordsOf(pick(home, 'windows')),
    waterAndSewage: wordsOf(pick(home, 'water_and_sewage', 'water_and_drain')),
    mortgageDeeds: deedsOf(pick(home, 'mortgages', 'mortgage_deeds')),
    taxValues: taxOf(pick(home, 'taxation', 'tax_values', 'tax_value')),
    ...associationOf(recordOf(pick(home, 'association', 'housing_association', 'association_name')), home),
    floor: shapes.floorOf(home['floor'], pick(home, 'floors', 'total_floors', 'number_of_floors')),
    elevator: yesOf(home['elevator']),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    livingArea: sizeOf(/liv|boarea|boyta|^bo$|residential/i),
    biarea: sizeOf(/second|additional|other|bi-?(area|yta)|^bi$/i),
    tomtarea: sizeOf(/plot|land|tomt|lot/i),
    images: [...new Set(pictures.filter(({ isPlan }) => !isPlan).map((picture) => picture.url))],
    floorplans: [...new Set(pictures.filter(({ isPlan }) => isPlan).map((picture) => picture.url))],
    documents: documentsOf(answer['documents'] ?? home['documents'], url),
    showings: showingsOf(list('showings')),
    ...peopleOf(answer, home),
  }) as Facts;
}

/** A name alone, or the record around it. */
function recordOf(association: unknown): Node {
  return isPlainObject(association) ? association : { name: association };
}

/** Each resource is JSON in a text: assigned one by one, or in a list. */
function resources(page: Page): unknown[] {
  const text = String.raw`"(?:[^"\\]|\\.)*"`;
  return page.outline.scripts
    .map((script) => script.text)
    .filter((script) => script.includes('__RESOLVED_RESOURCES'))
    .flatMap((script) => [
      ...[...script.matchAll(new RegExp(String.raw`__RESOLVED_RESOURCES\[\d+\]\s*=\s*(${text})`, 'gs'))].map(
        ([, literal]) => literal!,
      ),
      ...[
        ...script.matchAll(
          new RegExp(String.raw`__RESOLVED_RESOURCES\s*=\s*\[\s*((?:${text}[\s,]*)+)\]`, 'gs'),
        ),
      ].flatMap(([, list]) => list!.match(new RegExp(text, 'gs')) ?? []),
    ])
    .flatMap((literal) => {
      try {
        const value = JSON.parse(JSON.parse(literal) as string) as unknown;
        return isPlainObject(value) || Array.isArray(value) ? [value] : [];
      } catch {
        return [];
      }
    });
}

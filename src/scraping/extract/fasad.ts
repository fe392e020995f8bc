import { at, findObjects, type Node } from './embedded-state.js';
import { municipalityName } from './municipalities.js';
import { positive, toNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { isoInSweden, tidyShowings } from './swedish-time.js';
import { textOf } from './texts.js';

/** Facts from the resources that the broker system FasAd embeds (`__RESOLVED_RESOURCES[0] = "<JSON>"`). */
export function readFasad(page: Page): Reading {
  const reader = 'fasad';
  const answers = resources(page).flatMap((resource) => {
    return findObjects(resource, (node) => 'fasad_id' in (at(node, 'listing') ?? {}));
  });
  // More than one home: the address names the one that is meant.
  const id = /\/(\d{3,})(?:\/|$)/.exec(new URL(page.url).pathname)?.[1];
  const own = answers.find((answer) =>
    [String(at(answer, 'listing')?.['fasad_id']), String(at(answer, 'listing')?.['id'])].includes(id ?? ''),
  );
  const answer = own ?? (answers.length === 1 ? answers[0] : undefined);
  return { reader, facts: answer ? fasadFacts(answer, page.url) : {} };
}

function fasadFacts(answer: Node, url: string): Facts {
  const home = at(answer, 'listing') ?? {};
  const list = (name: string) => [answer[name] ?? home[name]].flat().filter(isPlainObject);
  const areaOf = (kind: RegExp) =>
    positive(list('sorted_areas').find((area) => kind.test(String(area['area_type'])))?.['size']);
  const [lat, lon] = [toNumber(home['lat']), toNumber(home['lon'])];
  const pictures = list('sorted_images').flatMap((image) => {
    const source = String(image['source_url'] ?? '');
    return URL.canParse(source, url)
      ? [{ url: new URL(source, url).href, isPlan: image['floorplan'] === true }]
      : [];
  });
  const starts = list('sorted_showings').flatMap((showing) => {
    const start = Object.entries(showing).find(
      ([key, value]) => /start|from|date/i.test(key) && typeof value === 'string',
    );
    return isoInSweden(String(start?.[1])) ?? [];
  });
  const priceComment = textOf(home['price_comment']);
  const elevator = home['elevator'];
  return stated({
    address: textOf(home['address']),
    area: textOf(home['district']),
    municipality: municipalityName(String(home['commune'] ?? '')),
    coordinates: lat && lon ? { lat, lon } : undefined,
    description: textOf(home['sales_text']),
    price: positive(home['price']),
    priceText: priceComment && /accepterat|fast pris|prisidé/i.test(priceComment) ? priceComment : undefined,
    soldPrice: positive(home['sale_price']),
    saleStatus:
      home['sold'] === true ? ('sold' as const) : home['sold'] === false ? ('for_sale' as const) : undefined,
    monthlyFee: positive(home['fee']),
    includedInFee: textOf(home['included_in_fee']),
    operatingCost: positive(home['yearly_operating_costs']),
    propertyType: textOf(home['estate_type']),
    rooms: positive(home['rooms']),
    floor: home['floor'] === null || home['floor'] === undefined ? undefined : String(home['floor']),
    elevator: typeof elevator === 'boolean' ? elevator : undefined,
    livingArea: areaOf(/liv|boarea|^bo/i),
    biarea: areaOf(/second|additional|other|bi-?area|^bi/i),
    tomtarea: areaOf(/plot|land|tomt/i),
    images: pictures.filter(({ isPlan }) => !isPlan).map((picture) => picture.url),
    floorplans: pictures.filter(({ isPlan }) => isPlan).map((picture) => picture.url),
    showings: tidyShowings(starts),
  }) as Facts;
}

function resources(page: Page): unknown[] {
  const scripts = page
    .$('script:not([src])')
    .toArray()
    .map((element) => page.$(element).text());
  return scripts
    .flatMap((script) => [...script.matchAll(/__RESOLVED_RESOURCES\[\d+\]\s*=\s*("(?:[^"\\]|\\.)*")/gs)])
    .flatMap(([, literal]) => {
      try {
        return [JSON.parse(JSON.parse(literal!) as string) as unknown];
      } catch {
        return [];
      }
    });
}

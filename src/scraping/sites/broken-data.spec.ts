import { readFileSync } from 'node:fs';
import * as cheerio from 'cheerio';
import { ownPages } from '../../../test/support/page-server.js';
import { readFasad } from '../extract/fasad.js';
import { readMspecs } from '../extract/mspecs.js';
import { parsePage } from '../extract/page.js';
import type { Facts } from '../extract/reading.js';
import { readVitec } from '../extract/vitec.js';
import { SiteRegistry } from './registry.js';

/** The data of a page taken out, and a page around other data. */
interface Opened {
  readonly data: unknown;
  wrap(data: unknown): string;
}
type Open = (html: string) => Opened;

const script = (attributes: string, text: string) =>
  `<body><h1>Prov</h1><script ${attributes}>${text}</script></body>`;
const scriptText = (html: string, selector: string) => cheerio.load(html)(selector).first().text();

const jsonScript =
  (selector: string, attributes: string): Open =>
  (html) => ({
    data: JSON.parse(scriptText(html, selector)) as unknown,
    wrap: (data) => script(attributes, JSON.stringify(data)),
  });
const nextData = jsonScript('#__NEXT_DATA__', 'id="__NEXT_DATA__" type="application/json"');
const nuxtData = jsonScript('#__NUXT_DATA__', 'id="__NUXT_DATA__" type="application/json"');
const plainJson = jsonScript('#object-data', 'id="object-data" type="application/json"');
const variable: Open = (html) => ({
  data: JSON.parse(/__STATE__ = (\{.*\});/s.exec(html)![1]!) as unknown,
  wrap: (data) => script('', `window.__STATE__ = ${JSON.stringify(data)};`),
});
const attribute: Open = (html) => ({
  data: JSON.parse(cheerio.load(html)('[data-page]').attr('data-page')!) as unknown,
  wrap: (data) => `<body><div data-page='${JSON.stringify(data).replaceAll("'", '&#39;')}'></div></body>`,
});
const resources: Open = (html) => ({
  data: JSON.parse(
    JSON.parse(/__RESOLVED_RESOURCES\[0\] = ("(?:[^"\\]|\\.)*")/.exec(html)![1]!) as string,
  ) as unknown,
  wrap: (data) => script('', `__RESOLVED_RESOURCES[0] = ${JSON.stringify(JSON.stringify(data))};`),
});
const base64: Open = (html) => ({
  data: JSON.parse(Buffer.from(/STATE__='([^']+)'/.exec(html)![1]!, 'base64').toString()) as unknown,
  wrap: (data) =>
    script('', `window.__PRELOADED_STATE__='${Buffer.from(JSON.stringify(data)).toString('base64')}';`),
});
/** Rows by their id; texts between rows are left out, so references to them lead nowhere. */
const flight: Open = (html) => {
  const stream = [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, text]) => JSON.parse(text!) as string)
    .join('');
  const rows = stream.split('\n').flatMap((line) => {
    const [, id, json] = /(?:^|[.!?])([0-9a-f]+):([[{].*)$/.exec(line) ?? [];
    return id && json ? [[id, JSON.parse(json) as unknown] as const] : [];
  });
  return {
    data: Object.fromEntries(rows),
    wrap: (data) => {
      const text = Object.entries(data as object).map(([id, row]) => `${id}:${JSON.stringify(row)}\n`);
      return script('', `self.__next_f.push([1,${JSON.stringify(text.join(''))}])`);
    },
  };
};

const pages: readonly (readonly [name: string, open: Open])[] = [
  ['www.hemnet.se/current-template', nextData],
  ['www.hemnet.se/sold-2025', nextData],
  ['www.hemnet.se/project-unit', nextData],
  ['www.booli.se/house-residence', nextData],
  ['www.booli.se/sold', nextData],
  ['www.booli.se/streamed', flight],
  ['www.erikolsson.se/villa', flight],
  ['www.husmanhagberg.se/next-data', nextData],
  ['www.husmanhagberg.se/husmanhagberg-radhus', nextData],
  ['www.notar.se/house', nuxtData],
  ['www.notar.se/notar-nuxt', nuxtData],
  ['www.fastighetsbyran.com/house', base64],
  ['www.fastighetsbyran.com/fastighetsbyran-prissaknas', base64],
  ['www.bosthlm.se/sold-villa', resources],
  ['exempelmaklaren.example/vitec-advertising', variable],
  ['exempelmaklaren.example/vitec-public', attribute],
  ['exempelmaklaren.example/mspecs', plainJson],
];

const registry = new SiteRegistry(new Set(['exempelmaklaren.example']));

function read(html: string, url: string): Facts[] {
  const page = parsePage(html, url);
  const own = registry.siteOf(new URL(url).hostname)?.readers ?? [];
  return [...own, readVitec, readFasad, readMspecs].map((reader) => reader(page).facts);
}

const wrong: readonly unknown[] = [
  null,
  '',
  'ord',
  0,
  -7,
  3.5,
  true,
  [],
  [null, 'x', 5],
  {},
  { id: {}, name: [], __ref: 'x' },
];

/** The data with each key in turn left out or of another type; which types take turns, so all meet all over a page. */
function* broken(data: unknown): Generator<{ where: string; value: unknown }> {
  const copy = structuredClone(data);
  let turn = 0;
  function* visit(node: unknown, path: string): Generator<{ where: string; value: unknown }> {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const kept = holder[key];
      for (let times = 0; times < 3; times += 1) {
        holder[key] = wrong[turn % wrong.length];
        turn += 1;
        yield { where: `${path}.${key}=${JSON.stringify(holder[key])}`, value: copy };
      }
      if (!Array.isArray(node)) {
        delete holder[key];
        yield { where: `${path}.${key} left out`, value: copy };
      }
      holder[key] = kept;
      yield* visit(kept, `${path}.${key}`);
    }
  }
  yield* visit(copy, '');
}

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('[object');
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isUrl = (value: unknown) => isText(value) && URL.canParse(String(value));
const listOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(test);
const objectOf = (
  tests: Record<string, (value: unknown) => boolean>,
  others?: (value: unknown) => boolean,
) => {
  return (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, part]) => (tests[key] ?? others)?.(part) ?? false);
};
const named = (test: (value: unknown) => boolean, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, test] as const));
const span = objectOf({ from: isNumber, to: isNumber });

/** What each field of a listing may hold. */
const fields: Record<string, (value: unknown) => boolean> = {
  ...named(
    isText,
    'title address area city postalCode municipality county summary description priceText includedInFee tenure propertyType floor apartmentNumber yearBuiltText energyClass broker brokerAgency association structure facade roof windows foundation heating ventilation waterAndSewage plumbing electrical energySource internet saleStatus',
  ),
  ...named(
    isNumber,
    'price soldPrice pricePerSqm rooms livingArea biarea tomtarea monthlyFee operatingCost leaseholdFeePerYear leasePerYear yearBuilt energyPerformance',
  ),
  elevator: isFlag,
  linkToBroker: isUrl,
  ...named(listOf(isText), 'features renovations'),
  ...named(listOf(isUrl), 'images floorplans'),
  showings: listOf((value) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/.test(String(value))),
  publishedAt: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  documents: listOf(objectOf({ name: isText, url: isUrl })),
  coordinates: objectOf({ lat: isNumber, lon: isNumber }),
  annualOperatingCosts: objectOf({}, isNumber),
  taxValues: objectOf({}, isNumber),
  mortgageDeeds: objectOf({}, isNumber),
  spans: objectOf({}, span),
  associationFacts: objectOf({
    ...named(
      isText,
      'name registrationNumber debtPerSqmBasis transferFeePaidBy finances renovations parking broadband sublettingPolicy',
    ),
    ...named(isFlag, 'genuine ownsLand'),
    ...named(
      isNumber,
      'numberOfApartments numberOfRentalUnits numberOfPremises debtPerSqm indirectNetDebt feePerSqm savingsPerSqm transferFee pledgeFee repairFund share',
    ),
  }),
};

const isStated = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0) && JSON.stringify(value) !== '{}';

function faults(facts: Facts): string[] {
  return Object.entries(facts)
    .filter(([field, value]) => isStated(value) && !(fields[field]?.(value) ?? false))
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
}

describe('embedded data with missing, moved and wrongly typed parts', () => {
  it.each(pages)('%s: nothing is thrown and nothing of a wrong type is read', (name, open) => {
    const page = ownPages().find((candidate) => candidate.name === name)!;
    const { data, wrap } = open(readFileSync(page.file, 'utf8'));
    // The wrapping itself keeps the home readable.
    const whole = read(wrap(data), page.url);
    expect(Object.keys(Object.assign({}, ...whole) as Facts).length).toBeGreaterThan(8);
    expect(whole.flatMap(faults)).toEqual([]);
    const found: string[] = [];
    let tried = 0;
    for (const { where, value } of broken(data)) {
      tried += 1;
      try {
        found.push(
          ...read(wrap(value), page.url)
            .flatMap(faults)
            .map((fault) => `${where} → ${fault}`),
        );
      } catch (error) {
        found.push(`${where} threw ${String(error)}`);
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
  });
});

import { countyRows, flatRows, municipalityRows } from './price-level-rows.js';

/** What homes sold for in one place; `year` and `source` are always shown with the figure. */
export interface PriceLevel {
  readonly place: string;
  /** kr for a whole home, or kr/m². */
  readonly value: number;
  readonly unit: 'kr' | 'kr/m²';
  readonly year: string;
  readonly statistic: string;
  readonly source: string;
  /** How many sales the figure rests on, when published. */
  readonly sales?: number;
}

interface Municipality {
  readonly code: string;
  readonly name: string;
  readonly housePrice: number | null;
}

interface County {
  readonly code: string;
  readonly name: string;
  readonly housePrice: number;
  /** Mean flat price in kr, by year. */
  readonly flatPrice: { readonly 2020: number; readonly 2021: number; readonly 2024: number };
}

const lines = (rows: string): string[] => rows.trim().split('\n');
const thousands = (word: string | undefined): number => Number(word) * 1000;

const municipalities: readonly Municipality[] = lines(municipalityRows).map((line) => {
  const [code = '', price, ...name] = line.split(' ');
  return { code, name: name.join(' '), housePrice: price === '-' ? null : thousands(price) };
});

const counties: readonly County[] = lines(countyRows).map((line) => {
  const [code = '', house, flat2020, flat2021, flat2024, ...name] = line.split(' ');
  return {
    code,
    name: name.join(' '),
    housePrice: thousands(house),
    flatPrice: { 2020: thousands(flat2020), 2021: thousands(flat2021), 2024: thousands(flat2024) },
  };
});

const flatMedians = new Map(
  lines(flatRows).map((line) => {
    const [median, sales, ...name] = line.split(' ');
    return [name.join(' '), { median: Number(median), sales: Number(sales) }] as const;
  }),
);

const scb = 'SCB, sålda småhus';
const scbFlats = 'SCB, sålda bostadsrätter';
const flatSource = 'egen sammanräkning av publicerade försäljningar';

/** The name in front of `kommun`: `Stockholms kommun`, but `Järfälla kommun` and `Alingsås kommun`. */
const municipalityName = (name: string): string =>
  name === 'Falun' ? 'Falu kommun' : `${name}${/[bcdfghjklmnpqrtv]$/i.test(name) ? 's' : ''} kommun`;

/** `Järfälla kommun`, `Stockholms kommun` and `Järfälla` all name the same row. */
function findMunicipality(name: string): Municipality | undefined {
  const bare = name
    .replace(/(?<!\s)\s+(kommun|stad)$/i, '')
    .trim()
    .toLowerCase();
  const same = (candidate: string) => municipalities.find((m) => m.name.toLowerCase() === candidate);
  return same(bare) ?? (bare.endsWith('s') ? same(bare.slice(0, -1)) : undefined);
}

function findCounty(code: string | undefined, name: string | undefined): County | undefined {
  if (code) return counties.find((county) => county.code === code);
  const wanted = name?.toLowerCase().replace(/(?<!\s)\s+län$/, '');
  return counties.find((county) => county.name.toLowerCase().replace(/(?<!\s)\s+län$/, '') === wanted);
}

/** Mean price of a whole house in the municipality (else the county), 2024. */
export function housePriceLevel(municipality?: string, county?: string): PriceLevel | null {
  const found = municipality ? findMunicipality(municipality) : undefined;
  const statistic = 'medelpris för sålda småhus';
  if (found?.housePrice) {
    return {
      place: municipalityName(found.name),
      value: found.housePrice,
      unit: 'kr',
      year: '2024',
      statistic,
      source: scb,
    };
  }
  const region = findCounty(found?.code.slice(0, 2), county);
  if (!region) return null;
  return { place: region.name, value: region.housePrice, unit: 'kr', year: '2024', statistic, source: scb };
}

/**
 * Median kr/m² of flats in the municipality 2020–2021 and, as a span, the same level moved to 2024 by the county's
 * mean flat price (from its 2020 and its 2021 level). Null outside the 25 municipalities.
 */
export function flatPriceLevel(
  municipality?: string,
): { readonly level: PriceLevel; readonly county: County; readonly countySource: string } | null {
  const found = municipality ? findMunicipality(municipality) : undefined;
  const row = found && flatMedians.get(found.name);
  const county = found && findCounty(found.code.slice(0, 2), undefined);
  if (!found || !row || !county) return null;
  return {
    county,
    countySource: scbFlats,
    level: {
      place: municipalityName(found.name),
      value: row.median,
      unit: 'kr/m²',
      year: '2020–2021',
      statistic: 'median för sålda lägenheter',
      source: flatSource,
      sales: row.sales,
    },
  };
}

/** Mean price of a whole flat in the county, 2024, which says nothing of one flat. */
export function countyFlatPriceLevel(municipality?: string, county?: string): PriceLevel | null {
  const found = municipality ? findMunicipality(municipality) : undefined;
  const region = findCounty(found?.code.slice(0, 2), county);
  if (!region) return null;
  return {
    place: region.name,
    value: region.flatPrice[2024],
    unit: 'kr',
    year: '2024',
    statistic: 'medelpris för sålda bostadsrätter',
    source: scbFlats,
  };
}

import { at, findObjects } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { parseArea, parseBuildYear, parseMoney, parseRooms, toNumber } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, type Reading, stated } from '../extract/reading.js';
import { textOf } from '../extract/texts.js';

const reader = 'fastighetsbyrån state';

/** The state that Fastighetsbyrån embeds as Base64 (`window.__PRELOADED_STATE__='…'`). */
export function readFastighetsbyran(page: Page): Reading {
  const coded = /__PRELOADED_STATE__\s*=\s*['"]([A-Za-z0-9+/=]{20,})['"]/.exec(page.html)?.[1];
  const id = /objektid=(\d+)/i.exec(page.url)?.[1];
  const state = coded ? decoded(coded) : undefined;
  const found = at(state, 'maeklarObjekt', 'objektInfo', id ?? '', 'data', 'maeklarObjekt');
  const homes = found ? [found] : findObjects(state, (node) => at(node, 'basfakta') !== undefined);
  const home = homes.length === 1 ? homes[0] : undefined;
  const basics = at(home, 'basfakta');
  if (!home || !basics) return { reader, facts: {} };
  const text = (name: string) => String(basics[name] ?? '');
  const map = at(home, 'karta');
  // The map calls the latitude x.
  const [lat, lon] = [toNumber(map?.['xKoordinat']), toNumber(map?.['yKoordinat'])];
  const areas = parseArea(text('area'));
  const built = parseBuildYear(text('byggnadsAar'));
  const price = parseMoney(text('pris'));
  const soldPrice = parseMoney(text('slutpris'));
  return {
    reader,
    facts: stated({
      address: textOf(basics['gatuadress']),
      area: textOf(basics['zon']),
      municipality: municipalityName(String(home['kommunNamn'] ?? '')),
      coordinates: lat && lon ? { lat, lon } : undefined,
      price: price || undefined,
      soldPrice: soldPrice || undefined,
      saleStatus: soldPrice ? ('sold' as const) : undefined,
      rooms: parseRooms(text('antalRum')),
      livingArea: areas?.area || undefined,
      biarea: areas?.extra,
      propertyType: textOf(basics['bostadsTyp']),
      tenure: textOf(basics['boendeform']),
      monthlyFee: parseMoney(text('avgift')) || undefined,
      yearBuilt: built?.year,
      yearBuiltText: built?.text,
    }) as Facts,
  };
}

function decoded(coded: string): unknown {
  try {
    return JSON.parse(Buffer.from(coded, 'base64').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

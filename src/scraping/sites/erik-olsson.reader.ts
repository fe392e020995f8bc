import { findObjects, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { flightRows } from '../extract/next-flight.js';
import { positive } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { absolute } from '../extract/record-files.js';
import { peopleOf } from '../extract/record-people.js';
import {
  amountOf,
  areaOf,
  monthlyOf,
  nodes,
  pick,
  properNameOf,
  roomsOf,
  word,
  wordsOf,
} from '../extract/record-values.js';
import { showingsOf } from '../extract/record-viewings.js';
import { isoInSweden } from '../extract/swedish-time.js';
import { textOf } from '../extract/texts.js';
import { postalCodeOf, statusOf } from '../extract/vitec-parts.js';

const reader = 'erik olsson flight data';

/**
 * What stands around Vitec's object on Erik Olsson's pages: the home with its pictures, showings and broker. The home
 * whose id ends the address, never a neighbour.
 */
export function readErikOlsson(page: Page): Reading {
  const path = new URL(page.url).pathname.toLowerCase().replace(/\/$/, '');
  const isHome = (node: Node) => {
    const id = word(node['id']).toLowerCase();
    return (
      id.length >= 4 &&
      path.endsWith(`-${id}`) &&
      ('living_space' in node || isPlainObject(node['provider_data']))
    );
  };
  const home = flightRows(page).flatMap((row) => findObjects(row, isHome))[0];
  if (!home) return { reader, facts: {} };
  const pictures = picturesOf(home, page);
  // A home stays "for sale" here until the keys change hands; whether it is sold stands in Vitec's object.
  const status = statusOf(home['status']);
  const facts: Facts = stated({
    title: textOf(pick(home, 'title', 'sales_heading')),
    address: textOf(pick(home, 'street', 'address')),
    area: properNameOf(home['area']),
    city: textOf(home['city']),
    postalCode: postalCodeOf(home['zip']),
    municipality: municipalityName(wordsOf(home['municipality']) ?? ''),
    description: textOf(home['description']),
    price: home['is_price_hidden'] === true ? undefined : amountOf(home['price']),
    saleStatus: status === 'for_sale' ? undefined : status,
    rooms: roomsOf(home['rooms']),
    livingArea: areaOf(home['living_space']),
    biarea: areaOf(home['additional_space']),
    tomtarea: areaOf(home['plot_size']),
    monthlyFee: monthlyOf(home['monthly_fee']),
    apartmentNumber: textOf(home['apartment_number']),
    yearBuilt: positive(home['build_year']),
    features: texts(home['benefits']),
    images: pictures.filter(({ isPlan }) => !isPlan).map(({ url }) => url),
    floorplans: pictures.filter(({ isPlan }) => isPlan).map(({ url }) => url),
    // One company with many offices; pages name the office only at times.
    brokerAgency: 'Erik Olsson Fastighetsförmedling',
    ...peopleOf(home),
    showings: showingsOf(home['viewings']),
    publishedAt: isoInSweden(word(home['published_at']))?.slice(0, 10),
  }) as Facts;
  return { reader, facts };
}

/** In the broker's order; hidden ones and views of the street are not the home's. */
function picturesOf(home: Node, page: Page): { url: string; isPlan: boolean }[] {
  const account = /imagedelivery\.net\/([\w-]+)\//.exec(page.html)?.[1];
  return nodes(home['images'])
    .filter((image) => image['is_hidden'] !== true && image['is_street_view'] !== true)
    .sort((a, b) => (positive(a['provider_sort_order']) ?? 0) - (positive(b['provider_sort_order']) ?? 0))
    .flatMap((image) => {
      const id = word(image['cloudflare_image_id']);
      // Cloudflare Images makes any size on request; without a height the proportions stay.
      const made =
        account && id
          ? `https://imagedelivery.net/${account}/${id}/w=1600,quality=90,format=auto`
          : undefined;
      const url = absolute(image['url'], page.url) ?? made;
      const isPlan = image['is_floor_plan'] === true || /planritning/i.test(word(image['category']));
      return url ? [{ url, isPlan }] : [];
    });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : [];
}

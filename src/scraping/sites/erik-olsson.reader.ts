import { at, findObjects, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { flightRows } from '../extract/next-flight.js';
import { positive } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { isoInSweden } from '../extract/swedish-time.js';
import { textOf } from '../extract/texts.js';

const reader = 'erik olsson flight data';

/**
 * What stands around Vitec's object on Erik Olsson's pages: the home with its pictures, showings and broker. The home
 * whose id is the address's, never a neighbour.
 */
export function readErikOlsson(page: Page): Reading {
  const id = /-(\d+)\/?$/.exec(new URL(page.url).pathname)?.[1];
  const isHome = (node: Node) => String(node['id']) === id && 'living_space' in node;
  const home = flightRows(page).flatMap((row) => findObjects(row, isHome))[0];
  if (!home) return { reader, facts: {} };
  const account = /imagedelivery\.net\/([\w-]+)\//.exec(page.html)?.[1];
  const pictures = list(home['images'])
    .filter(
      (image) =>
        image['is_hidden'] !== true && image['is_street_view'] !== true && image['cloudflare_image_id'],
    )
    .sort((a, b) => Number(a['provider_sort_order']) - Number(b['provider_sort_order']))
    .map((image) => ({
      // Cloudflare Images makes any size on request; without a height the proportions stay.
      url: `https://imagedelivery.net/${account}/${String(image['cloudflare_image_id'])}/w=1600,quality=90,format=auto`,
      isPlan: image['is_floor_plan'] === true || /planritning/i.test(String(image['category'])),
    }));
  const facts: Facts = stated({
    title: textOf(home['title']),
    address: textOf(home['street']),
    area: textOf(at(home, 'area')?.['name']),
    city: textOf(home['city']),
    municipality: municipalityName(String(home['municipality'] ?? '')),
    description: textOf(home['description']),
    price: home['is_price_hidden'] === true ? undefined : positive(home['price']),
    rooms: positive(home['rooms']),
    livingArea: positive(home['living_space']),
    biarea: positive(home['additional_space']),
    tomtarea: positive(home['plot_size']),
    monthlyFee: positive(home['monthly_fee']),
    yearBuilt: positive(home['build_year']),
    features: list(home['benefits']).length === 0 ? texts(home['benefits']) : undefined,
    images: account ? pictures.filter(({ isPlan }) => !isPlan).map(({ url }) => url) : undefined,
    floorplans: account ? pictures.filter(({ isPlan }) => isPlan).map(({ url }) => url) : undefined,
    broker: textOf(at(home, 'responsible_broker')?.['name']),
    brokerAgency: 'Erik Olsson Fastighetsförmedling',
    showings: list(home['viewings'])
      .filter((viewing) => viewing['is_visible'] !== false)
      .flatMap((viewing) => isoInSweden(String(viewing['start_time'])) ?? [])
      .sort(),
    publishedAt: isoInSweden(String(home['published_at']))?.slice(0, 10),
  }) as Facts;
  return { reader, facts };
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : [];
}

import { SiteRegistry } from '../sites/registry.js';
import { AdvertPictureTurns, type NamedPictures } from './advert-picture-turns.js';
import type { PictureTurns } from './picture-turns.js';

const registry = new SiteRegistry(new Set());
const notar = { page: 'https://www.notar.se/x', addresses: ['https://www.notar.se/1.jpg'] };
const hemnet = { page: 'https://www.hemnet.se/x', addresses: ['https://www.hemnet.se/1.jpg'] };

/** Whether a turn is taken for it. */
async function takes(lists: readonly NamedPictures[], address: string, from?: string): Promise<boolean> {
  const taken: string[] = [];
  const turns = { take: async (one: string) => void taken.push(one) } as unknown as PictureTurns;
  await new AdvertPictureTurns(registry, turns, lists).take(address, AbortSignal.timeout(1_000), from);
  return taken.length === 1;
}

it.each<[string, readonly NamedPictures[], string, string | undefined, boolean]>([
  ['its own', [notar], 'https://www.notar.se/1.jpg', undefined, false],
  ['its own under another name of the site', [notar], 'https://api.notar.se/1.jpg', undefined, false],
  ['one at no site', [notar], 'https://cdn.example/1.jpg', undefined, false],
  ["one at a site's host of pictures", [notar], 'https://bilder.hemnet.se/1.jpg', undefined, false],
  ["another site's", [notar], 'https://www.hemnet.se/1.jpg', undefined, true],
  ['one of an unknown page', [{ ...notar, page: undefined }], 'https://www.notar.se/1.jpg', undefined, true],
  ['the own one of either page', [notar, hemnet], 'https://www.hemnet.se/1.jpg', undefined, false],
  [
    'any of a site of which the page of another names one',
    [{ ...notar, addresses: ['https://www.hemnet.se/2.jpg'] }, hemnet],
    'https://www.hemnet.se/1.jpg',
    undefined,
    true,
  ],
  ['one to which its own site leads', [notar], 'https://notar.se/2.jpg', 'https://www.notar.se/1.jpg', false],
  ['one to which another host leads', [notar], 'https://notar.se/2.jpg', 'https://cdn.example/1.jpg', true],
  [
    'what is no address',
    [{ ...notar, addresses: ['https://'] }],
    'https://www.notar.se/1.jpg',
    undefined,
    false,
  ],
])('%s: turn taken', async (_case, lists, address, from, expected) => {
  expect(await takes(lists, address, from)).toBe(expected);
});

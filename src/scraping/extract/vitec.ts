import { embeddedRoots, findPlaced, keysIn, type Placed } from './embedded-roots.js';
import { type Node } from './embedded-state.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading } from './reading.js';
import { peopleOf } from './record-people.js';
import { part, word } from './record-values.js';
import { readVitecAdvertising } from './vitec-advertising.js';
import { readVitecEstate } from './vitec-estate.js';
import { readVitecFlat } from './vitec-flat.js';
import { readVitecPublic } from './vitec-public.js';

type Version = (home: Node, base: string) => Facts;

/** Keys of which every version's home holds one. */
const marks = ['baseInformation', 'plotBaseInformation', 'livingSpaceArea', 'buildings', 'texts'];

/** Facts from the home object of Vitec's broker system, whichever version a page embeds and wherever. */
export function readVitec(page: Page): Reading {
  const home = marks.some((mark) => keysIn(embeddedRoots(page)).has(mark)) ? ownHome(page) : undefined;
  const read = home && versionOf(home.node);
  if (!home || !read) return { reader: 'vitec', facts: {} };
  // Broker and office may stand beside the home instead of in it.
  return { reader: 'vitec', facts: { ...peopleOf(home.parent), ...read(home.node, page.url) } };
}

/** The version by the shape of its keys; undefined when it is no home of Vitec's. */
export function versionOf(node: Node): Version | undefined {
  if (isPlainObject(node['baseInformation']) || isPlainObject(node['plotBaseInformation']))
    return readVitecEstate;
  if ('livingSpaceArea' in node && isPlainObject(node['residence'])) return readVitecFlat;
  if (!isPlainObject(node['address'])) return undefined;
  if (Array.isArray(node['buildings']) && isPlainObject(node['sale'])) return readVitecAdvertising;
  return isPlainObject(node['texts']) && isPlainObject(node['price']) && 'marketing' in node
    ? readVitecPublic
    : undefined;
}

/** The page's own home: the one that the address names, the only one, or the one under the heading. Never a neighbour. */
function ownHome(page: Page): Placed | undefined {
  const all = findPlaced(embeddedRoots(page), (node) => versionOf(node) !== undefined);
  const nested = new Set(all.map(({ node }) => node));
  // What hangs within a home is a part of it: HusmanHagberg's details, the homes of a project.
  const homes = all.filter(({ parent }) => !parent || !nested.has(parent));
  const address = page.url.toLowerCase();
  const named = homes.find((home) => namesOf(home).some((id) => address.includes(id)));
  if (named) return named;
  if (homes.length === 1) return homes[0];
  const ids = new Set(homes.map(({ node }) => idsOf(node)[0]));
  if (homes.length > 1 && ids.size === 1 && !ids.has(undefined)) return homes[0];
  const heading = clean(`${page.$('h1').first().text()} | ${page.$('title').first().text()}`).toLowerCase();
  const under = homes.filter(({ node }) => {
    const street = streetOf(node).toLowerCase();
    return street.length > 4 && heading.includes(street);
  });
  return under.length === 1 ? under[0] : undefined;
}

/** Ids of the home, of the key it hangs under and of what wraps it, lower case; short ones say nothing. */
function namesOf({ node, key, parent }: Placed): string[] {
  const keyed = /(?:^|[-_:/])((?:obj|cm[a-z]{3,6})\d\w{4,})$/i.exec(key)?.[1];
  return [...idsOf(node), keyed?.toLowerCase() ?? '', ...(parent ? idsOf(parent) : [])].filter(
    (id) => id.length > 5,
  );
}

function idsOf(node: Node): string[] {
  return ['estateId', 'entityId', 'id', 'originalEstateId', 'objectId']
    .map((name) => word(node[name]).toLowerCase())
    .filter((id) => id.length > 4);
}

function streetOf(node: Node): string {
  const base = part(node, 'baseInformation');
  return (
    word(part(base, 'objectAddress')['streetAddress']) ||
    word(part(base, 'address')['streetAddress']) ||
    word(part(node, 'address')['streetAddress']) ||
    word(node['address'])
  );
}

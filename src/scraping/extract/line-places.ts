import { municipalityName } from './municipalities.js';
import { streetIn } from './names.js';
import { slugOf } from './swedish-slug.js';
import { isSection } from './text-sections.js';
import type { Facts } from './reading.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

/** Places that stand in lines without labels: `Södermalm, Stockholms kommun`. */

const postal = /^(\d{3}) ?(\d{2}) (\p{Lu}[\p{L} '-]+)$/u;
/** The floor that stands beside the post code: `2 tr, 602 32 Norrköping`. */
const floorBefore = /^(?:\d{1,2} ?tr\.?|bv|vån(?:ing)? ?\d{1,2})$/i;
const isNamedPlace = /\s(?:kommun|stad)$/i;
const placeName = /^\p{Lu}[\p{L}\d .'/&-]{1,40}$/u;

/** `Gamla Enskede, 122 60 Enskede · Stockholms kommun`: only a line that ends in a municipality or a post town. */
export function placeIn(line: string): Facts {
  if (line.length > 90 || line.includes(':')) return {};
  const parts = line.split(/(?<!\s)\s*[,·•|]\s*|\s[–-]\s/).filter(Boolean);
  if (parts.length > 4) return {};
  // Nearly all lines are no places: told before their words are judged.
  if (parts.length === 1 && !postal.test(parts[0]!) && !isNamedPlace.test(parts[0]!)) return {};
  const facts: Facts = {};
  const rest: string[] = [];
  for (const [index, part] of parts.entries()) {
    const post = postal.exec(part);
    const isLast = index === parts.length - 1;
    const named = isNamedPlace.test(part) || (isLast && parts.length > 1);
    const municipality = named ? municipalityName(part) : undefined;
    if (post) Object.assign(facts, { postalCode: `${post[1]} ${post[2]}`, city: post[3] });
    else if (floorBefore.test(part)) facts.floor = part;
    else if (municipality && isNamedPlace.test(part)) facts.municipality = municipality;
    // The town of that name: only who writes "kommun" tells of the municipality.
    else if (municipality) facts.city = part;
    else if (/län$/.test(part)) facts.county = part;
    else if (index === 0 && streetIn(part)) facts.address = part;
    else if (index === 0 && homeIn(part)) Object.assign(facts, homeIn(part));
    else if (
      placeName.test(part) &&
      !propertyKindOf(part) &&
      !tenureKindOf(part) &&
      !/\d{3}|rum|kvm|\bkr\b/i.test(part)
    )
      rest.push(part);
    else return {};
  }
  if (!facts.municipality && !facts.city && !facts.postalCode) return {};
  if (rest.length === 1) facts.area ??= rest[0]!;
  return facts;
}

/** `Gärdet, Östermalm` and `Svartbäcken, Uppsala` under the heading, where one of the two stands in the link too. */
export function placesOfLink(line: string, url: string): Facts {
  const [, area, second] = /^(\p{Lu}[\p{L} -]{2,30}), (\p{Lu}[\p{L} -]{2,30})$/u.exec(line) ?? [];
  if (!area || !second || propertyKindOf(line) || tenureKindOf(line) || /\b(?:kommun|stad|län)$/.test(second))
    return {};
  const path = new URL(url).pathname.toLowerCase();
  if (![area, second].some((name) => path.includes(slugOf(name))) && municipalityName(second) === undefined)
    return {};
  return municipalityName(second) ? { area, city: second } : { area };
}

/** `Villatomt i Aspås` names the kind of home and the neighbourhood. */
export function homeIn(title: string): Facts | undefined {
  const [, what, where] = /^([\p{L} /-]{3,40}) i (\p{Lu}[\p{L} -]{1,40})$/u.exec(title) ?? [];
  if (!what || !where || !propertyKindOf(what) || municipalityName(where)) return undefined;
  return { area: where, propertyType: what };
}

/** `Radhus, Sätra`: the kind of home and its neighbourhood or town. */
export function homeAndPlace(line: string): Facts {
  const [, what = '', where = ''] =
    /^(\p{L}[\p{L} /-]{3,30})(?:,| [·•|–-]) (\p{L}[\p{L} -]{1,40})$/u.exec(line) ?? [];
  if (!propertyKindOf(what) || / i \p{Lu}/u.test(what) || propertyKindOf(where)) return {};
  if (tenureKindOf(where)) return { propertyType: what, tenure: where };
  if (/^\p{Ll}/u.test(where) || / (?:kommun|stad|län)$/.test(where)) return {};
  return { propertyType: what, ...(municipalityName(where) ? { city: where } : { area: where }) };
}

/** How names of Swedish places end, which words of menus and headings do not. */
const placeEnding =
  /(?:lycke|by|byn|stad|sta|torp|ryd|red|bo|vik|viken|hamn|berg|berga|köping|holm|holmen|dal|näs|näset|lund|borg|fors|bro|hult|inge|arp|löv|mala|sund|vall|sjö|sjön|ö|ås|å|lösa|landa|valla|mark|åker|hem|malm|hed|tuna|strand|udden|ström|kulla)$/;

/** A place by itself, right below the street: a town of the name of a municipality, or another place. */
export function lonePlace(line: string): Facts {
  if (!/^\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}+){0,2}$/u.test(line) || line.length > 30) return {};
  if (municipalityName(line)) return { city: line };
  if (!placeEnding.test(line) || propertyKindOf(line) || tenureKindOf(line) || isSection(line)) return {};
  return { area: line };
}

import { municipalityName } from './municipalities.js';
import { streetIn } from './names.js';
import { clean, parseArea, parseMoney, parseRooms } from './numbers.js';
import type { Page } from './page.js';
import { placesOfPath } from './path-places.js';
import { type Facts, type Reading, stated } from './reading.js';
import { statedAddress } from './stated-address.js';
import { propertyKindOf } from './vocabulary.js';

/** Facts from the head of the page: OpenGraph, description and the canonical title. Weak, so read last. */
export function readMeta(page: Page): Reading {
  const { metas, headings, text } = page.outline;
  const meta = (name: string) => {
    const content = metas.get(name);
    return content ? clean(content) : undefined;
  };
  const description = meta('og:description') ?? meta('description') ?? meta('twitter:description');
  // Never that by which the page was asked for: sites answer to any words in it.
  const address = statedAddress(page.html);
  const h1 = headings.find(({ name }) => name === 'h1');
  const heading = h1 ? clean(text.slice(h1.start, h1.end)) : '';
  const title = [meta('og:title'), heading, clean(page.outline.title)].find(
    (one) => one && !isSiteName(one, page.url),
  );
  const facts: Facts = stated({
    title,
    summary: description,
    images: absolute(meta('og:image:secure_url') ?? meta('og:image'), page.url),
    ...fromTitle([meta('og:title'), clean(page.outline.title), meta('twitter:title')]),
    ...fromSentence(description ?? ''),
    ...kindOf(description ?? ''),
    ...placesOfPath(address ? URL.parse(address, page.url) : null),
    brokerAgency: siteOfAgency([meta('og:site_name'), ...titleParts(page.outline.title)], page.url),
  }) as Facts;
  return { reader: 'meta', facts };
}

/** `Kapellmakargatan 14B, Barkarbystaden, Järfälla - Mäklarna`: street, neighbourhood and municipality. */
function fromTitle(titles: readonly (string | undefined)[]): Facts {
  for (const whole of titles) {
    const title = whole?.replace(/^(?:såld|kommande|till salu|nyhet|budgivning pågår)\s*[:–|-]\s*/i, '');
    const address = title === undefined ? undefined : streetIn(title);
    if (!title || !address) continue;
    const rest = title.slice(address.length).split(/\s[-–|·]\s/)[0]!;
    const places = rest
      .split(/,\s*|\si\s/)
      .map(clean)
      .filter(Boolean);
    const municipality = municipalityName(places.at(-1) ?? '');
    const area =
      places.length === 2 &&
      municipality &&
      /^\p{Lu}[\p{L} -]+$/u.test(places[0]!) &&
      !propertyKindOf(places[0]!)
        ? places[0]
        : undefined;
    return stated({ address, municipality, area }) as Facts;
  }
  return {};
}

/** `3 rum, boarea 72 kvm, 2 790 000 kr utgångspris`: the sentence many brokers put into the description. */
function fromSentence(text: string): Facts {
  if (text.length > 400) return {};
  const price = /(?:utgångspris|pris)[: ]+([\d .]{6,14}) ?kr|([\d .]{7,14}) ?kr (?:i )?utgångspris/i.exec(
    text,
  );
  const areas = [
    ...text.matchAll(
      /boarea[: ]+(?:om |på |ca )?([\d,.]{1,6}) ?(?:kvm|m²|m2)|([\d,.]{1,6}) ?(?:kvm|m²|m2)(?: boarea)?(?! tomt| biarea|\p{L})/giu,
    ),
  ];
  const rooms = [...text.matchAll(/(?<![\d,.])(\d{1,2}(?:,5| ½)?) (?:rum|rok)(?!\p{L})/giu)];
  const both = areas.length === 1 && rooms.length === 1;
  return stated({
    price: price ? parseMoney(price[1] ?? price[2]!) : undefined,
    livingArea: both ? parseArea(`${areas[0]![1] ?? areas[0]![2]} m²`)?.area : undefined,
    rooms: both ? parseRooms(`${rooms[0]![1]} rum`) : undefined,
  }) as Facts;
}

/** `Fritidshus i Skara kommun. …`: a description that begins with the kind of home. */
function kindOf(text: string): Facts {
  const [, word, rest] =
    /^(\p{Lu}\p{Ll}+)((?: (?:i|på|om|med|till salu)|,)? ?[\p{Lu}\d].*)$/u.exec(text) ?? [];
  if (!word || !rest || !propertyKindOf(word) || /[Tt]omt|[Gg]ård/.test(word)) return {};
  const place = municipalityName(/^ i (\p{Lu}[\p{L} -]{1,30} kommun)(?!\p{L})/u.exec(rest)?.[1] ?? '');
  return stated({ propertyType: word, municipality: place }) as Facts;
}

function absolute(url: string | undefined, base: string): string[] {
  return url && URL.canParse(url, base) ? [new URL(url, base).href] : [];
}

const portals = /^(?:hemnet|booli|blocket|bovision|boneo)/;

function titleParts(title: string): string[] {
  return clean(title).split(/\s[|–·—-]\s/);
}

/** An agency's own site is called as the agency: its name is the site's name or a part of the title. */
function siteOfAgency(names: readonly (string | undefined)[], url: string): string | undefined {
  const labels = new URL(url).hostname.split('.').slice(0, -1).map(plain);
  return names
    .map((name) => name && clean(name))
    .find((name) => name && name.length <= 50 && labels.includes(plain(name)) && !portals.test(plain(name)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[^a-z0-9]/gu, '');
}

/** Some pages are titled with nothing but the site's name. */
function isSiteName(title: string, url: string): boolean {
  return new URL(url).hostname.split('.').includes(title.toLowerCase().replace(/[^a-z0-9-]/g, ''));
}

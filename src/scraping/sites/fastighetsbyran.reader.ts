import { findPlaced } from '../extract/embedded-roots.js';
import { at, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseNumber,
  parseRooms,
  positive,
} from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { valuesOfScript } from '../extract/script-values.js';
import { associationOf, deedsOf, genuineOf } from '../extract/record-economy.js';
import { documentsOf, galleryOf } from '../extract/record-files.js';
import { peopleOf } from '../extract/record-people.js';
import { amountOf, nodes, pick, word, yesOf } from '../extract/record-values.js';
import { showingsOf } from '../extract/record-viewings.js';
import { textOf } from '../extract/texts.js';
import {
  cityOf,
  coordinatesOf,
  energyClassOf,
  postalCodeOf,
  priceTextOf,
  statusOf,
} from '../extract/vitec-parts.js';

const reader = 'fastighetsbyrån state';

/** The state that Fastighetsbyrån embeds as Base64 (`window.__PRELOADED_STATE__='…'`). */
export function readFastighetsbyran(page: Page): Reading {
  const id = /objektid=(\d+)/i.exec(page.url)?.[1] ?? /\/(\d{5,})\/?$/.exec(new URL(page.url).pathname)?.[1];
  const roots = page
    .$('script:not([src])')
    .toArray()
    .map((element) => page.$(element).text())
    .filter((script) => script.includes('__PRELOADED_STATE__'))
    .flatMap((script) => states(script));
  const found = roots
    .map((root) => at(root, 'maeklarObjekt', 'objektInfo', id ?? '', 'data', 'maeklarObjekt'))
    .find((home) => home !== undefined);
  const homes = found
    ? [found]
    : findPlaced(roots, (node) => isPlainObject(node['basfakta'])).map(({ node }) => node);
  const home = homes.length === 1 ? homes[0] : undefined;
  const basics = at(home, 'basfakta');
  return { reader, facts: home && basics ? homeFacts(home, basics, page) : {} };
}

/** Base64 on today's pages, a plain literal on older ones. */
function states(script: string): unknown[] {
  const coded = /__PRELOADED_STATE__\s*=\s*['"]([A-Za-z0-9+/=]{20,})['"]/.exec(script)?.[1];
  if (!coded) return valuesOfScript(script);
  try {
    return [JSON.parse(Buffer.from(coded, 'base64').toString('utf8')) as unknown];
  } catch {
    return [];
  }
}

function homeFacts(home: Node, basics: Node, page: Page): Facts {
  const text = (name: string) => word(basics[name]);
  const details = at(home, 'fakta') ?? {};
  const posts = new Map([...shownPosts(page), ...postsOf(details['detaljer'])]);
  const post = (...labels: string[]) =>
    labels.map((label) => posts.get(label)).find((value) => value !== undefined && !isUnstated(value));
  const map = at(home, 'karta') ?? {};
  const areas = parseArea(text('area'));
  const built = parseBuildYear(text('byggnadsAar'));
  const meta = (name: string) =>
    page.$(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
  const soldPrice = parseMoney(text('slutpris'));
  const total = yearly(details['totalDriftskostnad']);
  const place = (meta('fb:område') ?? '').split(',')[0]?.trim();
  const texts = nodes(pick(home, 'saeljandeTexter', 'saljandeTexter', 'texter', 'beskrivning'))[0] ?? {};
  const price = positive(basics['oformateratPris']) ?? amountOf(basics['pris']);
  return stated({
    title: textOf(pick(texts, 'rubrik')),
    description: textOf(pick(texts, 'text', 'lang', 'beskrivning')) ?? textOf(home['beskrivning']),
    address: textOf(basics['gatuadress']),
    area: textOf(basics['zon']) ?? (place || undefined),
    municipality: municipalityName(word(home['kommunNamn']) || (meta('fb:kommun') ?? '')),
    // The map calls the latitude x.
    coordinates: coordinatesOf({ latitude: map['xKoordinat'], longitude: map['yKoordinat'] }),
    city: cityOf(pick(home, 'postort') ?? pick(basics, 'postort', 'ort')),
    postalCode: postalCodeOf(pick(home, 'postnummer') ?? pick(basics, 'postnummer')),
    price,
    priceText: priceTextIn([basics['prisText'], basics['pris']], price),
    soldPrice: soldPrice || undefined,
    saleStatus: soldPrice
      ? ('sold' as const)
      : basics['paaGang'] === true
        ? ('upcoming' as const)
        : statusOf(pick(basics, 'status') ?? pick(home, 'status')),
    rooms: parseRooms(text('antalRum')),
    livingArea: areas?.area || positive(basics['oformateradArea']),
    biarea: areas?.extra ?? areaOf(post('biarea')),
    tomtarea: areaOf(text('tomtArea')) ?? areaOf(post('tomtarea', 'tomt', 'tomtstorlek')),
    propertyType: textOf(basics['bostadsTyp']),
    tenure: textOf(basics['boendeform']) ?? post('upplåtelseform'),
    monthlyFee: parseMoney(text('avgift')) || undefined,
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    operatingCost: total,
    annualOperatingCosts: total === undefined ? undefined : { total },
    taxValues: taxIn(home['taxeringsvaerde'], post),
    mortgageDeeds: stated({
      ...deedsOf(home['pantbrev']),
      ...stated({ total: amountOf(home['pantbrevTotalt']), count: positive(home['antalPantbrev']) }),
    }),
    includedInFee: post('i avgiften ingår', 'avgiften inkluderar'),
    leaseholdFeePerYear: yearly(post('tomträttsavgäld')),
    leasePerYear: yearly(post('arrende', 'arrendeavgift')),
    electrical: post('el', 'elinstallation'),
    plumbing: post('vvs', 'rör'),
    ...peopleOf(home),
    showings: showingsOf(pick(home, 'visningar', 'visning')),
    documents: documentsOf(pick(home, 'dokument', 'filer'), page.url),
    ...pictures(galleryOf(home['bilder'], page.url)),
    energyClass: energyClassOf(post('energiklass')),
    energyPerformance: positive(
      post('primärenergital', 'energiprestanda') ?? /(?<!\d)(\d+) kWh/.exec(post('energiklass') ?? '')?.[1],
    ),
    heating: post('uppvärmning'),
    ventilation: post('ventilation'),
    facade: post('fasad'),
    roof: post('tak', 'yttertak'),
    windows: post('fönster'),
    structure: post('stomme'),
    foundation: post('grundläggning', 'grund', 'grundmur'),
    waterAndSewage: post('vatten och avlopp', 'vatten/avlopp', 'va'),
    internet: post('tv och bredband', 'tv/bredband', 'bredband', 'internet'),
    floor: post('våning', 'våningsplan'),
    elevator: yesOf(post('hiss')),
    apartmentNumber: post('lägenhetsnummer'),
    ...associationOf(
      {
        name: post('förening', 'bostadsrättsförening', 'föreningens namn'),
        registrationNumber: post('organisationsnummer', 'org.nr', 'org nr'),
        genuineAssociation: genuineIn(post),
        theAssociationOwnTheGround: post('äger föreningen marken', 'äger marken', 'föreningen äger marken'),
        numberOfApartments: post('antal lägenheter'),
        numberOfRentalUnits: post('antal hyresrätter'),
        numberOfLocals: post('antal lokaler'),
        debtPerSqm: perSqm(post('föreningens skuld', 'belåning', 'belåning per kvm', 'skuld per kvm')),
        feePerSqm: perSqm(post('årsavgift per kvm', 'årsavgift')),
        savingsPerSqm: perSqm(post('sparande', 'sparande per kvm')),
        transferFee: post('överlåtelseavgift'),
        pledgeFee: post('pantsättningsavgift', 'pantavgift'),
        finances: post('ekonomi', 'föreningens ekonomi'),
        renovations: post('renoveringar', 'utförda renoveringar'),
        parking: post('parkering', 'garage/parkering'),
      },
      {
        share: post('andel i föreningen', 'andelstal'),
        indirectNetDebt: amountOf(post('indirekt nettoskuldsättning')),
        repairFund: post('reparationsfond', 'inre reparationsfond'),
      },
    ),
  }) as Facts;
}

/** Sections (a list, or by name) of posts `{rubrik, subItem}`: label, lower case, to its text. */
function postsOf(details: unknown): Map<string, string> {
  const sections = Array.isArray(details) ? details : isPlainObject(details) ? Object.values(details) : [];
  return new Map(
    nodes(sections)
      .flatMap((section) => nodes(section['post'] ?? section['poster']))
      .flatMap((post): [string, string][] => {
        const value = [post['subItem']]
          .flat()
          .flatMap((item) => textOf(isPlainObject(item) ? item['text'] : item) ?? []);
        const label = word(post['rubrik']).toLowerCase().replace(/:$/, '');
        return label === '' || value.length === 0 ? [] : [[label, value.join('\n')]];
      })
      // The first of a label counts: the association's facts come after the home's.
      .reverse(),
  );
}

function areaOf(text: string | undefined): number | undefined {
  return (text && parseArea(text)?.area) || undefined;
}

/** The same as shown: a heading with the value beside it, alone in a box. */
function shownPosts({ $ }: Page): Map<string, string> {
  const pairs = $('h3')
    .toArray()
    .flatMap((heading): [string, string][] => {
      const value = $(heading).next('div, p, span');
      const label = clean($(heading).text()).toLowerCase().replace(/:$/, '');
      const text = clean(value.text());
      const isPair = $(heading).parent().children().length === 2 && text !== '' && text.length <= 400;
      return isPair && label.length <= 40 ? [[label, text]] : [];
    });
  return new Map(pairs.reverse());
}

type Post = (...labels: string[]) => string | undefined;

/** The page's own word where it names no price (`Pris saknas`), or one that says more than the figure. */
function priceTextIn(words: readonly unknown[], price: number | undefined): string | undefined {
  const texts = words.flatMap((value) => priceTextOf(value) ?? []);
  return texts.find((text) =>
    price === undefined ? !/\d/.test(text) : /accepterat|fast pris|prisidé|högstbjudande/i.test(text),
  );
}

/** One sum, or the parts by name. */
function taxIn(value: unknown, post: Post): Facts['taxValues'] {
  const node = isPlainObject(value) ? value : {};
  return stated({
    mainProperty: amountOf(pick(node, 'byggnad', 'byggnadsvaerde') ?? post('taxeringsvärde byggnad')),
    adjacentProperty: amountOf(pick(node, 'mark', 'markvaerde') ?? post('taxeringsvärde mark')),
    totalTaxValue: amountOf(
      pick(node, 'totalt', 'total', 'summa') ?? (isPlainObject(value) ? undefined : value),
    ),
    year: positive(pick(node, 'aar', 'taxeringsaar') ?? post('taxeringsår')),
  }) as Facts['taxValues'];
}

/** `Oäkta förening: Nej` says that it is genuine. */
function genuineIn(post: Post): string | undefined {
  const not = yesOf(post('oäkta förening'));
  if (not !== undefined) return not ? 'nej' : 'ja';
  const value = post('äkta förening', 'föreningstyp', 'beskattning');
  return genuineOf(value) === undefined ? undefined : value;
}

/** A figure that says itself that it is per square metre. */
function perSqm(text: string | undefined): number | undefined {
  return text && /(?:\/|per) ?(?:kvm|m²|m2|kvadratmeter)/i.test(text)
    ? amountOf(text.split('/')[0])
    : undefined;
}

/** The image host makes sizes on request: small ones are asked for whole. */
function pictures(gallery: Pick<Facts, 'images' | 'floorplans'>): Pick<Facts, 'images' | 'floorplans'> {
  const whole = (list: readonly string[] = []) =>
    list.map((url) => (Number(/[?&]Bredd=(\d+)/i.exec(url)?.[1] ?? 9999) < 1200 ? url.split('?')[0]! : url));
  return { images: whole(gallery.images), floorplans: whole(gallery.floorplans) };
}

function yearly(value: unknown): number | undefined {
  if (typeof value !== 'string') return positive(value);
  const amount = parseNumber(value);
  return amount && /mån/i.test(value) ? amount * 12 : amount || undefined;
}

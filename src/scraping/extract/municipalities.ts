import { clean } from './numbers.js';
import { slugOf } from './swedish-slug.js';

/** Sweden's 21 counties (without the word län) and their 290 municipalities (without the word kommun), as SCB names them. */
const table = `
Stockholms: Botkyrka, Danderyd, Ekerö, Haninge, Huddinge, Järfälla, Lidingö, Nacka, Norrtälje, Nykvarn,
Nynäshamn, Salem, Sigtuna, Sollentuna, Solna, Stockholm, Sundbyberg, Södertälje, Tyresö, Täby, Upplands
Väsby, Upplands-Bro, Vallentuna, Vaxholm, Värmdö, Österåker
Uppsala: Enköping, Heby, Håbo, Knivsta, Tierp, Uppsala, Älvkarleby, Östhammar
Södermanlands: Eskilstuna, Flen, Gnesta, Katrineholm, Nyköping, Oxelösund, Strängnäs, Trosa, Vingåker
Östergötlands: Boxholm, Finspång, Kinda, Linköping, Mjölby, Motala, Norrköping, Söderköping, Vadstena,
Valdemarsvik, Ydre, Åtvidaberg, Ödeshög
Jönköpings: Aneby, Eksjö, Gislaved, Gnosjö, Habo, Jönköping, Mullsjö, Nässjö, Sävsjö, Tranås, Vaggeryd,
Vetlanda, Värnamo
Kronobergs: Alvesta, Lessebo, Ljungby, Markaryd, Tingsryd, Uppvidinge, Växjö, Älmhult
Kalmar: Borgholm, Emmaboda, Hultsfred, Högsby, Kalmar, Mönsterås, Mörbylånga, Nybro, Oskarshamn, Torsås,
Vimmerby, Västervik
Gotlands: Gotland
Blekinge: Karlshamn, Karlskrona, Olofström, Ronneby, Sölvesborg
Skåne: Bjuv, Bromölla, Burlöv, Båstad, Eslöv, Helsingborg, Hässleholm, Höganäs, Hörby, Höör, Klippan,
Kristianstad, Kävlinge, Landskrona, Lomma, Lund, Malmö, Osby, Perstorp, Simrishamn, Sjöbo, Skurup,
Staffanstorp, Svalöv, Svedala, Tomelilla, Trelleborg, Vellinge, Ystad, Ängelholm, Åstorp, Örkelljunga, Östra
Göinge
Hallands: Falkenberg, Halmstad, Hylte, Kungsbacka, Laholm, Varberg
Västra Götalands: Ale, Alingsås, Bengtsfors, Bollebygd, Borås, Dals-Ed, Essunga, Falköping, Färgelanda,
Grästorp, Gullspång, Göteborg, Götene, Herrljunga, Hjo, Härryda, Karlsborg, Kungälv, Lerum, Lidköping, Lilla
Edet, Lysekil, Mariestad, Mark, Mellerud, Munkedal, Mölndal, Orust, Partille, Skara, Skövde, Sotenäs,
Stenungsund, Strömstad, Svenljunga, Tanum, Tibro, Tidaholm, Tjörn, Tranemo, Trollhättan, Töreboda,
Uddevalla, Ulricehamn, Vara, Vänersborg, Vårgårda, Åmål, Öckerö
Värmlands: Arvika, Eda, Filipstad, Forshaga, Grums, Hagfors, Hammarö, Karlstad, Kil, Kristinehamn, Munkfors,
Storfors, Sunne, Säffle, Torsby, Årjäng
Örebro: Askersund, Degerfors, Hallsberg, Hällefors, Karlskoga, Kumla, Laxå, Lekeberg, Lindesberg,
Ljusnarsberg, Nora, Örebro
Västmanlands: Arboga, Fagersta, Hallstahammar, Kungsör, Köping, Norberg, Sala, Skinnskatteberg, Surahammar,
Västerås
Dalarnas: Avesta, Borlänge, Falun, Gagnef, Hedemora, Leksand, Ludvika, Malung-Sälen, Mora, Orsa, Rättvik,
Smedjebacken, Säter, Vansbro, Älvdalen
Gävleborgs: Bollnäs, Gävle, Hofors, Hudiksvall, Ljusdal, Nordanstig, Ockelbo, Ovanåker, Sandviken, Söderhamn
Västernorrlands: Härnösand, Kramfors, Sollefteå, Sundsvall, Timrå, Ånge, Örnsköldsvik
Jämtlands: Berg, Bräcke, Härjedalen, Krokom, Ragunda, Strömsund, Åre, Östersund
Västerbottens: Bjurholm, Dorotea, Lycksele, Malå, Nordmaling, Norsjö, Robertsfors, Skellefteå, Sorsele,
Storuman, Umeå, Vilhelmina, Vindeln, Vännäs, Åsele
Norrbottens: Arjeplog, Arvidsjaur, Boden, Gällivare, Haparanda, Jokkmokk, Kalix, Kiruna, Luleå, Pajala,
Piteå, Älvsbyn, Överkalix, Övertorneå
`;

interface Municipality {
  readonly name: string;
  /** `Stockholms län`. */
  readonly county: string;
}

// A county's line begins with its name and a colon; long lines go on without one.
const municipalities: readonly Municipality[] = table
  .trim()
  .split(/\n(?=[^,\n]+:)/)
  .flatMap((line) => {
    const [county = '', names = ''] = line.split(':');
    return names.split(',').map((name) => ({ name: clean(name), county: `${county} län` }));
  });

/** Names by slug; one slug may mean two (`habo`). */
const bySlug = new Map<string, Municipality[]>();
const irregular: Readonly<Record<string, string>> = { falu: 'Falun', gothenburg: 'Göteborg' };
for (const one of municipalities) {
  const slug = slugOf(one.name);
  // The genitive stands before kommun; names that end in s have none.
  for (const form of slug.endsWith('s') ? [slug] : [slug, `${slug}s`])
    bySlug.set(form, [...(bySlug.get(form) ?? []), one]);
}
for (const [slug, name] of Object.entries(irregular))
  bySlug.set(
    slug,
    municipalities.filter((one) => one.name === name),
  );
const counties = new Map(municipalities.map(({ county }) => [slugOf(county.replace(/s? län$/, '')), county]));

/**
 * A municipality in the list's spelling, from `Västerviks kommun`, `Stockholm kommun`, `Göteborgs stad`, `Falu kommun`,
 * `Upplands Bro` or the bare name. Undefined when it is none of the 290, as `Stockholms län` is.
 */
export function municipalityName(text: string): string | undefined {
  const bare = clean(text)
    .replace(/^(kommun:|region|municipality of|\d{3,4}(?= )) ?/i, '')
    .replace(/ (kommun|stad|municipality)$/i, '');
  const found = bySlug.get(slugOf(bare)) ?? [];
  if (found.length <= 1) return found[0]?.name;
  const written = bare.toLowerCase();
  return found.find(({ name }) => [name, `${name}s`].some((form) => form.toLowerCase() === written))?.name;
}

/**
 * The municipality that a line of places names: `Södermalm, Stockholms kommun`, `Nacka, Stockholms län`. Where several
 * places stand and none is called kommun or stad, nobody can tell which is meant.
 */
export function municipalityOf(text: string): string | undefined {
  const parts = clean(text)
    .split(/[,;|()/]| [-–] /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/ län$/i.test(part));
  const named = parts.filter((part) => /(?<!\p{L})kommun$| (stad|municipality)$/iu.test(part));
  const candidates = new Set((named.length > 0 ? named : parts).map((part) => municipalityName(part)));
  return candidates.size === 1 && (named.length > 0 || parts.length === 1) ? [...candidates][0] : undefined;
}

/** `Stockholms län` of `Järfälla`; undefined for what is no municipality. */
export function countyOf(municipality: string): string | undefined {
  return municipalities.find(({ name }) => name === municipality)?.county;
}

/** A county in full, from `Skåne`, `Stockholm`, `stockholms-lan` or `Uppsala län`. */
export function countyName(text: string): string | undefined {
  const slug = slugOf(text).replace(/-(lan|county)$/, '');
  return counties.get(slug) ?? counties.get(slug.replace(/s$/, ''));
}

/**
 * The municipality that a part of an address means: `jarfalla`, `malung-salens-kommun`. A slug that means two (`habo`)
 * needs the county beside it.
 */
export function municipalityOfSlug(slug: string, county?: string): string | undefined {
  const found = bySlug.get(slugOf(slug).replace(/-(kommun|stad)$/, '')) ?? [];
  if (found.length <= 1) return found[0]?.name;
  const stated = county === undefined ? undefined : countyName(county);
  return found.find((one) => one.county === stated)?.name;
}

/**
 * Splits a slug at its `<municipality>-kommun`: `…-barkarby-jarfalla-kommun-flygarvagen-39` has `barkarby` before and
 * `flygarvagen-39` after. Undefined when it names no municipality; of two possible ones only the place is known.
 */
export function splitAtMunicipality(
  slug: string,
): { before: string; municipality?: string; after: string } | undefined {
  const words = slug.split('-');
  for (let end = words.indexOf('kommun'); end > 0; end = words.indexOf('kommun', end + 1)) {
    // The longest name counts: upplands-vasby before vasby.
    for (const length of [3, 2, 1]) {
      const start = end - length;
      const name = start < 0 ? '' : words.slice(start, end).join('-');
      if (!bySlug.has(name)) continue;
      const municipality = municipalityOfSlug(name);
      const [before, after] = [words.slice(0, start).join('-'), words.slice(end + 1).join('-')];
      return { before, after, ...(municipality === undefined ? {} : { municipality }) };
    }
  }
  return undefined;
}

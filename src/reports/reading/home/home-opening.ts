import type { Listing } from '../../../scraping/listing.types.js';
import { word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** What the opening of an advert says that it sells, in the words of the fields `propertyType` and `tenure`. */
export interface Opening {
  readonly type: string | null;
  readonly tenure: string | null;
}

/** Characters of a description in which an advert tells what it sells. */
const openingLength = 200;

const flats = String.raw`(?:ägar|etage|bostadsrätts|vinds|hörn)?lägenhet|vindsvåning`;
const leisures = String.raw`(?:fritids|sommar|semester)hus|(?:sommar|fritids|fjäll|skärgårds)?stuga|(?:sommar|fritids)?torp`;
const houses = String.raw`(?:(?:en|två|enfamiljs|sekelskiftes|funkis|lyx|souterräng|sten|tegel|trä|arkitekt)?(?:plans)?villa)|(?:gavel)?radhus|kedjehus|parhus|småhus|friliggande\s+hus|enplanshus|(?:gård\s*\/\s*)?(?:häst|skogs|lantbruks|jordbruks|släkt)gård|gård(?=\s*,\s*(?:äganderätt|friköpt))`;
/** Words after which a home is another's, a place, or only meant. */
const passing = String.raw`nära|intill|bland|bredvid|mellan|mitt|i|på|från|med|utan|som|inte|ej|ingen|inget|inga|omgiven|omgivet|istället|hellre|tidigare|vid|av|för|mot|än|granne|grannens|samma|eller|till|hos|nästan|vill|söker|sökes|om|rum|både`;
const greeting = String.raw`(?:(?:varmt\s+)?välkommen\s+(?:hem\s+)?till|(?:här|nu)\s+(?:säljs|säljes|erbjuds|erbjuder\s+vi|har\s+vi|presenteras)|till\s+salu|till\s+försäljning|säljs|säljes|det\s+här\s+är|detta\s+är)(?:\s*:)?\s+`;
const opened = latinRegExp(
  String.raw`(?:^\s*(?:${greeting})?|[.!?\n][^\S\n]*${greeting})(?:(?!(?:${passing})(?!\p{L}))[\p{L}\d-]{2,20},?\s+){0,4}(?<type>${flats}|${leisures}|${houses})(?:\s*\/\s*(?:${leisures}|${houses}))?(?![\p{L}\d])(?!\s*(?:\?|eller(?!\p{L})|\/|\d{1,4}(?::\d|\p{L}?\s*(?:,|$))))`,
  'iu',
);

const tenures = String.raw`bostadsrätt|äganderätt|ägarlägenhet|tomträtt|hyresrätt|friköp(?:t|en)(?:\s+(?:tomt|mark))?`;
/** A tenure that stands by itself: `Radhus, äganderätt.` */
const listed = latinRegExp(
  String.raw`(?:^|[.,;:|(\n–-][^\S\n]*)(?<tenure>${tenures})(?=\s*(?:$|[.,;:|)!\n–-]))`,
  'iu',
);
const told = latinRegExp(
  word(
    String.raw`(?:(?:upplåtelseform(?:en)?)\s*(?:är\s+|:\s*)?|(?<!(?:grann|tomten|garage)[^.!?\n]{0,40})(?:säljs|säljes|upplåts|upplåtes|förvärvas|innehas)\s+(?:(?:alltså|nu|här)\s+)?(?:med|som|en|enligt)\s+(?:en\s+)?)(?<tenure>bostadsrätt|äganderätt|ägarlägenhet|tomträtt|hyresrätt)(?:en)?`,
  ),
  'iu',
);

/** What the title and the first lines plainly say; a tenure also where the text says with what the home is sold. */
export function openingOf(listing: Listing): Opening {
  const { title, summary, description } = listing;
  const texts = [title, summary, description].filter((text) => text !== undefined);
  const heads = texts.map((text) => text.slice(0, openingLength));
  const first = (pattern: RegExp, among: readonly string[], group: string): string | null =>
    among.map((text) => pattern.exec(text)?.groups?.[group]).find((found) => found !== undefined) ?? null;
  const type = first(opened, heads, 'type');
  const tenure = first(listed, heads, 'tenure') ?? first(told, texts, 'tenure');
  // An association's land can be friköpt too.
  const isOfLand =
    /^friköp/iu.test(tenure ?? '') && (/lägenhet|våning/iu.test(type ?? '') || speaksOfAssociation(listing));
  return { type, tenure: isOfLand ? null : tenure };
}

/** Words of an association, which leave the tenure of a house open. */
export const speaksOfAssociation = ({ title, summary, description }: Listing): boolean =>
  /(?<!\p{L})(?:brf|bostadsrätt\p{L}*|månadsavgift\p{L}*|hsb|riksbyggen|föreningen)(?!\p{L})/iu.test(
    [title, summary, description].join('\n'),
  );

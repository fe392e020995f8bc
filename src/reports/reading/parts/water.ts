import { homeHas } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { clauseAround } from '../text/clauses.js';
import { findAll, words, type Quote } from '../text/sources.js';

const is = String.raw`\s*(?:(?:[:(,–-]|är)\s*)?`;
const and = String.raw`(?:\s*(?:[/&+,-]|och|samt)){1,2}\s*`;
/** `Kommunalt VA`, `vatten och avlopp: kommunalt`. */
const both = words(
  String.raw`kommunal[ta]?\s+(?:(?:\p{L}+\s+){0,2}va|v/a|(?:dricks)?vatten${and}(?:kommunalt\s+)?avlopp\p{L}*|avlopp${and}(?:kommunalt\s+)?vatten)|(?:va|v/a|vatten${and}avlopp|vattn?et\s+och\s+avloppet)${is}kommunal[ta]?`,
);
const waterOnly = words(
  String.raw`kommunalt\s+(?:\p{L}+\s+)?(?:dricks)?vatten|(?:dricks)?vatt(?:en|net)${is}kommunalt`,
);
const sewageOnly = words(String.raw`kommunalt\s+(?:\p{L}+\s+)?avlopp|avlopp(?:et)?${is}kommunalt`);
/** Of a field about nothing else: `kommunalt`. */
const inField = words(String.raw`kommunal[ta]?`);

/** Pipes that are not this home's yet: in the street, at the boundary, decided or possible. */
const ahead =
  /(?<!\p{L})(?:planer\p{L}*|vänta[sd]?|(?:ska(?:ll)?|kan|får|måste)\s+(?:\p{L}+\s+){0,3}?(?:anslut|dra|bygg|koppla|få)\p{L}*|kommer\s+(?:att|till|år|20)|dra(?:r|s)\s+(?:fram|ut)|på\s+(?:gång|väg)|möjlig\p{L}*|förbere\p{L}*|framdrag\p{L}*|att\s+ansluta|(?:till|vid|i|utanför)\s+(?:tomt|gata|området|vägen)\p{L}*|(?:inte|ej)\s+anslut\p{L}*|senast\s+20\d\d|utbygg\p{L}*|framtida|framöver)(?!\p{L})/iu;

/** Pipes laid up to the plot, which is what land can have. */
const atBoundary = /(?<!\p{L})(?:vid|till|i|på)\s+tomt\p{L}*|framdrag\p{L}*/iu;
/** Pipes decided or hoped for: `kommer till tomten`. */
const planned = /(?<!\p{L})(?:planer|vänta|kommer|ska(?:ll)?(?!\p{L})|senast|framtida|möjlig)\p{L}*/iu;

function clauseOf({ sources }: Advert, quote: Quote): string {
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return '';
  const { start, end } = clauseAround(source, quote.start);
  return source.readable.slice(start, Math.max(end, quote.end));
}

const stated = ({ sources }: Advert, pattern: RegExp, field?: string): Quote[] =>
  findAll(sources, pattern).filter((quote) => (!field || quote.field === field) && homeHas(sources, quote));

function isAhead(advert: Advert, quote: Quote): boolean {
  const clause = clauseOf(advert, quote);
  const years = [...clause.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map((match) => Number(match[0]));
  return ahead.test(clause) || years.some((year) => year > advert.year);
}

interface Pipes {
  readonly now: readonly Quote[];
  /** Of those to come, the ones that lie at the boundary of the plot already. */
  readonly near: readonly Quote[];
  readonly ahead: readonly Quote[];
}

/** Where the advert tells that both water and sewage are the municipality's: now, and only to come. */
export function municipalPipes(advert: Advert): Pipes {
  const told = (pattern: RegExp) => stated(advert, pattern);
  const split = (quotes: readonly Quote[]) => ({
    now: quotes.filter((quote) => !isAhead(advert, quote)),
    ahead: quotes.filter((quote) => isAhead(advert, quote)),
  });
  const field = stated(advert, inField, 'waterAndSewage').filter(
    (quote) => !/vatten|avlopp/iu.test(clauseOf(advert, quote)),
  );
  const whole = split([...told(both), ...field]);
  const water = split(told(waterOnly)).now[0];
  const sewage = split(told(sewageOnly)).now[0];
  const parted = water && sewage ? [water, sewage] : [];
  const near = whole.ahead.filter((quote) => {
    const clause = clauseOf(advert, quote);
    return atBoundary.test(clause) && !planned.test(clause);
  });
  return { now: whole.now.length > 0 ? whole.now.slice(0, 1) : parted, near, ahead: whole.ahead };
}

const plant = String.raw`avlopp\p{L}*|va|vatten(?:täkt\p{L}*)?|infiltration\p{L}*|markbädd\p{L}*|(?:mini)?reningsverk\p{L}*|slamavskiljare\p{L}*|trekammar\p{L}*|anläggning\p{L}*`;
/** `Enskilt avlopp`, `egen infiltration`, `sluten tank`. */
const own = words(
  String.raw`enskilt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*|(?:egen|eget|egna|enskild)\s+(?:(?:godkän\p{L}+|ny\p{L}*|modern\p{L}*)\s+)?(?:${plant})|trekammarbrunn\p{L}*|septitank\p{L}*|markbädd\p{L}*|minireningsverk\p{L}*|sluten\s+tank`,
);
const ownWell = words(
  String.raw`(?:egen|enskild|borrad|grävd)\s+(?:\p{L}+\s+){0,2}?(?:dricksvatten|vatten)?brunn\p{L}*`,
);
/** A well that waters or heats, or that is out of use. */
const notForHome =
  /bevattning|trädgård|odling|energi|värme|ur\s+bruk|urkoppla|bortkoppla|borttag|igenfyll|igenlag|(?<!\p{L})(?:tidigare|gamla|förra)(?!\p{L})/iu;

const serving = (advert: Advert, pattern: RegExp): Quote | undefined =>
  stated(advert, pattern).find((quote) => !notForHome.test(clauseOf(advert, quote)));

/** Where the advert tells of a plant of the home's own for water or sewage. */
export const ownPlantIn = (advert: Advert): Quote | undefined => serving(advert, own);

/** Where the advert tells of a well of the home's own that gives it its water. */
export const ownWellIn = (advert: Advert): Quote | undefined => serving(advert, ownWell);

const common = String.raw`gemensam\p{L}*|samfäll\p{L}*`;
/** `Gemensamt avlopp`, `vatten via samfällighet`, `gemensamhetsanläggning för VA`. */
const shared = words(
  String.raw`(?:${common})\s+(?:\p{L}+\s+)?(?:${plant}|brunn\p{L}*)|(?:vatten|avlopp(?:et)?|va)\s+(?:(?:och|&)\s+avlopp\s+)?(?:(?:är|sker|går|via|genom|till|från|i|en|ett)\s+){0,3}(?:${common})|(?:${common})\s+för\s+(?:\p{L}+[,\s]+){0,3}?(?:va|vatten|avlopp)`,
);
const sharedField = words(common);
const ofWater = /avlopp|vatten|(?<!\p{L})va(?!\p{L})/iu;

/** Where the advert tells that water or sewage is shared with neighbours. */
export const sharedPlantIn = (advert: Advert): Quote | undefined =>
  stated(advert, shared).find((quote) => ofWater.test(clauseOf(advert, quote))) ??
  stated(advert, sharedField, 'waterAndSewage')[0];

const summer = words(String.raw`sommarvatten\p{L}*`);

/** Where the advert tells of water that runs in summer only. */
export const summerWaterIn = (advert: Advert): Quote | undefined => stated(advert, summer)[0];

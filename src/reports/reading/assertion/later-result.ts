import { latinRegExp } from '../text/latin.js';
import { indexAround, sentences, word } from '../text/sources.js';
import { carriesOn } from './onward.js';
import type { Surrounded } from './scopes.js';
import { goesOnStill } from './signs.js';

const whole = (words: string): RegExp => latinRegExp(word(words), 'iu');

/** Water alone: what is dry now is rid of it. */
const wetness = /blöt|fukt|våt|vått|vatten|läck|inträng/iu;
/** What is still there when it is dry. */
export const living =
  /svamp|serpula|mögel|mögl|röt|murk|insekt|husbock|påväxt|mikrob|asbest|sprick|sättning/iu;
const happened = whole(
  String.raw`var|hade|stod|blev|fick|läckte|fanns|uppstod|drabbades|trängde|rann|sipprade|noterades|konstaterades|upptäcktes|uppmättes|förekom`,
);
const ofPast = whole(
  String.raw`förr(?!\s+eller)|förut|tidigare|en\s+gång\s+i\s+tiden|på\s+\d{2}(?:\d{2})?-talet`,
);
/** This year or the last one: nothing has shown yet that it is over. */
const recent = whole(
  String.raw`i\s+(?:år|fjol|våras|höstas|somras|vintras|vinter|vår|höst|sommar)|ifjol|nyligen|senast|förra\s+\p{L}+|är|har|finns|luktar|läcker|står|blir|tränger|rinner|visar`,
);
const measured = whole(
  String.raw`(?:fukt|kontroll|efter|slut)?mät(?:ning|ningen|ningar|ningarna|t|te|tes|ts|värden)|fuktkvot(?:en)?|(?:efter|slut)?kontroll(?:en)?|kontrollerades|kontrollerats|(?:efter|slut)?besiktning(?:en)?|besiktigades|besiktningsmannen|fuktindikering(?:en)?`,
);
/** Dry by its own word, or good values of moisture. */
const dry = whole(
  String.raw`torr(?:t|a)|torr(?!\s+\p{L}*(?:sommar|vinter|vår|höst|luft|period))|(?<=fukt[^.;]{0,60})(?:normala?\s+(?:\p{L}+\s+)?(?:värden|nivåer|fuktkvot\p{L}*)|(?:inga|ingen)\s+(?:förhöjda?|avvikande)\s+\p{L}+|utan\s+(?:anmärkning|avvikelse)(?:ar|er)?)`,
);
/** What was done about it: a dry day alone is none. */
const remedy =
  /dräner|pump|dagvatten|avlett|omled|(?<!\p{L})(?:lades|lagts|lagt|grävdes|byttes|bytts|bytt|tätades|tätats|lagades|lagats|åtgärda(?:des|ts)|reparera(?:des|ts)|isolera(?:des|ts)|ersattes|ersatts)(?!\p{L})/iu;
/** Measured of something else. */
const otherThing = whole(
  String.raw`grann\p{L}*|andra|annan|annat|nya|nybygg\p{L}*|radon\p{L}*|el|elen|energi\p{L}*|ovk|ventilation\p{L}*|buller|vattenprov\p{L}*|dricksvatt\p{L}*|provtryck\p{L}*`,
);
const often = whole(
  String.raw`varje|årlig\p{L}*|ofta|ibland|flera\s+gånger|återkommande|regelbund\p{L}*|vissa\s+\p{L}+|två\s+gånger|då\s+och\s+då`,
);

/** Found but in part, for now, as a wish or a saying. */
export const limited = whole(
  String.raw`än\s+så\s+länge|ännu|hittills|delvis|fortfarande|alltjämt|kvar|kvarstår|återkom\p{L}*|åter|igen|på\s+nytt|trots|ändå|förhöj(?:t|d)|utom|förutom|men|dock|däremot|fast|fastän|även\s+om|inte|ej|icke|aldrig|knappt|knappast|bara|endast|enbart|ska|skall|kommer|väntas|hoppas|förhoppning\p{L}*|tror|tro|bör|måste|behöver|planera\p{L}*|beställ\p{L}*|preliminär\p{L}*|muntlig\p{L}*|uppger|uppgav|säger|påstår|enligt\s+(?:säljar|ägar|förening|uppgift|tidigare)\p{L}*|stickprov\p{L}*|ytlig\p{L}*|ytan|ytligt|nästan|ganska|relativt|någorlunda|hyfsat|så\s+gott\s+som|i\s+stort|mestadels|övervägande|oftast|vanligen|normalt\s+sett|verkar|tycks|känns|kändes|ser|såg|upplevs|torde|lär|sannolikt|troligen|förmodligen|torrperiod\p{L}*|torka|torkan|torrt\s+väder|sommaren|sommartid|när|om\s+(?:det|den|man|du|ni|inte|pump\p{L}*|fläkt\p{L}*|avfukt\p{L}*)|så\s+länge|vid\s+(?:torr|normal|lågt)\p{L}*|tack\s+vare|avfuktare|avfuktaren\s+(?:går|står|är\s+på)|fläkt\p{L}*|garanti\p{L}*|pågå\p{L}*|under\s+utredning|okänd\p{L}*|orsaken|halva|hälften|ena|vissa|några|flera|flesta|resten|övrigt|mindre|hörn(?:et|en)?|punkt(?:en|er)?|ett\s+(?:rum|ställe)|en\s+(?:vägg|sida)|del(?:en|ar|arna)?|sida[n]?|sommar\p{L}*|rekommendera\p{L}*|fortsatt|fördjupad|misstänk\p{L}*`,
);
/** A machine that is gone keeps nothing dry. */
const goneMachine =
  /(?<!\p{L})avfuktare[n]?\s+(?:är|har|blev)\s+(?:\p{L}+\s+){0,2}(?:såld|sålts|borttagen|tagits\s+bort|avstängd|nedmonterad|bortmonterad)(?!\p{L})/giu;

/** Rooms and parts that are named on their own; walls and floors are those of the room. */
const rooms =
  /källar|krypgrund|torpargrund|grund(?!lig)|vind(?!ruta)|badrum|dusch|våtrum|toalett|wc|kök|tvättstug|hall(?!å)|gillestug|sovrum|vardagsrum|garage|altan|balkong|fasad|fönst|tak|uterum|tillbygg|pannrum|förråd|bastu|gäst|uthus|trapp|utbygg|vinkel|flygel|källsk/giu;
const roomsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(rooms)].map(([room]) => room.toLowerCase()));

const denies = whole('inte|ej|icke|aldrig|ännu|ska|skall|planeras|väntas|hoppas');
const notLookedAt = whole(
  String.raw`(?:inte|ej|aldrig)\s+(?:\p{L}+\s+)?(?:mät|mätt|mätts|mättes|kontroller|undersök|besiktig)\p{L}*|rekommendera\p{L}*|bör|fördjupad\p{L}*`,
);

const years = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);

/**
 * True where a place that was wet in the past was mended and measured dry later, in the same sentence or the next one that goes on
 * with it: `Källaren var blöt förr; den dränerades, och fuktmätning i april 2024 visade torra väggar`. The damage is told as past and
 * by water alone, what was done about it stands there or right before, and the result is dated behind it, of the same room, and
 * neither partial, hoped for nor taken back.
 */
export function isFoundDryLater(at: Surrounded): boolean {
  const told = pastOf(at);
  if (!told) return false;
  const { own, lead, behind, next, afterNext, before } = told;
  if (often.test(own) || before.length > 1 || limited.test(own.replace(ofPast, ''))) return false;
  const onward = carriesOn(next, own) ? next : '';
  const story = `${lead} ${behind} ${onward}`;
  if (limited.test(story.replace(goneMachine, '')) || often.test(story) || isHigh(story)) return false;
  if (!remedy.test(`${told.previous} ${story}`)) return false;
  if ([next, afterNext].some((text) => goesOnStill(text) || notLookedAt.test(text) || isWetAgain(text, own)))
    return false;
  return [behind, onward].some(
    (text) =>
      measured.test(text) &&
      dry.test(text) &&
      !otherThing.test(text) &&
      isOfRooms(text, roomsIn(own)) &&
      years(text).some((year) => before.every((old) => old < year)),
  );
}

/**
 * True where the same may be so, but is told in part, without what was done, or without a date: then the damage is no longer certain,
 * and nothing says that it is over.
 */
export function isPerhapsOver(at: Surrounded): boolean {
  const told = pastOf(at);
  if (!told || often.test(told.own)) return false;
  const { own, behind, next, afterNext } = told;
  const onward = carriesOn(next, own) ? next : '';
  const rest = `${behind} ${onward}`;
  return (
    dry.test(rest) &&
    !denies.test(rest) &&
    !otherThing.test(rest) &&
    isOfRooms(rest, roomsIn(own)) &&
    ![behind, next, afterNext].some((text) => goesOnStill(text) || isWetAgain(text, own))
  );
}

/** What is told around a place that was wet in the past; null where it is not told so. */
function pastOf({ source, place, sentence, clauses, index }: Surrounded) {
  const clause = clauses[index];
  if (!clause) return null;
  const own = source.readable.slice(clause.start, clause.end);
  if (!wetness.test(own) || living.test(own) || !happened.test(own) || recent.test(own)) return null;
  const before = years(own);
  if (before.length === 0 && !ofPast.test(own)) return null;
  const all = sentences(source.readable);
  const here = indexAround(all, place.start);
  const read = (at: number): string => {
    const span = all[at];
    return span ? source.readable.slice(span.start, span.end) : '';
  };
  return {
    own,
    before,
    lead: source.readable.slice(sentence.start, clause.start),
    behind: source.readable.slice(clause.end, sentence.end),
    previous: read(here - 1),
    next: read(here + 1),
    afterNext: read(here + 2),
  };
}

/** More moisture than wood stands, percent. */
const mostMoisture = 17;
/** True where a share is named that is more. */
export const isHigh = (text: string): boolean =>
  [...text.matchAll(/(?<![\d,])(\d{1,3})(?:,\d+)?\s?(?:%|procent)/gu)].some(
    ([, figure]) => Number(figure) > mostMoisture,
  );

/** Another sentence about water in the same room. */
const isWetAgain = (text: string, own: string): boolean =>
  wetness.test(text) && sharesRoom(text, own) && !dry.test(text);

const sharesRoom = (text: string, own: string): boolean => {
  const named = roomsIn(own);
  return [...roomsIn(text)].some((room) => named.has(room));
};

/** The room of the damage, or none: then it is that one. */
const isOfRooms = (text: string, named: ReadonlySet<string>): boolean =>
  named.size === 1 && [...roomsIn(text)].every((room) => named.has(room));

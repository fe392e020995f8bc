import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

const whole = (words: string): RegExp => latinRegExp(word(words), 'iu');

/** Water alone: what is dry now is rid of it. */
export const wetness = /blöt|fukt|våt|vått|vatt(?:en|n)|läck|inträng/iu;
/** What is still there when it is dry. */
export const living =
  /svamp|serpula|mögel|mögl|röt|murk|insekt|husbock|hästmyr|påväxt|pcb|spruck|brust|satt\s+sig|angrip|angrepp|uppät|mikrob|asbest|sprick|sättning/iu;

/** Found but in part, for now, as a wish or a saying. */
export const limited = whole(
  String.raw`än\s+så\s+länge|ännu|hittills|delvis|fortfarande|alltjämt|kvar|kvarstår|återkom\p{L}*|åter|igen|på\s+nytt|trots|ändå|förhöj(?:t|d)|utom|förutom|men|dock|däremot|fast|fastän|även\s+om|inte|ej|icke|aldrig|knappt|knappast|bara|endast|enbart|ska|skall|kommer|väntas|hoppas|förhoppning\p{L}*|tror|tro|bör|måste|behöver|planera\p{L}*|beställ\p{L}*|preliminär\p{L}*|muntlig\p{L}*|uppger|uppgav|säger|påstår|enligt\s+(?:säljar|ägar|förening|uppgift|tidigare)\p{L}*|stickprov\p{L}*|ytlig\p{L}*|ytan|ytligt|nästan|ganska|relativt|någorlunda|hyfsat|så\s+gott\s+som|i\s+stort|mestadels|övervägande|oftast|vanligen|normalt\s+sett|verkar|tycks|känns|kändes|ser|såg|upplevs|torde|lär|sannolikt|troligen|förmodligen|torrperiod\p{L}*|torka|torkan|torrt\s+väder|sommaren|sommartid|när|om\s+(?:det|den|man|du|ni|inte|pump\p{L}*|fläkt\p{L}*|avfukt\p{L}*)|så\s+länge|vid\s+(?:torr|normal|lågt)\p{L}*|tack\s+vare|avfuktare|avfuktaren\s+(?:går|står|är\s+på)|fläkt\p{L}*|pågå\p{L}*|under\s+utredning|okänd\p{L}*|orsaken|halva|hälften|ena|vissa|några|flera|flesta|resten|övrigt|mindre|hörn(?:et|en)?|punkt(?:en|er)?|ett\s+(?:rum|ställe)|en\s+(?:vägg|sida)|del(?:en|ar|arna)?|sida[n]?|sommar\p{L}*|rekommendera\p{L}*|fortsatt|fördjupad|misstänk\p{L}*`,
);

/** A machine that is gone keeps nothing dry. */
export const goneMachine =
  /(?<!\p{L})avfuktare[n]?\s+(?:är|har|blev)\s+(?:\p{L}+\s+){0,2}(?:såld|sålts|borttagen|tagits\s+bort|avstängd|nedmonterad|bortmonterad)(?!\p{L})/giu;

/** It comes back again and again. */
export const often = whole(
  String.raw`varje|årlig\p{L}*|ofta|ibland|flera\s+gånger|återkommande|regelbund\p{L}*|vissa\s+\p{L}+|två\s+gånger|då\s+och\s+då`,
);

export const measured = whole(
  String.raw`(?:fukt|kontroll|efter|slut)?mät(?:ning|ningen|ningar|ningarna|t|te|tes|ts|värden)|fuktkvot(?:en)?|(?:efter|slut)?kontroll(?:en)?|kontrollerades|kontrollerats|(?:efter|slut)?besiktning(?:en)?|besiktigades|besiktningsmannen|fuktindikering(?:en)?`,
);

/** Dry by its own word, or good values of moisture. */
export const dry = whole(
  String.raw`torr(?:t|a)|torr(?!\s+\p{L}*(?:sommar|vinter|vår|höst|luft|period))|(?<=fukt[^.;]{0,60})(?:normala?\s+(?:\p{L}+\s+)?(?:värden|nivåer|fuktkvot\p{L}*)|(?:inga|ingen)\s+(?:förhöjda?|avvikande)\s+\p{L}+|utan\s+(?:anmärkning|avvikelse)(?:ar|er)?)`,
);

/** Measured of something else. */
export const otherThing = whole(
  String.raw`grann\p{L}*|andra|annan|annat|nya|nybygg\p{L}*|radon\p{L}*|el|elen|energi\p{L}*|ovk|ventilation\p{L}*|buller|vattenprov\p{L}*|dricksvatt\p{L}*|provtryck\p{L}*`,
);

/** Nobody has looked, or more is to be looked into. */
export const notLookedAt = whole(
  String.raw`(?:inte|ej|aldrig)\s+(?:\p{L}+\s+)?(?:mät|mätt|mätts|mättes|kontroller|undersök|besiktig)\p{L}*|rekommendera\p{L}*|bör|fördjupad\p{L}*`,
);

/** Water that comes, now or in the past. */
const comesIn = whole(
  String.raw`(?:kom|rann|trängde|läckte|sipprade|steg|stod|står|rinner|tränger|läcker|sipprar|stiger|var|blev|blir|hade|fick|får|uppstod|kommer(?!\s+från))`,
);

/** Work against water, and the things it is done to. */
const against = latinRegExp(
  String.raw`(?<!\p{L})(?:\p{L}*dräner\p{L}*|(?!\p{L}*värme)\p{L}*pump(?:en|ar|arna|brunn\p{L}*)?|pump(?:grop|brunn)\p{L}*|dagvatt\p{L}*|stuprör\p{L}*|hängränn\p{L}*|golvbrunn\p{L}*|tätskikt\p{L}*|fuktspärr\p{L}*|\p{L}*rör(?:et|en)?|\p{L}*ledning\p{L}*|\p{L}*genomföring\p{L}*)(?!\p{L})`,
  'iu',
);
const done = String.raw`(?:lades|lagts|lagt|grävdes|grävts|gjordes|gjorts|byttes|bytts|bytt|anlades|anlagts|utfördes|utförts|installerades|installerats|ersattes|ersatts|leddes|avlett|omlett|omlagd|isolera(?:des|ts)|drogs)`;
const didSomething = whole(done);
/** Said of what leaked or stood in water, whatever its name. */
const putRight = whole(
  String.raw`(?:om)?dränera(?:des|ts)|tätades|tätats|lagades|lagats|åtgärda(?:des|ts)|reparera(?:des|ts)|avleddes`,
);
const notDone = whole(
  String.raw`inte|ej|icke|aldrig|ännu|ingen|inget|inga|någon|något|ska|skall|planera\p{L}*|väntas|hoppas|bör|måste|behöver|kommer|rekommendera\p{L}*|delvis|saknas|offert\p{L}*|andra|grann\p{L}*|vill|kan`,
);

/** Rooms and parts that are named on their own; walls and floors are those of the room. */
const rooms = latinRegExp(
  String.raw`(?<!\p{L})(?:\p{L}*källar|krypgrund|torpargrund|(?<!på\s)grund(?:en|mur)?(?![a-zåäö])|vind(?:en|s)?(?!\p{L})|badrum|dusch|våtrum|toalett|wc(?!\p{L})|kök|tvättstug|hall(?:en)?(?!\p{L})|gillestug|sovrum|vardagsrum|garage|altan|balkong|fasad|fönst|tak(?:et)?(?!\p{L})|uterum|tillbygg|pannrum|förråd|bastu|gäst|uthus|trapp|utbygg|vinkel|flygel|tomt|trädgård|gräsmatt|mark(?:en)?(?!\p{L}))`,
  'giu',
);
const roomsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(rooms)].map(([room]) =>
      room.toLowerCase().replace(/^\p{L}*(?=källar)|(?<=^(?:hall|tak|vind|mark|grund))(?:en|et|s)$/u, ''),
    ),
  );

/** The room of the damage, or none: then it is that one. */
export function isOfRoom(text: string, damage: string): boolean {
  const named = roomsIn(damage);
  return named.size === 1 && [...roomsIn(text)].every((room) => named.has(room));
}

/** True for water in the room of the damage, or in none that is named: then it is that one. */
export const isWetAgain = (text: string, damage: string): boolean =>
  wetness.test(text) &&
  !dry.test(text) &&
  (sharesRoom(text, damage) || (comesIn.test(text) && isOfRoom(text, damage)));

const sharesRoom = (text: string, damage: string): boolean => {
  const named = roomsIn(damage);
  return [...roomsIn(text)].some((room) => named.has(room));
};

/** True for a clause that tells of work against the water, done, in the room of the damage. */
export const isRemedy = (clause: string, damage: string): boolean =>
  !notDone.test(clause) &&
  isOfRoom(clause, damage) &&
  (putRight.test(clause) ||
    (didSomething.test(clause) && (against.test(clause) || sharesRoom(clause, damage))));

/** Years that a text names; a decade by its last one. */
export const lastYearsIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(?:(\d0)(?=[-–]?tal)|((?:19|20)\d\d)(?!\d)([-–]?\s?tal)?)/giu)].map(
    ([, tens, year, decade]) => (tens ? 1909 + Number(tens) : Number(year) + (decade ? 9 : 0)),
  );

/** More moisture than wood stands, percent. */
const mostMoisture = 17;
/** True where a share is named that is more. */
export const isHigh = (text: string): boolean =>
  [...text.matchAll(/(?<![\d,])(\d{1,3})(?:,\d+)?\s?(?:%|procent)/gu)].some(
    ([, figure]) => Number(figure) > mostMoisture,
  );

import type { PartId } from '../../knowledge/life-lengths.js';
import { clauseAround } from '../text/clauses.js';
import type { Advert } from '../text/advert.js';
import { ownMentions } from '../work/part-mentions.js';
import { partly } from '../work/some-of-roof.js';
import {
  findAll,
  indexAround,
  quoteAt,
  sentences,
  words,
  type Span,
  type TextSource,
  type Quote,
} from '../text/sources.js';
import { standingOf } from '../assertion/standing.js';
import { isRenewed } from '../work/words.js';

/** Parts that have sides, which are often done one at a time. */
const sided: ReadonlySet<PartId> = new Set(['facade', 'windows', 'roof', 'electrical']);
/** `Mot gatan`, `på gavlarna`, `gatufasaden`. */
const sides =
  /(?<!\p{L})(?:(?:mot|åt|på|i|ena|södra|norra|östra|västra)\s+(?:den\s+|ena\s+)?(?<toward>gat|gård|sjö|väst|öst|söder|norr|bak|fram|trädgård|väg|gavel|gavl|över(?:vån|plan)|botten|entréplan|käll|köket|sovrum|vardagsrum|fasad|takfall|tak(?:et|sid)|sid|lång|kort)\p{L}*|(?<side>gatu?|gårds?|gavel|fram|bak|söder|norr|väst|öst|lång|kort)(?:fasad|sid|fönst)\p{L}*)/giu;
/** `Gaveln mot gatan` is one side. */
const sideToward = /(?<=(?:gavel|gaveln|sidan)\s)(?:mot|åt)\s+\p{L}+/giu;
/** Where the one fuse box hangs says nothing of the wiring. */
const fusebox = /central|skåp/iu;
const wholly = /(?<!\p{L})(?:alla|samtliga|hela|runtom|bägge|båda)(?!\p{L})/iu;
/** `Tegel med ny träpanel på gavlarna`: the panel stands on the gables alone, so all of it is new. */
const ownSide =
  /(?<!\p{L})\p{L}*(?:tegel|puts|sten|betong|eternit)\p{L}*\s+(?:med|och|samt)\s+(?:\p{L}+\s+){0,2}\p{L}*panel\p{L}*(?:\s+\p{L}+)?\s+(?:på|i)\s+(?:båda\s+)?gav(?:el|lar)\p{L}*/iu;
/** What follows a quote up to the next mark or `och`. */
const untilJoint = /^(?:(?![,;.]|\s(?:och|samt|men)\s).){0,60}/iu;
/** Something is left as it was: `resten är original`, `i övrigt från 1962`. */
const leftOver =
  /(?<!\p{L})(?:(?:åter|kvar)står|resten|resterande|i\s+övrigt|övriga?\s+(?:är|från|delar)|(?:original\p{L}*|ursprunglig\p{L}*)(?!\p{L}|\s+(?:kulör|färg|utseende|utförande|stil|skala|form|skick))|(?<!(?:skad|läck)\p{L}{0,8}\s(?:\p{L}{1,14}\s)?)(?:är|de)\s+(?:de\s+|dem\s+)?från\s+(?:18|19)\d\d)(?!\p{L})/iu;

/** What was left out, told after the work: `…, treglas, med undantag för källaren`. */
const leftOut =
  /(?<!\p{L})(?=\p{L})(?<!allt\s+|allting\s+)(?:utom|förutom|frånsett|bortsett\s+från|undanta(?:get|gna)|med\s+undantag\s+(?:för|av)|exklusive)(?!\p{L})(?!\s+(?:att|det))/iu;
/** Where another building is left out, nothing of the home is: `alla tak utom garagets`. */
const otherBuilding =
  /(?<!\p{L})\p{L}*(?:garage|carport|uthus|förråd|friggebod|bod(?:en)?|gäststug|uterum|växthus|lada|stall)\p{L}*/iu;

const cable = String.raw`(?:el)?(?:ledning(?:ar(?:na)?|en)?|kab(?:lar(?:na)?|lage|el|eln)|dragning(?:ar(?:na)?|en)?|installation(?:er(?:na)?|en)?)|el(?:en|system(?:et)?)?`;
/** Wiring of an earlier time: `äldre ledningar`, `tygisolerade kablar`, `elen är delvis äldre`. */
const oldWiring = words(
  String.raw`tyg-?(?:isolera|kläd|omspunn)\p{L}*(?:\s+(?:el)?(?:ledning|kab)\p{L}*)?|tyg(?:ledning|kab)\p{L}*|(?:äldre|gamla?|ålderdomliga?|ursprunglig(?:a|t)|original)[\s-]?(?:\p{L}+(?:ade|liga)\s+)?(?:${cable})|(?:${cable})\s+(?:är|finns|återstår|kvarstår)\s+(?:(?:till|viss|del|delvis|bitvis|fortfarande|ännu|i|övrigt|huvudsak|av)\s+){0,4}(?:äldre|gam(?:mal|la)|original|kvar)`,
);
const ofWater = /vatten|avlopp|(?<!\p{L})rör|värme/iu;
const remains = /(?<!\p{L})(?:kvar|kvarstår|återstår)(?!\p{L})/iu;

/** True for a quote that names wiring of an earlier time. */
export const isOldWiring = ({ text }: Quote): boolean => text.search(oldWiring) >= 0;

/** Old wiring that still serves, anywhere in the advert. */
function oldWires({ sources }: Advert): Quote | undefined {
  return findAll(sources, oldWiring).find((quote) => {
    const source = sources.find(({ field }) => field === quote.field);
    if (!source || standingOf(sources, quote) !== 'stated') return false;
    const { start, end } = clauseAround(source, quote.start);
    const clause = source.readable.slice(start, Math.max(end, quote.end));
    return !ofWater.test(clause) && (remains.test(clause) || !isRenewed(clause));
  });
}

/**
 * Where the advert says that the work of a quote was done on a part of the thing only (`delvis omdragen`, `bytt i kök
 * men återstår i badrum`, `mot gården är de från 1962`); undefined when it says no such thing.
 */
export function partialWork(advert: Advert, part: PartId, quote: Quote): Quote | undefined {
  const { sources } = advert;
  const source = sources.find(({ field }) => field === quote.field);
  if (!source) return undefined;
  const wires = part === 'electrical' ? oldWires(advert) : undefined;
  if (wires) return wires;
  const clause = clauseAround(source, quote.start);
  const hit = partly.exec(source.readable.slice(clause.start, clause.end));
  if (hit) return quoteAt(source, clause.start, clause.end);
  if (
    sided.has(part) &&
    !ownSide.test(source.readable.slice(clause.start, clause.end)) &&
    isOneSide(quote.text + (untilJoint.exec(source.readable.slice(quote.end))?.[0] ?? ''))
  )
    return quoteAt(source, clause.start, Math.max(clause.end, quote.end));
  const all = sentences(source.readable);
  const index = indexAround(all, quote.start);
  const own = all[index];
  if (!own) return undefined;
  const rest = { start: Math.min(quote.end, own.end), end: own.end };
  if ((tells(source, rest) || leavesOut(source, rest)) && isAbout(source, rest, part, true))
    return quoteAt(source, own.start, own.end);
  const next = all[index + 1];
  const goesOn = next && tells(source, next) && isAbout(source, next, part, false);
  return goesOn ? quoteAt(source, next.start, next.end) : undefined;
}

/** `Fasaden putsades om mot gatan`; not `bytta på gårdssidan och gatusidan`, and not `alla fönster`. */
function isOneSide(said: string): boolean {
  const named = new Set(
    [...said.replace(sideToward, ' ').matchAll(sides)].map(({ groups }) =>
      (groups?.toward ?? groups?.side ?? '').toLowerCase().slice(0, 3),
    ),
  );
  return named.size === 1 && !wholly.test(said) && !fusebox.test(said);
}

const tells = (source: TextSource, { start, end }: Span): boolean =>
  leftOver.test(source.readable.slice(start, end));

function leavesOut(source: TextSource, { start, end }: Span): boolean {
  const text = source.readable.slice(start, end);
  return leftOut.test(text) && !otherBuilding.test(text);
}

/** The words that are left over speak of this part and of no other (rooms are places); of none only in its own sentence. */
function isAbout(source: TextSource, span: Span, part: PartId, isSame: boolean): boolean {
  const mentions = ownMentions(source, span).filter(({ place }) => !place);
  return mentions.length === 0 ? isSame : mentions.every((mention) => mention.part === part);
}

import { clausesOf } from '../text/clauses.js';
import { denied } from './denial.js';
import { isElsewhere } from './elsewhere.js';
import { isMended } from './mending.js';
import { sentenceAround, type Span, type TextSource, word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/**
 * How what a place of an advert names stands to this home today.
 * - `stated`: it holds of the home now.
 * - `denied`: the advert says it is not so.
 * - `mended`: it was so, and has been put right.
 * - `elsewhere`: it is said of a neighbour or another building.
 * - `hypothetical`: insurance, a general risk, a condition or advice, not a fact.
 */
type Standing = 'stated' | 'denied' | 'mended' | 'elsewhere' | 'hypothetical';

const could = String.raw`(?:kan|kunde|skulle\s+kunna|skulle|kunna)\s+(?:\p{L}+\s+){0,3}?(?:innehålla|ha|finnas|förekomma|uppstå|uppkomma|dölja|döljas|leda\s+till|orsaka|ge|bli|medföra|få|drabba\p{L}*|vara)`;
/** What stands before a thing that is only thought of. */
const thoughtBefore = latinRegExp(
  word(
    String.raw`försäkr(?!ingsbolag|ingsärende|ingsskad)\p{L}*|risk(?:en|er|erna)?\s+(?:för|att)|riskera\p{L}*|för\s+att\s+(?:undvika|förhindra|förebygga|minska|slippa|upptäcka|minimera)|undvik(?:a|er|s)?|(?:kan|går)\s+(?:ej|inte)\s+(?:helt\s+)?(?:att\s+)?uteslut\p{L}*|förebygg\p{L}*|förhindra\p{L}*|motverka\p{L}*|skydd(?:ar|et|as)?\s+(?:mot|från)|larm\p{L}*\s+(?:för|mot|vid)|garanti\p{L}*\s+mot|eventuell\p{L}*|ev|${could}|känslig\p{L}*\s+för|(?:hus|byggnader|fastigheter|källare)\s+(?:från|av)\s+(?:den(?:na)?|här)\s+(?:tid|ålder|typ|period)\p{L}*|vanlig(?:t|a)?\s+(?:i|för|vid|med)|typisk\p{L}*\s+för|oro(?:a|lig)?\s+för`,
  ),
  'iu',
);
/** `vid vattenskada ring …`, but `vid vattenskadan 2014` happened. */
const inCase =
  /(?<!\p{L})(?:vid|i\s+händelse\s+av|om|ifall)\s+(?:(?:en|ett|det|den|någon|något)\s+)?(?:(?:skulle|finns|förekommer|uppstår|upptäcks|konstateras)\s+)*$/iu;
const thoughtAfter = latinRegExp(
  String.raw`^\s+(?:\p{L}+\s+){0,2}?${word(`${could}|kan\\s+(?:ej|inte)\\s+(?:helt\\s+)?uteslutas|(?:täcks|ersätts|omfattas)\\s+(?:av|i)`)}`,
  'iu',
);
/** `Kan asbest förekomma`: the verb around the thing. */
const mayBefore = /(?<!\p{L})(?:kan|kunde|skulle)\s+(?:\p{L}+\s+){0,2}$/iu;
const mayAfter = /^\s+(?:\p{L}+\s+)?(?:förekomma|finnas|uppstå|dölja|döljas)(?!\p{L})/iu;
const whether = /(?<!\p{L})(?:om|huruvida|ifall)\s+(?:\p{L}+\s+){0,3}$/iu;
const ifOccurs =
  /^\s+(?:\p{L}+\s+){0,3}?(?:finns|förekommer|upptäcks|uppstår|skulle|konstateras|föreligger|visar|inträffar)(?!\p{L})/iu;
const advice =
  /(?<!\p{L})(?:uppmana[sr]?|rekommendera[srd]\p{L}*|tillråd\p{L}*|undersökningsplikt\p{L}*|(?:köpare|köparen|spekulanter|intressenter|du|man|ni)\s+(?:bör|ska(?:ll)?|behöver|ansvarar|råds))(?!\p{L})/iu;
/** Words of something found, which advice about it does not undo. */
const found =
  /(?<!\p{L})(?:konstatera[dt]\p{L}*|upptäck(?:t|ta|tes|ts)|uppmät\p{L}*|påvisa[dt]\p{L}*|hitta(?:d|t|ts|des|de)|pågående|synlig\p{L}*|befintlig\p{L}*|notera(?:d|t|ts|des|de)\p{L}*|känd(?:a)?|som\s+finns)(?!\p{L})/iu;

interface Place extends Span {
  readonly field: string;
}

/** What was found of the places of an advert; many rules ask of the same ones. */
const known = new WeakMap<readonly TextSource[], Map<string, Standing>>();

/** How what stands at a place of the texts holds of this home; a place in no text counts as stated. */
export function standingOf(sources: readonly TextSource[], place: Place): Standing {
  const places = known.get(sources) ?? new Map<string, Standing>();
  known.set(sources, places);
  const key = `${place.start} ${place.end} ${place.field}`;
  const standing = places.get(key) ?? readStanding(sources, place);
  places.set(key, standing);
  return standing;
}

/** True for a thing that this home has, whatever was put right about it. */
export const homeHas = (sources: readonly TextSource[], place: Place): boolean =>
  ['stated', 'mended'].includes(standingOf(sources, place));

function readStanding(sources: readonly TextSource[], place: Place): Standing {
  const source = sources.find((candidate) => candidate.field === place.field);
  if (!source) return 'stated';
  if (denied(sources, place)) return 'denied';
  const sentence = sentenceAround(source, place.start);
  if (isElsewhere(source, sentence, place)) return 'elsewhere';
  if (isMended(source, sentence, place)) return 'mended';
  return isThought(source, sentence, place) ? 'hypothetical' : 'stated';
}

function isThought(source: TextSource, sentence: Span, place: Span): boolean {
  const whole = source.readable.slice(sentence.start, sentence.end);
  const clause = listAround(source, sentence, place.start);
  const before = source.readable.slice(clause.start, place.start);
  const after = source.readable.slice(place.end, Math.max(place.end, clause.end));
  if (/\?\s*$/.test(whole)) return true;
  if (found.test(`${before} ${after}`)) return false;
  if (thoughtBefore.test(before) || thoughtAfter.test(after)) return true;
  if (inCase.test(before) && !/^\s*(?:\d{4}|i\s|på\s)/.test(after) && !/\d{4}/.test(before)) return true;
  if (mayBefore.test(before) && mayAfter.test(after)) return true;
  if (whether.test(before) && ifOccurs.test(after)) return true;
  return advice.test(whole) && !found.test(whole);
}

/** The clause around a place with the short items of a list before it: `försäkringen täcker brand, vattenskada och stöld`. */
function listAround(source: TextSource, sentence: Span, at: number): Span {
  const clauses = clausesOf(source, sentence);
  let first = clauses.findLastIndex((clause) => clause.start <= at);
  const last = clauses[first];
  if (!last) return sentence;
  while (first > 0) {
    const item = source.readable.slice(clauses[first]?.start, at);
    const joint = source.readable.slice(clauses[first - 1]?.end, clauses[first]?.start);
    if (!/^,\s*$/.test(joint) || item.trim().split(/\s+/).length > 3) break;
    first -= 1;
    if (source.readable.slice(clauses[first]?.start, clauses[first]?.end).trim().split(/\s+/).length > 3)
      break;
  }
  return { start: clauses[first]?.start ?? last.start, end: last.end };
}

import { sentenceAround, type Span, type TextSource, word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

const weak = String.raw`utan|fri(?:tt|a)?\s+från|saknar|saknas`;
const strong = String.raw`ej|inte|icke|ingen|inget|inga|aldrig|varken`;
const denials = latinRegExp(word(`${strong}|${weak}`), 'giu');
const isWeak = latinRegExp(`^(?:${weak})$`, 'iu');
const deniesWeak = latinRegExp(String.raw`${word(strong)}(?:(?!${word('och|eller|samt')}).)*$`, 'isu');
/** Where a denial stops to reach: another clause begins, or the sentence leaves the question open. */
const turns = latinRegExp(
  word(
    String.raw`men|dock|däremot|fast|eftersom|sedan|efter|trots|innan|förrän|om|huruvida|ifall|därför|medan|samtidigt|(?:och|samt)\s+(?:med|har|är|finns|står|säljs|dessutom|även)`,
  ),
  'iu',
);
/** `Ej renoverat hus med krypgrund`: the denial belongs to the participle, and the noun after it has what follows. */
const nounWith = latinRegExp(
  String.raw`^\s*\p{L}+[td]a?\s+(?!(?:problem|bekymmer|besvär|\p{L}*(?:[td]a?|ts|des))\s)\p{L}+\s+${word('med|och')}`,
  'iu',
);
/** `Inte bara asbest` and `ej sanerad asbest` say that it is there; so does `kan inte utesluta asbest`. */
const affirms = latinRegExp(
  String.raw`^\s*(?:\p{L}+\s+){0,3}?${word(
    String.raw`bara|endast|enbart|blott|minst|uteslut\p{L}*|saner\p{L}*|åtgärda\p{L}*|borttag\p{L}*|avlägsna\p{L}*|undersök\p{L}*|kontroller\p{L}*|utred\p{L}*|bytt?\p{L}*`,
  )}`,
  'iu',
);
const deniedAfter =
  /^\s*[:–-]\s*(?:nej|inga|ingen|inget|ej|saknas)(?!\p{L})|^\s+(?:ej|inte)(?=\s*(?:[.,;:!)]|$)|\s+(?:i|på|av|för|under|inom|längre|de|\d))|^\s+(?:saknas|(?:finns|förekommer|påträffades|hittades|noterades|konstaterades)\s+(?:ej|inte|inga|ingen)|(?:har|kunde)\s+(?:ej|inte|aldrig)\s+(?:påträffa(?:ts|s)|hitta(?:ts|s)|notera(?:ts|s)|konstatera(?:ts|s)|använts|förekommit|påvisa(?:ts|s)|uppstått|upptäckts?|ses|varit)|syntes\s+(?:ej|inte)|(?:är|var)\s+(?:helt\s+)?(?:uteslut(?:en|et|na)|ej\s+aktuell\p{L}*|inte\s+aktuell\p{L}*))(?!\p{L})(?!\s+(?:dokumenter|utred|undersök))/iu;
/** `Blåbetong, som ofta förekommer hos jämnåriga, har inte använts`: what is told of the thing before its denial. */
const inserted = /^,\s+som\s[^,.;]{1,80},/iu;
/** `Mögel kunde sakkunnig i fjol icke finna`, `asbest har ingen kunnat påvisa`; not a leak whose cause nobody found. */
const notToBeFound =
  /^\s+(?:har|hade|kunde|kan|går|gick)(?!\p{L})(?:\s+(?!ännu\s)\p{L}+){0,5}?\s+(?:ej|inte|icke|aldrig|ingen)(?!\p{L})(?:\s+(?!(?:ännu|brytt|försökt|velat)\s)\p{L}+){0,6}?\s+(?:hitta|finna|påträffa|upptäcka|påvisa|spåra)(?!\p{L})(?!\s+(?:\p{L}+\s+)?(?:orsak|källa|ursprung|var|hur))/iu;
/** `Läckan`, which is there: that it cannot be found denies nothing. */
const definite = /(?:an|en|et|na)$/iu;
/** `Asbest letade man efter utan att hitta något`, `husbock har eftersökts, men inga spår fanns`. */
const soughtInVain =
  /(?<!\p{L})(?:letat?s?|letade|sökt?s?|sökte|eftersök\p{L}*)(?!\p{L})[^.;]{0,120}?(?<!\p{L})(?:utan\s+att\s+(?:hitta|finna|påträffa|se)|(?:inga|inget|ingen)\s+(?:spår|fynd|träff)|(?:ej|inte|aldrig)\s+(?:hitta|påträff|funn)\p{L}*)(?!\p{L})/iu;
/** `Någon enstegstätad puts finns alltså inte`: `någon` before and the denial after, in one clause. */
const anyBefore = /(?<!\p{L})(?:någon|något|några|nån|nåt)\s+(?:\p{L}+[\s-]+){0,4}(?:\p{L}+-?)?$/iu;
const notAfter =
  /^\p{L}*(?:\s+(?:utöver|förutom)(?!\p{L})[^.;:]{1,90}?|(?:\s+(?!(?:som|men|där)\s)\p{L}+){0,8}?)\s+(?:ej|inte|icke|aldrig|saknas)(?!\p{L})(?!\s+(?:saner|åtgärd|uteslut|borttag|undersök|utred))/iu;
/** `Är fukten åtgärdad? Nej`: a question after a remedy or a proof, whose no leaves the trouble standing. */
const asksRemedy =
  /(?<!\p{L})(?:åtgärda|saner|laga[dt]|torka|borttag|avlägsna|by(?:tt|ts)|mät|undersök|utred|godkän|kontroller|dokumenter|renovera|ombygg|lös(?:t|ts)|fri(?:tt)?\s+från|utan|inte|ej)\p{L}*/iu;

/** `Tomträtt? Nej, egen mark.`: the sentence is a question and the next one begins with the answer no. */
const answeredNo = ({ readable }: TextSource, { start, end }: Span): boolean =>
  /\?\s*$/.test(readable.slice(start, end)) &&
  /^[\s"”»–-]*nej(?!\p{L})/iu.test(readable.slice(end)) &&
  !asksRemedy.test(readable.slice(start, end));

/** Words between the denial and what it denies. */
const reach = 8;

/**
 * True when the sentence around a place says that what stands there is not so: `inte byggt med asbest`, `inga kända
 * fuktskador`, `asbest finns inte`. A denial reaches over at most eight words and never into another clause; over
 * commas only in a list that goes on with `eller`.
 */
export function denied(
  sources: readonly TextSource[],
  place: { readonly field: string; readonly start: number; readonly end: number },
): boolean {
  const source = sources.find((candidate) => candidate.field === place.field);
  if (!source) return false;
  const span = sentenceAround(source, place.start);
  if (answeredNo(source, span)) return true;
  const before = source.readable.slice(span.start, place.start);
  const after = source.readable.slice(place.end, span.end).replace(inserted, '');
  const named = /^\p{L}*/u.exec(source.readable.slice(place.start, span.end))![0];
  if (soughtInVain.test(after) || (!definite.test(named) && notToBeFound.test(after))) return true;
  if (deniedAfter.test(after) || (anyBefore.test(before) && notAfter.test(after))) return true;
  const last = [...before.matchAll(denials)].at(-1);
  if (!last) return false;
  if (isWeak.test(last[0]) && turned(before.slice(0, last.index), last[0])) return false;
  const between = before
    .slice(last.index + last[0].length)
    .replace(/(?:kännedom|vetskap)\s+om(?!\p{L})/giu, '');
  if (
    turns.test(between) ||
    /[:;()–—]|\s-\s/.test(between) ||
    affirms.test(between) ||
    nounWith.test(between)
  )
    return false;
  if (between.split(/[^\p{L}\p{N}-]+/u).filter(Boolean).length > reach) return false;
  return !between.includes(',') || isList(between, after);
}

/** True when an earlier denial turns a weak one: `inte fri från`, `inte tegel utan eternit`. Only `utan` looks past a comma. */
function turned(before: string, weakWord: string): boolean {
  const clause = /utan/i.test(weakWord) ? before : before.slice(before.lastIndexOf(',') + 1);
  return deniesWeak.test(clause);
}

function isList(between: string, after: string): boolean {
  const items = between.split(',').slice(1);
  if (!items.every((item) => item.trim().split(/\s+/).length <= 3)) return false;
  if (/(?<!\p{L})eller(?!\p{L})/iu.test(between + after.slice(0, 60))) return true;
  return (
    trouble.test(between.split(',')[0] ?? '') &&
    /^(?:\s*,\s*\p{L}+|\s+och\s+\p{L}+)?\s*(?:[.,]|$)/u.test(after)
  );
}

/** `Inga fuktskador, mögel och röta`: a list that begins with one kind of trouble and goes on with others. */
const trouble =
  /^\s*(?:kända?\s+)?(?:fukt|mögel|vatten|röt|röta|asbest|radon|sprick|sättning|skad|läck|svamp)\p{L}*-?\s*$/iu;

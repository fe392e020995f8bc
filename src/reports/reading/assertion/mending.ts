import { clausesOf } from '../text/clauses.js';
import { sentences, type Span, type TextSource, word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

const done = String.raw`(?:[dt]|ts|de|des|da)`;

/** What ends a matter of damage: proof that it is dry, or that the case is closed. */
const closing = String.raw`friskförklara${done}|torrförklara${done}|(?:torrt|friskt)\s+intyg\s+utfärdades|ärendet\s+(?:är\s+)?(?:stäng|avsluta)(?:t|des)`;
/** Words that can only be said of what was wrong. */
const repaired = String.raw`(?:fuktsaner|mögelsaner|asbestsaner|saner|reparer)a${done}|(?:åtgärda|laga|avlägsna)${done}|(?:ut)?torka${done}|torrlag(?:d|t|ts|des)|avhjälp(?:t|ta|ts|tes)|borttag(?:en|et|na)|tag(?:its|en|na|et)\s+bort|togs\s+bort|revs(?:\s+(?:bort|ut))?|riv(?:its|en|et|na)\s+(?:bort|ut)|friköp(?:t|te|ta|ts|tes)|bortforsla${done}|fyll(?:d|t|des|ts)\s+igen|igenfyll(?:d|t|da|des|ts)|(?:in|frilös|åter)löst(?:a|s)?|(?:upp)?häv(?:d|t|ts|des)|${closing}|efter\s+(?:sanering|åtgärd|reparation|ombyggnad|friköp|torkning)\p{L}*`;
const repairWork = String.raw`(?:\p{L}*sanering(?:en|s\p{L}*)?|åtgärder(?:na)?|reparation(?:en|er)?|friköp(?:et)?|uttorkning(?:en)?)`;
const carriedOut = String.raw`(?:utför(?:d|t|da|des|ts)|gjor(?:d|t|da|des|ts)|genomför(?:d|t|da|des|ts)|klar(?:t|a)?|avsluta(?:d|t|de|des|ts)|färdig(?:t|a)?|vidtag(?:na|its)|skedde|godkän(?:d|t|da|des|ts)|(?:19|20)\d\d)`;
const notYet = String.raw`(?!(?:ej|inte|icke|aldrig|ska|skall|bör|måste|planera\p{L}*|pågå\p{L}*|beslut\p{L}*|kommer|ännu|delvis)\s)`;
const strong = latinRegExp(
  String.raw`${word(repaired)}|${word(repairWork)}\s+(?:${notYet}\p{L}+\s+){0,3}?${word(carriedOut)}`,
  'giu',
);
/** Words of replacing, which may be said of something else. */
const weak = latinRegExp(
  word(
    String.raw`(?:ut|om)?byt(?:t|te|ta|ts|tes)|nytt\s+(?:anlades|installerades|byggdes)|anla(?:gd|gt|des)|ombygg(?:d|t|da|des|ts)|bygg(?:des|ts|t)\s+om|\p{L}*renovera${done}|ersat(?:t|ta|ts|tes)|omgjor(?:d|t|da|des|ts)|gjor(?:des|ts|t)\s+om|tilläggs\p{L}+d|åter?ställ(?:d|t|da|des|ts)`,
  ),
  'giu',
);
/** A mending that was not made, or not yet. */
const notDone = latinRegExp(
  word(
    String.raw`ej|inte|icke|aldrig|ännu|ska(?:ll)?|kommer|bör|måste|behöver|planera\p{L}*|delvis|endast|påbörja\p{L}*|pågå\p{L}*|offert\p{L}*|inför|innan|förrän|tills|till\s+dess|så\s+länge|först\s+när|återstår|krävs|kräver|beslut\p{L}*|vill|varken|kan(?!\s+ses)|utan\s+att`,
  ),
  'iu',
);
/** What says that the trouble is still there although something was done. */
const remains = latinRegExp(
  String.raw`${word(
    String.raw`(?<!(?:ej|inte|inget|inga|ingen)\s+)(?:kvarstår|återstår|återkom\p{L}*|återkommer|pågår|finns\s+kvar|trots)`,
  )}(?!\s+(?:ej|inte|inga?|inget))|${word(String.raw`ännu\s+(?:ej|inte)|(?:ej|inte)\s+(?:helt|ännu|fullt)|oåtgärda\p{L}*`)}`,
  'iu',
);
/** What the mending came before: `mögel upptäcktes efter att badrummet renoverats`. */
const priorWork =
  /(?<!\p{L})(?:efter\s+(?:att|det)|när|då|sedan|innan|vid|i\s+samband\s+med|trots|före)(?!\p{L})/iu;
const refersBack = latinRegExp(
  String.raw`^\s*(?:[–-]\s*)?(?:(?:och|men|samt|dock)\s+)?(?:som|vilken|vilket|vilka|den|det|de|denna|detta|dessa|allt|allting|båda|skada\p{L}*|felet|felen|bristen|brister\p{L}*|problem\p{L}*|läck\p{L}*|fukt\p{L}*|möglet|mögel\p{L}*|svampen|röta\p{L}*|området|konstruktion\p{L}*|numera|nu|sedan|därefter|efteråt|har|är|blev|blivit|helt|fullständigt|fackmannamässigt|professionellt|av\s+(?:fackman|firma|behörig|auktoriserad|säljar)\p{L}*|året|ärendet|samma\s+år|torrt\s+intyg|torrintyg\p{L}*|\p{L}*saner\p{L}*|\p{L}*åtgärd\p{L}*|reparer\p{L}*|reparation\p{L}*|laga\p{L}*|nytt|torka\p{L}*|utbytt\p{L}*|bytt|bytts|ombygg\p{L}*|friköp\p{L}*|renovera\p{L}*|uttork\p{L}*|ersat\p{L}*|avhjälp\p{L}*|\d{4}|(?:i|under|våren|sommaren|hösten|vintern)\s+(?:\p{L}+\s+)?\d{4})(?![\p{L}])`,
  'iu',
);

/**
 * True when the advert says that what stands at a place was put right: in the same clause, in one that carries on from
 * it, or in the next two sentences when they speak of it (`Skadan är åtgärdad`). A mending that is denied, planned,
 * under way or that did not help is none.
 */
export function isMended(source: TextSource, sentence: Span, place: Span): boolean {
  const clauses = clausesOf(source, sentence);
  const index = clauses.findLastIndex((clause) => clause.start <= place.start);
  const clause = clauses[index];
  if (!clause) return false;
  const read = (span: Span) => source.readable.slice(span.start, Math.max(span.start, span.end));
  const named = read(clause);
  const following = clauses.slice(index + 1).map(read);
  const all = sentences(source.readable);
  const here = all.findIndex((span) => span.start <= place.start && place.start < span.end);
  const later: string[] = [];
  for (const span of here < 0 ? [] : all.slice(here + 1, here + 3)) {
    if (!carriesOn(read(span), named)) break;
    later.push(read(span));
  }
  if ([named, ...following, ...later].some((text) => remains.test(text))) return false;
  if (
    mendsHere(read({ start: clause.start, end: place.start }), read({ start: place.start, end: clause.end }))
  )
    return true;
  const before = clauses[index - 1];
  if (before && /^\s*efter\s/iu.test(named) && mends(read(before), weak)) return true;
  return (
    following.some((text) => carriesOn(text, named) && (mends(text, strong) || mends(text, weak))) ||
    later.some(
      (text) =>
        mends(text, strong) || ((sameWord(text, named) || afterwards.test(text)) && mends(text, weak)),
    )
  );
}

/** `Avstängt till dess att vattenskadan åtgärdats`: what is waited for is not done. */
const awaited =
  /(?<!\p{L})(?:tills|till\s+dess|innan|förrän|först\s+när|i\s+väntan\s+på)\s+(?:att\s+)?(?:\p{L}+\s+){0,2}$/iu;

/** In one clause: `åtgärdad vattenskada`, `renoverat efter vattenskada`, `fuktskadan är sanerad`. */
function mendsHere(before: string, after: string): boolean {
  if (mends(before, strong)) return true;
  if (awaited.test(before)) return false;
  if (mends(after, strong, priorWork)) return true;
  if (
    mends(before, weak) &&
    /(?<!\p{L})(?:efter|på\s+grund\s+av|pga|från)\s+(?:\p{L}+\s+){0,2}$/iu.test(before)
  )
    return true;
  return mends(after, weak, priorWork);
}

/** True for a word of mending that nothing before it undoes: a denial, a plan, or what `unless` names. */
const mends = (text: string, pattern: RegExp, unless?: RegExp): boolean =>
  [...text.matchAll(pattern)].some((match) => {
    const lead = text.slice(0, match.index);
    const rest = text.slice(match.index + match[0].length);
    return !notDone.test(lead) && !unless?.test(lead) && !/^\s*(?:ej|inte|:\s*nej)(?!\p{L})/iu.test(rest);
  });

/** `Bottenvåningen renoverades därefter`: work that the text itself puts after the damage. */
const afterwards =
  /(?<!\p{L})(?:därefter|efteråt|sedermera|efter\s+(?:skadan|läckan|läckaget|vattenskadan|fuktskadan|detta))(?!\p{L})/iu;

const closes = latinRegExp(word(closing), 'iu');
const carriesOn = (text: string, named: string): boolean =>
  refersBack.test(text) || closes.test(text) || afterwards.test(text) || sameWord(text, named);

/** True when the subject of a text is named in another: `… i badrummet, badrummet byggdes om 2015`. */
function sameWord(text: string, named: string): boolean {
  const subject = text.trim().split(/\s+/).slice(0, 2);
  return subject.some((item) => {
    const stem = item
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .slice(0, 6);
    return stem.length >= 5 && named.toLowerCase().includes(stem);
  });
}

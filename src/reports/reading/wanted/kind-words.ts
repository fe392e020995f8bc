import type { AnswerKind } from './kinds.js';
import { latinRegExp } from '../text/latin.js';
import { word } from '../text/sources.js';

const year = String.raw`(?:19|20)\d\d`;
const month = String.raw`(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)`;
/** A point in time: `2019`, `i våras`, `förra hösten`, `för tre år sedan`, `från byggåret`. */
const time = String.raw`${year}|i\s?fjol|ifjol|förra\s+(?:året|våren|sommaren|hösten|vintern|månaden)|i\s+(?:våras|somras|höstas|vintras|år|${month})|för\s+(?:\d{1,2}|\p{L}+)\s+år\s+sedan|(?:\d{1,2}|\p{L}+)\s+år\s+gam(?:mal|malt|la)|(?:från\s+)?byggåret|\p{L}{2,8}talet|\d0-tal(?:et)?|(?:från|efter)\s+(?:ombyggnaden|stambytet|renoveringen)|samma\s+(?:år|vända|veva)|samtidigt`;
const often = String.raw`varje\s+(?:år|vår|sommar|höst|vinter|månad)|varannan?t?\s+(?:år|månad)|vart\s+\p{L}+\s+år|årlig(?:en)?|årsvis|löpande|regelbund\p{L}*|återkommande|två\s+gånger\s+(?:om\s+)?året`;
/** Work that keeps a thing as it is. */
const tended = String.raw`serva\p{L}*|service\p{L}*|underhåll(?:s|en|et|na)?|sköt(?:s|ts|t)|rens\p{L}*|spol\p{L}*|filma\p{L}*|filmning\p{L}*|filter\p{L}*|filtr(?:en|et)|sota\p{L}*|sotning\p{L}*|kontroller\p{L}*|besiktig\p{L}*|granska\p{L}*|inspekter\p{L}*|injuster\p{L}*|gick(?:s)?\s+igenom|genomgån\p{L}*`;
/** Work on a surface, beside that. */
const mended = String.raw`(?:om|ny|mellan)?måla\p{L}*|målning\p{L}*|fernissa\p{L}*|olja(?:d|t|des)|stryk(?:s|as|ts)|omfoga\p{L}*|fogad?e?s?|(?:om|av)?putsa\p{L}*|laga\p{L}*|tvätta\p{L}*|renover\p{L}*|reparer\p{L}*|kitta\p{L}*|byt(?:t|ts|tes|s|ta)|lagd(?:es)?|(?:om)?lagt|utan\s+anmärkning\p{L}*|saknar\s+(?:\p{L}+\s+)?anmärkning\p{L}*`;

const by = (pattern: string): RegExp => latinRegExp(word(pattern), 'iu');

/** How adverts tell each kind of answer, near the thing that a question is about; null where naming the thing is enough. */
export const kindWords: Readonly<Record<AnswerKind, RegExp | null>> = {
  age: by(
    String.raw`${time}|nyinstallera\p{L}*|under\s+uppdatering|moderniserad\p{L}*|nya\s+maskiner|original\p{L}*|ursprunglig\p{L}*`,
  ),
  upkeep: by(
    String.raw`(?:${tended}|${mended})[^.!?\n;]{0,40}?\s(?:${time}|${often})|(?:${time}|${often})[^.!?\n;,]{0,30}?\s(?:${tended}|${mended})|(?:utan|saknar)\s+(?:\p{L}+\s+)?anmärkning\p{L}*|garanti\p{L}*\s[^.!?\n;]{0,40}(?:${year})`,
  ),
  care: by(
    String.raw`(?:${tended})[^.!?\n;]{0,40}?\s(?:${time}|${often})|(?:${time}|${often})[^.!?\n;,]{0,30}?\s(?:${tended})|nyserva\p{L}*|serviceavtal\p{L}*|servad\p{L}*|filterbyte\p{L}*\s+(?:${often})`,
  ),
  wear: by(
    String.raw`nyslipa\p{L}*|(?:om|ny)?slipa(?:d|t|de|des|ts)?|kan\s+slipas|(?:inga|utan|saknar)\s+(?:\p{L}+\s+)?(?:sprickor|anmärkning\p{L}*|läckage|röta)|(?:inget|ingenting)\s+(?:har\s+)?rört\s+sig|luft\s+under|gjutna\s+i\s+berg|(?:hela|torra|täta|raka|friska|vårdad\p{L}*)\s+(?:fogar|bågar|plintar)|nya\s+plintar`,
  ),
  cost: latinRegExp(
    String.raw`\d\s?(?:kr(?:onor)?|öre|:-|sek|kwh|kilowattimmar|mwh|tkr)(?!\p{L})|tusen\s+(?:kronor|om\s+året|per\s+år)|\d\s+om\s+året|avgiftsfri\p{L}*|kostnadsfri\p{L}*|gratis|(?<!\p{L})ingår|i\s+(?:månads|års)?avgiften`,
    'iu',
  ),
  whose: by(
    String.raw`ingår|(?:med)?följer(?:\s+med)?|hör|tillhör\p{L}*|egen|eget|egna|hyr(?:s|a|as|d|da|de|t)?|äg(?:er|s|da|d)|ägt|kö(?:n|tid\p{L}*)?|köplats\p{L}*|ledig(?:a|t)?|servitut\p{L}*|officialservitut\p{L}*|upplåt\p{L}*|disponer\p{L}*|uthyr\p{L}*|får\s+(?:var\s+och\s+en|alla|vem\s+som\s+helst)|medföljer|fördelas|(?:en|två|tre)\s+platser`,
  ),
  paper: by(
    String.raw`\p{L}*intyg\p{L}*|\p{L}*protokoll\p{L}*|certifikat\p{L}*|(?:kvalitets)?dokument\p{L}*|faktur\p{L}*|kvitto\p{L}*|kvitton\p{L}*|godkän\p{L}*|säker\s+vatten|utan\s+(?:anmärkning|påpekande)\p{L}*|slutbevis\p{L}*|branschregler\p{L}*|branschens\s+regler|byggkeramikråd\p{L}*|bkr|inga\s+papper|(?:några\s+)?papper`,
  ),
  permit: by(
    String.raw`\p{L}*(?:bygg|mark|rivnings)lov\p{L}*|lov|lovet|slutbe(?:sked|vis)\p{L}*|startbesked\p{L}*|lovbefria\p{L}*|anmäl(?:d|t|da|an|des|ts)|byggnadsnämnd\p{L}*|dispens\p{L}*|tillstånd\p{L}*|attefallsanmälan|godkän\p{L}*`,
  ),
  measured: latinRegExp(
    String.raw`\d{1,3}(?:[.,]\d)?\s?(?:%|procent|grader|°|bq|becquerel|millimeter|mm|db|decibel|mg|µg)(?!\p{L})|(?<!\p{L})(?:fuktmät\p{L}*|(?:upp|kontroll|in)?mätt(?:s|es|a)?|(?:upp)?mätning\p{L}*|mätts|mättes|mäter|mäts|mäta|prov(?:er|et|en|tagning\p{L}*|tagen|taget|togs|svar\p{L}*)?|kartering\p{L}*|stabilitetskartering\p{L}*|utredning\p{L}*|undersökt\p{L}*|undersökning\p{L}*|inventer\p{L}*|analys\p{L}*|provtryck\p{L}*|tjänlig\p{L}*|fuktkvot\p{L}*|halter|procent)(?!\p{L})`,
    'iu',
  ),
  maker: latinRegExp(
    String.raw`(?<!\p{L})(?:behörig\p{L}*|auktoriserad\p{L}*|certifiera\p{L}*|elektriker\p{L}*|rörmokare\p{L}*|montör\p{L}*|plattsättar\p{L}*|entreprenör\p{L}*|fackm[aä]n\p{L}*|fackmannamässig\p{L}*|hantverkare\p{L}*|snickare\p{L}*|(?:snickar|bygg|rör|el)?firma\p{L}*|byggföretag\p{L}*|byggmästar\p{L}*|egenhänd\p{L}*|egna\s+händer|själva?|av\s+(?:en\s+)?(?:\p{L}+\s+)?(?:firma|företag|säljaren|ägaren|byggare)\p{L}*|firma|elfirma\p{L}*)(?!\p{L})|\sav\s\p{L}+s\s(?:bygg|el|rör|våtrum)\p{L}*`,
    'iu',
  ),
  decided: by(
    String.raw`(?:inga|ingen|inget|inte|ej|utan|någon)\s[^.!?\n;]{0,50}(?:beslut|planera|avisera|vänta|aktuell|höj)\p{L}*|(?:inga|inget)\s+(?:fler|mer|ytterligare|nya)|inga\s+lån|(?:ingen|inga)\s+(?:ytterligare\s+)?(?:avgifts)?höjning\p{L}*|(?:beslutat|beslutad|aviserad|planerad)[^.!?\n;]{0,40}höj\p{L}*|höjs\s[^.!?\n;]{0,40}(?:${year}|procent|${month}|årsskiftet)|nyasfalter\p{L}*`,
  ),
  extent: by(
    String.raw`alla|samtliga|hela|hel|varje|genomgående|båda|överallt|kök\s+och\s+bad|i\s+(?:hallen|hall|entré\p{L}*|badrum\p{L}*|bad|kök(?:et)?|duschen|källaren|tvättstugan|uterummet|våtrum\p{L}*|vardagsrum\p{L}*)|på\s+(?:balkongen|altanen)|bara|endast|enbart|nedervåning\p{L}*|bottenvåning\p{L}*|bottenplan\p{L}*|under\s+klinker\p{L}*|utom|badrum\p{L}*|balkong\p{L}*`,
  ),
  date: by(
    String.raw`(?:till|t\.?o\.?m|fram\s+till|från|under|senast|före|den|löper)\s[^.!?\n;]{0,30}${year}|(?:vid\s+)?årsskiftet|livstid\p{L}*|livet\s+ut|löper\s+ut|går\s+ut\s+(?:den|i|vid)|${year}`,
  ),
  where: by(
    String.raw`i\s+(?:\p{L}+\s+)?(?:sov|vardags|bad|gäst|barn)rum\p{L}*|i\s+(?:källar|kök|hall|tvättstug|gillestug|vind)\p{L}*|på\s+(?:över|under|botten|neder)\p{L}*|på\s+(?:\p{L}+\s+)?tak\p{L}*|taket\s+(?:bär|är|har|av|består)|eternit(?:tak\p{L}*|plattor\p{L}*)|fogar\p{L}*`,
  ),
  paid: by(
    String.raw`(?:be|slut|av)tal(?:d|t|da|ad|at|ade)|lån(?:et|en|ade|at)?|lånefri\p{L}*|skuldfri\p{L}*|(?:egen|egna|en)\s+(?:\p{L}+\s+)?(?:fond|medel|kassa)\p{L}*|fond(?:en|erade)?|sparade\s+(?:medel|pengar)|kontant\p{L}*|ägda`,
  ),
  lived: null,
  other: null,
};

/** A time at which a thing was looked after tells nothing of its age. */
export const tendedThen = latinRegExp(word(String.raw`(?:${tended})[^.!?\n;,]{0,20}?\s(?:${time})`), 'giu');

/** Letters before and behind the thing within which a kind of answer still belongs to it. */
export const reach: Readonly<Record<AnswerKind, readonly [before: number, behind: number]>> = {
  age: [35, 60],
  upkeep: [40, 110],
  care: [60, 110],
  wear: [40, 90],
  cost: [50, 80],
  whose: [45, 60],
  paper: [60, 120],
  permit: [40, 120],
  measured: [120, 220],
  maker: [50, 110],
  decided: [120, 140],
  extent: [40, 60],
  date: [60, 120],
  where: [120, 160],
  paid: [60, 110],
  lived: [0, 0],
  other: [60, 120],
};

import type { AnswerKind, TopicId } from '../../knowledge/questions/clauses/clause.types.js';
import { latinRegExp } from '../text/latin.js';
import { word, words } from '../text/sources.js';

const year = String.raw`(?:19|20)\d\d`;
export const month = String.raw`(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)`;
const decade = String.raw`(?:nitton|tjugo)hundra\p{L}*talet|\p{L}+tiotalet|\d0-tal(?:et)?`;
/** A point in time: `2019`, `om 2019` of what was made anew, `i våras`, `förra hösten`, `för tre år sedan`. */
const time = String.raw`(?:om\s+)?${year}|i\s?fjol|förra\s+(?:året|våren|sommaren|hösten|vintern|månaden)|i\s+(?:våras|somras|höstas|vintras|år|${month})|för\s+(?:\d{1,2}|\p{L}+)\s+år\s+sedan|samma\s+(?:år|vända|veva)|samtidigt`;
const often = String.raw`varje\s+(?:år|vår|sommar|höst|vinter|månad)|varannan?t?\s+(?:år|månad)|vart\s+\p{L}+\s+år|årlig(?:en)?|årsvis|löpande|regelbund\p{L}*|två\s+gånger\s+om\s+året`;
/** What somebody who can judge a thing does. */
const looked = String.raw`kontroller(?:as|ad|at|ade|ades|ats)|besiktig(?:as|ad|at|ade|ades|ats)|besiktning(?:en)?|granska(?:d|t|de|des|ts)|inspekter(?:ad|at|ade|ades|ats)|gick(?:s)?\s+igenom`;
/** Work that keeps a thing as it is. */
const tended = String.raw`${looked}|serva(?:s|d|t|de|des|ts)|service(?:n)?|underhåll(?:s|en|et|na|its)|underhölls|skött(?:s|es)?|rensa(?:s|d|t|de|des|ts)|rensning(?:en)?|spola(?:s|d|t|de|des|ts)|spolning(?:en)?|byts|bytt(?:es|s|a)?|(?:får\s+)?ny(?:tt|a)?\s+filter|sota(?:s|d|t|de|des|ts)|injuster(?:as|ad|at|ade|ades|ats)`;
/** Work on a surface, beside that. */
const mended = String.raw`(?:om|ny|mellan)?måla(?:s|d|t|de|des|ts)|målning(?:en)?|fernissa(?:d|t|des|ts)|olja(?:d|t|des|ts)|stryks|strukits|omfoga(?:d|t|de|des|ts)|foga(?:d|t|de|des|ts)|(?:om|av)?putsa(?:d|t|de|des|ts)|laga(?:d|t|de|des|ts)|tvätta(?:d|t|de|des|ts)|renover(?:ad|at|ade|ades|ats)|reparer(?:ad|at|ade|ades|ats)|(?:om)?kitta(?:d|t|de|des|ts)`;

const done = (work: string): string =>
  String.raw`(?:${work})\s(?:[^.!?\n;]{0,40}?\s)?(?:${time}|${often})|(?:${time}|${often})\s(?:[^.!?\n;,]{0,30}?\s)?(?:${work})`;

/** How adverts tell each kind of answer where they speak of the thing that a question is about. */
export const kindWords: Readonly<Record<AnswerKind, RegExp>> = {
  age: words(
    String.raw`${time}|${decade}|(?:\d{1,2}|\p{L}+)\s+år\s+gam(?:mal|malt|la)|(?:från|som)\s+byggåret|nyinstallera\p{L}*|original(?!\p{L})`,
  ),
  ageOfAll: words(
    String.raw`(?:båda|bägge|alla|samtliga)\s(?:[^.!?\n;]{0,40}\s)?${year}|(?:om\s+)?${year}\P{L}(?:[^.!?\n]{0,90}\P{L})?${year}`,
  ),
  care: words(String.raw`${done(tended)}|nyservad\p{L}*`),
  upkeep: words(done(`${tended}|${mended}`)),
  looked: words(done(looked)),
  cost: latinRegExp(
    String.raw`\d\s?(?:kr(?:onor)?|öre|:-|sek|tkr)(?!\p{L})|(?<!\p{L})(?:tusen\s+kronor|avgiftsfri\p{L}*|kostnadsfri\p{L}*|gratis|ingår\s+i\s+(?:(?:månads|års)?avgiften|hyran))(?!\p{L})`,
    'giu',
  ),
  whose: words(
    String.raw`ingår|(?:med)?följer|tillhör|hör\s+till|hör\s+(?:en|ett|egen|eget)|(?:kan\s+)?hyr(?:s|as)|köplats(?:er)?|kö(?:n|tid(?:en)?)?|lediga?|plats(?:er)?\s+för\s+alla|officialservitut|servitut`,
  ),
  hired: words(String.raw`hyr(?:s|d|da|t)|leasa(?:s|d|t|de)|hyravtal(?:et)?`),
  paper: words(
    String.raw`\p{L}*intyg(?:en|et)?|\p{L}*protokoll(?:en|et)?|certifikat(?:et)?|kvalitetsdokument(?:et|en|ation)?|dokument(?:er(?:at|ad|ade)|ation(?:en)?|en)?|faktur(?:a|an|or|orna)|kvitto(?:n|t|na)?|slutbevis`,
  ),
  approval: words(
    String.raw`godkän(?:d|t|da|des|ts)|utan\s+(?:anmärkning|påpekande)(?:ar)?|(?:inga|inget|inte\s+(?:någon|något))\s+(?:anmärkning|påpekande|att\s+anmärka)\p{L}*|provtryck(?:t|ta|tes|ts)|eldningsförbud|ej\s+(?:eldas|eldningsbar)|(?:inte|aldrig)\s+(?:provtryckt|besiktigad|sotad|kontrollerad)|sota(?:d|t|des|ts)\s[^.!?\n;]{0,30}(?:${time})`,
  ),
  permit: words(
    String.raw`(?:bygg|mark)lov(?:et)?|slutbe(?:sked|vis)(?:et)?|startbesked(?:et)?|lovbefria(?:d|t)|anmäl(?:d|t|da|des|ts)|dispens|tillstånd(?:et)?`,
  ),
  reading: latinRegExp(String.raw`\d{1,3}(?:[.,]\d)?\s?(?:%|procent)(?!\p{L})`, 'giu'),
  maker: words(
    String.raw`(?:behörig|auktoriserad|certifierad)\s+\p{L}+|elektriker(?:n)?|rörmokare(?:n)?|montör(?:en)?|plattsättare(?:n)?|entreprenör(?:en)?|fackm[aä]n(?:nen)?|fackmannamässig(?:t)?|hantverkare(?:n)?|snickare(?:n)?|\p{L}*firma(?:n)?|byggföretag(?:et)?|byggmästare(?:n)?|egenhändig(?:t)?|av\s+(?:säljaren|ägaren|oss)(?:\s+själv(?:a)?)?`,
  ),
  decided: words(
    String.raw`(?:ingen|inga|någon)\s+(?:(?:ny|nya|fler|flera|mer|ytterligare|planerad|planerade|beslutad|beslutade)\s+){0,2}(?:avgifts)?(?:höjning(?:en|ar)?|ändring(?:ar)?)|(?:inte|ej)\s+(?:[^.!?\n;,]{0,30}\s)?höj(?:as|s)|höjs\s(?:[^.!?\n;]{0,40}\s)?(?:${year}|\d+\s+procent|${month}|årsskiftet)|(?:beslutat|beslutad|aviserad)\s(?:[^.!?\n;]{0,40}\s)?höj(?:a|as|ning)`,
  ),
  extent: words(
    String.raw`alla|samtliga|hela|varje|genomgående|överallt|bara|endast|enbart|utom|(?:på|i)\s+(?:över|neder|botten)(?:våningen|planet)`,
  ),
  until: words(
    String.raw`(?:till|t\.?o\.?m\.?|löper\s+ut|upphör|går\s+ut|utgår|sägs\s+upp|(?:räknas\s+om|omräknas|regleras|omregleras|ändras|omförhandlas|skrivs\s+(?:om|upp)|omräkning(?:en)?|omreglering(?:en)?|avgäldsreglering(?:en)?))\s(?:[^.!?\n;]{0,30}\s)?${year}|${year}\s+(?:räknas|omräknas|regleras|omregleras|ändras|upphör)|livstid(?:s)?|livet\s+ut`,
  ),
  where: words(
    String.raw`i\s+(?:\p{L}+\s+)?(?:sov|vardags|bad|gäst|barn)rum(?:met|men)?|i\s+(?:källar|kök|hall|tvättstug|gillestug)\p{L}*|på\s+(?:\p{L}+\s+)?tak(?:et)?|eternit(?:tak|plattor|fasad)\p{L}*`,
  ),
  paid: words(
    String.raw`(?:slut)?betal(?:d|t|da|ad|at|ade)|lånefinansiera(?:d|t|des)|kontant(?:insats)?|lån(?:et|en|ade|at)?|(?:egna|sparade)\s+(?:medel|pengar)|\p{L}*fond(?:en|ens)?`,
  ),
};

/** Kinds and topics that a no answers as well as a yes, or that are said with a no. */
export const eitherWay: ReadonlySet<AnswerKind | TopicId> = new Set([
  'approval',
  'decided',
  'extent',
  'permit',
  'inspectedClean',
]);

/** A word that takes back what stands around it. */
export const denial = latinRegExp(word('inte|ej|icke|aldrig|ingen|inga|inget|utan'), 'iu');

/** What comes with the home is told by `egen` right before it. */
export const ownBefore = /(?<!\p{L})(?:egen|eget|egna)\s+(?:\p{L}+\s+)?$/iu;

/** A time at which a thing was looked after or promised tells nothing of its age. */
export const notOfAge = latinRegExp(
  word(
    String.raw`(?:${looked}|serva(?:d|t|de|des|ts)|service(?:n)?|sota(?:d|t|des|ts)|rensa(?:d|t|de|des|ts)|till|garanti(?:n)?|renover(?:as|ing)|ovk)\s(?:[^.!?\n;,]{0,20}?\s)?(?:${time})`,
  ),
  'giu',
);

/** Kinds whose years have been; the others name a year to come. */
export const ofPast: ReadonlySet<AnswerKind> = new Set(['age', 'ageOfAll', 'care', 'upkeep', 'looked']);

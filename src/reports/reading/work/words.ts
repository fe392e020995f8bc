import { word } from '../text/sources.js';
import { originalYear } from '../quantities/years.js';
import { latinRegExp } from '../text/latin.js';

const whole = (pattern: string): RegExp => latinRegExp(word(pattern), 'iu');

/** Verbs of putting a thing where it is, in the ways adverts tell of it. */
const placed = String.raw`satt(?:es|s|e)?\s+(?:\p{L}+\s+){0,2}?(?:in|dit|upp)|isat(?:t|ta)|(?:kom|kommit)\s+(?:till|på\s+plats|dit)|ko(?:m|mmer)|tillkom(?:mit)?|gräv(?:des|de|ts|d|t)(?:\s+ne[dr]?r?)?|nedgrävd?\p{L}*|koppla(?:des|ts|d|t)\s+in|inkopplad?\p{L}*|(?:tog|togs|tagits|tagen)\s+i\s+(?:drift|bruk)|driftsat(?:t|ta|tes)|inköp(?:t|ta|tes|ts)|(?:tog|tagit)\s+över|skifta(?:des|de|ts|d|t)|skedde|borra(?:des|ts|de|d|t)|(?:stod|stått|blev|blivit)\s+(?:klar[ta]?|färdig[ta]?)|(?:la|lade)(?:\s+(?:vi\s+)?om)?|drog(?:\s+(?:vi\s+)?(?:om|in))?|gjorde(?:s)?\s+(?:om|klart|i\s+ordning)|ställ(?:des|ts)\s+i\s+ordning|göts|årgång|årsmodell|härrör|daterar|skruva(?:des|ts|t|d)\s+(?:dit|upp)|klä(?:ddes|tts|dd|tt)(?:\s+om)?|nedlag(?:d|t|da)|fixa(?:des|ts|d|t|de)|avsluta(?:des|ts|de|d|t|s)|bekosta(?:des|de|t)|dränera(?:des|de|ts|t)|(?:blev|blivit)\s+(?:\p{L}+\s+)?ny(?:tt|a)?|är\s+(?:\p{L}+\s+)?ny(?:tt|a)?\s+sedan|oml|inst|utb|nyinst|mont|renov|ren|b`;
/** Participles and verbs of making a thing what it is. */
const made = String.raw`(?:hel)?kakla(?:t|d|de|des|ts)|klinkrat|klinkerlagt|in(?:rett|redd|redda|reddes|retts)|gjut(?:et|en|na|its)|göts|mura(?:d|t|de|des|ts)|uppmurad\p{L}*|uppsat(?:t|ta)|tillverka(?:d|t|de|des|ts)|snickra(?:d|t|de|des|ts)|platsbygg\p{L}*|tidstypisk\p{L}*`;
/** Words that say a thing has stood as it is since a year. */
const kept = String.raw`ligger\s+det|orör(?:d|t|da)|i\s+bruk|häng(?:t|er)\s+med|rör(?:ts|d|t|da)|desamma|densamma|detsamma|sit(?:ter|tit)\s+kvar|lig(?:ger|gat)\s+kvar|leg(?:at)\s+kvar|st(?:år|ått)\s+kvar|set(?:t|ts)\s+likadan(?:t|a)?\s+ut|kvarstår|likadan(?:t|a)?\s+ut`;
/** Words of work: replacing, laying, building, mending, or coming from a year. */
const changes = String.raw`(?:ut|om|ny)?byt(?:t|ta|te|tes|ts|es|as|en|et|e|a|er|s)?|stambyt\p{L}*|\p{L}*(?:renover|restaurer)\p{L}*|ny(?:tt|a)?|helt\s+ny\p{L}*|ny(?:lagd|lagt|lagda|gjord|gjort|gjorda|byggd|byggt|byggda)|(?:ny)?installer\p{L}*|(?:om)?dräner\p{L}*|om(?:lagd|lagt|lagda|lades|läggning|dragen|dragna|draget|dragning|gjord|gjort|gjorda)|lades\s+om|lagts\s+om|relin\p{L}*|infodra\p{L}*|förny\p{L}*|upp?grader\p{L}*|uppdater\p{L}*|moderniser\p{L}*|rita(?:des|ts|d|t)\s+om|omrita(?:d|t)|(?:om|upp|till)bygg\p{L}*|byggd(?:es|e|a)?(?:\s+om)?|byggt|(?:byggs|görs|läggs|dras)(?:\s+om)?|monter\p{L}*|dr(?:ogs|agits)(?:\s+om)?|(?:tak|fönster)byte\p{L}*|från|sedan|åtgärd\p{L}*|original\p{L}*|insat(?:t|ta|tes)|rust\p{L}*|lades|lagd(?:a|es)?|lagt|läggas(?:\s+om)?|göras(?:\s+om)?|dras\s+om|byggas(?:\s+om)?|gam(?:mal|malt|la)|om-?puts\p{L}*|puts(?:ad|ades|at|ats)(?:\s+om)?|utför\p{L}*|genomför\p{L}*|gjord(?:es|a)?|gjort(?:s)?|anla(?:gd|gda|gt|des)|inrätta\p{L}*|ersat(?:t|ta|tes|ts)|fick|fått|${placed}|${made}|${kept}`;
const change = whole(changes);
const original = whole(
  String.raw`lika\s+gam(?:mal|malt|la)\s+som\s+(?:huset|byggnaden|villan|fastigheten)|original(?:et|en|rör|stammar|tak|fönster|skick|utförande)?|ursprunglig(?:a|t)?|(?:aldrig|inte|ej)\s+(?:lagts|lagd|lagt)\s+om|(?:aldrig|ej|inte)\s+(?:(?:om)?gjor(?:d|t|da|ts)|(?:om)?dräner\p{L}+|(?:ut)?byt(?:t|ta|ts)|rör(?:t|ts|da?)|omlag(?:d|t|da)|renover(?:ad|at|ats|ade))`,
);
const planned = whole(
  String.raw`planer\p{L}*|sk(?:jut\p{L}*|öts?)\s+(?:\p{L}+\s+)?(?:upp|fram)|uppsk(?:j|öt)\p{L}*|anstå|(?:st(?:od|ått|år)|var)\s+på\s+tur|ställ(?:des|ts|de)\s+in|inställ(?:t|da)|bordla(?:gt|gd|gda|des)|senarel[äa]g\p{L}*|kommer\s+att|ska(?:ll)?|beslut(?:at|ad)?|kommande|framtida|framöver|förestående|inför|offert\p{L}*|bör|behöver|måste`,
);
/** Words that paint, wash, inspect or approve: a year beside them tells nothing of the part's age. */
const upkeep =
  /(?<!\p{L})(?:(?:\p{L}*(?:om|ny|panel|fasad|puts))?mål(?:ad|ade|at|ats|ades|ning)|tvätt(?!stug|maskin|rum|utrymme|avdelning|ställ|del|pelare)|\p{L}*spol(?:ad|at|ning|ades)|film(?:ad|at|ning)|\p{L}*besikt|sot(?:ad|ade|at|ning)|serv(?:ad|ice|at)|\p{L}*kontroll|inspe[kc]|ovk|godkän|\p{L}*mät(?:t|ning|tes|t)|\p{L}*reng(?:ör|jor)|rens(?:ad|at|ning|ade)|\p{L}*tömning|tömd|\p{L}*protokoll|\p{L}*deklar|provtryck|status|intyg|certif|slip(?:ad|at|ade|ning)|just(?:er|ering)|inventer|sedd|setts\s+över|översedd)\p{L}*/iu;
/** Words that put something new in place of the old. */
const renewing = latinRegExp(
  String.raw`(?<!\p{L})(?:(?:ut|om)?byt(?!es)\p{L}*|förny\p{L}*|(?:stam|tak|fönster)by(?:t|gg)\p{L}*|\p{L}*renover\p{L}*|ny(?:tt|a)?(?!\p{L})|(?:ny)?install\p{L}*|(?:om)?dräner\p{L}*|om(?:lagd|lagt|lades|lägg|drag|gjor)\p{L}*|(?:om-?)?puts(?:ad|ade|ades|at|ats)|lagd\p{L}*|lagt|lades|lagts|relin\p{L}*|insatt\p{L}*|byggd\p{L}*|monter\p{L}*|anla(?:gd|gt|des)\p{L}*|gjordes\s+om|dr(?:ogs|agits)\s+om|(?:${placed})(?!\p{L}))`,
  'iu',
);
const relining = whole(
  String.raw`relin\p{L}*|insida\s+av\s+\p{L}+|epoxi\p{L}*|infodra\p{L}*|strumpinfodr\p{L}*|invändigt\s+(?:belag|spruta|lackera)\p{L}*`,
);

export const saysChange = (text: string): boolean => change.test(text);
export const saysOriginal = (text: string): boolean => original.test(text);
export const saysPlanned = (text: string): boolean => planned.test(text);
export const saysRelined = (text: string): boolean => relining.test(text);
export const isRenewed = (text: string): boolean => renewing.test(text);
/** A new coat of paint makes nothing else new: `ny utvändig målning`. */
const freshPaint = /(?<!\p{L})ny(?:a|tt)?\s+(?:\p{L}+\s+)?(?=\p{L}*målning)/giu;
export const withoutPaint = (text: string): string => text.replace(freshPaint, ' ');
export const isUpkeep = (text: string): boolean => upkeep.test(text) && !renewing.test(withoutPaint(text));
/** Every place of a word that says original. */
export const originalsIn = (text: string): RegExpMatchArray[] => [
  ...text.matchAll(latinRegExp(original.source, 'giu')),
];

/** Things with a year of their own that are none of the parts judged. */
const foreign =
  /(?<!\p{L})(?:\p{L}*(?:vitvar|golv(?!värme|brunn)|parkett|klinker|ytskikt|tapet|spis|häll|ugn|diskmask|tvättmask|torktuml|kyl|frys|altan|trädäck|uteplats|inglas|solcell|solpanel|avfuktar|bygglov|tillstånd|lagfart|laddbox|laddstolp|fiber|bredband|kamin|eldstad|bänkskiv|luckor|blandare|belysning|hiss|dörr|port(?:en|ar)|bastu|pool|trädgård|staket|asfalt|garage|carport|uthus|förråd|friggebod|attefall|gäststug|växthus|varmvattenberedar|växlare|radiator|element|markis|persienn|larm|badkar|handfat|tvättställ|duschvägg|duschkabin|inredning|möbl|stuprör|hängränn|golvvärme|avgift|kostnad|förbrukning|priset))\p{L}*/iu;

/** How a room looks, told before its year: `köket vitt och modernt (2018)`. */
const described = String.raw`vit(?:t|a)?|svart(?:a)?|grå(?:tt|a)?|ljus(?:t|a)?|mörk(?:t|a)?|varm(?:t|a)?|snygg(?:t|a)?|elegant(?:a)?|stil(?:rent?|rena)|stort|lite[nt]|prydlig(?:t|a)|välplanera(?:t|d|de)|lantlig(?:t|a)|praktisk(?:t|a)|trivsam(?:t|ma)?|rymlig(?:t|a)|rejäl(?:t|a)?|välhållen|välhållet`;
const plain = String.raw`ja|senare|precis|sin|helhet|exakt|ser|gånger|sist|sig|dit|ses|uttjänt\p{L}*|samma|satt|stod|klar[ta]?|ålder|stora|nr|nummer|överallt|runtom|arbetet|jobbet|bytet|detta|genomgående|alltid|hänger|till\s+sist|sista|därefter|\p{L}{3,}(?:[^n]ad|ade|agna|agen|aget|liga?|ligt)|där|vars|pump|pumpen|likadan(?:t|a)?|orör(?:d|t|da)|varit|den|det|dem|de|en|ett|vi|man|säljarna|ägaren|ägarna|ägare|förra|tidigare|bara|nu|redan|så|dess|hösten|åren|två|tre|sett|suttit|sitter|ligger|legat|kvar|står|stått|finns|hängt|ända|alltsedan|alltjämt|fortfarande|ännu|resten|övriga|återstående|gjutjärn|koppar|pex|plast|galvaniserad\p{L}*|läkt|underlag|tiden|då|dagen|v|h|okt|sept|aug|jan|feb|nov|dec|fläktar(?:na)?|i\s+bruk|drift|gång|någon|några|omgång|etapper|etapp(?:en)?|delen|fyra|sidor|fackman|firma|proffs|är|hela|båda|bägge|delarna|vilka|varav|ena|andra|här|största|större|delen|(?:hel)?kaklat|fräsch\p{L}*|modern\p{L}*|fin|fint|fina|${described}|var|blev|blivit|har|hade|kan|ska|skall|kommer|att|vara|bli|och|samt|i|på|år|året|ca|cirka|c:a|för|omkring|runt|från|sedan|vid|till|tills|senast|senaste|helt|totalt|delvis|nyligen|redan|uppskattas|bedöms|uppges|beräknas|anges|byggår|installationsår|tillverkad|tillverkningsår|st|stycken|\d|nere|uppe|ovan|så|när|troligen|sannolikt|förmodligen|möjligen|antagligen|dock|också|även|likaså|likaledes|alla|allt|samtliga|om|upp|in|dragen|dragna|ny|nya|nytt|ut|av|under|våren|vår|sommaren|hösten|höst|vintern|vinter|sommar|slutet|början|mitten|tidigt|sent|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|enligt|uppgift|säljaren|original\p{L}*|ursprunglig\p{L}*|byggåret|uppförande|uppförandet|nybyggnation|nybyggnationen|nybygget|inne|inuti|utvändigt|invändigt|huset|husets|fastigheten|föreningen|föreningens|övre|nedre|plan|planet|övervåningen|bottenvåningen|entréplan|entréplanet|källaren|källarplan|gavel\p{L}*|gården|gatan|mot|åt|med|belag(?:t|d|da)|plåtdetaljer|hängrännor|kläd(?:d|da|tt)|beslut\p{L}*|planer\p{L}*|förestående|betong|betongpannor|tegel|lertegel|betongtegel|taktegel|tegelpannor|lerpannor|takpannor|pannor|plåt|falsad|bandtäck(?:t|ta|tes)|skivtäckt|korrugerad|profilerad|(?:en|två)kupig\p{L}*|pannplåt|stålplåt|papp|underlag\p{L}*|sedum|trä|puts|eternit\p{L}*|alu|aluminium\p{L}*|isoler\p{L}*|\p{L}*glas(?:fönster)?|dubbelglas|\d-glas|ftx|modell|typ|märke|som|aggregat(?:et)?|fläkt(?:en)?|fläktmotor(?:n)?|årsmodell|färdig\p{L}*|slutför\p{L}*|skedde|installation\p{L}*|put(?:sad|sades|sat|sats)|ske|sker|infaller|nästa|planen|underhållsplan(?:en)?|täck(?:s|t|ts|tes)|tak|\p{L}{2,}(?:igt|samt|vis)|\p{L}{3,}(?:ades|ats|erad|erat|erade|erats|eras)`;
const tie = latinRegExp(`^(?:${plain}|${changes})$`, 'iu');
/** True when every word may stand between a part and its year. */
const ties = (text: string): boolean =>
  (text.match(/[\p{L}\d]+(?:[-:]\p{L}+)*/gu) ?? []).every((item) => tie.test(item));
const byName =
  /(?:(?<!\p{L})(?:från|av|med)\s+)?(?<![\p{L}\d])\p{Lu}[\p{L}\d&-]*(?:\s+[\p{Lu}\d][\p{L}\d&-]*)*/gu;
/** What else was made at the same time: `fönster och altandörrar byttes`, `fönster, dörrar och entréparti 2016`. */
const listTail =
  /^(?:,\s+(?:nya?\s+|nytt\s+)?\p{L}+){0,3}\s+(?:och|samt)\s+(?:nya?\s+|nytt\s+)?(?!(?:är|var|har|som)\s)\p{L}+(?=\s*(?:[(:]\s*)?$|\s+(?:i|på|runt|kring|är|var|från|byttes|bytt|bytta|har|lades|renover|utbytt|gjord|sedan|senast)\p{L}*)/iu;
/** Where the work was done or by whom: `i gavelrummet`, `av en lokal firma`. */
const wherePhrase =
  /(?<!\p{L})(?:i|på|mot|åt|av|runt|inom|till|hos|kring|under|efter)\s+(?:(?:en|ett|den|det|hela|båda|två|tre|fyra|samtliga|alla)\s+){0,2}(?:(?:\p{L}+(?:a|t|d|e|l)|hög|god|fin|stor|behörig|känd)\s+)?\p{L}+/giu;
/** How it looks: `i ljus grå ton`, `i lantlig stil`. */
const inStyle =
  /(?<!\p{L})i\s+(?:\p{L}+\s+){0,3}(?:ton(?:er)?|stil|färg(?:er)?|kulör(?:er)?|utförande|vinkel)(?!\p{L})/giu;
/** What happened at the same time: `när yngsta dottern tog studenten`, `i samband med att garaget byggdes`. */
const occasion =
  /(?<!\p{L})(?:i\s+samband\s+med\s+att|samtidigt\s+som|när|då)\s+(?:[\p{L}-]+\s+){1,7}(?:år\s+)?$/iu;
/** `den som ligger här sedan huset byggdes om`. */
const sinceRebuilt =
  /(?<!\p{L})(?:sedan|från(?:\s+när)?)\s+(?:huset|fastigheten|föreningen|lägenheten|byggnaden)\s+(?:byggdes\s+(?:om|till)|(?:total|hel)?renoverades)\s+(?:år\s+)?$/iu;
/** `… med kakel, klinker och golvvärme, renoverat 2013`: what it has, before the work. */
const fittedWith =
  /(?<!\p{L})med\s+[^.;]{3,60}(?=,\s*(?:senast\s+)?\p{L}*(?:renover|byt|omgjor|byggd|byggt)\p{L}*\s)/iu;
/** `plastmatta på golv och väggar`: where the lining of a room lies, no floor with a year of its own. */
const onSurfaces =
  /(?<!\p{L})på\s+(?:både\s+)?(?:golv|vägg|tak)(?:et|en|ar|arna)?(?!\p{L})(?:\s+(?:och|samt)\s+(?:golv|vägg|tak)(?:et|en|ar|arna)?(?!\p{L}))?/giu;
/** What it was done with: `med isodrän och fuktspärr`; not `med spis från`, where the spis has the year. */
const withPhrase =
  /(?<!\p{L})(?:med|inklusive|inkl\.?)\s+(?:\p{L}+\s+){0,2}?\p{L}+(?:(?:,?\s+och\s+|,\s+)(?!och\s)(?:\p{L}+\s+)?(?!och\s)\p{L}+)*(?=\s*(?:[(,:]\s*)?$|,?\s+(?:är|i\s+bruk|lades|sattes|kom|gjordes|utfördes|byttes|installerades|anlades|drogs|renoverades|bytt|bytta|omlagt|omlagda|omgjord|utförd|gjord|anlagd))/iu;

/** A name or a kind between commas: `, ett Systemair,`. */
const apposition =
  /^,\s+(?!som\s)[^,;]{2,60},(?=\s+(?:är|har|byttes|lades|sattes|monterades|installera|kom)\p{L}*)/iu;
/** What was left out: `alla fönster utom källarens`. */
const exception =
  /(?<!\p{L})(?:utom|med\s+undantag\s+(?:av|för)|undantaget|bortsett\s+från)\s+(?:i\s+|på\s+)?(?:(?:en|ett|den|det|de|två|tre)\s+)?\p{L}+/giu;
/** `Taket är rivet och nybyggt`: torn down for the new one. */
const tornDown =
  /(?<!\p{L})(?:rive[tn]|rivna|revs|rivits)\s+(?:ner\s+|ut\s+|bort\s+)?och\s+(?=(?:är\s+|har\s+)?(?:ersat|ny|bygg|byt|lade|lagt)\p{L}*)/giu;
/** What leads from the first cell of a row to its last: `Fönster, treglas ........ 2017`. */
const tableLeader = /\.{3,}|…|_{3,}|\t|\s\|\s| {3,}/u;
/** `Köket ligger mot gården som fick …`: the clause is of the word before `som`. */
const ofAnother = (gap: string): boolean =>
  [...gap.matchAll(/(?<!\p{L})(\p{L}+)\s+som\s/giu)].some(
    ([, antecedent = '']) => !antecedents.test(antecedent),
  );
const antecedents =
  /^(?:de[nt]?|år|precis|exakt|ut|likadan(?:t|a)?|sent|tidigt|ses|anses|räknas|samma|de(?:n|t)?samma|är|\p{L}*(?:papp|pann|plåt|tegel|panel|puts|glas|pump|aggregat|system|rör|brunn|central|tak|duk|fläkt)\p{L}*)$/iu;
/** What is asked for, allowed or bought is not made. */
const declined =
  /(?<!\p{L})(?:bevilja|ansök|planter|sökt[es]?|godkänd|förvärva|ägt|ägs|såld|såldes|flytta|bott(?!en)|utred|diskuter|inspirera)\p{L}*/iu;

/** An old boiler that was made to burn something else: `konverterad till pellets`. */
const converted =
  /(?<!\p{L})(?:konverter\p{L}*|(?:ombygg\p{L}*|bygg\p{L}*\s+om|omställ\p{L}*|ställ\p{L}*\s+om|anpassa\p{L}*)\s+(?:till|för))(?!\p{L})/iu;

/** Nothing but verbs, places, adverbs and means between a part and its year: another thing would own the year. */
export function tiesToYear(gap: string): boolean {
  const bare = gap
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/(?<!\p{L})m\.?\s(?=\p{L})/giu, 'med ')
    .replace(/(?<!\p{L})fr\.?(?=\s*$)/iu, 'från')
    .replace(onSurfaces, ' ')
    .replace(originalYear, ' ')
    .replace(sinceRebuilt, ' sedan ')
    .replace(inStyle, ' ')
    .replace(apposition, ' ')
    .replace(exception, ' ')
    .replace(tornDown, ' ')
    .replace(/,\s*som\s[^,]{1,60},/iu, ' ')
    .replace(listTail, ' ')
    .replace(fittedWith, ' ')
    .replace(byName, ' ')
    .replace(/(original\p{L}*|ursprunglig\p{L}*)\s+men(?!\p{L})/giu, '$1');
  if (declined.test(bare) || converted.test(bare) || ofAnother(gap)) return false;
  const done = bare.replace(occasion, ' ');
  if (done !== bare && saysChange(done) && ties(done)) return true;
  if (tableLeader.test(gap)) return !isUpkeep(gap);
  if (ties(bare)) return true;
  if (foreign.test(bare)) return tiesByVerb(bare);
  const plainer = bare.replace(withPhrase, ' ').replace(wherePhrase, ' ');
  const bareOfPlaces = bare.replace(wherePhrase, ' ').replace(withPhrase, ' ');
  return (
    ties(plainer) ||
    ties(bareOfPlaces) ||
    tiesByVerb(bare) ||
    tiesByVerb(plainer) ||
    tiesInLastClause(bare, plainer)
  );
}

/** `Pannan eldas med pellets och är inköpt`, `taket har tjänat ut, det lades`: the clause beside the year speaks of it still. */
function tiesInLastClause(bare: string, plainer: string): boolean {
  const open = bare.indexOf('(', bare.lastIndexOf(')') + 1);
  if (open >= 0) return ties(bare.slice(0, open)) && /^\(\p{Lu}[^,;()]*(?:,\s*)?$/u.test(bare.slice(open));
  const joint = [...bare.matchAll(/,|(?<!\p{L})(?:och|men|då|eftersom)(?!\p{L})/giu)].at(-1);
  if (!joint) return false;
  const [before, last] = [bare.slice(0, joint.index), bare.slice(joint.index + joint[0].length)];
  const opens = latinRegExp(
    String.raw`^\s*(?:(?:det|den|de|detta|dessa|arbetet|jobbet|bytet|allt|är|har|blev)\s|${word(changes)})`,
    'iu',
  );
  const isParted = /;|\d|(?<!\p{L})(?:mot|intill|vid|från|över|genom|bredvid|nära)\s+\p{L}+\s*$/iu.test(
    before,
  );
  return (
    !isParted &&
    opens.test(last) &&
    (ties(last) || ties(last.replace(wherePhrase, ' '))) &&
    !/(?<!\p{L})har\s+\p{L}+a?\s*$/iu.test(plainer)
  );
}

/** `Omputsad och målad`: the painting takes nothing from the work. */
const paintedToo = /\s(?:och|samt)\s+(?:om|ny)?(?:mål|tvätt)(?:ad|at|ade|ades|ats)(?!\p{L})/giu;

/** After a verb of renewing anything may follow up to the year but a new clause: `lades om med papp och läkt`. */
function tiesByVerb(text: string): boolean {
  const verb = renewing.exec(text);
  if (verb === null || !ties(text.slice(0, verb.index))) return false;
  const rest = text.slice(verb.index).replace(paintedToo, ' ');
  if (/;|(?<!\p{L})(?:men|medan|som|där)(?!\p{L})/iu.test(rest)) return false;
  const means = /(?<!\p{L})(?:med|inklusive|inkl)(?!\p{L})/iu.test(rest);
  return means || !(/,|(?<!\p{L})(?:och|samt)(?!\p{L})/iu.test(rest) || foreign.test(rest));
}

/** True for words that may stand around a second year of the same part: `, på övre plan 2018`. */
export const carriesYear = (text: string): boolean =>
  !foreign.test(text) && !converted.test(text) && ties(text.replace(wherePhrase, ' ')) && !isUpkeep(text);
/** True for words that name a thing with a year of its own that is none of the parts judged. */
export const namesOther = (text: string): boolean => foreign.test(text);
/** True for the rest of a clause that says that a work was dropped: `ströks när kameran visade friska rör`. */
export const isDropped = (after: string): boolean =>
  /^[^.;,]{0,90}?(?<!\p{L})(?:ströks|strukits|struken|struket|avfördes|avförts|avslogs|skrinlades|skrotades|ställdes\s+in|ställts\s+in|röstades\s+(?:ned|ner)|blev\s+(?:det\s+)?(?:aldrig|inte)\s+av|kom\s+aldrig\s+till\s+(?:stånd|utförande))(?!\p{L})/iu.test(
    after,
  );
/** True for words that say something was not done. */
export const saysNot = (text: string): boolean => /(?<!\p{L})(?:inte|ej|aldrig|icke)(?!\p{L})/iu.test(text);
/** True for a thing that is no longer in use, by the words before it and the rest of its sentence. */
export const isFormer = (before: string, after: string): boolean =>
  /(?<!\p{L})(?:tidigare|förra|förutvarande)\s+(?:(?:med|av|en|ett|den|det)\s+)*$/iu.test(before) ||
  /(?<!\p{L})(?:används\s+(?:ej|inte)|ur\s+bruk|urkoppla\p{L}*|bortkoppla\p{L}*|tagen\s+ur\s+drift|(?:kvar\s+)?i\s+plasten|på\s+pall|omonterad\p{L}*|(?:inte|ej)\s+monterad\p{L}*)(?!\p{L})/iu.test(
    after,
  );

import { clausesOf, hasVerb, opensWithVerb } from './clauses.js';
import { latinRegExp } from './latin.js';
import { owners } from '../assertion/rows/elsewhere.js';
import { remembered } from './remembered.js';
import { boundedBlanks, sentenceAround, type Span, type TextSource, word } from './sources.js';

const pattern = (source: string): RegExp => latinRegExp(boundedBlanks(source), 'iu');

/** Whole clauses of a long sentence that are shown, characters. */
export const longestWhole = 240;
/** A sentence of as many is shown whole, characters. */
export const longestShown = 300;
/** Where no clauses are so short, those that are whole, characters: half of one says something else. */
const longestAtAll = 500;

/** Words that join a clause to the one before and say nothing of their own; what follows is stated as a fact. */
const joint = pattern(
  String.raw`^[\s,;:.–—-]*(?:(?:och|samt|men|ty|dock|så|eftersom|emedan|medan|varvid|varför|fast|fastän|(?:även|och)\s+om|(?:låt\s+vara|trots|därför)\s+att)\s+)?`,
);
/** What hangs on a word before it: no subject of its own, or one that only the words before explain. */
const hanging = pattern(
  String.raw`^(?:som|vars|vilke[nt]|vilka|var(?:av|för|vid|med|till|på|i|efter|ifrån|igenom|under)|där(?:av|för|med|efter|till|i|på|ibland|ifrån)?|någo[tn]\s+som|dels|antingen|eller|liksom|såsom|utan|än|inte|aldrig|dessutom|endast|bara|men|och|samt|att|enligt|först)(?!\p{L})`,
);
/** Stands for what was named before: `det lades om`. */
const pointing = pattern(
  String.raw`^(?:den|det|de|detta|denna|dessa|han|hon)\s+(?:är|var|har|hade|blev|blir|kan|ska|får|fick|\p{L}+(?:ades|des|tes|er|ar|ade|te)|sprack|brast|brann|föll|stod|låg|sjönk|gick|kom|steg|drog|höll|frös|rann|bröt|lades|togs|byttes|revs|gjordes|byts|görs)(?!\p{L})`,
);
/** What tells when, why or on what condition: it stands with the statement that it belongs to. */
const subordinate = pattern(
  String.raw`^(?:(?:utan|på\s+så\s+sätt|under\s+förutsättning|efter|för|så)\s+att|om|ifall|när|då|innan|förrän|sedan|tills|till\s+dess|såvida)(?!\p{L})`,
);
/** Of another building or of the past, told before the verb: it holds of all that the sentence tells behind it. */
const governing = pattern(
  String.raw`^(?:förr|tidigare|förut|före|fram\s+till|en\s+gång|åren?\s+\d|på\s+\d{2,4}-?talet|under\s+(?:\p{L}+\s+)?\p{L}*(?:krig|tid|år|renover|bygg)\p{L}*|hos|(?:i|på|vid|under|bakom)\s+(?:\p{L}+\s+){0,3}?(?:${owners.map(({ words }) => words).join('|')}))(?!\p{L})`,
);
/** What is said, denied or thought behind a colon is not stated. */
const saying = pattern(
  String.raw`(?<!\p{L})(?:följande|förnek\p{L}*|säg(?:er|s)|sade|uppge(?:r|s)|uppgav|påstå(?:r|s)|hävda(?:r|de|s)|menar|enligt|tror|frågan|inte|ej|aldrig|skulle|kan|om)(?!\p{L})`,
);
/** What a statement may not be cut off from: it takes back, limits or tells which thing is meant. */
const turningBehind = pattern(
  String.raw`^[\s,;:–—-]*(?:men|dock|fast|fastän|däremot|utom|förutom|undantaget|med\s+undantag|även\s+om|om|såvida|trots|tills|till\s+dess|låt\s+vara|förutsatt|under\s+förutsättning|utan|än|eller|enligt|numera|nu|inte|ej|aldrig|fram\s+till|sedan\s+dess|därefter)(?!\p{L})`,
);
/** `Ett rör som läcker`: without a mark before it the clause tells which one. */
const relative = pattern(String.raw`^\s*(?:som|vars|där|vilke[nt]|vilka)(?!\p{L})`);
/** What needs a verb behind it: a relative word, or `att` that no infinitive follows. */
const relativeWords = pattern(
  String.raw`(?<!\p{L})(?:som|vars|där|vilke[nt]|vilka|att(?!\s+(?:\p{L}*a|få|gå|stå|se|ge|bli|bo|ta|nå|må|dö)(?!\p{L})))(?!\p{L})`,
);
/** Words that nothing whole ends with. */
const leaningEnd = pattern(
  String.raw`(?<!\p{L})(?:och|samt|men|eller|att|som|med|från|enligt|utan|en|ett|är|var|har|hade|ska|kan|får|cirka|ca|t\.?o\.?m|fr\.?o\.?m|bl\.?a|t\.?ex|dvs|d\.v\.s|kl|nr|st|resp|inkl|exkl)[\s.,;:–—-]*$`,
);
/** Verbs of adverts beside those that part clauses. */
const more = latinRegExp(
  word(
    String.raw`bär|berör|gäller|gällde|rör|rörde|innehåller|kostar|kostade|uppgår|uppgick|ingår|ingick|löper|löpte|upphör|upphörde|saknar|saknade|sitter|satt|står|stod|läcker|läckte|droppar|sprack|spruckit|lutar|luktar|märks|märktes|syns|syntes|hörs|hördes|stör|störde|hyrs|hyr|arrenderas|ägs|äger|säljer|sålde|köpte|köper|bor|bodde|betalar|betalas|betalade|kräver|krävs|krävde|sköts|sköter|delas|delar|drivs|drevs|revs|rivs|byts|bytte|byter|lade|lägger|läggs|tog|togs|tar|gav|ger|gavs|sattes|sätts|sätter|satte|drar|drog|dras|drogs|kom|kommit|går|gick|vill|ville|tycks|verkar|anger|angav|uppger|uppgav|bedöms|bedömdes|bedömer|räknas|räknar|räknade|ansvarar|svarar|svarade|belastar|belastas|belastade|påverkar|påverkade|drabbade|drabbades|rinner|rann|tränger|trängde|steg|stiger|höjs|höjdes|höjer|höjde|sänks|sänktes|sjunker|sjönk|beslutade|beslutat|beslöt|förbjöd|förbjuder|varnar|varnade|begär|begärde|avslog|avslogs|fann|finner|hittade|hittades|upptäcktes|upptäckte|konstaterades|konstaterade|noterades|noterade|anmärkte|anmärktes|undersöks|undersöktes|utreds|utreddes|pågår|pågick|väntar|väntas|väntade|dröjer|beror|berodde|orsakade|orsakas|skedde|sker|hände|händer|brast|brister|släpper|släppte|ruttnar|ruttnat|rostar|vittrar|flagnar|bågnar|sviktar|knarrar|surrar|bullrar|dånar|gränsar|angränsar|passerar|korsar|vilar|värms|värmer|eldas|används|användes|nyttjas|nyttjade|måste|bör|lär|brukar|torde|fungerar|fungerade|görs|gjorde|utförs|utfördes|anlades|anlagts|återstår|kvarstår|förekommer|förekom|föreligger|omfattar|omfattas|medför|innebär|betyder|leder|ledde|sade|säger|meddelade|skriver|skrev|tillhör|hör|hörde|behöver|behövs|slutar|slutade|stängdes|stängs|försvann|försvinner|föll|faller|rasade|rasar|dömdes|döms|vann|förlorade|avgjordes|avgörs|lämnade|lämnas|lämnar|tillträdde|uppstod|uppstår|torkades|mätte|mäter|mäts|visat|undrar|ägde|ägdes|löste|löses|sägs|sägas|prövas|prövades|klarade|klarar|skyddas|skyddar|minskar|minskade|ökar|ökade|vetter|erbjuder|bjuder|binder|flyttar|flyttade|flyttas|håller|höll|hålls|låter|räcker|räckte|byggde|byggdes|bygger|byggs|passar|söker|lever|bildades|känns|kallas|kallar|kallade|tänker|växer|växte|arbetar|arbetade|talar|talas|ställer|ställde|anser|anses|avser|avses|stannar|tillåter|öppnar|öppnades|hänger|hängde|rymmer|nämns|lagar|lagas|lagade|lagades|nås|regnar|snöar|hoppas|stänger|framgår|såldes|köptes|återkommer|upprättades|sträcker|upplåter|upplåts|beräknas|redovisar|redovisade|eldar|täcker|täcks|motsvarar|målade|målades|målas|skiljer|planerar|planerade|planeras|gräver|grävde|grävdes|överlåts|överlåter|disponerar|arrenderar|utgör|utgörs|bärs|avråder|avvaktar|bestrider|töms|skrevs|bebos|övergår|sanerades|säljas|restes|hävdar|förlängs|fälls|amorterar|göts|brummar|suger|sög|luktade|droppade|diskuteras|diskuterades|ändras|ändrades|förfaller|kontrollerades|besiktigades|meddelar|flyttades|levererades|fördelas|friköpte|fortsätter|utlovas|förutsätter|förutsätts|nyttjar|tillämpas|prövar|fordrar|utreder|vägrar|beviljades|beställts|beställdes|bestämdes|bestäms|härrör|sköttes|skötte|godkänner|godkändes|avstyrker|tillstyrker|debiterar|uppfyller|utgår|utgick|döljer|betraktas|sparade|sparar|bedömde|ritades|räknades|tillkommer|tillkom|medföljer|anmäldes|anmäler|upptäcker|gränsade|byggts|ägts|erlades|erläggs|lyder|lydde|gnisslar|knakar|knäpper|fryser|frös|svämmar|svämmade|gungar|spricker|möter|slår|slog|vilade|rasat|knäckte|tappade|tappar|klättrar|växlar|bekostas|bekostades|bekostar|lånade|lånar|tecknades|skjuter|sköt|skjuts|slutregleras|reglerades|regleras|omförhandlas|omförhandlades|kopplades|kopplas|lät|lyfter|lyftes|drabbas|undviker|uteslöts|utesluts`,
  ),
  'iu',
);

/** Nouns and small words that end as verbs do. */
const noVerbs = String.raw`under|över|efter|eller|mer|per|fler|flera|alltför|fönster|källar|vatten|meter|centimeter|millimeter|kilometer|kvadratmeter|månader|veckor|lager|papper|plåster|sommar|vinter|december|november|oktober|september|januari|rör|delar|lagar|sidor|dörrar|väggar|lister|plattor|rader|åter|snar|bar|klar|sådan|heller|dagar`;
/** A verb by its form: of the past, or of today right behind a subject: `vattnet sipprar`, `de buktar`. */
const byForm = pattern(
  String.raw`(?<!\p{L})(?:\p{L}{3,}(?:ade|ades|ddes|rdes|ndes|gdes|ldes|ktes|ptes|stes|ttes)|(?:den|det|de|\p{L}{2,}(?:en|et|an|orna|arna|erna))\s+(?!(?:${noVerbs})(?!\p{L}))\p{L}{3,}(?:ar|er))(?!\p{L})`,
);

const states = (text: string): boolean => hasVerb(text) || more.test(text) || byForm.test(text);
const opens = (text: string): boolean => {
  const first = /^\s*(\S+)/u.exec(text)?.[1] ?? '';
  return opensWithVerb(text) || more.test(first) || byForm.test(first);
};

/** Of a longer sentence with many clauses no more runs are looked at: they grow with the square. */
const mostClauses = 24;

/** Where a clause begins behind the words that join it to the one before. */
export const behindJoint = (clause: string): number => joint.exec(clause)![0].length;

/**
 * The runs of whole clauses of a sentence that can be told alone, as spans of it: each has its subject and its verb, begins with
 * neither a joining word nor the middle of a clause, and ends before nothing that takes it back. The sentence itself is one.
 */
export const wholeRuns = remembered((said: string): readonly Span[] => {
  const whole = trimmed(said, { start: 0, end: said.length });
  const clauses = clausesOf({ readable: said }, { start: 0, end: said.length })
    // One more than is read: what the last is followed by may take it back.
    .slice(0, mostClauses + 1)
    .map((clause) => told(said, clause));
  const runs: Span[] = [];
  for (const [from, first] of clauses.slice(0, mostClauses).entries()) {
    if (!canBegin(clauses, from)) continue;
    let isStated = false;
    for (let to = from; to < Math.min(clauses.length, mostClauses); to += 1) {
      const last = clauses[to]!;
      if (last.mark === ';') isStated = false;
      isStated ||= last.states && !last.hangs && (from === to || !last.isSubordinate);
      if (!isStated || !canEnd(said, clauses, to)) continue;
      const start = from === 0 ? first.start : first.start + behindJoint(first.text);
      const span = trimmed(said, { start, end: last.end });
      const isWhole = span.start === whole.start && span.end === whole.end;
      if (!isWhole && isBalanced(said.slice(span.start, span.end))) runs.push(span);
    }
  }
  return isTorn(said.slice(whole.start)) ? runs : [...runs, whole];
}, 100);

/** A clause with what its beginning tells of it. */
interface ToldClause extends Span {
  readonly text: string;
  /** Without the words that join it. */
  readonly head: string;
  /** The mark before it, or a letter. */
  readonly mark: string;
  readonly states: boolean;
  readonly hangs: boolean;
  readonly isSubordinate: boolean;
  /** It ends where what a relative word begins has no verb yet: `allt som en student`. */
  readonly isOpen: boolean;
}

function told(said: string, { start, end }: Span): ToldClause {
  const text = said.slice(start, end);
  const head = text.slice(behindJoint(text));
  return {
    start,
    end,
    text,
    head,
    mark: said.slice(0, start).trimEnd().at(-1) ?? '',
    states: states(text),
    hangs: hanging.test(head),
    isSubordinate: subordinate.test(head),
    isOpen: relativeWords.test(text) && !states(text.split(relativeWords).at(-1) ?? ''),
  };
}

function canBegin(clauses: readonly ToldClause[], at: number): boolean {
  const clause = clauses[at]!;
  const before = clauses[at - 1];
  if (!before) return true;
  if (pointing.test(clause.head)) return false;
  if (clause.hangs || clause.isSubordinate || opens(clause.head) || /^\p{L}*[.)]/u.test(clause.head))
    return false;
  if (clause.mark === ';') return true;
  if (isGoverned(clauses, at)) return false;
  // What stands before must be whole: `Väggen mot matrummet, bärande enligt ritning, togs bort`, `med alkov, kök och bad ryms allt`.
  return (
    before.states && clause.states && !before.isOpen && !before.isSubordinate && !/[(:]/u.test(clause.mark)
  );
}

/** True where a place, a time, a condition or a colon that opens the sentence, or its part behind a `;`, holds of the clause too. */
function isGoverned(clauses: readonly ToldClause[], at: number): boolean {
  const from = Math.max(
    0,
    clauses.findLastIndex(({ mark }, index) => index <= at && mark === ';'),
  );
  const first = clauses[from]!;
  return (
    (from < at && (first.isSubordinate || governing.test(first.head))) ||
    clauses
      .slice(from + 1, at + 1)
      .some(({ mark }, index) => mark === ':' && saying.test(clauses[from + index]!.text))
  );
}

function canEnd(said: string, clauses: readonly ToldClause[], at: number): boolean {
  const last = clauses[at]!;
  if (leaningEnd.test(last.text.slice(-40))) return false;
  const next = clauses[at + 1];
  if (!next) return true;
  if (!last.states || last.isOpen) return false;
  const between = said.slice(last.end, next.end);
  if (!/[\p{L}\d]/u.test(between)) return true;
  const isSemicolon = /^\s*;/u.test(between);
  if (/^\s*[:(]/u.test(between)) return false;
  const isMarked = /^\s*[,;–—-]/u.test(between);
  if (!isMarked && relative.test(between)) return false;
  if (turningBehind.test(between)) return false;
  if (isSemicolon) return true;
  // What goes on with the same, after what is put in: `går zonen, som märktes ut, över tomten`, `mättes ändå och blev 30`.
  const onward = clauses.slice(at + 1).find(({ head }) => !relative.test(head));
  return onward === undefined || onward.mark === ';' || (onward.states && !opens(onward.head));
}

/** What begins in the middle of a sentence. */
function isTorn(text: string): boolean {
  return /^\p{Ll}/u.test(text) && (behindJoint(text) > 0 || hanging.test(text) || subordinate.test(text));
}

function isBalanced(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length && (text.match(/["”“„»«]/gu)?.length ?? 0) % 2 === 0
  );
}

function trimmed(said: string, { start, end }: Span): Span {
  const text = said.slice(start, end);
  const lead = /^[\s,;:.•*–—-]*/u.exec(text)![0].length;
  const kept = text.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '').length;
  return { start: start + lead, end: start + Math.max(lead, kept) };
}

/**
 * What to show of a text as proof for what stands at `place`: its sentence where that is at most 300 characters, else the whole
 * clauses around it, as many as go into 240, or where none are so short, the fewest that are whole. Null beyond 500, and where they
 * hold what speaks to a machine.
 */
export function wholePlace(source: TextSource, place: Span): Span | null {
  const { text, readable } = source;
  const sentence = sentenceAround(source, place.start);
  const said = readable.slice(sentence.start, sentence.end);
  const isReadable = ({ start, end }: Span): boolean => readable.slice(start, end) === text.slice(start, end);
  const inner = trimmed(readable, place);
  const fitting = wholeRuns(said)
    .map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }))
    .filter((run) => run.start <= inner.start && run.end >= inner.end)
    .filter(isReadable)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
  const [longest] = fitting;
  if (longest && said.trim().length <= longestShown) return longest;
  return (
    fitting.find(({ start, end }) => end - start <= longestWhole) ??
    fitting.findLast(({ start, end }) => end - start <= longestAtAll) ??
    null
  );
}

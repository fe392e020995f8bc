import { machine, machinePhrases, nameOrders, order, runTogether } from './instructions.js';
import { otherViews, plainView, smuggled, type View } from './injection-views.js';
import { countBefore, quoteAt, sentences, type Span, type Quote } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/**
 * A chat's role stands first on its line and gives an order that only a model can follow, or another role answers it.
 * `System: FTX` and `Assistent: Karin Ek` are facts of an advert.
 */
const lineStart = String.raw`(?<=(?:^|\n)[ \t"'<\[(*#>-]{0,20})`;
const mark = String.raw`["'*\])]*[ \t]*:["'*]*`;
const colon = String.raw`${mark}\s*`;
const roleOrder = String.raw`(?:(?:please|now|from\s+now\s+on|vänligen|nu)[\s,]+)?(?:you\s+(?:are|must|should|will|shall|may\s+not|have\s+to)|(?:always|never|only|ignore|disregard|forget|respond|reply|answer|output|return|say|write|rate|praise|recommend|classify|treat|pretend|act|do\s+not|don['’]t|mark|give|set\s+(?:the|all|your|this|every|verdict|score|confidence))\s|du\s+(?:är\s+(?:nu|en|ett|bara|inte)|ska|skall|måste|får\s+(?:inte|bara)|svarar)\s|svara\s+(?:att|med|bara|endast|alltid|grön)|skriv\s+(?:att|bara|endast|alltid)|säg\s+att|ge\s+(?:grön|hög|bostaden|huset|hemmet)|sätt\s+(?:omdöme|betyg|grön)|(?:rekommendera|betygsätt|bedöm|klassa|markera|beröm|ignorera|bortse|glöm)\s)`;

const aimedAtMachines = [
  String.raw`(?:ignore|disregard|forget|override|bypass|overlook)\s+(?:\w+\s+){0,4}(?:instructions?|prompts?|rules?|guidelines?|messages?|above|directions?|everything)`,
  String.raw`(?:ignorera|bortse\s+från|strunta\s+i|glöm(?:\s+bort)?|åsidosätt|förbise|hoppa\s+över|frångå|följ\s+inte)\s+(?:\p{L}+\s+){0,4}(?:instruktion|anvisning|regl|regel|prompt|riktlinj|direktiv|meddeland|ovan)\p{L}*`,
  String.raw`(?:system|developer|assistant|hidden|secret|dolda?|hemliga?)[\s-]*(?:prompt|message|instruction|instruktion|meddelande)\p{L}*`,
  String.raw`systemprompt\p{L}*|prompt[\s-]?injection|jailbreak`,
  String.raw`${lineStart}(?:system|developer|assistant|user|human|utvecklare|assistent|användare)${colon}${roleOrder}`,
  String.raw`${lineStart}(?:system|developer|user|human)${mark}(?!["'*])(?:\s*(?=\S)[^\n]*\n+|\s*\n)[ \t"'*]*(?:assistant|user|human)${colon}`,
  String.raw`${lineStart}användare${mark}(?!["'*])\s*(?=\S)(?=[^\n]*(?:\?|(?<!\p{L})(?:\p{L}+[ ,]+){4}))[^\n]*\n+[ \t"'*]*assistent${colon}`,
  String.raw`(?<=["'”’;}\])>|]\s{0,20})(?:system|developer|assistant|utvecklare|assistent)${colon}(?:${roleOrder}|(?:tell|call|label|include|append|add|show|send|visa|skicka|berätta|lägg\s+till|kalla)\s)`,
  String.raw`<\/?\s*(?:system|instructions?|prompt|assistant)\s*>|\[\/?INST\]|<\|[a-z_]+\|>|###\s*(?:instruction|system|instruktion)`,
  String.raw`(?:you\s+are|act\s+as|pretend\s+to\s+be|du\s+är|agera\s+som|låtsas\s+(?:vara|att\s+du\s+är)|uppträd\s+som)\s+(?:now\s+|nu\s+)?(?:an?\s+|en\s+|ett\s+)?(?:\p{L}+\s+){0,2}(?:ai|llm|gpt|assistant|assistent|språkmodell|language\s+model|chatbot|model|dan)(?!\p{L})`,
  String.raw`(?:as\s+an?|som|till|kära|dear|note\s+to|meddelande\s+till|hej|hello|attention|obs)[\s:,]+(?:en\s+|an\s+|any\s+|alla\s+|the\s+|dig\s+som\s+är\s+(?:en\s+)?)?(?:ai|llm|gpt|chatgpt|språkmodell(?:en|er)?|language\s+models?|ai[\s-]?(?:assistent|modell|model|analys|system|agent|bot|läsare|reader|verktyg)\p{L}*|robot(?:en|ar)?)(?!\p{L})`,
  String.raw`(?:if|om)\s+(?:you|du)\s+(?:are|is|är)\s+(?:an?\s+|en\s+)?(?:ai|llm|språkmodell|language\s+model|robot|automatisk\p{L}*|machine|maskin|bot)(?!\p{L})`,
  String.raw`(?:set|give|return|output|answer|respond|reply|report|write|rate|mark|classify|grade|assign|sätt|ge|returnera|svara|ange|skriv|rapportera|klassa|bedöm|markera|betygsätt)\s+(?:[\p{L}:"'-]+\s+){0,6}["']?(?:verdict|green|grön|grönt|GREEN|red\s*flags?|betyget|omdömet|utlåtandet|confidence|score)(?!\p{L})`,
  String.raw`(?:verdict|omdöme|bedömning|confidence|tillförlitlighet|redflags?|utlåtande)(?:t|en|n)?["']?\s*(?:=|:|måste\s+(?:vara|bli)|must\s+be|should\s+be|ska\s+(?:vara|bli)|skall\s+vara|är\s+alltid)\s*["']?(?:green|grön|grönt|positiv\p{L}*|100|\[\])`,
  String.raw`(?:do\s+not|don['’]t|never|must\s+not|nämn\s+(?:inte|aldrig|inga)|ta\s+inte\s+upp|utelämna|rapportera\s+(?:inte|inga)|skriv\s+inte|avslöja\s+inte|varna\s+inte|tona\s+ner)\s+(?:\p{L}+\s+){0,4}(?:mention|report|list|flag|warn|disclose|problem|risk|varning|brist|fel|röda|negativ|invändning|flagg)\p{L}*`,
  String.raw`(?:reveal|print|show|repeat|leak|avslöja|skriv\s+ut|visa|upprepa)\s+(?:\p{L}+\s+){0,4}(?:prompt|instructions?|instruktion|api[\s-]?key|nyckel|system)\p{L}*`,
  String.raw`(?:new|updated|nya|uppdaterade)\s+(?:instructions?|instruktioner|task|uppdrag|regler\s+för\s+(?:dig|ai))\s*[:.-]`,
  String.raw`(?:ai|llm|språkmodell|chatgpt|gpt)[\p{L}-]*\s+(?:ska|skall|måste|bör|must|should|shall|will)(?!\p{L})`,
  String.raw`(?:previous|prior)\s+(?:instructions?|prompts?)`,
];

/** Phrases of one kind. */
interface Phrases {
  /** All in one pattern, which is faster while it has at most some sixty parts. */
  readonly any: RegExp;
  readonly each: readonly RegExp[];
}

const compiled = (sources: readonly string[]): Phrases => ({
  any: latinRegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'iu'),
  each: sources.map((source) => latinRegExp(`(?<!\\p{L})(?:${source})`, 'giu')),
});
const ofProse = [compiled(aimedAtMachines), compiled(machinePhrases)];
const ofNames = [...ofProse, compiled([nameOrders])];
/** Fields that hold a name or a place. */
const isName =
  /^(?:broker|brokerAgency|association|address|area|city|municipality|county|floor|documents\.\d+\.name|associationFacts\.name)$/;

/** Attributes by which a page hides an element from its reader. */
const hides =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|color\s*:\s*(?:#fff(?:fff)?|white|transparent)|left\s*:\s*-\d{3,}|\shidden(?:[\s=]|$)/iu;
/** An element that is not closed within so many characters is hidden text no further than its tag. */
const longestHidden = 10_000;

/** Attributes of a tag are no longer, characters. */
const longestAttributes = 2_000;

interface OpeningTag extends Span {
  readonly name: string;
  readonly attributes: string;
}

/**
 * Opening tags in the order of the text. The next `>` is looked for once for all tags in front of it: a pattern would look
 * for it from each `<` anew, and from each letter of a name.
 */
function* openingTags(text: string): Generator<OpeningTag> {
  let end = 0;
  let close = 0;
  for (const { 0: begun, 1: name = '', index: start } of text.matchAll(/<(\w+)/gu)) {
    if (start < end) continue;
    const from = start + begun.length;
    if (close < from) close = text.indexOf('>', from);
    if (close < 0) return;
    if (close - from > longestAttributes) continue;
    end = close + 1;
    yield { start, end, name, attributes: text.slice(from, close) };
  }
}

/** Elements that a page hides from its reader, each to its end; one inside another is part of it. */
function hiddenElements(text: string): Span[] {
  const spans: Span[] = [];
  const closings = closingTags(text);
  let done = 0;
  for (const { start, end, name, attributes } of openingTags(text)) {
    if (start < done || !hides.test(attributes)) continue;
    const ofName = closings.get(name.toLowerCase()) ?? [];
    const close = ofName[countBefore(ofName, (closing) => end <= closing.start)];
    done = close && close.start - end <= longestHidden ? close.end : end;
    spans.push({ start, end: done });
  }
  return spans;
}

/** Where the elements of each name end, in the order of the text. */
function closingTags(text: string): ReadonlyMap<string, readonly Span[]> {
  const byName = new Map<string, Span[]>();
  for (const { 0: tag, 1: name = '', index } of text.matchAll(/<\/(\w+)>/gu)) {
    const places = byName.get(name.toLowerCase()) ?? [];
    byName.set(name.toLowerCase(), places);
    places.push({ start: index, end: index + tag.length });
  }
  return byName;
}

const orders = latinRegExp(`(?<!\\p{L})(?:${machine}|${order})|verdict|betyg|rapport`, 'iu');

/** Comments that give orders. */
const orderingComments = (text: string) =>
  [...text.slice(0, text.lastIndexOf('-->') + 3).matchAll(/<!--[\s\S]*?-->/g)]
    .filter((match) => orders.test(match[0]))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));

/**
 * Places in a text that speak to a machine instead of a buyer, in the order of the text, however they are hidden:
 * invisible or look-alike letters, digits for letters, letters apart, encoded words, hidden elements.
 */
export function findInstructions(source: { readonly field: string; readonly text: string }): Quote[] {
  const plain = plainView(source.text);
  const phrases = isName.test(source.field) ? ofNames : ofProse;
  const spans = [plain, ...otherViews(source.text, plain)].flatMap(({ shown, at, whole }) =>
    phrases
      .filter(({ any }) => any.test(shown))
      .flatMap(({ each }) => each.flatMap((pattern) => [...shown.matchAll(pattern)]))
      .map(
        (match) =>
          whole ?? {
            start: at[match.index] ?? 0,
            end: at[match.index + match[0].length] ?? source.text.length,
          },
      ),
  );
  spans.push(...runsTogether(plain), ...orderingComments(source.text));
  spans.push(...hiddenElements(source.text));
  for (const match of source.text.matchAll(smuggled))
    spans.push({ start: match.index, end: match.index + match[0].length });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const quotes: Quote[] = [];
  for (const span of spans) {
    const last = quotes.at(-1);
    if (last && span.start < last.end) {
      if (span.end > last.end) quotes[quotes.length - 1] = quoteAt(source, last.start, span.end);
      continue;
    }
    const quote = quoteAt(source, span.start, span.end);
    if (quote.end > quote.start) quotes.push(quote);
  }
  return quotes;
}

/** Letters apart with nothing between the words: `i g n o r e r a a l l t`. */
function runsTogether({ shown, at }: View) {
  return [...shown.matchAll(/(?<![\p{L}\d])\p{L}(?:[ \t.\-_*·|/]{1,3}\p{L}(?![\p{L}\d])){7,}/gu)].flatMap(
    (match) => {
      if (!runTogether.test(match[0].replace(/[^\p{L}]/gu, ''))) return [];
      const end = match.index + match[0].length;
      return [{ start: at[match.index] ?? 0, end: at[end] ?? at.at(-1) ?? 0 }];
    },
  );
}

/** Every text of a listing with its dotted path, addresses of pictures and documents too: an order can stand anywhere. */
export function everyText(value: unknown, path = ''): { readonly field: string; readonly text: string }[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ field: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    everyText(child, path === '' ? key : `${path}.${key}`),
  );
}

/** Stands for what is left out: no blank, letter or digit, so that no pattern reads over it. */
const leftOut = '\ufffc';

/** Longer than any blanks, any word and any row of figures of an advert or a table. */
const longRun = /\s{12,}|\S{120,}|[\d ]{240,}/gu;

/** Long runs with only their ends kept: patterns step over them character by character, from each of them anew. */
const withoutRuns = (text: string): string =>
  text.replace(longRun, (run) => run.slice(0, 4) + leftOut.repeat(run.length - 8) + run.slice(-4));

/**
 * The same text, of the same length, with each sentence that holds an instruction (and the one after it) blanked, and
 * long runs of blanks, letters or figures filled.
 */
export function withoutInstructions(text: string, instructions: readonly Quote[]): string {
  if (instructions.length === 0) return withoutRuns(text);
  const spans = sentences(text);
  const blanks: Span[] = [...instructions];
  let first = 0;
  for (const quote of instructions.toSorted((a, b) => a.start - b.start)) {
    while ((spans[first]?.end ?? Infinity) <= quote.start) first += 1;
    for (let index = first; index < spans.length; index += 1) {
      const span = spans[index];
      if (!span || span.start >= quote.end) break;
      blanks.push(span);
      const next = spans[index + 1];
      if (next && span.end >= quote.end && !text.slice(span.start, next.start).includes('\n'))
        blanks.push(next);
    }
  }
  return withoutRuns(blanked(text, blanks));
}

/** A text of the same length with spaces at some places; line breaks stay. */
function blanked(text: string, places: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), text.slice(from, end).replace(/[^\n]/g, ' '));
    done = end;
  }
  return parts.join('') + text.slice(done);
}

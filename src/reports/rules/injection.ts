import { quoteAt, sentences } from './sources.js';
import type { Quote } from './evidence.js';

/** Characters that show nothing but split words or turn their order: soft hyphens, joiners, marks, tag characters. */
const hidden =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/**
 * A chat's role stands first on its line and gives an order that only a model can follow, or another role answers it.
 * `System: FTX` and `Assistent: Karin Ek` are facts of an advert.
 */
const lineStart = String.raw`(?<=(?:^|\n)[ \t"'<\[(*#>-]*)`;
const colon = String.raw`["'*\])]*[ \t]*:["'*]*\s*`;
const order = String.raw`(?:(?:please|now|from\s+now\s+on|vänligen|nu)[\s,]+)?(?:you\s+(?:are|must|should|will|shall|may\s+not|have\s+to)|(?:always|never|only|ignore|disregard|forget|respond|reply|answer|output|return|say|write|rate|praise|recommend|classify|treat|pretend|act|do\s+not|don['’]t|mark|give|set\s+(?:the|all|your|this|every|verdict|score|confidence))\s|du\s+(?:är\s+(?:nu|en|ett|bara|inte)|ska|skall|måste|får\s+(?:inte|bara)|svarar)\s|svara\s+(?:att|med|bara|endast|alltid|grön)|skriv\s+(?:att|bara|endast|alltid)|säg\s+att|ge\s+(?:grön|hög|bostaden|huset|hemmet)|sätt\s+(?:omdöme|betyg|grön)|(?:rekommendera|betygsätt|bedöm|klassa|markera|beröm|ignorera|bortse|glöm)\s)`;

const aimedAtMachines = [
  String.raw`(?:ignore|disregard|forget|override|bypass|overlook)\s+(?:\w+\s+){0,4}(?:instructions?|prompts?|rules?|guidelines?|messages?|above|directions?|everything)`,
  String.raw`(?:ignorera|bortse\s+från|strunta\s+i|glöm(?:\s+bort)?|åsidosätt|förbise|hoppa\s+över|frångå|följ\s+inte)\s+(?:\p{L}+\s+){0,4}(?:instruktion|anvisning|regl|regel|prompt|riktlinj|direktiv|meddeland|ovan)\p{L}*`,
  String.raw`(?:system|developer|assistant|hidden|secret|dolda?|hemliga?)[\s-]*(?:prompt|message|instruction|instruktion|meddelande)\p{L}*`,
  String.raw`systemprompt\p{L}*|prompt[\s-]?injection|jailbreak`,
  String.raw`${lineStart}(?:system|developer|assistant|user|human|utvecklare|assistent|användare)${colon}${order}`,
  String.raw`${lineStart}(?:system|developer|user|human)${colon}[^\n]*\n+[ \t"'*]*(?:assistant|user|human)${colon}`,
  String.raw`${lineStart}användare${colon}[^\n]*(?:\?|(?:\p{L}+[ ,]+){4})[^\n]*\n+[ \t"'*]*assistent${colon}`,
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
  String.raw`(?:previous|prior|tidigare|föregående)\s+(?:instructions?|instruktioner|prompts?|anvisningar)`,
].map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'giu'));

/** The text without hidden characters, look-alike spaces evened out, and where each character stood. */
function visible(text: string): {
  readonly shown: string;
  readonly at: number[];
  readonly hiddenAt: number[];
} {
  let shown = '';
  const at: number[] = [];
  const hiddenAt: number[] = [];
  let index = 0;
  for (const character of text) {
    if (hidden.test(character)) hiddenAt.push(index);
    else {
      const plain = character.normalize('NFKC');
      for (const unit of plain.length === 0 ? ' ' : plain) {
        for (let i = 0; i < unit.length; i += 1) at.push(index);
        shown += unit;
      }
    }
    index += character.length;
  }
  at.push(text.length);
  return { shown, at, hiddenAt };
}

/** Places in a text that speak to a machine instead of a buyer, in Swedish or English. */
export function findInstructions(source: { readonly field: string; readonly text: string }): Quote[] {
  const { shown, at, hiddenAt } = visible(source.text);
  const spans = aimedAtMachines.flatMap((pattern) =>
    [...shown.matchAll(pattern)].map((match) => ({
      start: at[match.index] ?? 0,
      end: at[match.index + match[0].length] ?? source.text.length,
    })),
  );
  const tags = hiddenAt.filter((index) => (source.text.codePointAt(index) ?? 0) >= 0xe0000);
  if (tags.length > 0) spans.push({ start: tags[0] ?? 0, end: (tags.at(-1) ?? 0) + 2 });
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const quotes: Quote[] = [];
  for (const span of spans) {
    const last = quotes.at(-1);
    if (last && span.start < last.end) continue;
    const quote = quoteAt(source, span.start, span.end);
    if (quote.end > quote.start) quotes.push(quote);
  }
  return quotes;
}

/** The same text, of the same length, with each sentence that holds an instruction (and the one after it) blanked. */
export function withoutInstructions(text: string, instructions: readonly Quote[]): string {
  if (instructions.length === 0) return text;
  const spans = sentences(text);
  let readable = text;
  const blank = (start: number, end: number) => {
    readable =
      readable.slice(0, start) + readable.slice(start, end).replace(/[^\n]/g, ' ') + readable.slice(end);
  };
  for (const quote of instructions) {
    blank(quote.start, quote.end);
    spans.forEach((span, index) => {
      if (span.end <= quote.start || span.start >= quote.end) return;
      blank(span.start, span.end);
      const next = spans[index + 1];
      if (next && span.end >= quote.end && !text.slice(span.start, next.start).includes('\n'))
        blank(next.start, next.end);
    });
  }
  return readable;
}

import { standingOf } from '../assertion/standing.js';
import { clausesOf } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { findAll, sentenceAround, words, type TextSource, type Quote } from '../text/sources.js';

const quarter = String.raw`(?:söder|väster|öster|norr|syd(?:väst|öst|ost)?|nord(?:väst|öst|ost)?|väst|öst)`;
/** `Söderläge` stands by itself; `mot söder` says something only of a named thing. */
const facing = words(
  String.raw`${quarter}(?:er)?(?:läge\p{L}*|vän[dt]\p{L}*)|${quarter}(?:er)?\s+läge|(?:syd|nord)(?:väst|öst|ost)lig(?:t|a)?|(?:sv|sö|so|nv|nö|no)-?läge`,
);
const towards = words(String.raw`(?:mot|åt|i)\s+(?:(?:soliga|rakt|nästan)\s+){0,2}${quarter}(?:er)?`);
/** `Balkong (väster)`. */
const inBrackets = latinRegExp(String.raw`(?<=\(\s?)${quarter}(?=\s?\))`, 'giu');
/** Light from two sides: `genomgående ljus`. */
const through = words(
  String.raw`genomgående\s+(?:ljus|planlösning|lägenhet|våning)|fönster\s+(?:åt|i|mot)\s+(?:två|tre|fyra)\s+(?:väderstreck|riktningar|håll)|(?:två|tre|fyra)\s+väderstreck`,
);
const outside =
  /(?<!\p{L})\p{L}*(?:balkong|altan|uteplats|terrass|loggia|veranda|trädgård|tomt|gård|uterum|trädäck|sida|pool|läge(?!nhet)|solläge)(?:en|n|et|ar|er|na|s|rna)?(?!\p{L})/giu;
const rooms =
  /(?<!\p{L})\p{L}*(?:rum|rummen|kök|sovrum|vardagsrum|fönster|lägenhet|våning|bostad|matplats|etta|tvåa|trea|fyra|femma)(?:en|n|et|met|na|ren|s)?(?!\p{L})/giu;

type Subject = 'rooms' | 'outside' | 'none';

/** Which of the two the clause around a place names last before it, else first after it. */
function subjectOf(source: TextSource, { start, end }: Quote): Subject {
  const sentence = sentenceAround(source, start);
  const clauses = clausesOf(source, sentence);
  const own = clauses.findLast((clause) => clause.start <= start);
  const isAside = source.readable[start - 1] === '(';
  const from = isAside ? sentence.start : (own?.start ?? start);
  const before = source.readable.slice(from, start);
  const after = source.readable.slice(end, Math.max(end, own?.end ?? end));
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const first = (pattern: RegExp) => [...after.matchAll(pattern)][0]?.index ?? Infinity;
  const at = { rooms: last(rooms), outside: last(outside) };
  if (at.rooms >= 0 || at.outside >= 0) return at.rooms > at.outside ? 'rooms' : 'outside';
  const next = { rooms: first(rooms), outside: first(outside) };
  if (next.rooms === next.outside) return 'none';
  return next.rooms < next.outside ? 'rooms' : 'outside';
}

/** Where an advert tells of sun and light, by what it says it of; `bare` says it of nothing by name. */
interface LightTold {
  readonly inside: readonly Quote[];
  readonly outside: readonly Quote[];
  readonly bare: readonly Quote[];
}

/** What the selling texts and the lists of traits say of the quarter of the sky. */
export function lightTold(sources: readonly TextSource[]): LightTold {
  const texts = sources.filter(
    ({ field }) => ['description', 'summary', 'title'].includes(field) || field.startsWith('features.'),
  );
  const stated = (pattern: RegExp) =>
    findAll(texts, pattern).filter((quote) => standingOf(texts, quote) === 'stated');
  const placed = [...stated(facing), ...stated(towards), ...stated(inBrackets)].flatMap((quote) => {
    const source = texts.find(({ field }) => field === quote.field);
    return source ? [{ quote, subject: subjectOf(source, quote) }] : [];
  });
  const about = (subject: Subject) =>
    placed.filter((item) => item.subject === subject).map(({ quote }) => quote);
  return {
    inside: [...stated(through), ...about('rooms')],
    outside: about('outside'),
    bare: about('none').filter((quote) => /läge|vänd/iu.test(quote.text)),
  };
}

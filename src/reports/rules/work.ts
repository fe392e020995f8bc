import type { PartId } from '../knowledge/life-lengths.js';
import type { Quote } from './evidence.js';
import { quoteAt, sentences, words, type Span, type TextSource } from './sources.js';

/** One statement about when a part was replaced, renovated or built, or when that is planned. */
export interface Work {
  readonly part: PartId;
  /** First and last possible year: the same for a stated year, ten years apart for `80-talet`. */
  readonly from: number;
  readonly to: number;
  /** As a buyer would say it: `2019`, `på 80-talet`. */
  readonly when: string;
  readonly state: 'done' | 'planned' | 'original';
  /** Pipes were relined, which is not a replacement. */
  readonly relined: boolean;
  readonly quote: Quote;
}

const partWords: readonly (readonly [PartId, RegExp])[] = [
  [
    'roof',
    words(
      String.raw`(?:ytter|plåt|tegel|papp|betong|hus)?tak(?:et|en)?(?:pannor(?:na)?|papp(?:en)?|byte(?:t)?|omläggning(?:en)?|renovering(?:en)?)?|takbyte|tak(?:et)?s\s+papp|underlagspapp(?:en)?`,
    ),
  ],
  ['drainage', words(String.raw`(?:om|ny)?dräner\p{L}*`)],
  [
    'facade',
    words(String.raw`(?:trä|tegel|puts)?fasad(?:en|er|erna)?(?:renovering(?:en)?|byte)?|panel(?:en)?`),
  ],
  ['windows', words(String.raw`(?:\p{L}*glas)?fönst(?:er|ren|ret|erbyte|erbytet)`)],
  [
    'pipes',
    words(
      String.raw`stam(?:byte|bytet|byten|bytt|bytta|mar|marna|renoverad|renovering)|rör(?:en|stammar|stammarna|dragning|dragningen)?|(?:vatten|avlopps?)(?:ledningar(?:na)?|rör(?:en)?|stam(?:mar(?:na)?|men)?)|vvs|relin\p{L}*`,
    ),
  ],
  [
    'electrical',
    words(
      String.raw`el(?:en|systemet|central(?:en)?|ledningar(?:na)?|stammar(?:na)?|dragning(?:en)?|installation(?:en|er|erna)?)?|elstambyte`,
    ),
  ],
  ['groundHeatPump', words(String.raw`(?:berg|jord)värme(?:n|pump(?:en)?|anläggning(?:en)?)?`)],
  [
    'heatPump',
    words(
      String.raw`luft(?:[-/\s]+(?:luft|vatten))?-?\s?värme(?:pump(?:en|ar)?)?|värmepump(?:en)?|frånlufts(?:värme)?pump(?:en)?`,
    ),
  ],
  ['boiler', words(String.raw`(?:värme|pellets|olje|ved|el)?panna(?:n)?`)],
  ['ventilation', words(String.raw`ventilation(?:en|ssystemet|saggregat(?:et)?)?|ftx(?:-?\p{L}+)?`)],
  [
    'bathroom',
    words(
      String.raw`bad(?:rum(?:met|men)?)|våtrum(?:met|men)?|dusch(?:rum(?:met)?)?|(?:hel)?kaklat\s+bad(?:rum)?`,
    ),
  ],
  ['kitchen', words(String.raw`kök(?:et)?`)],
  ['chimney', words(String.raw`skorsten(?:en)?|murstock(?:en)?|rökgång(?:en|ar)?`)],
];

const change = words(
  String.raw`(?:ut|om|ny)?byt(?:t|ta|te|tes|ts|es|as|en|et)?|stambyt\p{L}*|\p{L}*renover\p{L}*|ny(?:tt|a)?|helt\s+ny\p{L}*|(?:ny)?installer\p{L}*|(?:om)?dräner\p{L}*|om(?:lagd|lagt|lagda|lades|läggning|dragen|dragna|draget|dragning)|lades\s+om|lagts\s+om|relin\p{L}*|upp?grader\p{L}*|uppdater\p{L}*|moderniser\p{L}*|(?:om|upp|till)bygg\p{L}*|monter\p{L}*|drogs\s+om|(?:tak|fönster)byte\p{L}*|från|åtgärd\p{L}*|original\p{L}*|insatt\p{L}*|rust\p{L}*|lades|lagd(?:a|es)?|lagt|gam(?:mal|malt|la)`,
);
const original = words(
  String.raw`original(?:et|en|rör|stammar|tak|fönster|skick|utförande)?|ursprunglig(?:a|t)?|(?:från|sedan)\s+(?:byggåret|nybygget|huset\s+byggdes)|(?:aldrig|inte|ej)\s+(?:lagts|lagd|lagt)\s+om|aldrig\s+bytt(?:s|a)?|ej\s+bytt(?:s|a)?|inte\s+bytt(?:s|a)?`,
);
const planned = words(
  String.raw`planer\p{L}*|kommer\s+att|ska(?:ll)?|beslut(?:at|ad)?|kommande|framtida|framöver|förestående|inför|senast`,
);
const relined = words(String.raw`relin\p{L}*`);
/** Words that only paint, wash or inspect: a year beside them tells nothing of the part's age. */
const cosmetic = words(
  String.raw`(?:om)?mål(?:ad|ade|at|ats|ades|ning)\p{L}*|tvätt\p{L}*|spol\p{L}*|film\p{L}*|besiktig\p{L}*|sot(?:ad|ade|ning)\p{L}*|servad\p{L}*|kontroller\p{L}*|inspekter\p{L}*`,
);

const structuredParts: Readonly<Record<string, PartId>> = {
  roof: 'roof',
  facade: 'facade',
  windows: 'windows',
  plumbing: 'pipes',
  electrical: 'electrical',
  ventilation: 'ventilation',
};

interface When extends Span {
  readonly from: number;
  readonly to: number;
  readonly when: string;
}

/** Years in a text: `2019`, `-98`, `'98`, `80-talet`, `1980-talet`. */
export function yearsIn(text: string, today: number): When[] {
  const found: When[] = [];
  const pattern =
    /(?<![\p{L}\d])(?:(?<decade>(?:(?:18|19|20)\d0|[1-9]0)[-–]?tal(?:et|ets)?)|(?<year>(?:18|19|20)\d\d)(?![\d-]*tal)(?:\s?[-–/]\s?(?<until>(?:19|20)?\d\d))?|(?<age>\d{1,3})\s+år\s+gam(?:mal|malt|la)|(?:år\s)?[-–'’´](?<short>\d\d))(?![\p{L}\d]|\s?(?:kvm|m²|m2|kr|:-|kWh|mm|cm|%))/giu;
  for (const match of text.matchAll(pattern)) {
    const { decade, year, until, short, age } = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length };
    if (age) {
      const from = today - Number(age);
      found.push({ ...span, from, to: from, when: `omkring ${from}` });
    } else if (decade) {
      const digits = Number(/\d+/.exec(decade)?.[0]);
      const from = digits < 100 ? digits + (digits === 10 ? 2000 : 1900) : digits;
      found.push({ ...span, from, to: from + 9, when: `på ${digits}-talet` });
    } else if (year) {
      const last = until
        ? until.length === 2
          ? Number(year.slice(0, 2) + until)
          : Number(until)
        : Number(year);
      const to = last >= Number(year) ? last : Number(year);
      found.push({ ...span, from: Number(year), to, when: to === Number(year) ? year : `${year}–${to}` });
    } else if (short) {
      const full = Number(short) + (Number(short) <= today % 100 ? 2000 : 1900);
      found.push({ ...span, from: full, to: full, when: String(full) });
    }
  }
  return found;
}

/**
 * Every dated statement about a part. In a sentence the parts that stand before a year belong to it; where a year
 * leads (`2014 byttes stammarna`), the parts after it do. `original` without a year dates the part to the year of
 * build. Future years and words of planning make a statement `planned`.
 */
export function workOf(sources: readonly TextSource[], today: number, yearBuilt?: number): Work[] {
  return sources.flatMap((source) => {
    const listed = /^(?:renovations\.|associationFacts\.renovations)/.test(source.field);
    const own = structuredParts[source.field];
    return sentences(source.readable).flatMap((span) =>
      readSentence(source, span, today, { listed, own, yearBuilt }),
    );
  });
}

interface Reading {
  readonly listed: boolean;
  readonly own?: PartId | undefined;
  readonly yearBuilt?: number | undefined;
}

function readSentence(source: TextSource, span: Span, today: number, reading: Reading): Work[] {
  const text = source.readable.slice(span.start, span.end);
  const years = yearsIn(text, today);
  const parts = partWords.flatMap(([part, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      part,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  if (parts.length === 0 && reading.own) parts.push({ part: reading.own, start: 0, end: 0 });
  const state = (window: string, year: number): Work['state'] =>
    year > today || planned.test(reset(planned, window))
      ? 'planned'
      : original.test(reset(original, window))
        ? 'original'
        : 'done';
  if (years.length === 0) return undatedOriginals(source, span, text, parts, reading);
  const yearLeads = !parts.some((part) => part.start < (years[0]?.start ?? 0)) && !reading.own;
  return years.flatMap((year, index) => {
    const windowStart = yearLeads ? year.start : (years[index - 1]?.end ?? 0);
    const windowEnd = yearLeads ? (years[index + 1]?.start ?? text.length) : year.end;
    const window = text.slice(windowStart, windowEnd);
    if (
      !reading.listed &&
      !reading.own &&
      !change.test(reset(change, window)) &&
      !/:\s*(?:ca\s|år\s)?\s*\d{4}/i.test(window)
    )
      return [];
    if (cosmetic.test(reset(cosmetic, window)) && !/byt|ny[at ]/i.test(window)) return [];
    const mine = parts.filter((part) => part.start >= windowStart && part.end <= windowEnd);
    const from = Math.min(windowStart, ...mine.map((part) => part.start));
    const start =
      mine.length > 0 && !yearLeads
        ? Math.max(windowStart, Math.min(...mine.map((p) => p.start)) - 12)
        : from;
    const quote = quoteAt(
      source,
      span.start + wordStart(text, start),
      span.start + Math.min(windowEnd, text.length),
    );
    return [...new Set(mine.map((part) => part.part))].map((part) => ({
      part,
      from: year.from,
      to: Math.min(year.to, year.from > today ? year.to : Math.max(year.from, Math.min(year.to, today))),
      when: year.when,
      state: state(window, year.from),
      relined: relined.test(reset(relined, window)),
      quote,
    }));
  });
}

function undatedOriginals(
  source: TextSource,
  span: Span,
  text: string,
  parts: readonly { readonly part: PartId; readonly start: number }[],
  { yearBuilt }: Reading,
): Work[] {
  if (!yearBuilt || !original.test(reset(original, text))) return [];
  const quote = quoteAt(source, span.start, span.end);
  return [...new Set(parts.map((part) => part.part))].map((part) => ({
    part,
    from: yearBuilt,
    to: yearBuilt,
    when: String(yearBuilt),
    state: 'original' as const,
    relined: false,
    quote,
  }));
}

/** Global patterns keep their place between calls; start afresh. */
function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0;
  return text;
}

/** The start of the word that an index falls into. */
function wordStart(text: string, index: number): number {
  let at = index;
  while (at > 0 && /[\p{L}\d]/u.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** The latest statement about a part in one of the states, or undefined. */
export function latest(
  work: readonly Work[],
  part: PartId,
  states: readonly Work['state'][],
): Work | undefined {
  return work
    .filter((item) => item.part === part && states.includes(item.state))
    .sort((a, b) => b.to - a.to)[0];
}

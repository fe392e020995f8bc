import type { PartId } from '../knowledge/life-lengths.js';
import type { Quote } from './evidence.js';
import { mentionsIn, type Mention } from './part-mentions.js';
import { yearsIn, type When } from './years.js';
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

const change = words(
  String.raw`(?:ut|om|ny)?byt(?:t|ta|te|tes|ts|es|as|en|et|e)?|stambyt\p{L}*|\p{L}*renover\p{L}*|ny(?:tt|a)?|helt\s+ny\p{L}*|(?:ny)?installer\p{L}*|(?:om)?dräner\p{L}*|om(?:lagd|lagt|lagda|lades|läggning|dragen|dragna|draget|dragning)|lades\s+om|lagts\s+om|relin\p{L}*|upp?grader\p{L}*|uppdater\p{L}*|moderniser\p{L}*|(?:om|upp|till)bygg\p{L}*|monter\p{L}*|drogs\s+om|(?:tak|fönster)byte\p{L}*|från|åtgärd\p{L}*|original\p{L}*|insatt\p{L}*|rust\p{L}*|lades|lagd(?:a|es)?|lagt|gam(?:mal|malt|la)|om-?puts\p{L}*|puts(?:ad|ades|at|ats)(?:\s+om)?|utför\p{L}*|genomför\p{L}*|gjord(?:es|a)?`,
);
const original = words(
  String.raw`original(?:et|en|rör|stammar|tak|fönster|skick|utförande)?|ursprunglig(?:a|t)?|(?:från|sedan)\s+(?:byggåret|nybygget|huset\s+byggdes)|(?:aldrig|inte|ej)\s+(?:lagts|lagd|lagt)\s+om|aldrig\s+bytt(?:s|a)?|ej\s+bytt(?:s|a)?|inte\s+bytt(?:s|a)?`,
);
const planned = words(
  String.raw`planer\p{L}*|kommer\s+att|ska(?:ll)?|beslut(?:at|ad)?|kommande|framtida|framöver|förestående|inför`,
);
const relined = words(String.raw`relin\p{L}*`);
/** Words that paint, wash, inspect or approve: a year beside them tells nothing of the part's age. */
const upkeep =
  /(?<!\p{L})(?:(?:om|ny)?mål(?:ad|ade|at|ats|ades|ning)|tvätt|\p{L}*spol(?:ad|at|ning|ades)|film(?:ad|at|ning)|\p{L}*besikt|sot(?:ad|ade|at|ning)|serv(?:ad|ice|at)|kontroll|inspe[kc]|ovk|godkän|\p{L}*mät(?:t|ning|tes|t)|\p{L}*reng(?:ör|jor)|rens(?:ad|at|ning|ade)|\p{L}*protokoll|\p{L}*deklar|provtryck|status|intyg|certif|slip(?:ad|at|ade|ning)|just(?:er|ering))\p{L}*/iu;
/** Words that put something new in place of the old. */
const renewed =
  /(?<!\p{L})(?:(?:ut|om)?byt(?!es)\p{L}*|(?:stam|tak|fönster)by(?:t|gg)\p{L}*|\p{L}*renover\p{L}*|ny(?:tt|a)?(?!\p{L})|(?:ny)?install\p{L}*|(?:om)?dräner\p{L}*|om(?:lagd|lagt|lades|lägg|drag)\p{L}*|lagd\p{L}*|lagt|lades|lagts|relin\p{L}*|insatt\p{L}*|byggd\p{L}*|monter\p{L}*)/iu;

const structuredParts: Readonly<Record<string, PartId>> = {
  roof: 'roof',
  facade: 'facade',
  windows: 'windows',
  plumbing: 'pipes',
  electrical: 'electrical',
  ventilation: 'ventilation',
};

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
  const mentions = mentionsIn(text, source.field);
  if (mentions.length === 0 && reading.own) {
    mentions.push({ part: reading.own, start: 0, end: 0, place: false, original: false });
  }
  if (years.length === 0) return undatedOriginals(source, span, text, mentions, reading);
  return years.flatMap((year, index) => {
    const bound = boundParts(text, mentions, years[index - 1]?.end ?? 0, year, years[index + 1], reading);
    if (!bound) return [];
    const { parts, start, end } = bound;
    const said = text.slice(start, end);
    const stated =
      reading.listed ||
      reading.own ||
      /[:(]\s*(?:ca\s|år\s)?\s*\d{4}/i.test(said) ||
      /(?<!\p{L})(?:\p{L}*renover|nytt|bytt|byten|åtgärd|gjort)\p{L}*\s*:/iu.test(text.slice(0, year.start));
    if (!stated && !change.test(reset(change, said))) return [];
    const state =
      year.from > today || planned.test(reset(planned, said))
        ? 'planned'
        : parts.every((part) => part.original) || original.test(reset(original, said))
          ? 'original'
          : 'done';
    return [...new Set(parts.map((part) => part.part))].map((part) => ({
      part,
      from: year.from,
      to: year.from > today ? year.to : Math.max(year.from, Math.min(year.to, today)),
      when: year.when,
      state,
      relined: relined.test(reset(relined, said)),
      quote: quoteAt(source, span.start + wordStart(text, start), span.start + end),
    }));
  });
}

interface Bound extends Span {
  readonly parts: readonly Mention[];
}

/** The parts that grammar ties to a year and the words that tie them, or null. */
function boundParts(
  text: string,
  mentions: readonly Mention[],
  floor: number,
  year: When,
  next: When | undefined,
  { listed, own }: Reading,
): Bound | null {
  const earlier = mentions.filter((item) => item.start >= floor && item.end <= year.start && !item.place);
  const nearest = earlier.at(-1);
  if (nearest) {
    const gap = text.slice(nearest.end, year.start);
    const material = own !== undefined && nearest.start === nearest.end;
    const heads = coordinated(text, earlier, Boolean(own) || listed);
    const first = heads[0] ?? nearest;
    const lead = attributes(text, floor, first.start);
    const last = gap.split(/[,;(]/).at(-1) ?? gap;
    if (isUpkeep(last) || (isUpkeep(text.slice(lead, first.start)) && !renewed.test(gap))) return null;
    if (isUpkeep(text.slice(year.end, next?.start ?? text.length).split(/[,;]/)[0] ?? '')) return null;
    if (!material && !tiesToYear(gap)) return null;
    return { parts: heads, start: lead, end: year.end };
  }
  const opening = text.slice(floor, year.start);
  if (
    !/^(?:[^\p{L}\d]|(?:och|samt|under|i|år|året|omkring|ca|cirka|våren|sommaren|hösten|vintern|därefter|sedan|senast|redan)(?!\p{L}))*$/iu.test(
      opening,
    )
  )
    return null;
  const rest = text.slice(year.end, next?.start ?? text.length);
  const stop = /(?:,|(?<!\p{L})(?:och|samt|men|medan))\s+[^,]*?(?<!\p{L})(?:är|har|var|hade)(?!\p{L})/iu.exec(
    rest,
  );
  const end = year.end + (stop?.index ?? rest.length);
  const parts = mentions.filter(
    (item) =>
      item.start >= year.end &&
      item.end <= end &&
      !item.place &&
      !isUpkeep(segment(text, item, year.end, end)),
  );
  const said = text.slice(year.end, end);
  if (parts.length === 0 || /^\s*(?:med|har|som|är)(?!\p{L})/iu.test(said)) return null;
  if (isUpkeep(said)) return null;
  return { parts, start: year.start, end };
}

/** The words between the joints (`och`, comma) around a part. */
function segment(text: string, { start, end }: Span, floor: number, ceiling: number): string {
  const joint = /,|(?<!\p{L})(?:och|samt)(?!\p{L})/iu;
  const tail = text.slice(end, ceiling).split(joint)[0] ?? '';
  return `${text.slice(floor, start).split(joint).at(-1) ?? ''}${text.slice(start, end)}${tail}`;
}

const isUpkeep = (text: string): boolean => upkeep.test(text) && !renewed.test(text);

/** The nearest part and those listed with it: `tak och fönster`, `nytt kök, nya fönster och nytt tak`. */
function coordinated(text: string, parts: readonly Mention[], loose: boolean): Mention[] {
  const heads = parts.slice(-1);
  for (let index = parts.length - 2; index >= 0; index -= 1) {
    const part = parts[index];
    const head = heads[0];
    if (!part || !head) break;
    const between = text.slice(part.end, head.start);
    const listedTogether =
      /^(?:[\s,/&+]|(?:och|samt|liksom|både|helt|ny|nya|nytt|bytta?|samtliga|alla|inkl\.?|inklusive)(?!\p{L}))+$/iu.test(
        between,
      );
    const samePart = loose && part.part === head.part && /^[\s:,]*$/.test(between);
    const togetherWith =
      /^(?:stamby|stamren)/i.test(text.slice(part.start, part.end)) &&
      /^\s+med\s+(?:nya?|nytt|renoverade?)\s+$/i.test(between);
    if (!listedTogether && !samePart && !togetherWith) break;
    heads.unshift(part);
  }
  return heads;
}

const plain = String.raw`är|hela|båda|största|större|delen|(?:hel)?kaklat|fräsch\p{L}*|modern\p{L}*|fin|fint|fina|var|blev|blivit|har|hade|kan|ska|skall|kommer|att|vara|bli|och|samt|i|på|år|året|ca|cirka|c:a|omkring|runt|från|sedan|senast|senaste|helt|totalt|delvis|nyligen|redan|dock|också|även|alla|allt|samtliga|om|upp|in|dragen|dragna|ny|nya|nytt|ut|av|under|våren|sommaren|hösten|vintern|slutet|början|mitten|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|enligt|uppgift|säljaren|original\p{L}*|ursprunglig\p{L}*|byggåret|huset|fastigheten|föreningen|övre|nedre|plan|planet|övervåningen|bottenvåningen|entréplan|källaren|gavel\p{L}*|gården|gatan|mot|åt|med|belagt|beslut\p{L}*|planer\p{L}*|förestående|betong|betongpannor|tegel|tegelpannor|takpannor|pannor|plåt|papp|underlag\p{L}*|sedum|trä|puts|aluminium\p{L}*|isoler\p{L}*|\p{L}*glas(?:fönster)?|dubbelglas|\d-glas|modell|typ|märke|årsmodell|gjord\p{L}*|färdig\p{L}*|slutför\p{L}*|utför\p{L}*|genomför\p{L}*|skedde|installation\p{L}*|put(?:sad|sades|sat|sats)|ske|tak|\p{L}{2,}(?:igt|samt|vis)|\p{L}{3,}(?:ades|ats|erad|erat|erade|erats|eras)`;
const tie = new RegExp(`^(?:${plain}|${change.source})$`, 'iu');
/** True when every word may stand between a part and its year. */
const ties = (text: string): boolean =>
  (text.match(/[\p{L}\d]+(?:-\p{L}+)*/gu) ?? []).every((word) => tie.test(word));
const byName = /(?<!\p{L})(?:[Ff]rån|[Aa]v|[Mm]ed)\s+\p{Lu}[\p{L}&-]*(?:\s+\p{Lu}[\p{L}&-]*)*/gu;

/** Nothing but verbs, places and adverbs between a part and its year: another noun would own the year. */
function tiesToYear(gap: string): boolean {
  const bare = gap.replace(byName, ' ');
  if (ties(bare)) return true;
  const verb = renewed.exec(bare);
  return (
    verb !== null &&
    ties(bare.slice(0, verb.index)) &&
    !/[,;]|(?<!\p{L})(?:och|samt|men|medan|som|där)(?!\p{L})/iu.test(bare.slice(verb.index))
  );
}

/** Where the attributes of a part begin: after the last comma, and at most a few words back. */
function attributes(text: string, floor: number, start: number): number {
  const before = text.slice(floor, start);
  const cut = Math.max(
    ...[...before.matchAll(/[,;:(]\s*|(?<!\p{L})(?:och|samt|men)\s+/giu)].map(
      (match) => match.index + match[0].length,
    ),
    0,
  );
  const lastWords = /(?:\p{L}+[\s-]+){0,3}$/u.exec(before.slice(cut));
  return floor + cut + (lastWords?.index ?? 0);
}

const afterPart = new RegExp(
  String.raw`^(?:[\s,:(–-]|(?:är|var|i|av|allt|alla|samtliga|helt|fortfarande|ännu|kvar|mestadels|troligen|sannolikt|i\s+huvudsak|gott|fint|bra|har|(?:betong|tegel|tak|ler)?pannor(?:na)?|plåt|papp|eternit|\d-glas|\p{L}*glas)(?!\p{L}))*$`,
  'iu',
);

/** Parts that are said to be original, dated to the year of build. `lådor i original` says nothing of the kitchen. */
function undatedOriginals(
  source: TextSource,
  span: Span,
  text: string,
  mentions: readonly Mention[],
  { yearBuilt }: Reading,
): Work[] {
  if (!yearBuilt) return [];
  const own = mentions.length === 1 && mentions[0]?.end === 0;
  const said = [...reset(original, text).matchAll(original)];
  const tied = mentions.filter((mention) => mention.original && !mention.place);
  for (const match of said) {
    const earlier = mentions.filter((item) => item.end <= match.index && !item.place);
    const nearest = earlier.at(-1);
    if (nearest && (own || afterPart.test(text.slice(nearest.end, match.index)))) {
      tied.push(...coordinated(text, earlier, false));
    }
  }
  const quote = quoteAt(source, span.start, span.end);
  return [...new Set(tied.map((mention) => mention.part))].map((part) => ({
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

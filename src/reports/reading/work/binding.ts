import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';
import {
  boundAfter,
  isFronted,
  isYearLed,
  keptSince,
  sinceYear,
  type Bound,
  type Sentence,
} from './leading.js';
import { goesOn, isOfThings } from './same-subject.js';
import { attributes, coordinated, isEntry, listFrom } from './lists.js';
import { carriesYear, isRenewed, isUpkeep, saysChange, saysNot, tiesToYear } from './words.js';
import { originalYear, type When } from '../quantities/years.js';

/**
 * The parts a year belongs to, or null. Parts before a year take it when only verbs, places and means stand between;
 * where a year leads (`2014 byttes stammarna`), the parts after it do. A year without a part of its own carries on
 * with those of the year before (`renoverat 2016, på övre plan 2018`).
 */
export function boundParts(
  sentence: Sentence,
  year: When,
  previous: When | undefined,
  next: When | undefined,
  last: Bound | 'upkeep' | null,
): Bound | null {
  if (last && last !== 'upkeep' && last.second)
    return { parts: [last.second], start: last.start, end: year.end };
  const floor = last === 'upkeep' ? 0 : (previous?.end ?? 0);
  const isNext = leadsOn(sentence, previous, year, last);
  const leads = isNext || isYearLed(sentence) || isFronted(sentence.text, floor, year);
  const before = leads ? null : boundBefore(sentence, floor, year, next);
  const since = sinceYear(sentence, floor, year) ?? keptSince(sentence, floor, year, next);
  if (since) return since;
  if (before === 'other') return thenOnly(sentence, year, next);
  if (before && sharesUpkeep(sentence, previous, year, last)) return null;
  const isFurther =
    previous && !leads && /^\s*(?:samt|och|&|\+)\s*$/iu.test(sentence.text.slice(previous.end, year.start));
  const bound =
    before ??
    (isFurther ? carriedOn(sentence, floor, year, next, last) : null) ??
    boundAfter(sentence, isNext ? year.start : floor, year, next) ??
    carriedOn(sentence, floor, year, next, last);
  if (!bound) return null;
  const [first, second] = bound.parts;
  const isPaired = next && /^\s*(?:respektive|resp\.?)\s*$/iu.test(sentence.text.slice(year.end, next.start));
  if (isPaired && first && second && bound.parts.length === 2 && first.part !== second.part)
    return { ...bound, parts: [first], second };
  const after = [...joinedAfter(sentence, year, next), ...madeThen(sentence, year, next)];
  return after.length === 0
    ? { ...bound, isNext }
    : { parts: [...bound.parts, ...after], start: bound.start, end: after.at(-1)?.end ?? bound.end };
}

/** `… en översyn 2010 då papp och pannor byttes`: of a year that dates nothing before it, what was made then. */
function thenOnly(sentence: Sentence, year: When, next: When | undefined): Bound | null {
  const parts = madeThen(sentence, year, next);
  const end = parts.at(-1)?.end ?? year.end;
  const verb = /^[^,;.]*/.exec(sentence.text.slice(end, next?.start))?.[0] ?? '';
  return parts.length > 0 ? { parts, start: year.start, end: end + verb.length } : null;
}

/** `2015 var det dags för nytt tak och året därpå för nya fönster`: the year leads as the one before did. */
function leadsOn(
  { text, mentions }: Sentence,
  previous: When | undefined,
  year: When,
  last: Bound | 'upkeep' | null,
): boolean {
  if (!last || last === 'upkeep' || !previous) return false;
  const [head] = last.parts;
  return (
    head !== undefined &&
    head.start >= previous.end &&
    /^\s*(?:,\s*)?(?:(?:och|samt|sedan|men)\s+)*$/iu.test(text.slice(last.parts.at(-1)?.end, year.start)) &&
    mentions.some((item) => item.start >= year.end) &&
    (/^\s+(?:för|till|med|på|av|kom|blev|också|även|nya?|nytt|by)(?!\p{L})/iu.test(text.slice(year.end)) ||
      mentions.some((item) => /^\s+$/.test(text.slice(year.end, item.start))))
  );
}

/** A list goes on to another thing: `panel målad 2023, tak av falsad plåt 2012`. */
const paintable: ReadonlySet<PartId> = new Set([
  'roof',
  'facade',
  'windows',
  'kitchen',
  'bathroom',
  'balcony',
]);
/** `Fasaden målades 2020 och fönstren 2021`: the painting before serves both. */
function sharesUpkeep(
  { text, mentions }: Sentence,
  previous: When | undefined,
  year: When,
  last: Bound | 'upkeep' | null,
): boolean {
  const between = text.slice(previous?.end ?? 0, year.start);
  const own = mentions.filter((item) => item.start >= (previous?.end ?? 0) && item.end <= year.start).at(-1);
  const isEntry =
    own !== undefined &&
    /^\s*,[^,]*$/.test(between) &&
    (!paintable.has(own.part) || /\p{L}/u.test(text.slice(own.end, year.start)));
  return (
    last === 'upkeep' &&
    !isEntry &&
    (mentions.at(-1)?.end ?? 0) > (previous?.end ?? 0) &&
    !saysChange(between)
  );
}

/** `Öppet till kök från 2015`: the room beside has the year. */
const openTo = /(?<!\p{L})(?:öppe[nt]|öppning|förbindelse|anslutning)\p{L}*\s+(?:till|mot)\s+$/iu;
const fromYear = /^\s+från\s+(?:år\s+)?$/iu;
/** `intill köket, som är från 2020`. */
const itself =
  /^,?\s+som\s+(?:är\s+(?:från|\p{L}*renover|bytt|omgjor|ombygg)|\p{L}*renoverades|byggdes|byttes|gjordes)/iu;
/** `I badrummet, nyrenoverat 2021, finns dusch`. */
const renewedPlace = /^,\s+(?:\p{L}+\s+)?\p{L}*(?:renover|byg|gjor|byt)\p{L}*\s+(?:år\s+)?$/iu;

/** `Tak, fönster, dränering: 2015`, `taket bytt, fönstren bytta, allt 2018`: said of all that stands before it. */
const ofAll =
  /^\s*:\s*(?:(?:allt|alla|samtliga|båda|bägge|nytt|nya|bytt|bytta|från|gjort)\s+)*$|,\s*(?:allt(?:ihop|sammans)?|samtliga|båda|bägge)\s+(?:(?:är|från|bytt|gjort|nytt|år|\p{L}*renovera(?:t|de)|åtgärda(?:t|de))\s+)*$/iu;

const planFor = /(?<!\p{L})(?:plan|planer|offert|önskemål|förslag)\s+(?:för|på|om)\s+(?:\p{L}+\s+)?$/iu;

function boundBefore(
  { text, mentions, isLoose }: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
): Bound | 'other' | null {
  const earlier = mentions.filter(
    (item) =>
      item.start >= floor &&
      item.end <= year.start &&
      (!item.place ||
        renewedPlace.test(text.slice(item.end, year.start)) ||
        itself.test(text.slice(item.end, year.start)) ||
        (openTo.test(text.slice(0, item.start)) && fromYear.test(text.slice(item.end, year.start)))),
  );
  const nearest = earlier.at(-1);
  if (!nearest) return null;
  const gap = text.slice(nearest.end, year.start);
  const heads = coordinated(text, earlier, isLoose || ofAll.test(gap));
  const first = heads[0] ?? nearest;
  const lead = attributes(text, floor, first.start);
  const tail = gap.split(/[,;(]|(?<!\p{L})och(?=\s+(?:är|har)\s)/u).at(-1) ?? gap;
  if (isUpkeep(tail) || (isUpkeep(text.slice(lead, first.start)) && !isRenewed(gap))) return 'other';
  if (isUpkeep(afterYear(text, year, next)) || planFor.test(text.slice(0, first.start))) return 'other';
  const isFieldItself = nearest.start === nearest.end;
  const isSinceBuilt = year.isBuildYear === true || originalYear.test(gap);
  const isSince = isSinceBuilt || /(?<!\p{L})sedan\s+(?:år\s+)?$/iu.test(gap);
  const since = isSince ? gap.replace(/(?<!\p{L})(?:aldrig|inte|ej)(?!\p{L})/giu, ' ') : gap;
  if (
    !isFieldItself &&
    (saysNot(since) ||
      isOfThings(first.part, gap) ||
      !(
        tiesToYear(since.replace(/(?:(?<!\s)\s+)?\d{4}/gu, ' ')) ||
        isEntry(text, earlier, year) ||
        goesOn(text, heads, floor, year.start)
      ))
  )
    return 'other';
  const occasion = atOccasion(text, earlier, heads, floor);
  return { parts: [...occasion, ...heads], start: occasion[0]?.start ?? lead, end: year.end };
}

/** What directly follows a year up to the next joint: `2023 besiktigad`. */
const afterYear = (text: string, year: When, next: When | undefined): string =>
  text
    .slice(year.end, next?.start ?? text.length)
    .split(/[,;.(]|(?<!\p{L})(?:och|men|samt|med|av|enligt|efter)(?!\p{L})/iu)[0] ?? '';

/** `badrummet renoverades i samband med stambytet 2014`: both are of that year. */
function atOccasion(
  text: string,
  earlier: readonly Mention[],
  heads: readonly Mention[],
  floor: number,
): Mention[] {
  const head = heads[0];
  const prior = earlier.filter((item) => head && item.end <= head.start && !heads.includes(item)).at(-1);
  if (!head || !prior) return [];
  const between = text.slice(prior.end, head.start);
  const occasion =
    /(?:i\s+samband\s+med|vid|efter|under|från|när|då|samtidigt\s+(?:som|med))\s+(?:att\s+)?(?:(?:det|föreningens|husets|ett|det\s+stora)\s+)?$/iu.exec(
      between,
    );
  if (!occasion) return [];
  const lead = between.slice(0, occasion.index);
  const said = text.slice(Math.max(floor, prior.start - 20), prior.start) + lead;
  const isOfWork = /^från/iu.test(occasion[0]) && isRenewed(text.slice(head.start, head.end));
  if (!(isRenewed(said) || isOfWork) || !tiesToYear(lead)) return [];
  return coordinated(text, earlier.slice(0, earlier.indexOf(prior) + 1), false);
}

/** `Vid stambytet 1998 renoverades även badrummet`. */
const byOccasion =
  /(?:^|[.;,]\s+)(?:vid|i\s+och\s+med|i\s+samband\s+med|genom|under)\s+(?:\p{L}+\s+)?\p{L}+(?:byte[nt]?|renovering(?:en)?|ombyggnad(?:en)?|relining(?:en)?)\s+(?:år\s+)?$/iu;

/** `… 2018, då också elstigarna byttes`: what was made at the same time. */
function madeThen({ text, mentions }: Sentence, year: When, next: When | undefined): Mention[] {
  const rest = text.slice(year.end, next?.start ?? text.length);
  const then =
    /^\)?\s*(?:,\s*)?(?:(?:men|och)\s+)?(?:då|när|varvid|samtidigt\s+som)(?:\s+(?:även|också))?\s+[^.;]*/iu.exec(
      rest,
    )?.[0] ??
    (byOccasion.test(text.slice(0, year.start))
      ? (/^\s+(?:(?:fick|förnya|renover|by[tg]g?|gjord|drog|install|lades)\p{L}*)\s+[^,.;]*/iu.exec(
          rest,
        )?.[0] ?? '')
      : '');
  if (!(isRenewed(then) || /\sgjordes\s+allt\s/iu.test(then)) || saysNot(then)) return [];
  return mentions.filter(
    (item) => item.start >= year.end && item.end <= year.end + then.length && !item.place,
  );
}

/** A further year of the same parts: `från 1974, omlagt 2014`, `2018 respektive 2020`. */
function carriedOn(
  { text }: Sentence,
  floor: number,
  year: When,
  next: When | undefined,
  last: Bound | 'upkeep' | null,
): Bound | null {
  if (!last || last === 'upkeep' || floor === 0) return null;
  const between = text.slice(floor, year.start);
  if (/[;.]/.test(between) || isUpkeep(afterYear(text, year, next))) return null;
  if (
    !carriesYear(
      between
        .replace(/\([^()]*\)/gu, ' ')
        .replace(
          /(?<!\p{L})(?:respektive|resp|därefter|men|igen|det|den|de|ett|en|(?<=det\s)(?:lilla|stora|mindre|större|övre|nedre)|gästdusch\p{L}*)(?!\p{L})/giu,
          ' ',
        ),
    )
  )
    return null;
  return { parts: last.parts, start: last.start, end: year.end };
}

const joinedBy =
  /^(?:\s+av(?:\s+\p{L}+){1,3}(?=\s+i\s+samband))?\s*(?:(?:\)[,(]?|[,(])\s*)?(?:(?:och\s+)?(?:liksom|likaså|tillsammans\s+med|såväl\s+som|inklusive|inkl\.?|i\s+samband\s+med(?:\s+att)?|vid|samtidigt\s+(?:som|med))|(?:med|och|samt|då\s+även|även|samt\s+även)(?=\s+(?:ny|byt)))\s+(?:(?:även|också|nya?|nytt|bytta?|byte\s+av|helt|föreningens|husets|det|ett|alla|samtliga|då|(?:föreningen|huset|fastigheten|man|vi|de|ägar(?:en|na)|sälja(?:ren|rna))\s+(?:fick|bytte|renoverade|relinade|lade\s+om|drog\s+om|gjorde\s+om)|sina?|ut)\s+)*$/iu;

/** Parts that a year takes with it: `byttes 2017 liksom elcentral`, `2010 med nya badrum och ny el`. */
function joinedAfter({ text, mentions }: Sentence, year: When, next: When | undefined): Mention[] {
  const ceiling = next?.start ?? text.length;
  const later = mentions.filter((item) => item.start >= year.end && item.end <= ceiling);
  const [first] = later;
  if (!first || !joinedBy.test(text.slice(year.end, first.start))) {
    return later.length > 0 && first && likewise(text, first, ceiling) ? [first] : [];
  }
  const list = listFrom(text, later);
  const end = list.at(-1)?.end ?? first.end;
  const ownsNext =
    next && !/[,;.]/.test(text.slice(end, next.start)) && tiesToYear(text.slice(end, next.start));
  return ownsNext ? [] : list;
}

/** `stammarna är från 2016, badrummen likaså`, `stambytet avslutades 2024 och badrummet är därmed nytt`. */
const likewise = (text: string, item: Mention, ceiling: number): boolean =>
  /^\s+(?:(?:likaså|likaledes|också|med\s+dem)|(?:är|blev|byttes|gjordes|renoverades|byggdes)\s+(?:därmed|därigenom|då|samtidigt|i\s+och\s+med\s+det)(?:\s+(?:helt|också|även)){0,2}(?:\s+(?:ny(?:tt|a)?|om|renovera\p{L}*|omgjor\p{L}*|bytt\p{L}*)|\s*[.,]|\s*$))(?!\p{L})/iu.test(
    text.slice(item.end, ceiling),
  );

import type { PartId } from '../../knowledge/life-lengths.js';
import { isElsewhere } from '../assertion/standing.js';
import { partWords } from './part-words.js';
import { isOfSome } from './some-of-roof.js';
import { matchesOf } from '../text/matches.js';
import { words, type Span, type TextSource } from '../text/sources.js';

export interface Mention extends Span {
  readonly part: PartId;
  /** Named as a place (`bord vid fönstret`, `golvvärme i badrummet`): nothing is said of the part itself. */
  readonly place: boolean;
  /** `originalfönster`, `ursprungliga fönster`. */
  readonly original: boolean;
}

const named = partWords.map(
  ([part, pattern]) =>
    [
      part,
      words(String.raw`(?<first>original-?|(?:original|ursprunglig(?:a|t)?)\s+)?(?:${pattern})`),
    ] as const,
);

/** A preposition of place right before the part, with at most an attribute between that is not `ny`. */
const before =
  /(?<!\p{L})(?:(?<!renover\p{L}*\s)i|vid|intill|invid|framför|bredvid|ovanför|under|bakom|mellan|genom|utanför|mot|på|(?<!värme\s)från|ur|över|kring|runt|(?<!(?:by(?:t|tt|tte|ttes|te)|pump(?:en)?|fläkt(?:en)?|motor(?:n)?|brännare(?:n)?|bygg(?:t|d|da|de|des|ts)\s+om|ombygg(?:t|d|da|des|ts)|gjor(?:t|d|des|ts)\s+om|ändra(?:t|d|des|ts))\s)till(?!\s+(?:sist|slut))|(?:tog|tagit)\s+över\s+efter|istället\s+för|i\s+stället\s+för|ersatte|nära)\s+(?:(?!ny)\p{L}+(?:a|t|s)\s+)?$/iu;
/** `Vid stambytet 2014` is about the work, not the place. */
const isWork = /byte|bytt|omläggning|renovering|relin|dräner/iu;
/** The part of another building on the plot. */
const elsewhere =
  /(?<!\p{L})(?:(?:\p{L}*garage|uthus|carport|gäststug|friggebod|attefall|lada|stall|uterum|bastu|förråd|(?:gäst|övernattnings)(?:lägenhet|rum)|(?:gemensamhets|samlings|fest)lokal)\p{L}*(?:\s+(?:på|vid|intill|i)\s+\p{L}+)?\s+(?:har|fick|med)\s+(?:\p{L}+\s+){0,2}|(?:\p{L}*altan|\p{L}*uteplats|terrass|trädäck|veranda|entré|farstu)\p{L}*\s+(?:med|under)\s+(?:\p{L}+(?:a|t)\s+)?|grann\p{L}*\s+)$/iu;
/** `Taket i uterummet`. */
const ofOther =
  /^\s+(?:i|på|över|till|av)\s+(?:(?:den|det|ett|en)\s+)?(?:\p{L}+[at]\s+)?(?:uterum|altan|uteplats|inglas|veranda|terrass|skärm|entré(?:n|tak)|uthus|\p{L}*garage|carport|förråd|friggebod|gäst(?:stug|hus)|bastu|lada|växthus)\p{L}*/iu;
/** `el` that heats or is bought is not the wiring. */
const energy =
  /(?:direktverkande|direkt|vattenbur\p{L}+|värm\p{L}*|uppvärm\p{L}*|förbruk\p{L}*|med|via|genom|på|för|hushålls|:)\s*(?:ren\s+)?$/iu;
const energyFields = new Set(['heating', 'energySource', 'includedInFee']);

/** One window among others: `ett invändigt fönster`, `fönstret i hallen`. */
const single = (text: string, { part, start, end }: Span & { readonly part: PartId }): boolean =>
  part === 'windows' &&
  (/^fönstret$/iu.test(text.slice(start, end)) ||
    (/fönster$/iu.test(text.slice(start, end)) &&
      /(?<!\p{L})(?:ett|varje)\s+(?:\p{L}+t\s+){0,2}$/iu.test(text.slice(0, start))));

/** Every part that a sentence names, in order; where two patterns meet the longest name holds. */
function mentionsIn(text: string, field: string): Mention[] {
  const all = named
    .flatMap(([part, pattern]) =>
      matchesOf(text, pattern).map((match) => ({
        part,
        start: match.index,
        end: match.index + match[0].length,
        place:
          (part !== 'sewage' && before.test(text.slice(0, match.index)) && !isWork.test(match[0])) ||
          elsewhere.test(text.slice(0, match.index)) ||
          ofOther.test(text.slice(match.index + match[0].length)) ||
          single(text, { part, start: match.index, end: match.index + match[0].length }),
        original: match.groups?.first !== undefined,
      })),
    )
    .filter(
      ({ start, end }) =>
        !/^el$/i.test(text.slice(start, end)) ||
        !(
          energyFields.has(field) ||
          energy.test(text.slice(0, start)) ||
          /^\s+\d{4}\s*:/.test(text.slice(end))
        ),
    )
    .filter(
      ({ part, start, end }) =>
        part !== 'roof' || !isOfSome(text.slice(0, start), text.slice(start, end), text.slice(end)),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Mention[] = [];
  for (const mention of all) {
    const last = kept.at(-1);
    if (last && mention.start < last.end) continue;
    const shared = last?.place && /^\s*(?:och|samt|&)\s+$/i.test(text.slice(last.end, mention.start));
    kept.push(shared ? { ...mention, place: true } : mention);
  }
  return kept;
}

/** The parts of this home that a sentence names: none of a neighbour's or of another building. */
export function ownMentions(source: TextSource, sentence: Span): Mention[] {
  const text = source.readable.slice(sentence.start, sentence.end);
  if (!/\p{L}{2}/u.test(text)) return [];
  const all = mentionsIn(text, source.field);
  const own = all.filter(
    ({ start, end }) =>
      !isElsewhere(source, sentence, { start: sentence.start + start, end: sentence.start + end }),
  );
  const others = all.filter((item) => !own.includes(item));
  return others.length === 0 ? own : [...own, ...oursOf(text, others)].sort((a, b) => a.start - b.start);
}

/** `Grannens tak är nytt, vårt är från 1974`: ours of what was named of theirs. */
const ours =
  /(?<=[,;–]\s|(?<!\p{L})(?:och|men|medan)\s)(?:vår|vårt|våra)(?=\s+(?:är|var|lades|byttes|gjordes|renoverades|kommer|har)(?!\p{L}))/giu;

function oursOf(text: string, others: readonly Mention[]): Mention[] {
  return [...text.matchAll(ours)].flatMap(({ 0: said, index }) => {
    const theirs = others.filter((item) => item.end <= index).at(-1);
    return theirs
      ? [{ part: theirs.part, start: index, end: index + said.length, place: false, original: false }]
      : [];
  });
}

import type { PartId } from '../knowledge/life-lengths.js';
import { words, type Span } from './sources.js';

export interface Mention extends Span {
  readonly part: PartId;
  /** Named as a place (`bord vid fönstret`, `golvvärme i badrummet`): nothing is said of the part itself. */
  readonly place: boolean;
  /** `originalfönster`, `ursprungliga fönster`. */
  readonly original: boolean;
}

const named = (pattern: string): RegExp =>
  words(String.raw`(?<first>original-?|(?:original|ursprunglig(?:a|t)?)\s+)?(?:${pattern})`);

const pump = String.raw`värmepump(?:en|ar|arna)?`;
const partWords: readonly (readonly [PartId, RegExp])[] = [
  [
    'roof',
    named(
      String.raw`(?:ytter|plåt|tegel|papp|betong|sedum|hus)?tak(?:et|en)?(?:pannor(?:na)?|papp(?:en)?|byte(?:t)?|omläggning(?:en)?|renovering(?:en)?)?|underlagspapp(?:en)?`,
    ),
  ],
  ['drainage', named(String.raw`(?:om|ny)?dräner\p{L}*`)],
  [
    'facade',
    named(
      String.raw`(?:trä|tegel|puts)?fasad(?:en|er|erna)?(?:renovering(?:en)?|byte)?|(?:trä)?panel(?:en)?`,
    ),
  ],
  ['windows', named(String.raw`(?:\p{L}*glas)?fönst(?:er|ren|ret|erbyte|erbytet)`)],
  [
    'pipes',
    named(
      String.raw`stam(?:byte|bytet|byten|bytt|bytta|mar|marna|renoverad|renovering)|rör(?:en|stammar|stammarna|dragning|dragningen)?|(?:vatten|avlopps?)(?:ledningar(?:na)?|rör(?:en)?|stam(?:mar(?:na)?|men)?)|vvs|relin\p{L}*`,
    ),
  ],
  [
    'electrical',
    named(
      String.raw`el(?:en|systemet|central(?:en)?|ledningar(?:na)?|stammar(?:na)?|dragning(?:en)?|installation(?:en|er|erna)?)?|elstambyte`,
    ),
  ],
  ['groundHeatPump', named(String.raw`bergvärme(?:n|pump(?:en)?|anläggning(?:en)?)?`)],
  ['heatPump', named(String.raw`luft(?:[-/\s–]+luft)?[-\s]*${pump}|luftpump(?:en)?`)],
  [
    'otherHeatPump',
    named(
      String.raw`luft[-/\s–]+vatten[-\s]*(?:${pump}|pump(?:en)?)?|frånlufts(?:värme)?pump(?:en|ar)?|(?:jord|sjö|mark|grundvatten)värme(?:n|pump(?:en)?|anläggning(?:en)?)?|${pump}`,
    ),
  ],
  ['boiler', named(String.raw`(?:värme|pellets|olje|ved|el)?panna(?:n)?`)],
  ['ventilation', named(String.raw`ventilation(?:en|ssystemet|saggregat(?:et)?)?|ftx(?:-?\p{L}+)?`)],
  [
    'bathroom',
    named(
      String.raw`(?:hel)?kaklat\s+bad(?:rum)?|bad(?:rum(?:met|men)?)|våtrum(?:met|men)?|dusch(?:rum(?:met)?)?`,
    ),
  ],
  ['kitchen', named(String.raw`kök(?:et)?`)],
  ['chimney', named(String.raw`skorsten(?:en)?|murstock(?:en)?|rökgång(?:en|ar)?`)],
];

/** A preposition of place right before the part, with at most an attribute between that is not `ny`. */
const before =
  /(?<!\p{L})(?:(?<!renover\p{L}*\s)i|vid|intill|invid|framför|bredvid|ovanför|under|bakom|mellan|genom|utanför|mot|på|från|ur|över|kring|runt|(?<!by(?:t|tt|tte|ttes|te)\s)till|nära)\s+(?:(?!ny)\p{L}+(?:a|t)\s+)?$/iu;
/** The part of another building on the plot. */
const elsewhere =
  /(?<!\p{L})(?:garage|uthus|carport|gäststug|friggebod|attefall|lada|stall|uterum|bastu|förråd)\p{L}*\s+(?:har|fick|med)\s+(?:\p{L}+\s+){0,2}$/iu;
/** `el` that heats or is bought is not the wiring. */
const energy =
  /(?:direktverkande|direkt|vattenbur\p{L}+|värm\p{L}*|uppvärm\p{L}*|förbruk\p{L}*|med|via|genom|på|för|hushålls|:)\s*(?:ren\s+)?$/iu;
const energyFields = new Set(['heating', 'energySource', 'includedInFee']);

/** Every part that a sentence names, in order; where two patterns meet the longest name holds. */
export function mentionsIn(text: string, field: string): Mention[] {
  const all = partWords
    .flatMap(([part, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        part,
        start: match.index,
        end: match.index + match[0].length,
        place: before.test(text.slice(0, match.index)) || elsewhere.test(text.slice(0, match.index)),
        original: match.groups?.first !== undefined,
      })),
    )
    .filter(
      ({ start, end }) =>
        !/^el$/i.test(text.slice(start, end)) ||
        !(energyFields.has(field) || energy.test(text.slice(0, start))),
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

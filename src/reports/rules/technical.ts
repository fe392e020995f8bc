import type { AnalysisResult, Evidence, TechnicalItem } from '../analysis-result.schema.js';
import { parts, type Part } from '../knowledge/life-lengths.js';
import type { Context } from './context.js';
import { computed, quoted, reference, field, type Quote } from './evidence.js';
import { withMaterial } from './material.js';
import { partialWork } from './partial-work.js';
import { findAll, tellsFacts } from './sources.js';
import { standingOf } from './standing.js';
import { signs } from './technical-signs.js';
import { latest, type Work } from './work.js';

type Status = 'green' | 'yellow' | 'red';
export type TechnicalSpecs = AnalysisResult['technicalSpecs'];

/** One part's age against its life, from a stated year. */
export interface PartAge {
  readonly part: Part;
  readonly work: Work;
  /** Years; from the latest possible year, so that a decade is never held against a home too early. */
  readonly age: number;
  readonly remaining: number;
  readonly status: Status;
  /** Where the advert says that only a piece of the part was done: what is left may be older. */
  readonly partial?: Quote;
}

const told = ['done', 'original'] as const;
/** Separate rooms and halves that one part id stands for; each has an age of its own. */
const pieces: Readonly<Partial<Record<Part['id'], readonly RegExp[]>>> = {
  bathroom: [
    /övre|övervån|uppe|vindsvån/iu,
    /nedre|nere|entré|botten|markplan/iu,
    /källar|suterräng|souterräng/iu,
    /gäst/iu,
  ],
  pipes: [/vatten(?!.*avlopp)/iu, /avlopp(?!.*vatten)/iu],
  electrical: [/central|skåp/iu],
};

/** The work that a part is judged by: of each room or half the latest, and of these the oldest. */
function judgedBy({ work }: Context, part: Part['id']): Work | undefined {
  const kinds = pieces[part] ?? [];
  const groups = new Map<number, Work[]>();
  for (const item of work) {
    if (item.part !== part) continue;
    const at = kinds.map((kind) => item.quote.text.search(kind));
    const last = Math.max(-1, ...at);
    const kind = last < 0 ? -1 : at.indexOf(last);
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  const each = [...groups].flatMap(([kind, items]) => {
    const newest = latest(items, part, told);
    return newest ? [{ kind, newest }] : [];
  });
  const whole = each.find(({ kind, newest }) => kind < 0 && part !== 'bathroom' && newest.state === 'done');
  return each
    .map(({ newest }) => newest)
    .filter((item) => !whole || item.to >= whole.newest.to)
    .sort((a, b) => a.to - b.to)[0];
}

const years = (value: number): string => `${value} år`;

/** Ages of all parts whose year the advert states. Parts without a stated year are not in the list. */
export function partAges(context: Context): PartAge[] {
  const isFlat = context.home.tenure === 'cooperative' || context.home.form === 'flat';
  return parts.flatMap((listed) => {
    const part = isFlat && listed.inFlat ? { ...listed, ...listed.inFlat } : listed;
    const work = judgedBy(context, part.id);
    if (!work) return [];
    const age = context.year - work.to;
    const made = withMaterial(context, part);
    const judged = made ?? unnamedRoof(context, part, age);
    if (!judged) return [];
    const remaining = judged.life - age;
    const known: Status = remaining <= 0 ? 'red' : remaining <= 5 ? 'yellow' : 'green';
    const partial = known === 'green' ? partialWork(context, part.id, work.quote) : undefined;
    const status = partial ? 'yellow' : known;
    return [{ part: judged, work, age, remaining, status, ...(partial ? { partial } : {}) }];
  });
}

/** A roof of a material that nobody states: past the longest life of any, or well within the shortest. */
function unnamedRoof(context: Context, part: Part, age: number): Part | null {
  const longest = withMaterial(context, part, 'longest');
  if (longest && age >= longest.life) return longest;
  const shortest = withMaterial(context, part, 'shortest');
  return shortest && shortest.life - age > 5 ? shortest : null;
}

export function ageEvidence({ part, work, age, remaining, partial }: PartAge, year: number): Evidence[] {
  return [
    quoted(work.quote),
    ...(partial ? [quoted(partial)] : []),
    reference('life-lengths', part.row, part.source),
    computed(
      'livslängd − (i år − senaste år)',
      { life: part.life, year, lastDone: work.to, age },
      remaining,
      'år',
    ),
  ];
}

function ageReason({ part, work, age, remaining, status, partial }: PartAge): string {
  const since =
    work.state === 'original'
      ? `${part.the} är original från ${work.when}`
      : `Enligt annonsen är ${part.the.charAt(0).toLowerCase()}${part.the.slice(1)} från ${work.when.replace(/^på /, '')}`;
  if (partial) return `${since}, men bara till en del. Resten kan vara äldre, så fråga vad som är kvar.`;
  const left =
    status === 'red'
      ? `Det är ${years(age)} sedan, och den tekniska livslängden är ungefär ${years(part.life)}.`
      : status === 'yellow'
        ? `Av ungefär ${years(part.life)} återstår omkring ${years(remaining)}.`
        : `Räkna med ungefär ${years(remaining)} till.`;
  return `${since}. ${left}${work.relined ? ' Relining har kortare garanti än ett byte.' : ''}`;
}

const worse: Readonly<Record<Status, number>> = { green: 0, yellow: 1, red: 2 };

/** Status of the nine technical items. An item that the advert says nothing dated or telling about is left out. */
export function technicalSpecs(context: Context, ages: readonly PartAge[]): TechnicalSpecs {
  const specs: Partial<Record<TechnicalItem, { status: Status; reason: string; evidence: Evidence[] }>> = {};
  const add = (item: TechnicalItem, status: Status, reason: string, evidence: Evidence[]) => {
    const known = specs[item];
    if (!known) specs[item] = { status, reason, evidence };
    else {
      specs[item] = {
        status: worse[status] > worse[known.status] ? status : known.status,
        reason:
          worse[status] > worse[known.status] ? `${reason} ${known.reason}` : `${known.reason} ${reason}`,
        evidence: [...known.evidence, ...evidence],
      };
    }
  };
  for (const age of ages) {
    if (age.part.item) add(age.part.item, age.status, ageReason(age), ageEvidence(age, context.year));
  }
  const sources = context.sources.filter(tellsFacts);
  const seen = new Set<TechnicalItem>();
  for (const sign of signs) {
    if (seen.has(sign.item) || ages.some((age) => age.part.id === sign.unlessDated)) continue;
    const quote = findAll(sources, sign.pattern).find(
      (hit) => (!sign.field || sign.field === hit.field) && standingOf(sources, hit) === 'stated',
    );
    if (!quote) continue;
    seen.add(sign.item);
    add(sign.item, sign.status, sign.reason, [quoted(quote)]);
  }
  newHome(context, specs, add);
  pipesUnknown(specs, ages);
  otherPump(context, specs);
  return specs;
}

/** Pipes and wiring share one item, judged by what is stated; the half that nobody speaks of is told as unknown. */
function pipesUnknown(
  specs: Partial<Record<TechnicalItem, { status: Status; reason: string }>>,
  ages: readonly PartAge[],
): void {
  const spec = specs.plumbingAndElectrical;
  const has = (id: string) => ages.some((age) => age.part.id === id);
  if (!spec || (has('pipes') && has('electrical'))) return;
  if (has('electrical')) spec.reason += ' Rörens ålder framgår inte.';
  else if (has('pipes')) spec.reason += ' Elens ålder framgår inte.';
}

/** A heat pump of a kind without a sourced life is told with its year beside what is judged, never judged itself. */
function otherPump({ work }: Context, specs: TechnicalSpecs): void {
  const pump = latest(work, 'otherHeatPump', ['done', 'original']);
  if (!pump || !specs.heating) return;
  specs.heating.reason = `${specs.heating.reason ?? ''} Värmepumpen från ${pump.when.replace(/^på /, '')} är ej bedömd: livslängden för den sorten saknar källa.`;
  specs.heating.evidence.push(quoted(pump.quote));
}

/** In a home of at most ten years no part can be older than the house, which is a stated year in itself. */
function newHome(
  context: Context,
  specs: TechnicalSpecs,
  add: (item: TechnicalItem, status: Status, reason: string, evidence: Evidence[]) => void,
): void {
  const { listing, year } = context;
  const { yearBuilt } = listing;
  if (!yearBuilt || yearBuilt > year || year - yearBuilt > 10) return;
  const age = year - yearBuilt;
  for (const id of ['roof', 'windows', 'pipes'] as const) {
    const listed = parts.find((candidate) => candidate.id === id);
    const part = listed && withMaterial(context, listed, 'shortest');
    if (!part?.item || specs[part.item]) continue;
    add(
      part.item,
      'green',
      `Huset är från ${yearBuilt}, så ${part.the.toLowerCase()} kan vara högst ${years(age)}. Livslängden är ungefär ${years(part.life)}.`,
      [
        field('yearBuilt', yearBuilt),
        reference('life-lengths', part.row, part.source),
        computed(
          'livslängd − (i år − byggår)',
          { life: part.life, year, yearBuilt, age },
          part.life - age,
          'år',
        ),
      ],
    );
  }
}

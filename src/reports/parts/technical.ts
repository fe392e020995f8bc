import type { AnalysisResult, Evidence, TechnicalItem } from '../analysis-result.schema.js';
import { parts, type Part } from '../knowledge/life-lengths.js';
import type { Context } from '../facts/context.js';
import { doubtOf, type Doubt } from './age-doubt.js';
import { computed, quoted, reference, field } from '../facts/evidence.js';
import { lower } from '../format.js';
import { judgedBy } from './judged-work.js';
import { withMaterial } from './material.js';
import { facadeByBuild } from './facade.js';
import { signs } from './signs.js';
import { insulatedSlab } from './ground.js';
import { leavesOpen, namedBy } from './names.js';
import { isOldWiring } from '../reading/parts/partial-work.js';
import { signIn } from '../reading/parts/signs.js';
import { isPanelOnly, pieceOf } from '../reading/parts/pieces.js';
import { roofByMaterial, SOON, unnamedRoof } from './roof.js';
import { waterAndSewage } from './water.js';
import { fromWhen, latest } from '../reading/work/work.js';
import type { Work } from '../reading/work/work.types.js';

export { fromWhen };

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
  /** Why a part that would be good by its year is not called good. */
  readonly doubt?: Doubt;
}

const years = (value: number): string => `${value} år`;

function aged(part: Part, work: Work, age: number): PartAge {
  const remaining = part.life - age;
  return {
    part: namedBy(part, work),
    work,
    age,
    remaining,
    status: remaining <= 0 ? 'red' : remaining <= SOON ? 'yellow' : 'green',
  };
}

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
    const byYear = aged(judged, work, age);
    const known = byYear.status;
    const doubt =
      known === 'green' || work.relined
        ? doubtOf(context, work, (other) => pieceOf(other) === pieceOf(work), judged.life)
        : undefined;
    if (doubt?.why === 'conflict') {
      const older = context.year - doubt.other.to;
      // Good by either year: the older one is the safe one to tell.
      if (judged.life - older > SOON) return [aged(judged, doubt.other, older)];
    }
    const status = doubt && known === 'green' ? 'yellow' : known;
    return [{ ...byYear, status, ...(doubt ? { doubt } : {}) }];
  });
}

/** The place that dates a part, what puts it in doubt, and the reckoning. */
export function ageEvidence({ part, work, age, remaining, doubt }: PartAge, year: number): Evidence[] {
  return [
    quoted(work.quote),
    ...(doubt && doubt.why !== 'relined' ? [quoted(doubt.quote)] : []),
    reference('life-lengths', part.row, part.source),
    computed(
      'livslängd − (i år − senaste år)',
      { life: part.life, year, lastDone: work.to, age },
      remaining,
      'år',
    ),
  ];
}

function ageReason({ part, work, age, remaining, status, doubt }: PartAge): string {
  const since =
    work.state === 'original'
      ? `${part.the} är original från ${fromWhen(work)}`
      : `Enligt annonsen är ${lower(part.the)} från ${fromWhen(work)}`;
  if (doubt && status !== 'red') return doubtReason(part, work, doubt, since);
  const left =
    status === 'red'
      ? `Det är ${years(age)} sedan, och livslängden är ungefär ${years(part.life)}.`
      : status === 'yellow'
        ? `Av en livslängd på ungefär ${years(part.life)} återstår omkring ${remaining}.`
        : `Räkna med ungefär ${years(remaining)} till.`;
  return `${since}. ${left}`;
}

function doubtReason(part: Part, work: Work, doubt: Doubt, since: string): string {
  if (doubt.why === 'conflict')
    return (
      `Annonsen ger två årtal för ${lower(part.the)}: ${fromWhen(doubt.other)} och ${fromWhen(work)}. ` +
      'Vi räknar inte med det senare förrän det är styrkt. Be om ett kvitto som visar vad som gjordes.'
    );
  if (doubt.why === 'planned')
    return (
      `${since}, men annonsen talar också om ett kommande arbete: ”${doubt.quote.text}”. ` +
      'Räkna inte med att allt är gjort, och fråga vad som återstår.'
    );
  if (isPanelOnly(work) && isOldWiring(doubt.quote))
    return `${since}, men äldre ledningar finns kvar. Fråga vad som är bytt, och låt en elektriker titta.`;
  return doubt.why === 'partial'
    ? `${since}, men bara till en del. Resten kan vara äldre, så fråga vad som är kvar.`
    : `${part.the} relinades ${work.when} enligt annonsen. Relining är inget byte, och vi har ingen säker livslängd för den. Fråga efter garantin och hur länge den gäller.`;
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
  for (const { sign, item, reason } of signs) {
    const quote = signIn(context, sign);
    if (quote) add(item, 'yellow', reason, [quoted(quote)]);
  }
  const build = facadeByBuild(context);
  if (build && !(build.status === 'green' && specs.facade))
    add('facade', build.status, build.reason, build.evidence);
  const isSewageDated = ages.some(({ part }) => part.id === 'sewage');
  for (const { status, reason, evidence } of waterAndSewage(context, isSewageDated))
    add('waterAndSewage', status, reason, evidence);
  const slab = insulatedSlab(context);
  if (slab) add('foundationAndBasement', 'green', slab.reason, slab.evidence);
  const roof = specs.roof ? null : roofByMaterial(context);
  if (roof) add('roof', 'yellow', roof.reason, roof.evidence);
  newHome(context, specs, add);
  if (!isNew(context)) pipesUnknown(specs, ages, context.work);
  otherHeat(context, specs);
  return specs;
}

/** Pipes and wiring share one item, judged by what is stated; the half that nobody speaks of is told as unknown. */
function pipesUnknown(
  specs: Partial<Record<TechnicalItem, { status: Status; reason: string }>>,
  ages: readonly PartAge[],
  all: readonly Work[],
): void {
  const spec = specs.plumbingAndElectrical;
  const has = (id: string) => ages.some((age) => age.part.id === id);
  const open = ages.flatMap(({ part, work, doubt }) =>
    part.item === 'plumbingAndElectrical' && !doubt ? (leavesOpen(work, all) ?? []) : [],
  );
  if (spec && open.length > 0) spec.reason += ` ${open.join(' ')}`;
  if (!spec || (has('pipes') && has('electrical'))) return;
  if (has('electrical')) spec.reason += ' Rörens ålder framgår inte.';
  else if (has('pipes')) spec.reason += ' Elens ålder framgår inte.';
}

/** A heat source without a sourced life is told with its year beside what is judged, never judged itself. */
function otherHeat({ work }: Context, specs: TechnicalSpecs): void {
  for (const [part, the] of [
    ['otherHeatPump', 'Värmepumpen'],
    ['districtHeating', 'Fjärrvärmecentralen'],
  ] as const) {
    const unit = latest(work, part, ['done', 'original']);
    if (!unit || !specs.heating) continue;
    specs.heating.reason = `${specs.heating.reason ?? ''} ${the} från ${fromWhen(unit)} är inte bedömd, för vi har ingen säker livslängd för den sorten.`;
    specs.heating.evidence.push(quoted(unit.quote));
  }
}

const isNew = ({ listing: { yearBuilt }, year }: Context): boolean =>
  yearBuilt !== undefined && yearBuilt <= year && year - yearBuilt <= 10;

/** In a home of at most ten years no part can be older than the house, which is a stated year in itself. */
function newHome(
  context: Context,
  specs: TechnicalSpecs,
  add: (item: TechnicalItem, status: Status, reason: string, evidence: Evidence[]) => void,
): void {
  const { listing, year } = context;
  const { yearBuilt } = listing;
  if (!yearBuilt || !isNew(context)) return;
  const age = year - yearBuilt;
  for (const id of ['roof', 'windows', 'pipes', 'facade'] as const) {
    const listed = parts.find((candidate) => candidate.id === id);
    const part = listed && withMaterial(context, listed, 'shortest');
    if (!part?.item || specs[part.item]) continue;
    add(
      part.item,
      'green',
      `Huset är från ${yearBuilt}, så ${part.the.toLowerCase()} är högst ${years(age)}. Livslängden är ungefär ${years(part.life)}.`,
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

import type { AnalysisResult, Evidence, TechnicalItem } from '../analysis-result.schema.js';
import { parts, type Part } from '../knowledge/life-lengths.js';
import type { Context } from './context.js';
import { denied } from './denial.js';
import { computed, quoted, reference, field } from './evidence.js';
import { withMaterial } from './material.js';
import { findAll, tellsFacts, words } from './sources.js';
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
}

const years = (value: number): string => `${value} år`;

/** Ages of all parts whose year the advert states. Parts without a stated year are not in the list. */
export function partAges(context: Context): PartAge[] {
  return parts.flatMap((part) => {
    const work = latest(context.work, part.id, ['done', 'original']);
    if (!work) return [];
    const age = context.year - work.to;
    const made = withMaterial(context, part);
    const judged = made ?? withMaterial(context, part, 'longest');
    if (!judged || (!made && age < judged.life)) return [];
    const remaining = judged.life - age;
    const status: Status = remaining <= 0 ? 'red' : remaining <= 5 ? 'yellow' : 'green';
    return [{ part: judged, work, age, remaining, status }];
  });
}

export function ageEvidence({ part, work, age, remaining }: PartAge, year: number): Evidence[] {
  return [
    quoted(work.quote),
    reference('life-lengths', part.row, part.source),
    computed(
      'livslängd − (i år − senaste år)',
      { life: part.life, year, lastDone: work.to, age },
      remaining,
      'år',
    ),
  ];
}

function ageReason({ part, work, age, remaining, status }: PartAge): string {
  const since =
    work.state === 'original'
      ? `${part.the} är original från ${work.when}`
      : `Enligt annonsen är ${part.the.charAt(0).toLowerCase()}${part.the.slice(1)} från ${work.when.replace(/^på /, '')}`;
  const left =
    status === 'red'
      ? `Det är ${years(age)} sedan, och den tekniska livslängden är ungefär ${years(part.life)}.`
      : status === 'yellow'
        ? `Av ungefär ${years(part.life)} återstår omkring ${years(remaining)}.`
        : `Räkna med ungefär ${years(remaining)} till.`;
  return `${since}. ${left}${work.relined ? ' Relining har kortare garanti än ett byte.' : ''}`;
}

interface Sign {
  readonly item: TechnicalItem;
  readonly pattern: RegExp;
  readonly status: Status;
  readonly reason: string;
}

/** States that the advert's words give without any year. */
const signs: readonly Sign[] = [
  {
    item: 'foundationAndBasement',
    pattern: words(String.raw`(?:uteluftsventilerad\s+)?kryp(?:rums)?grund\p{L}*|torpargrund\p{L}*`),
    status: 'yellow',
    reason: 'Krypgrund och torpargrund är känsliga för fukt. Fråga efter mätning och avfuktare.',
  },
  {
    item: 'facade',
    pattern: words(String.raw`eternit\p{L}*`),
    status: 'yellow',
    reason: 'Eternit innehåller ofta asbest och är dyr att ta ner.',
  },
  {
    item: 'facade',
    pattern: words(String.raw`en-?stegs-?tätad\p{L}*`),
    status: 'red',
    reason: 'Enstegstätad fasad är en känd riskkonstruktion.',
  },
  {
    item: 'structure',
    pattern: words(String.raw`blåbetong\p{L}*`),
    status: 'yellow',
    reason: 'Blåbetong avger radon. Be om en mätning.',
  },
  {
    item: 'heating',
    pattern: words(String.raw`direktverkande\s+el\p{L}*|direktel`),
    status: 'yellow',
    reason: 'Direktverkande el är dyr att värma med och saknar vattenburet system.',
  },
  {
    item: 'waterAndSewage',
    pattern: words(
      String.raw`(?:avlopp\p{L}*|enskilt)\s+(?:(?!inte\s|ej\s)\p{L}+\s+){0,2}(?:underkän\p{L}+|ej\s+godkän\p{L}+)`,
    ),
    status: 'red',
    reason: 'Avloppet är inte godkänt och behöver göras om.',
  },
  {
    item: 'waterAndSewage',
    pattern: words(
      String.raw`enskilt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*|eget\s+avlopp|trekammarbrunn\p{L}*|septitank\p{L}*|sommarvatten`,
    ),
    status: 'yellow',
    reason: 'Egen anläggning. Fråga efter tillstånd, ålder och vattenprov.',
  },
  {
    item: 'waterAndSewage',
    pattern: words(String.raw`kommunalt\s+(?:\p{L}+\s+){0,3}(?:avlopp|va|vatten)\p{L}*`),
    status: 'green',
    reason:
      'Kommunalt vatten och avlopp enligt annonsen, alltså ingen egen anläggning att sköta. Ledningarnas ålder framgår inte.',
  },
];

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
    const quote = findAll(sources, sign.pattern).find((hit) => !denied(sources, hit));
    if (!quote || seen.has(sign.item)) continue;
    seen.add(sign.item);
    add(sign.item, sign.status, sign.reason, [quoted(quote)]);
  }
  newHome(context, specs, add);
  pipesUnknown(specs, ages);
  otherPump(context, specs);
  return specs;
}

/** New wiring says nothing of old pipes: what is known of one half never makes the whole item good. */
function pipesUnknown(
  specs: Partial<Record<TechnicalItem, { status: Status; reason: string }>>,
  ages: readonly PartAge[],
): void {
  const spec = specs.plumbingAndElectrical;
  const has = (id: string) => ages.some((age) => age.part.id === id);
  if (!spec || (has('pipes') && has('electrical'))) return;
  if (has('electrical')) {
    if (spec.status === 'green') spec.status = 'yellow';
    spec.reason += ' Rörens ålder framgår inte.';
  } else if (has('pipes')) spec.reason += ' Elens ålder framgår inte.';
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

import type { Evidence } from '../analysis-result.schema.js';
import { debtBands, savingsBands } from '../knowledge/association-bands.js';
import { energyClasses } from '../knowledge/energy.js';
import { associationFacts } from '../facts/association-facts.js';
import type { AssociationFigures } from '../risks/association/association.js';
import type { Context } from '../facts/context.js';
import { computed, field, quoted, reference } from '../facts/evidence.js';
import { about, capital, kr, krPerSqm, list, lower, number } from '../format.js';
import { quoteAt, sentenceAround } from '../reading/text/sources.js';
import { inspectionOf } from '../reading/home/inspection.js';
import { buildingRightIn, hiddenFaultsInsuranceIn } from '../reading/wordings/papers.js';
import { builtUntil } from '../reading/work/built-until.js';
import { latestRadon } from '../reading/quantities/radon.js';
import { radonLimit } from '../risks/home/radon.js';
import { payerOfPart } from '../facts/work-cost.js';
import { ageEvidence, fromWhen, type PartAge } from '../parts/technical.js';
import { municipalPipes } from '../reading/parts/water.js';

export interface Strength {
  readonly title: string;
  readonly text: string;
  /** What it praises beside the parts that it dates (`praiseAgainst` in `told-by-flags.ts`). */
  readonly praises?: readonly string[];
  /** It says that parts of the home are done. */
  readonly isOfParts?: true;
  readonly evidence: Evidence[];
}

/** What speaks for the home, each with its proof, so that the report is balanced. */
export function strengths(
  context: Context,
  figures: AssociationFigures,
  ages: readonly PartAge[],
): Strength[] {
  return [
    ...lowDebt(figures),
    ...freshParts(ages, context),
    ...ownLand(context),
    ...goodSavings(figures),
    ...landFacts(context),
    ...energy(context),
    ...papers(context),
  ];
}

function lowDebt({ debtPerSqm, debtShare, debtEvidence }: AssociationFigures): Strength[] {
  if (debtPerSqm === null || debtPerSqm > debtBands.normal) return [];
  const low = debtPerSqm <= debtBands.low;
  return [
    {
      title: low ? 'Låg skuld i föreningen' : 'Normal skuld i föreningen',
      praises: ['debt'],
      text:
        `Skulden är ${krPerSqm(debtPerSqm)}, vilket räknas som ${low ? 'lågt' : 'normalt'}.` +
        `${debtShare === null ? '' : ` Din del motsvarar omkring ${kr(about(debtShare))}.`}`,
      evidence: [...debtEvidence, reference('association-bands', debtBands.row, debtBands.source)],
    },
  ];
}

function goodSavings({ savingsPerSqm, savingsEvidence }: AssociationFigures): Strength[] {
  if (savingsPerSqm === null || savingsPerSqm <= savingsBands.norm) return [];
  return [
    {
      title: 'Föreningen sparar till underhåll',
      praises: ['savings'],
      text: `Sparandet är ${krPerSqm(savingsPerSqm)} och år, vilket är i nivå med eller över det som brukar rekommenderas.`,
      evidence: [...savingsEvidence, reference('association-bands', savingsBands.row, savingsBands.source)],
    },
  ];
}

function ownLand(context: Context): Strength[] {
  const { ownsLand } = associationFacts(context);
  if (ownsLand?.value !== true) return [];
  return [
    {
      title: 'Föreningen äger marken',
      praises: ['land'],
      text: 'Föreningen har alltså ingen tomträttsavgäld som kan höjas.',
      evidence: [...ownsLand.evidence],
    },
  ];
}

/** One light part alone is no news, and what came with a new house is told as just that. */
function freshParts(ages: readonly PartAge[], context: Context): Strength[] {
  const { year } = context;
  const fresh = ages.filter((age) => age.status === 'green' && age.age <= 15);
  const built = context.listing.yearBuilt ?? null;
  const ready = builtUntil(context);
  const first = fresh.filter(({ work }) => work.state === 'original' || work.to <= ready);
  const since = fresh.filter((age) => !first.includes(age));
  const evidence = (of: readonly PartAge[]) => of.flatMap((age) => ageEvidence(age, year));
  const last = Math.max(...first.map(({ work }) => work.to));
  const when = built !== null && last > built + 1 ? `${built}–${last}` : String(built);
  const counts = (of: readonly PartAge[]) => of.length > 1 || of.some((age) => age.part.heavy);
  return [
    ...(counts(since)
      ? [
          {
            title:
              since.length === 1
                ? `${since[0]?.part.the ?? ''} har många år kvar`
                : 'Flera dyra delar är gjorda',
            text: `Enligt annonsen är ${datedParts(since)}. ${receipts(since, context)}`,
            isOfParts: true as const,
            evidence: evidence(since),
          },
        ]
      : []),
    ...(built !== null && counts(first) && since.length === 0
      ? [
          {
            title: 'Delarna är lika nya som huset',
            text: `${capital(list(first.map(({ part }) => lower(part.the))))} är från när huset byggdes, ${when}. Fråga vilka garantier som fortfarande gäller.`,
            evidence: [field('yearBuilt', built), ...evidence(first)],
          },
        ]
      : []),
  ];
}

/** Who has the papers: the seller of what is the seller's own, and of what all homes share the board. */
function receipts(done: readonly PartAge[], context: Context): string {
  const shared = done.filter((age) => payerOfPart(context, age) === 'association');
  if (shared.length === 0) return 'Be att få se kvitton eller intyg.';
  const ofBoard = `Fråga styrelsen efter papper på ${list(shared.map(({ part }) => lower(part.the)))}`;
  return shared.length === done.length ? `${ofBoard}.` : `Be säljaren om kvitton. ${ofBoard}.`;
}

/** `taket från 2012 samt badrummet och köket från 2017`: parts of one year together. */
function datedParts(ages: readonly PartAge[]): string {
  const years = new Set(ages.map(({ work }) => fromWhen(work)));
  return list(
    [...years].map((year) => {
      const same = ages.filter(({ work }) => fromWhen(work) === year);
      return `${list(same.map(({ part }) => lower(part.the)))} från ${year}`;
    }),
  );
}

const goodClasses: ReadonlySet<string> = new Set('ABC');

function energy({ listing }: Context): Strength[] {
  if (!listing.energyClass || !goodClasses.has(listing.energyClass.charAt(0).toUpperCase())) return [];
  return [
    {
      title: `Energiklass ${listing.energyClass.toUpperCase()}`,
      praises: ['energy'],
      text: listing.energyClass.toUpperCase().startsWith('C')
        ? 'Huset drar ungefär så mycket energi som ett nytt hus får dra.'
        : 'Enligt energideklarationen drar huset mindre energi än ett nytt hus får dra.',
      evidence: [
        field('energyClass', listing.energyClass),
        reference('energy-classes', energyClasses.row, energyClasses.source),
      ],
    },
  ];
}

/** For land: what the text says of building rights and pipes. */
function landFacts(context: Context): Strength[] {
  if (context.home.form !== 'plot') return [];
  const rights = buildingRightIn(context.sources);
  const { now, near } = municipalPipes(context);
  const [pipes] = [...now, ...near];
  return [
    ...(rights
      ? [
          {
            title: 'Byggrätten nämns',
            text: `Annonsen säger ”${rights.text}”. Läs planen själv hos kommunen, för det är den som gäller.`,
            evidence: [quoted(rights)],
          },
        ]
      : []),
    ...(pipes
      ? [
          {
            title: 'Kommunalt vatten och avlopp',
            praises: ['water'],
            text: 'Du slipper egen brunn och egen rening. Fråga om anslutningsavgiften är betald.',
            evidence: [quoted(pipes)],
          },
        ]
      : []),
  ];
}

function papers(context: Context): Strength[] {
  const inspected = inspectionOf(context);
  const insured = hiddenFaultsInsuranceIn(context.sources);
  return [
    ...(inspected
      ? [
          {
            title: 'Det finns en besiktning att läsa',
            praises: ['inspection'],
            text: 'Läs protokollet före visningen och ta med frågorna dit.',
            evidence: [quoted(inspected)],
          },
        ]
      : []),
    ...(insured
      ? [
          {
            title: 'Försäkring mot dolda fel nämns',
            praises: ['hidden-faults'],
            text: 'Be om villkoren: vad den täcker, hur länge den gäller och om den kräver att säljaren har låtit besiktiga.',
            evidence: [quoted(insured)],
          },
        ]
      : []),
    ...lowRadon(context),
  ];
}

/** The year is told when it stands in the sentence of the measurement, which is quoted whole. */
function lowRadon(context: Context): Strength[] {
  const radon = latestRadon(context);
  const source = context.sources.find(({ field: name }) => name === radon?.quote.field);
  if (!radon || !source || radon.value > radonLimit) return [];
  const { start, end } = sentenceAround(source, radon.quote.start);
  const sentence = quoteAt(source, start, end);
  const year = radon.year !== null && sentence.text.includes(String(radon.year)) ? radon.year : null;
  return [
    {
      title: 'Radon är mätt och under gränsen',
      praises: ['radon'],
      text:
        `${year === null ? 'Annonsen anger' : `Mätningen från ${year} visade`} ${number(radon.value)} Bq/m³. Gränsen är ` +
        `${radonLimit}. ${year === null ? 'Fråga när mätningen gjordes.' : 'Be att få se protokollet.'}`,
      evidence: [
        quoted(sentence),
        computed('mätvärde ≤ gräns', { value: radon.value, limit: radonLimit }, radon.value, 'Bq/m³'),
      ],
    },
  ];
}

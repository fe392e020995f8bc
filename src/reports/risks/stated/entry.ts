import type { Severity } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import type { CaseOf, Wordings } from '../../reading/stated/wording.js';
import type { Quote } from '../../reading/text/sources.js';

/** How a case of a kind is told; what it leaves out is as the kind has it, but for the weight, which is that of its severity. */
export interface Level {
  readonly severity: Severity;
  readonly weight?: number;
  readonly title?: string;
  readonly description?: string;
  /** A sentence after the description of the kind. */
  readonly adds?: string;
  readonly action?: string;
}

/** A risk as the advert states it, at the places of its heaviest case. */
export interface StatedRisk {
  readonly kind: string;
  /** The named case of the kind, null for the plain kind. */
  readonly case: string | null;
  readonly title: string;
  readonly category: string;
  readonly severity: Severity;
  /** Weight in the verdict; that of the severity when absent. */
  readonly weight?: number;
  readonly description: string;
  readonly action: string;
  /** Row of the cost table. */
  readonly cost?: string;
  readonly source: string;
  readonly quotes: readonly Quote[];
}

/** What is told of kinds that are put right. */
export type MendedKind = 'repaired-damage' | 'leak-mentioned' | 'sewage-renewed' | 'pests-mended';

/** What a kind of risk means; how adverts word it stands under the same id in `reading/stated/wordings`. */
export interface Entry extends Omit<StatedRisk, 'kind' | 'case' | 'quotes'> {
  /** Only for these kinds of home; all when absent. */
  readonly only?: 'property' | 'cooperative';
  /** What is told once it is mended; a mended thing is left out when absent. */
  readonly mendedAs?: MendedKind;
  /** How each named case is told; null leaves the place out. */
  readonly cases?: Readonly<Record<string, Level | null>>;
  /** What the rest of the advert makes of it; null when it makes it none. */
  readonly adjust?: (context: Context, stated: StatedRisk) => StatedRisk | null;
}

/** An entry for each wording of a subject, with a level for each of its cases. */
export type Entries<Subject extends Wordings> = {
  readonly [Kind in keyof Subject]: Omit<Entry, 'cases'> & Levels<CaseOf<Subject[Kind]>>;
};
type Levels<Case extends string> = [Case] extends [never]
  ? unknown
  : { readonly cases: Readonly<Record<Case, Level | null>> };

export const general = 'Allmän kunskap, ej bekräftad källa';

/** Papers or a closed case show that a damage is over. */
export const closedDamage: Level = {
  severity: 'notice',
  weight: 0.5,
  title: 'En avslutad skada',
  description:
    'Annonsen berättar om en skada som är avslutad och dokumenterad. Du vet om den, så finns något kvar blir det ditt.',
  action: 'Läs intyget eller protokollet från torkningen, och fråga vad som byttes.',
};

/** A damage of years ago, and no word of its mending. */
export const longAgo: Level = {
  severity: 'warning',
  weight: 1,
  adds: 'Annonsen säger inte om det är åtgärdat.',
};

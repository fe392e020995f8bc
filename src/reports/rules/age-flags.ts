import { costOf, costRanges } from '../knowledge/cost-ranges.js';
import { flag, type Context, type Flag } from './context.js';
import { costReference } from './evidence.js';
import { krRange } from './format.js';
import { ageEvidence, type PartAge } from './technical.js';

/** True where the association owns and pays for the part. */
export const associationPays = (
  context: Context,
  age: { readonly part: { readonly shared: boolean } },
): boolean => context.home.tenure === 'cooperative' && age.part.shared;

/** The sum for pipes is that of a flat; a house has none with a source. */
export const isPriced = (context: Context, age: { readonly part: { readonly id: string } }): boolean =>
  age.part.id !== 'pipes' || (context.home.form !== 'house' && context.home.form !== 'leisure');

/** Parts whose stated year has passed their life. Heavy parts that are long past it can overturn a budget. */
export function ageFlags(context: Context, ages: readonly PartAge[]): Flag[] {
  return ages
    .filter((age) => age.status === 'red')
    .map((age) => {
      const { part, work } = age;
      const shared = associationPays(context, age);
      const critical = part.heavy && age.age >= part.life * 1.25;
      const range =
        (shared && part.id !== 'pipes') || !isPriced(context, age) ? undefined : costRanges[part.cost];
      const cost = range && { min: range.min, max: range.max, uncertain: range.uncertain };
      return flag({
        rule: `past-life-${part.id}`,
        title: `${part.the} har passerat sin livslängd`,
        category: 'Teknik',
        severity: critical ? 'critical' : 'warning',
        description:
          `${part.the} är från ${work.when.replace(/^på /, '')} enligt annonsen, alltså ${work.from === work.to ? '' : 'minst '}` +
          `${age.age} år. Livslängden är ungefär ${part.life} år. ` +
          (shared
            ? 'Föreningen betalar bytet, och det märks på avgiften.'
            : cost
              ? `Ett byte kostar ofta ${krRange(cost)}${cost.uncertain ? ` (osäkert${range.assumes ? `, ${range.assumes}` : ''})` : ''}.`
              : 'Räkna med ett byte.'),
        action: shared
          ? 'Fråga när föreningen planerar bytet och hur det ska betalas.'
          : 'Låt besiktningsmannen bedöma skicket och dra av kostnaden i ditt bud.',
        ...(cost ? { estimatedCost: cost } : {}),
        evidence: [...ageEvidence(age, context.year), ...(range ? [costReference(costOf(part.cost))] : [])],
      });
    });
}

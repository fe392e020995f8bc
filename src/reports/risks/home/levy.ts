import { flag, type Context, type Flag } from '../../facts/context.js';
import { quotedOnce, reference } from '../../facts/evidence.js';
import { kr, list } from '../../format.js';
import { leviesIn, type Levy } from '../../reading/money/levies.js';

/** A sum that is told can be taken off the bid: it is never critical, and makes a report yellow alone. */
const weight = 4;

/**
 * The flags with what the owner is to pay once beside the price: asked of each home by its association, road, water or
 * municipality. A flag that tells of a contribution already gets its sums.
 */
export function withLevies(context: Context, flags: readonly Flag[]): Flag[] {
  const levies =
    context.home.tenure === 'rental' ? [] : leviesIn(context).filter(({ isDecided }) => isDecided);
  const stated = flags.find(({ rule }) => rule === 'capital-contribution');
  // The seller pays it.
  if (levies.length === 0 || stated?.severity === 'notice') return [...flags];
  const sums = `Enligt annonsen ska bostadens ägare betala ${list(levies.map(told))}.`;
  const proof = quotedOnce(levies.map(({ quote }) => quote)).slice(0, 3);
  if (!stated) return [levyFlag(context, levies, { sums, proof }), ...flags];
  return flags.map((item) =>
    item === stated
      ? { ...item, description: `${sums} ${item.description}`, evidence: [...item.evidence, ...proof] }
      : item,
  );
}

function levyFlag(
  context: Context,
  levies: readonly Levy[],
  { sums, proof }: { readonly sums: string; readonly proof: Flag['evidence'] },
): Flag {
  const all = levies.reduce((total, { value }) => total + value, 0);
  return flag({
    rule: context.home.tenure === 'cooperative' ? 'capital-contribution' : 'one-off-levy',
    title: levies.every(({ isConnection }) => isConnection)
      ? `Anslutningsavgift på ${kr(all)} utöver priset`
      : `${kr(all)} att betala utöver priset`,
    category: 'Kostnader',
    severity: 'warning',
    weight,
    description: `${sums} Den som äger bostaden när pengarna ska betalas står för dem, så räkna med att de kommer ovanpå priset.`,
    action:
      'Be om beslutet, fråga när pengarna ska betalas och skriv in i kontraktet om du eller säljaren betalar.',
    evidence: [...proof, reference('text-risks', 'Engångskostnad', 'Allmän kunskap, ej bekräftad källa')],
  });
}

const told = ({ value, when }: Levy): string => `${kr(value)}${when === null ? '' : ` (${when})`}`;

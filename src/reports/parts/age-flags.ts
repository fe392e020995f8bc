import { judgeOf } from '../knowledge/who-judges.js';
import { flag, type Context, type Flag } from '../facts/context.js';
import { bathroomRenewalIn } from '../reading/association/bathroom-renewed.js';
import { isOfAllRooms, isVentilationUnit } from '../reading/parts/pieces.js';
import { quoted } from '../facts/evidence.js';
import { costWords, payerOfPart, workCost, type Payer, type WorkCost } from '../facts/work-cost.js';
import { agreeing } from './names.js';
import { ageEvidence, fromWhen, type PartAge } from './technical.js';

/** What replacing a dated part costs the buyer; null where others pay or no price has a source. */
export const replacementCost = (context: Context, { part, work }: PartAge): WorkCost | null =>
  workCost(context, part.cost, isOfAllRooms(work));

/**
 * Parts whose stated year has passed their life, and all but the minor ones with at most five years left. A heavy part past its
 * life can overturn a budget and is critical; a bathroom, whose life depends on what it is lined with, only once every
 * lining would be past it.
 */
export function ageFlags(context: Context, ages: readonly PartAge[]): Flag[] {
  return ages.flatMap((age) => {
    if (age.status === 'red') return [renewedByAssociation(context, age) ?? pastLife(context, age)];
    return age.status === 'yellow' && !age.doubt && !isMinor(age) ? [nearEnd(context, age)] : [];
  });
}

/** An age whose sum nobody published is a warning and no more: the sum is what makes it grave. */
function severityOf(
  payer: Payer,
  age: PartAge,
  cost: WorkCost | null,
): { severity: Flag['severity']; weight?: number } {
  const { part } = age;
  if (payer === 'landlord') return { severity: 'notice' };
  if (part.heavy && cost?.cost.basis === 'experience') return { severity: 'warning', weight: 4 };
  if (part.heavy) {
    return age.age >= (part.surelyPast ?? part.life)
      ? { severity: 'critical' }
      : { severity: 'warning', weight: 1 };
  }
  if (isMinor(age)) return { severity: 'notice' };
  return payer === 'buyer' ? { severity: 'warning' } : { severity: 'warning', weight: 1 };
}

/** A fan is changed at small cost; a whole unit that recovers heat is not. */
const isMinor = ({ part, work }: PartAge): boolean => part.isMinor === true && !isVentilationUnit(work);

/** Lighter parts whose end within three years a buyer must reckon with before a bid; panels and windows can wait. */
const weighs = new Set(['boiler', 'groundHeatPump', 'ventilation']);
const SOON = 3;

function nearEndSeverity(payer: Payer, age: PartAge): { severity: Flag['severity']; weight?: number } {
  if (age.part.surelyPast || payer === 'landlord') return { severity: 'notice' };
  const decides = age.part.heavy || (weighs.has(age.part.id) && age.remaining <= SOON);
  return { severity: 'warning', weight: decides && payer === 'buyer' ? 2 : 1 };
}

/** Who pays where the buyer does not alone, and what to ask then. */
const byOthers: Readonly<Record<Exclude<Payer, 'buyer'>, { readonly pays: string; readonly ask: string }>> = {
  association: {
    pays: 'Föreningen betalar bytet, och det märks på avgiften.',
    ask: 'Fråga när föreningen planerar bytet och hur det ska betalas.',
  },
  owners: {
    pays: 'Husets ägare betalar bytet tillsammans, och du betalar din del.',
    ask: 'Fråga samfälligheten när bytet är planerat och hur det ska betalas.',
  },
  landlord: {
    pays: 'Hyresvärden betalar bytet, men hyran kan höjas efteråt.',
    ask: 'Fråga hyresvärden när bytet är planerat och vad hyran blir sedan.',
  },
};

const since = ({ part, work, age }: PartAge): string =>
  `${part.the} är från ${fromWhen(work)} enligt annonsen, alltså ${work.from === work.to ? '' : 'minst '}${age} år ${agreeing(part, ['gammal', 'gammalt', 'gamla'])}.`;

function pastLife(context: Context, age: PartAge): Flag {
  const { part } = age;
  const payer = payerOfPart(context, age);
  const priced = replacementCost(context, age);
  return flag({
    rule: `past-life-${part.id}`,
    title: `${part.the} har ${age.remaining === 0 ? 'nått' : 'passerat'} sin livslängd`,
    category: 'Teknik',
    ...severityOf(payer, age, priced),
    description:
      `${since(age)} Livslängden är ungefär ${part.life} år. ` +
      (payer !== 'buyer'
        ? byOthers[payer].pays
        : priced
          ? `Ett byte kostar ofta ${costWords(priced.cost)}.`
          : 'Räkna med ett byte.'),
    action:
      payer !== 'buyer' ? byOthers[payer].ask : `${judgeOf(part.id)} och räkna av kostnaden från ditt bud.`,
    ...(priced ? { estimatedCost: priced.cost } : {}),
    evidence: [...ageEvidence(age, context.year), ...(priced?.evidence ?? [])],
  });
}

/** A bathroom past its life that the association renews with the pipes is no cost of the buyer's own. */
function renewedByAssociation(context: Context, age: PartAge): Flag | null {
  const renewal = age.part.id === 'bathroom' ? bathroomRenewalIn(context) : undefined;
  if (!renewal) return null;
  return flag({
    rule: 'past-life-bathroom',
    title: 'Badrummet är gammalt, men föreningen ska göra om det',
    category: 'Teknik',
    severity: 'warning',
    weight: 1,
    description: `${since(age)} Enligt annonsen görs badrummen om av föreningen vid stambytet, så byt det inte själv innan dess.`,
    action:
      'Fråga när badrummet görs om, vad föreningen betalar, vad som är tillval och hur länge det inte går att använda.',
    evidence: [quoted(renewal), ...ageEvidence(age, context.year)],
  });
}

function nearEnd(context: Context, age: PartAge): Flag {
  const { part, remaining } = age;
  const payer = payerOfPart(context, age);
  return flag({
    rule: `near-end-${part.id}`,
    title: `${part.the} närmar sig slutet av sin livslängd`,
    category: 'Teknik',
    ...nearEndSeverity(payer, age),
    description: `${since(age)} Av en livslängd på ungefär ${part.life} år återstår omkring ${remaining}.`,
    action: soonAction(payer, part),
    evidence: ageEvidence(age, context.year),
  });
}

function soonAction(payer: Payer, { id }: PartAge['part']): string {
  if (payer === 'buyer') return `${judgeOf(id)}, och räkna med bytet i din budget.`;
  return payer === 'landlord'
    ? byOthers.landlord.ask
    : 'Fråga om bytet finns i underhållsplanen och hur det ska betalas.';
}

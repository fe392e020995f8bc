import type { Context, Flag } from '../../facts/context.js';
import { payerOfPart, type Payer } from '../../facts/work-cost.js';
import { capital, list, lower } from '../../format.js';
import { parts } from '../../knowledge/life-lengths.js';
import { redone, type Stay, stays, staysAs } from '../../knowledge/stays.js';
import { valuesFor } from '../../knowledge/told-by-flags.js';
import { partAges } from '../../parts/technical.js';
import { bathroomRenewalIn } from '../../reading/association/bathroom-renewed.js';
import { namesOf } from './drivers.js';

/** What no answer removes, and what to do about it. */
const remains: Readonly<Record<Exclude<Stay, 'work'>, (names: string, context: Context) => string>> = {
  money: (names) => `${capital(names)} kostar dig pengar vad du än får för svar. Räkna in det i priset.`,
  damage: (names, context) => `Någon måste åtgärda ${names}. ${settleDamage(context)}`,
  terms: (names) => `Köp bara om du kan leva med ${names}, vad svaren än blir.`,
};

/** Much of a flat in an association is not the seller's to mend or to pay for. */
const settleDamage = ({ home }: Context): string =>
  home.tenure === 'cooperative'
    ? 'Fråga styrelsen före budet om det är föreningens sak eller ditt, och hur det ska betalas.'
    : 'Avgör före budet vem som betalar.';

/** The same of a work, by who pays for it: only what the buyer pays is a reason for a lower bid. */
const toRedo: Readonly<Record<Payer, (names: string) => string>> = {
  buyer: (names) =>
    `${capital(names)} behöver göras om, vad säljaren än svarar. Räkna av kostnaden från ditt bud.`,
  association: (names) =>
    `Föreningen behöver göra om ${names}, vad säljaren än svarar. Räkna med att det märks på avgiften.`,
  owners: (names) =>
    `Husets ägare behöver tillsammans göra om ${names}, vad säljaren än svarar. Räkna med att betala din del.`,
  landlord: (names) =>
    `Hyresvärden behöver göra om ${names}, vad svaret än blir. Räkna med att hyran kan höjas efteråt.`,
};
const payers = Object.keys(toRedo) as Payer[];

/** A sentence for each way in which something of these stays; none where answers can remove them all. */
export function remainingOf(context: Context, flags: readonly Flag[]): string[] {
  return stays.flatMap((stay) => {
    const staying = flags.filter((flag) => staysAs(flag) === stay);
    if (staying.length === 0) return [];
    return stay === 'work' ? worksOf(context, staying) : [remains[stay](list(namesOf(staying)), context)];
  });
}

function worksOf(context: Context, flags: readonly Flag[]): string[] {
  const works = flags.map((flag) => workOf(context, flag));
  return payers.flatMap((payer) => {
    const names = new Set(works.filter((work) => work.payer === payer).map(({ what }) => what));
    return names.size > 0 ? [toRedo[payer](list([...names]))] : [];
  });
}

const ofAge = 'past-life-';

/** What a flag says is to be redone, and who pays for it. */
function workOf(context: Context, flag: Flag): { what: string; payer: Payer } {
  const isPart = ({ id }: { readonly id: string }): boolean => flag.rule === ofAge + id;
  const part = partAges(context).find((age) => isPart(age.part))?.part ?? parts.find(isPart);
  if (!part) {
    const [what = flag.title] = valuesFor(redone, flag);
    return { what: lower(what), payer: payerOfPart(context, { part: { shared: false } }) };
  }
  const isRenewed = part.id === 'bathroom' && bathroomRenewalIn(context) !== undefined;
  return {
    what: lower(part.the),
    payer: isRenewed ? 'association' : payerOfPart(context, { part }),
  };
}

import { flag, type Context, type Flag } from '../../facts/context.js';
import { field, quoted } from '../../facts/evidence.js';
import { builtIn, buildYearsIn, rebuiltIn, type Built } from '../../reading/home/build-year.js';

/** From so many years apart it is another house. */
const otherHouse = 10;
/** Less is the time from permit to moving in. */
const sameBuilding = 3;

/** Years of build that differ, between field and text or else within the field's own words. */
export function yearFlags(context: Context): Flag[] {
  const ofTexts = textYearFlags(context);
  return ofTexts.length > 0 ? ofTexts : fieldYearFlags(context);
}

function textYearFlags(context: Context): Flag[] {
  const { yearBuilt, yearBuiltText } = context.listing;
  if (!yearBuilt || context.home.form === 'plot') return [];
  const claims = builtIn(context).filter(
    ({ from }) => !(yearBuiltText ?? '').includes(String(from)) || from === yearBuilt,
  );
  const off = ({ from, to }: Built) => (yearBuilt < from ? from - yearBuilt : Math.max(0, yearBuilt - to));
  const other = claims.filter((claim) => off(claim) >= sameBuilding).sort((a, b) => off(b) - off(a))[0];
  if (!other) return [];
  const rebuilt = rebuiltIn(context, yearBuilt);
  return [
    flag({
      rule: 'year-conflict',
      title: 'Två olika byggår',
      category: 'Motsägelse',
      severity: off(other) >= otherHouse && !rebuilt ? 'critical' : 'warning',
      description:
        `Uppgifterna säger byggår ${yearBuilt}, men texten säger ${other.said}. ` +
        (rebuilt
          ? 'En ombyggnad kan förklara det, och då är det äldre året som säger vilka risker grund och stomme har.'
          : 'Byggåret avgör vilka material och risker du ska leta efter, så det måste vara rätt.'),
      action: 'Begär byggåret ur fastighetsregistret eller bygglovet, och fråga vad som är ombyggt och när.',
      evidence: [field('yearBuilt', yearBuilt), quoted(other.quote), ...(rebuilt ? [quoted(rebuilt)] : [])],
    }),
  ];
}

function fieldYearFlags({ listing, home }: Context): Flag[] {
  const { yearBuilt, yearBuiltText } = listing;
  if (!yearBuilt || !yearBuiltText || home.form === 'plot') return [];
  const [other] = buildYearsIn(yearBuiltText)
    .filter((year) => Math.abs(year - yearBuilt) >= sameBuilding)
    .sort((a, b) => Math.abs(b - yearBuilt) - Math.abs(a - yearBuilt));
  if (other === undefined) return [];
  return [
    flag({
      rule: 'year-conflict',
      title: 'Två olika byggår',
      category: 'Motsägelse',
      severity: Math.abs(other - yearBuilt) >= otherHouse ? 'critical' : 'warning',
      description:
        `Annonsens uppgifter anger både ${yearBuilt} och ${other} som byggår. Byggåret avgör vilka material och risker ` +
        'du ska leta efter, så det måste vara rätt.',
      action: 'Begär byggåret ur fastighetsregistret eller bygglovet, och fråga vad som är ombyggt och när.',
      evidence: [field('yearBuilt', yearBuilt), field('yearBuiltText', yearBuiltText)],
    }),
  ];
}

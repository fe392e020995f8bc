import { flag, type Context, type Flag } from '../../facts/context.js';
import { field } from '../../facts/evidence.js';

/** Another age than that of the whole home: a part added, a home rebuilt, a year of taxation. */
const notBuilding =
  /till-?bygg|om-?bygg|ut-?bygg|påbygg|tillbyggnad|renover|inredd|konverter|värdeår|stomme|original|stambyt|restaurer|moderniser/iu;
/** `1953/2010` and `1976–1978` give building and rebuilding, or the time it took; a decade is no year. */
const spanned = /(?<!\d)(?:1[6-9]|20)\d\d\s*[-–/]\s*\d{2,4}(?!\d)|tal(?:et|ets)?(?!\p{L})/iu;

/** From so many years apart it is another house. */
const otherHouse = 10;
/** Less is the time from permit to moving in. */
const sameBuilding = 3;

/** The year of build against the page's own words about it, where no text speaks of another. */
export function buildYearFieldFlags({ listing, home }: Context): Flag[] {
  const { yearBuilt, yearBuiltText } = listing;
  if (!yearBuilt || !yearBuiltText || home.form === 'plot') return [];
  if (notBuilding.test(yearBuiltText) || spanned.test(yearBuiltText)) return [];
  const years = [...yearBuiltText.matchAll(/(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
  const [other] = years
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

import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted, reference } from '../../facts/evidence.js';
import { number } from '../../format.js';
import { highWaterRadonIn, latestWaterRadon } from '../../reading/quantities/radon.js';

/** Bq a litre of drinking water: remarked on from the first, unfit from the second. Common knowledge, unconfirmed. */
const waterLimit = { remark: 100, unfit: 1000 } as const;

/** Radon in the drinking water above what passes without remark, by the latest measurement or the advert's own words. */
export function waterRadonFlags(context: Context): Flag[] {
  const latest = latestWaterRadon(context);
  if (latest && latest.value <= waterLimit.remark) return [];
  const quote = latest?.quote ?? highWaterRadonIn(context);
  if (!quote) return [];
  const isRemark = latest !== null && latest.value <= waterLimit.unfit;
  return [
    flag({
      rule: 'radon-in-water',
      title: 'Radon i dricksvattnet',
      category: 'Vatten och avlopp',
      severity: isRemark ? 'notice' : 'warning',
      description:
        (latest
          ? `Annonsen anger ${number(latest.value)} Bq per liter vatten. `
          : 'Annonsen säger att radonhalten i vattnet är förhöjd. ') +
        'Radon i vatten är en annan sak än radon i luften. Det avgår när du duschar och diskar och höjer halten inomhus, men går oftast att lufta bort.',
      action: `Be om vattenprovet med datum, ta in pris på en radonavskiljare och mät radon i luften ${context.home.the === 'tomten' ? 'när huset står' : 'inomhus'}.`,
      evidence: [
        quoted(quote),
        reference(
          'radon-water',
          `Dricksvatten: anmärkning från ${waterLimit.remark} Bq/l, otjänligt från ${number(waterLimit.unfit)} Bq/l`,
          'Allmän kunskap, ej bekräftad källa',
        ),
      ],
    }),
  ];
}

import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, quoted } from '../../facts/evidence.js';
import { kr, krPerSqm, percent } from '../../format.js';
import { feesIn, pricesIn, runningCostsIn } from '../../reading/quantities/stated-sums.js';

/** Price, fee and running cost that two places of the advert state differently. */
export function moneyFlags(context: Context): Flag[] {
  return [
    ...priceFlags(context),
    ...feeFlags(context),
    ...feePerSqmFlags(context),
    ...operatingFlags(context),
    ...pricePerSqmFlags(context),
  ];
}

const off = (one: number, other: number): number => Math.abs(one / other - 1);

function priceFlags(context: Context): Flag[] {
  const { price: stated, spans, soldPrice } = context.listing;
  if (!stated || spans?.price || soldPrice) return [];
  const other = pricesIn(context).find(
    ({ value }) => off(value, stated) >= 0.01 && value > stated / 3 && value < stated * 3,
  );
  if (!other) return [];
  return [
    flag({
      rule: 'price-conflict',
      title: 'Två olika priser',
      category: 'Motsägelse',
      severity: 'warning',
      description: `Uppgifterna säger ${kr(stated)}, men texten säger ${kr(other.value)}. Lån och kontantinsats beror på vilket som gäller.`,
      action: 'Fråga mäklaren vilket pris som gäller i dag, och om det har ändrats.',
      evidence: [field('price', stated), quoted(other.quote)],
    }),
  ];
}

function feeFlags(context: Context): Flag[] {
  const { monthlyFee, spans } = context.listing;
  if (!monthlyFee || spans?.monthlyFee) return [];
  const other = feesIn(context)
    .map((claim) => ({
      ...claim,
      value: claim.period === 'year' ? Math.round(claim.value / 12) : claim.value,
    }))
    .find(({ value }) => off(value, monthlyFee) >= 0.03 && value > monthlyFee / 4 && value < monthlyFee * 4);
  if (!other) return [];
  return [
    flag({
      rule: 'fee-text-conflict',
      title: 'Två olika månadsavgifter',
      category: 'Motsägelse',
      severity: 'warning',
      description:
        `Uppgifterna säger ${kr(monthlyFee)} i månaden, men texten säger ${kr(other.value)}. ` +
        `Det skiljer ${kr(Math.abs(other.value - monthlyFee) * 12)} på ett år.`,
      action: 'Be om den senaste avgiftsavin, och fråga om en höjning är beslutad.',
      evidence: [
        field('monthlyFee', monthlyFee),
        quoted(other.quote),
        computed(
          '|avgift i text − avgift| × 12',
          { other: other.value, monthlyFee },
          Math.abs(other.value - monthlyFee) * 12,
          'kr/år',
        ),
      ],
    }),
  ];
}

function feePerSqmFlags({ listing }: Context): Flag[] {
  const { monthlyFee, livingArea, associationFacts } = listing;
  const stated = associationFacts?.feePerSqm;
  if (!monthlyFee || !livingArea || !stated) return [];
  const own = Math.round((monthlyFee * 12) / livingArea);
  if (off(own, stated) < 0.15) return [];
  return [
    flag({
      rule: 'fee-conflict',
      title: 'Avgift som inte stämmer med föreningens nyckeltal',
      category: 'Motsägelse',
      severity: 'notice',
      description:
        `Din avgift blir ${krPerSqm(own)} och år, medan föreningens årsavgift anges till ${krPerSqm(stated)}. Skillnaden ` +
        'kan bero på en höjning sedan bokslutet, på andelstalet eller på vad som ingår.',
      action: 'Fråga vad som förklarar skillnaden och vilken avgift som gäller nu.',
      evidence: [
        field('monthlyFee', monthlyFee),
        field('associationFacts.feePerSqm', stated),
        computed('avgift × 12 ÷ boarea', { monthlyFee, livingArea }, own, 'kr/m² och år'),
      ],
    }),
  ];
}

/** Running costs vary by what is counted: only a large gap is told, and half as much again is a warning. */
function operatingFlags(context: Context): Flag[] {
  const { operatingCost, spans } = context.listing;
  if (!operatingCost || spans?.operatingCost) return [];
  const other = runningCostsIn(context)
    .map((claim) => ({ ...claim, value: claim.period === 'month' ? claim.value * 12 : claim.value }))
    .find(
      ({ value }) =>
        off(value, operatingCost) >= 0.15 && value > operatingCost / 5 && value < operatingCost * 5,
    );
  if (!other) return [];
  const difference = Math.round(off(other.value, operatingCost) * 100);
  return [
    flag({
      rule: 'operating-cost-conflict',
      title: 'Två olika driftkostnader',
      category: 'Motsägelse',
      severity: difference >= 50 ? 'warning' : 'notice',
      description: `Uppgifterna säger ${kr(operatingCost)} per år, men texten ${kr(other.value)}, en skillnad på ${percent(difference)}. De kan räkna olika saker.`,
      action: 'Be om fakturor för ett helt år, och fråga vilka poster som är med.',
      evidence: [
        field('operatingCost', operatingCost),
        quoted(other.quote),
        computed('|text ÷ uppgift − 1| × 100', { other: other.value, operatingCost }, difference, '%'),
      ],
    }),
  ];
}

function pricePerSqmFlags({ listing }: Context): Flag[] {
  const { price: stated, livingArea, pricePerSqm, soldPrice } = listing;
  if (!stated || !livingArea || !pricePerSqm || soldPrice) return [];
  const own = Math.round(stated / livingArea);
  if (off(own, pricePerSqm) < 0.05) return [];
  return [
    flag({
      rule: 'price-per-sqm-conflict',
      title: 'Pris per kvadratmeter som inte stämmer med ytan',
      category: 'Motsägelse',
      severity: 'warning',
      description: `Annonsen anger ${krPerSqm(pricePerSqm)}, men pris och boarea ger ${krPerSqm(own)}.`,
      action: 'Fråga vilken yta mäklaren har räknat med.',
      evidence: [
        field('pricePerSqm', pricePerSqm),
        computed('pris ÷ boarea', { price: stated, livingArea }, own, 'kr/m²'),
      ],
    }),
  ];
}

import type { Evidence } from '../analysis-result.schema.js';
import type { Disagreement } from '../../scraping/listing.types.js';
import { parts } from '../knowledge/life-lengths.js';
import { flag, type Context, type Flag } from './context.js';
import { computed, field, quoted, reference, type Quote } from './evidence.js';
import { kr, krPerSqm, percent, sqm } from './format.js';
import { findAll, words } from './sources.js';

/** Places where the advert, or two of its sources, say different things about the same fact. */
export function contradictionFlags(context: Context): Flag[] {
  return [
    ...areaFlags(context),
    ...feeFlags(context),
    ...pricePerSqmFlags(context),
    ...yearFlags(context),
    ...roomFlags(context),
    ...originalFlags(context),
    ...disagreementFlags(context),
  ];
}

const toNumber = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'));

function numbersIn(context: Context, pattern: RegExp): { value: number; quote: Quote }[] {
  return context.sources
    .filter((source) => ['description', 'summary', 'title'].includes(source.field))
    .flatMap((source) => findAll([source], pattern))
    .flatMap((quote) => {
      const digits = /\d[\d\s]*(?:[.,]\d+)?/.exec(quote.text);
      return digits ? [{ value: toNumber(digits[0]), quote }] : [];
    });
}

const squareMetres = String.raw`(?:kvm|kvadratmeter|m²|m2|kvadrat)`;
const areaPattern = words(
  String.raw`(?:boarea|boyta|bostadsyta)(?:n)?\s*(?:är|om|på|:|ca|cirka|uppgår\s+till|enligt\s+\p{L}+)*\s*\d{2,3}(?:[.,]\d)?\s*${squareMetres}|(?:lägenheten|bostaden|huset|villan)\s+är\s+(?:på\s+)?(?:ca\s+|hela\s+)?\d{2,3}(?:[.,]\d)?\s*${squareMetres}|\d{2,3}(?:[.,]\d)?\s*${squareMetres}\s+(?:boarea|boyta|bostadsyta|stor\s+lägenhet)|(?:etta|tvåa|trea|fyra|femma|lägenhet|bostadsrätt|villa)(?:n)?\s+(?:om|på)\s+(?:ca\s+|cirka\s+|hela\s+|generösa\s+)?\d{2,3}(?:[.,]\d)?\s*${squareMetres}(?!\s*(?:tomt|biarea|biyta))`,
);

function areaFlags(context: Context): Flag[] {
  const { livingArea } = context.listing;
  if (!livingArea) return [];
  const other = numbersIn(context, areaPattern)
    .map((hit) => ({ ...hit, off: Math.abs(hit.value / livingArea - 1) }))
    .filter((hit) => hit.off >= 0.03 && hit.value >= 10)
    .sort((a, b) => b.off - a.off)[0];
  if (!other) return [];
  return [areaFlag(context, other.value, [quoted(other.quote)])];
}

function areaFlag({ listing }: Context, other: number, evidence: Evidence[]): Flag {
  const { livingArea = 0, price } = listing;
  const difference = Math.round(Math.abs(other / livingArea - 1) * 1000) / 10;
  const large = difference >= 10;
  const worth = price && price > 0 ? Math.round((price / livingArea) * Math.abs(other - livingArea)) : null;
  return flag({
    rule: 'area-conflict',
    title: 'Två olika uppgifter om boarean',
    category: 'Motsägelse',
    severity: large ? 'critical' : 'warning',
    description:
      `Boarean anges som ${sqm(livingArea)} på ett ställe och ${sqm(other)} på ett annat, en skillnad på ` +
      `${percent(difference)}.${worth ? ` Med dagens utgångspris är ytan emellan värd ungefär ${kr(worth)}.` : ''}`,
    action: 'Be om mätprotokollet och räkna pris och avgift på den yta som är uppmätt.',
    evidence: [
      field('livingArea', livingArea),
      ...evidence,
      computed('|uppgift ÷ boarea − 1| × 100', { other, livingArea }, difference, '%'),
      ...(worth && price
        ? [computed('pris ÷ boarea × skillnaden', { price, livingArea, other }, worth, 'kr')]
        : []),
    ],
  });
}

function feeFlags({ listing }: Context): Flag[] {
  const { monthlyFee, livingArea, associationFacts } = listing;
  const stated = associationFacts?.feePerSqm;
  if (!monthlyFee || !livingArea || !stated) return [];
  const own = Math.round((monthlyFee * 12) / livingArea);
  const difference = Math.round(Math.abs(own / stated - 1) * 1000) / 10;
  if (difference < 15) return [];
  return [
    flag({
      rule: 'fee-conflict',
      title: 'Avgiften och föreningens nyckeltal går isär',
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

function pricePerSqmFlags({ listing }: Context): Flag[] {
  const { price, livingArea, pricePerSqm, soldPrice } = listing;
  if (!price || !livingArea || !pricePerSqm || soldPrice) return [];
  const own = Math.round(price / livingArea);
  if (Math.abs(own / pricePerSqm - 1) < 0.05) return [];
  return [
    flag({
      rule: 'price-per-sqm-conflict',
      title: 'Priset per kvadratmeter stämmer inte med ytan',
      category: 'Motsägelse',
      severity: 'warning',
      description: `Annonsen anger ${krPerSqm(pricePerSqm)}, men pris och boarea ger ${krPerSqm(own)}.`,
      action: 'Fråga vilken yta mäklaren har räknat med.',
      evidence: [
        field('pricePerSqm', pricePerSqm),
        computed('pris ÷ boarea', { price, livingArea }, own, 'kr/m²'),
      ],
    }),
  ];
}

const builtPattern = words(
  String.raw`(?:huset|villan|fastigheten|föreningen|byggnaden|radhuset)\s+(?:är\s+)?(?:byggdes|byggt|byggd|uppfördes|uppfört|uppförd|från)\s+(?:år\s+)?(?:18|19|20)\d\d|(?:byggår|byggt\s+år|uppförd(?:es)?(?:\s+år)?)\s*:?\s+(?:18|19|20)\d\d`,
);

function yearFlags(context: Context): Flag[] {
  const { yearBuilt } = context.listing;
  if (!yearBuilt) return [];
  const other = numbersIn(context, builtPattern).find((hit) => Math.abs(hit.value - yearBuilt) >= 3);
  if (!other) return [];
  return [
    flag({
      rule: 'year-conflict',
      title: 'Två olika byggår',
      category: 'Motsägelse',
      severity: 'warning',
      description: `Uppgifterna säger byggår ${yearBuilt}, men texten säger ${other.value}. Byggåret styr vilka risker du ska leta efter.`,
      action: 'Fråga vilket år som gäller, och om huset är ombyggt.',
      evidence: [field('yearBuilt', yearBuilt), quoted(other.quote)],
    }),
  ];
}

const roomPattern = words(
  String.raw`(?:består\s+av|fördelat\s+på|fördelade\s+på|med|om)\s+\d(?:[.,]5)?\s*(?:rum\s+och\s+kök|rok|r\.o\.k|rum\s*&\s*kök)|\d(?:[.,]5)?\s*(?:rum\s+och\s+kök|rok)`,
);

function roomFlags(context: Context): Flag[] {
  const { rooms } = context.listing;
  if (!rooms) return [];
  const other = numbersIn(context, roomPattern).find((hit) => Math.abs(hit.value - rooms) >= 1);
  if (!other) return [];
  return [
    flag({
      rule: 'room-conflict',
      title: 'Antalet rum skiljer sig åt',
      category: 'Motsägelse',
      severity: 'notice',
      description:
        'Uppgifterna och texten anger olika många rum. Det kan vara ett delat rum som inte är anmält.',
      action: 'Jämför med planritningen, och fråga om ombyggnaden är godkänd.',
      evidence: [field('rooms', rooms), quoted(other.quote)],
    }),
  ];
}

/** One place says a part is original, another that it was replaced. */
function originalFlags({ work }: Context): Flag[] {
  return parts.flatMap((part) => {
    const original = work.find((item) => item.part === part.id && item.state === 'original');
    const done = work.find(
      (item) => item.part === part.id && item.state === 'done' && item.to > (original?.to ?? 0) + 2,
    );
    if (!original || !done) return [];
    return [
      flag({
        rule: `original-conflict-${part.id}`,
        title: `${part.name}: både original och åtgärdat`,
        category: 'Motsägelse',
        severity: 'warning',
        description: `Ett ställe säger original, ett annat att något gjordes ${done.when}. Båda kan inte gälla samma del.`,
        action: 'Be om kvitto på arbetet, och fråga exakt vad som byttes.',
        evidence: [quoted(original.quote), quoted(done.quote)],
      }),
    ];
  });
}

const labels: Readonly<Record<string, string>> = {
  livingArea: 'boarean',
  price: 'priset',
  monthlyFee: 'månadsavgiften',
  rooms: 'antalet rum',
  yearBuilt: 'byggåret',
  operatingCost: 'driftkostnaden',
  tomtarea: 'tomtarean',
  biarea: 'biarean',
  energyClass: 'energiklassen',
  tenure: 'upplåtelseformen',
};

function disagreementFlags(context: Context): Flag[] {
  return context.disagreements.flatMap((disagreement): Flag[] => {
    const label = labels[disagreement.field];
    const values = disagreement.values.map((entry) => entry.value);
    if (!label || values.length < 2) return [];
    if (disagreement.field === 'livingArea' && context.listing.livingArea) {
      const own = context.listing.livingArea;
      const other = values.find(
        (value): value is number => typeof value === 'number' && Math.abs(value / own - 1) >= 0.03,
      );
      if (other) return [areaFlag(context, other, sourceProofs(disagreement))];
      return [];
    }
    const scalars = values.filter(
      (value): value is string | number => typeof value === 'string' || typeof value === 'number',
    );
    if (new Set(scalars).size < 2) return [];
    return [
      flag({
        rule: `source-conflict-${disagreement.field}`,
        title: `Källorna är oense om ${label}`,
        category: 'Motsägelse',
        severity:
          disagreement.field === 'energyClass' || disagreement.field === 'rooms' ? 'notice' : 'warning',
        description: `Portalen och mäklarens egen sida anger olika värden för ${label}: ${scalars.map(show).join(' och ')}.`,
        action: `Fråga mäklaren vilken uppgift om ${label} som gäller.`,
        evidence: sourceProofs(disagreement),
      }),
    ];
  });
}

/** Which page said what; the host names the page. */
const sourceProofs = (disagreement: Disagreement): Evidence[] =>
  disagreement.values.map(({ url, value }) =>
    reference(
      'sources',
      `${disagreement.field}: ${String(value)}`,
      URL.canParse(url) ? new URL(url).hostname : url,
    ),
  );

const show = (value: string | number): string =>
  typeof value === 'number' && value > 3000
    ? kr(value).replace(/\u00a0kr$/, '')
    : String(value).replace('.', ',');

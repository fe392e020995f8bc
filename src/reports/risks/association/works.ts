import { flag, type Context, type Flag } from '../../facts/context.js';
import { quoted, reference } from '../../facts/evidence.js';
import { list } from '../../format.js';
import { largeWorksIn } from '../../reading/association/planned-works.js';
import { emptyPremisesIn, planGapIn } from '../../reading/association/upkeep.js';
import type { Quote } from '../../reading/text/sources.js';
import { paymentText } from './plans.js';
import { pricedWorks } from './works-price.js';

const general = 'Allmän kunskap, ej bekräftad källa';
/** Large works ahead beside the pipes: they are paid by savings, by a higher fee or by loans. */
export function worksAhead(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const found = largeWorksIn(context);
  const [first] = found;
  if (!first) return [];
  const isPaid = found.every(({ payment }) => payment === 'paid');
  const told = found.map(({ payment }) => payment).find((payment) => payment !== null) ?? null;
  const quotes = found.map(({ quote }) => quote).filter(isFirst);
  const priced = pricedWorks(context);
  return [
    flag({
      rule: 'association-works-planned',
      title: 'Större arbeten väntar i föreningen',
      category: 'Föreningen',
      severity: isPaid ? 'notice' : 'warning',
      ...(isPaid ? {} : { weight: 1 }),
      description:
        `Annonsen berättar om arbeten som ligger framåt: ${list(found.map(({ name }) => name))}.${priced.map(({ text }) => ` ${text}`).join('')} Föreningen betalar med sparade pengar, ` +
        `höjd avgift eller nya lån, och lån ökar din del av skulden.${paymentText(told)}`,
      action: 'Fråga när arbetet görs, vad det kostar, hur det betalas och vad avgiften blir efteråt.',
      evidence: [
        ...quotes.slice(0, 4).map(quoted),
        ...priced.flatMap(({ evidence }) => evidence),
        reference('association-bands', 'Större arbeten', general),
      ],
    }),
  ];
}

const isFirst = (quote: Quote, index: number, all: readonly Quote[]): boolean =>
  all.findIndex((other) => other.field === quote.field && other.start === quote.start) === index;

/** No plan for the upkeep of the house, or one that is only being made. */
export function maintenancePlanFlag(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const gap = planGapIn(context);
  if (!gap) return [];
  const { quote, isComing } = gap;
  return [
    flag({
      rule: isComing ? 'maintenance-plan-coming' : 'maintenance-plan-missing',
      title: isComing ? 'Underhållsplanen är inte klar' : 'Föreningen har ingen underhållsplan',
      category: 'Föreningen',
      severity: isComing ? 'notice' : 'warning',
      ...(isComing ? {} : { weight: 1 }),
      description:
        `${isComing ? 'Enligt annonsen håller underhållsplanen på att tas fram eller göras om.' : 'Enligt annonsen finns ingen underhållsplan.'} ` +
        'Den visar vad huset behöver och vad det kostar. Utan den går det inte att se om avgiften räcker.',
      action:
        'Fråga när tak, fasad, fönster och stammar senast gjordes, och vad styrelsen tror kommer härnäst.',
      evidence: [quoted(quote), reference('association-bands', 'Underhållsplan', general)],
    }),
  ];
}

/** Premises without a tenant: the rent is missing from the association's income. */
export function vacancyFlag(context: Context): Flag[] {
  if (context.home.tenure === 'owned') return [];
  const quote = emptyPremisesIn(context);
  if (!quote) return [];
  return [
    flag({
      rule: 'vacant-premises',
      title: 'Lokal utan hyresgäst',
      category: 'Föreningens ekonomi',
      severity: 'warning',
      weight: 1,
      description:
        'Enligt annonsen står en lokal i föreningen tom. Hyran som uteblir får tas av sparade pengar eller av avgifterna tills den är uthyrd.',
      action:
        'Fråga hur stor del av intäkterna lokalen stod för, hur länge den stått tom och om den ska byggas om.',
      evidence: [quoted(quote), reference('association-bands', 'Tom lokal', general)],
    }),
  ];
}

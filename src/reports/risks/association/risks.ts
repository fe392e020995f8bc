import { feeHistoryIn, soundsNew } from '../../reading/association/history.js';
import type { Evidence } from '../../analysis-result.schema.js';
import {
  associationSize,
  lossYears,
  loansDueBands,
  rentShareBands,
} from '../../knowledge/association-bands.js';
import { associationFacts } from '../../facts/association-facts.js';
import { feeRises, pipePlans } from './plans.js';
import { mayBecomeNotGenuineIn } from '../../reading/association/traits.js';
import { ownUpkeepFlag } from './own-upkeep.js';
import { maintenancePlanFlag, vacancyFlag, worksAhead } from './works.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, quoted, reference } from '../../facts/evidence.js';
import { capital, count, percent } from '../../format.js';

const economy = 'Föreningens ekonomi';

/** Risks of the association beside its debt, savings and fee. */
export function associationRisks(context: Context): Flag[] {
  return [
    ...genuineFlag(context),
    ...loansDueFlag(context),
    ...lossesFlag(context),
    ...feeRises(context),
    ...pipePlans(context),
    ...worksAhead(context),
    ...ownUpkeepFlag(context),
    ...maintenancePlanFlag(context),
    ...vacancyFlag(context),
    ...sizeFlag(context),
    ...rentFlag(context),
    ...noFiguresFlag(context),
  ];
}

function genuineFlag(context: Context): Flag[] {
  const { genuine } = associationFacts(context);
  if (genuine?.value !== false) return mayTurnFlag(context);
  return [
    flag({
      rule: 'not-genuine-association',
      title: 'Oäkta bostadsrättsförening',
      category: 'Föreningen',
      severity: 'critical',
      description:
        'En oäkta förening beskattas som ett företag. Det kan ge årlig skatt för dig som bor där och högre skatt när du säljer.',
      action: 'Be mäklaren om skatteeffekten skriftligt och räkna på den innan du lägger bud.',
      evidence: [
        ...genuine.evidence,
        reference(
          'association-bands',
          'Oäkta förening',
          'support.allabrf.se (betygstak för oäkta föreningar)',
        ),
      ],
    }),
  ];
}

function mayTurnFlag(context: Context): Flag[] {
  const quote = mayBecomeNotGenuineIn(context);
  if (!quote) return [];
  return [
    flag({
      rule: 'may-become-not-genuine',
      title: 'Föreningen kan bli oäkta',
      category: 'Föreningen',
      severity: 'warning',
      description:
        'Blir föreningen oäkta beskattas den som ett företag. Då kan du få årlig skatt för att du bor där och högre skatt när du säljer.',
      action:
        'Fråga styrelsen hur stor del som är bostäder och vad den gör för att föreningen ska förbli äkta.',
      evidence: [
        quoted(quote),
        reference(
          'association-bands',
          'Oäkta förening',
          'support.allabrf.se (betygstak för oäkta föreningar)',
        ),
      ],
    }),
  ];
}

function loansDueFlag(context: Context): Flag[] {
  const due = associationFacts(context).loansDue;
  if (!due) return [];
  const { high, veryHigh, row, source } = loansDueBands;
  const { percent: share, most } = due;
  if (share !== null ? share <= high : due.amount !== null) return [];
  const very = share !== null && share > veryHigh;
  const part = due.words
    ? partInWords(due.words, share)
    : share === null
      ? 'Föreningens lån, utan att det framgår hur stor del,'
      : `${percent(share)} av föreningens lån`;
  const proof =
    share !== null && due.amount !== null && due.of !== null
      ? [computed('100 % × lån som läggs om ÷ alla lån', { due: due.amount, all: due.of }, share, '%')]
      : [];
  return [
    flag({
      rule: very ? 'loans-due-very-soon' : 'loans-due-soon',
      title:
        share === null && !most
          ? 'Lånen villkorsändras inom ett år'
          : 'Stor del av lånen villkorsändras inom ett år',
      category: economy,
      severity: very ? 'critical' : 'warning',
      description:
        `${part} har rörlig ränta eller villkorsändras inom tolv månader. Stiger räntan märks det snabbt i avgiften. ` +
        `Över ${percent(very ? veryHigh : high)} räknas som ${very ? 'mycket högt' : 'mycket'}.`,
      action: 'Fråga vilken ränta lånen har i dag, vad styrelsen räknar med och vad det gör med avgiften.',
      evidence: [...due.evidence, ...proof, reference('association-bands', row, source)],
    }),
  ];
}

function partInWords(words: string, share: number | null): string {
  if (share !== null && share >= 90)
    return share === 100 ? 'Alla föreningens lån' : 'Nästan alla föreningens lån';
  return `${share === 50 ? 'Hälften' : capital(words)} av föreningens lån`;
}

function lossesFlag(context: Context): Flag[] {
  const { losses } = associationFacts(context);
  if (!losses) return [];
  const many = losses.years >= lossYears.many;
  const time = many ? 'flera år i rad' : losses.years === 2 ? 'två år' : 'det år som nämns';
  return [
    flag({
      rule: many ? 'losses-for-years' : 'loss',
      title: many ? 'Föreningen går med förlust år efter år' : 'Föreningen har gått med förlust',
      category: economy,
      severity: many ? 'warning' : 'notice',
      description:
        `Annonsen berättar om förlust, alltså underskott i resultatet, ${time}. Beror det inte på avskrivningar brukar ` +
        'avgiften höjas eller skulden växa.',
      action: 'Be om de tre senaste årsredovisningarna och fråga hur stort kassaflödet är.',
      evidence: [quoted(losses.quote), reference('association-bands', lossYears.row, lossYears.source)],
    }),
  ];
}

function sizeFlag(context: Context): Flag[] {
  const { apartments } = associationFacts(context);
  if (!apartments || apartments.value >= associationSize.small) return [];
  return [
    flag({
      rule: 'small-association',
      title: `Liten förening med ${count(apartments.value, 'common')} lägenheter`,
      category: 'Föreningen',
      severity: 'warning',
      description:
        'I en liten förening delar få lägenheter på varje utgift. Ett nytt tak eller en granne som inte betalar märks direkt i avgiften, och du får räkna med att hjälpa till i styrelsen.',
      action: 'Läs underhållsplanen, och fråga hur styrelsen arbetar och vad som ska göras de närmaste åren.',
      evidence: [
        ...apartments.evidence,
        reference('association-bands', associationSize.row, associationSize.source),
      ],
    }),
  ];
}

function rentFlag(context: Context): Flag[] {
  const { rentShare } = associationFacts(context);
  if (!rentShare || rentShare.value <= rentShareBands.noted) return [];
  return [
    flag({
      rule: 'rent-dependent',
      title: 'Föreningen får mycket av sina intäkter från hyror',
      category: economy,
      severity: rentShare.value > rentShareBands.high ? 'warning' : 'notice',
      description: `Hyresintäkterna är ${rentShare.words ?? percent(rentShare.value)} av intäkterna enligt annonsen. Blir lokalerna tomma ska pengarna tas från avgifterna, och för stora lokalytor kan göra föreningen oäkta.`,
      action: 'Fråga hur länge hyresavtalen gäller, om något står tomt och om föreningen är äkta.',
      evidence: [
        quoted(rentShare.quote),
        reference('association-bands', rentShareBands.row, rentShareBands.source),
      ],
    }),
  ];
}

/** A home in an association of which no figure is stated: heavier where the house is new or nothing at all is told. */
function noFiguresFlag(context: Context): Flag[] {
  const { listing, home, year } = context;
  if (home.tenure !== 'cooperative') return [];
  const facts = associationFacts(context);
  const isKnown =
    facts.debtPerSqm ??
    facts.debtShare ??
    facts.loans ??
    facts.savingsPerSqm ??
    facts.sensitivity ??
    facts.loansDue;
  if (isKnown) return [];
  const built = listing.yearBuilt;
  const isNew = built === undefined ? soundsNew(context) : built >= year - 1;
  const tells = facts.genuine ?? facts.ownsLand ?? facts.losses ?? feeHistoryIn(context);
  const proof: Evidence[] = ['debtPerSqm', 'savingsPerSqm'].map((name) => field(`associationFacts.${name}`));
  return [
    flag({
      rule: 'no-association-figures',
      title: 'Inga siffror för föreningen',
      category: economy,
      severity: isNew || !tells ? 'warning' : 'notice',
      ...(isNew || !tells ? {} : { weight: 1 }),
      description: isNew
        ? 'I nyproduktion är skulden ofta hög från början, men annonsen anger varken skuld eller sparande. Siffrorna står i den ekonomiska planen.'
        : 'Annonsen anger varken skuld eller sparande. De avgör vad avgiften blir framöver och står i årsredovisningen.',
      action: isNew
        ? 'Läs den ekonomiska planen innan du skriver på: skuld per kvadratmeter, räntan som är antagen och avgiften på sikt.'
        : 'Be om den senaste årsredovisningen och läs nyckeltalen innan du lägger bud.',
      evidence: [
        ...proof,
        ...(isNew && built !== undefined ? [field('yearBuilt', built)] : []),
        reference('must-have', 'Föreningens skuld per kvadratmeter', 'Checklista per upplåtelseform'),
      ],
    }),
  ];
}

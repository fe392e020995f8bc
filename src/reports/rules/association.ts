import type { Evidence } from '../analysis-result.schema.js';
import {
  debtBands,
  debtPhrase,
  feeLevels,
  interestSensitivityBands,
  savingsBands,
} from '../knowledge/association-bands.js';
import { flag, type Context, type Flag } from './context.js';
import { computed, field, quoted, reference } from './evidence.js';
import { kr, krPerSqm, percent } from './format.js';
import { findAll, words } from './sources.js';

/** Key figures of the association and of this home's part in it. */
export interface AssociationFigures {
  /** kr/m² and year. */
  readonly feePerSqm: number | null;
  readonly debtPerSqm: number | null;
  /** Per which area the debt is counted, in words. */
  readonly debtBasis: string;
  /** kr; this home's part of the debt. */
  readonly debtShare: number | null;
  /** kr; price and part of the debt together. */
  readonly effectivePrice: number | null;
  /** Percent. */
  readonly interestSensitivity: number | null;
  readonly savingsPerSqm: number | null;
  readonly feeEvidence: readonly Evidence[];
  readonly debtEvidence: readonly Evidence[];
}

export function associationFigures(context: Context): AssociationFigures {
  const { listing } = context;
  const facts = listing.associationFacts ?? {};
  const said = facts.debtPerSqm === undefined ? debtInText(context) : null;
  const { livingArea, monthlyFee, price } = listing;
  const ownFee = monthlyFee && livingArea ? Math.round((monthlyFee * 12) / livingArea) : null;
  const feePerSqm = ownFee ?? facts.feePerSqm ?? null;
  const debtPerSqm = facts.debtPerSqm ?? said?.value ?? null;
  const byArea = debtPerSqm !== null && livingArea ? Math.round(debtPerSqm * livingArea) : null;
  const debtShare = facts.indirectNetDebt ?? byArea;
  const effectivePrice = price && debtShare !== null ? price + debtShare : null;
  const interestSensitivity =
    debtPerSqm !== null && feePerSqm ? Math.round((debtPerSqm / feePerSqm) * 10) / 10 : null;
  return {
    feePerSqm,
    debtPerSqm,
    debtBasis: facts.debtPerSqmBasis ?? 'vilken yta den är räknad på framgår inte',
    debtShare,
    effectivePrice,
    interestSensitivity,
    savingsPerSqm: facts.savingsPerSqm ?? null,
    feeEvidence:
      ownFee && monthlyFee && livingArea
        ? [
            field('monthlyFee', monthlyFee),
            computed('avgift × 12 ÷ boarea', { monthlyFee, livingArea }, ownFee, 'kr/m² och år'),
          ]
        : facts.feePerSqm
          ? [field('associationFacts.feePerSqm', facts.feePerSqm)]
          : [],
    debtEvidence: [
      ...(facts.debtPerSqm === undefined ? [] : [field('associationFacts.debtPerSqm', facts.debtPerSqm)]),
      ...(said ? [quoted(said.quote)] : []),
      ...(facts.indirectNetDebt === undefined
        ? byArea !== null && debtPerSqm !== null && livingArea
          ? [computed('skuld per m² × boarea', { debtPerSqm, livingArea }, byArea, 'kr')]
          : []
        : [field('associationFacts.indirectNetDebt', facts.indirectNetDebt)]),
    ],
  };
}

const debtPattern = words(debtPhrase);

/** Debt per m² as the text states it, kr; only where the listing has no figure of its own. */
function debtInText(context: Context) {
  const [quote] = findAll(context.sources, debtPattern);
  const digits = /(\d[\d\s]*)\s*(?:kr|kronor)?\s*(?:\/|per)/i.exec(quote?.text ?? '')?.[1];
  const value = Number(digits?.replace(/\s/g, ''));
  return quote && value > 0 ? { quote, value } : null;
}

/** Flags about debt, savings, fee and interest sensitivity. */
export function associationFlags(context: Context, figures: AssociationFigures): Flag[] {
  if (context.home.tenure === 'owned' || context.home.form === 'plot') return [];
  const bands = reference('association-bands', debtBands.row, debtBands.source);
  const flags: Flag[] = [];
  const { debtPerSqm, debtShare, debtBasis } = figures;
  const share =
    debtShare === null
      ? ''
      : ` Din del motsvarar ungefär ${kr(debtShare)}, som du i praktiken köper med bostaden.`;
  if (debtPerSqm !== null && debtPerSqm > debtBands.normal) {
    const very = debtPerSqm > debtBands.high;
    flags.push(
      flag({
        rule: very ? 'debt-very-high' : 'debt-high',
        title: very ? 'Mycket hög skuld i föreningen' : 'Hög skuld i föreningen',
        category: 'Föreningens ekonomi',
        severity: very ? 'critical' : 'warning',
        description:
          `Föreningens skuld är ${krPerSqm(debtPerSqm)} (${basisWords(debtBasis)}). ` +
          `${very ? `Över ${krPerSqm(debtBands.high)} räknas som mycket högt.` : `Över ${krPerSqm(debtBands.normal)} räknas som högt.`}${share}`,
        action: 'Be om årsredovisningen och fråga hur stor del av lånen som läggs om inom ett år.',
        evidence: [...figures.debtEvidence, bands],
      }),
    );
  }
  flags.push(...sensitivityFlag(figures), ...savingsFlag(figures), ...lowFeeFlag(figures));
  const { genuine } = context.listing.associationFacts ?? {};
  if (genuine === false) {
    flags.push(
      flag({
        rule: 'not-genuine-association',
        title: 'Oäkta bostadsrättsförening',
        category: 'Föreningen',
        severity: 'critical',
        description:
          'En oäkta förening beskattas som ett företag. Det kan ge årlig skatt för dig som bor där och högre skatt när du säljer.',
        action: 'Be mäklaren om skatteeffekten skriftligt och räkna på den innan du lägger bud.',
        evidence: [
          field('associationFacts.genuine', false),
          reference(
            'association-bands',
            'Oäkta förening',
            'support.allabrf.se (betygstak för oäkta föreningar)',
          ),
        ],
      }),
    );
  }
  return flags;
}

const basisWords = (basis: string): string => (basis.startsWith('vilken') ? basis : `räknad per ${basis}`);

function sensitivityFlag({
  interestSensitivity,
  debtPerSqm,
  feePerSqm,
  debtEvidence,
  feeEvidence,
}: AssociationFigures): Flag[] {
  if (interestSensitivity === null || debtPerSqm === null || !feePerSqm) return [];
  if (interestSensitivity <= interestSensitivityBands.high) return [];
  return [
    flag({
      rule: 'interest-sensitive',
      title: 'Avgiften är känslig för räntan',
      category: 'Föreningens ekonomi',
      severity: 'notice',
      weight: 1,
      description:
        `Om föreningens ränta stiger en procentenhet behöver avgiften höjas med ungefär ${percent(interestSensitivity)}. ` +
        `Medel i HSB Stockholm ${feeLevels.year} var ${percent(interestSensitivityBands.mean)}.`,
      action: 'Fråga när lånen ska läggas om och till vilken ränta de ligger i dag.',
      evidence: [
        ...debtEvidence,
        ...feeEvidence,
        computed(
          '1 % × skuld per m² ÷ årsavgift per m²',
          { debtPerSqm, feePerSqm },
          interestSensitivity,
          '%',
        ),
        reference('association-bands', interestSensitivityBands.row, interestSensitivityBands.source),
      ],
    }),
  ];
}

function savingsFlag({ savingsPerSqm }: AssociationFigures): Flag[] {
  if (savingsPerSqm === null || savingsPerSqm >= savingsBands.norm) return [];
  const low = savingsPerSqm < savingsBands.tooLow;
  return [
    flag({
      rule: 'low-savings',
      title: low ? 'Föreningen sparar för lite' : 'Föreningens sparande är i underkant',
      category: 'Föreningens ekonomi',
      severity: low ? 'warning' : 'notice',
      description:
        `Sparandet är ${krPerSqm(savingsPerSqm)} och år. Under ${krPerSqm(savingsBands.norm)} räcker det sällan till ` +
        'kommande underhåll utan höjd avgift eller nya lån.',
      action: 'Läs underhållsplanen och fråga vad som ska göras de närmaste åren.',
      evidence: [
        field('associationFacts.savingsPerSqm', savingsPerSqm),
        reference('association-bands', savingsBands.row, savingsBands.source),
      ],
    }),
  ];
}

function lowFeeFlag({ feePerSqm, debtPerSqm, feeEvidence, debtEvidence }: AssociationFigures): Flag[] {
  if (feePerSqm === null || debtPerSqm === null) return [];
  if (feePerSqm >= feeLevels.suspiciouslyLow || debtPerSqm <= debtBands.normal) return [];
  return [
    flag({
      rule: 'fee-likely-to-rise',
      title: 'Låg avgift trots hög skuld',
      category: 'Föreningens ekonomi',
      severity: 'warning',
      description: `Avgiften är ${krPerSqm(feePerSqm)} och år medan skulden är ${krPerSqm(debtPerSqm)}. Då är det troligt att avgiften höjs.`,
      action: 'Fråga efter styrelsens budget och beslutade höjningar.',
      evidence: [
        ...feeEvidence,
        ...debtEvidence,
        reference('association-bands', feeLevels.row, feeLevels.source),
      ],
    }),
  ];
}

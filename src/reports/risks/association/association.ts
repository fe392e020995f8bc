import type { Evidence } from '../../analysis-result.schema.js';
import {
  debtBands,
  feeLevels,
  interestSensitivityBands,
  savingsBands,
} from '../../knowledge/association-bands.js';
import { associationFacts } from '../../facts/association-facts.js';
import { liftFlags } from './lift.js';
import { newBuildFlags } from './new-build.js';
import { associationRisks } from './risks.js';
import { tenureFlags } from './tenure.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { computed, field, reference } from '../../facts/evidence.js';
import { about, capital, kr, krPerSqm, percent } from '../../format.js';

/** Key figures of the association and of this home's part in it. */
export interface AssociationFigures {
  /** kr/m² and year. */
  readonly feePerSqm: number | null;
  readonly debtPerSqm: number | null;
  /** Per which area the debt is counted, in words. */
  readonly debtBasis: string;
  /** kr; this home's part of the debt, null for a home that is rented. */
  readonly debtShare: number | null;
  /** kr; price and part of the debt together. */
  readonly effectivePrice: number | null;
  /** Percent that the fees must rise when the interest rises by one point. */
  readonly interestSensitivity: number | null;
  /** The debt behind the sensitivity is per an area that the advert does not name, so the figure rests on a guess. */
  readonly isSensitivityAssumed: boolean;
  /** Counted from the debt per m², of which the debt's own flag tells already. */
  readonly isSensitivityOfDebt: boolean;
  readonly savingsPerSqm: number | null;
  readonly feeEvidence: readonly Evidence[];
  readonly debtEvidence: readonly Evidence[];
  readonly sensitivityEvidence: readonly Evidence[];
  readonly savingsEvidence: readonly Evidence[];
}

/** The figures from the listing's fields or, where they are silent, from what its texts state. */
export function associationFigures(context: Context): AssociationFigures {
  const { livingArea, price } = context.listing;
  const facts = associationFacts(context);
  const debtPerSqm = facts.debtPerSqm?.value ?? null;
  const byArea = debtPerSqm !== null && livingArea ? Math.round(debtPerSqm * livingArea) : null;
  const isBought = context.home.tenure !== 'rental';
  const debtShare = isBought ? (facts.debtShare?.value ?? byArea) : null;
  const fee = feeOf(context);
  const debtEvidence = [
    ...(facts.debtPerSqm?.evidence ?? []),
    ...(!isBought
      ? []
      : (facts.debtShare?.evidence ??
        (byArea !== null && debtPerSqm !== null && livingArea
          ? [computed('skuld per m² × boarea', { debtPerSqm, livingArea }, byArea, 'kr')]
          : []))),
  ];
  const sensitivity = sensitivityOf(context, debtPerSqm, fee.value);
  return {
    feePerSqm: fee.value,
    debtPerSqm,
    debtBasis: basisWords(context),
    debtShare,
    effectivePrice: price && debtShare !== null ? price + debtShare : null,
    interestSensitivity: sensitivity?.value ?? null,
    isSensitivityAssumed: sensitivity?.isStated === false && !facts.debtPerSqm?.basis,
    isSensitivityOfDebt: sensitivity?.isStated === false,
    savingsPerSqm: facts.savingsPerSqm?.value ?? null,
    feeEvidence: fee.evidence,
    debtEvidence: debtEvidence.filter(
      (proof, index, all) =>
        all.findIndex((other) => JSON.stringify(other) === JSON.stringify(proof)) === index,
    ),
    sensitivityEvidence: sensitivity?.isStated
      ? sensitivity.evidence
      : [...(facts.debtPerSqm?.evidence ?? []), ...fee.evidence, ...(sensitivity?.evidence ?? [])],
    savingsEvidence: facts.savingsPerSqm?.evidence ?? [],
  };
}

function feeOf(context: Context): { value: number | null; evidence: readonly Evidence[] } {
  const { livingArea, monthlyFee } = context.listing;
  if (monthlyFee && livingArea) {
    const value = Math.round((monthlyFee * 12) / livingArea);
    return {
      value,
      evidence: [
        field('monthlyFee', monthlyFee),
        computed('avgift × 12 ÷ boarea', { monthlyFee, livingArea }, value, 'kr/m² och år'),
      ],
    };
  }
  return associationFacts(context).feePerSqm ?? { value: null, evidence: [] };
}

/** As the advert states it, else 1 % of the debt against the fees: all of both, or per m². */
function sensitivityOf(context: Context, debtPerSqm: number | null, feePerSqm: number | null) {
  const { sensitivity, loans, totalFees } = associationFacts(context);
  if (sensitivity) return { ...sensitivity, isStated: true };
  const oneDecimal = (share: number) => Math.round(share * 10) / 10;
  if (loans && totalFees) {
    const value = oneDecimal(loans.value / totalFees.value);
    const inputs = { loans: loans.value, totalFees: totalFees.value };
    const proof = computed('1 % × lån ÷ årsavgifter', inputs, value, '%');
    return { value, evidence: [...loans.evidence, ...totalFees.evidence, proof], isStated: true };
  }
  if (debtPerSqm === null || !feePerSqm) return null;
  const value = oneDecimal(debtPerSqm / feePerSqm);
  const inputs = { debtPerSqm, feePerSqm };
  const proof = computed('1 % × skuld per m² ÷ årsavgift per m²', inputs, value, '%');
  return { value, evidence: [proof], isStated: false };
}

function basisWords(context: Context): string {
  const debt = associationFacts(context).debtPerSqm;
  const basis = debt?.basis ? `räknad per ${debt.basis}` : 'vilken yta den är räknad på framgår inte';
  if (!debt?.also) return basis;
  const other = debt.also.basis ? ` per ${debt.also.basis}` : ' på ett annat ställe i annonsen';
  return `${basis}; ${krPerSqm(debt.also.value)}${other}`;
}

/** Flags about how the home is held and the building, and of an association its debt, savings, fee and sensitivity. */
export function associationFlags(context: Context, figures: AssociationFigures): Flag[] {
  const common = [...tenureFlags(context), ...newBuildFlags(context), ...liftFlags(context)];
  if (context.home.tenure === 'owned' || context.home.form === 'plot') return common;
  const bands = reference('association-bands', debtBands.row, debtBands.source);
  const flags: Flag[] = [...common];
  const { debtPerSqm, debtShare, debtBasis } = figures;
  const share =
    debtShare === null
      ? ''
      : ` Din del motsvarar ungefär ${kr(about(debtShare))}, som du i praktiken köper med bostaden.`;
  if (debtPerSqm !== null && debtPerSqm > debtBands.normal) {
    const very = debtPerSqm > debtBands.high;
    flags.push(
      flag({
        rule: very ? 'debt-very-high' : 'debt-high',
        title: very ? 'Mycket hög skuld i föreningen' : 'Hög skuld i föreningen',
        category: 'Föreningens ekonomi',
        severity: very ? 'critical' : 'warning',
        description:
          `Skulden är ${krPerSqm(debtPerSqm)} (${debtBasis}). ` +
          `${very ? `Över ${krPerSqm(debtBands.high)} räknas som mycket högt.` : `Över ${krPerSqm(debtBands.normal)} räknas som högt.`}${share}`,
        action: 'Be om årsredovisningen och fråga hur stor del av lånen som läggs om inom ett år.',
        evidence: [...figures.debtEvidence, bands],
      }),
    );
  }
  flags.push(...sensitivityFlag(figures), ...savingsFlag(figures), ...lowFeeFlag(figures));
  return [...flags, ...associationRisks(context)];
}

/** A figure that the debt's own flag tells already, or that rests on a guess, is a notice: one cause counts once. */
function sensitivityFlag(figures: AssociationFigures): Flag[] {
  const { interestSensitivity, sensitivityEvidence, isSensitivityAssumed, debtPerSqm } = figures;
  const { normal, high, mean, row, source } = interestSensitivityBands;
  if (interestSensitivity === null || interestSensitivity <= normal) return [];
  const very = interestSensitivity > high;
  const isTold = figures.isSensitivityOfDebt && debtPerSqm !== null && debtPerSqm > debtBands.normal;
  const isLight = isSensitivityAssumed || isTold;
  const rise = `behöver avgiften höjas med omkring ${percent(interestSensitivity)}`;
  const rate = 'stiger föreningens ränta med en procentenhet';
  return [
    flag({
      rule: very ? 'interest-very-sensitive' : 'interest-sensitive',
      title: isSensitivityAssumed
        ? 'Räntekänsligheten kan vara hög'
        : very
          ? 'Mycket hög räntekänslighet'
          : 'Hög räntekänslighet',
      category: 'Föreningens ekonomi',
      severity: isLight ? 'notice' : very ? 'critical' : 'warning',
      ...(isTold ? { weight: 0 } : {}),
      description:
        (isSensitivityAssumed
          ? `Annonsen säger inte vilken yta skulden är räknad på. Är det bostadsrätternas yta ${rise} om ${rate.replace('stiger föreningens ränta', 'föreningens ränta stiger')}. `
          : `${capital(rate)} ${rise}. `) +
        `Över ${percent(very ? high : normal)} brukar kallas ${very ? 'mycket högt' : 'högt'}, men gränsen är en tumregel. I HSB ` +
        `Stockholm var medel ${percent(mean)} år ${feeLevels.year}.`,
      action: isSensitivityAssumed
        ? 'Fråga vilken räntekänslighet årsredovisningen anger och när lånen ska läggas om.'
        : 'Fråga när lånen ska läggas om och till vilken ränta de ligger i dag.',
      evidence: [...sensitivityEvidence, reference('association-bands', row, source)],
    }),
  ];
}

function savingsFlag({ savingsPerSqm, savingsEvidence }: AssociationFigures): Flag[] {
  if (savingsPerSqm === null || savingsPerSqm > savingsBands.norm) return [];
  const low = savingsPerSqm < savingsBands.tooLow;
  return [
    flag({
      rule: low ? 'savings-very-low' : 'low-savings',
      title: low ? 'Föreningens sparande är för lågt' : 'Föreningens sparande är lågt',
      category: 'Föreningens ekonomi',
      severity: low ? 'critical' : 'warning',
      description:
        `Sparandet är ${krPerSqm(savingsPerSqm)} och år. Under ${krPerSqm(low ? savingsBands.tooLow : savingsBands.norm)} räcker det sällan till ` +
        'kommande underhåll utan höjd avgift eller nya lån.',
      action: 'Läs underhållsplanen och fråga vad som ska göras de närmaste åren.',
      evidence: [...savingsEvidence, reference('association-bands', savingsBands.row, savingsBands.source)],
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

import type { Given } from '../gates/gate.types.js';
import { costRanges } from '../knowledge/cost-ranges.js';
import {
  hiddenDefectYears,
  inspectionCost,
  interestAssumption,
  interestDeduction,
  mortgageRules,
  propertyPurchaseFees,
  ruleOn,
  unsecuredInterestDeduction,
} from '../knowledge/money-rules.js';
import { stockholmDay } from '../../shared/clock.js';

/**
 * The tables a model may use on a day: rules that change by date come as data, never from its memory. They are the same
 * text until a rule changes.
 */
export function givenOn(today: Date): Given {
  const day = stockholmDay(today);
  const mortgage = ruleOn(mortgageRules, day).value;
  const deduction = ruleOn(interestDeduction, day).value;
  const fees = ruleOn(propertyPurchaseFees, day).value;
  const percent = (share: number): number => Math.round(share * 100_000) / 1000;
  return {
    costTable: 'cost-ranges',
    costRows: Object.entries(costRanges).flatMap(([id, { row, min, max, uncertain, source, isOurs }]) =>
      isOurs ? [] : [{ id, row, min, max, uncertain, source }],
    ),
    moneyRules: {
      bolånetakProcent: percent(mortgage.maxLoanToValue),
      kontantinsatsMinstProcent: percent(1 - mortgage.maxLoanToValue),
      amortering: mortgage.amortisation.map((step) => ({
        belåningsgradÖverProcent: percent(step.above),
        procentPerÅr: percent(step.rate),
      })),
      extraAmorteringVidHögSkuldkvot: mortgage.incomeRule ?? 'finns inte',
      ränteavdragProcent: percent(deduction.lowRate),
      ränteavdragTillKrPerPersonOchÅr: deduction.threshold,
      ränteavdragDärefterProcent: percent(deduction.highRate),
      ränteavdragFörLånUtanSäkerhet: ruleOn(unsecuredInterestDeduction, day).value > 0 ? 'delvis' : 'inget',
      antagenRäntaProcent: interestAssumption.ratePercent,
      lagfartProcent: percent(fees.titleRate),
      lagfartAvgiftKr: fees.titleFee,
      nyaPantbrevProcent: percent(fees.deedRate),
      nyaPantbrevAvgiftKr: fees.deedFee,
      besiktningKr: { från: inspectionCost.min, till: inspectionCost.max },
      doldaFelÅr: { fastighet: hiddenDefectYears.property, bostadsrätt: hiddenDefectYears.tenantOwned },
    },
  };
}

import { type Apply, set, short } from './label-apply.js';
import { saleStatus } from './label-price.js';
import type { LabelPair } from './label-pairs.js';
import { isUnstated, parseMoney, parseNumber, parseYesNo } from './numbers.js';
import { isAssociationName } from './names.js';

/** What labels say of the housing association. */

export const association: Apply = ({ value, rawLabel }, facts) => {
  if (isUnstated(value) || !isAssociationName(value, rawLabel)) return;
  set(facts, 'association', value);
};

/** "Namn" under a heading on the association; people and files have names too. */
export const nameOfSection: Apply = ({ value, among }, facts) => {
  if (
    among === undefined &&
    value.length <= short &&
    /^(?:brf|bostadsrättsförening|hsb|riksbyggen)/i.test(value)
  )
    set(facts, 'association', value);
};

export const registrationNumber: Apply = ({ value }, facts) => {
  const number = /^(\d{6}-?\d{4})$/.exec(value)?.[1];
  if (number && number.startsWith('7') && !facts.associationFacts?.registrationNumber)
    facts.associationFacts = {
      ...facts.associationFacts,
      registrationNumber: number,
    };
};

type NumberOfAssociation =
  | 'numberOfApartments'
  | 'numberOfRentalUnits'
  | 'numberOfPremises'
  | 'debtPerSqm'
  | 'indirectNetDebt'
  | 'feePerSqm'
  | 'savingsPerSqm'
  | 'transferFee'
  | 'pledgeFee'
  | 'repairFund'
  | 'share';

export const ofAssociation =
  (key: NumberOfAssociation): Apply =>
  ({ value }, facts) => {
    const inMoney = /kr|mkr|milj|:-/i.test(value);
    const number = isUnstated(value) ? undefined : inMoney ? parseMoney(value) : parseNumber(value);
    if (number === undefined || number < 0 || facts.associationFacts?.[key] !== undefined) return;
    // Without a sign so small a number is a fraction, or it is not: nobody can tell.
    if (key === 'share' && !/%|procent/i.test(value) && number < 0.05) return;
    // A whole debt or a percentage stands under the same words.
    if (key === 'debtPerSqm' && (number > 200_000 || /%/.test(value))) return;
    if (key === 'transferFee' && /%/.test(value)) return;
    facts.associationFacts = { ...facts.associationFacts, [key]: number };
  };

export const genuine: Apply = ({ value, rawLabel }, facts) => {
  const asksStatus = !/äkta|privatbostads|genuine/i.test(rawLabel);
  const answer = /oäkta/i.test(value)
    ? false
    : /äkta|privatbostadsföretag/i.test(value)
      ? !/^(?:ej|inte|nej)/i.test(value)
      : asksStatus
        ? undefined
        : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined) {
    facts.associationFacts = { ...facts.associationFacts, genuine: answer };
  }
  if (asksStatus) saleStatus({ value } as LabelPair, facts, {});
};

export const notGenuine: Apply = ({ value }, facts) => {
  const answer = parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined)
    facts.associationFacts = { ...facts.associationFacts, genuine: !answer };
};

export const ownsLand: Apply = ({ value }, facts) => {
  const answer = /tomträtt|arrende|(?:äger|ägs) (?:inte|ej)/i.test(value)
    ? false
    : /^(?:(?:föreningen|brf) )?(?:äger|äges|ägs|ägd|friköpt|äganderätt)|ägs av (?:föreningen|brf)|egen mark/i.test(
          value,
        )
      ? true
      : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.ownsLand === undefined) {
    facts.associationFacts = { ...facts.associationFacts, ownsLand: answer };
  }
};

/** The fee, or who pays it: `Betalas av köparen`. */
export const transferFee: Apply = (pair, facts, notes) => {
  if (/^betalas av /i.test(pair.value)) transferFeePaidBy(pair, facts, notes);
  else ofAssociation('transferFee')(pair, facts, notes);
};

export const transferFeePaidBy: Apply = ({ value }, facts) => {
  const who = /^(?:betalas av )?(köparen?|säljaren?)/i.exec(value)?.[1]?.toLowerCase();
  if (!who || facts.associationFacts?.transferFeePaidBy) return;
  facts.associationFacts = {
    ...facts.associationFacts,
    transferFeePaidBy: who.startsWith('k') ? 'Köparen' : 'Säljaren',
  };
};

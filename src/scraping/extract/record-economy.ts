import type { Node } from './embedded-state.js';
import { toNumber } from './numbers.js';
import { readProse } from './prose-facts.js';
import { type Facts, isPlainObject, stated } from './reading.js';
import { amountOf, nodes, pick, properNameOf, within, word, wordsOf, yesOf } from './record-values.js';

/** Money around a home, whichever names a system gives it: tax values, mortgage deeds, the association's figures. */

/** Taxeringsvärde in kr by building and land; the newest year of several assessments. A figure alone is the sum. */
export function taxOf(...records: readonly unknown[]): Facts['taxValues'] {
  const known = records.flatMap((value) => {
    const total = isPlainObject(value) || Array.isArray(value) ? undefined : amountOf(value);
    return total === undefined ? nodes(value).map(taxOfOne) : [{ totalTaxValue: total }];
  });
  const filled = known.filter((tax) => Object.keys(tax).length > 0 && !(Object.keys(tax).join() === 'year'));
  return filled.sort((one, other) => (other.year ?? 0) - (one.year ?? 0))[0];
}

function taxOfOne(tax: Node): NonNullable<Facts['taxValues']> {
  return stated({
    mainProperty: amountOf(
      pick(
        tax,
        'buildingValue',
        'buildingTaxValue',
        'taxValueBuilding',
        'assessValueBuilding',
        'building',
        'byggnad',
        'byggnadsvarde',
      ),
    ),
    adjacentProperty: amountOf(
      pick(
        tax,
        'landValue',
        'landTaxValue',
        'taxValueLand',
        'assessValueLand',
        'groundValue',
        'land',
        'mark',
        'markvarde',
      ),
    ),
    totalTaxValue: amountOf(
      pick(
        tax,
        'totalAssessedValue',
        'totalTaxValue',
        'totalValue',
        'assessValueTotal',
        'total',
        'taxValue',
        'taxAssessmentValue',
        'assessedValue',
        'sum',
        'value',
        'totalt',
        'summa',
        'taxeringsvarde',
      ),
    ),
    year: within(
      pick(
        tax,
        'taxAssessmentYear',
        'taxationYear',
        'taxYear',
        'assessmentYear',
        'year',
        'yearOfTaxation',
        'ar',
        'taxeringsar',
      ) ?? nodes(tax['units']).map((unit) => pick(unit, 'year'))[0],
      1970,
      2100,
    ),
  });
}

/** Pantbrev: one row for each deed, a count with the sum, or the sum alone; kr. */
export function deedsOf(...records: readonly unknown[]): Facts['mortgageDeeds'] {
  for (const value of records) {
    const deeds = isPlainObject(value) ? summaryOf(value) : rowsOf(value);
    if (Object.keys(deeds).length > 0) return deeds;
  }
  return undefined;
}

function summaryOf(summary: Node): NonNullable<Facts['mortgageDeeds']> {
  const rows = pick(summary, 'mortgages', 'deeds', 'items', 'rows');
  return stated({
    count: within(
      pick(summary, 'numberOfMortgages', 'numberOfDeeds', 'numberOf', 'count', 'number', 'antal'),
      1,
      500,
    ),
    total: amountOf(
      pick(
        summary,
        'totalMortgageAmount',
        'totalAmount',
        'total',
        'sum',
        'totalt',
        'belopp',
        'amount',
        'summa',
      ),
    ),
    ...(Array.isArray(rows) ? rowsOf(rows) : {}),
  });
}

function rowsOf(value: unknown): NonNullable<Facts['mortgageDeeds']> {
  if (!Array.isArray(value)) return stated({ total: amountOf(value) });
  const amounts = value.flatMap(
    (deed: unknown) =>
      amountOf(isPlainObject(deed) ? pick(deed, 'amount', 'value', 'belopp', 'sum') : deed) ?? [],
  );
  return stated({
    count: amounts.length || undefined,
    total: amounts.reduce((sum, amount) => sum + amount, 0) || undefined,
  });
}

/** Äkta förening (privatbostadsföretag). */
export function genuineOf(value: unknown): boolean | undefined {
  const text = word(value).toLowerCase();
  if (/oäkta|(?:inte|ej|icke) (?:en )?äkta|not ?genuine/.test(text)) return false;
  return /(?<!\p{L})äkta|genuine|privatbostadsf/u.test(text) ? true : yesOf(value);
}

/** Percent of the association; a fraction (`120/10000`) says no percent. */
function shareOf(value: unknown): number | undefined {
  const share = /\//.test(word(value)) ? undefined : toNumber(value);
  return share !== undefined && share > 0 && share <= 100 ? share : undefined;
}

/**
 * What a record says of the association, and what the home's own record says of its part in it. Figures in kr, kr/m²
 * where the name says so, the share in percent; what stands only in the words about finances, or in those about all of
 * it, is read from there.
 */
export function associationOf(record: Node, share: Node): Pick<Facts, 'association' | 'associationFacts'> {
  const of = (...names: string[]) => pick(record, ...names);
  const own = (...names: string[]) => pick(share, ...names) ?? pick(record, ...names);
  const name = properNameOf(of('name', 'associationName', 'namn'));
  // A record that nobody filled in says "not genuine" and zero rental flats.
  const apartments = within(of('numberOfApartments', 'apartments', 'antalLagenheter'), 1, 5000);
  const among = (value: unknown) => (apartments === undefined ? undefined : within(value, 0, 5000));
  const finances = wordsOf(of('finances', 'economy', 'financialDescription', 'ekonomi'));
  const general = wordsOf(of('generalAboutAssociation'));
  const genuine = of('genuineAssociation', 'isGenuine', 'genuine', 'taxationType', 'akta');
  const sqm = (...names: string[]) =>
    within(
      of(...names.flatMap((each) => [`${each}PerSqm`, `${each}PerSquareMeter`, `${each}PerKvm`])),
      1,
      200_000,
    );
  return stated({
    association: name,
    associationFacts: stated({
      ...readProse(general).facts.associationFacts,
      ...readProse(finances).facts.associationFacts,
      ...stated({
        name,
        registrationNumber: /^\d{6}-?\d{4}$/.exec(
          word(of('corporateNumber', 'registrationNumber', 'organizationNumber', 'orgNumber', 'orgnr')),
        )?.[0],
        genuine: name === undefined ? undefined : genuineOf(genuine),
        ownsLand: yesOf(
          of('theAssociationOwnTheGround', 'ownsLand', 'ownsGround', 'plotOwnership', 'agerMarken'),
        ),
        numberOfApartments: apartments,
        numberOfRentalUnits: among(of('numberOfRentalUnits', 'numberOfRentals', 'antalHyresratter')),
        numberOfPremises: among(of('numberOfLocals', 'numberOfPremises', 'antalLokaler')),
        debtPerSqm:
          sqm('debt', 'loan', 'loans', 'netDebt', 'skuld', 'belaning', 'lan') ??
          within(of('loansPerAreaUnit'), 1, 200_000),
        feePerSqm: sqm('fee', 'annualFee', 'arsavgift'),
        savingsPerSqm: sqm('savings', 'saving', 'sparande'),
        indirectNetDebt: within(own('indirectNetDebt', 'indirektNettoskuld'), 1, 100_000_000),
        repairFund: amountOf(own('repairFund', 'repairFundBalance', 'reparationsfond')),
        share: shareOf(
          own('participationInAssociation', 'shares', 'share', 'shareInCondo', 'annualFeeShare', 'andelstal'),
        ),
        // "2,5 % av prisbasbeloppet" is no amount.
        transferFee: within(amountOf(own('transferFee', 'overlatelseavgift')), 100, 50_000),
        pledgeFee: within(amountOf(own('pledgeFee', 'pledgingFee', 'pantsattningsavgift')), 50, 20_000),
        transferFeePaidBy: paidBy(own('transferFeePaidBy')),
        finances,
        renovations: wordsOf(of('renovations', 'renovering', 'renoveringar')),
        parking: wordsOf(of('parking', 'parkingDescription', 'parkering')),
        broadband: wordsOf(of('tvAndBroadband', 'broadband', 'internet', 'bredband')),
        sublettingPolicy: wordsOf(of('sublettingPolicy', 'subletting', 'andrahandsuthyrning')),
      }),
    }),
  }) as Facts;
}

function paidBy(value: unknown): string | undefined {
  const text = word(value).toLowerCase();
  if (/^(ko|kö)pare|^buyer/.test(text)) return 'Köparen';
  return /^(sa|sä)ljare|^seller/.test(text) ? 'Säljaren' : undefined;
}

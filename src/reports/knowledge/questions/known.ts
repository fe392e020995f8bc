/**
 * Questions of the bank that ask for a fact of the checklist alone, with its field: where the advert states it, nothing is
 * left to ask.
 */
export const answeredByFact: Readonly<Record<string, string>> = {
  debt: 'debtPerSqm',
  'debt-when-built': 'debtPerSqm',
  savings: 'savings',
  'ground-lease': 'landOwnership',
  'ground-lease-new': 'landOwnership',
  genuine: 'genuine',
  'genuine-new': 'genuine',
  pipes: 'pipes',
  roof: 'roofYear',
  windows: 'windows',
  drainage: 'drainage',
  radon: 'radon',
  sewage: 'waterAndSewage',
  inspection: 'inspection',
  tax: 'taxValue',
  deeds: 'mortgageDeeds',
  storage: 'storage',
  'which-association': 'association',
  energy: 'energyClass',
};

/** Questions for names and numbers that a call can settle: they cost nobody anything, and are asked last. */
export const formalQuestions: ReadonlySet<string> = new Set([
  'which-association',
  'tax',
  'plot-tax',
  'deeds',
  'storage',
  'storage-new',
  'fees-at-purchase',
  'connectivity',
]);

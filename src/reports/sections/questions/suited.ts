import { questionBank } from '../../knowledge/questions/questions.js';
import type { BankQuestion, QuestionTag } from '../../knowledge/questions/question.types.js';
import { hasNoCellar, needsNoDrainage } from '../../parts/building-year.js';
import type { Context } from '../../facts/context.js';
import { begunIn } from '../../reading/home/begun.js';
import { standsOnArrende } from '../../facts/bought.js';
import { speaksOfNewBuild } from '../../reading/wordings/new-build.js';
import { tellsOf } from '../../reading/wordings/question-subjects.js';

/** Which parts of the bank suit a home. A row house in an association gets both the association's and the house's. */
function tagsFor(context: Context): readonly QuestionTag[] {
  const { home } = context;
  if (home.form === 'plot') return begunIn(context) ? ['begun', 'plot', 'all'] : ['plot', 'all'];
  if (home.tenure === 'rental') return ['rental', 'all'];
  const isFlat = home.form === 'flat' || (home.form === 'unknown' && home.tenure !== 'owned');
  const inside: QuestionTag = isFlat ? 'flat' : 'house';
  if (home.tenure === 'cooperative') return ['association', inside, 'all'];
  if (home.tenure === 'owned') return isFlat ? ['owned-flat', inside, 'all'] : [inside, 'all'];
  return ['association', 'flat', 'all'];
}

/** Papers of land and house that also concern a flat bought with its title. */
const ownedFlat = new Set([
  'tax',
  'deeds',
  'connectivity',
  'claims',
  'neighbours',
  'energy',
  'radon',
  'heating',
  'plumbing',
]);
/** What an association looks after even when the home is a house in it. */
const notInAssociation = new Set(['tax', 'deeds', 'easements', 'land-lease', 'sewage']);
/** What can only be asked of a home that somebody has lived in. */
const livedIn = new Set(['why-selling', 'bids', 'access', 'no-answers']);
/** What a tenant asks as well as the owner of a flat. */
const alsoOfTenancy = new Set([
  'trouble',
  'which-floor',
  'no-lift',
  'ventilation',
  'noise',
  'daylight',
  'leaks',
]);
/** What can only be asked where something is bought. */
const ofPurchase = new Set(['why-selling', 'bids', 'comparables', 'clauses', 'fixtures']);
/** What is settled of a plot, or no longer to be chosen, once a house is begun on it. */
const beforeBuilding = new Set([
  'own-water',
  'ground-survey',
  'contamination',
  'stormwater',
  'noise-land',
  'trees',
  'zoning',
]);
/** What can only be asked of a home that is for sale. */
const forSale = [...ofPurchase, 'access'];
/** What a new association settles at once, as an old one does. */
const inNewAssociation = new Set(['premises', 'rules', 'fees-at-purchase']);

/** True for a home of an association that is being built, or was the last year. */
export function isNewBuild({ listing, home, year, sources }: Context): boolean {
  if (home.tenure !== 'cooperative') return false;
  return listing.yearBuilt === undefined ? speaksOfNewBuild(sources) : listing.yearBuilt >= year - 1;
}

/** Questions of what only some homes have, asked where the advert tells of it. */
const onlyWhereTold = ['chimney', 'pool', 'water-heater', 'acquisition-permit'] as const;

/** The questions of the bank that make sense in this home. */
export function suited(context: Context): BankQuestion[] {
  const { home } = context;
  const unfit = new Set<string>([
    ...(hasNoCellar(context) ? ['basement'] : []),
    ...(needsNoDrainage(context) ? ['drainage'] : []),
    ...(standsOnArrende(context) ? ['deeds'] : []),
    ...onlyWhereTold.filter((id) => !tellsOf(context.sources, id)),
    ...(home.tenure === 'rental' ? ofPurchase : []),
    ...(context.listing.saleStatus === 'sold' ? forSale : []),
    ...(home.form === 'plot' && begunIn(context) ? beforeBuilding : []),
  ]);
  const isNew = isNewBuild(context);
  const tags: readonly QuestionTag[] = isNew ? ['new', 'all'] : tagsFor(context);
  const houseInAssociation = home.tenure === 'cooperative' && tags.includes('house');
  return questionBank.filter((question) => {
    if (unfit.has(question.id)) return false;
    if (isNew && livedIn.has(question.id)) return false;
    if (tags.includes(question.tag)) return !(houseInAssociation && notInAssociation.has(question.id));
    if (isNew) return inNewAssociation.has(question.id);
    if (home.tenure === 'rental') return alsoOfTenancy.has(question.id);
    return home.tenure === 'owned' && home.form === 'flat' && ownedFlat.has(question.id);
  });
}

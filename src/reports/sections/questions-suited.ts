import { questionBank } from '../knowledge/questions/questions.js';
import type { BankQuestion, QuestionTag } from '../knowledge/questions/question.types.js';
import { hasNoCellar, needsNoDrainage } from '../parts/building-year.js';
import type { Context } from '../facts/context.js';
import type { Home } from '../reading/home/home.js';
import { standsOnArrende } from '../risks/association/leasehold.js';
import { findAll, words } from '../reading/text/sources.js';
import { standingOf } from '../reading/assertion/standing.js';

/** Which parts of the bank suit a home. A row house in an association gets both the association's and the house's. */
function tagsFor(home: Home): readonly QuestionTag[] {
  if (home.form === 'plot') return ['plot', 'all'];
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
/** What a new association settles at once, as an old one does. */
const inNewAssociation = new Set(['premises', 'rules', 'fees-at-purchase']);
const agreement = words(
  String.raw`nyproduktion\p{L}*|nyproducera\p{L}*|förhandsavtal\p{L}*|upplåtelseavtal\p{L}*|bokningsavtal\p{L}*|beräknad\s+inflyttning|inflyttning\s+(?:\p{L}+\s+)?20\d\d`,
);

/** True for a home of an association that is being built, or was the last year. */
export function isNewBuild({ listing, home, year, sources }: Context): boolean {
  if (home.tenure !== 'cooperative') return false;
  return listing.yearBuilt === undefined
    ? findAll(sources, agreement).length > 0
    : listing.yearBuilt >= year - 1;
}

const fireplace = words(
  String.raw`(?:\p{L}*(?:kamin|eldstad|kakelugn|skorsten|murstock|rökgång|rökkanal|vedpanna|pelletspanna|oljepanna|vedspis)|spis(?:insats|kassett)|pannrum)\p{L}{0,6}|öpp(?:en|na)\s+spis(?:en|ar)?|(?:järn|ved)spis(?:en)?|(?:ved|pellets)eld\p{L}*|eldningsförbud\p{L}*|sot(?:are|ning|ad)\p{L}*`,
);

/** Questions of what only some homes have, asked where the advert tells of it: by their id. */
const onlyWhereTold: Readonly<Record<string, RegExp>> = {
  chimney: fireplace,
  pool: words(
    String.raw`(?<!(?:badhus|simhall|\p{L}{0,10}bad|hotell|camping|plats\s+för|möjlighet\s+till|förber\p{L}{1,8}\s+för)(?!\p{L}{0,2}rum)[^.!?\n]{0,40})(?:(?:utomhus|inomhus|sim|saltvattens?)?-?pool(?:en|område\p{L}{0,3}|hus\p{L}{0,3}|däck\p{L}{0,3})?|swimming-?\s?pool(?:en)?|simbassäng(?:en)?)(?![^.!?\n]{0,40}(?:minut|gångavstånd|promenad|bilväg))`,
  ),
  'water-heater': words(String.raw`(?:varm)?vattenberedare(?:n)?|beredare(?:n)?|vvb`),
  'acquisition-permit': words(
    String.raw`förvärvs?tillstånd(?:et)?(?!\s+(?:krävs|behövs|erfordras|fordras)\s+(?:inte|ej)(?!\p{L}))|jordförvärvslag(?:en)?|glesbygds?(?:område|förvärv)(?:et)?`,
  ),
};

/** Whether the advert tells of what a question is about, as the home's own. */
const isTold = ({ sources }: Context, pattern: RegExp): boolean =>
  findAll(sources, pattern).some((quote) =>
    ['stated', 'mended', 'hypothetical'].includes(standingOf(sources, quote)),
  );

/** The questions of the bank that make sense in this home. */
export function suited(context: Context): BankQuestion[] {
  const { home } = context;
  const unfit = new Set([
    ...(hasNoCellar(context) ? ['basement'] : []),
    ...(needsNoDrainage(context) ? ['drainage'] : []),
    ...(standsOnArrende(context) ? ['deeds'] : []),
    ...Object.entries(onlyWhereTold).flatMap(([id, pattern]) => (isTold(context, pattern) ? [] : [id])),
  ]);
  const isNew = isNewBuild(context);
  const tags: readonly QuestionTag[] = isNew ? ['new', 'all'] : tagsFor(home);
  const houseInAssociation = home.tenure === 'cooperative' && tags.includes('house');
  return questionBank.filter((question) => {
    if (unfit.has(question.id)) return false;
    if (isNew && livedIn.has(question.id)) return false;
    if (tags.includes(question.tag)) return !(houseInAssociation && notInAssociation.has(question.id));
    if (isNew) return inNewAssociation.has(question.id);
    return home.tenure === 'owned' && home.form === 'flat' && ownedFlat.has(question.id);
  });
}

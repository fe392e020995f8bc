import type { TechnicalItem } from '../analysis-result.schema.js';
import type { Sign } from '../reading/parts/signs.js';

/** What an advert's words say of a technical item without any year. */
interface SignRow {
  readonly sign: Sign;
  readonly item: TechnicalItem;
  readonly reason: string;
}

const eternit = 'Eternit innehåller ofta asbest och är dyr att ta ner.';

/** Each makes its item yellow. */
export const signs: readonly SignRow[] = [
  {
    sign: 'crawlSpace',
    item: 'foundationAndBasement',
    reason: 'En kryp- eller torpargrund är känslig för fukt. Fråga efter mätning och avfuktare.',
  },
  { sign: 'eternitFacade', item: 'facade', reason: eternit },
  { sign: 'eternitRoof', item: 'roof', reason: eternit },
  { sign: 'blueConcrete', item: 'structure', reason: 'Blåbetong avger radon. Be om en mätning.' },
  {
    sign: 'electricHeating',
    item: 'heating',
    reason: 'Direktverkande el är dyrt att värma med.',
  },
];

import type {
  AdminObjection,
  ObjectionFilter,
  ObjectionSort,
} from '../../../../../src/analyses/objection.types.js';
import { verdictWord } from '../../../shared/texts/admin-experiment.js';
import { adminObjectionsTexts as texts } from '../../../shared/texts/admin-objections.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

export const objectionsWords: ListWords<ObjectionSort, ObjectionFilter> = {
  sorts: ['created_at', 'address'],
  filters: Object.keys(filters) as ObjectionFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) => (sort === 'address' ? 'asc' : 'desc'),
};

/** What kind of claim it is about, as administrators say it. */
export function partOf({ path }: Pick<AdminObjection, 'path'>): string {
  const [part = ''] = path.split('.');
  return texts.parts[part] ?? part;
}

/** What the claim is called; without a title of its own by its place: `Teknisk status: roof`. */
export function claimOf({
  claim: { title, texts: said },
  path,
}: Pick<AdminObjection, 'claim' | 'path'>): string {
  if (path === 'verdict') return [title === null ? title : verdictWord(title), ...said].join(': ');
  const [, item] = path.split('.');
  return title ?? [partOf({ path }), ...(item === undefined ? [] : [item])].join(': ');
}

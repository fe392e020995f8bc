import type {
  AdminAnalysisFilter,
  AdminAnalysisSort,
} from '../../../../../src/analyses/admin-analyses.types.js';
import { adminAnalysesTexts as texts } from '../../../shared/texts/admin-analyses.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

/** By what the analyses are ordered and selected: what is under way before what is done. */
export const analysesWords: ListWords<AdminAnalysisSort, AdminAnalysisFilter> = {
  sorts: ['created_at', 'address', 'user_email', 'status', 'is_paid'],
  filters: Object.keys(filters) as AdminAnalysisFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) => (sort === 'address' || sort === 'user_email' || sort === 'status' ? 'asc' : 'desc'),
};

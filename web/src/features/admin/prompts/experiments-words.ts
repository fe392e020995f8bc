import type { ExperimentFilter, ExperimentSort } from '../../../../../src/experiments/experiments.types.js';
import { adminPromptsTexts as texts } from '../../../shared/texts/admin-prompts.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

/** By what the experiments are ordered and selected: what is under way before what is done. */
export const experimentsWords: ListWords<ExperimentSort, ExperimentFilter> = {
  sorts: ['created_at', 'address', 'repeats', 'status'],
  filters: Object.keys(filters) as ExperimentFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) => (sort === 'address' || sort === 'status' ? 'asc' : 'desc'),
};

import type {
  ExperimentFilter,
  ExperimentPage,
  ExperimentSort,
  PromptsView,
} from '../../../../../src/experiments/experiments.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

export const { useAdminPromptsQuery, useAdminExperimentsQuery, useRemoveExperimentMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      adminPrompts: build.query<PromptsView, void>({ query: () => '/admin/prompts' }),
      adminExperiments: build.query<ExperimentPage, ListQuery<ExperimentSort, ExperimentFilter>>({
        query: (query) => ({ url: '/admin/experiments', params: listParams(query) }),
      }),
      removeExperiment: build.mutation<void, string>({
        query: (id) => ({ url: `/admin/experiments/${id}`, method: 'DELETE' }),
      }),
    }),
  });

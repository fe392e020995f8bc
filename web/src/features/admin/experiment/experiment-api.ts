import type { ExperimentStarted, ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import type { PromptTemplateId } from '../../../../../src/reports/reports.types.js';
import { api } from '../../../shared/api/api.js';

interface ExperimentWanted {
  readonly analysisId: string;
  readonly promptIds: readonly PromptTemplateId[];
  /** 1–5. */
  readonly repeats: number;
}

const experimentApi = api.injectEndpoints({
  endpoints: (build) => ({
    experiment: build.query<ExperimentView, string>({
      query: (id) => `/admin/experiments/${encodeURIComponent(id)}`,
    }),
    /** Answers as soon as the experiment is on its way. */
    startExperiment: build.mutation<ExperimentStarted, ExperimentWanted>({
      query: (body) => ({
        url: '/admin/experiments',
        method: 'POST',
        headers: { prefer: 'respond-async' },
        body,
      }),
    }),
  }),
});

export const { useStartExperimentMutation } = experimentApi;

const pollMs = 1000;

export const isUnderWay = ({ status }: Pick<ExperimentView, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** An experiment as it stands, asked for each second while it is under way. @param id null asks nothing */
export function useExperiment(id: string | null) {
  const { useExperimentQuery } = experimentApi;
  const known = experimentApi.endpoints.experiment.useQueryState(id ?? '', { skip: id === null }).currentData;
  return useExperimentQuery(id ?? '', {
    skip: id === null,
    refetchOnMountOrArgChange: true,
    pollingInterval: known && !isUnderWay(known) ? 0 : pollMs,
  });
}

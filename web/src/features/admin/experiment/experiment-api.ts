import type { ExperimentStarted, ExperimentView } from '../../../../../src/experiments/experiments.types.js';
import type { PromptTemplateId } from '../../../../../src/reports/reports.types.js';
import { api } from '../../../shared/api/api.js';
import { isProblem } from '../../../shared/api/problem.js';

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

export const isUnderWay = ({ status }: Pick<ExperimentView, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

const pollMs = 1000;
/** After a question that got no answer. */
const pauseMs = 5000;

/** An experiment as it stands, asked for again as long as it is under way. @param id null asks nothing */
export function useExperiment(id: string | null) {
  const { useExperimentQuery, endpoints } = experimentApi;
  const known = endpoints.experiment.useQueryState(id ?? '', { skip: id === null });
  const isGone = isProblem(known.error) && known.error.status === 404;
  const isOver = isGone || (known.currentData !== undefined && !isUnderWay(known.currentData));
  return useExperimentQuery(id ?? '', {
    skip: id === null,
    refetchOnMountOrArgChange: true,
    pollingInterval: isOver ? 0 : known.error ? pauseMs : pollMs,
  });
}

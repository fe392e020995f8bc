import type { QualityDays, QualityView } from '../../../../../src/analyses/quality.types.js';
import { api } from '../../../shared/api/api.js';

export const { useQualityQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    quality: build.query<QualityView, QualityDays>({
      query: (days) => ({ url: '/admin/quality', params: { days } }),
    }),
  }),
});

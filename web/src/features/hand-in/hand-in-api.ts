import type { AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';
import { upload } from '../../shared/api/upload.js';

/** Any mix of what one form may hold. */
export interface HandInParts {
  readonly brokerUrl?: string;
  readonly text?: string;
  readonly pages?: readonly File[];
  readonly pictures?: readonly File[];
}

export interface HandIn {
  /** An analysis that is there, or the link of an advert. */
  readonly to: { readonly id: string } | { readonly url: string };
  readonly parts: HandInParts;
  /** Whether it is to spend no report: the buyer's choice, unsaid where nobody was asked. */
  readonly asPreview: boolean | undefined;
  /** How much has been sent, 0–1. */
  readonly onProgress: (share: number) => void;
}

export const { useHandInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    handIn: build.mutation<AnalysisView, HandIn>({
      queryFn: ({ to, parts, asPreview, onProgress }, { getState, dispatch, signal }) =>
        upload<AnalysisView>({ getState, dispatch }, pathOf(to, asPreview), formOf(parts), {
          signal,
          onProgress,
        }),
      invalidatesTags: (view) =>
        view
          ? ['AnalysisList', 'Stats', { type: 'Analysis', id: view.id }, { type: 'Report', id: view.id }]
          : [],
    }),
  }),
});

function pathOf(to: HandIn['to'], asPreview: boolean | undefined): string {
  const query = new URLSearchParams({
    ...('url' in to ? { url: to.url } : {}),
    ...(asPreview === undefined ? {} : { asPreview: String(asPreview) }),
  });
  const path = 'id' in to ? `/analyses/${encodeURIComponent(to.id)}/hand-in` : '/analyses/hand-in';
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The small parts first, so that a fault in them is told before the files have travelled. */
function formOf({ brokerUrl, text, pages = [], pictures = [] }: HandInParts): FormData {
  const form = new FormData();
  if (brokerUrl) form.append('brokerUrl', brokerUrl);
  if (text) form.append('text', text);
  for (const page of pages) form.append('page', page);
  for (const picture of pictures) form.append('picture', picture);
  return form;
}

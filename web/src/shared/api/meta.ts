import { api } from './api.js';

/** GET /api/meta: what this installation is. */
export interface Meta {
  /** True when everything runs on one machine without configuration. */
  readonly embedded: boolean;
  /** Where mail can be read in that case. */
  readonly mailbox: string | null;
  readonly sampleLinks: readonly { readonly title: string; readonly url: string }[];
}

export const { useMetaQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    meta: build.query<Meta, void>({ query: () => '/meta', keepUnusedDataFor: 3600 }),
  }),
});

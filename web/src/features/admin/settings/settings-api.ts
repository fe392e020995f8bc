import type { ProductView } from '../../../../../src/billing/billing.types.js';
import type { SettingChange, SettingView } from '../../../../../src/settings/settings.types.js';
import { api } from '../../../shared/api/api.js';

export const { useAdminSettingsQuery, useSetSettingMutation, useSoldProductsQuery } = api
  .enhanceEndpoints({ addTagTypes: ['Setting'] })
  .injectEndpoints({
    endpoints: (build) => ({
      adminSettings: build.query<readonly SettingView[], void>({
        query: () => '/admin/settings',
        providesTags: ['Setting'],
      }),
      // A refusal asks for the settings again as well: somebody else may have turned them.
      setSetting: build.mutation<SettingView, SettingChange & { readonly key: string }>({
        query: ({ key, ...body }) => ({ url: `/admin/settings/${key}`, method: 'PUT', body }),
        invalidatesTags: ['Setting'],
      }),
      soldProducts: build.query<readonly ProductView[], void>({ query: () => '/products' }),
    }),
  });

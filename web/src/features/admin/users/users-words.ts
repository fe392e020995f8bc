import type { AdminUserFilter, AdminUserSort } from '../../../../../src/accounts/accounts.types.js';
import { adminUsersTexts as texts } from '../../../shared/texts/admin-users.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

/** By what the users are ordered and selected. */
export const usersWords: ListWords<AdminUserSort, AdminUserFilter> = {
  sorts: ['created_at', 'email'],
  filters: Object.keys(filters) as AdminUserFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) => (sort === 'email' ? 'asc' : 'desc'),
};

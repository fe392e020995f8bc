import type { AdminPurchaseFilter, AdminPurchaseSort } from '../../../../../src/billing/billing.types.js';
import { adminPaymentsTexts as texts } from '../../../shared/texts/admin-payments.js';
import type { ListWords } from '../list/use-list-address.js';

const { all: _all, ...filters } = texts.filters;

/** By what the purchases are ordered and selected: what is under way before what is done. */
export const purchasesWords: ListWords<AdminPurchaseSort, AdminPurchaseFilter> = {
  sorts: Object.keys(texts.columns) as AdminPurchaseSort[],
  filters: Object.keys(filters) as AdminPurchaseFilter[],
  firstSort: 'created_at',
  firstOrder: (sort) =>
    sort === 'user_email' || sort === 'product_name' || sort === 'status' ? 'asc' : 'desc',
};

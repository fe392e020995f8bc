import type { Loader } from './code.js';

/** The administrators' pages, apart from the table of routes: nobody else loads the list of what they are made of. */
export const adminCode = {
  'listing-page': () => import('../pages/listing-page.js'),
  'admin-users-page': () => import('../pages/admin-users-page.js'),
  'admin-overview-page': () => import('../pages/admin-overview-page.js'),
  'admin-analyses-page': () => import('../pages/admin-analyses-page.js'),
  'admin-payments-page': () => import('../pages/admin-payments-page.js'),
  'admin-experiment-page': () => import('../pages/admin-experiment-page.js'),
  'admin-prompts-page': () => import('../pages/admin-prompts-page.js'),
  'admin-settings-page': () => import('../pages/admin-settings-page.js'),
  'admin-objections-page': () => import('../pages/admin-objections-page.js'),
  'admin-audit-page': () => import('../pages/admin-audit-page.js'),
  'admin-queue-page': () => import('../pages/admin-queue-page.js'),
  'admin-quality-page': () => import('../pages/admin-quality-page.js'),
} satisfies Record<string, Loader>;

export type AdminCode = keyof typeof adminCode;

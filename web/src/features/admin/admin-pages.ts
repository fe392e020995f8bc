import { adminTexts } from '../../shared/texts/admin.js';

const { tabs } = adminTexts;

interface AdminPage {
  readonly path: string;
  readonly label: string;
  /** Whether there is a page; the others are named and not linked. */
  readonly isOpen: boolean;
}

/** The administrators' pages, in the order of their tabs. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', label: tabs.overview, isOpen: false },
  { path: '/admin/users', label: tabs.users, isOpen: false },
  { path: '/admin/analyses', label: tabs.analyses, isOpen: false },
  { path: '/admin/payments', label: tabs.payments, isOpen: true },
  { path: '/admin/prompts', label: tabs.prompts, isOpen: false },
  { path: '/admin/settings', label: tabs.settings, isOpen: false },
];

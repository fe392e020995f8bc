import { adminTexts } from '../../shared/texts/admin.js';

const { tabs } = adminTexts;

interface AdminPage {
  readonly path: string;
  readonly label: string;
  /** Whether there is a page; the others are named and not linked. */
  readonly isOpen: boolean;
  /** The beginning of the paths of pages that are told of here and have no tab. */
  readonly within?: string;
}

/** The administrators' pages, in the order of their tabs. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', label: tabs.overview, isOpen: true },
  { path: '/admin/users', label: tabs.users, isOpen: true },
  { path: '/admin/analyses', label: tabs.analyses, isOpen: true },
  { path: '/admin/payments', label: tabs.payments, isOpen: true },
  { path: '/admin/prompts', label: tabs.prompts, isOpen: true, within: '/admin/experiment/' },
  { path: '/admin/settings', label: tabs.settings, isOpen: true },
  { path: '/admin/quality', label: tabs.quality, isOpen: true },
  { path: '/admin/queue', label: tabs.queue, isOpen: true },
  { path: '/admin/audit', label: tabs.audit, isOpen: true },
];

/** The page, or the tab of the page, that stands at a path. */
export function adminPageAt(pathname: string): AdminPage | undefined {
  return adminPages.find(
    ({ path, within }) =>
      path === pathname.replace(/\/$/, '') || (within !== undefined && pathname.startsWith(within)),
  );
}

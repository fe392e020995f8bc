import { adminTexts } from '../../shared/texts/admin.js';

const { tabs } = adminTexts;

interface AdminPage {
  readonly path: string;
  readonly label: string;
  /** The beginning of the paths of pages that are told of here and have no tab. */
  readonly within?: string;
}

/** The administrators' pages, in the order of their tabs. */
export const adminPages: readonly AdminPage[] = [
  { path: '/admin', label: tabs.overview },
  { path: '/admin/users', label: tabs.users },
  { path: '/admin/analyses', label: tabs.analyses },
  { path: '/admin/payments', label: tabs.payments },
  { path: '/admin/prompts', label: tabs.prompts, within: '/admin/experiment/' },
  { path: '/admin/settings', label: tabs.settings },
  { path: '/admin/quality', label: tabs.quality },
  { path: '/admin/objections', label: tabs.objections },
  { path: '/admin/queue', label: tabs.queue },
  { path: '/admin/audit', label: tabs.audit },
];

/** The page, or the tab of the page, that stands at a path. */
export function adminPageAt(pathname: string): AdminPage | undefined {
  return adminPages.find(
    ({ path, within }) =>
      path === pathname.replace(/\/$/, '') || (within !== undefined && pathname.startsWith(within)),
  );
}

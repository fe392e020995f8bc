import type { ComponentType } from 'react';
import { shellTexts } from '../shared/texts/shell.js';
import { signInTexts } from '../shared/texts/sign-in.js';
import type { IconName } from '../shared/ui/icon.js';
import type { AdminCode } from './admin-code.js';

export interface AppRoute {
  readonly path: string;
  /** Before the product's name in the window's title; a page that knows better (an address) sets its own. */
  readonly title: string;
  /** `visitor`: those who are signed in are sent on. `signed-in`: visitors are sent to sign in, `admin`: to `/`. */
  readonly access: 'public' | 'visitor' | 'signed-in' | 'admin';
  /** `bare`: the page brings its own frame. `shell`: navigation around it. `form`: a quiet frame for a visitor's task. */
  readonly layout: 'bare' | 'shell' | 'form';
  /** It shows forms, dialogs or tables of antd, which is then loaded and themed around it. */
  readonly usesAntd?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The file of `src/pages` that `load` fetches, where its text does not name it. */
  readonly file?: AdminCode;
  /** The service worker keeps what was opened here, so it opens while the server cannot be asked who is signed in. */
  readonly isKept?: true;
  /** Where a visitor is sent when `access` is `signed-in`. */
  readonly signInMode?: 'login' | 'signup';
  /** Why, told to a visitor who is sent there. */
  readonly signInCall?: { readonly title: string; readonly text: string };
  readonly menu?: {
    readonly label: string;
    /** On the phone's bar. */
    readonly short: string;
    readonly icon: IconName;
  };
}

const { ways } = shellTexts;

const adminPage = (file: AdminCode) =>
  ({
    access: 'admin',
    layout: 'shell',
    file,
    load: async () => (await import('./admin-code.js')).adminCode[file](),
  }) as const;

/** Every route of the product: the router, the menus, the titles and the guards all read this table. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Förstå bostaden före visningen',
    access: 'public',
    layout: 'bare',
    load: () => import('../pages/landing-page.js'),
  },
  {
    path: '/auth',
    title: 'Logga in',
    access: 'visitor',
    layout: 'form',
    usesAntd: true,
    load: () => import('../pages/auth-page.js'),
  },
  {
    path: '/home',
    title: 'Hem',
    access: 'signed-in',
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/home-page.js'),
    menu: { ...ways.home, icon: 'home' },
  },
  {
    path: '/dashboard',
    title: 'Mina Analyser',
    access: 'signed-in',
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/dashboard-page.js'),
    menu: { ...ways.analyses, icon: 'list' },
  },
  {
    path: '/pricing',
    title: 'Priser',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/pricing-page.js'),
    menu: { ...ways.pricing, icon: 'price' },
  },
  {
    path: '/account',
    title: 'Mitt Konto',
    access: 'signed-in',
    layout: 'shell',
    load: () => import('../pages/account-page.js'),
    menu: { ...ways.account, icon: 'person' },
  },
  {
    path: '/analyze',
    title: 'Analyserar bostad',
    access: 'signed-in',
    signInMode: 'signup',
    signInCall: { title: signInTexts.title, text: signInTexts.analyze },
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/analyze-page.js'),
  },
  {
    path: '/hand-in',
    title: 'Lämna in en annons',
    access: 'public',
    layout: 'form',
    usesAntd: true,
    load: () => import('../pages/hand-in-page.js'),
  },
  {
    path: '/report/:id',
    title: 'Rapport',
    access: 'signed-in',
    isKept: true,
    layout: 'shell',
    load: () => import('../pages/report-page.js'),
  },
  {
    path: '/payment/:id',
    title: 'Slutför köp',
    access: 'signed-in',
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/payment-page.js'),
  },
  {
    path: '/compare',
    title: 'Jämför fastigheter',
    access: 'signed-in',
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/compare-page.js'),
  },
  {
    path: '/buy',
    title: 'Köp rapporter',
    access: 'signed-in',
    signInMode: 'signup',
    layout: 'shell',
    usesAntd: true,
    load: () => import('../pages/buy-page.js'),
  },
  { path: '/listing/:id', title: 'Annonsdata', ...adminPage('listing-page') },
  { path: '/admin/users', title: 'Användare', ...adminPage('admin-users-page') },
  {
    path: '/admin',
    title: 'Dashboard',
    ...adminPage('admin-overview-page'),
    menu: { ...ways.admin, icon: 'shield' },
  },
  { path: '/admin/analyses', title: 'Analyser', ...adminPage('admin-analyses-page') },
  { path: '/admin/payments', title: 'Betalningar', ...adminPage('admin-payments-page') },
  { path: '/admin/experiment/:experimentId', title: 'Experiment', ...adminPage('admin-experiment-page') },
  { path: '/admin/prompts', title: 'Prompts', ...adminPage('admin-prompts-page') },
  { path: '/admin/settings', title: 'Inställningar', ...adminPage('admin-settings-page') },
  { path: '/admin/objections', title: 'Felanmälningar', ...adminPage('admin-objections-page') },
  { path: '/admin/audit', title: 'Logg', ...adminPage('admin-audit-page') },
  { path: '/admin/queue', title: 'Kö', ...adminPage('admin-queue-page') },
  { path: '/admin/quality', title: 'Kvalitet', ...adminPage('admin-quality-page') },
  {
    path: '/example-report',
    title: 'Exempelrapport',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/example-report-page.js'),
  },
  {
    path: '/metod',
    title: 'Så görs en rapport',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/method-page.js'),
  },
  {
    path: '/terms',
    title: 'Användarvillkor',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/terms-page.js'),
  },
  {
    path: '/privacy',
    title: 'Personuppgifter',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/privacy-page.js'),
  },
  {
    path: '/cookies',
    title: 'Kakor',
    access: 'public',
    layout: 'shell',
    load: () => import('../pages/cookies-page.js'),
  },
  {
    path: '/konto-raderat',
    title: 'Kontot är raderat',
    access: 'public',
    layout: 'form',
    load: () => import('../pages/account-erased-page.js'),
  },
  {
    path: '*',
    title: 'Sidan finns inte',
    access: 'public',
    layout: 'form',
    load: () => import('../pages/not-found-page.js'),
  },
];

/** The menu of somebody, in the table's order. */
export function menuFor(user: {
  readonly isAdmin: boolean;
}): readonly (AppRoute & Required<Pick<AppRoute, 'menu'>>)[] {
  return routes.filter(
    (route): route is AppRoute & Required<Pick<AppRoute, 'menu'>> =>
      route.menu !== undefined && (route.access !== 'admin' || user.isAdmin),
  );
}

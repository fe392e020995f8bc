import { createElement, type ReactNode } from 'react';
import { matchRoutes, Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { fetchCode, useCode, type Loader } from './code.js';
import { Guard } from './guard.js';
import { Shell, signedInShell } from './layout/shell.js';
import { PageBoundary } from './route-failed.js';
import { routes, type AppRoute } from './routes.js';

const formFrame: Loader = async () => ({ default: (await import('./layout/form-layout.js')).FormLayout });
const antdFrame: Loader = async () => ({ default: (await import('./layout/antd-frame.js')).AntdFrame });

function Coded({ load }: { readonly load: Loader }) {
  return createElement(useCode(load));
}

function toRouteObject(route: AppRoute): RouteObject {
  const page: RouteObject = {
    path: route.path,
    handle: route,
    element: (
      <Guard route={route}>
        <Coded load={route.load} />
      </Guard>
    ),
  };
  return route.usesAntd ? { element: <Coded load={antdFrame} />, children: [page] } : page;
}

function withLayout(layout: AppRoute['layout'], frame?: ReactNode): RouteObject {
  return {
    element: frame,
    children: [
      {
        // The failure of a page is shown within its layout.
        element: (
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        ),
        children: routes.filter((route) => route.layout === layout).map(toRouteObject),
      },
    ],
  };
}

const table = [
  withLayout('bare'),
  withLayout('form', <Coded load={formFrame} />),
  withLayout('shell', <Shell />),
];

/** The page at the present address in its frame; suspends while their code is on its way. */
export function RoutedPage() {
  return useRoutes(table);
}

/** The route of a path; every path has one, be it the one of unknown addresses. */
export function routeAt(pathname: string): AppRoute {
  return matchRoutes(table, pathname)!.at(-1)!.route.handle as AppRoute;
}

/**
 * Fetches what a path shows to a visitor or to a member, so that its first rendering is whole. Rejects when the code
 * cannot be had.
 */
export async function fetchPage(pathname: string, isMember: boolean): Promise<void> {
  const route = routeAt(pathname);
  const loaders = [
    route.load,
    ...(route.layout === 'form' ? [formFrame] : []),
    ...(route.layout !== 'bare' && isMember ? [signedInShell] : []),
    ...(route.usesAntd ? [antdFrame] : []),
  ];
  await Promise.all(loaders.map(fetchCode));
}

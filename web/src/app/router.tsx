import { createElement } from 'react';
import { matchRoutes, Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import { fetchCode, useCode, type Loader } from './code.js';
import { Guard } from './guard.js';
import { PageBoundary } from './route-failed.js';
import { routes, type AppRoute } from './routes.js';

const frames: Record<AppRoute['layout'], Loader | null> = {
  bare: null,
  form: async () => ({ default: (await import('./layout/form-layout.js')).FormLayout }),
  shell: async () => ({ default: (await import('./layout/shell.js')).Shell }),
};

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

function withLayout(layout: AppRoute['layout']): RouteObject {
  const frame = frames[layout];
  return {
    ...(frame ? { element: <Coded load={frame} /> } : {}),
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

const table = [withLayout('bare'), withLayout('form'), withLayout('shell')];

/** The page at the present address in its frame; suspends while their code is on its way. */
export function RoutedPage() {
  return useRoutes(table);
}

/** The route of a path; every path has one, be it the one of unknown addresses. */
export function routeAt(pathname: string): AppRoute {
  return matchRoutes(table, pathname)!.at(-1)!.route.handle as AppRoute;
}

/** Fetches what a path shows, so that its first rendering is whole. Rejects when the code cannot be had. */
export async function fetchPage(pathname: string): Promise<void> {
  const route = routeAt(pathname);
  const frame = frames[route.layout];
  const loaders = [route.load, frame, route.usesAntd ? antdFrame : null];
  await Promise.all(loaders.map((load) => load && fetchCode(load)));
}

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Guard } from './guard.js';
import { Root } from './root.js';
import { routes, type AppRoute } from './routes.js';
import { RouteFailed } from './route-failed.js';

function toRouteObject(route: AppRoute): RouteObject {
  return {
    path: route.path,
    handle: route,
    lazy: async () => {
      const { default: Page } = await route.load();
      return {
        element: (
          <Guard route={route}>
            <Page />
          </Guard>
        ),
      };
    },
  };
}

/** The failure of a page is shown within its layout. A route whose own code is missing cannot show it: it stays blank. */
const withLayout = (layout: AppRoute['layout']): RouteObject[] => [
  {
    errorElement: <RouteFailed />,
    children: routes.filter((route) => route.layout === layout).map(toRouteObject),
  },
];

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <></>,
    children: [
      ...withLayout('bare'),
      {
        lazy: async () => ({ Component: (await import('./layout/form-layout.js')).FormLayout }),
        children: withLayout('form'),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/shell.js')).Shell }),
        children: withLayout('shell'),
      },
    ],
  },
]);

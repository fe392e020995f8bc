import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ReportLoading } from '../features/report/report-loading.js';
import { store } from '../shared/store.js';
import { PageLoading } from '../shared/ui/page-loading.js';
import { publicPages } from '../shared/texts/public-pages.js';
import { FirstFrame } from './layout/first-frame.js';
import { Root, windowTitle } from './root.js';
import { fetchPage } from './router.js';
import { routes, type AppRoute } from './routes.js';

/** A page as its file is made. */
export interface WrittenPage {
  /** As in the route table; `*` is the page of unknown addresses. */
  readonly path: string;
  readonly title: string;
  /** Of pages that search engines may show; the others ask not to be. */
  readonly description: string | null;
  readonly html: string;
  /** Whether that is the page itself; else it is what holds its place while its code comes. */
  readonly isWhole: boolean;
  /** Sources, from the web's root, that its first view needs beside the entry. */
  readonly modules: readonly string[];
}

/** Every route of the product, the public ones rendered as a visitor sees them first. */
export function writePages(): Promise<WrittenPage[]> {
  return Promise.all(routes.map(writePage));
}

async function writePage(route: AppRoute): Promise<WrittenPage> {
  const { path } = route;
  const description = publicPages[path] ?? null;
  const isWhole = description !== null || path === '*';
  return {
    path,
    title: windowTitle(route.title),
    description,
    html: isWhole ? await renderPage(path.replace('*', '/404')) : renderFrame(route),
    isWhole,
    modules: [sourceOf(route), ...frameOf(route), ...(route.file ? ['src/app/admin-code.ts'] : [])],
  };
}

async function renderPage(path: string): Promise<string> {
  await fetchPage(path, false);
  return renderAt(
    path,
    <StrictMode>
      <Provider store={store}>
        <Root />
      </Provider>
    </StrictMode>,
  );
}

function renderFrame({ path, layout }: AppRoute): string {
  if (layout !== 'shell') return '';
  const content = path === '/report/:id' ? <ReportLoading id="" /> : <PageLoading />;
  return renderAt(path, <FirstFrame>{content}</FirstFrame>);
}

function renderAt(path: string, content: ReactNode): string {
  return renderToString(<StaticRouter location={path}>{content}</StaticRouter>);
}

/** Read from the loader's text, where the build has written the chunk that is named after the page's file. */
function sourceOf({ path, load, file }: AppRoute): string {
  const page = file ?? /\bimport\(["'`](?:[^"'`]*\/)?([\w-]+-page)\.\w+["'`]\)/.exec(load.toString())?.[1];
  if (!page) throw new Error(`${path} must load a file of src/pages that ends with -page.tsx`);
  return `src/pages/${page}.tsx`;
}

function frameOf({ layout, access, usesAntd }: AppRoute): readonly string[] {
  const files = {
    bare: [],
    form: ['form-layout'],
    shell: access === 'public' ? [] : ['signed-in-shell'],
  }[layout];
  return [...files, ...(usesAntd ? ['antd-frame'] : [])].map((file) => `src/app/layout/${file}.tsx`);
}

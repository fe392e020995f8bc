import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { UserRole } from '../../src/auth/user-role.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { startAdvertServer, type AdvertServer } from './adverts.js';
import { pageOf } from '../../web/src/app/offline/page-of.js';
import { signUp, type ApiClient } from './api-client.js';
import { startTestApp, type TestApp } from './app.js';
import { axeViolations } from './axe.js';
import { outlineOf, type PageOutline } from './page-outline.js';
import { BLANK_PATH, lendPage, type LentPage } from './lent-pages.js';
import { watchPolicy } from './policy-watch.js';
import { sampleResult } from './results.js';
import { sharedApp, sharedBrowser } from './shared-app.js';
import { waitFor } from './wait-for.js';
import { patience } from './patience.js';

/** What a state is shown on: the real server, a browser page, and the person who looks. */
export interface Stage {
  readonly app: TestApp;
  readonly adverts: AdvertServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Phones get another frame and other cards. */
  readonly isPhone: boolean;
  /**
   * Signs a new person up and into this browser, before the first page is opened.
   * @param origin where this browser meets the server, when that is a front of it
   */
  signIn(role?: 'buyer' | 'admin', origin?: string): Promise<ApiClient>;
  /** An analysis of the person's: completed and paid, unless the fields say otherwise. */
  addAnalysis(person: ApiClient, fields?: Partial<Analysis>): Promise<string>;
  /** Opens a path of the product. */
  open(path: string): Promise<void>;
}

export interface ScreenState {
  /** Kebab-case, unique among all of a width: the picture's name. */
  readonly name: string;
  /** The route (`web/src/app/routes.ts`) that it stands on. Each route has a state that says so (shown-routes.spec.ts). */
  readonly route?: string;
  /** Brings the page into the state, waits until it stands, and expects what must be there. */
  readonly show: (stage: Stage) => Promise<void>;
  /** Px: what only phones or only desktops have is shown at that width alone. */
  readonly only?: 390 | 1280;
}

/** With SCREENSHOTS=<folder> each state is also kept as a picture, at three widths, by day and by night. */
const folder = process.env['SCREENSHOTS'];
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 900 };
const widths = folder ? [1280, 768, 390] : [1280, 390];
const modes = folder ? (['light', 'dark'] as const) : (['light'] as const);

/** The parts that the pages of one spec share: started before its first test, stopped after its last. */
export interface Stages {
  readonly app: TestApp;
  readonly adverts: AdvertServer;
  readonly browser: Browser;
  /** A page of the test's own until it ends, 1280 px wide unless the options say otherwise. */
  stand(options?: BrowserContextOptions): Promise<Stage>;
}

/**
 * Stages for all tests of the file that calls it.
 * @param environment what differs from the test server's usual configuration
 */
export function useStages(environment: Record<string, string> = {}): Stages {
  const parts = {} as { app: TestApp; adverts: AdvertServer; browser: Browser };
  const lent: LentPage[] = [];

  beforeAll(async () => {
    parts.browser = await sharedBrowser();
    if (Object.keys(environment).length === 0) {
      const shared = await sharedApp();
      Object.assign(parts, { app: shared, adverts: shared.adverts });
    } else {
      parts.adverts = await startAdvertServer();
      parts.app = await startTestApp({ SCRAPING_HOST_MAP: parts.adverts.hostMapText, ...environment });
    }
  });
  afterEach(async () => {
    await Promise.all(lent.splice(0).map((each) => each.giveBack()));
  });
  afterAll(async () => {
    await parts.app?.close();
    if (Object.keys(environment).length > 0) await parts.adverts?.close();
  });

  return {
    get app() {
      return parts.app;
    },
    get adverts() {
      return parts.adverts;
    },
    get browser() {
      return parts.browser;
    },
    async stand(options = {}) {
      const viewport = { width: 1280, height: 900 };
      const one = await lendPage(parts.browser, {
        viewport,
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        reducedMotion: 'reduce',
        ...options,
      });
      lent.push(one);
      const { context, page } = one;
      context.setDefaultTimeout(12_000 * patience);
      const { app, adverts } = parts;
      const isPhone = (options.viewport ?? viewport).width < 768;
      return stageOf({ app, adverts, context, page, isPhone });
    },
  };
}

/** A phone as people hold it: for `stand`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** Checks what a page shows on a desktop, and on a phone as wide as `phone`: one visit, resized. */
export async function onBothSizes(page: Page, check: (isPhone: boolean) => Promise<void>): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: heights[width]! });
    await check(width === 390);
  }
}

/**
 * Shows each state in a real browser, once, and looks at it on the sizes that people have: nothing wider than the
 * screen, no error in the page, nothing that our content security policy refuses, no request to others, no violation
 * that axe finds.
 * @param environment what differs from the test server's usual configuration
 * @returns the stages they stand on, for what else the spec tries there
 */
export function describeScreens(
  subject: string,
  states: readonly ScreenState[],
  environment: Record<string, string> = {},
): Stages {
  if (states.length === 0) throw new Error(`No state of ${subject} to show`);
  const stages = useStages(environment);

  describe(`${subject}, on phone and desktop`, () => {
    it.each(states)('$name', async ({ name, route, show, only }) => {
      const sizes = only ? [only] : widths;
      const stage = await stages.stand({
        viewport: { width: sizes[0]!, height: heights[sizes[0]!]! },
        ...(folder && { deviceScaleFactor: 2 }),
      });
      const errors: string[] = [];
      stage.page.on('pageerror', (error) => errors.push(error.message));
      const policy = watchPolicy(stage.context, stage.app.url);
      await show(stage);
      if (route) expect(pageOf([route], new URL(stage.page.url()).pathname)).toBe(route);
      const dialogs = await visibleDialogs(stage.page);
      let before: PageOutline | undefined;
      for (const width of sizes) {
        await resize(stage.page, width);
        expect([width, await visibleDialogs(stage.page)]).toEqual([width, dialogs]);
        await look(stage.page, `${name}-${width}`);
        before = await expectAccessible(stage.page, before);
      }
      expect(errors).toEqual([]);
      expect(policy.faults()).toEqual([]);
    });
  });
  return stages;
}

/** A state that a resize would end is none that both sizes have. */
const visibleDialogs = (page: Page) => page.getByRole('dialog').count();

async function resize(page: Page, width: number): Promise<void> {
  const size = page.viewportSize();
  // A state that has chosen a size of its own keeps it.
  if (size && widths.includes(size.width) && size.width !== width)
    await page.setViewportSize({ width, height: heights[width]! });
  await page.evaluate('document.fonts.ready');
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

async function look(page: Page, name: string): Promise<void> {
  if (folder) await keepPictures(page, folder, name);
  await waitFor(async () => (await page.evaluate<number>(overflow)) <= 0, {
    timeoutMs: 2_000,
    what: `${name} within the width of the screen`,
  });
}

/** The frames that axe has looked at, by their outline: most pages have the same. */
const framesSeen = new Set<string>();

/**
 * Lets axe look at the page, unless it would see what it has seen already.
 * @param before the outline of the same page at another width
 */
async function expectAccessible(page: Page, before?: PageOutline): Promise<PageOutline> {
  const outline = await outlineOf(page);
  const isSeen = before?.content === outline.content && framesSeen.has(outline.frame);
  if (!isSeen) expect(await axeViolations(page)).toEqual([]);
  framesSeen.add(outline.frame);
  return outline;
}

async function keepPictures(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Chromium fails on pictures that are many times as tall as a screen, at the density of phones.
  const isTall = (await page.evaluate<number>('document.documentElement.scrollHeight')) > 10_000;
  const scale = isTall ? 'css' : 'device';
  for (const mode of modes) {
    await page.emulateMedia({ colorScheme: mode });
    await page.screenshot({ path: join(folder, `${name}-${mode}.png`), fullPage: true, scale });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The stage of a page that a spec opens itself, for what a person does there. */
export function stageOf(given: Pick<Stage, 'app' | 'adverts' | 'context' | 'page' | 'isPhone'>): Stage {
  const { app, context, page } = given;
  const em = () => app.app.get(EntityManager).fork();
  return {
    ...given,
    async signIn(role = 'buyer', origin = app.url) {
      const person = await signUp(app.url);
      if (role === 'admin') {
        const manager = em();
        await manager.persist(new UserRole(manager.getReference(User, person.userId), 'admin')).flush();
      }
      await context.addCookies(
        person.cookies.split('; ').map((cookie) => {
          const [name = '', value = ''] = cookie.split(/=(.*)/s);
          const path = name === 'picture_token' ? '/api/images' : '/api/auth';
          return { name, value, url: `${origin}${path}`, httpOnly: true, sameSite: 'Strict' as const };
        }),
      );
      const mark = { id: person.userId, email: person.email, isAdmin: role === 'admin' };
      await page.goto(`${origin}${BLANK_PATH}`);
      await page.evaluate(
        `localStorage.setItem('visningsklar.session', ${JSON.stringify(JSON.stringify(mark))})`,
      );
      return person;
    },
    async addAnalysis(person, fields = {}) {
      const manager = em();
      const key = randomUUID();
      const link = {
        url: `https://exempelmaklaren.example/objekt/${key}`,
        site: 'exempel',
        key,
        kind: 'broker',
      } as const;
      const analysis = new Analysis(manager.getReference(User, person.userId), link);
      Object.assign(analysis, {
        status: 'completed',
        isPaid: true,
        analysisResult: sampleResult(),
        ...fields,
      });
      await manager.persist(analysis).flush();
      return analysis.id;
    },
    async open(path) {
      await page.goto(`${app.url}${path}`);
    },
  };
}

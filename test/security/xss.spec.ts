import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { claimAt } from '../../src/analyses/claim-at.js';
import { Objection } from '../../src/analyses/objection.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { addRun } from '../support/listing-debug.js';
import { calmOf } from '../support/page-calm.js';
import { hostileLink, payload, shownStart, struck } from '../support/payloads.js';
import { watchPolicy, type PolicyWatch } from '../support/policy-watch.js';
import { poisonedHome } from '../support/poisoned-home.js';
import { addExperiment } from '../support/prompt-experiments.js';
import { addReport } from '../support/report-stage.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { products } from '../support/shop.js';

const stages = useStages();

interface Poisoned {
  readonly stage: Stage;
  readonly page: Page;
  readonly policy: PolicyWatch;
  readonly calm: () => Promise<void>;
  readonly dialogs: string[];
  /** What was found so far, by page. */
  readonly faults: string[];
  /** Of the person's analyses: a paid report, a preview, one that failed. */
  readonly paid: string;
  readonly unpaid: string;
  readonly failed: string;
  readonly experiment: string;
}

/** Somebody signed in, whose every row is hostile, on a phone. */
async function poison(role: 'buyer' | 'admin'): Promise<Poisoned> {
  const stage = await stages.stand(phone);
  const { page, context, app } = stage;
  const policy = watchPolicy(context, app.url);
  const calm = calmOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/\/api\/products/, (route) => {
    const hostile = products.map((product) => ({
      ...product,
      name: payload,
      description: payload,
      features: [payload, payload],
    }));
    const key = /products\/([\w-]+)/.exec(route.request().url())?.[1];
    const json = key ? hostile.find(({ productKey }) => productKey === key) : hostile;
    return route.fulfill({ json });
  });
  const person = await stage.signIn(role);
  const home = poisonedHome();
  const paid = await addReport(app, person, home);
  const unpaid = await addReport(app, person, { ...home, fields: { ...home.fields, isPaid: false } });
  const failed = await stage.addAnalysis(person, {
    status: 'failed',
    failureCode: 'page_blocked',
    failureReason: payload,
    hemnetUrl: hostileLink,
    address: payload,
    analysisResult: null,
    isPaid: false,
  });
  await addRun(stage, paid, 1, { outcome: 'failed', errorCode: payload, errorMessage: payload });
  const experiment =
    role === 'admin' ? await addExperiment(stage, person, { address: payload, hemnetUrl: hostileLink }) : '';
  const em = app.app.get(EntityManager).fork();
  await em.nativeUpdate(User, { id: person.userId }, { email: `${payload}${randomUUID()}@test.example` });
  await em.nativeUpdate(Analysis, { id: paid }, { brokerLink: hostileLink });
  if (role === 'admin') {
    const subject = `event:${payload}`;
    const entry = new AuditEntry({
      actor: `cli:${payload}`,
      act: payload,
      subject,
      details: { [payload]: payload },
    });
    const analysis = await em.findOneOrFail(Analysis, paid, { populate: ['analysisResult'] });
    const { meta, ...result } = analysis.analysisResult!;
    const given = { path: payload, reason: 'other', text: payload } as const;
    const claim = claimAt(result, 'redFlags.0')!;
    const objection = new Objection(analysis, given, { claim, meta, isAdministrators: false });
    await em.persist([entry, objection]).flush();
  }
  return { stage, page, policy, calm, dialogs, faults: [], paid, unpaid, failed, experiment };
}

/** Holds that nothing of the payload is more than a text, and that it does not push the page wider than the screen. */
async function judge({ page, dialogs, faults }: Poisoned, path: string): Promise<void> {
  // What opens shows more.
  await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`);
  const found = await page.evaluate<string[]>(`(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    // Paper has a width of its own.
    const screen = document.documentElement.clientWidth;
    const isWider = matchMedia('screen').matches && document.documentElement.scrollWidth > screen;
    return [
      ...(window.${struck} === undefined ? [] : ['a script ran']),
      ...all('[data-payload], iframe, object, embed, base, [onerror], [onload], [onfocus], [onmouseover]')
        .map((one) => 'an element: ' + one.outerHTML.slice(0, 80)),
      ...all('[href], [src], [action], [formaction]')
        .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? one.getAttribute('action') ?? '')
        .filter((link) => !/^(?:https?:|blob:|mailto:|[/?#]|$)/i.test(link))
        .map((link) => 'a link: ' + link.slice(0, 80)),
      ...all('a[target=_blank]').filter((one) => !/noreferrer|noopener/.test(one.rel)).map((one) => 'an opener: ' + one.href),
      ...(isWider
        ? all('body *')
            .map((one) => ({ html: one.outerHTML.slice(0, 80), by: Math.round(one.getBoundingClientRect().right - screen) }))
            .filter(({ by }) => by > 0)
            .sort((one, other) => other.by - one.by)
            .slice(0, 3)
            .map(({ html, by }) => 'wider than the screen by ' + by + ' px: ' + html)
        : []),
    ];
  })()`);
  const now = [...found, ...dialogs.splice(0)];
  faults.push(...now.map((fault) => `${path.slice(0, 60)}: ${fault}`));
}

/** Where the payload has to be seen, as the text that it is; `null` where the page shows none of it. */
type Shown = string | RegExp | null;

async function visit(poisoned: Poisoned, path: string, shown: Shown = shownStart): Promise<void> {
  const { page, stage } = poisoned;
  await stage.open(path);
  await look(poisoned, path, shown === null ? page.getByRole('heading') : page.getByText(shown));
}

/** Judges the page once the payload is seen there. */
async function look(poisoned: Poisoned, path: string, seen: Locator): Promise<void> {
  await seen
    .first()
    .waitFor({ state: 'attached' })
    .catch(() => poisoned.faults.push(`${path.slice(0, 60)}: does not show ${String(seen)}`));
  await poisoned.calm();
  await judge(poisoned, path);
}

function expectHarmless({ faults, policy }: Poisoned): void {
  expect(faults).toEqual([]);
  expect(policy.faults()).toEqual([]);
}

const tabs = ['oversikt', 'rum', 'renovering', 'detaljer', 'fragor', 'bilder'];

it('shows hostile adverts, reports and products to a buyer as the texts that they are', async () => {
  const poisoned = await poison('buyer');
  const { page } = poisoned;
  await visit(poisoned, `/report/${poisoned.paid}`);
  for (const tab of tabs) {
    await page.locator(`#flik-${tab}`).click();
    await look(poisoned, tab, page.locator(`#del-${tab}`).getByText(shownStart).filter({ visible: true }));
  }
  await page.emulateMedia({ media: 'print' });
  await judge(poisoned, 'print');
  await page.emulateMedia({ media: 'screen' });
  await visit(poisoned, '/dashboard');
  await visit(poisoned, '/home', null);
  await visit(poisoned, `/compare?ids=${poisoned.paid},${poisoned.unpaid}`);
  await visit(poisoned, `/payment/${poisoned.unpaid}`);
  await visit(poisoned, '/pricing');
  await visit(poisoned, '/buy');
  await visit(poisoned, '/account');
  const link = encodeURIComponent('https://www.hemnet.se/bostad/lagenhet-1rum-x-1');
  await visit(poisoned, `/analyze?url=${link}&analysis=${poisoned.failed}`, null);
  expectHarmless(poisoned);
}, 120_000);

it('shows them to an administrator as the texts that they are', async () => {
  const poisoned = await poison('admin');
  await visit(poisoned, `/listing/${poisoned.paid}`);
  await visit(poisoned, '/admin/analyses');
  await visit(poisoned, '/admin/users');
  await visit(poisoned, '/admin/objections');
  await visit(poisoned, '/admin/audit');
  await visit(poisoned, '/admin/prompts');
  await visit(poisoned, `/admin/experiment/${poisoned.experiment}`);
  for (const path of ['/admin', '/admin/payments', '/admin/queue', '/admin/quality', '/admin/settings']) {
    await visit(poisoned, path, null);
  }
  expectHarmless(poisoned);
}, 120_000);

it('takes nothing of an address for more than a text', async () => {
  const poisoned = await poison('buyer');
  const text = encodeURIComponent(payload);
  for (const path of [
    `/report/${text}`,
    `/dashboard?search=${text}`,
    `/compare?ids=${text}`,
    `/auth?mode=confirm&token=${text}`,
    `/analyze?url=${text}`,
    `/analyze?url=${encodeURIComponent(hostileLink)}`,
    `/hand-in?url=${encodeURIComponent(hostileLink)}`,
    `/${encodeURIComponent(payload.slice(0, 600))}`,
    `/pricing#${text}`,
  ]) {
    await visit(poisoned, path, null);
  }
  expectHarmless(poisoned);
}, 120_000);

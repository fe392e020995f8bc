import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ReportView } from '../../src/analyses/analysis.types.js';
import { User } from '../../src/auth/user.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { PurchaseView } from '../../src/billing/billing.types.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import type { BillingStage } from '../support/billing-stage.js';
import { listAnalysis } from '../support/listed-analyses.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import type { AccessWorld } from './access-rows.js';

/** People who have one of everything that a route is about. */
export async function makeAccessWorld(stage: BillingStage): Promise<AccessWorld> {
  const { app, stripe } = stage;
  const em = () => app.app.get(EntityManager).fork();
  const users = app.app.get(UsersService, { strict: false });
  const owner = await signUp(app.url);
  const other = await signUp(app.url);
  const admin = await signUp(app.url);
  const stranger = await signUp(app.url);
  await users.makeAdmin(admin.email);
  // An administrator may go only while there is another.
  await users.makeAdmin((await signUp(app.url)).email);

  const home = await addReport(app, owner, { listing: fullFlat(), photos: 1 });
  const [shown] = await em().execute<[{ sha256: string }]>(
    'select sha256 from analysis_pictures where analysis_id = ?',
    [home],
  );
  const revisionFor = async (reader: ApiClient) =>
    (await reader.call<ReportView>('GET', `/analyses/${home}/report`)).body.revision;
  const revisions = { owner: await revisionFor(owner), admin: await revisionFor(admin) };
  await app.app.get(CreditsService, { strict: false }).grant(owner.userId, 2, 'för provet', 'cli:test');
  const session = await stage.checkout(owner, { productKey: 'single-report' });
  await stripe.control.pay(session, { email: owner.email });
  await stage.calm();
  const [bought] = (await owner.call<PurchaseView[]>('GET', '/account/purchases')).body;

  return {
    owner,
    other,
    admin,
    home,
    secondHome: await addReport(app, owner, { listing: fullFlat() }),
    preview: { bought: await stage.addPreview(owner), unlocked: await stage.addPreview(owner) },
    underWay: await listAnalysis(app, owner, { status: 'analyzing' }),
    unwanted: await stage.addPreview(owner),
    failed: {
      owner: await addFailed(em(), owner),
      admin: await addFailed(em(), owner),
      handIn: await addFailed(em(), owner),
    },
    objection: {
      body: (caller) => ({
        path: 'verdict',
        revision: revisions[caller === 'admin' ? 'admin' : 'owner'],
        reason: 'untrue',
        text: 'Taket lades om i fjol.',
      }),
      id: async () => {
        const [last] = await em().execute<{ id: string }[]>(
          'select id from objections order by created_at desc limit 1',
        );
        return last?.id ?? randomUUID();
      },
    },
    picture: shown.sha256,
    purchase: { id: bought!.id, agreed: bought!.withdrawal!, session },
    device: await addDevice(app.url, owner, em()),
    experiment: async () => {
      const [last] = await em().execute<{ id: string }[]>(
        'select id from prompt_experiments order by created_at desc limit 1',
      );
      return last?.id ?? randomUUID();
    },
    stranger: {
      id: stranger.userId,
      seen: async () =>
        (await admin.call<{ seen: string }>('GET', `/admin/users/${stranger.userId}/erasure`)).body.seen,
    },
    newLink,
  };
}

let links = 0;
const newLink = () => `https://exempelmaklaren.example/objekt/storgatan-1-${5000 + (links += 1)}`;

async function addFailed(em: EntityManager, person: ApiClient): Promise<string> {
  const url = newLink();
  const link = { url, site: 'exempel', key: url, kind: 'broker' } as const;
  const analysis = new Analysis(em.getReference(User, person.userId), link);
  Object.assign(analysis, { status: 'failed', failureCode: 'listing_gone' });
  await em.persist(analysis).flush();
  return analysis.id;
}

/** @returns the id of the session of one more log-in */
async function addDevice(url: string, person: ApiClient, em: EntityManager): Promise<string> {
  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: 'hemligt-lösenord' }),
  });
  const [newest] = await em.execute<[{ family: string }]>(
    'select family from refresh_sessions where user_id = ? order by created_at desc limit 1',
    [person.userId],
  );
  return newest.family;
}

import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { hashDevice } from '../../src/auth/secret-token.js';
import type { PurchaseView } from '../../src/billing/billing.types.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import type { AdvertServer } from './adverts.js';
import { signUp, type ApiClient } from './api-client.js';
import type { BillingStage } from './billing-stage.js';
import { spendAll } from './shop.js';
import { waitFor } from './wait-for.js';

/** Somebody who did everything that the service offers a buyer. */
export interface LivedIn {
  readonly person: ApiClient;
  readonly deviceHash: string;
  /** The analysis that she added to and has read. */
  readonly home: string;
  /** SHA-256 of the pictures that the first analysis shows. */
  readonly pictures: readonly string[];
  /** The session of a payment page that is still open. */
  readonly openSession: string;
}

/** Runs an analysis to its end. @returns its id */
export async function analysed(person: ApiClient, url: string): Promise<string> {
  const { body } = await person.call<AnalysisView>('POST', '/analyses', { url });
  await untilCompleted(person, body.id);
  return body.id;
}

async function untilCompleted(person: ApiClient, id: string): Promise<void> {
  await waitFor(
    async () => (await person.call<AnalysisView>('GET', `/analyses/${id}`)).body.status === 'completed',
    { timeoutMs: 25_000, everyMs: 50, what: `analysis ${id} to be completed` },
  );
}

/** Adds a picture and a text to an analysis, and waits until it is written anew. */
async function handIn(stage: BillingStage, person: ApiClient, id: string, seed: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 100 + seed, sigma: 40 } as const;
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, noise, background: '#888' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(picture)]), 'Erasmussons kök.jpg');
  const told = ['Storgatan 1', 'Uppsala kommun', '2 995 000 kr', 'Boarea', '72,5 m²', 'Antal rum', '3 rum'];
  const prose = 'Charmig trea med stor potential nära stadens puls. Stammarna är från byggåret.';
  form.append('text', [...told, 'Beskrivning', prose, 'Mäklare: visning för Anna Erasmusson'].join('\n'));
  const { status } = await fetch(`${stage.app.url}/api/analyses/${id}/hand-in`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  if (status !== 202) throw new Error(`The hand-in answered ${status}`);
  await untilCompleted(person, id);
}

/** Says that the verdict of an analysis is wrong. */
async function object(person: ApiClient, id: string): Promise<void> {
  const { revision } = (await person.call<ReportView>('GET', `/analyses/${id}/report`)).body;
  const text = 'Taket lades om 2020, säger säljaren till mig, Anna Erasmusson';
  const objection = { path: 'verdict', revision, reason: 'untrue', text };
  const { status } = await person.call('POST', `/analyses/${id}/objections`, objection);
  if (status !== 201) throw new Error(`The objection answered ${status}`);
}

/**
 * Anna Erasmusson signs up, has an analysis, adds to it and objects to its verdict, spends what she has, gets a preview, buys and withdraws,
 * buys and is paid back, buys and keeps, is given reports, asks for a new password and leaves a payment page open.
 * Left are the three reports she bought last and the two she was given.
 */
export async function liveIn(stage: BillingStage, adverts: AdvertServer): Promise<LivedIn> {
  const { app, stripe } = stage;
  const deviceId = randomUUID();
  const person = await signUp(app.url, { deviceId, email: 'anna.erasmusson@test.example' });
  const pay = async (productKey: string) => {
    const session = await stage.checkout(person, { productKey });
    await stripe.control.pay(session, { email: person.email });
    await stage.calm();
    return session;
  };

  const home = await analysed(person, adverts.link('storgatan-1-1001'));
  await handIn(stage, person, home, 7);
  await object(person, home);
  await spendAll(app, person);
  await analysed(person, adverts.link('storgatan-2-1002'));

  await pay('package-3-reports');
  const [bought] = (await person.call<PurchaseView[]>('GET', '/account/purchases')).body;
  await person.call('POST', `/account/purchases/${bought!.id}/withdraw`, bought!.withdrawal);
  const refunded = await stripe.sdk.checkout.sessions.retrieve(await pay('single-report'), {
    expand: ['payment_intent'],
  });
  const intent = refunded.payment_intent as { latest_charge: string };
  await stripe.control.refund(intent.latest_charge);
  await stage.calm();
  await pay('package-3-reports');
  await app.app
    .get(CreditsService, { strict: false })
    .grant(person.userId, 2, 'Anna Erasmusson fick vänta', 'cli:test');
  const openSession = await stage.checkout(person, { productKey: 'single-report' });
  await person.call('POST', '/auth/reset', { email: person.email });
  await waitFor(
    async () => (await app.app.get(EntityManager).fork().execute('select 1 from email_tokens')).length === 1,
  );

  const { listing } = (await person.call<ReportView>('GET', `/analyses/${home}/report`)).body;
  const pictures = [...listing.photos, ...listing.plans].map(({ sha256 }) => sha256);
  return { person, deviceHash: hashDevice(deviceId), home, pictures, openSession };
}

/** Each row of each table of the database as text; a table without rows is there with none. */
export async function everyRow(stage: BillingStage): Promise<Map<string, string[]>> {
  const em = stage.app.app.get(EntityManager).fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await em.execute<{ row: string }[]>(
      `select to_jsonb(t)::text as row from "${name}" t order by 1`,
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Names of the pictures in the store, in all their sizes. */
export function storedPictures(stage: BillingStage): Set<string> {
  const files = readdirSync(stage.app.config.imageDir, { recursive: true, encoding: 'utf8' });
  return new Set(files.flatMap((file) => /[0-9a-f]{64}/.exec(file)?.[0] ?? []));
}
